import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type Api, startApi } from '../../support/api.ts';
import { pdf } from '../../support/documents.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

/** The day of a delivery, and its signed proof. */
let api: Api;
let store: Store;
let at: OrderSteps;
let stranger: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  at = await openOrderSteps(api);
  stranger = await signIn(api, (await addUser(api, (await addCompany(api, 'Konkan')).company_id)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * DAY_MS));

/** An order of which one consignment was dispatched three days ago. */
async function dispatched() {
  const id = await at.placeOrder();
  await at.move(id, 'confirmed');
  const shipment: number = (await at.pack(id, [1, 10], [2, 4])).body.id;
  await at.dispatch(shipment);
  await api.sql(`update shipments set dispatched_at = now() - interval '3 days' where id = $1`, [shipment]);
  return { id, shipment };
}
const deliver = (id: number, more: object = {}) =>
  at.staff.post('/api/admin/shipment-move', { id, to: 'delivered', ...more });
const withFile = (fields: object, name = 'pod.pdf') => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  form.append('file', new File([new Uint8Array(pdf())], name));
  return form;
};
const upload = async (person: Person): Promise<number> =>
  (await person.post('/api/attachments/upload', withFile({}))).body.id;
const proofOf = async (id: number) => (await at.buyer.get(`/api/orders/get?id=${id}`)).body.order.shipments[0].proof;

it('has the day on its proof, in the order, its history and the mail to the buyer', async () => {
  const { id, shipment } = await dispatched();
  const on = daysAgo(2);
  expect((await deliver(shipment, { delivered_on: on, received_by: 'Gate 2' })).status).toBe(200);
  const order = await at.orderOf(id);
  expect(dayInIndia(new Date(order.shipments[0].delivered_at))).toBe(on);
  expect(order.history.at(-1).note).toMatch(/delivered on \d+ \w+ \d{4}, received by Gate 2$/);
  const [letter] = await api.sql<{ on: string }>(
    `select payload ->> 'on' as on from outbox where kind = 'order-delivered' order by id desc limit 1`,
  );
  expect(order.history.at(-1).note).toContain(letter!.on);
});

it('is today without a day', async () => {
  const { id, shipment } = await dispatched();
  await deliver(shipment);
  const order = await at.orderOf(id);
  expect(dayInIndia(new Date(order.shipments[0].delivered_at))).toBe(daysAgo(0));
  expect(order.history.at(-1).note).toMatch(/ delivered$/);
});

it.each([
  {
    name: 'before the dispatch',
    delivered_on: daysAgo(4),
    words: /was dispatched on .+ Enter that day or a later one\.$/,
  },
  { name: 'in the future', delivered_on: daysAgo(-1), words: /has not come yet/ },
])('with a day $name is refused at its field', async ({ delivered_on, words }) => {
  const { shipment } = await dispatched();
  const { status, body } = await deliver(shipment, { delivered_on });
  expect(status).toBe(400);
  expect(body.fields.delivered_on).toMatch(words);
});

it('takes its proof, which the buyer sees and no other company', async () => {
  const { id, shipment } = await dispatched();
  expect((await deliver(shipment, { proof: await upload(at.staff) })).status).toBe(200);
  const proof = await proofOf(id);
  expect(proof).toEqual({ id: expect.any(Number), name: 'pod.pdf' });
  expect((await at.orderOf(id)).shipments[0]).toMatchObject({ proof, certificates: [] });
  const { url } = (await at.buyer.get(`/api/attachments/file?id=${proof.id}`)).body;
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pdf());
  expect((await stranger.get(`/api/attachments/file?id=${proof.id}`)).status).toBe(404);
});

it('does not take an upload of someone else, and stays as it was', async () => {
  const { id, shipment } = await dispatched();
  const { status, body } = await deliver(shipment, { proof: await upload(at.buyer) });
  expect([status, Object.keys(body.fields)]).toEqual([409, ['proof']]);
  expect((await at.orderOf(id)).shipments[0].status).toBe('in transit');
});

it('gets its proof later, once, and staff take back a wrong one', async () => {
  const { id, shipment } = await dispatched();
  const attach = (person: Person = at.staff) =>
    person.post('/api/admin/delivery-proof-add', withFile({ shipment_id: shipment }));
  expect((await attach()).body.message).toMatch(/is in transit\. Mark it as delivered/);
  await deliver(shipment);
  expect((await attach(at.buyer)).status).toBe(403);
  const both = await Promise.all([attach(), attach()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await attach()).body.message).toMatch(/already has its proof of delivery, pod\.pdf\. Remove it first\.$/);
  const remove = { id: (await proofOf(id)).id };
  expect((await at.buyer.post('/api/admin/shipment-file-remove', remove)).status).toBe(403);
  expect((await at.staff.post('/api/admin/shipment-file-remove', remove)).status).toBe(200);
  expect(await proofOf(id)).toBeNull();
  expect((await attach()).status).toBe(200);
});
