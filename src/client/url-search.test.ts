import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a page does not change the next page’s address while the user navigates away', async () => {
  const history = { state: null, replaceState: (_state: null, _title: string, to: URL) => at(to.href) };
  const at = (address: string) => vi.stubGlobal('location', new URL(address));
  vi.stubEnv('SSR', false);
  for (const [name, value] of Object.entries({ history, window: new EventTarget(), document: new EventTarget() }))
    vi.stubGlobal(name, value);
  at('https://plantsetu.example/admin/products');
  const { writeSearch } = await import('./url-search.ts');
  writeSearch({ q: 'valve' }, { push: false });
  expect(location.search).toBe('?q=valve');

  // Back: the address has changed, the page is still loading.
  at('https://plantsetu.example/admin/orders?q=aravalli');
  writeSearch({ q: 'valve 2', page: null }, { push: false });
  expect(location.href).toBe('https://plantsetu.example/admin/orders?q=aravalli');

  document.dispatchEvent(new Event('astro:after-swap'));
  writeSearch({ page: 2 }, { push: false });
  expect(location.search).toBe('?q=aravalli&page=2');
});
