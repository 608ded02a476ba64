import { logoutEndpoint } from '#contracts/logout.ts';
import { call } from './api.ts';
import { leave } from './guard.ts';
import { queryClient } from './queries.ts';
import { clearSession, readUser } from './session.ts';
import { mayLogOut } from './unsaved.ts';

/** Fills the user's name into the layout's slots, now and on each page that comes, and wires Logout. */
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

/** Leaves even when the server cannot be told: the token is gone from this browser either way. */
async function logOut(signInPage: string): Promise<void> {
  if (!mayLogOut()) return;
  await call(logoutEndpoint).catch(() => null);
  clearSession();
  queryClient.clear();
  leave(signInPage);
}
