import { formatDate } from '#client/format.ts';
import { Status } from '#ui/Status.tsx';
import type { Column } from '#ui/Table.tsx';

type SignIn = { disabled: boolean; signed_in_at: string | null };

/** Whether a user may sign in, and has: until the first sign-in the account counts as invited. */
export function SignInStatus({ disabled, signed_in_at }: SignIn) {
  if (disabled) return <Status tone="bad">Disabled</Status>;
  return signed_in_at ? <Status tone="ok">Active</Status> : <Status tone="busy">Invited</Status>;
}

export const lastSignInColumn: Column<SignIn> = {
  label: 'Last signed in',
  cell: ({ signed_in_at }) =>
    signed_in_at ? (
      <time dateTime={signed_in_at}>{formatDate(signed_in_at)}</time>
    ) : (
      <span className="quiet">Never</span>
    ),
};

/** The sign-in columns of a list of users. */
export const signInColumns: Column<SignIn>[] = [
  { label: 'Sign-in', cell: (person) => <SignInStatus {...person} /> },
  lastSignInColumn,
];
