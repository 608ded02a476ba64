import { signInStaff } from '../support/admin.ts';
import { addPlant, callAs } from '../support/colleagues.ts';
import { sendUnderChallan } from '../support/consignments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer records a consignment with shortage and damage, and staff answer with a certificate beside the line', async ({
  page,
  allow,
}) => {
  // More is entered as short than was dispatched.
  allow(/400/);
  const { people, products, staffToken } = await addPlant(page.request, ['Admin']);
  const [{ token, email }] = people as [(typeof people)[0]];
  const items = products.map(({ id }) => ({ product_id: id, qty: 6 }));
  const { id } = await callAs(page.request, token, '/api/orders/create', { items });
  await callAs(page.request, staffToken, '/api/admin/order-move', { id, to: 'confirmed' });
  const lines = items.map((_, index) => ({ line_no: index + 1, qty: 6 }));
  const shipment = await callAs(page.request, staffToken, '/api/admin/shipment-pack', { order_id: id, lines });
  await sendUnderChallan(page.request, staffToken, shipment.id, { carrier: 'VRL Logistics', lr_number: 'LR-5513' });

  await signIn(page, email, `/portal/orders/${id}`);
  await page.getByRole('button', { name: 'Record goods received' }).click();
  const dialog = page.getByRole('dialog', { name: /^Goods received: SHP-/ });
  await expect(dialog.getByRole('button', { name: 'Received in full' })).toBeVisible();
  await dialog
    .getByLabel(/^Short/)
    .first()
    .fill('9');
  await expect(dialog.getByText(/^Accepted 0 of 6/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Record with shortage or damage' }).click();
  await expect(dialog.getByText(/^Only 6 .* dispatched/).first()).toBeVisible();
  await dialog
    .getByLabel(/^Short/)
    .first()
    .fill('2');
  await dialog
    .getByLabel(/^Damaged/)
    .first()
    .fill('1');
  await dialog.getByLabel(/^Remarks/).fill('Carton crushed');
  await expect(dialog.getByText(/^Accepted 3 of 6/)).toBeVisible();
  await dialog.getByLabel(/^Photos/).setInputFiles({
    ...{ name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from('sku,qty\nB,3\n') },
  });
  await expect(dialog.getByRole('button', { name: 'Remove count.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record with shortage or damage' }).click();

  const sheet = page.getByRole('article');
  await expect(sheet.getByText(/^Received with shortage and damage on/)).toBeVisible();
  await expect(sheet.getByText('Shortage claim')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'count.csv' }).first()).toBeVisible();
  await sheet
    .getByText(/^Documents \(/)
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: /^Challan PSD/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await signInStaff(page, `/admin/orders/${id}`);
  await expect(page.getByText(/^Received with shortage and damage on/)).toBeVisible();
  await page.getByRole('button', { name: 'Batch certificates' }).click();
  const certificates = page.getByRole('dialog', { name: /^Batch certificates of/ });
  await certificates.getByRole('button', { name: 'Attach certificate' }).click();
  await expect(certificates.getByText('Choose the certificate of this batch.')).toBeVisible();
  await certificates.getByLabel(/^Certificate/).setInputFiles({
    ...{ name: 'batch-7741.csv', mimeType: 'text/csv', buffer: Buffer.from('batch,hardness\n7741,62\n') },
  });
  await certificates.getByRole('button', { name: 'Attach certificate' }).click();
  await expect(certificates.getByRole('button', { name: 'Remove batch-7741.csv' })).toBeVisible();
  await expectAccessible(page);
  await certificates.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  const again = page.getByRole('dialog', { name: /^Send again the goods of RET-/ });
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent again', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Packed again in SHP-\d+, at no charge$/)).toBeVisible();
  await page.getByRole('button', { name: 'Delivery challan' }).click();
  const challan = page.getByRole('dialog', { name: /^Delivery challan for SHP-/ });
  await expect(challan.getByLabel(/^Details/)).toHaveValue(/^Goods short in an earlier consignment/);
  await challan.getByRole('button', { name: 'Issue challan' }).click();
  await page.getByRole('button', { name: 'Dispatch' }).click();
  const papers = page.getByRole('dialog', { name: /^Dispatch/ });
  await papers.getByLabel('Carrier').fill('VRL Logistics');
  await papers.getByLabel('LR number').fill('LR-5514');
  await papers.getByRole('button', { name: 'Dispatch' }).click();
  await expect(page.getByText(/^Sent again in SHP-\d+, at no charge$/)).toBeVisible();
  await page
    .getByText(/^Documents \(/)
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Batch certificate: batch-7741.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await signIn(page, email, `/portal/orders/${id}`);
  await expect(page.getByText(/^Sent again in SHP-\d+, at no charge$/)).toBeVisible();
  await expect(page.getByText(/^Missing goods of RET-\d+, sent again at no charge$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
