import { formatDate } from '#client/format.ts';
import { Status } from './Status.tsx';
import type { Column } from './Table.tsx';

type SignIn = { disabled: boolean; signed_in_at: string | null };

/** Whether somebody may sign in and ever has: an invitation that was not followed is no active account. */
export function SignInStatus({ disabled, signed_in_at }: SignIn) {
  if (disabled) return <Status tone="bad">Disabled</Status>;
  return signed_in_at ? <Status tone="ok">Active</Status> : <Status tone="busy">Invited</Status>;
}

/** What every list of people that the desk reads shows of their sign-in. */
export const signInColumns: Column<SignIn>[] = [
  { label: 'Sign-in', cell: (person) => <SignInStatus {...person} /> },
  {
    label: 'Last signed in',
    cell: ({ signed_in_at }) =>
      signed_in_at ? (
        <time dateTime={signed_in_at}>{formatDate(signed_in_at)}</time>
      ) : (
        <span className="quiet">Never</span>
      ),
  },
];
