import type { Endpoint } from '#contracts/endpoint.ts';
import { brand, contact } from '#site';

/** The reply or refusal of a call, as a page for a browser without script shows it. */
interface Answer {
  message: string;
  code?: string;
  fields?: Record<string, string>;
  [field: string]: unknown;
}

/** Title and HTML of a page of a call's own, from its answer and the text that was typed. */
export type PlainPage = (answer: Answer, typed: Record<string, string>) => { title: string; main: string };

/** True for a form posted by a browser without script, which shows the response as a page. */
export function isPlainBrowser({ form }: Endpoint, request: Request): boolean {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  );
  return Boolean(form) && isForm && (request.headers.get('accept') ?? '').includes('text/html');
}

/**
 * Turns the JSON response into a redirect to the endpoint's `sent` page, or into an HTML page: that of the call, which gets
 * what was typed from a copy of the request, or one with the message.
 */
export async function answerBrowser(
  { sent, page = '/' }: Endpoint,
  answer: Response,
  own?: { page: PlainPage; request: Request },
): Promise<Response> {
  if (answer.ok && sent) return new Response(null, { status: 303, headers: { location: sent } });
  const body = (await answer.json()) as Answer;
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'");
  const html = own ? ownPage(own.page(body, await textOf(own.request)), page) : pageOf(body, page, answer.ok);
  return new Response(html, { status: answer.status, headers });
}

/** The text fields of a form; none if it cannot be read, which the answer says. */
async function textOf(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

function pageOf({ message, code }: Answer, page: string, isSent: boolean): string {
  const back = isSent ? 'Back to the page' : 'Back to the form; your browser’s Back button keeps what you typed';
  const reference = isSent && code ? ` Your reference is ${code}.` : '';
  return frame(isSent ? 'Sent' : 'Not sent', `<p>${escape(message + reference)}</p>`, page, back);
}

const ownPage = ({ title, main }: ReturnType<PlainPage>, page: string) => frame(title, main, page, 'Back to the page');

function frame(title: string, main: string, page: string, back: string): string {
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} · ${brand.name}</title>
<main><h1>${title}</h1>${main}<p><a href="${page}">${back}</a></p>
<p>${brand.name}, ${contact.phone}, ${contact.email}</p></main></html>`;
}

/** Text for HTML, also inside a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
