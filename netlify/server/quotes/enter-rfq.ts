import type { EnterRfq } from '#contracts/quotes/enter-rfq.ts';
import { rfq_history, rfqs } from '#db/schema/rfqs.ts';
import { buyerGone, entryNote, findBuyer, guardBuyer, inQuery } from '../companies/buyer.ts';
import { asActor, db } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { assertProducts, defaultAddress, insertLines, mailRfqReceived, thisRfq } from './rfq-rows.ts';
import { titleOf } from './rfq-title.ts';

/**
 * Enters an RFQ for a buyer, under review, with a mail to them. 404 for anyone but an active customer and for another
 * company's product.
 */
export async function enterRfq(actor: Caller, { user_id, source, title, lines, requirement, need_by }: EnterRfq) {
  const chosen = await findBuyer(actor, user_id);
  const { company_id } = chosen;
  const status = 'under review' as const;
  const ofBuyer = inQuery(chosen).company_id;
  try {
    const [, , , [created]] = await asActor(actor, [
      guardBuyer(chosen),
      assertProducts(lines, ofBuyer),
      db
        .insert(rfqs)
        .values({
          ...{ company_id, created_by: chosen.id, status, requirement, need_by, source, entered_by: actor.uid },
          title: title ?? titleOf({ lines, requirement }),
          ship_address_id: defaultAddress(ofBuyer),
        })
        .returning({ id: rfqs.id, code: rfqs.code }),
      db
        .insert(rfq_history)
        .values({ rfq_id: thisRfq, company_id, status, note: entryNote(source), user_id: actor.uid }),
      insertLines(lines, ofBuyer),
      mailRfqReceived(),
    ]);
    return { message: `${created!.code} created for ${chosen.name}.`, ...created! };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw error.guard === 'buyer'
      ? buyerGone()
      : new AppError('not_found', 'An item is not in the catalogue of this company. Look it up again.');
  }
}
