import { eq, type SQL, sql } from 'drizzle-orm';
import { statusesBefore, statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { returns, shipments } from '#db/schema/shipments.ts';
import { db, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { lockItems } from './stock.ts';

/** Goods that were missing from a consignment are sent again at no charge, in a consignment of their claim (decision 069). */

type Claim = Pick<typeof returns.$inferSelect, 'id' | 'company_id' | 'order_id'>;

/** The quantity of each item in a claim; goods outside the catalogue have no stock. */
const claimedItems = (id: number) => sql`
  select p.item_id, sum(r.qty) as qty from return_lines r
    join order_lines l on l.order_id = r.order_id and l.line_no = r.line_no join products p on p.id = l.product_id
  where r.return_id = ${id} group by 1`;

const lockClaimed = (id: number) =>
  lockItems(sql`select l.product_id from return_lines r
    join order_lines l on l.order_id = r.order_id and l.line_no = r.line_no where r.return_id = ${id}`);

/**
 * Statements that take the missing goods of a claim from free stock, and pack them. The lines of the order do not change: they
 * were packed and billed once. Raises `stock` if there is too little. To be placed after the order's lock.
 */
export function packAgain({ id, company_id, order_id }: Claim, userId: number) {
  return [
    lockClaimed(id),
    rows(sql`
      with wanted as (${claimedItems(id)}), moved as (
        update items i set stock = i.stock - w.qty from wanted w where i.id = w.item_id and i.stock >= w.qty returning 1)
      select must((select count(*) from moved) = (select count(*) from wanted), 'stock')`),
    db
      .insert(shipments)
      .values({ company_id, order_id, claim_id: id, status: 'packed', invoiced: true, created_by: userId }),
    rows(sql`
      insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
      select currval('shipments_id_seq'), order_id, line_no, company_id, qty from return_lines where return_id = ${id}`),
  ];
}

/** Statements that put the goods of a claim's consignment back into stock, and leave the claim to be answered again. */
export function unpackAgain({ claim_id, order_id }: { claim_id: number; order_id: number }) {
  return [
    lockClaimed(claim_id),
    rows(sql`
      update items i set stock = i.stock + back.qty from (${claimedItems(claim_id)}) as back where i.id = back.item_id`),
    db.update(returns).set({ status: 'requested', answer: null, settled_at: null }).where(eq(returns.id, claim_id)),
    rows(sql`
      update orders set status = 'return requested' where id = ${order_id}
        and status in ${statusesBefore(ORDER_STATES, 'buyer', 'return requested')}`),
  ];
}

/** The ids of the orders `o` with goods to pack or dispatch: by their status, or because missing goods are packed again. */
export const toShip = (condition: SQL) => sql`
  select o.id from orders o where o.status in ${statusesWith(ORDER_STATES, 'isToShip')} and ${condition}
  union
  select o.id from shipments s join orders o on o.id = s.order_id
  where s.claim_id is not null and s.status = 'packed' and ${condition}`;

/** For `catch`: the goods to send again are not in free stock. */
export function rethrowNotInStock(error: unknown): never {
  if (!(error instanceof GuardFailed) || error.guard !== 'stock') throw error;
  throw new AppError(
    'conflict',
    'There is too little free stock to send these goods again. Receive them or count the stock first, or accept the claim to credit them.',
  );
}
