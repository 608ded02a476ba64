import { sql } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { EWAY_LIMIT, EWAY_PAGE_SIZE, type EwayConsignment, type EwayTransport } from '#contracts/gst/eway-bills.ts';
import { asActor, rows } from '../../platform/database.ts';
import type { Caller } from '../../platform/session.ts';
import { splitAddress } from '../address.ts';
import type { TaxDocument } from '../document.ts';
import { documentsIn, documentsWhere } from '../read-documents.ts';
import { seller } from '../seller.ts';
import { consignmentValue, type EwayBill, ewayBillOf, ewayFile, ewayProblems } from './bill.ts';

interface Shipment {
  id: number;
  code: string;
  invoice_id: number;
  vehicle: string | null;
  carrier: string | null;
  lr_number: string | null;
}

/** Invoiced consignments that may need a bill: not delivered, without a number. */
const openShipments = sql`s.eway_bill is null and s.status <> 'delivered' and i.kind = 'invoice'
  and i.status <> 'cancelled' and i.status <> 'draft'`;

const shipmentRows = (where = openShipments) =>
  rows<Shipment>(sql`
    select s.id::float8, s.code, i.id::float8 as invoice_id, s.vehicle, s.carrier, s.lr_number
    from shipments s join invoices i on i.shipment_id = s.id where ${where} order by i.date, i.id`);

const invoicesOf = (where = openShipments) =>
  documentsWhere(sql`i.id in (select i.id from shipments s join invoices i on i.shipment_id = s.id where ${where})`);

async function readOpen(actor: Caller, where = openShipments) {
  const [, { rows: shipments }, found] = await asActor(actor, [shipmentRows(where), invoicesOf(where)]);
  const byId = new Map(documentsIn(found).map((document) => [document.id, document]));
  return shipments.map((shipment) => ({ shipment, document: byId.get(shipment.invoice_id)! }));
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
    ...{ invoice_id: document.id, number: document.number, date: document.date },
    ...{ from_pin: seller.pincode, to_pin: pin ? String(pin) : null, value: toRupees(consignmentValue(document)) },
    ...{ vehicle, carrier, lr_number },
  };
}

/** The bulk file of chosen consignments; one with an error is left out and named. */
export async function getEwayFile(actor: Caller, { consignments }: { consignments: EwayTransport[] }) {
  const ids = JSON.stringify(consignments.map(({ shipment_id }) => shipment_id));
  const chosen = sql`${openShipments} and s.id in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`;
  const found = new Map((await readOpen(actor, chosen)).map((one) => [one.shipment.id, one]));
  const bills: EwayBill[] = [];
  const refused: { shipment_id: number; code: string; message: string }[] = [];
  for (const transport of consignments) {
    const { shipment_id } = transport;
    const one = found.get(shipment_id);
    const bill = one && ewayBillOf(seller, one.document, transport);
    const message = bill
      ? ewayProblems(one.document, bill, transport, dayInIndia()).join(' ')
      : 'It has no invoice, is delivered, or already has an e-way bill.';
    if (message) refused.push({ shipment_id, code: one?.shipment.code ?? String(shipment_id), message });
    else bills.push(bill!);
  }
  const json = bills.length > 0 ? JSON.stringify(ewayFile(bills)) : null;
  return { name: `eway-bills-${dayInIndia()}.json`, json, refused };
}
