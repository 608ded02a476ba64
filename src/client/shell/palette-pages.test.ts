import { describe, expect, it } from 'vitest';
import { adminMenu } from '../../layouts/admin-menu.ts';
import { findPages } from './palette-pages.ts';

const sidebar = adminMenu.flat().map(({ label, href }) => ({ name: label, href }));
const shown = (search: string) => findPages(sidebar, search).map(({ names }) => names[0]);

describe('the palette finds a page', () => {
  it.each(sidebar)('of the sidebar by its name, whole or begun: $name', ({ name, href }) => {
    expect(findPages(sidebar, name.toUpperCase())[0]?.href).toBe(href);
    expect(shown(name.slice(0, 4))).toContain(name);
  });

  it.each(sidebar)('by each of its aliases: $name', ({ name, href }) => {
    const [page] = findPages(sidebar, name).filter((found) => found.href === href);
    expect(page!.names.length).toBeGreaterThan(1);
    for (const alias of page!.names) expect(shown(alias)).toContain(name);
  });

  it.each([
    ['rates', 'GST rates'],
    ['newsletter', 'Newsletter'],
    ['webinars', 'Webinars'],
    ['to be invoiced', 'To be invoiced'],
    ['mail', 'Outbox'],
    ['quotes', 'RFQs'],
    ['new prod', 'Add Product'],
  ])('%s: %s', (search, name) => expect(shown(search)[0]).toBe(name));
});

it('names that start with the search come first, then names that contain it, then aliases', () => {
  expect(shown('customer')).toEqual(['Customers', 'Create Customer']);
  expect(shown('invoice').slice(0, 2)).toEqual(['Invoices', 'To be invoiced']);
  expect(shown('in')[0]).toBe('Invoices');
});

it('an empty search shows the sidebar; punctuation or the middle of a word finds nothing', () => {
  expect(shown('')).toEqual(sidebar.map(({ name }) => name));
  expect([shown('%'), shown('ustomer')]).toEqual([[], []]);
});
