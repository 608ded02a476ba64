-- Whether somebody has still to do something with an order: it is neither delivered, completed, rejected, cancelled nor returned.
-- The statuses are those that remain, since an index finds what a status is, not what it is not. No search path is fixed, or
-- the planner would not see through it.
create function order_open(p_status text) returns boolean language sql immutable parallel safe
  return p_status in ('pending approval', 'placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery',
    'on hold', 'return requested');--> statement-breakpoint
grant execute on function order_open to plantsetu_app;
