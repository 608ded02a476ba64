import type { Role } from '#contracts/endpoint.ts';
import {
  endSession,
  FACTOR_SETUP_REQUIRED,
  factorPath,
  homePaths,
  PASSWORD_CHANGE_REQUIRED,
  passwordPath,
  readUser,
  signInPath,
  SIGNED_OUT,
  TOKEN,
} from './session.ts';

/**
 * Restricts an area to its roles (specification §6): redirects to the area's sign-in page, remembering the origin, if
 * there is no session, and to the user's own home for another role. Returns whether the visitor may stay.
 */
function checkAccess(allowed: readonly Role[]): boolean {
  const user = readUser();
  if (user && allowed.includes(user.role)) return true;
  redirectOnce(user ? homePaths[user.role] : signInPath(allowed, location.pathname + location.search));
  return false;
}

let isRedirecting = false;

/** Redirects once: of several calls that find the session gone, and Logout itself, the first decides. */
export function redirectOnce(path: string): void {
  if (isRedirecting) return;
  isRedirecting = true;
  // Back may restore this page from the browser's cache.
  window.addEventListener('pageshow', () => (isRedirecting = false), { once: true });
  location.replace(path);
}

/** Guards every page of an area, also after client-side navigation, and redirects as soon as the session ends. */
export function guardArea(allowed: readonly Role[]): void {
  const check = () => void checkAccess(allowed);
  check();
  document.addEventListener('astro:page-load', check);
  window.addEventListener(SIGNED_OUT, check);
  window.addEventListener(PASSWORD_CHANGE_REQUIRED, () =>
    redirectOnce(passwordPath(location.pathname + location.search)),
  );
  window.addEventListener(FACTOR_SETUP_REQUIRED, () => redirectOnce(factorPath(location.pathname + location.search)));
  // Another tab signed out or in as another user: the data in this tab belongs to the previous user.
  const uid = readUser()?.uid;
  window.addEventListener('storage', ({ key }) => {
    if (key !== TOKEN) return;
    // As when a session expires: the forms store their drafts for the same user's next sign-in.
    if (!readUser()) endSession();
    else if (checkAccess(allowed) && readUser()?.uid !== uid) location.reload();
  });
}
