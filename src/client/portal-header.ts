import { getMyCompanyEndpoint } from '#contracts/companies.ts';
import { logoutEndpoint } from '#contracts/session.ts';
import { call } from './api.ts';
import { readCart, watchCart } from './cart.ts';
import { guardArea } from './guard.ts';
import { queryClient, read } from './queries.ts';
import { clearSession, readUser } from './session.ts';

/** Brings the portal's header to life: guard, company, user, cart badge, Logout. No framework: it paints first. */
guardArea(['customer']);
showCartCount();
watchCart(showCartCount);
document.addEventListener('astro:page-load', () => {
  showUser();
  showCartCount();
});
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-logout]')) void logOut();
});

function showUser(): void {
  const user = readUser();
  if (!user) return;
  for (const slot of document.querySelectorAll('[data-user-name]')) slot.textContent = user.name;
  void showCompany();
}

/** A failure leaves the header as it is (specification §8: silently ignored). */
async function showCompany(): Promise<void> {
  const reply = await queryClient.fetchQuery({ ...read(getMyCompanyEndpoint), staleTime: Infinity }).catch(() => null);
  if (!reply) return;
  for (const slot of document.querySelectorAll('[data-company-name]')) slot.textContent = reply.company.name;
  for (const slot of document.querySelectorAll<HTMLImageElement>('img[data-company-logo]')) {
    slot.hidden = !reply.company.logo_url;
    if (reply.company.logo_url) slot.src = reply.company.logo_url;
  }
}

function showCartCount(): void {
  const count = readCart().length;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    slot.textContent = String(count);
    slot.hidden = count === 0;
  }
}

/** Leaves even when the server cannot be told: the token is gone from this browser either way. */
async function logOut(): Promise<void> {
  await call(logoutEndpoint).catch(() => null);
  clearSession();
  queryClient.clear();
  location.assign('/login/customer');
}
