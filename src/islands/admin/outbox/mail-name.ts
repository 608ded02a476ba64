import { sentenceCase } from '#client/format.ts';
import type { WaitingMail } from '#contracts/outbox/admin.ts';

/** The email's template name in words: `Order confirmed`. */
export const formatMailKind = ({ kind }: Pick<WaitingMail, 'kind'>) =>
  sentenceCase(kind.replaceAll('-', ' ')).replace(/\brfq\b/i, 'RFQ');

/** Identifies an email among others to the same recipient: `Order confirmed, Order 100020, PO 4500012345`. */
export const formatMailName = (mail: Pick<WaitingMail, 'kind' | 'about'>) =>
  [formatMailKind(mail), mail.about].filter(Boolean).join(', ');
