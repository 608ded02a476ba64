import type { APIRoute } from 'astro';
import { contact } from '#site';

/** Days until the file expires: under the year that RFC 9116 §2.5.5 recommends. A build each half year renews it (nextChange). */
const VALID_DAYS = 360;

/** Where to report a weakness (RFC 9116); SECURITY.md and /policies/security say the same at length. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      `Contact: mailto:${contact.supportEmail}`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en, hi',
      `Canonical: ${new URL('/.well-known/security.txt', site)}`,
      `Policy: ${new URL('/policies/security', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
