import { logoutEndpoint } from '#contracts/auth/logout.ts';
import { call } from './api.ts';
import { redirectOnce } from './guard.ts';
import { queryClient } from './queries.ts';
import { clearSession, readUser, RECENT_SEARCHES } from './session.ts';
import { confirmLogOut } from './unsaved.ts';

/** Shows the user's name in the layout of every page and handles Logout. */
export function showAccount(signInPage: '/login/customer' | '/login/employee'): void {
  document.addEventListener('astro:page-load', showName);
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-logout]')) void logOut(signInPage);
  });
}

function showName(): void {
  const user = readUser();
  for (const slot of document.querySelectorAll('[data-user-name]')) slot.textContent = user?.name ?? '';
}

/** Logs out even if the server cannot be reached: the token is removed from this browser in any case. */
async function logOut(signInPage: string): Promise<void> {
  if (!confirmLogOut()) return;
  await call(logoutEndpoint).catch(() => null);
  clearSession();
  localStorage.removeItem(RECENT_SEARCHES);
  queryClient.clear();
  redirectOnce(signInPage);
}
