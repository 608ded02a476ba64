import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import type { TaxDocument } from './document.ts';
import { type DocumentRow, lineCells, paiseOf } from './read-documents.ts';

/**
 * Delivery challans with their lines as documents for e-way bills. The address is the consignee's; whether it is in an SEZ is
 * read as it is now, because a challan stores no supply.
 */
export function challansWhere(condition: SQL) {
  return rows<DocumentRow & Pick<TaxDocument, 'challan_reason'>>(sql`
    select d.id::float8, d.number, d.date::text, 'delivery challan' as kind, d.company_id::float8, null as irn,
      c.gst_number as company_gstin, d.cancelled_at is not null as is_void, false as awaits_irn, null as original,
      d.reason as challan_reason, d.consignee_name as bill_to_name,
      regexp_replace(d.consignee_address, e'^[^\\n]*\\n', '') as bill_to_address, null as bill_to_state,
      d.consignee_gstin as bill_to_gstin, null as ship_to, null as ship_to_gstin, d.po_number, d.place_of_supply,
      a.is_sez, a.country <> 'India' as is_export, 0 as round_off_paise,
      ${paiseOf('d', 'taxable', 'cgst', 'sgst', 'igst', 'amount')},
      (select ${lineCells('l', sql`true`)} from delivery_challan_lines l where l.challan_id = d.id) as lines
    from delivery_challans d
    join companies c on c.id = d.company_id
    join orders o on o.id = d.order_id
    join addresses a on a.id = o.ship_address_id
    where d.cancelled_at is null and ${condition}
    order by d.date, d.id`);
}
