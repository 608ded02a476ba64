import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SentMail } from '#contracts/outbox/sent.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { matches, type Paging, readPage } from '../platform/list-page.ts';
import { noteMail } from '../platform/queued-mail.ts';
import type { Caller } from '../platform/session.ts';
import { hasLink } from './content.ts';

const { id, kind, about, recipient, sent_at, content } = outbox;
const columns = {
  ...{ id, kind, about, recipient, sent_at, resent_by: users.name },
  is_kept: sql<boolean>`${content} is not null`,
};

/** A page of sent mails, the latest first. */
export async function listSentMails(actor: Caller, { q, ...paging }: Paging & { q: string | null }) {
  const list = {
    query: db.select(columns).from(outbox).leftJoin(users, eq(users.id, outbox.resent_by)).$dynamic(),
    table: outbox,
    search: matches(outbox.search_text, q),
    where: isNotNull(outbox.sent_at),
    sortBy: outbox.sent_at,
    descending: true,
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return { items: items.map(sentMailOf), ...counts };
}

/** A sent mail with its text. 404 for an unknown id, and where the text is not kept. */
export async function getSentMail(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [
    db
      .select({
        ...columns,
        subject: sql<string>`${content} ->> 'subject'`,
        body: sql<string>`${content} ->> 'text'`,
        files: sql<string[]>`${content} -> 'files'`,
      })
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.resent_by))
      .where(and(eq(outbox.id, id), isNotNull(content))),
  ]);
  if (!found) throw notFound('email');
  const { subject, body, files } = found;
  return { mail: { ...sentMailOf(found), subject, body, files } };
}

interface Row {
  id: number;
  kind: string;
  about: string | null;
  recipient: string;
  sent_at: Date | null;
  is_kept: boolean;
  resent_by: string | null;
}

const sentMailOf = ({ about, sent_at, is_kept, ...mail }: Row): SentMail => ({
  ...mail,
  about: about ?? '',
  sent_at: sent_at!.toISOString(),
  text: is_kept ? 'kept' : hasLink(mail.kind) ? 'link' : 'deleted',
});

/** Queues a sent mail once more, to the same recipient. 404 for an unknown id, 409 where the text is not kept. */
export async function sendMailAgain(actor: Caller, { id }: { id: number }) {
  const [, [found], { rowCount }] = await asActor(actor, [
    db
      .select({ recipient: outbox.recipient })
      .from(outbox)
      .where(and(eq(outbox.id, id), isNotNull(outbox.sent_at))),
    rows(sql`insert into outbox (kind, recipient, priority, payload, resent_by)
      select kind, recipient, priority, content -> 'payload', app_user() from outbox
      where id = ${id} and content is not null`),
  ]);
  if (!found) throw notFound('email');
  if (rowCount === 0) throw new AppError('conflict', 'The text of this email is not kept, so it cannot be sent again.');
  noteMail();
  return { message: `The email will now be sent again to ${found.recipient}.` };
}
