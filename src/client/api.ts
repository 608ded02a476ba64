import type * as z from 'zod/mini';
import { NO_PERMISSION, SIGN_IN_FIRST } from '#contracts/access.ts';
import type { Endpoint, Refusal, Role, SecondStep } from '#contracts/endpoint.ts';
import { attemptKey, endAttempt } from './attempt-key.ts';
import { requireFactorSetup, requirePasswordChange, endSession, readToken, readUser } from './session.ts';

/** The base of all calls; `PUBLIC_API_BASE` replaces the `/api` of every path at build time. */
const base: string = import.meta.env.PUBLIC_API_BASE ?? '/api';

/** Timeout of a call, milliseconds: longer than any function may run. */
const TIMEOUT_MS = 20_000;
/** A read times out sooner: it can be repeated without risk. */
const READ_TIMEOUT_MS = 10_000;
/** An upload of 4 MB may take long on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;
/** The error code of a timeout. It is not retried silently, which would double the wait. */
export const TIMED_OUT = 'out_of_time';

export const CONNECTION_FAILED =
  'The connection failed. Nothing you entered is lost. Check your connection and try again.';

/** A failed call. Its message may be shown to the user (specification §8). */
export class ApiError extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string | undefined;
  /** The server's own message, so that a form can use the specification's where there is none: blank if the reply has
   * none, null without a readable reply. */
  readonly serverMessage: string | null;
  /** Form field → how to fix it. */
  readonly fields: Record<string, string>;
  /** The id of the record that conflicts, where the user may open it. */
  readonly other_id: number | undefined;
  /** The second step with which a sign-in continues. */
  readonly second_step: SecondStep | undefined;

  constructor(message: string, status: number, refusal: Partial<Refusal> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.serverMessage = refusal.message ?? null;
    this.fields = refusal.fields ?? {};
    this.other_id = refusal.other_id;
    this.second_step = refusal.second_step;
  }
}

type Payload<E extends Endpoint> = {
  query?: Partial<Record<keyof z.output<E['query']>, string | number | null | undefined>>;
  body?: z.input<E['body']>;
  signal?: AbortSignal;
};

/** Makes a contract's call and returns its reply. Throws ApiError; a 401 of a signed-in call also ends the session. */
export async function call<E extends Endpoint>(endpoint: E, payload: Payload<E> = {}): Promise<z.output<E['reply']>> {
  const { response, token } = await request(
    endpoint,
    payload,
    endpoint.method === 'GET' ? READ_TIMEOUT_MS : TIMEOUT_MS,
  );
  const text = await response.text();
  endAttempt(endpoint.path, response.status);
  return parseReply<E>(text, response.status, token);
}

/** Makes a call that returns a file. Throws as `call` does. */
export async function callForFile<E extends Endpoint>(endpoint: E, payload: Payload<E> = {}): Promise<Response> {
  const { response, token } = await request(endpoint, payload, TIMEOUT_MS);
  if (!response.ok) parseReply(await response.text(), response.status, token);
  return response;
}

async function request<E extends Endpoint>(endpoint: E, { query, body, signal }: Payload<E>, ms: number) {
  const token = endpoint.roles === 'public' ? null : readToken();
  if (endpoint.roles !== 'public') assertRole(endpoint.roles);
  const sent = body === undefined ? undefined : bodyOf(endpoint, body as object);
  const response = await send(
    endpointUrl(endpoint, query),
    {
      method: endpoint.method,
      headers: {
        ...(endpoint.creates ? { 'idempotency-key': await attemptKey(endpoint.path, body ?? {}) } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal ? { signal } : {}),
    },
    sent instanceof FormData ? UPLOAD_TIMEOUT_MS : ms,
  );
  return { response, token };
}

/** JSON; or a form, where the call takes one and there is a file, with lists and numbers as JSON text. */
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
 * Throws for a call that the server would refuse: without a session, or with the wrong role. It happens on a page of
 * another area, just before its guard redirects.
 */
function assertRole(roles: readonly Role[]): void {
  const user = readUser();
  if (!user) {
    // The token is missing or has expired: the guard redirects to the sign-in page.
    endSession();
    throw new ApiError(SIGN_IN_FIRST, 401);
  }
  if (!roles.includes(user.role)) throw new ApiError(NO_PERMISSION, 403);
}

/** Parses the text of a response. Throws ApiError for a refusal; a 401 of a signed-in call also ends the session. */
export function parseReply<E extends Endpoint>(
  text: string,
  status: number,
  token: string | null,
): z.output<E['reply']> {
  const reply = parseJson(text);
  if (status >= 200 && status < 300 && reply?.success !== false) return reply as z.output<E['reply']>;
  if (status === 401 && token) endSession();
  if (reply?.code === 'password_change') requirePasswordChange();
  if (reply?.code === 'factor_setup') requireFactorSetup();
  // The raw body may be shown (specification §8), but not the HTML of a gateway's error page.
  const raw = text.trimStart().startsWith('<') ? '' : text;
  throw new ApiError(
    reply?.message || raw || `Request failed (${status})`,
    status,
    reply ? { ...reply, message: reply.message ?? '' } : {},
  );
}

async function send(url: string, init: RequestInit, ms: number): Promise<Response> {
  const timeout = AbortSignal.timeout(ms);
  try {
    return await fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    if (timeout.aborted) {
      const message = 'The server did not respond in time. Check your connection and try again.';
      throw new ApiError(message, 0, { code: TIMED_OUT });
    }
    throw new ApiError(CONNECTION_FAILED, 0);
  }
}

/** The URL of a call with its query. */
export function endpointUrl(endpoint: Endpoint, query: Payload<Endpoint>['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return endpoint.path.replace(/^\/api/, base) + search;
}

function parseJson(text: string): (Partial<Refusal> & Record<string, unknown>) | null {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
