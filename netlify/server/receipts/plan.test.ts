import { describe, expect, it } from 'vitest';
import { INVOICE_CHANGED } from '#contracts/conflicts.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { AppError } from '../platform/errors.ts';
import { assertPayable, assertWritable, planAllocations, SMALL_DIFFERENCE } from './plan.ts';

const invoice = (id: number, more: Partial<InvoiceRow> = {}) =>
  ({
    ...{ id, number: `PS/${id}`, kind: 'invoice', status: 'issued', needs_irn: false, irn: null },
    ...{ amount_paise: 11_800, paid_paise: 0, credited_paise: 0, written_off_paise: 0 },
    ...more,
  }) as InvoiceRow;
const open = [invoice(1), invoice(2, { status: 'part paid', paid_paise: 1800 })];

const plan = (
  allocations: { invoice_id: number; amount: number; open: number; write_off?: boolean }[],
  { available = 1_000_000, is_admin = false, reason }: { available?: number; is_admin?: boolean; reason?: string } = {},
  invoices = open,
) =>
  planAllocations(
    invoices,
    {
      allocations: allocations.map((one) => ({ write_off: false, ...one })),
      write_off_reason: reason,
    },
    { available, is_admin },
  );

/** The refusal's code, message and fields. */
function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    const { code, message, details } = error as AppError;
    return { code, message, fields: Object.keys(details.fields ?? {}) };
  }
  return null;
}

describe('money', () => {
  it('settles each invoice by what is allocated, in paise', () => {
    const settled = plan([
      { invoice_id: 1, amount: 100.5, open: 118 },
      { invoice_id: 2, amount: 100, open: 100 },
    ]);
    expect(settled).toEqual([
      { invoice: open[0], paid: 10_050, written_off: 0 },
      { invoice: open[1], paid: 10_000, written_off: 0 },
    ]);
  });

  it('may be allocated to the last paisa that is available', () => {
    const all = [
      { invoice_id: 1, amount: 118, open: 118 },
      { invoice_id: 2, amount: 100, open: 100 },
    ];
    expect(plan(all, { available: 21_800 })).toHaveLength(2);
    expect(refusalOf(() => plan(all, { available: 21_799 }))).toEqual({
      code: 'invalid',
      message: '₹218.00 is allocated, but only ₹217.99 is available. Reduce the amounts.',
      fields: [],
    });
  });

  it('leaves out an invoice without an amount', () => {
    expect(plan([{ invoice_id: 1, amount: 0, open: 118 }])).toEqual([]);
    // Whatever its state.
    expect(plan([{ invoice_id: 1, amount: 0, open: 0 }], {}, [invoice(1, { status: 'paid' })])).toEqual([]);
  });

  it('writes off the rest of an invoice if asked to, also without a payment', () => {
    const small = [invoice(1, { paid_paise: 11_000, status: 'part paid' })];
    expect(plan([{ invoice_id: 1, amount: 3, open: 8, write_off: true }], {}, small)).toMatchObject([
      { paid: 300, written_off: 500 },
    ]);
    expect(plan([{ invoice_id: 1, amount: 0, open: 8, write_off: true }], {}, small)).toMatchObject([
      { paid: 0, written_off: 800 },
    ]);
    // Paid in full, so that no right to write off is needed.
    expect(plan([{ invoice_id: 1, amount: 118, open: 118, write_off: true }])).toMatchObject([{ written_off: 0 }]);
  });

  it.each([
    {
      name: 'for an unknown invoice',
      asked: [{ invoice_id: 9, amount: 1, open: 118 }],
      code: 'not_found',
      message: 'This invoice was not found.',
      fields: [],
    },
    {
      name: 'for one that is listed twice',
      asked: [
        { invoice_id: 1, amount: 1, open: 118 },
        { invoice_id: 1, amount: 1, open: 118 },
      ],
      code: 'invalid',
      message: 'PS/1 is listed twice. List it once.',
      fields: [],
    },
    {
      name: 'for one that has changed since',
      asked: [{ invoice_id: 1, amount: 1, open: 117.99 }],
      code: 'conflict',
      message: INVOICE_CHANGED,
      fields: [],
    },
    {
      name: 'for a paisa more than is due',
      asked: [
        { invoice_id: 2, amount: 1, open: 100 },
        { invoice_id: 1, amount: 118.01, open: 118 },
      ],
      code: 'invalid',
      message: 'Only ₹118.00 is due on PS/1. Enter that amount or less.',
      fields: ['allocations.1.amount'],
    },
    {
      name: 'to write off too much without a right to',
      asked: [{ invoice_id: 1, amount: 100, open: 118, write_off: true }],
      code: 'invalid',
      message: 'Only an admin can write off more than ₹10.00 of an invoice. PS/1 has ₹18.00 left.',
      fields: [],
    },
  ])('is refused $name', ({ asked, name: _, ...refusal }) => {
    expect(refusalOf(() => plan(asked))).toEqual(refusal);
  });

  it('is refused on an invoice on which nothing is due', () => {
    const paid = [invoice(1, { status: 'paid', paid_paise: 11_800 })];
    expect(refusalOf(() => plan([{ invoice_id: 1, amount: 1, open: 0 }], {}, paid))).toMatchObject({
      ...{ code: 'conflict', message: 'PS/1 is paid. No amount is due.' },
    });
  });

  it('may settle the rest of an invoice of which an admin wrote off more', () => {
    const reduced = [invoice(1, { written_off_paise: 5000 })];
    expect(plan([{ invoice_id: 1, amount: 68, open: 68, write_off: true }], {}, reduced)).toMatchObject([
      { paid: 6800, written_off: 0 },
    ]);
  });

  it('is refused where a write-off by an admin has no reason, at that field', () => {
    const asked = [{ invoice_id: 1, amount: 100, open: 118, write_off: true }];
    expect(refusalOf(() => plan(asked, { is_admin: true }))).toMatchObject({ fields: ['write_off_reason'] });
    expect(plan(asked, { is_admin: true, reason: 'Damaged' })).toMatchObject([{ written_off: 1800 }]);
  });
});

describe('no amount is due', () => {
  it.each([
    ['a credit note', { kind: 'credit note', status: 'paid' }, 'PS/1 is a credit note. No amount is due.'],
    ['a paid invoice', { status: 'paid' }, 'PS/1 is paid. No amount is due.'],
    ['a cancelled one', { status: 'cancelled' }, 'PS/1 is cancelled. No amount is due.'],
    ['one without its IRN', { needs_irn: true }, 'PS/1 is not valid without an IRN. Enter its IRN before a payment.'],
  ] as const)('on %s', (_, more, message) => {
    expect(refusalOf(() => assertPayable(invoice(1, more)))).toEqual({ code: 'conflict', message, fields: [] });
  });

  it.each(['issued', 'part paid'] as const)('but on one that is %s', (status) => {
    expect(refusalOf(() => assertPayable(invoice(1, { status })))).toBeNull();
  });
});

describe('a write-off', () => {
  it('that needs no reason has this one', () => expect(SMALL_DIFFERENCE).toBe('Small difference'));

  it('of ₹10 of an invoice in all needs no admin', () => {
    expect(refusalOf(() => assertWritable(invoice(1), 1000, false, null))).toBeNull();
    expect(refusalOf(() => assertWritable(invoice(1), 1001, false, 'Rounded'))).toMatchObject({ code: 'invalid' });
    const before = invoice(1, { written_off_paise: 600 });
    expect(refusalOf(() => assertWritable(before, 400, false, null))).toBeNull();
    expect(refusalOf(() => assertWritable(before, 401, false, null))).toEqual({
      code: 'invalid',
      message: 'Only an admin can write off more than ₹10.00 of an invoice. PS/1 has ₹4.01 left.',
      fields: [],
    });
  });

  it('of more needs an admin’s reason', () => {
    expect(refusalOf(() => assertWritable(invoice(1), 1001, true, ''))).toEqual({
      code: 'invalid',
      message: 'Say why the amount is written off.',
      fields: ['reason'],
    });
    expect(refusalOf(() => assertWritable(invoice(1), 1001, true, 'Damaged'))).toBeNull();
  });
});
