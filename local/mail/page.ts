import type { MailCatcher } from './catcher.ts';
import type { MailMessage } from './message.ts';

/** Path of the caught mail on the preview server. */
export const MAIL_PATH = '/__local/mail';

/** A response with its content policy, because a mail may quote what a stranger typed. */
interface MailPage {
  status: number;
  html: string;
  policy: string;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** Sandboxed even if opened by itself: it is served from the site's origin but must not use its storage or run scripts. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** The page for a path at or below MAIL_PATH: the list, one message as HTML and text, or only its HTML. */
export async function mailPage(path: string, mail: MailCatcher): Promise<MailPage> {
  const messages = await mail.messages();
  if (path === MAIL_PATH) return page(200, 'Caught mail', list(messages));
  const [id, part] = path.slice(MAIL_PATH.length + 1).split('/');
  const message = path.startsWith(`${MAIL_PATH}/`) && messages.find((message) => message.id === id);
  if (!message || (part !== undefined && part !== 'html'))
    return page(404, 'No such message', '<p>No such message.</p>');
  if (part === undefined) return page(200, message.subject, one(message));
  // Links open outside the frame.
  return { status: 200, html: `<base target="_top">${message.html}`, policy: MESSAGE_POLICY };
}

const list = (messages: MailMessage[]) =>
  messages.length === 0
    ? '<p>No mails sent yet.</p>'
    : `<ul>${messages
        .map(
          ({ id, subject, to, date }) =>
            `<li><a href="${MAIL_PATH}/${id}">${escape(subject)}</a> to ${escape(to)}, ${escape(date)}</li>`,
        )
        .join('')}</ul>`;

function one({ id, from, to, date, text, html, files }: MailMessage): string {
  const head = [`From: ${from}`, `To: ${to}`, `Date: ${date}`, ...files.map((file) => `File: ${file}`)];
  const drawn = html
    ? `<h2>HTML</h2><iframe title="The message as HTML" sandbox="allow-top-navigation-by-user-activation" src="${MAIL_PATH}/${escape(id)}/html"></iframe>`
    : '';
  return `<p>${head.map(escape).join('<br>')}</p>${drawn}<h2>Text</h2><pre>${withLinks(text)}</pre><p><a href="${MAIL_PATH}">All messages</a></p>`;
}

/** Only http(s) addresses become links. Address and text are escaped, because a mail may quote what a stranger typed. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((piece, index) => (index % 2 === 1 ? `<a href="${escape(piece)}">${escape(piece)}</a>` : escape(piece)))
    .join('');

// The frame can be made narrower, to see the mail as on a phone.
const STYLE = `body{margin:16px;font:16px/1.5 system-ui,sans-serif}pre{white-space:pre-wrap;max-width:80ch}
h1{font-size:20px}h2{font-size:16px}iframe{width:640px;max-width:100%;height:800px;resize:both;border:1px solid #8fa19e}`;

const page = (status: number, title: string, body: string): MailPage => ({
  status,
  policy: PAGE_POLICY,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>`,
});

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
