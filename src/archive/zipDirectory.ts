/**
 * The directory of a zip archive: what it says of each file, so that a damaged archive is told from a sound one.
 *
 * The unpacking is fflate's; fflate checks neither checksums nor the lengths that an archive claims, and in a brief a
 * changed digit is a changed citation. Source: PKWARE appnote 4.3.12 and 4.3.16.
 */
import { strFromU8 } from 'fflate';

export interface DirectoryEntry {
  readonly name: string;
  /** CRC-32 of the unpacked bytes. */
  readonly checksum: number;
  readonly encrypted: boolean;
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
/** A field of the large form (zip64), whose true value stands elsewhere. */
const ELSEWHERE = 0xffffffff;

/**
 * The entries in the order of the directory; null where the archive has none that can be read, because it was cut
 * short or something is missing in its middle. An archive of the large form (beyond any brief) has no entries here.
 */
export function zipDirectory(bytes: Uint8Array): DirectoryEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, bytes.length - 65557);
  for (let at = bytes.length - 22; at >= first; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const start = view.getUint32(at + 16, true);
    return start === ELSEWHERE ? [] : entries(bytes, view, start, at, view.getUint16(at + 10, true));
  }
  return null;
}

function entries(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  end: number,
  count: number,
): DirectoryEntry[] | null {
  const found: DirectoryEntry[] = [];
  for (let at = start, index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return null;
    const flags = view.getUint16(at + 8, true);
    const nameLength = view.getUint16(at + 28, true);
    const utf8 = (flags & 0x800) !== 0;
    found.push({
      name: strFromU8(bytes.subarray(at + 46, at + 46 + nameLength), !utf8),
      checksum: view.getUint32(at + 16, true),
      encrypted: (flags & 1) !== 0,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

const CHECKSUM_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as zip has it. */
export function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CHECKSUM_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
