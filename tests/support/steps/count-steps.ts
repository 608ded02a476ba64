import type { Api } from '../api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../fixtures.ts';

let serial = 0;

/** Staff who count stock, a buyer of a company, and their actions. */
export async function openCountSteps(api: Api) {
  const staff = await signIn(api, (await addUser(api, null)).email);
  const colleague = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  const { id: user_id, email } = await addUser(api, company_id);
  const buyer = await signIn(api, email);

  /** A shelf of its own: 25 helmets in its first bin, 10 ear plugs in the second. */
  const addShelf = async () => {
    const mark = ++serial;
    const shelf = `S${String(mark).padStart(3, '0')}`;
    const helmet = await addProduct(api, company_id, {
      ...{ sku: `HLM-${mark}`, name: 'Safety helmet', stock: 25, bin: `${shelf}-01`, cost_paise: 12_000 },
      cross_references: ['KARAM PN521'],
    });
    await addProduct(api, company_id, { sku: `PLG-${mark}`, name: 'Ear plug', stock: 10, bin: `${shelf}-02` });
    return { mark, shelf, helmet };
  };
  const start = async (body: object): Promise<number> =>
    (await staff.post('/api/admin/stock-count-start', body)).body.id;
  const count = async (id: number) => (await staff.get(`/api/admin/stock-count-get?id=${id}`)).body.count;
  const enter = (
    id: number,
    lines: [line_no: number, qty: number | null, was?: number | null][],
    person: Person = staff,
  ) =>
    person.post('/api/admin/stock-count-enter', {
      id,
      lines: lines.map(([line_no, qty, was = null]) => ({ line_no, qty, was })),
    });
  const post = async (id: number, reasons: Record<number, object>, more: object = {}) =>
    staff.post('/api/admin/stock-count-post', {
      ...{ id, version: (await count(id)).version },
      lines: Object.entries(reasons).map(([line_no, reason]) => ({ line_no: Number(line_no), ...reason })),
      ...more,
    });
  const stockOf = async (product_id: number) =>
    (await api.sql<{ stock: number }>('select stock::float8 as stock from catalog where id = $1', [product_id]))[0]!
      .stock;
  /** Orders helmets, and confirms the order; returns its number. */
  const placeOrder = async (product_id: number, qty: number): Promise<number> => {
    const { body } = await buyer.post('/api/orders/create', { items: [{ product_id, qty }] });
    const { status } = await staff.post('/api/admin/order-move', { id: body.id, to: 'confirmed' });
    if (status !== 200) throw new Error(`The order was not confirmed: ${status}.`);
    return body.id;
  };
  return {
    staff,
    colleague,
    buyer,
    owner: { company_id, user_id },
    addShelf,
    start,
    count,
    enter,
    post,
    stockOf,
    placeOrder,
  };
}

export type CountSteps = Awaited<ReturnType<typeof openCountSteps>>;
