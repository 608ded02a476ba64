import type { Role } from '#contracts/endpoint.ts';
import type { SessionUser } from '#contracts/session.ts';

/** Keys of the browser's storage (specification §7). */
export const TOKEN = 'token';
export const USER = 'user';

/** Fired on `window` when the stored session is gone, so that the page's guard can send the visitor to sign in. */
export const SIGNED_OUT = 'plantsetu:signed-out';

/** Fired on `window` when nothing works before the password is replaced: somebody else knows it. */
export const PASSWORD_ASKED = 'plantsetu:password-asked';

/** Where a password is replaced. */
const PASSWORD_PAGE = '/change-password';

/** Where each role works; also where it lands when it opens a page of another role (specification §6). */
export const home: Record<Role, string> = { customer: '/portal', employee: '/admin', admin: '/admin' };

/** Keeps the session: across restarts of the browser when remembered, else for this tab only (specification §4). */
export function storeSession(token: string, user: SessionUser, remember: boolean): void {
  clearSession();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem(TOKEN, token);
  storage.setItem(USER, JSON.stringify(user));
}

/** Puts a fresh token of the same session in the old one's place, remembered or not; the header's name follows. */
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

/** That a session ended by itself, for the sign-in page to say so. */
const ENDED = 'session ended';

/** Forgets a session that the server no longer accepts, and tells the page. */
export function endSession(): void {
  if (readToken() !== null) forgetSession();
  window.dispatchEvent(new Event(SIGNED_OUT));
}

function forgetSession(): void {
  clearSession();
  sessionStorage.setItem(ENDED, '1');
}

/** Whether this tab's session ended by itself; asked once. */
export function takeSessionEnded(): boolean {
  const ended = sessionStorage.getItem(ENDED) !== null;
  sessionStorage.removeItem(ENDED);
  return ended;
}

/** Tells the page that the server waits for a new password; the session itself holds. */
export function askForPassword(): void {
  window.dispatchEvent(new Event(PASSWORD_ASKED));
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
    if (!payload.uid || !Object.hasOwn(home, payload.role)) return null;
    if (payload.exp && payload.exp * 1000 < Date.now()) return null;
    return payload;
  } catch {
    return null;
  }
}

/** The sign-in page for an area, remembering where the visitor wanted to go. */
export function signInPath(allowed: readonly Role[], origin: string): string {
  const page = allowed.includes('customer') ? '/login/customer' : '/login/employee';
  return origin === home.customer || origin === home.admin ? page : `${page}?next=${encodeURIComponent(origin)}`;
}

/** The page on which a password is replaced, remembering where the visitor wanted to go. */
export function passwordPath(origin: string | null): string {
  return origin ? `${PASSWORD_PAGE}?next=${encodeURIComponent(origin)}` : PASSWORD_PAGE;
}

/** Where to go after signing in: the remembered page if it lies in the role's own area on this site, else the home. */
export function landingPath(role: Role, next: string | null): string {
  const base = home[role];
  if (!next) return base;
  try {
    const url = new URL(next, location.origin);
    const inside = url.pathname === base || url.pathname.startsWith(`${base}/`);
    return url.origin === location.origin && inside ? url.pathname + url.search : base;
  } catch {
    return base;
  }
}
