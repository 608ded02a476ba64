import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addBillTo } from '../invoice-fixtures.ts';
import { pool } from '../pool.ts';

/** Valid parameters for the calls on bank lines; each decision has its own line. */
export async function addBankExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  let serial = 0;
  const add = async (reason: string | null = null) => {
    const [row] = await api.sql<{ id: string }>(
      `insert into bank_lines (account, date, narration, invoice_numbers, amount_paise, fingerprint, status, reason, decided_at,
         file_name, row_no, created_by)
       select 'HDFC 4321', '2026-11-02', 'NEFT', '{}', 100, $1, case when $2::text is null then 'open' else 'ignored' end, $2,
         case when $2::text is not null then now() end, 'nov.csv', 2, min(id) from users returning id`,
      [`example ${++serial}`, reason],
    );
    return Number(row!.id);
  };
  const addOfReceipt = async () => {
    const [row] = await api.sql<{ id: string }>(
      `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name,
         bill_to_address, recorded_by)
       select $1, $2, 100, 100, 'NEFT', '2026-11-02', 'A', 'B', min(id) from users returning id`,
      [company_id, `BR/${++serial}`],
    );
    return Number(row!.id);
  };
  await addBillTo(api, company_id);
  const [accepted, linked, ignored] = [await pool(add), await pool(add), await pool(add)];
  const receipt = await pool(addOfReceipt);
  const reopened = await pool(() => add('Interest'));
  const seen = { date: '2026-11-02', amount: 1, narration: 'NEFT', reference: null };
  const line = () => ({ row: 2, date: '2026-11-02', narration: 'NEFT', amount: ++serial });
  return {
    '/api/admin/bank-import': {
      body: () => ({ account: 'HDFC 4321', file_name: 'nov.csv', lines: [line()] }),
    },
    '/api/admin/bank-accept': { body: () => ({ id: accepted(), line: seen, company_id, tds: 0, allocations: [] }) },
    '/api/admin/bank-link': { body: () => ({ id: linked(), receipt_id: receipt() }) },
    '/api/admin/bank-ignore': { body: () => ({ id: ignored(), reason: 'Interest' }) },
    '/api/admin/bank-reopen': { body: () => ({ id: reopened() }) },
  };
}
