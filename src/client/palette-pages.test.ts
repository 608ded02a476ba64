import { describe, expect, it } from 'vitest';
import { adminMenu } from '../layouts/admin-menu.ts';
import { findPages } from './palette-pages.ts';

const sidebar = adminMenu.flat().map(({ label, href }) => ({ name: label, href }));
const shown = (words: string) => findPages(sidebar, words).map(({ names }) => names[0]);

describe('the palette leads to a page', () => {
  it.each(sidebar)('of the sidebar by its name and by the beginning of it: $name', ({ name, href }) => {
    expect(findPages(sidebar, name.toUpperCase())[0]?.href).toBe(href);
    expect(shown(name.slice(0, 4))).toContain(name);
  });

  it.each(sidebar)('also by what else it is called: $name', ({ name, href }) => {
    const [page] = findPages(sidebar, name).filter((found) => found.href === href);
    expect(page!.names.length).toBeGreaterThan(1);
    for (const other of page!.names) expect(shown(other)).toContain(name);
  });

  it.each([
    ['rates', 'GST rates'],
    ['newsletter', 'Newsletter'],
    ['webinars', 'Webinars'],
    ['to be invoiced', 'To be invoiced'],
    ['mail', 'Outbox'],
    ['quotes', 'RFQs'],
    ['new prod', 'Add Product'],
  ])('%s: %s', (words, name) => expect(shown(words)[0]).toBe(name));
});

it('what begins with the words stands before what only has them, and that before what is also called so', () => {
  expect(shown('customer')).toEqual(['Customers', 'Create Customer']);
  expect(shown('invoice').slice(0, 2)).toEqual(['Invoices', 'To be invoiced']);
  expect(shown('in')[0]).toBe('Invoices');
});

it('without words stands what the sidebar holds, and nothing for signs or a part from within a word', () => {
  expect(shown('')).toEqual(sidebar.map(({ name }) => name));
  expect([shown('%'), shown('ustomer')]).toEqual([[], []]);
});
