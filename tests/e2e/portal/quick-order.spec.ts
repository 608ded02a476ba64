import { pastedRows, quickRow, stocked } from '../support/quick-order.ts';
import { sendRequest } from '../support/review.ts';
import { buyers, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../support/test.ts';
import { countCalls } from '../support/visitor-forms.ts';

test('rows of a spreadsheet become a cart and an RFQ in one step', async ({ page }) => {
  await signIn(page, buyers.aravalli);
  const [one, other, third] = await stocked(page);
  await page.goto('/portal/catalog');
  await page.getByRole('link', { name: 'Quick order from a list' }).click();
  await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible();
  const near = third!.sku.slice(0, -1);
  const rows = [
    'SKU\tQuantity\tDescription',
    `${one!.sku}\t4\tas the catalogue has it`,
    `${other!.sku.replaceAll('-', ' ').toLowerCase()}\t${(other!.stock + 10).toLocaleString('en-IN')}`,
    `${one!.sku}\t2`,
    'NOPE-77\t5\tSeal, nitrile, 40 x 62',
    `${third!.sku}\tten`,
    `${near}\t3`,
  ];
  await pastedRows(page).fill(rows.join('\n'));

  await expect(quickRow(page, one!.sku).first()).toContainText('2 rows added up: 2, 4');
  await expect(quickRow(page, other!.sku)).toContainText(
    `${other!.stock.toLocaleString('en-IN')} in stock will be added to cart; we will quote for 10`,
  );
  await expect(quickRow(page, 'NOPE-77')).toContainText('1 possible match: confirm it');
  await quickRow(page, 'NOPE-77').getByRole('button', { name: 'None of these: request a quote' }).click();
  await expect(quickRow(page, 'NOPE-77')).toContainText('Unknown SKU; we will quote for 5');
  await expect(quickRow(page, '“ten”: enter a whole quantity')).toBeVisible();
  await expect(quickRow(page, 'No exact match; 1 SKU starts with this')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The text survives a reload; a quantity is corrected and a product chosen.
  await page.reload();
  await expect(quickRow(page, 'NOPE-77')).toBeVisible();
  await quickRow(page, '“ten”: enter a whole quantity').getByRole('spinbutton').fill('2');
  await expect(quickRow(page, '“ten”: enter a whole quantity')).toHaveCount(0);
  await page
    .getByRole('group', { name: `Products for ${near}` })
    .getByRole('button', { name: third!.sku })
    .click();
  await expect(page.locator('.quick-row[data-state="loading"]')).toHaveCount(0);
  await expect(quickRow(page, third!.sku)).toContainText('2 rows added up');

  await page.getByRole('button', { name: 'Add 3 rows to cart and request a quote for 2' }).click();
  const request = page.getByRole('dialog', { name: 'Review your request' });
  await expect(request).toContainText('NOPE-77');
  await expect(request).toContainText('3 rows will be added to the cart.');
  await request.getByLabel('Note').fill('Material certificate 3.1 with each lot');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(request).toBeHidden();
  await page.getByRole('button', { name: 'Add 3 rows to cart and request a quote for 2' }).click();
  await expect(request.getByLabel('Note')).toHaveValue('Material certificate 3.1 with each lot');
  await sendRequest(page);
  await expect(page.getByText('3 rows added to cart.')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('3');
  await expect(pastedRows(page)).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Open RFQ-\d+/ }).click();
  await expect(page.getByText('NOPE-77, Seal, nitrile, 40 x 62')).toBeVisible();
  await expect(page.getByText('Material certificate 3.1 with each lot')).toBeVisible();
  await page.goto('/portal/cart');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('6');
});

test('rows with descriptions only get possible matches, of which the buyer chooses', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/quick-order');
  const calls = countCalls(page, '/api/catalog/candidates');
  const lines = [
    'Sl No\tDescription\tMake\tQty\tUOM',
    '1\tAllen bolt M8 x 30 mm\tUnbrako\t200\tNos',
    '2\tBall bearing 6205\tSKF\t4\tNos',
    '3\tPorcelain insulator 33 kV\t\t6\tNos',
    '4\tHex bolt M12x50 8.8\t\t50\tNos',
    '5\tBRG-6204-2RS\t\t2\tNos',
  ];
  await pastedRows(page).fill(lines.join('\n'));
  const [bolt, bearing, insulator, hexBolt] = [
    'Allen bolt',
    'Ball bearing 6205',
    'Porcelain',
    'Hex bolt M12x50 8.8',
  ].map((words) => quickRow(page, words));

  await expect(bolt!).toContainText('1 possible match: confirm it');
  const choice = bolt!.getByRole('button', { name: 'Choose Socket head cap screw M8 × 30 mm' });
  await expect(choice).toContainText(/SHCS-M8X30-12\.9₹[\d.,]+ \/ BOX Box of 100, ₹[\d.]+ a piece[\d,]+ in stock/);
  await expect(bearing!).toContainText('3 possible matches: choose one');
  await expect(insulator!).toContainText('Not in your catalogue; we will quote for 6 nos');
  // The catalogue has bolts, but none M12 x 50: another thread is another part.
  await expect(hexBolt!).toContainText('Not in your catalogue; we will quote for 50 nos');
  await expect(quickRow(page, 'BRG-6204-2RS')).toContainText('in stock');
  await expect(page.getByText('2 rows still need fixing.')).toBeVisible();
  expect(calls).toEqual(['POST']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // By keyboard; the unit is asked for next, and the buyer's words stay beside the SKU.
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(quickRow(page, 'SHCS-M8X30-12.9').getByRole('spinbutton')).toBeFocused();
  await expect(quickRow(page, 'SHCS-M8X30-12.9')).toContainText('200 nos = 2 boxes?');
  await expect(quickRow(page, 'SHCS-M8X30-12.9')).toContainText('Your list: Allen bolt M8 x 30 mm');
  await page.getByRole('button', { name: '2 boxes of SHCS-M8X30-12.9' }).click();
  await bearing!.getByRole('button', { name: /Choose.*BRG-6205-ZZ/ }).click();
  await expectNoSidewaysScroll(page);

  // All answers survive a reload.
  await expect(pastedRows(page)).toHaveValue(/UOM\tSKU\n1\tAllen bolt M8 x 30 mm\tUnbrako\t2\tBOX\tSHCS-M8X30-12.9\n/);
  await page.reload();
  await expect(quickRow(page, 'SHCS-M8X30-12.9')).toContainText('2 boxes, 200 pieces');
  await expect(hexBolt!).toContainText('we will quote for 50 nos');
  await page.getByRole('button', { name: 'Add 3 rows to cart and request a quote for 2' }).click();
  await sendRequest(page);
  await page.getByRole('link', { name: /^Open RFQ-\d+/ }).click();
  await expect(page.getByText('Porcelain insulator 33 kV')).toBeVisible();
  await expect(page.getByText('Hex bolt M12x50 8.8')).toBeVisible();
});

test('candidates are fetched for the rows on screen, and a quote can be requested for all @desktop', async ({
  page,
}) => {
  await signIn(page, buyers.aravalli, '/portal/quick-order');
  const calls = countCalls(page, '/api/catalog/candidates');
  const lines = Array.from({ length: 120 }, (_, n) => `Ball bearing 6205 LOT${n}\t1`);
  await pastedRows(page).fill(lines.join('\n'));
  await expect(page.locator('.quick-filter [role=status]')).toHaveText('120 rows: 50 to choose, 70 not searched yet.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.quick-filter [role=status]')).toHaveText('120 rows: 100 to choose, 20 not searched yet.');
  expect(calls).toEqual(['POST', 'POST']);
  await page.getByRole('button', { name: 'Request a quote for all 120' }).click();
  await expect(page.getByRole('button', { name: 'Request a quote for 120 rows' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.quick-filter [role=status]')).toHaveText('120 rows: 100 to choose, 20 not searched yet.');
});

test('a quantity in pieces is turned into boxes, once asked', async ({ page }) => {
  await signIn(page, buyers.aravalli, '/portal/quick-order');
  const lines = [
    'SKU\tQty\tUOM',
    'SHCS-M5X25-12.9\t200\tPCS',
    'NIT-6MIL-M\t24\tNos',
    'CUT-D-10\t12\tNOS',
    'HN-M8-8-ZP\t3\tBOX',
  ];
  await pastedRows(page).fill(lines.join('\n'));
  const [screws, gloves, pairs, nuts] = ['SHCS-M5X25-12.9', 'NIT-6MIL-M', 'CUT-D-10', 'HN-M8-8-ZP'].map((sku) =>
    quickRow(page, sku),
  );

  await expect(screws!).toContainText('Box of 100, ₹1.84 a piece');
  await expect(screws!).toContainText('200 pieces = 2 boxes?');
  await expect(gloves!).toContainText('Sold in boxes of 50. Order 1 box (50 pieces)?');
  await expect(pairs!).toContainText('12 nos: sold in pairs. Enter the quantity in pairs.');
  await expect(nuts!).toContainText('3 boxes, 300 pieces');
  await expect(page.getByText('3 rows still need fixing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add 1 row to cart' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Both convertible lines at once, undone, and then one by one.
  await page.getByRole('button', { name: 'Convert to boxes' }).click();
  await expect(gloves!).toContainText('1 box, 50 pieces');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gloves!).toContainText('Order 1 box (50 pieces)?');
  await screws!.getByRole('button', { name: '2 boxes of SHCS-M5X25-12.9' }).focus();
  await page.keyboard.press('Enter');
  await expect(screws!).toContainText('2 boxes, 200 pieces');
  await expect(screws!.getByRole('spinbutton')).toBeFocused();
  await gloves!.getByRole('button', { name: '24 boxes of NIT-6MIL-M' }).click();
  await pairs!.getByRole('spinbutton', { name: 'Quantity of CUT-D-10 in pairs' }).fill('6');

  await expect(page.getByText(/need fixing/)).toHaveCount(0);
  await expect(pastedRows(page)).toHaveValue(/SHCS-M5X25-12.9\t2\tBOX\nNIT-6MIL-M\t24\tBOX\nCUT-D-10\t6\tPRS/);
  await page.reload();
  await expect(screws!).toContainText('2 boxes, 200 pieces');
  await page.getByRole('button', { name: 'Add 4 rows to cart' }).click();
  await page.getByRole('link', { name: 'Open the cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'SHCS-M5X25-12.9' })).toContainText(
    'Box of 100, ₹1.84 a piece',
  );
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  await expectNoSidewaysScroll(page);
});

test('two thousand pasted rows are looked up in one call, and fifty of them shown @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, buyers.aravalli);
  const known = await stocked(page);
  await page.goto('/portal/quick-order');
  const calls = countCalls(page, '/api/catalog/match');
  const skus = Array.from({ length: 2_010 }, (_, n) => (n < known.length ? known[n]!.sku : `NOPE-${n}`));
  // Pasted as a buyer does it: typing so much into a field takes the browser seconds.
  await page.evaluate((rows) => navigator.clipboard.writeText(rows), skus.map((sku) => `${sku}\t1`).join('\n'));
  await pastedRows(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('.quick-filter [role=status]')).toHaveText(/^2,000 rows(?!.*loading)/);
  await expect(page.getByText(/The last 10 rows stay in the text/)).toBeVisible();
  await expect(page.getByText('Page 1 of 40')).toBeVisible();
  expect(calls).toEqual(['POST']);
});
