import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#db/seed/run.ts';
import { seedWith } from '../../../local/demo.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.ownerUrl, seedWith);
  staff = await signIn(api, (await addUser(api, null)).email);
}, 120_000);
afterAll(() => api.stop());

const items = async (path: string) => (await staff.get(`/api/admin/${path}`)).body.items;

it('the demo has an advance with its voucher, bank lines with proposals, payment advices, and goods on approval', async () => {
  const [advance] = await api.sql<{ id: string; number: string }>(
    'select id, number from receipts where order_id is not null and unallocated_paise = amount_paise',
  );
  expect(advance!.number).toMatch(/^PSR\//);
  expect((await staff.get(`/api/admin/receipt-pdf?id=${advance!.id}`)).status).toBe(200);

  const lines = (await items('bank-list?size=100')) as { proposal: { reason: string; sure: boolean } | null }[];
  expect(lines.map(({ proposal }) => proposal?.reason ?? null).sort()).toEqual([
    expect.stringMatching(/^Name and amount of PS\//),
    expect.stringMatching(/^Number and amount of PS\//),
    `UTR of ${advance!.number}`,
    null,
  ]);

  const advices = (await items('payment-advice-list')) as { status: string; lines: object[] }[];
  expect(advices.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'set aside']);

  const [out] = await items('challans-out');
  expect(out).toMatchObject({ reason: 'Goods sent on approval: Trial of two weeks' });
  expect(out.amount).toBeGreaterThan(0);
});
