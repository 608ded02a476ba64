import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { challanLimit, isSupply } from '#contracts/invoices/challan-reasons.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { delivery_challan_lines, delivery_challans } from '#db/schema/delivery-challans.ts';
import { shipments } from '#db/schema/shipments.ts';
import { type ChallanCopy, type ChallanSheet, renderChallan } from '../../../src/print/challan-sheet.ts';
import { stateTaxName } from '../catalog/tax.ts';
import { challanReason } from '../orders/shipment-documents.ts';
import { transportToPrint } from './pdf.ts';
import { sellerDetailsAt } from './seller-details.ts';
import { asActor, db, myCompany } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** A delivery challan as a PDF, in one of its copies. 404 for an unknown id. */
export async function getAdminChallanPdf(actor: Caller, { id, copy }: { id: number; copy?: ChallanCopy | undefined }) {
  return printChallan(actor, id, copy);
}

/** The original for the consignee as a PDF. 404 for another company's. */
export async function getChallanPdf(actor: Caller, id: number) {
  return printChallan(actor, id, 'original', eq(delivery_challans.company_id, myCompany));
}

async function printChallan(actor: Caller, id: number, copy: ChallanCopy = 'original', mine?: SQL): Promise<FileReply> {
  const [, [found], lines] = await asActor(actor, [
    db
      .select({
        challan: delivery_challans,
        shipment: shipments,
        seller: sellerDetailsAt(sql`delivery_challans.created_at`),
      })
      .from(delivery_challans)
      .leftJoin(shipments, eq(shipments.id, delivery_challans.shipment_id))
      .where(and(eq(delivery_challans.id, id), mine)),
    db
      .select()
      .from(delivery_challan_lines)
      .where(eq(delivery_challan_lines.challan_id, id))
      .orderBy(delivery_challan_lines.line_no),
  ]);
  if (!found) throw notFound('delivery challan');
  const bytes = await renderChallan(sheetOf(found, lines, copy));
  return { name: `${found.challan.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes };
}

interface Found {
  challan: typeof delivery_challans.$inferSelect;
  shipment: typeof shipments.$inferSelect | null;
  seller: SellerDetails | null;
}

function sheetOf(
  { challan, shipment, seller }: Found,
  lines: (typeof delivery_challan_lines.$inferSelect)[],
  copy: ChallanCopy,
): ChallanSheet {
  const { place_of_supply } = challan;
  return {
    copy,
    number: challan.number,
    date: challan.date,
    reason: challanReason(challan),
    is_supply: isSupply(challan.reason),
    is_cancelled: challan.cancelled_at !== null,
    order_number: String(challan.order_id),
    po_number: challan.po_number,
    consignment: shipment?.code ?? null,
    transport: shipment?.dispatched_at
      ? transportToPrint({ ...shipment, date: dayInIndia(shipment.dispatched_at) })
      : null,
    seller,
    // From the removal; before it, from the challan's date.
    limit: challanLimit(challan.reason, shipment?.dispatched_at ? dayInIndia(shipment.dispatched_at) : challan.date),
    consignee: {
      name: challan.consignee_name,
      address: challan.consignee_address,
      state: place_of_supply,
      gstin: challan.consignee_gstin,
    },
    place_of_supply,
    state_tax: stateTaxName(place_of_supply) === 'UTGST' ? 'UTGST' : 'SGST',
    lines,
    totals: {
      taxable_paise: challan.taxable_paise,
      cgst_paise: challan.cgst_paise,
      sgst_paise: challan.sgst_paise,
      igst_paise: challan.igst_paise,
      round_off_paise: 0,
      total_paise: challan.amount_paise,
    },
  };
}
