/** Refusals of a call without a session or with a role that may not make it; the browser refuses such a call itself. */

export const SIGN_IN_FIRST = 'Sign in to continue.';

export const NO_PERMISSION = 'You don’t have permission to do this.';
