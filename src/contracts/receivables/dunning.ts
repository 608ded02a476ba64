import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { futureDay } from '../fields/future-day.ts';
import { countParam, id, idParam } from '../fields/text.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { dunningText } from './dunning-text.ts';

/** Reminders a page of the log. */
export const DUNNING_LOG_PAGE_SIZE = 25;

/** Earliest and latest day of a step, in days after the due date. */
export const FIRST_DUNNING_DAY = -30;
export const LAST_DUNNING_DAY = 365;

export const DUNNING_CONFLICT = 'Another user has changed this reminder since you opened it. Nothing was saved.';

const INVALID_DAYS = `Enter a whole number of days from ${FIRST_DUNNING_DAY} to ${LAST_DUNNING_DAY}. Below 0 is before the due date.`;

/** A step of the reminders. */
export const DunningStep = z.object({
  id: z.int(),
  version: z.int32(),
  /** Days after the due date; negative before it. */
  days: z.int(),
  /** With placeholders such as `{amount}`. */
  subject: z.string(),
  body: z.string(),
  active: z.boolean(),
});
export type DunningStep = z.infer<typeof DunningStep>;

/** The steps by day. */
export const listDunningStepsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dunning-step-list',
  roles: staffRoles,
  reply: z.object({
    items: z.array(DunningStep),
    /** True for admins. */
    may_change: z.boolean(),
  }),
});

/** Body of the form. */
export const SaveDunningStep = z.object({
  /** Absent for a new step. */
  id: z.optional(id),
  /** The version that the form was opened with. */
  version: z.optional(z.int32()),
  days: z
    .int({ error: INVALID_DAYS })
    .check(z.gte(FIRST_DUNNING_DAY, { error: INVALID_DAYS }), z.lte(LAST_DUNNING_DAY, { error: INVALID_DAYS })),
  ...dunningText,
  active: z.boolean(),
});
export type SaveDunningStep = z.infer<typeof SaveDunningStep>;

const message = z.object({ message: z.string() });

/**
 * Adds a step, or saves the one with `id`, for admins. 400 for an unknown placeholder and for the day of another step, 409
 * if another user has changed it.
 */
export const saveDunningStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/dunning-step-save',
  creates: true,
  roles: ['admin'],
  body: SaveDunningStep,
  reply: message,
});

/** The email that a company would get with this text about its open invoices. 409 if it has none. */
export const previewDunningEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/dunning-preview',
  roles: staffRoles,
  body: z.object({ company_id: z.int({ error: 'Choose a company.' }).check(z.positive()), ...dunningText }),
  reply: z.object({ recipients: z.array(z.string()), subject: z.string(), text: z.string() }),
});

/** A reminder that was sent. */
export const DunningMail = z.object({
  id: z.int(),
  sent_at: z.iso.datetime(),
  company_id: z.int(),
  company: z.string(),
  /** Of its step, when it was sent. */
  days: z.int(),
  subject: z.string(),
  recipients: z.array(z.string()),
  /** With the amounts due at the time, rupees. */
  invoices: z.array(z.object({ id: z.int(), inv: z.string(), open: z.number() })),
});
export type DunningMail = z.infer<typeof DunningMail>;

/** The reminders sent, the latest first. */
export const listDunningMailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dunning-log',
  roles: staffRoles,
  query: z.object({
    company_id: z.optional(idParam),
    page: countParam(1, 1_000_000),
    size: countParam(DUNNING_LOG_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(DunningMail), total: z.int(), total_capped: z.boolean() }),
});

/** Pauses a company's reminders until a date, which is the first with reminders again; null ends the pause. */
export const pauseDunningEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/dunning-pause',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ company_id: id, until: futureDay }),
  reply: message,
});
