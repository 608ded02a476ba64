import type { SessionUser } from '#contracts/auth/sign-in.ts';
import { StaffRight } from '#contracts/endpoint.ts';
import { users } from '#db/schema/companies.ts';

/** What a token says of a person. */
export const sessionColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  rights: users.rights,
  company_id: users.company_id,
};

type Person = Pick<typeof users.$inferSelect, keyof typeof sessionColumns>;

/** The payload of a person's token. Only staff have rights, and an admin has all (docs/decisions/075). */
export function sessionUser({ id: uid, name, email, role, rights, company_id }: Person): SessionUser {
  const user = { uid, name, email, role, company_id };
  if (role === 'customer') return user;
  return { ...user, rights: role === 'admin' ? StaffRight.options : rights };
}
