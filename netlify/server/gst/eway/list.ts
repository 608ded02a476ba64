import { sql } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { EWAY_LIMIT, EWAY_PAGE_SIZE, type EwayConsignment, type EwayTransport } from '#contracts/gst/eway-bills.ts';
import { asActor, rows } from '../../platform/database.ts';
import type { Caller } from '../../platform/session.ts';
import { splitAddress } from '../address.ts';
import type { TaxDocument } from '../document.ts';
import { documentsIn, documentsWhere } from '../read-documents.ts';
import { challansWhere } from '../read-challans.ts';
import { seller } from '../seller.ts';
import { consignmentValue, type EwayBill, ewayBillOf, ewayFile, ewayProblems } from './bill.ts';

interface Shipment {
  id: number;
  code: string;
  order_id: number;
  /** Null if it travels with a delivery challan. */
  invoice_id: number | null;
  challan_id: number | null;
  vehicle: string | null;
  carrier: string | null;
  lr_number: string | null;
}

/** Consignments that may need a bill: not delivered, without a number. */
const withoutBill = sql`s.eway_bill is null and s.status <> 'delivered'`;

const invoiced = sql`shipments s join invoices i on i.shipment_id = s.id and i.kind = 'invoice'
  and i.status <> 'cancelled' and i.status <> 'draft'`;

/** Goods with both travel with the invoice. */
const challaned = sql`shipments s join delivery_challans d on d.shipment_id = s.id and d.cancelled_at is null and not s.invoiced`;

async function readOpen(actor: Caller, where = withoutBill) {
  const [, { rows: shipments }, found, challans] = await asActor(actor, [
    rows<Shipment>(sql`
      select s.id::float8, s.code, s.order_id::float8, i.id::float8 as invoice_id, null::float8 as challan_id, s.vehicle,
        s.carrier, s.lr_number, i.date from ${invoiced} where ${where}
      union all
      select s.id::float8, s.code, s.order_id::float8, null, d.id::float8, s.vehicle, s.carrier, s.lr_number, d.date
      from ${challaned} where ${where}
      order by date, id`),
    documentsWhere(sql`i.id in (select i.id from ${invoiced} where ${where})`),
    challansWhere(sql`d.id in (select d.id from ${challaned} where ${where})`),
  ]);
  const byInvoice = new Map(documentsIn(found).map((document) => [document.id, document]));
  const byChallan = new Map(documentsIn(challans).map((document) => [document.id, document]));
  return shipments.map((shipment) => {
    const { invoice_id, challan_id } = shipment;
    return { shipment, document: invoice_id ? byInvoice.get(invoice_id)! : byChallan.get(challan_id!)! };
  });
}

/** A page of the consignments above the limit without an e-way bill. */
export async function listEwayConsignments(actor: Caller, { page }: { page: number }) {
  const open = await readOpen(actor);
  const needed = open.filter(({ document }) => consignmentValue(document) > EWAY_LIMIT * 100);
  const from = (page - 1) * EWAY_PAGE_SIZE;
  return { items: needed.slice(from, from + EWAY_PAGE_SIZE).map(rowOf), total: needed.length };
}

function rowOf({ shipment, document }: { shipment: Shipment; document: TaxDocument }): EwayConsignment {
  const { pin } = splitAddress(document.ship_to?.split('\n').slice(1).join(', ') ?? document.bill_to_address);
  const { vehicle, carrier, lr_number } = shipment;
  return {
    ...{ shipment_id: shipment.id, code: shipment.code, company: document.bill_to_name },
    ...{ order_id: shipment.order_id, invoice_id: shipment.invoice_id, number: document.number, date: document.date },
    ...{ from_pin: seller.pincode, to_pin: pin ? String(pin) : null, value: toRupees(consignmentValue(document)) },
    ...{ vehicle, carrier, lr_number },
  };
}

/** The bulk file of chosen consignments; one with an error is left out and named. */
export async function getEwayFile(actor: Caller, { consignments }: { consignments: EwayTransport[] }) {
  const ids = JSON.stringify(consignments.map(({ shipment_id }) => shipment_id));
  const chosen = sql`${withoutBill} and s.id in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`;
  const found = new Map((await readOpen(actor, chosen)).map((one) => [one.shipment.id, one]));
  const bills: EwayBill[] = [];
  const refused: { shipment_id: number; code: string; message: string }[] = [];
  for (const transport of consignments) {
    const { shipment_id } = transport;
    const one = found.get(shipment_id);
    const bill = one && ewayBillOf(seller, one.document, transport);
    const message = bill
      ? ewayProblems(one.document, bill, transport, dayInIndia()).join(' ')
      : 'It has no invoice or challan, is delivered, or already has an e-way bill.';
    if (message) refused.push({ shipment_id, code: one?.shipment.code ?? String(shipment_id), message });
    else bills.push(bill!);
  }
  const json = bills.length > 0 ? JSON.stringify(ewayFile(bills)) : null;
  return { name: `eway-bills-${dayInIndia()}.json`, json, refused };
}
