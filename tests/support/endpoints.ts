import type { Endpoint } from '#contracts/endpoint.ts';
import type { Api } from './api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from './fixtures.ts';

const modules = import.meta.glob<Record<string, Endpoint>>(['../../src/contracts/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** Every endpoint that a contract exports, by its name: rules for all calls are tried on each of them. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Endpoint')),
);

/** What a signed-in call needs in order to be accepted. A call that needs something and is not here fails its tests. */
interface Example {
  query?: string;
  body?: object;
}

/** A company with one of everything that calls ask for by id. */
export async function addExamples(api: Api) {
  const { company_id } = await addCompany(api, 'Examples');
  const product_id = await addProduct(api, company_id);
  const buyer = await signIn(api, (await addUser(api, company_id)).email);
  const items = [{ product_id, qty: 1 }];
  const rfq = { title: 'Bearings', lines: [{ item: 'Bearing', qty: 1, unit: 'NOS' }] };
  const { id: order_id } = (await buyer.post('/api/orders/create', { items })).body;
  const { id: rfq_id } = (await buyer.post('/api/customer/rfq-create', rfq)).body;

  const examples: Record<string, Example> = {
    '/api/orders/get': { query: `id=${order_id}` },
    '/api/orders/create': { body: { items } },
    '/api/cart/price': { body: { items } },
    '/api/catalog/product': { query: `id=${product_id}` },
    '/api/customer/rfq-get': { query: `id=${rfq_id}` },
    '/api/customer/rfq-create': { body: rfq },
    '/api/customer/support-ticket': { body: { subject: 'Short', message: 'Two boxes are missing.' } },
    '/api/customer/update-profile': { body: { name: 'Asha' } },
    '/api/customer/favourite-save': { body: { product_id, favourite: true } },
  };

  /** Makes the call as somebody, with what it needs. */
  const call = ({ method, path }: Endpoint, person: Person) => {
    const { query, body = {} } = examples[path] ?? {};
    const address = query ? `${path}?${query}` : path;
    return method === 'GET' ? person.get(address) : person.post(address, body);
  };
  return { company_id, product_id, buyer, call };
}
