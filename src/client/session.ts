import type { Role } from '#contracts/endpoint.ts';
import type { SessionUser } from '#contracts/auth/sign-in.ts';

/** Keys of the browser's storage (specification §7). */
export const TOKEN = 'token';
export const USER = 'user';
/** Key of the user's last searches (recent-searches.ts); Logout removes them. */
export const RECENT_SEARCHES = 'recent-searches';

/** Fired on `window` when the stored session is gone, so that the page's guard redirects to the sign-in page. */
export const SIGNED_OUT = 'plantsetu:signed-out';

/** Fired on `window` when the user must set a new password first, because the current one was set by someone else. */
export const PASSWORD_CHANGE_REQUIRED = 'plantsetu:password-asked';

/** Fired on `window` when an admin must set up a second factor first. */
export const FACTOR_SETUP_REQUIRED = 'plantsetu:factor-asked';

/** The page to set up a second factor. */
const FACTOR_PAGE = '/second-factor';

/** The page to change the password. */
const PASSWORD_PAGE = '/change-password';

/** The home of each role; also the target when it opens a page of another role (specification §6). */
export const homePaths: Record<Role, string> = { customer: '/portal', employee: '/admin', admin: '/admin' };

/** Stores the session: across browser restarts if remembered, else for this tab only (specification §4). */
export function storeSession(token: string, user: SessionUser, remember: boolean): void {
  clearSession();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem(TOKEN, token);
  storage.setItem(USER, JSON.stringify(user));
}

/** Replaces the token of the session, in the same storage, and updates the name in the header. */
export function renewSession(token: string, user: SessionUser): void {
  storeSession(token, user, localStorage.getItem(TOKEN) !== null);
  for (const slot of document.querySelectorAll('[data-user-name]')) slot.textContent = user.name;
}

export function clearSession(): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(TOKEN);
    storage.removeItem(USER);
  }
}

/** Set when the session ends without Logout, so that the sign-in page can say so. */
const SESSION_ENDED = 'session ended';

/** Removes a session that the server no longer accepts, and fires `SIGNED_OUT`. */
export function endSession(): void {
  if (readToken() !== null) forgetSession();
  window.dispatchEvent(new Event(SIGNED_OUT));
}

function forgetSession(): void {
  clearSession();
  sessionStorage.setItem(SESSION_ENDED, '1');
}

/** Whether this tab's session ended without Logout; true once. */
export function takeSessionEnded(): boolean {
  const ended = sessionStorage.getItem(SESSION_ENDED) !== null;
  sessionStorage.removeItem(SESSION_ENDED);
  return ended;
}

/** Fires `PASSWORD_CHANGE_REQUIRED`; the session itself remains valid. */
export function requirePasswordChange(): void {
  window.dispatchEvent(new Event(PASSWORD_CHANGE_REQUIRED));
}

/** Fires `FACTOR_SETUP_REQUIRED`; the session itself remains valid. */
export function requireFactorSetup(): void {
  window.dispatchEvent(new Event(FACTOR_SETUP_REQUIRED));
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN) ?? sessionStorage.getItem(TOKEN);
}

/**
 * The signed-in user, decoded from the stored token. It only decides what to show: the server checks every call.
 * A token without uid and role, or past its end, is discarded.
 */
export function readUser(): SessionUser | null {
  const token = readToken();
  if (!token) return null;
  const user = decodePayload(token);
  if (user) return user;
  forgetSession();
  return null;
}

function decodePayload(token: string): SessionUser | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const payload = JSON.parse(new TextDecoder().decode(bytes));
    if (!payload.uid || !Object.hasOwn(homePaths, payload.role)) return null;
    if (payload.exp && payload.exp * 1000 < Date.now()) return null;
    return payload;
  } catch {
    return null;
  }
}

/** The sign-in page for an area, remembering where the visitor wanted to go. */
export function signInPath(allowed: readonly Role[], origin: string): string {
  const page = allowed.includes('customer') ? '/login/customer' : '/login/employee';
  return origin === homePaths.customer || origin === homePaths.admin
    ? page
    : `${page}?next=${encodeURIComponent(origin)}`;
}

/** The page to change the password, remembering where the visitor wanted to go. */
export function passwordPath(origin: string | null): string {
  return origin ? `${PASSWORD_PAGE}?next=${encodeURIComponent(origin)}` : PASSWORD_PAGE;
}

/** The page to set up a second factor, remembering where the visitor wanted to go. */
export const factorPath = (origin: string) => `${FACTOR_PAGE}?next=${encodeURIComponent(origin)}`;

/** Where to go after sign-in: the remembered page if it is in the role's own area on this site, else the home. */
export function landingPath(role: Role, next: string | null): string {
  const base = homePaths[role];
  if (!next) return base;
  try {
    const url = new URL(next, location.origin);
    const inside = url.pathname === base || url.pathname.startsWith(`${base}/`);
    return url.origin === location.origin && inside ? url.pathname + url.search : base;
  } catch {
    return base;
  }
}
