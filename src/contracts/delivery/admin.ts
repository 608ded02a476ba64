import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { isPinCode, PIN_CODE } from '../fields/pin-code.ts';
import { id, required, stripChars, text } from '../fields/text.ts';
import { MAX_STOCK } from '../limits.ts';
import { Delivery } from './delivery.ts';
import { WEEKDAYS } from './working-days.ts';

/** Most working days of a lead time and of a transit. */
export const MAX_LEAD_DAYS = 365;
export const MAX_TRANSIT_DAYS = 60;

const INVALID_TRANSIT = `Enter the working days from dispatch to delivery, from 0 to ${MAX_TRANSIT_DAYS}.`;
const INVALID_CUT_OFF = 'Choose an hour from 0 to 24.';
const INVALID_LEAD = `Enter the lead time in working days, from 0 to ${MAX_LEAD_DAYS}, or leave it blank.`;
const INVALID_PREFIX = 'Enter the first 1 to 6 digits of the PIN codes, for example 11 for Delhi.';

/** At an item's lead time (decision 079). */
export const LEAD_TIME_NEEDED =
  'Enter the lead time: what is ordered beyond stock is promised by it. Or untick “Allow back-orders”.';

const whole = (min: number, max: number, error: string) =>
  z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));

/** Lead time of a product in working days; null if unknown. */
export const leadDays = z.nullable(whole(0, MAX_LEAD_DAYS, INVALID_LEAD));

/** When goods are dispatched. */
export const DispatchSettings = z.object({
  /** Hour in India from which an order leaves on the next working day; 24: always the same day. */
  cut_off_hour: whole(0, 24, INVALID_CUT_OFF),
  working_days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1, { error: 'Choose at least one working day.' })),
});
export type DispatchSettings = z.infer<typeof DispatchSettings>;

/** Used until staff save their own; the hours are those of specification §2. */
export const DEFAULT_DISPATCH: DispatchSettings = { cut_off_hour: 14, working_days: [...WEEKDAYS] };

const holiday = {
  /** `YYYY-MM-DD`. */
  day: calendarDay('Choose the date of the holiday.'),
  name: required(100, 'Enter the name of the holiday.'),
};
/** A day without dispatch and delivery. */
export const Holiday = z.object({ id: z.int(), ...holiday });
export type Holiday = z.infer<typeof Holiday>;

const zone = {
  /** The first 1 to 6 digits of the PIN codes; the longest prefix of a code applies. */
  prefix: text(8, INVALID_PREFIX).check(stripChars(/\s/g), z.regex(/^[1-9]\d{0,5}$/, { error: INVALID_PREFIX })),
  zone: required(60, 'Enter the name of the zone, for example Delhi NCR.'),
  /** Working days from dispatch to delivery. */
  transit_days: whole(0, MAX_TRANSIT_DAYS, INVALID_TRANSIT),
};
/** Transit time of the PIN codes with a prefix. */
export const DeliveryZone = z.object({ id: z.int(), ...zone });
export type DeliveryZone = z.infer<typeof DeliveryZone>;

const message = z.object({ message: z.string() });
const saved = z.object({ ...message.shape, id: z.int() });

/** Settings, holidays by date and zones by prefix. */
export const getDeliveryEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/delivery-get',
  roles: staffRoles,
  reply: z.object({ settings: DispatchSettings, holidays: z.array(Holiday), zones: z.array(DeliveryZone) }),
});

/** Saves cut-off hour and working days. Promises made earlier do not change. */
export const saveDispatchEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/dispatch-save',
  roles: staffRoles,
  needs: ['stores'],
  body: DispatchSettings,
  reply: message,
});

/** Adds a holiday; renames the one on the same date. */
export const saveHolidayEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/holiday-save',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: z.object(holiday),
  reply: saved,
});

/** Removes a holiday. 404 if it is already gone. */
export const removeHolidayEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/holiday-remove',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id }),
  reply: message,
});

/** Saves the transit time of a prefix; replaces the one for the same prefix. */
export const saveZoneEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/zone-save',
  creates: true,
  roles: staffRoles,
  needs: ['stores'],
  body: z.object(zone),
  reply: saved,
});

/** Removes a prefix. 404 if it is already gone. */
export const removeZoneEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/zone-remove',
  roles: staffRoles,
  needs: ['stores'],
  body: z.object({ id }),
  reply: message,
});

/** A number in a query string. */
const numberParam = (error: string) =>
  z.pipe(
    z.string(error),
    z.transform((value) => (value.trim() === '' ? Number.NaN : Number(value))),
  );

const qtyParam = (min: number, error: string) =>
  z.pipe(
    numberParam(error),
    z.number({ error }).check(z.gte(min, { error }), z.lte(MAX_STOCK, { error }), z.multipleOf(0.001, { error })),
  );

/** The promise for a PIN code, quantity, stock and lead time, if ordered now; `zone` is null if no prefix matches. */
export const tryDeliveryEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/delivery-try',
  roles: staffRoles,
  query: z.object({
    pin: text(8, PIN_CODE).check(stripChars(/\s/g), z.refine(isPinCode, { error: PIN_CODE })),
    /** Of any unit, so with up to three decimals. */
    qty: qtyParam(0.001, 'Enter the quantity, above 0 with at most three decimals, for example 12 or 2.5.'),
    stock: qtyParam(0, 'Enter the stock, 0 or more with at most three decimals.'),
    /** Absent if unknown. */
    lead_days: z.optional(z.pipe(numberParam(INVALID_LEAD), whole(0, MAX_LEAD_DAYS, INVALID_LEAD))),
  }),
  reply: z.object({ zone: z.nullable(z.string()), delivery: Delivery }),
});
