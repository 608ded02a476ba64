import { sql } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';

/** The caller lost the admin role between reading and writing. */
export const OWN_ROLE_CHANGED = 'Your own role has just changed. Reload the page.';

/** The new value of `disabled_at`: undefined leaves it; disabling twice keeps the first time. */
export function disabledAt(disabled: boolean | undefined) {
  if (disabled === undefined) return undefined;
  return disabled ? sql`coalesce(${users.disabled_at}, now())` : null;
}

/** Says what changed in a person's account. */
export function accountChangedMessage(
  name: string,
  change: { disabled: boolean | undefined; role: string | undefined },
) {
  if (change.disabled === undefined) return `${name} is now ${change.role}.`;
  return `${name} can ${change.disabled ? 'no longer sign in' : 'sign in again'}.`;
}
