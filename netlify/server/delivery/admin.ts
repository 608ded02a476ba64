import { eq, sql } from 'drizzle-orm';
import { DEFAULT_DISPATCH, type DeliveryZone, type DispatchSettings, type Holiday } from '#contracts/delivery/admin.ts';
import { delivery_zones, dispatch_settings, holidays } from '#db/schema/delivery.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { promiser, termsForPin } from './promises.ts';

/** Settings, holidays by date and zones by prefix. */
export async function getDelivery(actor: Caller) {
  const [, [settings], days, zones] = await asActor(actor, [
    db.select().from(dispatch_settings),
    db.select().from(holidays).orderBy(holidays.day),
    db.select().from(delivery_zones).orderBy(delivery_zones.prefix),
  ]);
  const { cut_off_hour, working_days } = settings ?? DEFAULT_DISPATCH;
  return { settings: { cut_off_hour, working_days }, holidays: days, zones };
}

/** Saves cut-off hour and working days. */
export async function saveDispatch(actor: Caller, { cut_off_hour, working_days }: DispatchSettings) {
  const settings = { cut_off_hour, working_days };
  await asActor(actor, [
    db.insert(dispatch_settings).values(settings).onConflictDoUpdate({ target: dispatch_settings.id, set: settings }),
  ]);
  return { message: 'Dispatch times saved.' };
}

/** Adds a holiday; renames the one on the same date. */
export async function saveHoliday(actor: Caller, holiday: Omit<Holiday, 'id'>) {
  const [, [saved]] = await asActor(actor, [
    db
      .insert(holidays)
      .values(holiday)
      .onConflictDoUpdate({ target: holidays.day, set: { name: holiday.name } })
      .returning({ id: holidays.id }),
  ]);
  return { message: `${holiday.name} on ${formatDay(holiday.day)} saved.`, id: saved!.id };
}

/** Removes a holiday. 404 if it is already gone. */
export async function removeHoliday(actor: Caller, id: number) {
  const [, [gone]] = await asActor(actor, [db.delete(holidays).where(eq(holidays.id, id)).returning()]);
  if (!gone) throw new AppError('not_found', 'This holiday is no longer in the list.');
  return { message: `${gone.name} on ${formatDay(gone.day)} removed.` };
}

/** Saves the transit time of a prefix; replaces the one for the same prefix. */
export async function saveZone(actor: Caller, { prefix, zone, transit_days }: Omit<DeliveryZone, 'id'>) {
  const [, [saved]] = await asActor(actor, [
    db
      .insert(delivery_zones)
      .values({ prefix, zone, transit_days })
      .onConflictDoUpdate({ target: delivery_zones.prefix, set: { zone, transit_days } })
      .returning({ id: delivery_zones.id }),
  ]);
  return { message: `Transit time of PIN codes ${prefix} saved.`, id: saved!.id };
}

/** Removes a prefix. 404 if it is already gone. */
export async function removeZone(actor: Caller, id: number) {
  const [, [gone]] = await asActor(actor, [db.delete(delivery_zones).where(eq(delivery_zones.id, id)).returning()]);
  if (!gone) throw new AppError('not_found', 'This PIN code prefix is no longer in the table.');
  return { message: `Transit time of PIN codes ${gone.prefix} removed.` };
}

/** The promise for a PIN code, quantity, stock and lead time, if ordered now. */
export async function tryDelivery(
  actor: Caller,
  {
    pin,
    qty,
    stock,
    lead_days = null,
  }: { pin: string; qty: number; stock: number; lead_days?: number | null | undefined },
) {
  const [, terms] = await asActor(actor, [termsForPin(sql`${pin}::text`)]);
  return { zone: terms.rows[0]!.zone, delivery: promiser(terms)({ stock, lead_days }, qty) };
}
