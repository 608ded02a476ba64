import type { Endpoint } from '#contracts/endpoint.ts';
import type { Schema } from './schemas.ts';

/** Each refusal: its HTTP status, its codes and when it comes. netlify/server/platform/errors.ts has the same statuses. */
export const REFUSALS = {
  400: {
    name: 'Invalid',
    codes: ['invalid'],
    text: 'Something sent is missing or wrong. `fields` names each field and how to fix it.',
  },
  401: {
    name: 'Unauthenticated',
    codes: ['unauthenticated', 'second_step'],
    text: 'No token, or one that has ended. Sign in again. `second_step`: the password is right, and the sign-in continues with a second factor.',
  },
  403: {
    name: 'Forbidden',
    codes: ['forbidden', 'password_change', 'factor_setup'],
    text: 'The caller’s role does not allow the call. `password_change`: the caller must first replace a password that someone else set. `factor_setup`: an admin must first set up a second factor.',
  },
  404: { name: 'NotFound', codes: ['not_found'], text: 'No such record, or it belongs to another company.' },
  409: {
    name: 'Conflict',
    codes: ['conflict'],
    text: 'The state of the record does not allow it, or someone else changed it in the meantime. Read it again, then retry.',
  },
  413: { name: 'TooLarge', codes: ['too_large'], text: 'A body above 1 MB, or a file above 4 MB.' },
  415: {
    name: 'Unsupported',
    codes: ['unsupported'],
    text: 'The content of the file, or the type of the body, is not accepted.',
  },
  422: { name: 'ReusedKey', codes: ['reused_key'], text: 'The idempotency key was used before for something else.' },
  429: {
    name: 'Throttled',
    codes: ['throttled'],
    text: 'Too many attempts, or too many changes in one minute. Retry after the seconds in `Retry-After`.',
  },
  500: { name: 'Bug', codes: ['bug'], text: 'A fault on our side. Quote `request_id` to support.' },
  503: {
    name: 'Unavailable',
    codes: ['unavailable'],
    text: 'The database or the file store did not answer. Retry after the seconds in `Retry-After`.',
  },
} as const;

/** The statuses with which a call may be refused; the sentence of its contract names further ones. */
export function refusalsOf({ method, roles, form, body, query, creates }: Endpoint, sentence: string): number[] {
  const takes = (schema: object) => Object.keys((schema as { shape?: object }).shape ?? {});
  const isOpen = method === 'GET' && takes(query).length === 0;
  return [
    ...(isOpen ? [] : [400, 404, 409]),
    ...(roles === 'public' ? [429] : [401, 403]),
    // Writes are limited by user and company (WRITES_PER_MINUTE).
    ...(method === 'POST' ? [413, 429] : []),
    ...(form ? [415] : []),
    ...(creates || takes(body).includes('idempotency_key') ? [422] : []),
    ...[...sentence.matchAll(/\b4\d\d\b/g)].map(([status]) => Number(status)).filter((status) => status in REFUSALS),
    ...[500, 503],
  ]
    .filter((status, index, all) => all.indexOf(status) === index)
    .sort((a, b) => a - b);
}

/** The body of every refusal. */
export const Refusal: Schema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'What is wrong and what to do, for a person to read.' },
    code: {
      type: 'string',
      enum: Object.values(REFUSALS).flatMap(({ codes }) => [...codes]),
      description: 'The kind of refusal, for a program to act on.',
    },
    request_id: { type: 'string', description: 'Number of the call in our logs, also in the header `X-Request-Id`.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field → how to fix it, such as `lines.0.qty`.',
    },
    other_id: { type: 'integer', description: 'Id of the record that is in the way, if the caller may open it.' },
    second_step: {
      type: 'object',
      description: 'The step with which a sign-in continues.',
      properties: {
        challenge: { type: 'string', description: 'Token of the step.' },
        app: { type: 'boolean', description: 'True if the person has an authenticator app.' },
        passkey: { type: 'boolean', description: 'True if the person has a passkey.' },
      },
      required: ['challenge', 'app', 'passkey'],
    },
  },
  required: ['success', 'message', 'code', 'request_id'],
};

/** The responses that calls refer to, by name. */
export const refusalResponses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, { name, text }]) => [
    name,
    {
      description: text,
      ...(status === '429' || status === '503'
        ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
        : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]),
);
