import type { CustomerRow } from '#contracts/customer-desk.ts';
import { type CsvColumn, csvFile, EXPORT_ROWS, tooManyRows } from './csv.ts';
import { signIn } from './csv-export.ts';
import { deskPage, moment, readDeskPage } from './desk-page.ts';
import type { Caller } from './session.ts';

interface Filters {
  q: string | null;
  state?: string | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** One page of all companies' customers. */
export async function listCustomers(
  actor: Caller,
  { q, state, company_id, sort, ...place }: Filters & { page: number; size: number },
) {
  const page = deskPage('admin_customer_page', [q, state, company_id, sort], place);
  const { items, ...counts } = await readDeskPage<CustomerRow>(actor, 'admin_customer_rows', page);
  return { items: items.map((row) => ({ ...row, signed_in_at: moment(row.signed_in_at) })), ...counts };
}

/** All that the list shows, as a CSV. 413 where it is more than one file holds. */
export async function exportCustomers(actor: Caller, filters: Filters) {
  const { items, total_capped } = await listCustomers(actor, { ...filters, page: 1, size: EXPORT_ROWS });
  if (total_capped) throw tooManyRows();
  return csvFile('customers', columns, items);
}

const columns: CsvColumn<CustomerRow>[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Role', ({ company_role }) => company_role],
  ['Sign-in', signIn],
  ['Last signed in', ({ signed_in_at }) => signed_in_at],
];
