import type { Client } from '@neondatabase/serverless';
import * as z from 'zod';
import { NOTICE_VERSION } from '#contracts/privacy/notices.ts';
import { daysAgo } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { readJson } from './read-data.ts';

const person = {
  name: z.string(),
  company: z.string(),
  email: z.email().endsWith('.example', 'Demo addresses end in .example, so that no mail reaches anyone.'),
  phone: z.string(),
  days_ago: z.number().min(0),
  /** Absent while it is open. */
  handled_days_ago: z.number().min(0).optional(),
};

const DemoEnquiry = z.strictObject({
  ...person,
  code: z.string().regex(/^ENQ-[2-9A-HJ-NP-Z]{8}$/),
  requirement: z.string(),
  lines: z.array(z.strictObject({ item: z.string(), qty: z.number().positive(), unit: z.string() })),
});

const DemoMessage = z.strictObject({ ...person, message: z.string(), answer: z.string().optional() });

export const readEnquiries = () => readJson('enquiries.json', DemoEnquiry);
export const readMessages = () => readJson('messages.json', DemoMessage);

const moment = (days: number | undefined) => (days === undefined ? null : daysAgo(days));

/** Inserts the enquiries and messages of visitors, the oldest first, and the answers by the admin. */
export async function insertVisitors(client: Client, admin: string): Promise<void> {
  await insertRows(
    client,
    'rfq_submissions',
    readEnquiries().map(({ days_ago, handled_days_ago, lines, ...enquiry }) => ({
      ...{ ...enquiry, notice_version: NOTICE_VERSION, created_at: daysAgo(days_ago) },
      ...{ handled_at: moment(handled_days_ago), lines: lines.map((line) => ({ ...line, target_price_paise: null })) },
    })),
  );
  for (const { days_ago, handled_days_ago, answer, ...message } of readMessages()) {
    const handled_at = moment(handled_days_ago);
    const [{ id: message_id }] = await insertRows<{ id: string }>(client, 'contact_messages', [
      { ...message, notice_version: NOTICE_VERSION, created_at: daysAgo(days_ago), handled_at },
    ]);
    if (!answer) continue;
    await insertRows(client, 'contact_answers', [{ message_id, user_id: admin, body: answer, created_at: handled_at }]);
  }
}
