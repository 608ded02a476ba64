import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPayment } from '../../support/portal-fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';

let api: Api;
let staff: Person;
let shipments: number[];
let rows: Awaited<ReturnType<typeof openGstRows>>;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  rows = await openGstRows(api);
  shipments = [];
  for (const [number, qty] of [
    ['PS/2627/000001', 40],
    ['PS/2627/000002', 50],
    ['PS/2627/000003', 10],
  ] as const) {
    const shipment_id = await rows.addShipment();
    shipments.push(shipment_id);
    const id = await rows.addDocument({
      number,
      shipment_id,
      state: 'Karnataka',
      gstin: '29AABCR1718E1ZL',
      date: '2026-11-05',
      lines: [{ qty }],
    });
    await addPayment(api, {
      ...{ invoice_id: id, company_id: rows.company_id, user_id: rows.user_id },
      ...{ paise: 10_000, reference: 'SBIN & Co', received_on: '2026-11-06' },
    });
  }
});
afterAll(() => api.stop());

const transport = { mode: 'road', distance: 0, vehicle: 'rj-14 gb 1234' };
const ewayFile = (...consignments: object[]) => staff.post('/api/admin/eway-file', { consignments });
const valid = () => shipments.map((shipment_id) => ({ shipment_id, ...transport }));

describe('e-way bills', () => {
  it('are listed for invoiced consignments above ₹50,000 without a number', async () => {
    const { items, total } = (await staff.get('/api/admin/eway-list')).body;
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ number: 'PS/2627/000001', value: 59_000, from_pin: '301019', to_pin: '560058' });
    await api.sql(`update shipments set eway_bill = '271234567890' where id = $1`, [shipments[1]]);
    expect((await staff.get('/api/admin/eway-list')).body.total).toBe(1);
    await api.sql(`update shipments set eway_bill = null where id = $1`, [shipments[1]]);
  });

  it.each([
    ['goods on approval', { subSupplyType: 8, subSupplyDesc: 'Goods on approval' }],
    ['job work', { subSupplyType: 4 }],
    ['other supply', { subSupplyType: 8, subSupplyDesc: 'Invoice to follow' }],
  ])('are made by the delivery challan of goods that leave without an invoice: %s', async (reason, supply) => {
    const [shipment, order_id] = await addChallaned(reason);
    const { items } = (await staff.get('/api/admin/eway-list')).body;
    const row = items.find(({ shipment_id }: { shipment_id: number }) => shipment_id === shipment);
    const value = reason === 'other supply' ? 70_800 : 60_000;
    expect(row).toMatchObject({ invoice_id: null, order_id, value, to_pin: '560058' });
    const { json, refused } = (await ewayFile({ shipment_id: shipment, ...transport })).body;
    expect(refused).toEqual([]);
    const [bill] = JSON.parse(json).billLists;
    expect(bill).toMatchObject({
      docType: 'CHL',
      docNo: row.number,
      ...supply,
      totInvValue: value,
      toGstin: '29AABCR1718E1ZL',
    });
    expect(bill.itemList[0].igstRate).toBe(reason === 'other supply' ? 18 : 0);
    const schema = JSON.parse(readFileSync('tests/schemas/eway-bill-1.0.0621.json', 'utf8')) as Schema;
    expect(new Validator(schema, '7', false).validate(JSON.parse(json)).errors).toEqual([]);
    await api.sql(`update delivery_challans set cancelled_at = now(), cancel_reason = 'x' where order_id = $1`, [
      order_id,
    ]);
    expect((await staff.get('/api/admin/eway-list')).body.total).toBe(2);
  });

  it('are written in bulk', async () => {
    const { status, body } = await ewayFile(...valid().slice(0, 2));
    expect(status).toBe(200);
    expect(body.refused).toEqual([]);
    const { version, billLists } = JSON.parse(body.json);
    expect(version).toBe('1.0.0621');
    expect(billLists).toHaveLength(2);
    expect(billLists[0]).toMatchObject({
      docNo: 'PS/2627/000001',
      vehicleNo: 'RJ14GB1234',
      totInvValue: 59_000,
      igstValue: 9000,
    });
  });

  it('with an error are left out and named', async () => {
    const [first, second] = valid() as [object, object];
    const { body } = await ewayFile(first, { ...second, vehicle: null }, { shipment_id: 999_999, ...transport });
    expect(JSON.parse(body.json).billLists).toHaveLength(1);
    expect(body.refused).toEqual([
      expect.objectContaining({ shipment_id: shipments[1], message: expect.stringMatching(/vehicle/) }),
      expect.objectContaining({ shipment_id: 999_999, message: expect.stringMatching(/no invoice/) }),
    ]);
    expect((await ewayFile({ ...second, vehicle: null })).body.json).toBeNull();
  });

  it.each([
    ['no consignment', [], /at least one/],
    ['a fraction of a kilometre', [{ shipment_id: 1, ...transport, distance: 1.5 }], /whole kilometres/],
    ['too far', [{ shipment_id: 1, ...transport, distance: 4001 }], /4,000 km/],
  ])('are refused with %s', async (_name, consignments, message) => {
    const { status, body } = await ewayFile(...consignments);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });
});

let challans = 0;

/** A packed consignment with a challan of ₹60,000, taxed if it is a supply; returns its id and its order's. */
async function addChallaned(reason: string): Promise<[shipment: number, order: number]> {
  const shipment = await rows.addShipment();
  const tax = reason === 'other supply' ? 10_800_00 : 0;
  await api.sql('update shipments set invoiced = false where id = $1', [shipment]);
  const [row] = await api.sql<{ order_id: string }>(
    `with challan as (
       insert into delivery_challans (company_id, order_id, shipment_id, number, date, reason, reason_note, consignee_name,
         consignee_address, consignee_gstin, place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise,
         amount_paise, created_by)
       select company_id, order_id, id, $2, (now() at time zone 'Asia/Kolkata')::date, $3, 'Trial', 'Deccan Infra',
         e'Works\\nPeenya Industrial Area, Bengaluru, Karnataka 560058', '29AABCR1718E1ZL', 'Karnataka', 6000000, 0, 0,
         $4::bigint, 6000000 + $4::bigint, created_by from shipments where id = $1 returning id, company_id, order_id),
     line as (
       insert into delivery_challan_lines (challan_id, line_no, order_line_no, company_id, sku, name, unit, hsn, qty, price_paise,
         gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       select id, 1, 1, company_id, 'S', 'Ball bearing', 'NOS', '848210', 40, 150000, 1800, 6000000, 0, 0, $4::bigint, 6000000 + $4::bigint
       from challan)
     select order_id from challan`,
    [shipment, `PSD/2627/${String(++challans).padStart(6, '0')}`, reason, tax],
  );
  return [shipment, Number(row!.order_id)];
}

/** Texts found by an XPath. */
function find(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  const found = document.find(path).map(({ content }) => content);
  document.dispose();
  return found;
}

describe('Tally', () => {
  it('says what a month has', async () => {
    const { body } = await staff.get('/api/admin/tally-month?month=2026-11');
    expect(body).toMatchObject({ sales: 3, notes: 0, receipts: 3, parties: 1, items: 1, files: 1, master_files: 1 });
    expect((await staff.get('/api/admin/tally-month?month=2026-01')).body).toMatchObject({ sales: 0, files: 0 });
  });

  it('gets well-formed masters', async () => {
    const { text, headers } = await staff.get('/api/admin/tally-masters?month=2026-11');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(find(text, '//LEDGER[PARENT="Sundry Debtors"]/@NAME')).toEqual(['Aravalli Auto (29AABCR1718E1ZL)']);
  });

  it('gets the same vouchers with the same ids at each export', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => staff.get('/api/admin/tally-vouchers?month=2026-11')));
    expect(first!.text).toBe(second!.text);
    const ids = find(first!.text, '//VOUCHER/@REMOTEID');
    expect(ids.slice(0, 3)).toEqual([1, 2, 3].map((n) => `plantsetu-invoice-PS/2627/00000${n}`));
    expect(new Set(ids).size).toBe(6);
    expect(find(first!.text, '//NARRATION')).toEqual(Array(3).fill('NEFT SBIN & Co'));
  });

  it('has no vouchers file for an empty month, and no second masters file', async () => {
    expect((await staff.get('/api/admin/tally-vouchers?month=2026-01')).status).toBe(404);
    expect((await staff.get('/api/admin/tally-masters?month=2026-11&file=2')).status).toBe(404);
  });
});
