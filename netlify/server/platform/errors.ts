import type { SecondStep } from '#contracts/endpoint.ts';
import { formatDay } from './format.ts';

/** HTTP status of each refusal code. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  second_step: 401,
  forbidden: 403,
  password_change: 403,
  factor_setup: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  reused_key: 422,
  throttled: 429,
  unavailable: 503,
} as const;
type RefusalCode = keyof typeof STATUS;

interface Details {
  /** Form field → how to fix it. */
  fields?: Record<string, string>;
  /** Id of the record that is in the way, if the caller may open it. */
  other_id?: number | undefined;
  /** How a sign-in continues after the right password. */
  second_step?: SecondStep;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal that the caller may read. Any other error is a bug and becomes a bare 500. */
export class AppError extends Error {
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(code: RefusalCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** A guard found that the data read before the batch has changed; nothing was written. Read again and retry, or refuse. */
export class GuardFailed extends Error {
  /** The guard's name, as passed to `must()`. */
  readonly guard: string;

  constructor(guard: string) {
    super(`guard failed: ${guard}`);
    this.name = 'GuardFailed';
    this.guard = guard;
  }
}

/** A refusal shown at one form field. */
export function fieldError(code: RefusalCode, field: string, message: string): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}

/** 404 for a record that does not exist, or that the caller may not see: `notFound('order')`. */
export const notFound = (record: string) => new AppError('not_found', `This ${record} was not found.`);

/** 401: the token is invalid, expired or revoked. */
export const sessionEnded = () => new AppError('unauthenticated', 'Your session has ended. Sign in again.');

/** 400 at the field that names a company that does not exist. */
export const unknownCompany = () =>
  fieldError('invalid', 'company_id', 'This company does not exist. Choose another one.');

/** A ship-to address that does not exist, is archived or is another company's. */
export const SHIP_TO_NOT_FOUND = 'That ship-to address was not found. Choose another one.';

/** 503 for a service that did not answer. The cause goes to the log only. */
export function unavailable(message: string, cause: unknown): AppError {
  const error = new AppError('unavailable', message, { retryAfter: 60 });
  error.cause = cause;
  return error;
}

/** A write dated in the locked books (trigger `books_locked`); `day` is the lock date. */
export const booksLocked = (day: string) =>
  `The books are locked up to ${formatDay(day)}. Enter a later date, or ask an admin to unlock them.`;
