import type { Endpoint } from '#contracts/endpoint.ts';
import { readUser } from './session.ts';

/**
 * Whether the signed-in person may make a call, by role and rights (docs/decisions/075). It only decides what is offered: the
 * server checks every call.
 */
export function may({ roles, needs }: Pick<Endpoint, 'roles' | 'needs'>): boolean {
  if (roles === 'public') return true;
  const user = readUser();
  if (!user || !roles.includes(user.role)) return false;
  return !needs || needs.some((right) => user.rights?.includes(right));
}
