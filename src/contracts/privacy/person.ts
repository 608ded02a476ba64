import * as z from 'zod/mini';
import { endpoint, FileReply } from '../endpoint.ts';
import { email, required } from '../fields/text.ts';

/** What erasure does with records: they are deleted, lose the person's name, email and phone, or are kept as they are. */
export const Outcome = z.enum(['deleted', 'anonymised', 'kept']);
export type Outcome = z.infer<typeof Outcome>;

/** 409: what is held on the person is not what the caller saw. */
export const PERSON_CHANGED =
  'What we hold on this person has changed since you looked. Look again before you erase it.';

/** 409: an account of staff. */
export const STAFF_ACCOUNT =
  'This address belongs to a staff account. Its data is kept for the employment; disable the account under Staff instead.';

/** Records of one kind that have data on the person. */
export const HeldRecords = z.object({
  /** What they are: `Contact messages and replies`. */
  name: z.string(),
  count: z.int(),
  /** What erasure does with them. */
  outcome: Outcome,
  /** Why they are not deleted; null if they are. */
  why: z.nullable(z.string()),
});
export type HeldRecords = z.infer<typeof HeldRecords>;

/** A file that the person sent, with the call that gives a link to it. */
export const HeldFile = z.object({ kind: z.enum(['resume', 'enquiry', 'attachment']), id: z.int(), name: z.string() });
export type HeldFile = z.infer<typeof HeldFile>;

export const HeldData = z.object({
  email: z.string(),
  /** The account with this address; null for a visitor. */
  account: z.nullable(z.object({ id: z.int(), name: z.string(), role: z.string(), company: z.nullable(z.string()) })),
  /** Kinds with at least one record. */
  records: z.array(HeldRecords),
  files: z.array(HeldFile),
  /** When data of this address was erased before, the latest first. */
  erased: z.array(z.iso.datetime()),
  /** Stands for what is held now; `erase` requires it. */
  seen: z.string(),
});
export type HeldData = z.infer<typeof HeldData>;

/** What is held on the person with an email address, in all tables, and what erasure would do with it. For admins only. */
export const getPersonEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/person-get',
  roles: ['admin'],
  query: z.object({ email }),
  reply: HeldData,
});

/** Everything held on a person as a file, as JSON or as text. Passwords, keys and hashes are left out; files are downloaded one by one. */
export const exportPersonEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/person-export',
  roles: ['admin'],
  query: z.object({ email, format: z.enum(['json', 'text']) }),
  reply: FileReply,
});

/**
 * Erases a person's data at their request: deletes it or removes name, email and phone, deletes the files, ends the sign-ins
 * and closes the account. 404 if nothing is held, 409 if it has changed since `seen`, or for a staff account.
 */
export const erasePersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/person-erase',
  roles: ['admin'],
  body: z.object({
    email,
    /** How the request came and how the person was identified. */
    reason: required(500, 'Enter how the request was made and how you verified the person’s identity.'),
    /** From `person-get`. */
    seen: z.string().check(z.maxLength(64)),
  }),
  reply: z.object({ message: z.string() }),
});
