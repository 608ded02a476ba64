import { PASSWORD } from './start-site.ts';

/** A company with ten products and a buyer, made for the tasks beside the demo data. */
export interface Plant {
  company: { id: number; name: string };
  buyer: { email: string };
  products: { id: number; sku: string; name: string }[];
  /** Calls as staff or as the buyer, without a page. */
  asStaff: Call;
  asBuyer: Call;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Each reply is read where the call is known.
type Call = (path: string, body?: object) => Promise<any>;

const PLACE = { address: 'Plot 7, RIICO Industrial Area', city: 'Bhiwadi', state: 'Rajasthan', pincode: '301019' };
/** SKU, name and price of its catalogue. */
const ITEMS: [string, string, number][] = [
  ['SRH-SEAL-42', 'Nitrile oil seal 42 x 62 x 8', 61],
  ['SRH-SEAL-50', 'Nitrile oil seal 50 x 72 x 8', 72],
  ['SRH-BELT-A42', 'V-belt A42', 118],
  ['SRH-BELT-B60', 'V-belt B60', 205],
  ['SRH-BRG-6205', 'Deep groove ball bearing 6205-2RS', 240],
  ['SRH-BRG-6308', 'Deep groove ball bearing 6308-ZZ', 560],
  ['SRH-CPL-L095', 'Jaw coupling L095', 640],
  ['SRH-GREASE-3', 'Lithium grease EP2, 3 kg', 980],
  ['SRH-CHAIN-08B', 'Roller chain 08B-1, 5 m', 1450],
  ['SRH-MOTOR-2', 'Induction motor 2 HP, 1,440 rpm', 7900],
];
const TEMPORARY = 'Temporary-word-1';

/** A call with the token of a user, which throws if it is refused. */
function callAs(url: string, token?: string): Call {
  const authorization = token && `Bearer ${token}`;
  return async (path, body) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = await response.json();
    if (!response.ok) throw new Error(`${path}: ${reply.message}`);
    return reply;
  };
}

/** The call of a visitor, without a token. */
export const asVisitor = (url: string): Call => callAs(url);

const tokenOf = async (url: string, email: string, password: string): Promise<string> =>
  (await callAs(url)('login', { email, password })).token;

/** Makes the company, its products and its buyer. */
export async function addPlant(url: string): Promise<Plant> {
  const asStaff = callAs(url, await tokenOf(url, 'admin@plantsetu.example', PASSWORD));
  // Of this run: an instance may have those of an earlier one.
  const mark = crypto.randomUUID().slice(0, 4).toUpperCase();
  const name = `Sirohi Castings ${mark}`;
  const company = await asStaff('admin/company-save', {
    ...{ name, gst_number: '08AAKCA4172M1ZA' },
    ...{ accounts_person_name: 'Dinesh Rathore', accounts_person_email: 'accounts@sirohi.example' },
    ...Object.fromEntries(
      Object.entries(PLACE).flatMap(([field, value]) => [
        [`ship_to_${field}`, value],
        [`bill_to_${field}`, value],
      ]),
    ),
  });
  for (const [sku, product, price] of ITEMS) {
    await asStaff('admin/product-save', {
      ...{
        company_id: company.id,
        sku: `${sku}-${mark}`,
        name: product,
        price,
        stock: 5000,
        gst_rate: 18,
        unit: 'NOS',
      },
    });
  }
  const email = `meera.${mark.toLowerCase()}@sirohi.example`;
  await asStaff('employees/create-customer', {
    name: 'Meera Joshi',
    email,
    company_id: company.id,
    password: TEMPORARY,
  });
  const asBuyer = callAs(url, await tokenOf(url, email, TEMPORARY));
  await asBuyer('change-password', { old_password: TEMPORARY, password: PASSWORD });
  const { items: products } = await asBuyer('catalog/list?sort=price_asc');
  return { company: { id: company.id, name }, buyer: { email }, products, asStaff, asBuyer };
}

/** Places an order of five of each of the cheapest products. */
export async function placeOrder({ asBuyer, products }: Plant, lines: number): Promise<number> {
  const items = products.slice(0, lines).map(({ id }) => ({ product_id: id, qty: 5 }));
  return (await asBuyer('orders/create', { items, po_number: 'SC/PO/1' })).id;
}

/** A confirmed order. */
export async function confirmedOrder(plant: Plant, lines: number): Promise<number> {
  const id = await placeOrder(plant, lines);
  await plant.asStaff('admin/order-move', { id, to: 'confirmed' });
  return id;
}

/** A confirmed order, packed and invoiced as a whole. */
export async function invoicedOrder(plant: Plant, count: number) {
  const id = await confirmedOrder(plant, count);
  const lines = Array.from({ length: count }, (_, at) => ({ line_no: at + 1, qty: 5 }));
  const { id: shipment_id } = await plant.asStaff('admin/shipment-pack', { order_id: id, lines });
  const invoice = await plant.asStaff('admin/invoice-issue', { shipment_id });
  return { id, shipment_id: shipment_id as number, inv: invoice.inv as string };
}

/** A delivered order of which the buyer wants to return two of the first line. */
export async function orderWithReturn(plant: Plant) {
  const { id, shipment_id, inv } = await invoicedOrder(plant, 3);
  const { asStaff, asBuyer } = plant;
  await asStaff('admin/shipment-dispatch', { id: shipment_id, carrier: 'Blue Dart', awb: `BD${id}01` });
  await asStaff('admin/shipment-move', { id: shipment_id, to: 'delivered', received_by: 'Gate 2' });
  await asBuyer('orders/return-request', { id, reason: 'Wrong size', lines: [{ line_no: 1, qty: 2 }] });
  return { id, inv };
}

/** Cancels the placed orders of the demo data, so that the list of orders to confirm has only those of the task. */
export async function cancelPlaced({ asStaff }: Plant): Promise<void> {
  const { items } = await asStaff('admin/order-list?status=placed&size=100');
  for (const { id } of items) await asStaff('admin/order-move', { id, to: 'cancelled', note: 'Not needed.' });
}
