import type { MailCatcher } from './mail-catcher.ts';
import type { MailMessage } from './mail-message.ts';

/** Where the preview server shows caught mail. */
export const MAIL_PATH = '/__local/mail';

/** The page for a path at or below MAIL_PATH: the list, or one message as text whose links can be clicked. */
export async function mailPage(path: string, mail: MailCatcher): Promise<{ status: number; html: string }> {
  const messages = await mail.messages();
  if (path === MAIL_PATH) return { status: 200, html: frame('Caught mail', list(messages)) };
  const message = messages.find(({ id }) => path === `${MAIL_PATH}/${id}`);
  if (!message) return { status: 404, html: frame('No such message', '<p>No such message.</p>') };
  return { status: 200, html: frame(message.subject, one(message)) };
}

const list = (messages: MailMessage[]) =>
  messages.length === 0
    ? '<p>Nothing was sent yet.</p>'
    : `<ul>${messages
        .map(
          ({ id, subject, to, date }) =>
            `<li><a href="${MAIL_PATH}/${id}">${escape(subject)}</a> to ${escape(to)}, ${escape(date)}</li>`,
        )
        .join('')}</ul>`;

function one({ from, to, date, text }: MailMessage): string {
  const lines = [`From: ${from}`, `To: ${to}`, `Date: ${date}`].map((line) => `<p>${escape(line)}</p>`);
  return `${lines.join('')}<pre>${withLinks(text)}</pre><p><a href="${MAIL_PATH}">All messages</a></p>`;
}

/** Only http(s) addresses become links, and both halves are escaped, for a mail may quote what a stranger typed. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 === 1 ? `<a href="${escape(piece)}">${escape(piece)}</a>` : escape(piece)))
    .join('');

const frame = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><h1>${escape(title)}</h1>${body}</html>`;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
