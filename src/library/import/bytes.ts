/**
 * The bytes of a file, unpacked where its name ends in .bz2. Unpacking is the work of the program for it that is on the machine (the
 * parallel ones first): bzip2 is slow work, and a program of its own does it on another core, in flat memory.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { badInput, cannotRead } from './files';

/** Rows of a chunk live until it is done with; more of them at once is more to move for the collector of garbage. */
const CHUNK = 1 << 17;
/** Unpack to standard output, in order of preference. */
const UNPACKERS: readonly (readonly [command: string, ...options: string[]])[] = [
  ['lbzip2', '-d', '-c'],
  ['pbzip2', '-d', '-c'],
  ['bzip2', '-d', '-c'],
];

/** How far the reading of files has come, in bytes as they lie on the disk. */
export class ReadProgress {
  private total = 0;
  read = 0;
  /** Rows that were read. */
  rows = 0;
  /** Adds a file that will be read. */
  expect(file: string): void {
    this.total += fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }
  get fraction(): number | null {
    return this.total === 0 ? null : Math.min(1, this.read / this.total);
  }
}

export async function* readBytes(file: string, progress?: ReadProgress): AsyncGenerator<Buffer> {
  const packed = fs.createReadStream(file, { highWaterMark: CHUNK });
  packed.on('data', (bytes: string | Buffer) => {
    if (progress !== undefined) progress.read += bytes.length;
  });
  packed.pause();
  if (!/\.bz2$/i.test(file)) {
    yield* packed as AsyncIterable<Buffer>;
    return;
  }
  yield* unpacked(file, packed);
}

async function* unpacked(file: string, packed: fs.ReadStream): AsyncGenerator<Buffer> {
  await once(packed, 'open').catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  const program = await firstThatStarts(file);
  let fault: unknown = null;
  packed.once('error', (error) => {
    fault = error;
    program.kill();
  });
  // The program may end before it has taken everything: a damaged file, or nobody wants more.
  program.stdin.on('error', () => undefined);
  const ended = once(program, 'close') as Promise<[number | null]>;
  packed.pipe(program.stdin);
  try {
    yield* program.stdout as AsyncIterable<Buffer>;
    const [code] = await ended;
    if (fault !== null) throw cannotRead(file, fault);
    if (code !== 0) throw badInput(file, null, 'it is not a whole bzip2 file');
  } finally {
    packed.destroy();
    program.kill();
  }
}

async function firstThatStarts(file: string) {
  for (const [command, ...options] of UNPACKERS) {
    const program = spawn(command, options, { stdio: ['pipe', 'pipe', 'ignore'] });
    try {
      await once(program, 'spawn');
      return program;
    } catch {
      // Not on this machine; the next one may be.
    }
  }
  throw badInput(file, null, 'no program that unpacks bzip2 is installed; unpack the file first');
}
