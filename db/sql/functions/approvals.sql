-- Who decides on orders that wait for approval (decision 068). Without `set search_path`, so that the planner can inline them:
-- the names in their bodies are resolved when they are created.

-- Who may decide on a step of an order of p_buyer: the named approvers, or all approvers if none are named; the company
-- admins too once it is passed on, or if no named approver is left; else every other approver. The buyer never does. A deputy
-- decides for one of them (`for_id`) on the days for which they are named.
create function step_approvers(p_company bigint, p_buyer bigint, p_named bigint[], p_escalated boolean)
returns table (user_id bigint, for_id bigint) language sql stable
begin atomic
  with colleagues as (
    select u.id, u.company_role from users u
    where u.company_id = p_company and u.id <> p_buyer and u.disabled_at is null
      and u.company_role in ('approver', 'company admin')
  ), named as (
    select c.id from colleagues c where p_named is null or c.id = any (p_named)
  ), asked as (
    select n.id from named n
    union
    select c.id from colleagues c
    where c.company_role = 'company admin' and (p_escalated or not exists (select from named))
  ), members as (
    select a.id from asked a
    union
    select c.id from colleagues c where not exists (select from asked)
  ), standing_in as (
    select d.deputy_id, min(d.user_id) as for_id
    from deputies d join members m on m.id = d.user_id join colleagues c on c.id = d.deputy_id
    where (now() at time zone 'Asia/Kolkata')::date between d.from_day and d.until_day
      and not exists (select from members one where one.id = d.deputy_id)
    group by d.deputy_id
  )
  select m.id, null::bigint from members m
  union all
  select s.deputy_id, s.for_id from standing_in s;
end;

-- Who may decide on an order now, and on which step; step_no is null for an order without approvals of its own.
create function order_approvers(p_order bigint)
returns table (step_no int, user_id bigint, for_id bigint) language sql stable
begin atomic
  select s.step_no, a.user_id, a.for_id
  from orders o
    left join lateral (
      select r.step_no, r.approver_ids, r.escalated_at from order_approvals r
      where r.order_id = o.id and r.decided_at is null and r.from_paise <= o.total_paise
      order by r.step_no limit 1
    ) s on true
    cross join lateral step_approvers(o.company_id, o.user_id, s.approver_ids, s.escalated_at is not null) a
  where o.id = p_order and o.status = 'pending approval'
    and (s.step_no is not null or not exists (select from order_approvals r where r.order_id = o.id));
end;

-- A buyer places an order that waited only when each of its approvals that applies is given.
create function require_approvals() returns trigger language plpgsql as $$
begin
  if exists (select from order_approvals r where r.order_id = new.id and r.approved is not true
    and r.from_paise <= new.total_paise) then
    raise exception 'permission denied for table orders: an approval is missing' using errcode = '42501';
  end if;
  return new;
end $$;
