import { sql } from 'drizzle-orm';
import type { Found } from '#contracts/dashboard.ts';
import { asActor, rows } from './database.ts';
import { orderWords } from './order-desk.ts';
import type { Caller } from './session.ts';

/** Of each kind. */
const FEW = 5;

/** What a count is cut to: the palette shows no count, so nothing more is looked through than is shown. */
const CAP = FEW;

/**
 * What the words name, a few of each kind: pages of the desk's own lists, in the order of how well they are named; and what a
 * number as it is read out on the phone belongs to.
 */
export async function find(actor: Caller, q: string): Promise<{ items: Found[] }> {
  const { ticket, consignment } = numberIn(q);
  const [, found] = await asActor(actor, [
    rows<Omit<Found, 'id'> & { id: string }>(sql`
      (select 'order' as kind, o.id, 'Order ' || o.id as name, c.name || ', ' || o.status as about
        from admin_order_page(${orderWords(q)}, null, null, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join orders o using (id) join companies c on c.id = o.company_id)
      union all
      (select 'invoice', i.id, i.number, c.name || ', ' || case i.kind when 'invoice' then i.status else i.kind end
        from admin_invoice_page(${q}, null, null, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join invoices i using (id) join companies c on c.id = i.company_id)
      union all
      (select 'rfq', r.id, r.code, c.name || ', ' || r.title
        from admin_rfq_page(${q}, null, null, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join rfqs r using (id) join companies c on c.id = r.company_id)
      union all
      (select 'company', c.id, c.name, coalesce(c.gst_number, 'No GST')
        from admin_company_page(${q}, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join companies c using (id))
      union all
      (select 'customer', u.id, u.name, u.email
        from admin_customer_page(${q}, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join users u using (id))
      union all
      (select 'product', p.id, p.name, p.sku || ', ' || c.name
        from admin_product_page(${q}, null, null, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join products p using (id) join companies c on c.id = p.company_id)
      union all
      (select 'ticket', t.id, t.code, c.name || ', ' || t.subject
        from tickets t join companies c on c.id = t.company_id where t.id = ${ticket})
      union all
      (select 'order', o.id, 'Order ' || o.id, c.name || ', ' || o.status
        from shipments s join orders o on o.id = s.order_id join companies c on c.id = o.company_id
        where s.id = ${consignment})`),
  ]);
  const items = found.rows.map((row) => ({ ...row, id: Number(row.id) }));
  const words = q.trim().toLowerCase();
  return { items: items.toSorted((a, b) => placeOf(a, words) - placeOf(b, words)) };
}

/** The number in `TKT-000123` or in `SHP-000123`; null for what it is not. The list of RFQs finds a quote's by itself. */
function numberIn(q: string) {
  const [, kind, number] = /^\s*(TKT|SHP)[\s-]*(\d{1,15})\s*$/i.exec(q) ?? [];
  const of = (letters: string) => (kind?.toUpperCase() === letters ? Number(number) : null);
  return { ticket: of('TKT'), consignment: of('SHP') };
}

/** 0 for what is called exactly so, 1 for what begins so, 2 for what has the words within it or belongs to somebody called so. */
function placeOf({ kind, id, name, about }: Found, words: string): number {
  const isKnownBesides = kind === 'company' || kind === 'customer' || kind === 'product';
  // The number of an order; a GST number, an email address, or a SKU, which stands before its company.
  const besides = kind === 'order' ? String(id) : isKnownBesides ? about.split(', ')[0]! : name;
  const names = [name, besides].map((text) => text.toLowerCase());
  if (names.includes(words)) return 0;
  return names.some((text) => text.startsWith(words)) ? 1 : 2;
}
