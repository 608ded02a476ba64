import { toRupees } from '#contracts/fields/money.ts';
import type { NoteSums } from '#contracts/invoices/notes.ts';
import type { invoiceSums } from './apportion.ts';
import type { InvoiceRow } from './rows.ts';

/** A credit or debit note copies the invoice's parties and place of supply. */
export function partiesOf(invoice: InvoiceRow) {
  const { company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state } = invoice;
  const { ship_to, ship_to_gstin, po_number, po_date, place_of_supply, is_sez } = invoice;
  return {
    ...{ company_id, order_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state },
    ...{ ship_to, ship_to_gstin, po_number, po_date, place_of_supply, is_sez },
  };
}

/** The sums of a note for the wire, rupees. */
export function formatNoteSums(sums: ReturnType<typeof invoiceSums>): NoteSums {
  return {
    taxable: toRupees(sums.taxable_paise),
    tax: toRupees(sums.cgst_paise + sums.sgst_paise + sums.igst_paise),
    round_off: toRupees(sums.round_off_paise),
    total: toRupees(sums.amount_paise),
  };
}
