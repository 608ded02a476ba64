import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '#db/connection.ts';
import { fillAdminLists } from '../../../bench/admin-data.ts';
import { fill } from '../../../bench/data.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { type PlanNode, planOf } from '../../support/list-plans.ts';

/** The admin lists are fast because each search and each sort uses an index (decision 021). */
let api: Api;
let staff: Person;

/** Rows of each list: enough for the same plans as with many more. */
const ROWS = 2000;

/** More than a page of any list has, and fewer than a list. */
const PAGE = 200;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  await withConnection(api.ownerUrl, async (client) => {
    await fill(client, ROWS);
    await fillAdminLists(client, ROWS);
    await client.query('vacuum analyze');
  });
}, 120_000);
afterAll(() => api.stop());

const plan = (path: string) => planOf(() => staff.get(`/api/admin/${path}`));
const indexesOf = (nodes: PlanNode[]) => new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
const readWhole = (nodes: PlanNode[]) =>
  nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : []));

describe('a search uses the text index and scans no table completely:', () => {
  it.each([
    ['products-list?q=', 'products'],
    ['company-list?q=', 'companies'],
    ['company-list?sort=added_desc&q=', 'companies'],
    ['customer-list?q=', 'users'],
    ['order-list?q=', 'orders'],
    ['order-list?status=placed&sort=total_asc&q=', 'orders'],
    ['rfq-list?q=', 'rfqs'],
    ['invoice-list?q=', 'invoices'],
    ['invoice-queue?q=', 'shipments'],
    ['ticket-list?status=open&q=', 'tickets'],
    ['enquiry-list?q=', 'rfq_submissions'],
    ['message-list?q=', 'contact_messages'],
    ['application-list?q=', 'job_applications'],
    ['subscriber-list?q=', 'newsletter_subscribers'],
    ['registration-list?q=', 'webinar_registrations'],
    ['audit-list?who=', 'users'],
    ['sent-mail-list?q=', 'outbox'],
  ])('%s', async (path, table) => {
    for (const words of ['steel', 'steel 777', 'ab']) {
      const nodes = await plan(path + words);
      expect(indexesOf(nodes)).toContain(`${table}_search_text`);
      expect(readWhole(nodes)).toEqual([]);
    }
  });

  it('the palette', async () => {
    const indexes = indexesOf(await plan('search?q=steel'));
    for (const table of ['orders', 'invoices', 'rfqs', 'companies', 'users', 'products'])
      expect(indexes).toContain(`${table}_search_text`);
  });
});

it('a word that all rows have finds the first page of the list', async () => {
  const all = await staff.get('/api/admin/rfq-list');
  const found = await staff.get('/api/admin/rfq-list?q=valves');
  expect(found.body.total_capped).toBe(true);
  expect(found.body.items).toEqual(all.body.items);
});

describe('an index has the order of each list, so that only the rows of the page are sorted:', () => {
  it.each([
    'products-list',
    'products-list?sort=name_asc',
    'products-list?sort=price_desc',
    'products-list?sort=stock_asc',
    'products-list?sort=stock_desc',
    'company-list',
    'company-list?sort=added_desc',
    'customer-list',
    'customer-list?sort=added_desc',
    'customer-list?state=disabled',
    'order-list',
    'order-list?sort=total_desc',
    'order-list?owner=me',
    'order-list?owner=none',
    'order-list?from=2026-11-01&to=2026-11-30',
    'rfq-list',
    'rfq-list?owner=me',
    'rfq-list?owner=none',
    'rfq-list?from=2026-11-01',
    'invoice-list',
    'invoice-list?sort=due_asc',
    'invoice-list?sort=amount_desc',
    'invoice-queue',
    'ticket-list',
    'ticket-list?owner=me',
    'ticket-list?owner=none',
    'ticket-list?status=open',
    'ticket-list?sort=due_desc',
    'enquiry-list',
    'message-list',
    'application-list',
    'application-list?sort=name_asc',
    'subscriber-list',
    'subscriber-list?sort=email_asc',
    'registration-list',
    'registration-list?sort=name_desc',
    'registration-list?webinar=rates&sort=name_asc',
    'audit-list',
    'audit-list?day=2026-11-21',
    'outbox-list',
    'outbox-list?sort=next_asc',
    'sent-mail-list',
  ])('%s', async (path) => {
    const nodes = await plan(path);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Plan Rows'] > PAGE)).toEqual([]);
  });
});
