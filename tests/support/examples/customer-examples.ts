import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { addUser } from '../fixtures.ts';
import { addApprovalSteps } from './buyer-examples.ts';

/** Valid parameters for staff's calls on a company's people and addresses, for any number of calls. */
export async function addCustomerExamples(api: Api, company_id: number): Promise<Record<string, Example>> {
  const customer = await addUser(api, company_id);
  const [address] = await api.sql<{ id: string }>(
    `insert into addresses (company_id, label, address, city, state, pincode)
     values ($1, 'Depot', 'Plot 2', 'Town', 'Rajasthan', '301019') returning id`,
    [company_id],
  );
  const place = { label: 'Stores', address: 'Plot 2', city: 'Town', state: 'Rajasthan', pincode: '301019' };
  const approver = await addUser(api, company_id);
  await api.sql(`update users set company_role = 'approver' where id = $1`, [approver.id]);
  const steps = (await addApprovalSteps(api, company_id, approver.id)).values();
  let turns = 0;
  return {
    '/api/admin/company-overview': { query: `id=${company_id}` },
    '/api/admin/company-note': { body: () => ({ id: company_id, note: 'Pays on the 10th.' }) },
    '/api/admin/company-address-save': {
      body: () => ({ company_id, id: Number(address!.id), ...place, is_sez: false, is_default: false }),
    },
    '/api/admin/company-address-archive': { body: () => ({ id: Number(address!.id), archived: false }) },
    '/api/admin/cost-centres': { query: `company_id=${company_id}` },
    '/api/admin/cost-centre-save': {
      body: () => ({
        ...{ company_id, code: `S${++turns}`, name: 'Stores', active: true },
        ...{ budget: null, budget_period: 'year' },
      }),
    },
    '/api/admin/customer-limits': { body: () => ({ id: customer.id, order_limit: 50_000, period_limit: null }) },
    '/api/admin/approval-steps': { query: `company_id=${company_id}` },
    '/api/admin/approval-step-save': {
      body: () => ({ ...{ company_id, from: 90_000_000, cost_centre_id: null }, approver_ids: [approver.id] }),
    },
    '/api/admin/approval-step-remove': { body: () => ({ company_id, id: steps.next().value }) },
    '/api/admin/customer-save': {
      body: () => ({ id: customer.id, company_role: turns++ % 2 === 0 ? 'approver' : 'buyer' }),
    },
    '/api/admin/customer-resend': { body: () => ({ id: customer.id, way: 'link' }) },
  };
}
