import { sql } from 'drizzle-orm';
import type { Found } from '#contracts/dashboard.ts';
import { asActor, rows } from './database.ts';
import type { Caller } from './session.ts';

/** Of each kind. */
const FEW = 5;

/** What a count is cut to: the palette shows no count, so nothing more is looked through than is shown. */
const CAP = FEW;

/** What the words name, a few of each kind: pages of the desk's own lists. */
export async function find(actor: Caller, q: string): Promise<{ items: Found[] }> {
  const [, found] = await asActor(actor, [
    rows<Omit<Found, 'id'> & { id: string }>(sql`
      (select 'order' as kind, o.id, 'Order ' || o.id as name, c.name || ', ' || o.status as about
        from admin_order_page(${q}, null, null, null, null, null, 1, ${FEW}, ${CAP}, ${CAP}) as page
          cross join unnest(page.ids) as id join orders o using (id) join companies c on c.id = o.company_id)
      union all
      (select 'invoice', i.id, i.number, c.name || ', ' || i.status
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
          cross join unnest(page.ids) as id join products p using (id) join companies c on c.id = p.company_id)`),
  ]);
  return { items: found.rows.map((row) => ({ ...row, id: Number(row.id) })) };
}
