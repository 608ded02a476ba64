import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EntrySource } from '#contracts/fields/entry-source.ts';
import type { StaffRight } from '#contracts/endpoint.ts';
import type { CompanyRole } from '#contracts/companies/company-role.ts';
import type { LimitPeriod } from '#contracts/companies/limit-period.ts';
import type { DeductsTds } from '#contracts/tds/purchase-tds.ts';
import { createdAt, ownSearchText, rowId, searchIndex, searchText } from './columns.ts';
import { price_lists } from './price-lists.ts';

/** The company that a row belongs to. */
export const companyId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => companies.id);

/** The user whose row it is, or who wrote it. */
export const userId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id);

/** The employee who looks after the record; null if no one does (decision 063). */
export const ownerId = () => bigint({ mode: 'number' }).references(() => users.id);

/** How a request reached the staff who entered it for a buyer, and who entered it. Null for what buyers enter themselves. */
export const enteredByStaff = () => ({
  source: text().$type<EntrySource>(),
  entered_by: bigint({ mode: 'number' }).references(() => users.id),
});

/** Refuses other sources, and a source without the person. */
export const enteredByStaffCheck = (table: string, t: Record<'source' | 'entered_by', SQLWrapper>) =>
  check(
    `${table}_source`,
    sql`(${t.source} is null) = (${t.entered_by} is null) and ${t.source} in ('phone', 'email', 'WhatsApp', 'visit', 'other')`,
  );

/** A buying company: bill-to and ship-to blocks, contact and accounts persons (specification §3). */
export const companies = pgTable(
  'companies',
  {
    id: rowId(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    logo_url: text(),
    gst_number: text(),
    pan_tin_number: text(),
    bill_to_address: text(),
    bill_to_city: text(),
    bill_to_state: text(),
    bill_to_pincode: text(),
    bill_to_country: text().notNull().default('India'),
    ship_to_address: text(),
    ship_to_city: text(),
    ship_to_state: text(),
    ship_to_pincode: text(),
    ship_to_country: text().notNull().default('India'),
    contact_person_name: text(),
    contact_person_email: text(),
    contact_person_phone: text(),
    accounts_person_name: text(),
    accounts_person_email: text(),
    accounts_person_phone: text(),
    /** True for a firm that is quoted but not a customer yet: set and cleared by staff. */
    is_prospect: boolean().notNull().default(false),
    /** True if orders need a PO number. */
    po_required: boolean().notNull().default(false),
    /** True if orders need a cost centre. */
    cost_centre_required: boolean().notNull().default(false),
    /** Paise: a buyer's order above it needs approval. Null: no limit. */
    spending_limit_paise: bigint({ mode: 'number' }),
    /** Paise that each buyer may order in the period; above it an order needs approval. Null: no limit. */
    buyer_limit_paise: bigint({ mode: 'number' }),
    buyer_limit_period: text().$type<LimitPeriod>().notNull().default('month'),
    /** Hours by the clock after which the approvers of a waiting order get a reminder. Null: none. */
    approval_remind_hours: integer(),
    /** Hours by the clock after which a waiting order is passed on to the company admins. Null: never. */
    approval_escalate_hours: integer(),
    /** Days from an invoice's date to its due date. */
    credit_days: integer().notNull().default(30),
    /** Paise that may be unpaid or ordered at the same time; an order above it is held until an admin releases it. Null: not agreed. */
    credit_limit_paise: bigint({ mode: 'number' }),
    /** No reminders before this date in India. Null: not paused. */
    reminders_paused_until: date(),
    /** Whether it deducts TDS on purchases of goods: its turnover exceeded ₹10 crore (contracts/tds/purchase-tds.ts). */
    deducts_tds: text().$type<DeductsTds>().notNull().default('not known'),
    /** The list from which its products may take their prices. Null: each has its own. */
    price_list_id: bigint({ mode: 'number' }).references(() => price_lists.id),
    /** Incremented on each save, to refuse a form that was opened before the last one. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'gst_number'),
  },
  (t) => [
    searchIndex('companies_search_text', t.search_text),
    index('companies_name').on(sql`lower(${t.name})`, t.id),
    index('companies_price_list').on(t.price_list_id),
    check('companies_gst_upper', sql`${t.gst_number} = upper(${t.gst_number})`),
    check('companies_pan_upper', sql`${t.pan_tin_number} = upper(${t.pan_tin_number})`),
    check(
      'companies_terms',
      sql`${t.credit_days} between 0 and 365 and ${t.spending_limit_paise} >= 0 and ${t.credit_limit_paise} >= 0
        and ${t.buyer_limit_paise} >= 0 and ${t.buyer_limit_period} in ('month', 'quarter', 'year')`,
    ),
    check(
      'companies_approval_hours',
      sql`${t.approval_remind_hours} between 1 and 720 and ${t.approval_escalate_hours} between 1 and 720
        and ${t.approval_escalate_hours} > ${t.approval_remind_hours}`,
    ),
    check('companies_deducts_tds', sql`${t.deducts_tds} in ('yes', 'no', 'not known')`),
  ],
);

/** A ship-to address of a company; one of them is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: rowId(),
    company_id: companyId(),
    label: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    /** Name of the State or union territory; it determines whether CGST and SGST or IGST applies. */
    state: text().notNull(),
    pincode: text().notNull(),
    country: text().notNull().default('India'),
    /** GSTIN of this place if it differs from the company's: each State has its own registration. */
    gstin: text(),
    /** In a special economic zone: supply to it is always inter-State (IGST Act s. 7(5)(b)). */
    is_sez: boolean().notNull().default(false),
    /** Set instead of deleting the row, because orders refer to it. */
    archived_at: timestamp({ withTimezone: true }),
    is_default: boolean().notNull().default(false),
    /** True for the address that follows the company's ship-to block. */
    is_company_address: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('addresses_company').on(t.company_id, t.id),
    uniqueIndex('addresses_one_company_address')
      .on(t.company_id)
      .where(sql`is_company_address`),
    uniqueIndex('addresses_one_default')
      .on(t.company_id)
      .where(sql`is_default`),
  ],
);

/** A person with a sign-in. A customer belongs to exactly one company, staff to none. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    company_id: bigint({ mode: 'number' }).references(() => companies.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    role: text({ enum: ['customer', 'employee', 'admin'] }).notNull(),
    /** What an employee may change (docs/decisions/075). Not read for customers and admins. */
    rights: text()
      .array()
      .$type<StaffRight[]>()
      .notNull()
      .default(sql`'{sales,stores,accounts}'`),
    /** Role of a customer in the company; null for staff. A trigger makes the first customer company admin. */
    company_role: text().$type<CompanyRole>(),
    /** Paise of one order and of a period, in place of the company's limits (decision 068). Null: the company's apply. */
    order_limit_paise: bigint({ mode: 'number' }),
    period_limit_paise: bigint({ mode: 'number' }),
    /** argon2id in PHC form, with its parameters and salt. */
    password_hash: text().notNull(),
    /** True if someone else knows the password; a trigger clears it when the user sets a new one. */
    must_change_password: boolean().notNull().default(false),
    disabled_at: timestamp({ withTimezone: true }),
    /**
     * True for a colleague invited with an address that already had an account: the row looks like any other to the
     * company, so that an invitation reveals no accounts, but no one can sign in by it (docs/decisions/046).
     */
    email_in_use: boolean().notNull().default(false),
    /** The last sign-in, kept here because old sessions are deleted. Null: never signed in. */
    signed_in_at: timestamp({ withTimezone: true }),
    /** Version of the privacy notice shown when the user last set a password by a link, and when; null if never. */
    notice_version: text(),
    noticed_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
    /** Name, address and company. */
    search_text: searchText(),
  },
  (t) => [
    searchIndex('users_search_text', t.search_text),
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`not email_in_use`),
    uniqueIndex('users_company_email').on(t.company_id, sql`lower(${t.email})`),
    index('users_company').on(t.company_id),
    // For the admin list of customers, without a filter and with those that match few rows.
    index('users_customers')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`role = 'customer'`),
    index('users_disabled')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`role = 'customer' and disabled_at is not null`),
    index('users_never_signed_in')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`role = 'customer' and disabled_at is null and signed_in_at is null`),
    index('users_customers_added')
      .on(t.id)
      .where(sql`role = 'customer'`),
    index('users_staff')
      .on(sql`lower(${t.name})`, t.id)
      .where(sql`role <> 'customer'`),
    check('users_limits', sql`${t.order_limit_paise} >= 0 and ${t.period_limit_paise} >= 0`),
    check('users_role', sql`${t.role} in ('customer', 'employee', 'admin')`),
    check('users_rights', sql`${t.rights} <@ array['sales', 'stores', 'accounts']`),
    check('users_company_by_role', sql`(${t.role} = 'customer') = (${t.company_id} is not null)`),
    check(
      'users_company_role',
      sql`(${t.role} = 'customer') = (${t.company_role} is not null)
        and ${t.company_role} in ('buyer', 'approver', 'company admin')`,
    ),
  ],
);

/** One sign-in on one device. A token without an active row here is refused. */
export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    user_id: userId(),
    user_agent: text(),
    created_at: createdAt(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    revoked_at: timestamp({ withTimezone: true }),
  },
  (t) => [index('sessions_user').on(t.user_id)],
);

/**
 * Time of a session's last call, to within a few minutes, written by authenticate(). A table of its own, because signing
 * out other devices locks the rows of `sessions` and would otherwise wait for calls in progress.
 */
export const session_uses = pgTable('session_uses', {
  session_id: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  used_at: createdAt(),
});

/** A browser that signed in to an account before: others' failed sign-ins don't count there (docs/decisions/046). */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: userId(),
    /** SHA-256 of the token in the browser's cookie. */
    token_hash: text().notNull(),
    /** The last sign-in. */
    used_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.token_hash] }), index('known_devices_used').on(t.used_at)],
);

/** Number of attempts of one kind by one caller in a time window; above the limit the call is refused with 429. */
export const throttle = pgTable('throttle', {
  key: text().primaryKey(),
  tries: bigint({ mode: 'number' }).notNull(),
  resets_at: timestamp({ withTimezone: true }).notNull(),
});
