/**
 * The verification backend of `contracts.md` as one hono application: routes, limits and error shape. It holds no state; the
 * library and the clock come in from outside, so tests run it without a socket.
 */
import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { z } from 'zod';
import type { CaseLaw, OriginIndex } from '../verifier/caseLaw';
import type { RequestCount } from '../library';
import { originsIn } from '../verifier/quotedWords';
import { checkRequestSchema, type CitationChecker, type LibraryInfo, type Status } from '../verifier/report';
import { answerAsCiteCheck } from '../verifier/citeCheckReply';
import { ServerFault, faultFor } from './faults';
import { logRequests, type RequestLog } from './requestLog';
import { refuseForeignHosts } from './hosts';

/** Bytes. A brief's citations are its own strings: 5,000 of the longest stay below this. */
const CHECK_BODY_LIMIT = 4 * 1024 * 1024;
/** Bytes. The DocketRouter shape takes an answer's whole text. */
const VERIFY_BODY_LIMIT = 2 * 1024 * 1024;
const CITATIONS_LIMIT = 5000;

const checkBodySchema = z.object({ citations: z.array(checkRequestSchema).max(CITATIONS_LIMIT) });
const verifyBodySchema = z.object({ text: z.string() });
const originBodySchema = z.object({
  queries: z
    .array(
      z.object({
        shingles: z.array(z.number().int().min(0).max(0xffffffff)).max(64),
        limit: z.number().int().min(1).max(20).default(5),
      }),
    )
    .max(500),
});
const pageLabelSchema = z.string().max(40).optional();

export interface Backend {
  readonly checker: CitationChecker;
  readonly caseLaw: CaseLaw & Partial<OriginIndex>;
  readonly describe: () => Promise<LibraryInfo>;
  readonly log: RequestLog;
  /** Told of every request that was answered; what it does with it is its own. */
  readonly count?: (count: RequestCount) => void;
  /** Host names, without port, under which this backend may be addressed. */
  readonly hosts: readonly string[];
}

/** Builds the application. Every failure leaves as `{ "error": { "code", "message" } }`, with no stack and no echo. */
export function createApp(backend: Backend): Hono {
  const app = new Hono();
  app.use(logRequests(backend.log));
  app.use(refuseForeignHosts(backend.hosts));
  app.use(secureHeaders({ xFrameOptions: false, contentSecurityPolicy: undefined }));

  app.get('/healthz', (context) => context.json({ ok: true }));
  app.get('/v1/library', async (context) => context.json(await backend.describe()));
  app.post('/v1/citations/check', limitTo(CHECK_BODY_LIMIT), (context) => checkCitations(context, backend));
  app.get('/v1/cases/:id/pages', (context) => casePages(context, backend));
  app.post('/v1/quotations/origin', limitTo(CHECK_BODY_LIMIT), (context) =>
    quotationOrigins(context, backend),
  );
  app.post('/v1/verify', limitTo(VERIFY_BODY_LIMIT), (context) => verifyText(context, backend));

  for (const { path, allow } of ROUTES) app.all(path, (context) => refuseMethod(context, allow));

  app.notFound((context) => reply(context, new ServerFault('notFound', 'There is nothing at this address.')));
  app.onError((error, context) => reply(context, faultFor(error)));
  return app;
}

/** The methods of each route, for those who use another; Hono answers HEAD wherever it answers GET. */
const ROUTES = [
  { path: '/healthz', allow: 'GET, HEAD' },
  { path: '/v1/library', allow: 'GET, HEAD' },
  { path: '/v1/citations/check', allow: 'POST' },
  { path: '/v1/cases/:id/pages', allow: 'GET, HEAD' },
  { path: '/v1/quotations/origin', allow: 'POST' },
  { path: '/v1/verify', allow: 'POST' },
] as const;

function refuseMethod(context: Context, allow: string): Response {
  context.header('Allow', allow);
  return reply(context, new ServerFault('methodNotAllowed', `This address answers ${allow} only.`));
}

async function checkCitations(context: Context, backend: Backend): Promise<Response> {
  const body = await readBody(context, checkBodySchema);
  const checked = await backend.checker.check(body.citations, { signal: context.req.raw.signal });
  const textOf = new Map(body.citations.map(({ id, text }) => [id, text]));
  const results = checked.results.map(({ id, status }) => ({ text: textOf.get(id) ?? id, status }));
  return context.json({ ...checked, requestId: counted(context, backend, results) });
}

/** Counts one request and gives it an id, which its answer carries in the header X-Request-Id too. */
function counted(
  context: Context,
  backend: Backend,
  results: readonly { readonly text: string; readonly status: Status | null }[],
): string {
  const requestId = randomUUID();
  context.header('X-Request-Id', requestId);
  const notFound = results.filter(({ status }) => status === 'not_found');
  backend.count?.({
    requestId,
    citationsChecked: results.filter(({ status }) => status !== null).length,
    citationsNotFound: notFound.length,
    fakesCaught: new Set(notFound.map(({ text }) => text)).size,
  });
  return requestId;
}

async function casePages(context: Context, backend: Backend): Promise<Response> {
  const from = pageLabelSchema.safeParse(context.req.query('from'));
  const to = pageLabelSchema.safeParse(context.req.query('to'));
  if (!from.success || !to.success)
    throw new ServerFault('badRequest', 'A page label has at most 40 characters.');
  const opinion = await backend.caseLaw.opinion(context.req.param('id') ?? '', from.data, to.data);
  if (opinion === null) throw new ServerFault('notFound', 'The library holds no opinion for this case.');
  return context.json(opinion);
}

/** Which opinions share fingerprints of words with each query; a library without the index shares none. */
async function quotationOrigins(context: Context, { caseLaw }: Backend): Promise<Response> {
  const { queries } = await readBody(context, originBodySchema);
  const { quotedIn } = caseLaw;
  const results =
    quotedIn === undefined
      ? queries.map(() => [])
      : await originsIn({ quotedIn: (asked) => quotedIn.call(caseLaw, asked) })(queries);
  return context.json({ results });
}

async function verifyText(context: Context, backend: Backend): Promise<Response> {
  const body = await readBody(context, verifyBodySchema);
  const report = await answerAsCiteCheck(body.text, backend.checker, context.req.raw.signal);
  counted(
    context,
    backend,
    report.checked.map(({ input, status }) => ({ text: input, status })),
  );
  return context.json(report);
}

async function readBody<Shape>(context: Context, schema: z.ZodType<Shape>): Promise<Shape> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new ServerFault('badRequest', 'The body is not JSON.');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ServerFault(
    'badRequest',
    `The body does not fit: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  );
}

function limitTo(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) =>
      reply(context, new ServerFault('tooLarge', `The body is larger than ${bytes} bytes.`)),
  });
}

function reply(context: Context, fault: ServerFault): Response {
  return context.json({ error: { code: fault.code, message: fault.message } }, fault.status);
}
