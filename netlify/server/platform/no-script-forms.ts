import type { Endpoint } from '#contracts/endpoint.ts';
import { brand, contact } from '#site';

/** True for a form posted by a browser without script, which shows the response as a page. */
export function isPlainBrowser({ form }: Endpoint, request: Request): boolean {
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    request.headers.get('content-type') ?? '',
  );
  return Boolean(form) && isForm && (request.headers.get('accept') ?? '').includes('text/html');
}

/** Turns the JSON response into a redirect to the endpoint's `sent` page, or into an HTML page with the message. */
export async function answerBrowser({ sent, page = '/' }: Endpoint, answer: Response): Promise<Response> {
  if (answer.ok && sent) return new Response(null, { status: 303, headers: { location: sent } });
  const { message, code } = (await answer.json()) as { message: string; code?: string };
  const headers = new Headers(answer.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  const reference = answer.ok && code ? ` Your reference is ${code}.` : '';
  return new Response(pageOf(message + reference, page, answer.ok), { status: answer.status, headers });
}

function pageOf(message: string, page: string, isSent: boolean): string {
  const back = isSent ? 'Back to the page' : 'Back to the form; your browser’s Back button keeps what you typed';
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${isSent ? 'Sent' : 'Not sent'} · ${brand.name}</title>
<main><h1>${isSent ? 'Sent' : 'Not sent'}</h1><p>${escape(message)}</p><p><a href="${page}">${back}</a></p>
<p>${brand.name}, ${contact.phone}, ${contact.email}</p></main></html>`;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
