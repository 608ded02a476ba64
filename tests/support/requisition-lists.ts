import { startApi } from './api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from './fixtures.ts';

export type Lists = Awaited<ReturnType<typeof openLists>>;

/** Functions with two companies: three products and three people of one, a stranger of the other; and what tests do with lists. */
export async function openLists() {
  const api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const bearing = await addProduct(api, company_id, { sku: 'BRG-6205', name: 'Bearing', price_paise: 12_345 });
  const grease = await addProduct(api, company_id, { sku: 'GRS-EP2', name: 'Grease' });
  const measured = { unit: 'MTR', min_qty: 0.5, qty_multiple: 0.5 };
  const cable = await addProduct(api, company_id, { sku: 'CBL-4', name: 'Cable', ...measured });
  const { company_id: other_company } = await addCompany(api, 'Konkan');
  const join = async (company: number) => signIn(api, (await addUser(api, company)).email);
  // The first person of a company is its admin.
  const people = {
    admin: await join(company_id),
    owner: await join(company_id),
    colleague: await join(company_id),
    stranger: await join(other_company),
  };

  const create = async (body: object = {}, person: Person = people.owner) => {
    const list = { name: 'Weekly', note: null, shared: false, lines: [{ product_id: bearing, qty: 4 }], ...body };
    return (await person.post('/api/customer/list-create', list)).body.id as number;
  };
  const get = (id: number, person: Person = people.owner) => person.get(`/api/customer/list-get?id=${id}`);
  const linesOf = async (id: number) =>
    (await get(id)).body.lines.map(({ product_id, qty }: { product_id: number; qty: number }) => [product_id, qty]);
  const saveLines = (id: number, lines: object[], more: object = {}, person: Person = people.owner) =>
    person.post('/api/customer/list-lines-save', { id, lines, ...more });
  return { api, company_id, other_company, bearing, grease, cable, people, create, get, linesOf, saveLines };
}
