import type { Api } from '../api.ts';
import type { Person } from '../fixtures.ts';
import { addQuote } from '../quote-fixtures.ts';

/** Valid parameters for the calls on RFQs and quotes. */
export async function addQuoteExamples(api: Api, buyer: Person, company_id: number) {
  const [user] = await api.sql<{ id: string }>('select id from users where company_id = $1 limit 1', [company_id]);
  const owner = { company_id, user_id: Number(user!.id) };
  const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
  const { id: rfq_id } = (await buyer.post('/api/customer/rfq-create', { title: 'With a file', lines })).body;
  await api.sql(`update rfqs set attachment_key = 'rfqs/example', attachment_name = 'list.pdf' where id = $1`, [
    rfq_id,
  ]);
  const [read, accept, counter, decline] = [
    await addQuote(api, owner),
    await addQuote(api, owner),
    await addQuote(api, owner),
    await addQuote(api, owner),
  ];
  const accepted = await addQuote(api, owner, { status: 'accepted' });
  const [row] = await api.sql<{ id: string }>(
    `insert into messages (rfq_id, company_id, user_id, body, file_key, file_name)
     values ($1, $2, $3, 'The list.', 'messages/example', 'list.pdf') returning id`,
    [rfq_id, company_id, owner.user_id],
  );
  const message = Number(row!.id);
  return {
    '/api/admin/quote-contract-prices': { query: `id=${accepted}` },
    '/api/admin/quote-use-prices': { body: () => ({ id: accepted, until: '2199-12-31' }) },
    '/api/customer/rfq-attachment': { query: `id=${rfq_id}` },
    '/api/messages/send': { body: () => ({ rfq_id, message: '2RS, please.' }) },
    '/api/messages/read': { body: () => ({ rfq_id, up_to: 1 }) },
    '/api/messages/file': { query: `id=${message}` },
    '/api/customer/rfq-cancel': { body: () => ({ id: rfq_id }) },
    '/api/customer/quote-get': { query: `id=${read}` },
    '/api/customer/quote-pdf': { query: `id=${read}` },
    '/api/customer/quote-proforma': { query: `id=${read}` },
    '/api/admin/quote-proforma': { query: `id=${read}` },
    '/api/customer/quote-accept': { body: () => ({ id: accept }) },
    '/api/customer/quote-counter': { body: () => ({ id: counter, message: '5% less, please.', lines: [] }) },
    '/api/customer/quote-decline': { body: () => ({ id: decline, reason: 'Bought elsewhere.' }) },
  };
}
