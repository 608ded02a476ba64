import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { attachedText } from '../../support/samples/pdf-text.ts';
import { openReceiptSteps, type ReceiptSteps } from '../../support/steps/receipt-steps.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let money: ReceiptSteps;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  money = await openReceiptSteps(api);
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(() => api.sql('delete from outbox'));

/** Sends what is queued; the text of the voucher attached to each mail. */
async function vouchers() {
  const { sendOutbox } = await import('#server/outbox/send.ts');
  const before = mail.received.length;
  expect(await sendOutbox()).toBeGreaterThan(0);
  return Promise.all(mail.received.slice(before).map(({ raw }) => attachedText(raw)));
}

it('an advance is mailed with its receipt voucher, which names the goods and the PO, and its refund with the refund voucher', async () => {
  const order_id = await money.placeOrder();
  await api.sql('delete from outbox');
  const { body } = await money.record(500, { order_id });
  const [{ name }] = (await api.sql('select name from order_lines where order_id = $1 limit 1', [order_id])) as [
    { name: string },
  ];
  for (const text of await vouchers()) {
    for (const part of [body.number, 'Receipt voucher', 'Advance against order', 'PO-77', name, '₹500.00'])
      expect(text).toContain(part);
  }
  const { status } = await money.staff.post('/api/admin/receipt-refund', {
    ...{ id: body.id, unallocated: 500, amount: 200, method: 'NEFT', reference: 'REFUND1', received_on: money.today },
  });
  expect(status).toBe(200);
  for (const text of await vouchers()) {
    for (const part of ['Refund voucher', 'PSV/', '₹200.00', body.number]) expect(text).toContain(part);
  }
});

it('a payment recorded on its invoice is mailed with the receipt voucher', async () => {
  const { id, inv } = await money.issueFor(await money.placeOrder(), [[1, 10]]);
  await api.sql('delete from outbox');
  expect((await money.pay(id, 100)).status).toBe(200);
  for (const text of await vouchers()) {
    for (const part of ['Receipt voucher', 'PSR/', inv, '₹100.00']) expect(text).toContain(part);
  }
});

it('a reversal says plainly which money no longer counts, and what is due again; the voucher sent later is marked', async () => {
  const invoice_id = await money.addOpen();
  const { body } = await money.record(118, {
    ...{ allocations: [{ invoice_id, amount: 118, open: 118 }], method: 'cheque', reference: '004512' },
  });
  await money.reverse(body.id);
  // The first mail was not sent before the reversal.
  expect((await vouchers()).filter((text) => text.includes('REVERSED')).length).toBeGreaterThan(0);
  const inv = (await money.invoiceOf(invoice_id)).inv;
  const { renderMail } = await import('#server/mail/templates.ts');
  await money.record(118, { allocations: [{ invoice_id, amount: 118, open: 118 }], reference: '004513' });
  const [{ id }] = (await api.sql('select max(id) as id from receipts')) as [{ id: string }];
  await api.sql('delete from outbox');
  await money.reverse(Number(id));
  const [queued] = await money.mails();
  const { subject, text } = renderMail(queued!.kind, queued!.payload);
  expect(subject).toMatch(/^Reversed: Receipt PSR\/\d{4}\/\d{6} of ₹118\.00$/);
  expect(text).toContain(`it no longer counts as paid, and its voucher is void. Invoice ${inv} is due again.`);
  for (const part of ['004513', 'Cheque returned', '₹118.00 due']) expect(text).toContain(part);
});

it('the reversal of a refund says that we still owe the amount', async () => {
  const { body } = await money.record(100, { reference: 'ADV9' });
  await money.staff.post('/api/admin/receipt-refund', {
    ...{ id: body.id, unallocated: 100, amount: 60, method: 'NEFT', reference: 'REFUND2', received_on: money.today },
  });
  const { later } = await money.receiptOf(body.id);
  await api.sql('delete from outbox');
  expect((await money.reverse(later[0].id)).status).toBe(200);
  const { renderMail } = await import('#server/mail/templates.ts');
  const [queued] = await money.mails();
  expect(renderMail(queued!.kind, queued!.payload).text).toContain(
    'did not go out as recorded. We have reversed it: we still owe you this amount.',
  );
});
