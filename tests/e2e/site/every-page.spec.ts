import { builtPages } from '../support/built-pages.ts';
import { callAs, tokenOf } from '../support/colleagues.ts';
import { expectStill, walk, watchShifts } from '../support/page-walk.ts';
import { buyers, expect, signIn, staff, test } from '../support/test.ts';

// About thirty pages, one after another.
test.slow();

/** Pages that netlify.toml serves at the addresses of records. */
const SHELL =
  /\/(order|purchase-order|stock-count|rfq|quote|invoice|ticket|application|company|company-edit|product|price-list|receipt|receivable|list)$/;

test('no page of the portal moves while it loads, and every target is large enough', async ({ page }) => {
  const token = await tokenOf(page.request, buyers.aravalli);
  const get = (path: string) => callAs(page.request, token, path);
  await callAs(page.request, token, '/api/customer/support-ticket', { subject: 'Gate pass', message: 'For Monday.' });
  const [orders, rfqs, invoices, tickets, products] = await Promise.all(
    ['orders/list', 'customer/rfqs', 'customer/invoices', 'customer/tickets', 'catalog/list?sort=price_desc'].map(
      async (path) => (await get(`/api/${path}`)).items as { id: number; status: string; sku: string; stock: number }[],
    ),
  );
  const asked = await Promise.all(rfqs!.slice(0, 8).map(({ id }) => get(`/api/customer/rfq-get?id=${id}`)));
  const quote = asked.flatMap(({ rfq }) => rfq.quotes as { id: number }[])[0];
  // A delivered order has the most on its page: shipments, documents and the return form.
  const order = orders!.find(({ status }) => status === 'delivered') ?? orders![0]!;

  await watchShifts(page);
  await signIn(page, buyers.aravalli);
  // A price has changed since the cart was filled, so a notice appears with the prices.
  await page.evaluate(
    ({ id, ...line }) => {
      const { company_id } = JSON.parse(localStorage.getItem('user')!);
      const lines = [{ ...line, product_id: id, price: 1, qty: 2 }];
      localStorage.setItem('cart', JSON.stringify({ company_id, lines }));
    },
    products!.find(({ stock }) => stock > 2)!,
  );
  const records = [`orders/${order.id}`, `rfqs/${rfqs![0]!.id}`, `quotes/${quote!.id}`, `invoices/${invoices![0]!.id}`];
  const answers = [
    'catalog?q=baering',
    'catalog?q=qqzzjjxx',
    `support/${tickets![0]!.id}`,
    `products/${products![0]!.id}`,
  ];
  await walk(page, [...pagesBelow('/portal'), ...[...records, ...answers].map((part) => `/portal/${part}`)]);

  // Results replace the previous rows, and a notice neither appears nor disappears with a shift.
  await page.goto('/portal/catalog');
  await expectStill(page);
  const search = page.getByPlaceholder('Search Product, Category, Brand...');
  for (const [words, answer] of [
    ['baering', /^Showing \d+ of .+ for bearing/],
    ['no such thing anywhere', 'No products found. Try changing category or search.'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByText(answer)).toBeVisible();
    await expectStill(page);
  }
});

test('no page of the admin area moves while it loads, and every target is large enough @desktop', async ({ page }) => {
  const token = await tokenOf(page.request, staff.admin);
  const records = await Promise.all(
    [
      'order',
      'purchase-order',
      'stock-count',
      'rfq',
      'invoice',
      'receipt',
      'ticket',
      'application',
      'company',
      'products',
    ].map(async (kind) => {
      const { items } = await callAs(page.request, token, `/api/admin/${kind}-list`);
      const folder = { company: 'companies', products: 'products' }[kind] ?? `${kind}s`;
      return (items as { id: number }[]).slice(0, 1).map(({ id }) => `/admin/${folder}/${id}`);
    }),
  );
  await watchShifts(page);
  await signIn(page, staff.admin, '/admin');
  const company = records.flat().find((path) => path.startsWith('/admin/companies/'))!;
  const receivable = company.replace('companies', 'receivables');
  await walk(page, [
    ...pagesBelow('/admin'),
    ...records.flat(),
    `${company}/edit`,
    receivable,
    `${receivable}?view=statement`,
  ]);
});

/** Every page of an area except the shells, which need a record's number. */
function pagesBelow(area: '/portal' | '/admin'): string[] {
  const paths = builtPages.map(({ path }) => path).filter((path) => path === area || path.startsWith(`${area}/`));
  return paths.filter((path) => path === '/portal/company' || !SHELL.test(path));
}
