import type { Api } from './api.ts';
import { addInvoice, type Owner } from './portal-fixtures.ts';

/** Days are numbers from 0, the first one below. */
const FIRST = Date.UTC(2026, 0, 1);
export const dayOf = (day: number) => new Date(FIRST + day * 86_400_000).toISOString().slice(0, 10);

/** An invoice with what happens to it; amounts in paise. Credits, write-offs and settlements are at most what is left. */
export interface LedgerInvoice {
  date: number;
  credit_days: number;
  amount: number;
  /** `awaits_irn`: the note has no IRN yet. */
  credits: { day: number; amount: number; awaits_irn: boolean }[];
  written_off: { day: number; amount: number }[];
}

/** Money, with the amounts that it settles by invoice. */
export interface LedgerReceipt {
  date: number;
  amount: number;
  tds: number;
  allocations: { invoice: number; day: number; amount: number }[];
}

export interface Ledger {
  invoices: LedgerInvoice[];
  receipts: LedgerReceipt[];
}

/** Inserts a company's ledger, with the sums that are kept beside the rows. */
export async function addLedger(api: Api, owner: Owner, { invoices, receipts }: Ledger): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, invoice] of invoices.entries())
    ids.push(await addLedgerInvoice(api, owner, invoice, paidOf(receipts, at)));
  for (const receipt of receipts) await addLedgerReceipt(api, owner, receipt, ids);
  return ids;
}

const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);
const paidOf = (receipts: LedgerReceipt[], invoice: number) =>
  sum(receipts.flatMap(({ allocations }) => allocations.filter((one) => one.invoice === invoice)));

const untaxed = (paise: number) => ({ taxable_paise: paise, cgst_paise: 0, sgst_paise: 0, amount_paise: paise });

async function addLedgerInvoice(api: Api, owner: Owner, invoice: LedgerInvoice, paid_paise: number): Promise<number> {
  const { date, credit_days, amount, credits, written_off } = invoice;
  const sums = {
    ...{ amount_paise: amount, paid_paise, credited_paise: sum(credits), written_off_paise: sum(written_off) },
  };
  const id = await addInvoice(api, owner, {
    ...{ date: dayOf(date), due_date: dayOf(date + credit_days), ...untaxed(amount), ...sums },
    status: statusOf(sums),
  });
  for (const { day, amount, awaits_irn } of credits) {
    await addInvoice(api, owner, {
      ...{
        kind: 'credit note',
        credits_id: id,
        status: 'paid',
        date: dayOf(day),
        due_date: dayOf(day),
        needs_irn: awaits_irn,
        released: !awaits_irn,
        ...untaxed(amount),
      },
    });
  }
  for (const { day, amount } of written_off) {
    await api.sql(
      `insert into allocations (invoice_id, company_id, amount_paise, reason, allocated_on, recorded_by)
       values ($1, $2, $3, 'Small balance', $4, $5)`,
      [id, owner.company_id, amount, dayOf(day), owner.user_id],
    );
  }
  return id;
}

function statusOf(sums: Record<'amount_paise' | 'paid_paise' | 'credited_paise' | 'written_off_paise', number>) {
  const { amount_paise, paid_paise, credited_paise, written_off_paise } = sums;
  if (credited_paise >= amount_paise) return 'cancelled';
  if (paid_paise + credited_paise + written_off_paise >= amount_paise) return 'paid';
  return paid_paise > 0 ? 'part paid' : 'issued';
}

let serial = 0;

async function addLedgerReceipt(api: Api, owner: Owner, receipt: LedgerReceipt, invoices: number[]): Promise<void> {
  const { date, amount, tds, allocations } = receipt;
  const [row] = await api.sql<{ id: string }>(
    `insert into receipts (company_id, number, amount_paise, tds_paise, unallocated_paise, method, reference, received_on,
       bill_to_name, bill_to_address, recorded_by)
     values ($1, $2, $3, $4, $5, 'NEFT', 'UTR9', $6, 'Buyer', 'Plant road', $7) returning id`,
    [
      ...[owner.company_id, `PSR/L/${++serial}`, amount, tds, amount + tds - sum(allocations), dayOf(date)],
      owner.user_id,
    ],
  );
  for (const { invoice, day, amount: paise } of allocations) {
    await api.sql(
      `insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [invoices[invoice], owner.company_id, paise, row!.id, dayOf(day), owner.user_id],
    );
  }
}
