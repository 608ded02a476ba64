import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addInvoice, addOrder, addPayment, type Owner } from '../../support/portal-fixtures.ts';
import { type Named, openSearchSteps, type SearchSteps } from '../../support/steps/search-steps.ts';

/** Numbers of invoices, payments and consignments as buyers, carriers and banks quote them and staff type them. */
let api: Api;
let at: SearchSteps;
let aravalli: Owner;
let konkan: Owner;

beforeAll(async () => {
  api = await startApi();
  at = await openSearchSteps(api);
  ({ aravalli, konkan } = at);
});
afterAll(() => api.stop());

describe('an invoice is found', () => {
  const invoices: Named = new Map();
  const find = (q: string, more?: string) => at.findIn('invoice-list', invoices, q, more);

  const pay = async (name: string, owner: Owner, reference: string | null) => {
    const id = await addInvoice(api, owner);
    invoices.set(id, name);
    for (const paise of [100, -100]) await addPayment(api, { ...owner, invoice_id: id, paise, reference });
  };

  beforeAll(async () => {
    await pay('one of two', aravalli, 'SBIN426-100012345');
    await pay('other of two', aravalli, 'sbin 426 100012345');
    await pay('cheque', konkan, '000123');
    await pay('cash', konkan, 'By hand 50% _');
    await pay('blank', konkan, null);
    await pay('with its name', konkan, 'UTR HDFCN-52026');
  });

  it.each([
    ['SBIN426100012345', ['other of two', 'one of two']],
    ['utr: sbin426-100012345', ['other of two', 'one of two']],
    ['SBIN426', ['other of two', 'one of two']],
    ['cheque 000123', ['cheque', 'other of two', 'one of two']],
    ['000123 konkan', ['cheque']],
    ['by hand 50%', ['cash']],
    ['by hand', ['cash']],
    ['%', []],
    ['_', []],
    ['SBIN-42610001234_', ['other of two', 'one of two']],
    ['HDFCN52026', ['with its name']],
  ])('by the reference of a payment: “%s” finds %j', async (q, names) => expect(await find(q)).toEqual(names));

  it('by part of its number, and by the PO number of its order', async () => {
    const id = await addInvoice(api, konkan, { number: 'PSX/2627/000118' });
    invoices.set(id, 'numbered');
    for (const typed of ['psx/2627/118', 'PSX-2627-000118', 'psx/118', 'psx/2627'])
      expect(await find(typed)).toEqual(['numbered']);
    expect(await find('psx/2526/118')).toEqual([]);
    await api.sql(`update invoices set po_number = 'TST/PO/7781' where id = $1`, [id]);
    expect(await find('tst/po/7781')).toEqual(['numbered']);
    expect(await find('tst/po')).toEqual(['numbered']);
  });

  it('within the chosen company and status', async () => {
    expect(await find('000123', `&company_id=${konkan.company_id}`)).toEqual(['cheque']);
    expect(await find('000123', `&company_id=${aravalli.company_id}`)).toEqual(['other of two', 'one of two']);
    expect(await find('000123', '&status=paid')).toEqual([]);
    expect(await find(' ')).toHaveLength(invoices.size);
  });

  it('in the palette too', async () => {
    const ids = await at.findInPalette('invoice', 'sbin426100012345');
    expect(ids.map((id) => invoices.get(id)).toSorted()).toEqual(['one of two', 'other of two']);
  });
});

describe('a consignment to be invoiced is found', () => {
  const sent: Named = new Map();
  const find = (q: string, more?: string) => at.findIn('invoice-queue', sent, q, more);
  let order: number;

  const send = async (owner: Owner, awb: string, status = 'in transit', invoiced = false) => {
    order = await addOrder(api, owner, 'in transit');
    const [row] = await api.sql<{ id: string }>(
      `insert into shipments (company_id, order_id, status, awb, dispatched_at, invoiced, created_by)
       values ($1, $2, $3, $4, now(), $5, $6) returning id`,
      [owner.company_id, order, status, awb, invoiced, owner.user_id],
    );
    sent.set(Number(row!.id), awb);
  };

  beforeAll(async () => {
    await api.sql('delete from shipments');
    await send(aravalli, 'QX 118-1');
    await send(konkan, 'QX1182', 'delivered');
    await send(aravalli, 'QX1183', 'packed');
    await send(konkan, 'QX1184', 'delivered', true);
    await send(aravalli, 'QX1185');
  });

  it('if it has no invoice, whether packed or dispatched, the oldest first', async () => {
    expect(await find('')).toEqual(['QX 118-1', 'QX1182', 'QX1183', 'QX1185']);
    expect(await find('', '&sort=date_desc')).toEqual(['QX1185', 'QX1183', 'QX1182', 'QX 118-1']);
  });

  it.each([
    ['qx1181', ['QX 118-1']],
    ['AWB QX-1182', ['QX1182']],
    ['QX1183', ['QX1183']],
    ['QX1184', []],
    ['QX118_', ['QX 118-1', 'QX1182', 'QX1183', 'QX1185']],
    ['konkan', ['QX1182']],
    ['pharma kon', ['QX1182']],
    ['%', []],
    ["'", []],
  ])('by its carrier’s number or its company’s name: “%s” finds %j', async (q, awbs) =>
    expect(await find(q)).toEqual(awbs),
  );

  it('by its own number and by that of its order', async () => {
    const [[first]] = [...sent] as [[number, string]];
    expect(await find(`SHP-${String(first).padStart(6, '0')}`)).toContain('QX 118-1');
    expect(await find(`#${order}`)).toContain('QX1185');
    expect(await find(`${order}`)).toContain('QX1185');
  });

  it('within the chosen company', async () => {
    const of = ({ company_id }: Owner) => `&company_id=${company_id}`;
    expect(await find('', of(aravalli))).toEqual(['QX 118-1', 'QX1183', 'QX1185']);
    expect(await find('aravalli', of(aravalli))).toEqual(['QX 118-1', 'QX1183', 'QX1185']);
    expect(await find('konkan', of(aravalli))).toEqual([]);
    expect(await find('qx1182', of(aravalli))).toEqual([]);
  });
});
