import type { Api } from './api.ts';
import { addUser, PASSWORD, type Person, request, signIn } from './fixtures.ts';
import { openLimitedCompany } from './spending-limit.ts';

/** The company of `openLimitedCompany` with another approver, whose orders need approval steps, and what is done with them. */
export async function openStepCompany(api: Api) {
  const at = await openLimitedCompany(api);
  const user = await addUser(api, at.company_id);
  await api.sql(`update users set company_role = 'approver' where id = $1`, [user.id]);
  const director = { ...user, ...(await signIn(api, user.email)) };
  const { admin, approver, buyer } = at.people;

  const saveStep = (step: object, person: Person = admin) =>
    person.post('/api/customer/approval-step-save', { cost_centre_id: null, current_password: PASSWORD, ...step });
  /** By SQL, because a password is confirmed at most 20 times in a while. `from` in rupees. */
  const addStep = async (from: number, people: { id: number }[], cost_centre_id: number | null = null) => {
    const [row] = await api.sql<{ id: string }>(
      'insert into approval_steps (company_id, from_paise, cost_centre_id, approver_ids) values ($1, $2, $3, $4) returning id',
      [at.company_id, from * 100, cost_centre_id, people.map(({ id }) => id)],
    );
    return Number(row!.id);
  };
  /** From ₹1,000 the approver, from ₹2,000 the director. */
  const addTwoSteps = async () => [await addStep(1000, [approver]), await addStep(2000, [director])] as const;
  const reset = async () => {
    await at.reset();
    await api.sql('update companies set spending_limit_paise = null');
    await api.sql('delete from approval_steps');
    await api.sql('delete from deputies');
    await api.sql('delete from approval_links');
  };
  const orderOf = async (id: number, person: Person = buyer) =>
    (await person.get(`/api/orders/get?id=${id}`)).body.order;
  const asked = async () => (await at.mails('order-approval-needed')).map(({ recipient }) => recipient).toSorted();
  const tokenOf = async (email: string, kind = 'order-approval-needed') =>
    (await at.mails(kind)).findLast(({ recipient }) => recipient === email)!.payload.token!;
  const byLink = (token: string, body: object = { decision: 'approve' }) =>
    request(api, 'POST', '/api/approval/decide', { body: { token, ...body } });
  return {
    ...at,
    people: { ...at.people, director },
    saveStep,
    addStep,
    addTwoSteps,
    reset,
    orderOf,
    asked,
    tokenOf,
    byLink,
  };
}

/** The result of `openStepCompany`. */
export type StepCompany = Awaited<ReturnType<typeof openStepCompany>>;
