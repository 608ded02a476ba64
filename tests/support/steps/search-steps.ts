import { expect } from 'vitest';
import { csvRows } from '#contracts/fields/read-csv.ts';
import type { Api } from '../api.ts';
import { readExport } from '../export-parts.ts';
import { addCompany, addUser, signIn } from '../fixtures.ts';
import type { Owner } from '../portal-fixtures.ts';

/** Names that a test gives to records, by id. */
export type Named = Map<number, string>;

/** Staff who search the lists, and two companies. */
export async function openSearchSteps(api: Api) {
  const staff = await signIn(api, (await addUser(api, null)).email);

  async function addOwner(name: string): Promise<Owner> {
    const { company_id } = await addCompany(api, name);
    return { company_id, user_id: (await addUser(api, company_id)).id };
  }

  /** The matches in the list; checks that one large page, small pages and the export agree. */
  async function findIn(
    list: 'order-list' | 'invoice-list' | 'invoice-queue',
    named: Named,
    q: string,
    more = '',
  ): Promise<string[]> {
    const query = `q=${encodeURIComponent(q)}${more}`;
    const page = async (place: string) => (await staff.get(`/api/admin/${list}?${query}${place}`)).body;
    const { items, total } = await page('&size=100');
    const idsOf = (rows: { id: number; shipment_id?: number }[]) => rows.map(({ id, shipment_id = id }) => shipment_id);
    const single: number[] = [];
    for (let at = 1; at <= total; at++) single.push(...idsOf((await page(`&size=1&page=${at}`)).items));
    const { text } = await readExport(staff, `/api/admin/${list.replace('-list', '')}-export?${query}&size=2`);
    expect([single, total]).toEqual([idsOf(items), items.length]);
    expect([...csvRows(text.replace('\uFEFF', ''), ',')].slice(1)).toHaveLength(total);
    return idsOf(items).map((id) => named.get(id) ?? String(id));
  }

  /** The ids of this kind that the palette finds. */
  async function findInPalette(kind: string, q: string): Promise<number[]> {
    const { items } = (await staff.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body;
    return items.filter((item: { kind: string }) => item.kind === kind).map(({ id }: { id: number }) => id);
  }

  return { aravalli: await addOwner('Aravalli Auto'), konkan: await addOwner('Konkan Pharma'), findIn, findInPalette };
}

/** The result of `openSearchSteps`. */
export type SearchSteps = Awaited<ReturnType<typeof openSearchSteps>>;
