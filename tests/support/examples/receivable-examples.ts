import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addCompany } from '../fixtures.ts';
import { addBillTo } from '../invoice-fixtures.ts';
import { pool } from '../pool.ts';
import { addInvoice, type Owner } from '../portal-fixtures.ts';

/** Valid parameters for the calls on receivables. */
export async function addReceivableExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const owner: Owner = { company_id, user_id: Number(user!.id) };
  // They have no lines to print, so they are not in the month that is downloaded as a whole.
  const addOpen = () => addInvoice(api, owner, { date: '2026-10-15' });
  const invoice_id = await addOpen();
  const [open, own] = [await pool(addOpen), await pool(addOpen)];
  const { company_id: withAccounts } = await addCompany(api, 'With accounts');
  await addBillTo(api, withAccounts);
  const promise = (id: number) => ({ invoice_id: id, amount: 10, pay_on: '2199-01-01', latest_id: null });
  const text = { subject: 'Account of {company}', body: 'Please pay {amount}.' };
  let day = 99;
  return {
    '/api/admin/receivable-get': { query: `id=${company_id}` },
    '/api/admin/open-item-export': { query: `id=${company_id}` },
    '/api/admin/statement-get': { query: `id=${company_id}` },
    '/api/admin/statement-pdf': { query: `id=${company_id}` },
    '/api/admin/statement-export': { query: `id=${company_id}` },
    '/api/admin/statement-mail': { body: () => ({ id: withAccounts }) },
    '/api/admin/promise-add': { body: () => ({ ...promise(open()), said_by: 'Sunita' }) },
    '/api/customer/promise-add': { body: () => promise(own()) },
    '/api/customer/promises': { query: `invoice_id=${invoice_id}` },
    '/api/admin/dunning-step-save': { body: () => ({ days: ++day, ...text, active: false }) },
    '/api/admin/dunning-preview': { body: () => ({ company_id, ...text }) },
    '/api/admin/dunning-pause': { body: () => ({ company_id, until: '2199-01-01' }) },
    '/api/admin/credit-settings-save': { body: () => ({ credit_hold_days: 30 }) },
  };
}
