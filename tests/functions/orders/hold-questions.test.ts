import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

let api: Api;
let at: OrderSteps;
let colleague: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  at = await openOrderSteps(api);
  colleague = await signIn(api, (await addUser(api, at.company_id)).email);
  const { company_id } = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, company_id)).email);
});
afterAll(() => api.stop());

type Change = { line_no: number; qty: number; promised_on?: string };

/** Holds a confirmed order of ten bearings at ₹123.45 and four belts at ₹99. */
async function held(changes: Change[] = [{ line_no: 1, qty: 6 }]) {
  const id = await at.placeOrder();
  await at.move(id, 'confirmed');
  const answer = await hold(id, changes);
  expect(answer.status).toBe(200);
  return id;
}
const hold = (id: number, changes?: Change[]) =>
  at.staff.post('/api/admin/order-move', { id, to: 'on hold', note: 'Only six are left. Take six?', changes });
const order = async (id: number, person = at.buyer) => (await person.get(`/api/orders/get?id=${id}`)).body.order;
const answer = async (id: number, cancel: number[] = [], person = at.buyer) => {
  const question_id = (await order(id))?.question?.id ?? 1;
  return person.post('/api/orders/question-answer', { id, question_id, cancel });
};
const goods = async (id: number) =>
  (await order(id)).lines.map(({ line_no, qty, total }: Record<string, number>) => [line_no, qty, total]);

describe('the change that a hold proposes', () => {
  it('is shown to the buyer with the question', async () => {
    const id = await held();
    const expected = { question: 'Only six are left. Take six?', changes: [{ line_no: 1, qty: 6, promised_on: null }] };
    expect(await order(id)).toMatchObject({ status: 'on hold', question: expected, may: { answer: true } });
    expect(await order(id, colleague)).toMatchObject({ question: expected, may: { answer: false } });
    expect((await at.orderOf(id)).question).toMatchObject(expected);
  });

  it('is accepted with lines, tax, totals and stock, and releases the order', async () => {
    const id = await held();
    expect(await at.stock()).toBe(90);
    expect(await answer(id)).toMatchObject({
      status: 200,
      body: { message: `Change accepted. Order ${id} will proceed.` },
    });
    // 6 × ₹123.45 = ₹740.70 and 18%, 4 × ₹99 = ₹396 and 5%.
    expect(await order(id)).toMatchObject({
      ...{ status: 'confirmed', question: null, subtotal: 1136.7, tax: 153.12, total: 1289.82 },
      history: [{}, {}, {}, { status: 'confirmed', note: expect.stringMatching(/10 → 6 nos\.\nThe total falls from/) }],
    });
    expect(await at.stock()).toBe(94);
    const [mail] = await api.sql(`select recipient from outbox where kind = 'order-change-accepted'`);
    expect(mail).toEqual({ recipient: 'sales@plantsetu.example' });
    expect((await at.pack(id, [1, 6], [2, 4])).status).toBe(200);
  });

  it('with a line cancelled instead removes the line and releases its stock', async () => {
    const id = await held();
    expect(await answer(id, [1])).toMatchObject({
      status: 200,
      body: { message: `Line cancelled. Order ${id} will proceed.` },
    });
    expect(await goods(id)).toEqual([[2, 4, 415.8]]);
    expect([(await order(id)).total, await at.stock()]).toEqual([415.8, 100]);
  });

  it('can be a later date only', async () => {
    const id = await held([{ line_no: 1, qty: 10, promised_on: '2199-12-01' }]);
    expect((await answer(id)).status).toBe(200);
    const after = await order(id);
    expect(after).toMatchObject({
      status: 'confirmed',
      promised_on: '2199-12-01',
      lines: [{ promised_on: '2199-12-01' }, {}],
    });
    expect(after.history.at(-1).note).toMatch(/by 1 Dec 2199\.$/);
  });

  it('leaves out what was short-closed before from the totals', async () => {
    const id = await at.placeOrder();
    await at.move(id, 'confirmed');
    await at.staff.post('/api/admin/order-short-close', {
      ...{ order_id: id, lines: [{ line_no: 1, qty: 2 }], reason: 'Not made.' },
    });
    expect((await hold(id, [{ line_no: 1, qty: 7 }])).status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    // Five of seven bearings are supplied.
    expect(await order(id)).toMatchObject({ subtotal: 1013.25, lines: [{ qty: 7, short_closed_qty: 2 }, {}] });
    expect(await at.stock()).toBe(95);
  });
});

describe('an answer is refused', () => {
  it('of another company as for an unknown order, of staff, and of a colleague who may not decide', async () => {
    const id = await held();
    expect((await answer(id, [], stranger)).status).toBe(404);
    expect((await answer(id, [], at.staff)).status).toBe(403);
    expect((await answer(id, [], colleague)).status).toBe(403);
    expect(await order(id)).toMatchObject({ status: 'on hold', lines: [{ qty: 10 }, {}] });
  });

  it('if nothing would be left, and once staff have released the order', async () => {
    const id = await held([
      { line_no: 1, qty: 0 },
      { line_no: 2, qty: 2 },
    ]);
    expect((await answer(id, [2])).body.message).toMatch(/^Nothing would be left/);
    const question_id = (await order(id)).question.id;
    await at.move(id, 'confirmed');
    const late = await at.buyer.post('/api/orders/question-answer', { id, question_id, cancel: [] });
    expect(late.status).toBe(409);
    expect(await order(id)).toMatchObject({ status: 'confirmed', question: null, lines: [{ qty: 10 }, { qty: 4 }] });
  });

  it('if another was first: one of many at once is carried out', async () => {
    const id = await held();
    const question_id = (await order(id)).question.id;
    const answers = await Promise.all(
      [[], [1], [], [1]].map((cancel) => at.buyer.post('/api/orders/question-answer', { id, question_id, cancel })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await order(id)).history).toHaveLength(4);
  });

  it('keeps an order over the credit limit on hold', async () => {
    const id = await held();
    await api.sql('update companies set credit_limit_paise = 100 where id = $1', [at.company_id]);
    const reply = await answer(id);
    await api.sql('update companies set credit_limit_paise = null where id = $1', [at.company_id]);
    expect(reply.body.message).toMatch(/stays on hold/);
    expect(await order(id)).toMatchObject({ status: 'on hold', question: null, lines: [{ qty: 6 }, {}] });
    expect(await api.sql('select 1 from credit_holds where order_id = $1 and lifted_at is null', [id])).toHaveLength(1);
  });
});

describe('a proposal is refused', () => {
  it.each([
    { name: 'for more than ordered', changes: [{ line_no: 1, qty: 11 }], message: /can be lowered only/ },
    { name: 'without a change', changes: [{ line_no: 1, qty: 10 }], message: /is not changed/ },
    { name: 'for an unknown line', changes: [{ line_no: 9, qty: 1 }], message: /no goods in line 9/ },
    { name: 'for part of a piece', changes: [{ line_no: 1, qty: 1.5 }], message: /Whole numbers only/ },
  ])('$name', async ({ changes, message }) => {
    const id = await at.placeOrder();
    await at.move(id, 'confirmed');
    const refused = await hold(id, changes);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(message)]);
    expect((await order(id)).status).toBe('confirmed');
  });

  it('for less than is packed', async () => {
    const id = await at.placeOrder();
    await at.move(id, 'confirmed');
    await at.pack(id, [1, 8]);
    expect((await hold(id, [{ line_no: 1, qty: 7 }])).body.message).toMatch(/propose at least 8 nos/);
  });
});

it('a withdrawn question cannot be answered', async () => {
  const id = await held();
  await api.sql(`update order_questions set answer = 'withdrawn', answered_at = now() where order_id = $1`, [id]);
  expect((await answer(id)).status).toBe(409);
  expect((await order(id)).status).toBe('on hold');
});
