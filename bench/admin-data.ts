import type { Client } from '@neondatabase/serverless';

/** Companies with addresses and customers; the list of companies has many more. */
const BUYING = 1000;

/** Fills each admin list with so many rows, spread over companies, statuses and dates. */
export async function fillAdminLists(client: Client, rows: number): Promise<void> {
  const many = `generate_series(1, ${rows}) n`;
  const run = (statement: string) => client.query(statement);
  await run(`
    insert into companies (name, slug, gst_number, contact_person_email)
    select initcap(w.a || ' ' || w.b) || ' ' || n, 'c-' || n, null, 'c' || n || '@bench.example'
    from ${many}, lateral (select (array['forge','steel','auto','pharma','textile','cement'])[1 + n % 6] as a,
      (array['works','industries','components','mills','labs'])[1 + n / 6 % 5] as b) w`);
  await run(`
    insert into addresses (company_id, label, address, city, state, pincode, is_default)
    select id, 'Works', 'Plot 1', 'Bhiwadi', 'Rajasthan', '301019', true from companies
    where slug like 'c-%' order by id limit ${BUYING}`);
  await run(`
    insert into users (company_id, name, email, phone, role, password_hash)
    select c.id, 'Person ' || n, 'p' || n || '@bench.example', '+919800000000', 'customer', ''
    from ${many} join (select id, row_number() over (order by id) - 1 as place from companies where slug like 'c-%'
      order by id limit ${BUYING}) c on c.place = n % ${BUYING}`);
  // A user with company for each row.
  await run(`create temp table writers as
    select row_number() over (order by id) as n, id as user_id, company_id from users where role = 'customer' and company_id > 3`);
  // Without it the planner joins a hundred thousand rows with a nested loop.
  await run('analyze');
  // Ten employees and no one share the work. Checking each owner would take longer than the rest.
  await run(`
    insert into users (name, email, role, password_hash)
    select 'Desk ' || n, 'desk' || n || '@bench.example', 'employee', '' from generate_series(1, 10) n`);
  const owner = `(array(select id from users where role = 'employee' order by id limit 10))[1 + n % 12]`;
  for (const table of ['orders', 'rfqs', 'tickets']) await run(`alter table ${table} disable trigger check_owner`);
  const status = (words: string[]) =>
    `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + n % ${words.length}]`;
  const day = `now() - n * interval '5 minutes'`;
  await run(`
    insert into orders (company_id, user_id, po_number, status, ship_address_id, ship_label, ship_address, ship_state,
      subtotal_paise, tax_paise, shipping_paise, total_paise, owner_id, created_at)
    select w.company_id, w.user_id, 'PO-' || n, ${status(['placed', 'confirmed', 'in transit', 'delivered', 'completed'])},
      a.id, a.label, a.address, a.state, 100 + n, 18, 0, 118 + n, ${owner}, ${day}
    from writers w join addresses a on a.company_id = w.company_id`);
  await run(`
    insert into rfqs (company_id, title, status, created_by, owner_id, created_at)
    select company_id, 'Bearings and valves ' || n, ${status(['submitted', 'under review', 'quoted', 'declined'])}, user_id, ${owner}, ${day}
    from writers`);
  await run(`
    insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address, place_of_supply,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise)
    select company_id, id, 'PS/2627/' || lpad(id::text, 6, '0'), ${status(['issued', 'part paid', 'paid']).replaceAll('n %', 'id %')},
      current_date - (id % 200)::int, current_date - (id % 200)::int + 30, 'Bench', 'Plot 1', 'Rajasthan', 100 + id, 9, 9, 0, 0, 118 + id
    from orders`);
  // Every order's search text has the numbers of its shipments. While the table fills, PostgreSQL takes it for empty and would
  // read it whole for each order, so the texts are written afterwards.
  await run('alter table shipments disable trigger search_text_of_order');
  await run(`
    insert into shipments (company_id, order_id, status, awb, dispatched_at, created_at, created_by)
    select company_id, id, 'in transit', 'AWB' || id, created_at, created_at, user_id from orders`);
  await run('alter table shipments enable trigger search_text_of_order');
  await run('analyze shipments');
  await run(`update orders set search_text = ''`);
  await run(`
    insert into tickets (company_id, user_id, subject, status, waiting_since, owner_id, created_at)
    select company_id, user_id, 'Boxes are missing ' || n, ${status(['open', 'answered', 'closed'])},
      case when n % 3 = 0 then ${day} end, ${owner}, ${day} from writers`);
  for (const table of ['orders', 'rfqs', 'tickets']) await run(`alter table ${table} enable trigger check_owner`);
  await run(`
    insert into rfq_submissions (code, name, email, company, requirement, created_at)
    select 'ENQ-' || n, 'Visitor ' || n, 'v' || n || '@bench.example', 'Mill ' || n, 'Two motors.', ${day} from ${many}`);
  await run(`
    insert into contact_messages (name, email, message, created_at)
    select 'Writer ' || n, 'w' || n || '@bench.example', 'Call me.', ${day} from ${many}`);
  await run(`
    insert into job_applications (job_code, name, email, resume_key, resume_name, resume_type, created_at)
    select 'PS-JD00' || 1 + n % 3, 'Applicant ' || n, 'a' || n || '@bench.example', 'resumes/' || n, 'cv.pdf', 'application/pdf', ${day}
    from ${many}`);
  await run(`
    insert into audit_log (user_id, action, entity, entity_id, company_id, changes, at)
    select user_id, 'update', ${status(['products', 'orders', 'companies'])}, n::text, company_id, '{"status": ["placed", "confirmed"]}', ${day}
    from writers`);
  await run(`
    insert into newsletter_subscribers (email, token_hash, confirmed_at, created_at)
    select 's' || n || '@bench.example', 'hash ' || n, case when n % 3 > 0 then ${day} end, ${day} from ${many}`);
  await run(`
    insert into webinar_registrations (webinar, name, email, created_at)
    select 'webinar-' || n % 20, 'Guest ' || n, 'g' || n || '@bench.example', ${day} from ${many}`);
  await run(`
    insert into outbox (kind, recipient, payload, sent_at, content)
    select 'order-placed', 'p' || n || '@bench.example', jsonb_build_object('about', 'Order ' || 100000 + n), ${day},
      '{"subject": "Order placed", "text": "Dear buyer,", "files": [], "payload": {}}' from ${many}`);
  await run(`
    insert into outbox (kind, recipient, payload, attempts, last_error, created_at)
    select 'order-placed', 'p' || n || '@bench.example', '{}', n % 3, case when n % 3 > 0 then 'refused' end, ${day} from ${many}`);
}
