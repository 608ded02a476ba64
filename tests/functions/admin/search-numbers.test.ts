import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows } from '#contracts/fields/read-csv.ts';
import { type Api, startApi } from '../../support/api.ts';
import { readExport } from '../../support/export-parts.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder, type Owner } from '../../support/portal-fixtures.ts';

/** Numbers of orders, consignments and invoices as buyers, carriers and banks quote them and staff type them. */
let api: Api;
let staff: Person;
let aravalli: Owner;
let konkan: Owner;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  [aravalli, konkan] = [await addOwner('Aravalli Auto'), await addOwner('Konkan Pharma')];
});
afterAll(() => api.stop());

async function addOwner(name: string): Promise<Owner> {
  const { company_id } = await addCompany(api, name);
  return { company_id, user_id: (await addUser(api, company_id)).id };
}

/** Names that these tests give to records, by id. */
type Named = Map<number, string>;

/** The matches in the list; checks that one large page, small pages and the export agree. */
async function findIn(
  list: 'order-list' | 'invoice-list' | 'invoice-queue',
  named: Named,
  q: string,
  more = '',
): Promise<string[]> {
  const query = `q=${encodeURIComponent(q)}${more}`;
  const page = async (place: string) => (await staff.get(`/api/admin/${list}?${query}${place}`)).body;
  const { items, total } = await page('&size=100');
  const idsOf = (rows: { id: number; shipment_id?: number }[]) => rows.map(({ id, shipment_id = id }) => shipment_id);
  const single: number[] = [];
  for (let at = 1; at <= total; at++) single.push(...idsOf((await page(`&size=1&page=${at}`)).items));
  const { text } = await readExport(staff, `/api/admin/${list.replace('-list', '')}-export?${query}&size=2`);
  expect([single, total]).toEqual([idsOf(items), items.length]);
  expect([...csvRows(text.replace('\uFEFF', ''), ',')].slice(1)).toHaveLength(total);
  return idsOf(items).map((id) => named.get(id) ?? String(id));
}

const found = async (kind: string, q: string) => {
  const { items } = (await staff.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body;
  return items.filter((item: { kind: string }) => item.kind === kind).map(({ id }: { id: number }) => id);
};

describe('an order is found', () => {
  const orders: Named = new Map();
  const find = (q: string, more?: string) => findIn('order-list', orders, q, more);

  const add = async (owner: Owner, po: string | null, papers?: { awb?: string; lr?: string }) => {
    const id = await addOrder(api, owner, 'in transit');
    orders.set(id, po ?? papers!.awb ?? papers!.lr!);
    await api.sql('update orders set po_number = $2 where id = $1', [id, po]);
    if (!papers) return id;
    await api.sql(
      `insert into shipments (company_id, order_id, status, awb, lr_number, dispatched_at, created_by)
       values ($1, $2, 'in transit', $3, $4, now(), $5)`,
      [owner.company_id, id, papers.awb ?? null, papers.lr ?? null, owner.user_id],
    );
    return id;
  };

  beforeAll(async () => {
    await add(aravalli, 'PO-777');
    await add(konkan, 'PO-7771');
    await add(aravalli, 'AAC/26/0911');
    await add(konkan, 'DIL-4500018821');
    await add(aravalli, 'A_B%C');
    await add(aravalli, null, { awb: 'BD-118 277' });
    await add(aravalli, 'of Aravalli', { lr: 'VRL/4471' });
    await add(konkan, 'of Konkan', { lr: 'vrl 4471' });
    const id = await add(aravalli, 'of Aravalli, too', { lr: 'LR-1180277' });
    await api.sql(
      `insert into returns (company_id, order_id, status, reason, created_by) values ($1, $2, 'requested', $3, $4)`,
      [...[aravalli.company_id, id, 'Wet', aravalli.user_id]],
    );
  });

  it.each([
    ['PO-777', ['PO-7771', 'PO-777']],
    ['po-777', ['PO-7771', 'PO-777']],
    ['777', ['PO-7771', 'PO-777']],
    ['po 777', ['PO-7771', 'PO-777']],
    ['Po777', ['PO-7771', 'PO-777']],
    ['7771', ['PO-7771']],
    ['po 26 777', []],
    ['aravalli 777', ['PO-777']],
    ['777 auto', ['PO-777']],
    ['0911', ['AAC/26/0911']],
    ['911', ['AAC/26/0911']],
    ['26-0911', ['AAC/26/0911']],
    ['aac 911', ['AAC/26/0911']],
    ['4500018821', ['DIL-4500018821']],
    ['18821', ['DIL-4500018821']],
    ['a_b', ['A_B%C']],
    ['a%c', []],
    ['%', []],
    ['_', []],
    ['%%%', []],
    ['777\' or "1"=1', []],
  ])('by its PO number: “%s” finds %j', async (q, names) => expect(await find(q)).toEqual(names));

  it.each([
    ['BD-118 277', ['BD-118 277']],
    ['bd118277', ['BD-118 277']],
    ['AWB BD118277', ['BD-118 277']],
    ['bd118', ['BD-118 277']],
    ['VRL/4471', ['of Konkan', 'of Aravalli']],
    ['LR vrl-4471', ['of Konkan', 'of Aravalli']],
    ['VRL_447_', ['of Konkan', 'of Aravalli']],
    ['VRL%9', []],
    ['awb', []],
    ['118 0277', ['of Aravalli, too']],
    ['LR 118-0277', ['of Aravalli, too']],
    ['LR1180277', ['of Aravalli, too']],
    ['lr no. 118-0277', ['of Aravalli, too']],
    ['LR number 1180277', ['of Aravalli, too']],
  ])('by the carrier’s number of its consignment: “%s” finds %j', async (q, names) =>
    expect(await find(q)).toEqual(names),
  );

  it.each(['', '#', 'Order ', 'order #'])('by its own number after “%s”', async (before) => {
    const [id, name] = [...orders][0]!;
    expect(await find(`${before}${id}`)).toEqual([name]);
  });

  it.each([
    ['its consignment', 'shipments'],
    ['its return', 'returns'],
  ])('by the code of %s', async (_, table) => {
    const [paper] = await api.sql<{ code: string; order_id: string }>(
      `select * from ${table} order by id desc limit 1`,
    );
    const name = orders.get(Number(paper!.order_id));
    for (const typed of [paper!.code, paper!.code.toLowerCase().replace(/-0+/, '')])
      expect(await find(typed)).toEqual([name]);
    expect(await find(paper!.code.replace(/\d+$/, '999999'))).toEqual([]);
  });

  it('within the chosen company, status and dates', async () => {
    const of = ({ company_id }: Owner) => `&company_id=${company_id}`;
    expect(await find('VRL4471', of(konkan))).toEqual(['of Konkan']);
    expect(await find('777', of(aravalli))).toEqual(['PO-777']);
    expect(await find('777', of(konkan))).toEqual(['PO-7771']);
    expect(await find('bd118277', of(konkan))).toEqual([]);
    expect(await find('bd118277', '&status=placed')).toEqual([]);
    expect(await find('bd118277', '&status=in+transit&from=2026-01-01')).toEqual(['BD-118 277']);
    expect(await find('bd118277', '&to=2020-01-01')).toEqual([]);
  });

  it('by the current name of its company or buyer', async () => {
    const id = await add(konkan, 'PO-renamed');
    orders.set(id, 'renamed');
    await api.sql(`update companies set name = 'Sahyadri Pharma' where id = $1`, [konkan.company_id]);
    await api.sql(`update users set name = 'Meera Nair' where id = $1`, [konkan.user_id]);
    expect(await find('sahyadri renamed')).toEqual(['renamed']);
    expect(await find('meera renamed')).toEqual(['renamed']);
    expect(await find('dil konkan')).toEqual([]);
    await api.sql(`update companies set name = 'Konkan Pharma' where id = $1`, [konkan.company_id]);
  });

  it('by a number added to its consignment later, and not by a removed one', async () => {
    const id = await add(aravalli, 'PO-later', { awb: 'WRONG 1' });
    orders.set(id, 'later');
    await api.sql(`update shipments set awb = 'RIGHT 2' where order_id = $1`, [id]);
    expect([await find('wrong1'), await find('right2')]).toEqual([[], ['later']]);
    await api.sql('delete from shipments where order_id = $1', [id]);
    expect(await find('right2')).toEqual([]);
  });

  it('by a blank search', async () => {
    expect(await find('  ')).toHaveLength(orders.size);
  });

  it('in the palette too', async () => {
    expect((await found('order', 'awb bd118277')).map((id: number) => orders.get(id))).toEqual(['BD-118 277']);
    expect((await found('order', '0911')).map((id: number) => orders.get(id))).toEqual(['AAC/26/0911']);
  });
});

describe('an invoice is found', () => {
  const invoices: Named = new Map();
  const find = (q: string, more?: string) => findIn('invoice-list', invoices, q, more);

  const pay = async (name: string, owner: Owner, reference: string | null) => {
    const id = await addInvoice(api, owner);
    invoices.set(id, name);
    await api.sql(
      `insert into payments (invoice_id, company_id, amount_paise, method, reference, received_on, recorded_by)
       select $1, $2, amount, 'NEFT', $3, '2026-11-02', $4 from unnest(array[100, -100]) as amount`,
      [id, owner.company_id, reference, owner.user_id],
    );
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
    const ids = await found('invoice', 'sbin426100012345');
    expect(ids.map((id: number) => invoices.get(id)).toSorted()).toEqual(['one of two', 'other of two']);
  });
});

describe('a consignment to be invoiced is found', () => {
  const sent: Named = new Map();
  const find = (q: string, more?: string) => findIn('invoice-queue', sent, q, more);
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

  it('if it is dispatched and has no invoice, the oldest first', async () => {
    expect(await find('')).toEqual(['QX 118-1', 'QX1182', 'QX1185']);
    expect(await find('', '&sort=date_desc')).toEqual(['QX1185', 'QX1182', 'QX 118-1']);
  });

  it.each([
    ['qx1181', ['QX 118-1']],
    ['AWB QX-1182', ['QX1182']],
    ['QX1183', []],
    ['QX1184', []],
    ['QX118_', ['QX 118-1', 'QX1182', 'QX1185']],
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
    expect(await find('', of(aravalli))).toEqual(['QX 118-1', 'QX1185']);
    expect(await find('aravalli', of(aravalli))).toEqual(['QX 118-1', 'QX1185']);
    expect(await find('konkan', of(aravalli))).toEqual([]);
    expect(await find('qx1182', of(aravalli))).toEqual([]);
  });
});
