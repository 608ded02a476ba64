import { sql } from 'drizzle-orm';
import type { CustomerRow } from '#contracts/customer-desk.ts';
import { type CsvColumn, csvFile, EXPORT_ROWS, tooManyRows } from './csv.ts';
import { asActor, rows } from './database.ts';
import { listCap, searchCap } from './list-caps.ts';
import type { Caller } from './session.ts';

interface Filters {
  q: string | null;
  state?: string | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

interface Page {
  total: number;
  capped: boolean;
  items: CustomerRow[] | null;
}

/** One page of all companies' customers. `admin_customer_page` finds the ids, row-level security guards the rows. */
export async function listCustomers(
  actor: Caller,
  { page, size, ...filters }: Filters & { page: number; size: number },
) {
  const [, result] = await asActor(actor, [rows<Page>(pageOf(filters, page, size))]);
  const { items, total, capped } = result.rows[0]!;
  return { items: (items ?? []).map(rowOf), total, total_capped: capped };
}

/** All that the list shows, as a CSV. 413 where it is more than one file holds. */
export async function exportCustomers(actor: Caller, filters: Filters) {
  const [, result] = await asActor(actor, [rows<Page>(pageOf(filters, 1, EXPORT_ROWS))]);
  const { items, capped } = result.rows[0]!;
  if (capped) throw tooManyRows();
  return csvFile('customers', columns, (items ?? []).map(rowOf));
}

const columns: CsvColumn<CustomerRow>[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Role', ({ company_role }) => company_role],
  ['Sign-in', ({ disabled }) => (disabled ? 'disabled' : 'active')],
  ['Last signed in', ({ signed_in_at }) => signed_in_at],
];

const pageOf = ({ q, state, company_id, sort }: Filters, page: number, size: number) => sql`
  select total, capped, (
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'company_id', c.id, 'company', c.name,
        'company_role', u.company_role, 'disabled', u.disabled_at is not null, 'signed_in_at', u.signed_in_at) order by place)
    from unnest(ids) with ordinality as found (user_id, place)
      join users u on u.id = found.user_id join companies c on c.id = u.company_id
  ) as items
  from admin_customer_page(${q}, ${state ?? null}, ${company_id ?? null}, ${sort ?? null}, ${page}, ${size},
    ${listCap(size)}, ${searchCap(size)})`;

function rowOf({ signed_in_at, ...row }: CustomerRow): CustomerRow {
  return { ...row, signed_in_at: signed_in_at && new Date(signed_in_at).toISOString() };
}
