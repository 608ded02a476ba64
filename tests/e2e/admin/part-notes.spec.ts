import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('staff credit a part and debit a rate difference, and see each total first; the goods of a return are proposed', async ({
  page,
}) => {
  test.slow();
  const { request } = page;
  const { people, products, staffToken } = await addPlant(request, ['Kavita']);
  const { token } = people[0]!;
  const ask = (path: string, body?: object) => callAs(request, staffToken, `/api/admin/${path}`, body);
  const buy = (path: string, body: object) => callAs(request, token, `/api/orders/${path}`, body);
  // 5 bearings at ₹410 and 5 seals at ₹65, at 18%: ₹2,803 in whole rupees.
  const items = products.map(({ id: product_id }) => ({ product_id, qty: 5 }));
  const { id: order } = await buy('create', { items, po_number: 'PO/NOTES' });
  await ask('order-move', { id: order, to: 'confirmed' });
  const { order: placed } = await ask(`order-get?id=${order}`);
  const lineOf = (name: string) => placed.lines.find((line: { name: string }) => line.name.startsWith(name)).line_no;
  const lines = [1, 2].map((line_no) => ({ line_no, qty: 5 }));
  const shipment = await ask('shipment-pack', { order_id: order, lines });
  const { id } = await ask('invoice-issue', { shipment_id: shipment.id });
  await ask('shipment-dispatch', { id: shipment.id, carrier: 'Blue Dart', awb: 'BD90011' });
  await ask('shipment-move', { id: shipment.id, to: 'delivered', received_by: 'Stores' });
  const dialog = page.getByRole('dialog');

  await signInStaff(page, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Debit note' }).click();
  // Empty, it says what is missing, and leads there.
  await dialog.getByRole('button', { name: 'Issue debit note' }).click();
  const problem = 'Enter a quantity or a value for at least one line.';
  await dialog.getByRole('alert').getByRole('link', { name: problem }).click();
  await expect(dialog.getByRole('group', { name: 'Lines' })).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Lines' })).toHaveAccessibleDescription(problem);
  await dialog.getByLabel(/^Deep groove ball bearing/).fill('100');
  await expect(dialog.getByText(problem)).toHaveCount(0);
  await dialog.getByLabel('Reason (shown to the buyer)').fill('Rate as per the amended PO');
  await expect(dialog.getByText('Debit note: ₹118.00 (₹100.00 before tax, ₹18.00 GST)')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Issue debit note' }).click();
  await expect(page.getByRole('link', { name: /^PSB\// })).toBeVisible();

  // Goods came back: the order's link opens the dialog with them, and not with what the buyer kept.
  const asked = { id: order, reason: 'Scratched', lines: [{ line_no: lineOf('Nitrile'), qty: 2 }] };
  await buy('return-request', asked);
  const { order: returned } = await ask(`order-get?id=${order}`);
  for (const to of ['approved', 'received']) await ask('return-settle', { id: returned.returns[0].id, to });
  await page.goto(`/admin/orders/${order}`);
  await page.getByRole('link', { name: /^Credit on PS\// }).click();
  await expect(dialog.getByLabel('Reason (shown to the buyer)')).toHaveValue(/^Goods returned: RET-/);
  await expect(dialog.getByLabel('Credit', { exact: true }).locator('option')).toHaveText([/^Return /, 'Chosen lines']);
  await expect(dialog.getByLabel('Quantity')).toHaveValue('2');
  await expect(dialog.getByText(/^Credit note: ₹153.00/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(page.getByRole('link', { name: /^PSC\// })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/invoices/${id}$`));
  await expectNoSidewaysScroll(page);

  // A value is credited without a quantity.
  await page.getByRole('button', { name: 'Credit note', exact: true }).click();
  await dialog
    .getByRole('group', { name: /^Nitrile/ })
    .getByLabel('or value (₹)')
    .fill('50');
  await dialog.getByLabel('Reason (shown to the buyer)').fill('Allowance for scratches');
  await expect(dialog.getByText('Credit note: ₹59.00 (₹50.00 before tax, ₹9.00 GST)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(page.getByRole('link', { name: /^PSC\// })).toHaveCount(2);
});
