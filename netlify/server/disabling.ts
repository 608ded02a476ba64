import { sql } from 'drizzle-orm';
import { users } from '#db/schema/companies.ts';

/** `disabled_at` as a change of somebody's sign-in sets it: undefined leaves it; disabled again keeps the first time. */
export function disabledAt(disabled: boolean | undefined) {
  if (disabled === undefined) return undefined;
  return disabled ? sql`coalesce(${users.disabled_at}, now())` : null;
}
