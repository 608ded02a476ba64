import type { Client } from '@neondatabase/serverless';

/** Companies that owe; the first one has a tenth of all documents. */
const COMPANIES = 500;

/**
 * Adds companies with `items` open invoices and as many settled ones, each settled one with a receipt of its own, and some
 * money on account. Returns the company with the most documents and an ordinary one.
 */
export async function fillReceivables(client: Client, items: number): Promise<{ largest: number; ordinary: number }> {
  const run = (statement: string) => client.query(statement);
  await run(`
    insert into companies (name, slug) select 'Ledger works ' || n, 'ledger-' || n from generate_series(1, ${COMPANIES}) n`);
  await run(`
    insert into addresses (company_id, label, address, city, state, pincode, is_default)
    select id, 'Works', 'Plot 1', 'Bhiwadi', 'Rajasthan', '301019', true from companies where slug like 'ledger-%'`);
  await run(`
    insert into users (company_id, name, email, role, password_hash)
    select id, 'Buyer', slug || '@bench.example', 'customer', '' from companies where slug like 'ledger-%'`);
  await run(`
    insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
      subtotal_paise, tax_paise, shipping_paise, total_paise)
    select c.id, u.id, 'completed', a.id, a.label, a.address, a.state, 100, 0, 0, 100
    from companies c join users u on u.company_id = c.id join addresses a on a.company_id = c.id where slug like 'ledger-%'`);
  // Of a document: its company, and how many days ago it was issued, up to 400.
  await run(`
    create temp table documents as
    select n, o.company_id, o.id as order_id, u.id as user_id, n <= ${items} as is_open, (abs(hashint8(n)) % 400) as ago
    from generate_series(1, ${2 * items}) n
      join (select id, company_id, row_number() over (order by id) - 1 as place from orders where status = 'completed') o
        on o.place = case when n % 10 = 0 then 0 else n % ${COMPANIES} end
      join users u on u.company_id = o.company_id`);
  // Without it the planner joins with nested loops.
  await run('analyze');
  await run(`
    insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address, place_of_supply,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise, paid_paise)
    select company_id, order_id, 'L/' || n, case when is_open then 'issued' else 'paid' end, current_date - ago,
      current_date - ago + 45, 'Bench', 'Plot 1', 'Rajasthan', 1000 + n, 0, 0, 0, 0, 1000 + n,
      case when is_open then 0 else 1000 + n end
    from documents order by n`);
  await run(`
    insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name,
      bill_to_address, recorded_by)
    select company_id, 'R/' || n, 1000 + n + case when n % 100 = 0 then 500 else 0 end, case when n % 100 = 0 then 500 else 0 end,
      'NEFT', current_date - ago / 2, 'Bench', 'Plot 1', user_id
    from documents where not is_open order by n`);
  await run('analyze');
  await run(`
    insert into allocations (invoice_id, company_id, amount_paise, receipt_id, allocated_on, recorded_by)
    select i.id, d.company_id, 1000 + n, r.id, current_date - ago / 2, d.user_id
    from documents d join invoices i on i.number = 'L/' || n join receipts r on r.number = 'R/' || n`);
  const { rows } = await client.query(
    'select company_id::int as id from invoices group by company_id order by count(*) desc, company_id limit 2',
  );
  return { largest: rows[0]!.id, ordinary: rows[1]!.id };
}
