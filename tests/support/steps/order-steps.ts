import type { Api } from '../api.ts';
import { addCompany, addProduct, addUser, signIn } from '../fixtures.ts';
import { challanFor } from '../invoice-fixtures.ts';

/** A company's buyer, staff who process the orders, and their actions. */
export async function openOrderSteps(api: Api) {
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  const { email } = await addUser(api, company_id);
  const buyer = await signIn(api, email);
  const staff = await signIn(api, (await addUser(api, null)).email);
  const bearing = await addProduct(api, company_id, { price_paise: 12_345, gst_rate_bp: 1800, hsn: '848210' });
  const belt = await addProduct(api, company_id, { price_paise: 99_00, gst_rate_bp: 500 });

  /** Places an order of bearings and four belts with sufficient stock, and deletes its mails. */
  const placeOrder = async (qty = 10): Promise<number> => {
    await api.sql('update items set stock = 100');
    await api.sql('delete from outbox');
    const items = [
      { product_id: bearing, qty },
      { product_id: belt, qty: 4 },
    ];
    return (await buyer.post('/api/orders/create', { items, po_number: 'PO-77' })).body.id;
  };
  const orderOf = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order;
  const move = (id: number, to: string, note?: string) => staff.post('/api/admin/order-move', { id, to, note });
  /** Packs quantities of lines. */
  const pack = (order_id: number, ...parts: [number, number][]) =>
    staff.post('/api/admin/shipment-pack', { order_id, lines: parts.map(([line_no, qty]) => ({ line_no, qty })) });
  /** Dispatches a consignment under a delivery challan. */
  const dispatch = async (shipment: number, papers: object = { awb: 'BD1234567' }) => {
    await challanFor(staff, shipment);
    return staff.post('/api/admin/shipment-dispatch', { id: shipment, carrier: 'Blue Dart', ...papers });
  };
  const report = (shipment: number, to: string, received_by?: string) =>
    staff.post('/api/admin/shipment-move', { id: shipment, to, received_by });
  /** Stock of bearings. */
  const stock = async () =>
    (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [bearing]))[0]!.stock;
  /** Kinds of the mails to the buyer, the oldest first. */
  const mails = async () =>
    (await api.sql<{ kind: string }>('select kind from outbox where recipient = $1 order by id', [email])).map(
      ({ kind }) => kind,
    );
  return { staff, buyer, company_id, placeOrder, orderOf, move, pack, dispatch, report, stock, mails };
}

/** The result of `openOrderSteps`. */
export type OrderSteps = Awaited<ReturnType<typeof openOrderSteps>>;
