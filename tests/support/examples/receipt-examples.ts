import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addBillTo } from '../invoice-fixtures.ts';
import { pool } from '../pool.ts';
import { addAdvice, addInvoice, addPayment, type Owner } from '../portal-fixtures.ts';

/** These invoices are not in the month that is downloaded as a whole. */
const LAST_MONTH = { date: '2026-10-15' };

/** Valid parameters for the calls on receipts. */
export async function addReceiptExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const owner = { company_id, user_id: Number(user!.id) };
  await addBillTo(api, company_id);
  const advances = await pool(() => addAdvance(api, owner));
  const refundable = await pool(() => addAdvance(api, owner));
  const settle = async () => {
    const invoice_id = await addInvoice(api, owner, { status: 'part paid', paid_paise: 100, ...LAST_MONTH });
    const id = await addPayment(api, { ...owner, invoice_id });
    const [row] = await api.sql<{ receipt_id: string }>('select receipt_id from allocations where id = $1', [id]);
    return { id, receipt_id: Number(row!.receipt_id) };
  };
  const allocated = await pool(async () => (await settle()).id);
  const received = await pool(async () => (await settle()).receipt_id);
  const open = await pool(() => addInvoice(api, owner, LAST_MONTH));
  const next = await pool(() => addInvoice(api, owner, LAST_MONTH));
  const small = await pool(() => addInvoice(api, owner, { status: 'part paid', paid_paise: 11_700, ...LAST_MONTH }));
  const credited = await pool(() => addOverpaid(api, owner));
  const [aside, withdrawn] = [await pool(() => addAdvice(api, owner)), await pool(() => addAdvice(api, owner))];
  let advice = 0;
  const entry = { method: 'NEFT' as const, received_on: '2026-11-02' };
  const id = await addAdvance(api, owner);
  return {
    '/api/admin/receipt-list': {},
    '/api/admin/receipt-open-items': { query: `company_id=${company_id}` },
    '/api/admin/receipt-record': { body: () => ({ company_id, amount: 10, tds: 1, ...entry, allocations: [] }) },
    '/api/admin/receipt-get': { query: `id=${id}` },
    '/api/admin/receipt-pdf': { query: `id=${id}` },
    '/api/admin/receipt-allocate': {
      body: () => ({
        id: advances(),
        unallocated: 500,
        allocations: [{ invoice_id: open(), amount: 10, open: 118 }],
      }),
    },
    '/api/admin/allocation-take-back': { body: () => ({ id: allocated() }) },
    '/api/admin/receipt-reverse': { body: () => ({ id: received(), reason: 'Cheque returned.' }) },
    '/api/admin/receipt-refund': { body: () => ({ id: refundable(), unallocated: 500, amount: 10, ...entry }) },
    '/api/admin/invoice-adjust': {
      body: () => ({ id: credited(), other_id: next(), amount: 10, refund_due: 118, open: 118 }),
    },
    '/api/admin/invoice-write-off': { body: () => ({ id: small(), open: 1 }) },
    '/api/admin/payment-advice-list': {},
    '/api/admin/payment-advice-set-aside': { body: () => ({ id: aside(), reason: 'Not in our bank.' }) },
    '/api/customer/payment-advices': {},
    '/api/customer/payable-invoices': {},
    '/api/customer/payment-advice-send': {
      body: () => ({
        ...{ paid_on: '2026-11-02', method: 'NEFT', reference: `UTR-EX-${++advice}`, amount: 10, tds: 0, lines: [] },
      }),
    },
    '/api/customer/payment-advice-withdraw': { body: () => ({ id: withdrawn() }) },
    '/api/customer/receipts': {},
    '/api/customer/receipt-pdf': { query: `id=${id}` },
  };
}

let serial = 0;

/** Inserts ₹500 on account; returns the receipt's id. */
export async function addAdvance(api: Api, { company_id, user_id }: Owner): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name,
       bill_to_address, bill_to_state, recorded_by)
     values ($1, $2, 50000, 50000, 'NEFT', '2026-11-01', 'Aravalli Auto', 'Plant road, Bhiwadi', 'Rajasthan', $3) returning id`,
    [company_id, `PSR/A/${++serial}`, user_id],
  );
  return Number(row!.id);
}

/** A paid invoice of ₹118 that a credit note credits in full. */
async function addOverpaid(api: Api, owner: Owner): Promise<number> {
  const id = await addInvoice(api, owner, {
    status: 'cancelled',
    paid_paise: 11_800,
    credited_paise: 11_800,
    ...LAST_MONTH,
  });
  await addInvoice(api, owner, { kind: 'credit note', credits_id: id, status: 'paid', ...LAST_MONTH });
  return id;
}
