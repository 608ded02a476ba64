import type { Api } from '../api.ts';
import { addUser, signIn } from '../fixtures.ts';
import { openInvoiceSteps } from './invoice-steps.ts';
import { addInvoice } from '../portal-fixtures.ts';

/** The steps of invoices, and those of receipts, with an admin. Plain invoices are of ₹118. */
export async function openReceiptSteps(api: Api) {
  const trade = await openInvoiceSteps(api);
  const admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  const { company_id } = trade.owner;
  let transfers = 0;

  const addOpen = (fields: object = {}) => addInvoice(api, trade.owner, { date: '2026-10-01', ...fields });
  /** Records money; each has its own reference unless `more` overrides it. */
  const record = (amount: number, more: object = {}, who = trade.staff) =>
    who.post('/api/admin/receipt-record', {
      ...{ company_id, amount, tds: 0, method: 'NEFT', reference: `R${++transfers}`, received_on: trade.today },
      ...{ allocations: [], ...more },
    });
  const receiptOf = async (id: number) => (await trade.staff.get(`/api/admin/receipt-get?id=${id}`)).body.receipt;
  /** Allocates unallocated money of a receipt to one invoice, as the form shows both. */
  const allocate = async (id: number, invoice_id: number, amount: number, more: object = {}) => {
    const [{ unallocated }, { open }] = [await receiptOf(id), await trade.invoiceOf(invoice_id)];
    return trade.staff.post('/api/admin/receipt-allocate', {
      ...{ id, unallocated, allocations: [{ invoice_id, amount, open }], ...more },
    });
  };
  const takeBack = (id: number, who = trade.staff) => who.post('/api/admin/allocation-take-back', { id });
  const reverse = (id: number) => trade.staff.post('/api/admin/receipt-reverse', { id, reason: 'Cheque returned' });
  return { ...trade, admin, company_id, addOpen, record, receiptOf, allocate, takeBack, reverse };
}

/** The result of `openReceiptSteps`. */
export type ReceiptSteps = Awaited<ReturnType<typeof openReceiptSteps>>;
