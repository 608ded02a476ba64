import * as z from 'zod/mini';

type Change<Role extends string> = { [Field in Role | 'disabled']?: unknown };

/** Refuses a change of an account that changes neither its role, the field `role`, nor its sign-in. */
export const changesSomething = <Role extends string>(role: Role) =>
  z.refine<Change<Role>>((change) => change[role] !== undefined || change.disabled !== undefined, {
    error: 'Choose what to change.',
    path: [role],
  });
