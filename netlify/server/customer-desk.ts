import type { CustomerRow } from '#contracts/customer-desk.ts';
import { exportOf, sheetTime, signIn } from './csv-export.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import type { Caller } from './session.ts';

interface ListQuery extends Place {
  q: string | null;
  state?: string | undefined;
  company_id?: number | undefined;
  sort?: string | undefined;
}

/** One page of all companies' customers. */
export async function listCustomers(actor: Caller, { q, state, company_id, sort, ...place }: ListQuery) {
  const page = deskPage('admin_customer_page', [q, state, company_id, sort], place);
  const { items, ...counts } = await readDeskPage<CustomerRow>(actor, 'admin_customer_rows', page);
  return { items: items.map((row) => ({ ...row, signed_in_at: moment(row.signed_in_at) })), ...counts };
}

/** All that the list shows, as a CSV. */
export const exportCustomers = exportOf('customers', listCustomers, [
  ['Name', ({ name }: CustomerRow) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Role', ({ company_role }) => company_role],
  ['Sign-in', signIn],
  ['Last signed in', ({ signed_in_at }) => sheetTime(signed_in_at)],
]);
