ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_packed";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "short_closed_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_short_closed" CHECK ("order_lines"."short_closed_qty" between 0 and "order_lines"."qty");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_packed" CHECK ("order_lines"."packed_qty" between 0 and "order_lines"."qty" - "order_lines"."short_closed_qty");--> statement-breakpoint

-- What a line was short-closed by is staff's to write, like what is packed and what came back.
grant update (short_closed_qty) on order_lines to plantsetu_app;--> statement-breakpoint
drop trigger order_lines_staff_only on order_lines;--> statement-breakpoint
create trigger order_lines_staff_only
  before update of packed_qty, returned_qty, short_closed_qty on order_lines
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();--> statement-breakpoint

-- As before (0042); what was short-closed is not waited for.
create or replace function order_stage(p_order bigint) returns text language sql stable set search_path = public, pg_temp
  return (
    with goods as (
      select coalesce(sum(qty - short_closed_qty), 0) as to_supply, coalesce(sum(packed_qty), 0) as packed
      from order_lines where order_id = p_order and kind = 'goods'
    ), sent as (
      select coalesce(sum(l.qty), 0) as qty from shipments s join shipment_lines l on l.shipment_id = s.id
      where s.order_id = p_order and s.status <> 'packed'
    ), carried as (
      select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
      from shipments where order_id = p_order and status <> 'packed'
    )
    select case
        when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.to_supply then 'packed' else 'confirmed' end
        when sent.qty < goods.to_supply then 'partly shipped'
        when carried.all_delivered then 'delivered'
        when carried.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, carried
  );
