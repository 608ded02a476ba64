/**
 * Calls that may write, in one minute, of one signed-in user and of all users of one company. A person makes some 20, the
 * import of the largest file some 140; a script that makes more is told to wait.
 */
export const WRITES_PER_MINUTE = { user: 600, company: 3000 };
