import { createHash } from 'node:crypto';
import type { Client } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import type { HeldData, HeldFile } from '#contracts/privacy/person.ts';
import { brand } from '#site';
import { runLongTransaction } from '../platform/long-transaction.ts';
import type { Caller } from '../platform/session.ts';
import { findPerson, hashAddress, type Person, query, takeRole } from './person.ts';
import { isOwnFile, type Place, placesOf } from './places.ts';

/** A place with its records. */
export interface Found extends Place {
  records: Record<string, unknown>[];
}

/** What is held on a person, in all tables, and what erasure would do with it. */
export async function getPerson(actor: Caller, email: string): Promise<HeldData> {
  return runLongTransaction(actor, async (client) => {
    await takeRole(client, 'plantsetu_privacy');
    const person = await findPerson(client, email);
    const found = await readPlaces(client, person);
    const erased = await query<{ created_at: Date }>(
      client,
      sql`select created_at from erasures where subject_hash = ${hashAddress(email)} order by id desc`,
    );
    return {
      email: person.email,
      account: person.user,
      records: found.map(({ name, records, outcome, why }) => ({
        name,
        count: records.length,
        outcome,
        why: why ?? null,
      })),
      files: (await readFiles(client, person)).map(({ kind, id, name }) => ({ kind, id, name })),
      erased: erased.map(({ created_at }) => new Date(created_at).toISOString()),
      seen: fingerprint(found),
    };
  });
}

/** Everything held on a person as a file. */
export async function exportPerson(
  actor: Caller,
  { email, format }: { email: string; format: 'json' | 'text' },
): Promise<FileReply> {
  const { found, files } = await runLongTransaction(actor, async (client) => {
    await takeRole(client, 'plantsetu_privacy');
    const person = await findPerson(client, email);
    return { found: await readPlaces(client, person), files: await readFiles(client, person) };
  });
  const held = Object.fromEntries(found.map(({ name, records }) => [name, records]));
  const whole = {
    ...{ by: brand.legalName, about: email, at: new Date().toISOString(), held },
    files: files.map(({ name }) => name),
  };
  return format === 'json'
    ? { name: 'personal-data.json', type: 'application/json', bytes: encode(JSON.stringify(whole, null, 2)) }
    : { name: 'personal-data.txt', type: 'text/plain; charset=utf-8', bytes: encode(asText(whole)) };
}

/** The places that have records. */
export async function readPlaces(client: Client, person: Person): Promise<Found[]> {
  const found: Found[] = [];
  for (const place of placesOf(person)) {
    const records = await query<{ record: Record<string, unknown> }>(
      client,
      sql`select ${place.shown} as record from ${place.from}`,
    );
    if (records.length > 0) found.push({ ...place, records: records.map(({ record }) => record) });
  }
  return found;
}

/** The files that the person sent or got with a ticket, without those that now belong to an RFQ or an order of a company. */
export function readFiles(client: Client, { email, user }: Person): Promise<(HeldFile & { key: string })[]> {
  return query(
    client,
    sql`select 'resume' as kind, id::int, resume_name as name, resume_key as key from job_applications where lower(email) = ${email}
      union all select 'enquiry', id::int, attachment_name, attachment_key from rfq_submissions e
        where lower(email) = ${email} and attachment_key is not null
          and not exists (select from rfqs where attachment_key = e.attachment_key)
      union all select 'attachment', id::int, file_name, file_key from attachments a where ${isOwnFile(user?.id ?? 0)}`,
  );
}

/** Changes with what is held, so that no one erases more than they saw. */
export const fingerprint = (found: Found[]) =>
  createHash('sha256')
    .update(JSON.stringify(found.map(({ name, records }) => [name, records.length])))
    .digest('base64url');

const encode = (text: string) => new TextEncoder().encode(text);

/** The export for people: a heading for each kind, a line for each field. */
function asText({
  by,
  about,
  at,
  held,
  files,
}: {
  by: string;
  about: string;
  at: string;
  held: object;
  files: string[];
}): string {
  const kinds = Object.entries(held).map(([name, records]: [string, Record<string, unknown>[]]) =>
    [`${name} (${records.length})`, '', ...records.map(recordText)].join('\n'),
  );
  const sent = files.length > 0 ? [`Files\n\n${files.join('\n')}\n`] : [];
  return [`Personal data of ${about}`, `Held by ${by}, as of ${at}`, '', ...kinds, ...sent].join('\n');
}

const recordText = (record: Record<string, unknown>) =>
  `${Object.entries(record)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([field, value]) =>
        `  ${field.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join('\n')}\n`;
