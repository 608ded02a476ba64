import * as z from 'zod/mini';

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true });

/** A buyer, an employee or an admin (specification §6). */
export const Role = z.enum(['customer', 'employee', 'admin']);
export type Role = z.infer<typeof Role>;

/** Roles that work in `/admin`. */
export const staffRoles: readonly Role[] = ['employee', 'admin'];

/** Work of which an employee may change the records (docs/decisions/075). An admin has all rights, a customer none. */
export const StaffRight = z.enum(['sales', 'stores', 'accounts']);
export type StaffRight = z.infer<typeof StaffRight>;

/** One call of the API. The browser's client, the server and the drift tests all read this value. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** Canonical path, without a suffix. */
  path: `/api/${string}`;
  /** True for calls in the specification's table (§7): they are also served at `path + '.php'`. */
  php: boolean;
  /** Roles that may call, checked against the user's row; `public` needs no token. */
  roles: 'public' | readonly Role[];
  /** Rights of which an employee needs one; absent: none is needed. */
  needs?: readonly StaffRight[];
  /** True if allowed before the caller has changed a password set by someone else. */
  beforePasswordChange?: true;
  /** True if allowed before an admin who needs a second factor has set one up. */
  beforeSecondFactor?: true;
  /**
   * True if it adds a record each time that it is called. Sent with the header `Idempotency-Key`, it is carried out once: a
   * repetition gets the first reply, 422 with another body. Not for calls whose body has the key.
   */
  creates?: true;
  query: Query;
  body: Body;
  /**
   * True if code builds the body and no form is validated against it: the browser then does not load its schema
   * (docs/decisions/012).
   */
  composed?: true;
  /** True if the body is multipart form data instead of JSON; `also` if both are accepted. */
  form: boolean | 'also';
  /** Page to which a browser without script is redirected after sending the form; absent: it shows the message. */
  sent?: `/${string}`;
  /** The page of the form, linked after a refusal without script. */
  page?: `/${string}`;
  /** The reply is parsed on its way out: a field that is not listed never leaves the server. */
  reply: Reply;
}

type Spec<Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType> = Pick<
  Endpoint,
  'method' | 'path' | 'roles'
> &
  Partial<
    Pick<
      Endpoint,
      | 'php'
      | 'needs'
      | 'beforePasswordChange'
      | 'beforeSecondFactor'
      | 'creates'
      | 'composed'
      | 'form'
      | 'sent'
      | 'page'
    >
  > & {
    query?: Q;
    body?: B;
    reply: R;
  };

const nothing = z.object({});
type Nothing = typeof nothing;

/** Declares a call. Without `query` or `body`, anything sent there is ignored. */
export function endpoint<R extends z.ZodMiniType, Q extends z.ZodMiniType = Nothing, B extends z.ZodMiniType = Nothing>(
  spec: Spec<Q, B, R>,
): Endpoint<Q, B, R> {
  return { php: false, form: false, query: nothing as unknown as Q, body: nothing as unknown as B, ...spec };
}

/**
 * The reply of a call that returns a file: `reply: FileReply` in its contract, `{ name, type, bytes }` from its handler,
 * `download()` in the browser. Refusals are JSON.
 */
export const FileReply = z.object({
  /** File name, of characters that need no quoting in a header. */
  name: z.string().check(z.regex(/^[\w][\w.-]{0,99}$/)),
  /** Media type, `application/pdf`. */
  type: z.string(),
  /** At most about 4.5 MB, the limit of a function's response. */
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** For one part of a longer file: its rows, and `after` for the next part; `after` is absent in the last. */
  rows: z.optional(z.int()),
  after: z.optional(z.int()),
});
export type FileReply = z.infer<typeof FileReply>;

/** A refusal on the wire. `fields` has the message of each form field. */
export interface Refusal {
  success: false;
  message: string;
  /** Stable code, for the client to act on. */
  code: string;
  request_id: string;
  fields?: Record<string, string>;
  /** Id of the record that is in the way, if the caller may open it. */
  other_id?: number;
  /** The second step with which a sign-in continues. */
  second_step?: SecondStep;
}

/** The second step of a sign-in, after the right password. */
export interface SecondStep {
  /** Token of the step, for the calls that finish it. */
  challenge: string;
  /** What the person can finish it with; a recovery code always works. */
  app: boolean;
  passkey: boolean;
}
