import * as z from 'zod/mini';

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true });

/** Who a person is to PlantSetu (specification §6). */
export const Role = z.enum(['customer', 'employee', 'admin']);
export type Role = z.infer<typeof Role>;

/** Roles that work in `/admin`. */
export const staffRoles: readonly Role[] = ['employee', 'admin'];

/** One call: the browser's client, the server's checks and the drift tests all read this value. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** Canonical path, without a suffix. */
  path: `/api/${string}`;
  /** True for calls of the specification's §7 table: they also answer at `path + '.php'`. */
  php: boolean;
  /** Roles that may call, decided by the database row; `public` needs no token. */
  roles: 'public' | readonly Role[];
  /** True where it may also be called while somebody else still knows the caller's password; everything else waits. */
  beforePasswordChange?: true;
  query: Query;
  body: Body;
  /**
   * True where a program puts the body together and no form is checked against it: a browser sends it as it is and does
   * without its schema (docs/decisions/012).
   */
  composed?: true;
  /** True where the body is multipart form data, with files, instead of JSON; `also` where it may come either way. */
  form: boolean | 'also';
  /** Where a browser that posts the form without a script is led when it was taken; absent: it is shown the message. */
  sent?: `/${string}`;
  /** The page of the form, for the way back after a refusal without a script. */
  page?: `/${string}`;
  /** The reply is parsed on its way out: a field that is not listed never leaves the server. */
  reply: Reply;
}

type Spec<Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType> = Pick<
  Endpoint,
  'method' | 'path' | 'roles'
> &
  Partial<Pick<Endpoint, 'php' | 'beforePasswordChange' | 'composed' | 'form' | 'sent' | 'page'>> & {
    query?: Q;
    body?: B;
    reply: R;
  };

const nothing = z.object({});
type Nothing = typeof nothing;

/** Declares a call. A missing query or body means that whatever is sent there is ignored. */
export function endpoint<R extends z.ZodMiniType, Q extends z.ZodMiniType = Nothing, B extends z.ZodMiniType = Nothing>(
  spec: Spec<Q, B, R>,
): Endpoint<Q, B, R> {
  return { php: false, form: false, query: nothing as unknown as Q, body: nothing as unknown as B, ...spec };
}

/**
 * The reply of a call that answers a file instead of JSON: `reply: FileReply` in its contract, `{ name, type, bytes }`
 * from its handler, `download()` in the browser. Refusals are JSON as everywhere.
 */
export const FileReply = z.object({
  /** What the browser saves it as; a plain name, so that nothing in it needs quoting in a header. */
  name: z.string().check(z.regex(/^[\w][\w.-]{0,99}$/)),
  /** Media type, `application/pdf`. */
  type: z.string(),
  /** At most about 4.5 MB: a function answers no more. */
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Of one part of a longer file: the rows in it, and what `after` of the call for the next part is; absent in the last. */
  rows: z.optional(z.int()),
  after: z.optional(z.int()),
});
export type FileReply = z.infer<typeof FileReply>;

/** What a refusal looks like on the wire. `fields` names the form field that each message belongs to. */
export interface Refusal {
  success: false;
  message: string;
  /** Stable code of the refusal, for the client's own decisions. */
  code: string;
  request_id: string;
  fields?: Record<string, string>;
  /** Of what stands in the way and may be looked at: its id. */
  other_id?: number;
}
