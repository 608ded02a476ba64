import { createHmac } from 'node:crypto';
import type { Client } from '@neondatabase/serverless';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { env } from '../platform/env.ts';

/** Whose data it is. */
export interface Person {
  /** In small letters. */
  email: string;
  /** A regular expression of PostgreSQL that finds the address in a text. */
  address: string;
  /** The account with this address; null for a visitor. */
  user: { id: number; name: string; role: 'customer' | 'employee' | 'admin'; company: string | null } | null;
  /** Companies whose records may name the person, as a user or as a contact. */
  companies: number[];
  /** Finds the address, the names and the phone numbers in texts of these companies. */
  inCompanies: string;
  /** RFQs made from the visitor's enquiries, and a pattern for what the visitor wrote there. */
  rfqs: number[];
  inRfqs: string;
}

const dialect = new PgDialect();

/** Takes the permissions of a database role within a long transaction. */
export const takeRole = (client: Client, role: 'plantsetu_privacy' | 'plantsetu_staff') =>
  query(client, sql`select set_config('role', ${role}, true)`);

/** Runs a statement on a direct connection. */
export async function query<Row extends object>(client: Client, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (await client.query(text, params)).rows as Row[];
}

/** Finds out which account, companies and RFQs an address belongs to. */
export async function findPerson(client: Client, address: string): Promise<Person> {
  const email = address.toLowerCase();
  const [user] = await query<NonNullable<Person['user']> & { company_id: string | null; phone: string | null }>(
    client,
    sql`select u.id, u.name, u.phone, u.role, u.company_id, c.name as company
      from users u left join companies c on c.id = u.company_id where lower(u.email) = ${email}`,
  );
  const contacts = await query<{ id: string; name: string | null; phone: string | null }>(
    client,
    sql`select id, contact_person_name as name, contact_person_phone as phone from companies
        where lower(contact_person_email) = ${email}
      union all select id, accounts_person_name, accounts_person_phone from companies
        where lower(accounts_person_email) = ${email}`,
  );
  const enquiries = await query<{ rfq_id: string; name: string; phone: string | null }>(
    client,
    sql`select r.id as rfq_id, e.name, e.phone from rfq_submissions e join rfqs r on r.enquiry_id = e.id
      where lower(e.email) = ${email}`,
  );
  const ids = [user?.company_id, ...contacts.map(({ id }) => id)].filter((id) => id != null);
  return {
    email,
    address: patternOf(email, []),
    user: user ? { id: Number(user.id), name: user.name, role: user.role, company: user.company } : null,
    companies: [...new Set(ids.map(Number))],
    inCompanies: patternOf(email, user ? [user, ...contacts] : contacts),
    rfqs: enquiries.map(({ rfq_id }) => Number(rfq_id)),
    // A visitor can type any name, so these are looked for only where that enquiry went.
    inRfqs: patternOf(email, enquiries),
  };
}

/** Stands for the address where the address itself must not be kept. */
export const hashAddress = (email: string) =>
  createHmac('sha256', env.AUTH_SECRET).update(`erasure\0${email.toLowerCase()}`).digest('base64url');

/** A regular expression of PostgreSQL for the address, and for names and phone numbers that are long enough to mean someone. */
function patternOf(email: string, known: { name: string | null; phone: string | null }[]): string {
  const names = known.map(({ name }) => name?.trim() ?? '').filter(({ length }) => length >= 4);
  const phones = known.map(({ phone }) => phone?.replace(/\D/g, '').slice(-10) ?? '').filter((p) => p.length >= 8);
  return [
    `(?<![\\w.+-])${escape(email)}(?![\\w-]|\\.\\w)`,
    ...names.map((name) => `(?<!\\w)${escape(name).replace(/\s+/g, '\\s+')}(?!\\w)`),
    // With or without the country's prefix, spaces and hyphens.
    ...phones.map((phone) => `(?<!\\d)\\+?(91|0)?[ ()-]*${[...phone].join('[ ().-]*')}(?!\\d)`),
  ].join('|');
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
