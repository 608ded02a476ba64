import { afterAll, beforeAll, expect, it } from 'vitest';
import { CERTIFICATE_MISSING, MAX_CERTIFICATES } from '#contracts/orders/shipment-files.ts';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

/** The documents of an order line: those of its item, and the certificates of the batch that was dispatched. */
let api: Api;
let store: Store;
let at: OrderSteps;
let stranger: Person;
let id: number;
let shipment: number;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  at = await openOrderSteps(api);
  stranger = await signIn(api, (await addUser(api, (await addCompany(api, 'Konkan')).company_id)).email);
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
  shipment = (await at.pack(id, [1, 10])).body.id;
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const attach = (name: string, fields: object = {}, person: Person = at.staff) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ shipment_id: shipment, line_no: 1, ...fields }))
    form.append(key, String(value));
  form.append('file', new File([new Uint8Array(pdf())], name));
  return person.post('/api/admin/batch-certificate-add', form);
};
const own = async () => (await at.buyer.get(`/api/orders/get?id=${id}`)).body.order;
const file = (person: Person, certificate: number) => person.get(`/api/attachments/file?id=${certificate}`);

it('a batch certificate is beside its line for the buyer and for staff, and is removed by staff', async () => {
  const { body } = await attach('batch-7741.pdf');
  expect(body.message).toMatch(/^batch-7741\.pdf is attached to .+ in SHP-\d{6}\.$/);
  const certificates = [{ id: expect.any(Number), name: 'batch-7741.pdf', line_no: 1 }];
  expect((await own()).shipments[0].certificates).toEqual(certificates);
  const { id: certificate } = (await at.orderOf(id)).shipments[0].certificates[0];
  const { url } = (await file(at.buyer, certificate)).body;
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
  expect((await file(stranger, certificate)).status).toBe(404);
  const remove = (person: Person) => person.post('/api/admin/shipment-file-remove', { id: certificate });
  expect((await remove(at.buyer)).status).toBe(403);
  expect((await remove(at.staff)).body.message).toBe('batch-7741.pdf removed.');
  expect((await remove(at.staff)).status).toBe(404);
  expect((await own()).shipments[0].certificates).toEqual([]);
});

it('another file of a record is not removed as a certificate', async () => {
  const form = new FormData();
  form.append('id', String(id));
  form.append('file', new File([new Uint8Array(pdf())], 'po.pdf'));
  expect((await at.buyer.post('/api/orders/po-file', form)).status).toBe(200);
  const po = (await own()).po_file.id;
  expect((await at.staff.post('/api/admin/shipment-file-remove', { id: po })).status).toBe(404);
  expect((await own()).po_file).not.toBeNull();
});

it.each([
  { name: 'of an unknown consignment', fields: { shipment_id: 987_654_321 }, status: 404 },
  { name: 'of a line that is not in it', fields: { line_no: 2 }, status: 400 },
])('a certificate $name is refused', async ({ fields, status }) => {
  expect((await attach('x.pdf', fields)).status).toBe(status);
});

it('a form without the file says so, and a line has a most of certificates', async () => {
  const empty = new FormData();
  for (const [key, value] of Object.entries({ shipment_id: shipment, line_no: 1 })) empty.append(key, String(value));
  expect((await at.staff.post('/api/admin/batch-certificate-add', empty)).body.fields).toEqual({
    file: CERTIFICATE_MISSING,
  });
  for (let count = 0; count < MAX_CERTIFICATES; count++) expect((await attach(`${count}.pdf`)).status).toBe(200);
  expect((await attach('more.pdf')).status).toBe(409);
});

it('unpacking removes the certificates with the line', async () => {
  const order = await at.placeOrder();
  await at.move(order, 'confirmed');
  const packed = (await at.pack(order, [1, 1])).body.id;
  await attach('a.pdf', { shipment_id: packed });
  expect((await at.staff.post('/api/admin/shipment-unpack', { id: packed })).status).toBe(200);
  expect(await api.sql('select 1 from attachments where shipment_id = $1', [packed])).toEqual([]);
});

it('data sheets and test certificates of the item are listed with the line, manuals are not', async () => {
  const { product_id } = (await own()).lines[0];
  for (const kind of ['manual', 'data sheet', 'test certificate']) {
    const form = new FormData();
    for (const [key, value] of Object.entries({ product_id, kind, title: `The ${kind}` }))
      form.append(key, String(value));
    form.append('file', new File([new Uint8Array(pdf())], 'd.pdf'));
    expect((await at.staff.post('/api/admin/document-add', form)).status).toBe(200);
  }
  const titles = (order: { lines: { documents: { title: string }[] }[] }) =>
    order.lines.map(({ documents }) => documents.map(({ title }) => title));
  const expected = [['The test certificate', 'The data sheet'], []];
  expect(titles(await own())).toEqual(expected);
  expect(titles(await at.orderOf(id))).toEqual(expected);
});
