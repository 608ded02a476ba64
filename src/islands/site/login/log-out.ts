import { call } from '#client/api.ts';
import { clearSession, readUser, RECENT_SEARCHES } from '#client/session.ts';
import { logoutEndpoint } from '#contracts/auth/logout.ts';

/** Signs out from a page that has to be finished first, and leaves for the sign-in page of the user's area. */
export async function logOut(): Promise<void> {
  const user = readUser();
  await call(logoutEndpoint).catch(() => null);
  clearSession();
  localStorage.removeItem(RECENT_SEARCHES);
  location.replace(user?.role === 'customer' ? '/login/customer' : '/login/employee');
}
