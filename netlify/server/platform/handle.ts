import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { type Endpoint, FileReply, type Refusal } from '#contracts/endpoint.ts';
import { brand } from '#site';
import { sendAlert } from './alert.ts';
import { readJson } from './body.ts';
import { currentCall, runCall } from './call-context.ts';
import { requireAccess } from './database.ts';
import { Device } from './device.ts';
import { AppError, STATUS } from './errors.ts';
import { carryOutOnce, storeReply } from './first-reply.ts';
import { describe, log } from './log.ts';
import { networkOf } from './network.ts';
import { answerBrowser, isPlainBrowser, type PlainPage } from './no-script-forms.ts';
import { startSending } from './queued-mail.ts';
import { keyedRequest } from './repeated-requests.ts';
import { type Caller, readCaller } from './session.ts';
import { readForm, readPlainForm } from './files/uploads.ts';
import { defaultMessage, withField } from './validation-messages.ts';

// Set here, not in the contracts: browser forms are covered by the contracts' own messages.
z.config({ localeError: defaultMessage });

/** Of every answer; netlify.toml has those of files. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  // Another site can neither read an answer nor load it as a script, style or picture.
  'cross-origin-resource-policy': 'same-origin',
};

/** What a handler receives, checked against the contract. */
export interface Call<Query, Body> {
  /** Not yet authorised: the database checks the caller with the first query. */
  actor: Caller;
  query: Query;
  body: Body;
  /** Where the caller connects from, for throttling: an address, or the /64 network of an IPv6 address. */
  ip: string;
  userAgent: string | null;
  /** The caller's browser, for sign-in. */
  device: Device;
}

/**
 * Turns a contract and a domain call into a Netlify Function: validates the request, runs the call, validates the reply.
 * An AppError becomes its HTTP status; any other error becomes a 500 with only the request id of its log line. `page` makes
 * the answer to a browser without script, if the call has more to say than its message.
 */
export function handle<Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: Endpoint<Q, B, R>,
  act: (call: Call<z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
  page?: PlainPage,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    const isPlain = isPlainBrowser(endpoint, request);
    const own = isPlain && page ? { page, request: request.clone() } : undefined;
    const started = performance.now();
    const requestId = context.requestId ?? crypto.randomUUID();
    const { result: called, call } = await runCall(() =>
      run(endpoint, act, request, context).catch((error) => refuse(error, requestId, endpoint.path)),
    );
    const answer = isPlain ? await answerBrowser(endpoint, called, own) : called;
    answer.headers.set('x-request-id', requestId);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) answer.headers.set(name, value);
    // After the response, for which the caller does not wait. Tests call functions without `waitUntil`.
    if (call.hasMail && called.ok) context.waitUntil?.(startSending(request));
    if (called.status === 500)
      context.waitUntil?.(sendAlert(endpoint.path, `${endpoint.path} failed, request ${requestId}.`));
    log('info', 'call', {
      requestId,
      path: endpoint.path,
      status: answer.status,
      ms: Math.round(performance.now() - started),
    });
    return answer;
  };
}

async function run<Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: Endpoint<Q, B, R>,
  act: (call: Call<z.output<Q>, z.output<B>>) => Promise<z.input<R>>,
  request: Request,
  context: Context,
): Promise<Response> {
  if (request.method !== endpoint.method) {
    return json({ success: false, message: `Use ${endpoint.method}.` }, 405, { allow: endpoint.method });
  }
  refuseCrossSite(endpoint, request);
  const actor = await readCaller(request, endpoint);
  const { query, body } = await readSent(endpoint, request, actor).catch(async (refusal: unknown) => {
    // A caller without access learns that, not what the call expects.
    if (endpoint.roles !== 'public') await requireAccess(actor);
    throw refusal;
  });
  const device = new Device(request);
  const userAgent = request.headers.get('user-agent');
  const reply = await carryOutOnce(() =>
    act({ actor, query, body, ip: networkOf(context.ip ?? ''), userAgent, device }),
  );
  const parsed: unknown = endpoint.reply.parse(reply);
  await storeReply(parsed);
  if (isFileCall(endpoint)) return fileResponse(parsed as FileReply);
  return json({ success: true, ...(parsed as object) }, 200, device.headers);
}

/**
 * 403 for a public form that another site's page sends through its reader's browser. Browsers that do not say where a request
 * comes from pass, and so do programs.
 */
function refuseCrossSite({ method, roles }: Endpoint, request: Request): void {
  if (method === 'POST' && roles === 'public' && request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new AppError(
      'forbidden',
      `This form was sent from another website. Open it on ${brand.name} and send it there.`,
    );
  }
}

const isFileCall = ({ reply }: Endpoint) => (reply as unknown) === FileReply;

/** The query and body, checked against the contract. 400, 413 or 415 if they do not match it, 400 for a key of another form. */
async function readSent<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
  endpoint: Endpoint<Q, B>,
  request: Request,
  { uid }: Caller,
): Promise<{ query: z.output<Q>; body: z.output<B> }> {
  const query = check(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  const body = check(endpoint.body, endpoint.method === 'POST' ? await read(endpoint, request) : {});
  if (endpoint.creates) currentCall()!.request = await keyedRequest(request, uid, endpoint.path, { query, body });
  return { query, body };
}

function read({ form }: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (form === 'also' && /^multipart\/form-data\b/i.test(type)) return readForm(request);
  if (form === 'also' && /^application\/x-www-form-urlencoded\b/i.test(type)) return readPlainForm(request);
  return form === true ? readForm(request) : readJson(request);
}

function check<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'request'] ??= issue.message;
  const [first] = Object.entries(fields);
  const message = first ? withField(...first) : 'Invalid request.';
  throw new AppError('invalid', message, { fields });
}

function refuse(error: unknown, requestId: string, path: string): Response {
  if (error instanceof AppError) {
    if (error.code === 'unavailable') log('error', 'unavailable', { requestId, path, ...describe(error) });
    const { fields, other_id, second_step, retryAfter } = error.details;
    const refusal: Refusal = {
      success: false,
      message: error.message,
      code: error.code,
      request_id: requestId,
      fields,
      other_id,
      second_step,
    };
    return json(refusal, STATUS[error.code], {
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(error.code === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    });
  }
  log('error', 'bug', { requestId, path, ...describe(error) });
  const message = `Something went wrong on our side. Try again. If it keeps happening, quote ${requestId} to support.`;
  return json({ success: false, message, code: 'bug', request_id: requestId } satisfies Refusal, 500);
}

/** Always a download: a file's content must never run under our origin. */
function fileResponse({ name, type, bytes, rows, after }: FileReply): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      ...(rows === undefined ? {} : { 'x-export-rows': String(rows) }),
      ...(after === undefined ? {} : { 'x-export-after': String(after) }),
    },
  });
}

function json(value: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  });
}
