import { createCompany, createProduct, signInStaff, picture, save, unique } from '../support/admin.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('the later of two users who edit a product is warned, loses nothing and decides', async ({
  page,
  browser,
  allow,
}) => {
  allow(/409/);
  await signInStaff(page);
  const company_id = await createCompany(page, unique('Conflict Works'));
  const id = await createProduct(page, { company_id, sku: unique('C-1'), name: 'Valve', price: 10, stock: 5 });
  await page.goto(`/admin/products/${id}`);
  await page.getByLabel('Price').fill('12');
  await page.getByLabel('Description').fill('Brass body');

  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto(new URL(`/admin/products/${id}`, page.url()).href);
  await other.getByLabel('Name').fill('Gate valve');
  await other.getByLabel('Price').fill('11');
  await save(other);
  await expect(other.getByText('Product saved.')).toBeVisible();

  // The later user decides on fields that both changed; the other changes of each are kept and shown.
  await save(page);
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText('Another user has saved this product since you opened it.');
  await expect(conflict.getByRole('row')).toHaveText(['FieldTheirsYours', /Price.*11\.00.*12/]);
  await expect(conflict).toContainText('They also changed: Name. Saving keeps these changes.');
  await expect(conflict.getByText('Another user')).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Another user has saved');
  await expect(page.getByLabel('Name')).toHaveValue('Gate valve');
  await expect(page.getByLabel('Price')).toHaveValue('12');
  // Compared with the viewport: on a phone the window grows with overflowing content.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Overwrite with my version' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();

  await other.reload();
  await expect(other.getByLabel('Name')).toHaveValue('Gate valve');
  await expect(other.getByLabel('Price')).toHaveValue('12.00');
  await expect(other.getByLabel('Description')).toHaveValue('Brass body');
  await expect(other).toHaveTitle('Gate valve · PlantSetu');
  await other.getByLabel('Brand').fill('Zoloto');
  await save(other);
  await expect(other.getByText('Product saved.')).toBeVisible();
  await other.close();
  await page.getByLabel('Price').fill('13');
  await save(page);
  await conflict.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(page.getByLabel('Brand')).toHaveValue('Zoloto');
  await expect(page.getByLabel('Price')).toHaveValue('12.00');
  await page.getByLabel('Price').fill('14');
  await save(page);
  await expect(page.getByText('Product saved.')).toBeVisible();
});

test('a refused upload says why, and the other files continue', async ({ page, allow }) => {
  allow(/415/);
  await signInStaff(page);
  await page.route('**/api/admin/company-list*', (route) =>
    route.fulfill({ json: { success: true, items: [], total: 0, total_capped: false } }),
  );
  await page.goto('/admin/products/new');
  // Without companies there is nothing to choose.
  await expect(page.getByLabel('Company')).toHaveAccessibleDescription(/No companies yet/);
  await expect(page.getByRole('link', { name: 'Add the first company' })).toHaveAttribute(
    'href',
    '/admin/companies/new',
  );
  const fake = {
    name: 'fake.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) };
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await page.getByLabel('Upload images').setInputFiles([fake, large, text, await picture('good.png', '#0a4a4c')]);
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveText([
    'fake.jpg: Upload a JPG, PNG or WebP picture.',
    'large.png: The file is too large. Upload at most 4 MB.',
    'notes.txt: Upload a JPG, PNG or WebP picture.',
  ]);
  await expect(page.locator('.picture')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(page.getByText('No images yet.')).toBeVisible();
  for (const [count, words] of [
    [16, '4 images were not added: a product can have at most 12.'],
    [13, '1 image was not added: a product can have at most 12.'],
  ] as const) {
    const notes = Array.from({ length: count }, (_, at) => ({ ...text, name: `notes-${at}.txt` }));
    await page.getByLabel('Upload images').setInputFiles(notes);
    await expect(alerts.first()).toHaveText(words);
    await expect(alerts).toHaveCount(13);
  }
  // Removing an image makes room again.
  await page.getByLabel('Upload images').setInputFiles(await picture('good.png', '#0a4a4c'));
  await expect(page.locator('.picture')).toHaveCount(1);
  await page
    .getByLabel('Upload images')
    .setInputFiles(Array.from({ length: 12 }, (_, at) => ({ ...text, name: `notes-${at}.txt` })));
  await expect(alerts.first()).toHaveText('1 image was not added: a product can have at most 12.');
  await expect(alerts).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(page.getByText('at most 12.')).toBeHidden();
});

test('images can be dropped, moved and described', async ({ page }) => {
  await signInStaff(page);
  const company_id = await createCompany(page, unique('Picture Works'));
  const id = await createProduct(page, { company_id, sku: unique('P-1'), name: 'Pump' });
  await page.goto(`/admin/products/${id}`);
  const tall = await picture('two.png', '#f28c1b', 200, 2600);
  const files = await Promise.all([picture('one.png', '#12706d'), tall]);
  const data = await page.evaluateHandle(
    (contents) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of contents) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
  // Also beside the field, where the browser would open the file in place of the form.
  const hovers = await page.getByLabel('Name').evaluateHandle((field, dataTransfer) => {
    const event = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    return event;
  }, data);
  expect(await hovers.evaluate((event) => event.defaultPrevented)).toBe(true);
  await expect(page.locator('.drop')).toHaveAttribute('data-over');
  await page.getByLabel('Name').dispatchEvent('drop', { dataTransfer: data });
  const pictures = page.locator('.picture');
  await expect(pictures).toHaveCount(2);
  const second = await pictures.nth(1).getByRole('img').getAttribute('src');
  // A tall image fits into its frame.
  const [shown, frame] = await Promise.all(
    ['img', '.product-image'].map((part) => pictures.nth(1).locator(part).boundingBox()),
  );
  expect(shown).toEqual(frame);
  await page.getByRole('button', { name: 'Move image 2 forward' }).click();
  await page.getByLabel('Image 1 description').fill('From the side');
  await save(page);
  await expect(page.getByText('Product saved.')).toBeVisible();
  await page.reload();
  await expect(pictures.nth(0).getByRole('img')).toHaveAttribute('src', second!);
  await expect(pictures.nth(0).getByRole('img')).toHaveAttribute('alt', 'From the side');
  await expect(pictures.nth(1)).toHaveAttribute('data-primary');
  // The focus stays with the image, moves to the next one, and from the last to the upload button.
  await page.getByRole('button', { name: 'Move image 2 forward' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move image 1 back' })).toBeFocused();
  await page.getByRole('button', { name: 'Make primary: image 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move image 2 forward' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove image 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Upload images')).toBeFocused();
});

test('a duplicate SKU links to the product that has it, and nothing typed is lost', async ({ page, allow }) => {
  allow(/409/);
  await signInStaff(page);
  const company_id = await createCompany(page, unique('Twin Works'));
  const id = await createProduct(page, { company_id, sku: 'BRG-6205', name: 'Bearing' });
  // Without Remember me the session exists in this tab only.
  await page.evaluate(() => {
    for (const key of ['token', 'user']) sessionStorage.setItem(key, localStorage.getItem(key)!);
    localStorage.clear();
  });
  await page.goto('/admin/products/new');
  await page.getByLabel('Company').selectOption(String(company_id));
  await page.getByLabel('SKU').fill('brg-6205');
  await page.getByLabel('Name').fill('Deep groove bearing');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('This company already has a product with SKU brg-6205.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open that product in a new tab' }).click();
  const other = await opened;
  await expect(other.getByLabel('SKU')).toHaveValue('BRG-6205');
  expect(new URL(other.url()).pathname).toBe(`/admin/products/${id}`);
  await other.close();
  await expect(page.getByLabel('Name')).toHaveValue('Deep groove bearing');
  // Another error of the field has no link to that product.
  await page.getByLabel('SKU').fill('');
  await save(page);
  await expect(page.getByLabel('SKU')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('link', { name: 'Open that product in a new tab' })).toBeHidden();
});
