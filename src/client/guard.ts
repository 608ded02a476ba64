import type { Role } from '#contracts/endpoint.ts';
import { endSession, home, PASSWORD_ASKED, passwordPath, readUser, signInPath, SIGNED_OUT, TOKEN } from './session.ts';

/**
 * Keeps an area to its roles (specification §6): without a token to the area's sign-in page with the origin
 * remembered, with another role to that role's home. Answers whether the visitor may stay.
 */
export function admit(allowed: readonly Role[]): boolean {
  const user = readUser();
  if (user && allowed.includes(user.role)) return true;
  leave(user ? home[user.role] : signInPath(allowed, location.pathname + location.search));
  return false;
}

let leaving = false;

/** Leads away from an area, once: of several calls that find the session gone, and Logout itself, the first decides. */
export function leave(path: string): void {
  if (leaving) return;
  leaving = true;
  // Back may bring this very page back to life.
  window.addEventListener('pageshow', () => (leaving = false), { once: true });
  location.replace(path);
}

/** Guards each page of an area, on arrival by navigation too, and leaves as soon as the session ends. */
export function guardArea(allowed: readonly Role[]): void {
  const check = () => void admit(allowed);
  check();
  document.addEventListener('astro:page-load', check);
  window.addEventListener(SIGNED_OUT, check);
  window.addEventListener(PASSWORD_ASKED, () => leave(passwordPath(location.pathname + location.search)));
  // Another tab signed out, or signed in as somebody else: what this one has read belongs to the one before.
  const uid = readUser()?.uid;
  window.addEventListener('storage', ({ key }) => {
    if (key !== TOKEN) return;
    // As when it ends by itself: the forms keep what is typed for whoever signs in again here.
    if (!readUser()) endSession();
    else if (admit(allowed) && readUser()?.uid !== uid) location.reload();
  });
}
