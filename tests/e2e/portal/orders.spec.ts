import { addPlant, callAs } from '../support/colleagues.ts';
import { sendUnderChallan } from '../support/consignments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';

test('a buyer finds an order, reorders it after seeing what has changed, and cancels it', async ({ page }) => {
  const { people, products, staffToken, company_id } = await addPlant(page.request, ['Admin']);
  const [{ token, email }] = people as [(typeof people)[0]];
  const items = products.map(({ id }) => ({ product_id: id, qty: 4 }));
  const { id } = await callAs(page.request, token, '/api/orders/create', { items, po_number: 'PO-77/A' });
  await callAs(page.request, token, '/api/orders/create', { items: items.slice(0, 1) });
  const { items: found } = await callAs(
    page.request,
    staffToken,
    `/api/admin/products-list?company_id=${company_id}&q=SEAL`,
  );
  const { product } = await callAs(page.request, staffToken, `/api/admin/product-get?id=${found[0].id}`);
  await callAs(page.request, staffToken, '/api/admin/product-save', { ...product, price: 72.5 });

  await signIn(page, email);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText('2 orders')).toBeVisible();
  await page.getByPlaceholder('Search by order, PO, SKU or name').fill('seal4062');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=seal4062/);
  await page.getByLabel('Status').selectOption('Delivered');
  await expect(page.getByText('No orders match “seal4062”.')).toBeVisible();
  await page.goBack();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: `View order ${id}` }).click();

  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('PO-77/A');
  await expect(sheet).toContainText('Bill to');
  await expect(sheet.getByText('08AAKCA4172M1ZA').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reorder' }).click();
  const again = page.getByRole('dialog', { name: `Reorder ${id}` });
  await expect(again).toContainText('1 item has changed since this order.');
  await expect(again.getByRole('listitem').filter({ hasText: 'Price changed' })).toContainText('₹72.50');
  await expectAccessible(page);
  const seal = again.getByRole('listitem').filter({ hasText: 'Price changed' });
  await seal.getByRole('checkbox').uncheck();
  await expect(again.getByRole('button', { name: 'Add 1 item to cart' })).toBeVisible();
  await seal.getByRole('checkbox').check();
  await seal.getByRole('spinbutton').fill('7');
  await again.getByRole('button', { name: 'Add 2 items to cart' }).click();
  await page.waitForURL('**/portal/cart');
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  const quantities = await page
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(quantities.sort()).toEqual(['4', '7']);

  await page.goto(`/portal/orders/${id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const ask = page.getByRole('dialog', { name: `Cancel order ${id}` });
  await ask.getByLabel('Reason').fill('Ordered twice');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.locator('.history')).toContainText('Ordered twice');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('a buyer requests the return of delivered goods', async ({ page }) => {
  const { people, products, staffToken } = await addPlant(page.request, ['Admin']);
  const [{ token, email }] = people as [(typeof people)[0]];
  const items = [{ product_id: products[0]!.id, qty: 6 }];
  const { id } = await callAs(page.request, token, '/api/orders/create', { items });
  await callAs(page.request, staffToken, '/api/admin/order-move', { id, to: 'confirmed' });
  const shipment = await callAs(page.request, staffToken, '/api/admin/shipment-pack', {
    order_id: id,
    lines: [{ line_no: 1, qty: 6 }],
  });
  await sendUnderChallan(page.request, staffToken, shipment.id, {
    carrier: 'Rajputana Roadlines',
    lr_number: 'LR-5512',
  });
  await callAs(page.request, staffToken, '/api/admin/shipment-move', {
    id: shipment.id,
    to: 'delivered',
    received_by: 'Stores',
  });

  await signIn(page, email, `/portal/orders/${id}`);
  await expect(page.locator('.code', { hasText: 'LR-5512' })).toBeVisible();
  await page.getByRole('button', { name: 'Request a return' }).click();
  const ask = page.getByRole('dialog', { name: /^Return items/ });
  await ask.getByRole('button', { name: 'Request return' }).click();
  await expect(ask.getByRole('alert')).toContainText('Give the reason for the return');
  await ask.getByLabel(`Quantity of ${products[0]!.sku}`).fill(' 2 ');
  await ask.getByLabel('Reason').fill('Cages rusted');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Request return' }).click();
  await expect(page.locator('.title-block')).toContainText('Return requested');
  await expect(page.getByText('Cages rusted').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
