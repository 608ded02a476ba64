import type { Api } from '../api.ts';
import { pdf } from '../documents.ts';
import type { Example } from '../endpoints.ts';
import type { Person } from '../fixtures.ts';
import { addQuote } from '../quote-fixtures.ts';
import { pool } from '../pool.ts';
import { addInvoice } from '../portal-fixtures.ts';

/** Without lines to print, so not in the month that another example downloads as a whole. */
const OF_LAST_MONTH = { date: '2026-10-15' };

/** Valid parameters for staff's calls on enquiries, RFQs, quotes, orders and consignments. */
export async function addOrderExamples(
  api: Api,
  buyer: Person,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<Record<string, Example>> {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const owner = { company_id, user_id: Number(user!.id) };
  const [address] = await api.sql<{ id: string }>('select id from addresses where company_id = $1 limit 1', [
    company_id,
  ]);
  const rfqId = async () => {
    const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
    return (await buyer.post('/api/customer/rfq-create', { title: 'Bearings', lines })).body.id as number;
  };
  const read = await rfqId();
  const [asked, quoted, toReview] = [await pool(rfqId), await pool(rfqId), await pool(rfqId)];
  await api.sql(`update rfqs set attachment_key = 'rfqs/example', attachment_name = 'list.pdf' where id = $1`, [read]);
  const shown = await addQuote(api, owner);
  const sent = await pool(() => addQuote(api, owner));
  const drafted = await pool(async () => {
    const id = await addQuote(api, owner);
    await api.sql(`update quotes set status = 'draft' where id = $1`, [id]);
    return id;
  });
  const enquiryId = async () => {
    const [row] = await api.sql<{ id: string }>(
      `insert into rfq_submissions (code, name, email, requirement, attachment_key, attachment_name)
       values ('ENQ-' || gen_random_uuid(), 'Asha', 'asha@example.test', 'Bearings', 'enquiries/example', 'list.pdf')
       returning id`,
    );
    return Number(row!.id);
  };
  const [enquiry, handled] = [await enquiryId(), await pool(enquiryId)];
  const converted = await pool(enquiryId);
  const orderIn = async (status: string) => {
    const items = [{ product_id, qty: 2 }];
    const { id } = (await buyer.post('/api/orders/create', { items })).body;
    await api.sql('update orders set status = $2 where id = $1', [id, status]);
    return id as number;
  };
  const shipmentIn = async (status: string) => {
    const order_id = await orderIn(status);
    const [row] = await api.sql<{ id: string }>(
      `with s as (
         insert into shipments (company_id, order_id, status, carrier, awb, dispatched_at, created_by)
         values ($1, $2, $3, 'Blue Dart', 'BD12345', now(), $4) returning id
       ), packed as (update order_lines set packed_qty = qty where order_id = $2)
       insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
       select s.id, $2, 1, $1, 2 from s returning shipment_id as id`,
      [company_id, order_id, status, owner.user_id],
    );
    return Number(row!.id);
  };
  const shown_order = await orderIn('placed');
  const [placed, toConfirm, confirmed, toPack, closing] = [
    await pool(() => orderIn('placed')),
    await pool(() => orderIn('placed')),
    await pool(() => orderIn('confirmed')),
    await pool(() => orderIn('confirmed')),
    await pool(() => orderIn('confirmed')),
  ];
  const termsToRemove = await pool(async () => {
    const [terms] = await api.sql<{ id: string }>(
      `insert into quote_terms (name, body) values (gen_random_uuid(), 'Ex works.') returning id`,
    );
    return Number(terms!.id);
  });
  const toRemove = await pool(async () => {
    const [view] = await api.sql<{ id: string }>(
      `insert into saved_views (user_id, list, name, search, shared)
       values ($1, 'orders', gen_random_uuid(), '', true) returning id`,
      [owner.user_id],
    );
    return Number(view!.id);
  });
  const [ready, unpacked, moving] = [
    await pool(async () => {
      const shipment = await shipmentIn('packed');
      await addInvoice(api, owner, { shipment_id: shipment, ...OF_LAST_MONTH });
      return shipment;
    }),
    await pool(() => shipmentIn('packed')),
    await pool(() => shipmentIn('in transit')),
  ];
  const [arrived, certified, signed] = [
    await pool(() => shipmentIn('in transit')),
    await pool(() => shipmentIn('packed')),
    await pool(() => shipmentIn('delivered')),
  ];
  const recorded = await pool(async () => {
    const [row] = await api.sql<{ id: string }>(
      `insert into goods_received (company_id, order_id, shipment_id, created_by)
       select company_id, order_id, id, $2 from shipments where id = $1 returning id`,
      [await shipmentIn('delivered'), owner.user_id],
    );
    return Number(row!.id);
  });
  const certificate = await pool(async () => {
    const [row] = await api.sql<{ id: string }>(
      `insert into attachments (company_id, user_id, shipment_id, line_no, file_key, file_name, size)
       values ($1, $2, $3, 1, 'attachments/certificate', 'batch.pdf', 1) returning id`,
      [company_id, owner.user_id, await shipmentIn('packed')],
    );
    return Number(row!.id);
  });
  const sentBack = await pool(async () => {
    const order_id = await orderIn('return requested');
    const [row] = await api.sql<{ id: string }>(
      `with r as (
         insert into returns (company_id, order_id, status, reason, created_by)
         values ($1, $2, 'requested', 'Wrong seal', $3) returning id
       ), packed as (update order_lines set packed_qty = qty where order_id = $2)
       insert into return_lines (return_id, order_id, line_no, company_id, qty)
       select id, $2, 1, $1, 1 from r returning return_id as id`,
      [company_id, order_id, owner.user_id],
    );
    return Number(row!.id);
  });
  const asked_order = await pool(async () => {
    const order_id = await orderIn('on hold');
    const [row] = await api.sql<{ id: string }>(
      `insert into order_questions (company_id, order_id, question, changes, created_by)
       values ($1, $2, 'One now?', '[{"line_no": 1, "qty": 1, "promised_on": null}]', $3) returning id`,
      [company_id, order_id, owner.user_id],
    );
    return { id: order_id, question_id: Number(row!.id) };
  });
  const entered = { user_id: owner.user_id, items: [{ product_id, qty: 1 }] };
  const line = { product_id: null, rfq_line_no: null, name: 'Bearing', unit: 'NOS', qty: 1, price: 100 };
  const withoutPo = await pool(() => orderIn('placed'));
  return {
    '/api/orders/po-file': {
      body: () => {
        const form = new FormData();
        form.append('id', String(withoutPo()));
        form.append('file', new File([new Uint8Array(pdf())], 'po.pdf'));
        return form;
      },
    },
    '/api/admin/search': { query: 'q=bearing' },
    '/api/admin/enquiry-attachment': { query: `id=${enquiry}` },
    '/api/admin/enquiry-handle': { body: () => ({ id: handled(), user_id: null }) },
    '/api/admin/rfq-get': { query: `id=${read}` },
    '/api/admin/rfq-attachment': { query: `id=${read}` },
    '/api/admin/enquiry-proposal': { query: `kind=enquiry&id=${enquiry}` },
    '/api/admin/enquiry-convert': {
      body: () => ({
        ...{ kind: 'enquiry', id: converted(), company_id, company: null, user_id: owner.user_id, person: null },
        invite: false,
      }),
    },
    '/api/admin/rfq-create': {
      body: () => ({ user_id: owner.user_id, source: 'phone', lines: [{ item: 'Bearing', qty: 1, unit: 'NOS' }] }),
    },
    '/api/admin/catalogue-match': { body: () => ({ company_id, skus: ['SKU-1'] }) },
    '/api/admin/order-create': { body: () => ({ ...entered, source: 'phone' }) },
    '/api/admin/order-price': { body: () => entered },
    '/api/admin/rfq-move': { body: () => ({ id: asked(), to: 'under review' }) },
    '/api/admin/quote-save': {
      body: () => ({
        ...{ rfq_id: quoted(), ship_address_id: Number(address!.id), valid_until: '2199-12-31', freight: 0 },
        lines: [{ ...line, discount: 0, gst_rate: 18, lead_days: null }],
      }),
    },
    '/api/admin/quote-products': { body: () => ({ company_id, skus: ['SKU-1'] }) },
    '/api/admin/quote-terms-save': { body: () => ({ name: crypto.randomUUID(), body: '30 days from invoice.' }) },
    '/api/admin/quote-terms-remove': { body: () => ({ id: termsToRemove() }) },
    '/api/admin/quote-rates': { body: () => ({ lines: [{ product_id, hsn: null, gst_rate: 18 }] }) },
    '/api/admin/quote-send': { body: () => ({ id: drafted(), revision: 1 }) },
    '/api/admin/quote-withdraw': { body: () => ({ id: sent(), reason: 'The maker raised its price.' }) },
    '/api/admin/quote-pdf': { query: `id=${shown}` },
    '/api/admin/order-get': { query: `id=${shown_order}` },
    '/api/admin/order-move': { body: () => ({ id: placed(), to: 'confirmed' }) },
    '/api/admin/orders-pack': { body: () => ({ ids: [toPack()] }) },
    '/api/admin/orders-confirm': { body: () => ({ ids: [toConfirm()] }) },
    '/api/admin/orders-print': { query: `ids=${shown_order}&document=sheets` },
    '/api/admin/rfqs-review': { body: () => ({ ids: [toReview()] }) },
    '/api/admin/view-list': { query: 'list=orders' },
    '/api/admin/view-save': {
      body: () => ({
        list: 'orders',
        name: `Late ${crypto.randomUUID().slice(0, 8)}`,
        search: 'status=late',
        shared: true,
      }),
    },
    '/api/admin/view-remove': { body: () => ({ id: toRemove() }) },
    '/api/orders/question-answer': { body: () => ({ ...asked_order(), cancel: [] }) },
    '/api/admin/order-short-close': {
      body: () => ({ order_id: closing(), lines: [{ line_no: 1, qty: 1 }], reason: 'Not made any more.' }),
    },
    '/api/admin/shipment-pack': { body: () => ({ order_id: confirmed(), lines: [{ line_no: 1, qty: 2 }] }) },
    '/api/admin/shipment-unpack': { body: () => ({ id: unpacked() }) },
    '/api/admin/shipment-dispatch': { body: () => ({ id: ready(), carrier: 'Blue Dart', awb: 'BD54321' }) },
    '/api/admin/shipment-move': { body: () => ({ id: moving(), to: 'delivered' }) },
    '/api/orders/goods-received': { body: () => ({ id: arrived(), lines: [], files: [] }) },
    '/api/admin/goods-received-clear': { body: () => ({ id: recorded(), reason: 'Counted again.' }) },
    '/api/admin/batch-certificate-add': {
      body: () => {
        const form = new FormData();
        form.append('shipment_id', String(certified()));
        form.append('line_no', '1');
        form.append('file', new File([new Uint8Array(pdf())], 'batch.pdf'));
        return form;
      },
    },
    '/api/admin/delivery-proof-add': {
      body: () => {
        const form = new FormData();
        form.append('shipment_id', String(signed()));
        form.append('file', new File([new Uint8Array(pdf())], 'pod.pdf'));
        return form;
      },
    },
    '/api/admin/shipment-file-remove': { body: () => ({ id: certificate() }) },
    '/api/admin/return-settle': { body: () => ({ id: sentBack(), to: 'approved' }) },
  };
}
