import type { Api } from '../api.ts';
import { pdf } from '../documents.ts';
import type { Example } from '../endpoints.ts';
import { pool } from '../pool.ts';

/** Valid parameters for the calls on TDS; each certificate has its own number. */
export async function addTdsExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  let serial = 0;
  const certificate = () => ({
    ...{ company_id: String(company_id), year: '2627', quarter: '1', number: `CERT${++serial}`, amount: '100' },
    date: '2026-08-10',
  });
  const add = async (file_key: string | null) => {
    const [row] = await api.sql<{ id: string }>(
      `insert into tds_certificates (company_id, financial_year, quarter, number, amount_paise, date, file_key, file_name, recorded_by)
       select $1, '2627', 1, $2, 100, '2026-08-10', $3::text, case when $3::text is not null then 'form.pdf' end, min(id)
       from users returning id`,
      [company_id, `OLD${++serial}`, file_key],
    );
    return Number(row!.id);
  };
  const withFile = await add('certificates/example');
  const removable = await pool(() => add(null));
  const form = () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(certificate())) fields.append(name, value);
    fields.append('file', new File([new Uint8Array(pdf())], 'form.pdf'));
    return fields;
  };
  return {
    '/api/admin/tds-get': { query: `company_id=${company_id}` },
    '/api/admin/tds-certificate-add': { body: form },
    '/api/admin/tds-certificate-get': { query: `id=${withFile}` },
    '/api/admin/tds-certificate-remove': { body: () => ({ id: removable() }) },
  };
}
