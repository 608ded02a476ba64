import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { userId } from './companies.ts';

/** A staff member's authenticator app; at most one. */
export const authenticator_apps = pgTable('authenticator_apps', {
  id: rowId(),
  user_id: userId().unique(),
  /** The app's secret, encrypted (netlify/server/auth/second-factor/sealed.ts). */
  secret: text().notNull(),
  /** The time step of the last code that was accepted: this one and earlier ones are used up. */
  last_step: bigint({ mode: 'number' }).notNull(),
  created_at: createdAt(),
});

/** A staff member's passkey. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    user_id: userId(),
    name: text().notNull(),
    /** The authenticator's id of it and its public key, base64url. */
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** Signatures that the authenticator says it has made; 0 if it does not count. A lower one than before is refused. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches it, such as `usb` or `internal`. */
    transports: text().array().notNull(),
    /** Last sign-in with it. */
    used_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
);

/** A staff member's unused recovery codes, as argon2id hashes. */
export const recovery_codes = pgTable('recovery_codes', {
  id: rowId(),
  user_id: userId().unique(),
  hashes: text().array().notNull(),
  codes_left: integer().generatedAlwaysAs(sql`cardinality(hashes)`),
  created_at: createdAt(),
});

/** A step that has begun: the second one of a sign-in, or setting up a factor. Deleted when it is finished. */
export const factor_challenges = pgTable(
  'factor_challenges',
  {
    /** SHA-256 of the token that the browser has. */
    token_hash: text().primaryKey(),
    user_id: userId(),
    purpose: text({ enum: ['sign-in', 'app', 'passkey'] }).notNull(),
    /** What the passkey has to sign, or the app's secret, encrypted. */
    value: text(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('factor_challenges_user').on(t.user_id),
    check('factor_challenges_purpose', sql`${t.purpose} in ('sign-in', 'app', 'passkey')`),
  ],
);

/** An admin has removed all factors of a colleague. Append-only. */
export const factor_resets = pgTable(
  'factor_resets',
  {
    id: rowId(),
    user_id: userId(),
    reason: text().notNull(),
    reset_by: userId(),
    created_at: createdAt(),
  },
  (t) => [index('factor_resets_user').on(t.user_id)],
);
