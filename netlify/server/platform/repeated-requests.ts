import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { idempotencyKey } from '#contracts/fields/text.ts';
import { AppError } from './errors.ts';

/** The header with which a caller marks repetitions of one request. */
export const KEY_HEADER = 'idempotency-key';

/** A request that must be carried out only once, however often it is sent. */
export interface KeyedRequest {
  /** Null for a visitor. */
  user_id: number | null;
  key: string;
  /** Distinguishes a repetition from another request with the same key. */
  hash: string;
  /** True once a batch with its key is committed. */
  isRecorded: boolean;
}

/** The key exists: an earlier request, or one at the same time, has written. Not an error that a module handles. */
export class KeyRepeated extends Error {}

/** The guard of both statements below. */
export const KEY_GUARD = 'idempotency key';

/** The request with the key of its header, or undefined without one. 400 for a key that is not one. */
export async function keyedRequest(
  { headers }: Request,
  user_id: number,
  path: string,
  sent: object,
): Promise<KeyedRequest | undefined> {
  const header = headers.get(KEY_HEADER);
  if (header === null) return undefined;
  const { data: key } = idempotencyKey.safeParse(header);
  if (!key)
    throw new AppError('invalid', 'Send an Idempotency-Key of 8 to 80 letters, digits, hyphens or underscores.');
  return { user_id: user_id || null, key, hash: await hashOf(path, sent), isRecorded: false };
}

async function hashOf(path: string, sent: object): Promise<string> {
  const files: File[] = [];
  const text = JSON.stringify([path, sent], (_, value: unknown) =>
    value instanceof File ? [files.push(value), value.name] : value,
  );
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(Buffer.from(await file.arrayBuffer()));
  return hash.digest('hex');
}

/** The first statement of a batch that reads: fails if the key has been used. */
export const assertNewKey = (request: KeyedRequest): SQL =>
  sql`select must(not exists (select 1 from idempotency where ${isOf(request)}), ${KEY_GUARD})`;

/** The first statement of a batch that writes: of two at the same time, the second waits here and is then rolled back. */
export const recordKey = ({ user_id, key, hash }: KeyedRequest): SQL => sql`
  with recorded as (
    insert into idempotency (user_id, key, request_hash) values (${user_id}, ${key}, ${hash}) on conflict do nothing returning 1)
  select must(count(*) = 1, ${KEY_GUARD}) from recorded`;

export const isOf = ({ user_id, key }: KeyedRequest): SQL =>
  sql`user_id ${user_id === null ? sql`is null` : sql`= ${user_id}`} and key = ${key}`;

/** Whether a statement writes rows, other than by a function of the database. */
export const isWrite = (statement: string): boolean =>
  /\b(insert into|delete from|update "?[a-z_]+"? \w)/.test(statement);
