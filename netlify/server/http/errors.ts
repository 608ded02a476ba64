/** The one table from a refusal's code to its HTTP status. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_change: 403,
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
  /** Form field → how to mend it. */
  fields?: Record<string, string>;
  /** Of what stands in the way and may be looked at: its id. */
  other_id?: number | undefined;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal that the caller may read. Anything else that is thrown is a bug and answers a bare 500. */
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

/** A guard in a batch found that what was read no longer holds; nothing was written. Read again and decide anew. */
export class GuardFailed extends Error {
  /** The guard's name, as passed to `must()`. */
  readonly guard: string;

  constructor(guard: string) {
    super(`guard failed: ${guard}`);
    this.name = 'GuardFailed';
    this.guard = guard;
  }
}
