import { sentenceCase } from '#client/format.ts';
import type { WaitingMail } from '#contracts/admin-outbox.ts';

/** `Order confirmed`, from the name of the mail's template. */
export const kindOf = ({ kind }: Pick<WaitingMail, 'kind'>) => sentenceCase(kind.replaceAll('-', ' '));

/** `Order confirmed, Order 100020, PO 4500012345`: which mail it is, among others to the same recipient. */
export const nameOf = (mail: Pick<WaitingMail, 'kind' | 'about'>) =>
  [kindOf(mail), mail.about].filter(Boolean).join(', ');
