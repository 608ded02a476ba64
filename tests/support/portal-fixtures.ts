import type { Api } from './api.ts';

let serial = 0;

/** Who an order or invoice belongs to. */
export interface Owner {
  company_id: number;
  user_id: number;
}

/** An order of one rupee in any status, put there without the server; answers its id. */
export async function addOrder(api: Api, { company_id, user_id }: Owner, status = 'placed'): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
       subtotal_paise, tax_paise, shipping_paise, total_paise)
     select $1, $2, $3, id, label, address, state, 100, 0, 0, 100 from addresses where company_id = $1 limit 1
     returning id`,
    [company_id, user_id, status],
  );
  return Number(row!.id);
}

/** An issued invoice of ₹ 118 on an order of its own, changed by `fields`; answers its id. */
export async function addInvoice(api: Api, owner: Owner, fields: object = {}): Promise<number> {
  const row = {
    company_id: owner.company_id,
    order_id: await addOrder(api, owner),
    number: `T/${++serial}`,
    status: 'issued',
    date: '2026-11-01',
    due_date: '2999-12-31',
    bill_to_name: 'Aravalli Auto Components',
    bill_to_address: 'Plot 1, Town, Rajasthan 301019',
    place_of_supply: 'Rajasthan',
    taxable_paise: 10_000,
    cgst_paise: 900,
    sgst_paise: 900,
    igst_paise: 0,
    round_off_paise: 0,
    amount_paise: 11_800,
    ...fields,
  };
  const columns = Object.keys(row);
  const [inserted] = await api.sql<{ id: string }>(
    `insert into invoices (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return Number(inserted!.id);
}
