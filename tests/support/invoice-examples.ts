import type { Api } from './api.ts';
import type { Example } from './endpoints.ts';
import { addInvoice } from './portal-fixtures.ts';

/** What the calls on invoices need in order to be accepted: one on which everything can be done, and a consignment. */
export async function addInvoiceExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const id = await addInvoice(api, { company_id, user_id: Number(user!.id) });
  await api.sql(
    `insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, qty, price_paise,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     values ($1, 1, $2, 1, '', 'Bearing', 'NOS', 1, 10000, 10000, 900, 900, 0, 11800)`,
    [id, company_id],
  );
  const [{ order_id }] = (await api.sql<{ order_id: string }>('select order_id from invoices where id = $1', [id])) as [
    { order_id: string },
  ];
  return {
    '/api/customer/invoice-get': { query: `id=${id}` },
    '/api/customer/invoice-pdf': { query: `id=${id}` },
    '/api/customer/invoice-month': { query: 'month=2026-11' },
    '/api/admin/invoice-get': { query: `id=${id}` },
    '/api/admin/invoice-pdf': { query: `id=${id}` },
    '/api/admin/order-invoices': { query: `id=${order_id}` },
  };
}
