-- As the other lists' (0045): what the audit log shows of the ids of a page, under row-level security.
create function admin_audit_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', a.id, 'at', a.at, 'user_id', a.user_id, 'action', a.action, 'entity', a.entity, 'entity_id', a.entity_id,
      'changes', a.changes,
      'person', case when u.id is not null then json_build_object('name', u.name, 'email', u.email, 'role', u.role) end,
      'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join audit_log a using (id)
    left join users u on u.id = a.user_id left join companies c on c.id = a.of_company
$$;--> statement-breakpoint
grant execute on function admin_audit_rows to plantsetu_app;--> statement-breakpoint

-- Narrow enough to be counted and walked without the rows, which are wide.
create index invoices_issued on invoices (id) where status <> 'draft';--> statement-breakpoint
create index users_customers_added on users (id) where role = 'customer';
