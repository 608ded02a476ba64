import type { SQL } from 'drizzle-orm';
import { rfq_history, rfq_lines, rfqs } from '#db/schema/rfqs.ts';
import type { rfq_submissions } from '#db/schema/visitors.ts';
import { db } from '../platform/database.ts';
import { defaultAddress, mailRfqReceived, thisRfq } from '../quotes/rfq-rows.ts';
import { titleOf } from '../quotes/rfq-title.ts';

type Row = typeof rfq_submissions.$inferSelect;

/** What an enquiry or a message carries over to an RFQ. */
export interface Enquiry extends Pick<Row, 'name' | 'requirement' | 'lines' | 'attachment_key' | 'attachment_name'> {
  /** Of the enquiry; null for a message. */
  id: number | null;
  code: string | null;
  message_id: number | null;
}

interface Owner {
  user_id: SQL<number>;
  company_id: SQL<number>;
  /** Id of the staff member. */
  staff: number;
  /** False for a person who cannot sign in yet. */
  isMailed: boolean;
}

/** Statements that create the RFQ, under review, and mail its buyer. */
export function rfqFrom(enquiry: Enquiry, { user_id, company_id, staff, isMailed }: Owner) {
  const status = 'under review';
  const { id: enquiry_id, message_id, requirement, attachment_key, attachment_name } = enquiry;
  const lines = enquiry.lines.map((line, index) => ({ ...line, rfq_id: thisRfq, line_no: index + 1, company_id }));
  return [
    db.insert(rfqs).values({
      ...{ company_id, created_by: user_id, enquiry_id, message_id, status },
      ...{ title: titleOf(enquiry), requirement, attachment_key, attachment_name },
      ship_address_id: defaultAddress(company_id),
    }),
    db.insert(rfq_history).values({
      ...({ rfq_id: thisRfq, company_id, status, user_id: staff } as const),
      note: `From ${enquiry.code ?? 'a message'}, ${enquiry.name}`,
    }),
    ...(lines.length > 0 ? [db.insert(rfq_lines).values(lines)] : []),
    ...(isMailed ? [mailRfqReceived()] : []),
  ] as const;
}
