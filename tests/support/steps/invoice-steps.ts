import type { Api } from '../api.ts';
import { addCompany, addProduct, addUser, signIn } from '../fixtures.ts';
import { addBillTo, dispatch, pack, type PartOf } from '../invoice-fixtures.ts';

/** All goods of an order by `placeOrder`. */
export const WHOLE: PartOf[] = [
  [1, 10],
  [2, 4],
];

/** A company with bill-to data, its buyer, staff who issue invoices, a buyer of another company, and their actions. */
export async function openInvoiceSteps(api: Api) {
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  await addBillTo(api, company_id);
  const { id: user_id, email } = await addUser(api, company_id);
  const buyer = await signIn(api, email);
  const staff = await signIn(api, (await addUser(api, null)).email);
  const konkan = await addCompany(api, 'Konkan Pharma', 'Maharashtra');
  const stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  const stock = 1_000_000;
  const bearing = await addProduct(api, company_id, { price_paise: 12_345, gst_rate_bp: 1800, hsn: '848210', stock });
  const belt = await addProduct(api, company_id, { price_paise: 99_99, gst_rate_bp: 500, hsn: '401039', stock });
  const [day] = await api.sql<{ today: string }>(`select (now() at time zone 'Asia/Kolkata')::date::text as today`);
  const { today } = day!;

  /** Orders bearings at 18% and four belts at 5%. */
  const placeOrder = async (qty = 10): Promise<number> => {
    const items = [
      { product_id: bearing, qty },
      { product_id: belt, qty: 4 },
    ];
    return (await buyer.post('/api/orders/create', { items, po_number: 'PO-77' })).body.id;
  };
  const issue = (shipment_id: number) => staff.post('/api/admin/invoice-issue', { shipment_id });
  /** Packs goods of an order, issues their invoice and dispatches them with it. */
  const issueFor = async (order_id: number, parts: PartOf[]): Promise<{ id: number; inv: string }> => {
    const shipment = await pack(staff, order_id, parts);
    const { body } = await issue(shipment);
    await dispatch(staff, shipment);
    return body;
  };
  const invoiceOf = async (id: number) => (await staff.get(`/api/admin/invoice-get?id=${id}`)).body.invoice;
  let transfers = 0;
  /** Records a payment with its own reference, unless `more` overrides it. */
  const pay = async (id: number, amount: number, more: object = {}) => {
    const { open } = await invoiceOf(id);
    const money = { amount, method: 'NEFT', reference: `UTR${++transfers}`, received_on: today };
    return staff.post('/api/admin/invoice-pay', { id, ...money, open, ...more });
  };
  const credit = (id: number, more: object = {}) =>
    staff.post('/api/admin/invoice-credit', { id, reason: 'Rate corrected', ...more });
  const mails = () =>
    api.sql<{ kind: string; recipient: string; payload: Record<string, string> }>('select * from outbox order by id');
  const owner = { company_id, user_id };
  return { buyer, staff, stranger, owner, email, today, placeOrder, issue, issueFor, invoiceOf, pay, credit, mails };
}

/** The result of `openInvoiceSteps`. */
export type InvoiceBody = Awaited<ReturnType<typeof openInvoiceSteps>>;
