import { and, eq, ne, sql } from 'drizzle-orm';
import { known_devices, users } from '#db/schema/companies.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import type { Device } from '../platform/device.ts';
import { AppError } from '../platform/errors.ts';

/** Failed sign-ins, and the minutes after the first of them until counting starts over (docs/decisions/046). */
const LIMITS = {
  /** On a device that signed in to the account before: the owner's own mistakes, and no one else's. */
  device: { tries: 10, minutes: 15 },
  /** For one account from one address: a neighbour's mistakes count for the neighbour's account. */
  pair: { tries: 10, minutes: 15 },
  /** From one address for all accounts: far above what a plant behind it mistypes. */
  address: { tries: 100, minutes: 15 },
  /** For one account from all addresses together: against slow guessing from many. */
  account: { tries: 50, minutes: 24 * 60 },
};

const ACCOUNT_LIMITED =
  'Too many failed sign-ins for this account. Set a new password with “Forgot password?” to sign in now.';

interface Attempt {
  email: string;
  ip: string;
  device: Device;
}

/** Counts the attempts to sign in to one account. Successful ones are uncounted: a whole plant may share one address. */
export function signInLimits({ email, ip, device }: Attempt) {
  const address = email.toLowerCase();
  const { hash } = device;
  const keys: Record<keyof typeof LIMITS, string> = {
    device: `login-device ${hash} ${address}`,
    pair: `login ${ip} ${address}`,
    address: `login ${ip}`,
    account: accountKey(address),
  };
  const known = sql`exists (select 1 from ${known_devices} join ${users} on ${users.id} = ${known_devices.user_id}
    where ${known_devices.token_hash} = ${hash} and lower(${users.email}) = ${address})`;
  const count = (limit: keyof typeof LIMITS, applies = sql`not ${known}`) =>
    rows(sql`select throttle_try(${keys[limit]}, ${LIMITS[limit].tries}, make_interval(mins => ${LIMITS[limit].minutes}))
      where ${applies}`);
  const uncount = (limit: keyof typeof LIMITS) =>
    rows(sql`update throttle set tries = tries - 1 where key = ${keys[limit]} and tries > 0`);

  return {
    /** Statements that raise 429 above a limit, in one order everywhere, so that two sign-ins at once cannot deadlock. */
    count: [
      count('address'),
      count('pair'),
      count('account'),
      count('device', known),
      rows<{ known: boolean; tries: number | null }>(sql`select ${known} as known,
        (select tries::int from throttle where key = ${keys.account}) as tries`),
    ] as const,
    /** Statements after the right password: it was no attack. */
    uncount: ({ known }: { known: boolean }) =>
      known
        ? [rows(sql`delete from throttle where key = ${keys.device}`)]
        : [uncount('address'), rows(sql`delete from throttle where key = ${keys.pair}`), uncount('account')],
    /** Mails the owner, if there is one, when this failure reached the account's limit: once until counting starts over. */
    async noteFailure({ known, tries }: { known: boolean; tries: number | null }): Promise<void> {
      if (known || tries !== LIMITS.account.tries) return;
      const owner = sql`from ${users} where lower(${users.email}) = ${address} and ${users.disabled_at} is null
        and not ${users.email_in_use}`;
      await asSystem([rows(mailFrom('sign-in-limited', users.email, { name: users.name, tries }, owner))]);
    },
  };
}

/** The refusal with what helps: of the account's limit, which lasts a day, a new password. */
export function explainLimit(error: unknown): never {
  const isLong = error instanceof AppError && (error.details.retryAfter ?? 0) > LIMITS.address.minutes * 60;
  throw isLong ? new AppError('throttled', ACCOUNT_LIMITED, error.details) : error;
}

/** Statement that lifts the limit of an account, once its owner has proved to read its mail. */
export const liftLimit = (email: string) => rows(sql`delete from throttle where key = ${accountKey(email)}`);

/** Statement that makes the device one of the user's known ones. */
export function rememberDevice(user_id: number, device: Device) {
  device.remember();
  return db
    .insert(known_devices)
    .values({ user_id, token_hash: device.hash })
    .onConflictDoUpdate({ target: [known_devices.user_id, known_devices.token_hash], set: { used_at: sql`now()` } });
}

/** Statement that forgets the user's other devices, after which an attacker's counts as a stranger's again. */
export const forgetOtherDevices = (user_id: number, device: Device) =>
  db.delete(known_devices).where(and(eq(known_devices.user_id, user_id), ne(known_devices.token_hash, device.hash)));

const accountKey = (email: string) => `login-account ${email.toLowerCase()}`;
