import type * as z from 'zod/mini';
import type { Endpoint, Refusal, Role } from '#contracts/endpoint.ts';
import { askForPassword, endSession, readToken, readUser } from './session.ts';

/** Where the calls go; `PUBLIC_API_BASE` replaces the `/api` of every path at build time. */
const base: string = import.meta.env.PUBLIC_API_BASE ?? '/api';

/** A call without an answer by then is given up, milliseconds: longer than any function may run. */
const DEADLINE_MS = 20_000;
/** The same for one that only reads: whoever waits for a list is told sooner, and can ask again at no risk. */
const READ_DEADLINE_MS = 10_000;
/** The code of a call that was given up. Another silent try would double the wait. */
export const OUT_OF_TIME = 'out_of_time';
/** The same for a call that carries a file: 4 MB take their time on a plant's line. */
const UPLOAD_DEADLINE_MS = 120_000;

/** A call that failed, with a message that may be shown as it is (specification §8). */
export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string | undefined;
  /** The server's own words; null where it had none, so that a form can use the specification's. */
  readonly said: string | null;
  /** Form field → how to mend it. */
  readonly fields: Record<string, string>;
  /** Of what stands in the way and may be looked at: its id. */
  readonly other_id: number | undefined;

  constructor(message: string, status: number, refusal: Partial<Refusal> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.said = refusal.message ?? null;
    this.fields = refusal.fields ?? {};
    this.other_id = refusal.other_id;
  }
}

type Payload<E extends Endpoint> = {
  query?: Partial<Record<keyof z.output<E['query']>, string | number | null | undefined>>;
  body?: z.input<E['body']>;
  signal?: AbortSignal;
};

/** Makes a call of a contract and answers its reply. Throws ApiError; a 401 of a signed-in call also ends the session. */
export async function call<E extends Endpoint>(endpoint: E, payload: Payload<E> = {}): Promise<z.output<E['reply']>> {
  const { response, token } = await ask(endpoint, payload, endpoint.method === 'GET' ? READ_DEADLINE_MS : DEADLINE_MS);
  return replyIn<E>(await response.text(), response.status, token);
}

/** Makes a call that answers a file. Throws as `call` does. */
export async function callForFile<E extends Endpoint>(endpoint: E, payload: Payload<E> = {}): Promise<Response> {
  const { response, token } = await ask(endpoint, payload, DEADLINE_MS);
  if (!response.ok) replyIn(await response.text(), response.status, token);
  return response;
}

async function ask<E extends Endpoint>(endpoint: E, { query, body, signal }: Payload<E>, ms: number) {
  const token = endpoint.roles === 'public' ? null : readToken();
  if (endpoint.roles !== 'public') refuseHopeless(endpoint.roles);
  const sent = body === undefined ? undefined : bodyOf(endpoint, body as object);
  const response = await send(
    address(endpoint, query),
    {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
    },
    sent instanceof FormData ? UPLOAD_DEADLINE_MS : ms,
  );
  return { response, token };
}

/** JSON; as a form where the call takes one and a file goes with it, then with lists and numbers as JSON text. */
function bodyOf({ form }: Endpoint, body: object): string | FormData {
  const fields = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  if (!form || !fields.some(([, value]) => value instanceof File)) return JSON.stringify(body);
  const data = new FormData();
  for (const [name, value] of fields) {
    data.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return data;
}

/**
 * Spares the server a call that it must refuse: of nobody, or of a role that the call does not admit. It happens on a
 * page of another area, in the moment before its guard leads away.
 */
function refuseHopeless(roles: readonly Role[]): void {
  const user = readUser();
  if (!user) {
    // The token has run out while the page was open, or was never there: the guard leads to the sign-in.
    endSession();
    throw new ApiError('Sign in to continue.', 401);
  }
  if (!roles.includes(user.role)) throw new ApiError('Your account may not do this.', 403);
}

/** The reply in an answer's text. Throws ApiError where it is a refusal; a 401 of a signed-in call also ends the session. */
export function replyIn<E extends Endpoint>(text: string, status: number, token: string | null): z.output<E['reply']> {
  const reply = parse(text);
  if (status >= 200 && status < 300 && reply?.success !== false) return reply as z.output<E['reply']>;
  if (status === 401 && token) endSession();
  if (reply?.code === 'password_change') askForPassword();
  // The raw body may be shown (specification §8), but a gateway's error page is no sentence.
  const raw = text.trimStart().startsWith('<') ? '' : text;
  throw new ApiError(reply?.message || raw || `Request failed (${status})`, status, reply ?? {});
}

async function send(url: string, init: RequestInit, ms: number): Promise<Response> {
  const deadline = AbortSignal.timeout(ms);
  try {
    return await fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (deadline.aborted) {
      throw new ApiError('No answer came in time. Check the network and try again.', 0, { code: OUT_OF_TIME });
    }
    throw new ApiError('The connection failed. Nothing you entered is lost: check the network and try again.', 0);
  }
}

/** Where a call goes. */
export function address(endpoint: Endpoint, query: Payload<Endpoint>['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return endpoint.path.replace(/^\/api/, base) + search;
}

function parse(text: string): (Partial<Refusal> & Record<string, unknown>) | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
