import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Weekday } from '#contracts/delivery/working-days.ts';
import { rowId } from './columns.ts';

/** When goods are dispatched: one row, kept by staff. Without it the defaults of `src/contracts/delivery` apply. */
export const dispatch_settings = pgTable(
  'dispatch_settings',
  {
    id: integer().primaryKey().default(1),
    /** Hour in India from which an order leaves on the next working day; 24: always the same day. */
    cut_off_hour: integer().notNull(),
    /** `Mon` to `Sat`, never Sunday. */
    working_days: text().array().$type<Weekday[]>().notNull(),
  },
  (t) => [
    check('dispatch_settings_one_row', sql`${t.id} = 1`),
    check('dispatch_settings_cut_off', sql`${t.cut_off_hour} between 0 and 24`),
    check(
      'dispatch_settings_working_days',
      sql`cardinality(${t.working_days}) > 0 and ${t.working_days} <@ '{Mon,Tue,Wed,Thu,Fri,Sat}'::text[]`,
    ),
  ],
);

/** Days in India without dispatch and delivery. */
export const holidays = pgTable(
  'holidays',
  {
    id: rowId(),
    day: date().notNull(),
    name: text().notNull(),
  },
  (t) => [unique('holidays_day').on(t.day)],
);

/** Transit times by PIN code; the longest prefix of a code applies. */
export const delivery_zones = pgTable(
  'delivery_zones',
  {
    id: rowId(),
    /** The first 1 to 6 digits of the PIN codes. */
    prefix: text().notNull(),
    /** For example `Delhi NCR`. */
    zone: text().notNull(),
    /** Working days from dispatch to delivery. */
    transit_days: integer().notNull(),
  },
  (t) => [
    unique('delivery_zones_prefix').on(t.prefix),
    check('delivery_zones_prefix_digits', sql`${t.prefix} ~ '^[1-9][0-9]{0,5}$'`),
    check('delivery_zones_transit', sql`${t.transit_days} between 0 and 60`),
  ],
);
