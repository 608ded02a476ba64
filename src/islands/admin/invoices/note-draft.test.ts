import { describe, expect, it } from 'vitest';
import type { AdminInvoiceDetail } from '#contracts/invoices/admin.ts';
import { creditableLines, creditChoice, debitParts } from './note-draft.ts';

const line = (line_no: number, name: string) => ({ line_no, name, unit: 'NOS', value_only: false });
const invoice = {
  lines: [line(1, 'Bearing'), line(2, 'Belt'), line(3, 'Seal')],
  left: [
    { line_no: 1, qty: 7, value: 864.15 },
    { line_no: 2, qty: 4, value: 399.96 },
    { line_no: 3, qty: 0, value: 0 },
  ],
  returns: [{ id: 12, lines: [{ line_no: 1, qty: 3 }] }],
} as unknown as AdminInvoiceDetail;

describe('a credit note', () => {
  it('of a return proposes its lines in full, and no other', () => {
    expect(creditableLines(invoice, '12')).toMatchObject([{ line_no: 1, qty: 3, proposed: 3 }]);
    expect(creditChoice(invoice, '12', {})).toEqual({ return_id: 12, lines: [{ line_no: 1, qty: 3, value: null }] });
    expect(creditChoice(invoice, '12', { 'qty 1': '2' }).lines).toEqual([{ line_no: 1, qty: 2, value: null }]);
    expect(creditChoice(invoice, '12', { 'qty 1': '0' }).lines).toEqual([]);
  });

  it('of chosen lines has the lines with a figure, by quantity or by value', () => {
    expect(creditableLines(invoice, 'lines').map(({ line_no }) => line_no)).toEqual([1, 2]);
    expect(creditChoice(invoice, 'lines', { 'qty 1': '2', 'value 2': '₹ 50' })).toEqual({
      return_id: null,
      lines: [
        { line_no: 1, qty: 2, value: null },
        { line_no: 2, qty: null, value: 50 },
      ],
    });
  });

  it('of the whole invoice has no lines', () =>
    expect(creditChoice(invoice, 'whole', { 'qty 1': '2' })).toEqual({ return_id: null }));
});

it('a debit note has values, or the right rates', () => {
  const typed = { 'value 1': '100', 'rate 2': '18' };
  expect(debitParts(invoice, false, typed)).toEqual([{ line_no: 1, value: 100 }]);
  expect(debitParts(invoice, true, typed)).toEqual([{ line_no: 2, gst_rate: 18 }]);
});
