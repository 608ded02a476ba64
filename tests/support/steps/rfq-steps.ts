import type { Api } from '../api.ts';
import { addCompany, addProduct, addUser, signIn } from '../fixtures.ts';

/** A valid line of a quote. */
export const LINE = {
  ...{
    product_id: null as number | null,
    rfq_line_no: 2,
    sku: null,
    name: 'Grease, 15 kg pail',
    brand: 'SKF',
    unit: 'NOS',
  },
  ...{ hsn: '340319', qty: 2, price: 4_500, discount: 0, gst_rate: 18, lead_days: 7 },
};

/** A company's buyer, staff who answer the RFQs, and their actions. */
export async function openRfqSteps(api: Api) {
  const company = await addCompany(api, 'Aravalli Auto', 'Maharashtra');
  const user = await addUser(api, company.company_id);
  const buyer = await signIn(api, user.email);
  const staff = await signIn(api, (await addUser(api, null)).email);
  const bearing = await addProduct(api, company.company_id, {
    ...{ price_paise: 12_345, gst_rate_bp: 1800, hsn: '848210', sku: 'BRG-6205' },
  });

  /** Requests a bearing of the catalogue and grease, and deletes the mails; returns the RFQ's id. */
  const ask = async (): Promise<number> => {
    await api.sql('delete from outbox');
    const lines = [
      { item: 'Bearing 6205', product_id: bearing, qty: 10, unit: 'NOS', target_price: 110 },
      { item: 'Grease, 15 kg pail', qty: 2, unit: 'NOS' },
    ];
    return (await buyer.post('/api/customer/rfq-create', { title: 'Bearings for line 2', lines })).body.id;
  };
  const rfqOf = async (id: number) => (await staff.get(`/api/admin/rfq-get?id=${id}`)).body.rfq;
  const move = (id: number, to: string, note?: string) => staff.post('/api/admin/rfq-move', { id, to, note });
  /** Kinds of the mails, the oldest first. */
  const mails = async () =>
    (await api.sql<{ kind: string }>('select kind from outbox order by id')).map(({ kind }) => kind);
  /** A quote for the RFQ of `ask`. */
  const draft = (rfq_id: number, change: object = {}) => ({
    rfq_id,
    ship_address_id: company.address_id,
    valid_until: '2199-12-31',
    freight: 500,
    terms: 'Payment 30 days from invoice.',
    notes: null,
    lines: [
      {
        ...LINE,
        product_id: bearing,
        rfq_line_no: 1,
        sku: 'BRG-6205',
        name: 'Bearing 6205',
        qty: 10,
        price: 120,
        discount: 5,
      },
      LINE,
    ],
    ...change,
  });
  const save = (rfq_id: number, change: object = {}) => staff.post('/api/admin/quote-save', draft(rfq_id, change));
  const send = (quote: { id: number; revision: number }) =>
    staff.post('/api/admin/quote-send', { id: quote.id, revision: quote.revision });
  return { company, user, buyer, staff, bearing, ask, rfqOf, move, mails, draft, save, send };
}

/** The result of `openRfqSteps`. */
export type RfqSteps = Awaited<ReturnType<typeof openRfqSteps>>;
