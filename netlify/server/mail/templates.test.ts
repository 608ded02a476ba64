import { beforeAll, describe, expect, it, vi } from 'vitest';
import { brand, contact } from '#site';
import { LINK_MAILS } from '#contracts/outbox/sent.ts';
import { mailSamples } from '../../../tests/support/samples/mail-samples.ts';
import type { Mail } from './mail.ts';
import { mail } from './mail-row.ts';

const SITE = 'https://www.plantsetu.example';
const settings = {
  DATABASE_URL: 'postgresql://plantsetu_app:secret@host/plantsetu',
  AUTH_SECRET: 's'.repeat(32),
  SITE_URL: SITE,
  S3_REGION: 'ap-south-1',
  S3_PUBLIC_BUCKET: 'public',
  S3_PRIVATE_BUCKET: 'private',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://media.plantsetu.example',
  SMTP_URL: 'smtps://mail.plantsetu.example:465',
  MAIL_FROM: 'PlantSetu <orders@plantsetu.example>',
};

let renderMail: (kind: string, payload: Record<string, unknown>) => Mail;
beforeAll(async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  ({ renderMail } = await import('./templates.ts'));
});

/** Payload fields that a mail does not show: those of the staff's copy, of an attachment, or that choose a sentence. */
const NOT_SHOWN: Record<string, string[]> = {
  'newsletter-confirm': ['state'],
  'webinar-registered': ['starts', 'ends'],
  'application-status': ['status'],
  'account-changed': ['change'],
  'factor-changed': ['change'],
  'shipment-sent': ['complete'],
  'order-short-closed': ['status'],
  'return-settled': ['accepted', 'is_shortage'],
  'goods-received-for-sales': ['is_delivered'],
  'payment-reminder': ['subject'],
  'receipt-recorded': ['receipt_id'],
  'payment-received': ['receipt_id'],
  'advance-refunded': ['receipt_id'],
  'statement-of-account': ['company_id', 'from_day', 'to_day'],
};

const samples = Object.entries(mailSamples).flatMap(([kind, payloads]) =>
  payloads.map((payload, index) => ({
    name: index === 0 ? kind : `${kind}, ${index + 1}`,
    kind,
    payload: payload as Payload,
  })),
);
type Payload = Record<string, unknown>;

/** Each text and number in a value, with the name of its field. */
function leaves(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[field, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, Array.isArray(value) ? field : name));
}

/** The payload with each text replaced. */
function spoil(value: unknown, by: (text: string) => string): unknown {
  if (typeof value === 'string') return by(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => spoil(part, by));
  // Chooses a sentence; its values come from our own code.
  const isChoice = (name: string) => name === 'status' || name === 'change';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isChoice(name) ? part : spoil(part, by)]),
  );
}

/** The visible text of the HTML, with the addresses of its links. */
const readable = (html: string) =>
  html
    .replace(/^.*<\/head>/s, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&nbsp;', ' ');

const flat = (text: string) => text.replace(/^> /gm, '').replace(/\s+/g, ' ');
const wordsOf = (text: string) =>
  new Set(
    flat(text)
      .split(/[\s:,]+/)
      .filter(Boolean),
  );

it('lists every mail with a link that acts for the reader, whose text is not kept once it is sent', () => {
  const withLink = samples.filter(({ kind, payload }) => renderMail(kind, payload).text.includes('token='));
  expect([...new Set(withLink.map(({ kind }) => kind))].sort()).toEqual(Object.keys(LINK_MAILS).sort());
});

describe.each(samples)('$name', ({ kind, payload }) => {
  it('shows its whole payload, the same in text and HTML', () => {
    const { subject, text, html } = renderMail(kind, payload);
    for (const [field, value] of leaves(payload)) {
      // A unit is shown in words: 2 boxes, not 2 BOX.
      if (['filename', 'base64', 'unit', ...(NOT_SHOWN[kind] ?? [])].includes(field)) continue;
      expect(flat(text), field).toContain(flat(value));
      expect(flat(readable(html)), field).toContain(flat(value));
    }
    const frame = `${subject} ■ ${brand.name} ${brand.legalName} ${contact.address}`;
    const onlyInText = wordsOf(text).difference(wordsOf(readable(html)));
    const onlyInHtml = wordsOf(readable(html)).difference(
      wordsOf(`${text} ${frame} ${Object.values(contact).join(' ')}`),
    );
    expect([...onlyInText]).toEqual([]);
    // Only the number in the title block is extra.
    expect([...onlyInHtml].filter((word) => !/^[A-Z]+$|^v\d+$|^PS-JD\d+$/.test(word))).toEqual([]);
  });

  it('is complete, small and loads nothing', () => {
    const { subject, text, html } = renderMail(kind, payload);
    expect(`${subject}\n${text}\n${readable(html)}`).not.toMatch(/undefined|null|NaN|\[object|!/);
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
    expect(html).not.toMatch(/<(img|link|script|iframe|form|object)|url\(|@import|src=/);
    for (const [address] of html.matchAll(/(?:https?:)?\/\/[^\s"'<]+/g))
      expect(address.startsWith(`${SITE}/`)).toBe(true);
    expect(html.match(/<a /g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('never turns typed text into markup or a header', () => {
    const hostile = `</title></style><script>alert(1)</script><img src=x onerror=a>"'&\r\nBcc: x@x.example\u2028`;
    const { subject, html } = renderMail(kind, spoil(payload, (text) => hostile + text) as Payload);
    const tags = (html: string) => html.match(/<(?!br>)[^>]*>/g)?.map((tag) => tag.replace(/href="[^"]*"/, 'href'));
    expect(tags(html)).toEqual(tags(renderMail(kind, payload).html));
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address!.startsWith(`${SITE}/`)).toBe(true);
    expect(subject).not.toMatch(/[\r\n\u2028\u2029]/);
    expect([...subject].length).toBeLessThanOrEqual(120);
  });
});

describe('a mail', () => {
  it('calls itself an email, as the pages do', () => {
    const shown = samples.map(({ kind, payload }) => {
      const { subject, text } = renderMail(kind, payload);
      return `${kind}: ${/[^\n]*\bmail(s|ed)?\b[^\n]*/i.exec(`${subject}\n${text}`.replace(/https?:\S+/g, ''))?.[0] ?? 'email'}`;
    });
    expect(shown).toEqual(samples.map(({ kind }) => `${kind}: email`));
  });

  it('counts the lines of a long order that it does not show', () => {
    const [order] = mailSamples['order-placed'];
    const lines = Array.from({ length: 200 }, (_, index) => ({ ...order.lines[0]!, sku: `SKU-${index}` }));
    const { text, html } = renderMail('order-placed', { ...order, lines });
    for (const part of [text, html]) expect(part).toContain('and 175 more lines');
    expect(text.match(/SKU-/g)).toHaveLength(25);
    expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
    expect(renderMail('order-placed', { ...order, lines: lines.slice(0, 26) }).text).toMatch(/and 1 more line$/m);
  });

  it('about a partial delivery names the consignment and says where the rest is', () => {
    const shown = mailSamples['order-delivered'].map((payload) => {
      const { subject, text } = renderMail('order-delivered', { ...payload, po_number: null });
      return [subject, /delivered on 26 Nov 2026\.(.*)/.exec(text)![1]!.trim()];
    });
    const part = 'Order 100123 partly delivered, SHP-000012';
    expect(shown).toEqual([
      ['Order 100123 delivered', 'This consignment completes the order.'],
      [part, 'The rest is on its way.'],
      [part, 'The rest is yet to be dispatched.'],
      [part, 'The rest is on its way or yet to be dispatched.'],
      ['Missing goods delivered: order 100123', ''],
    ]);
  });

  it('about a credit note promises a refund only if too much was paid, else says what is due', () => {
    const shown = mailSamples['credit-note-issued'].map((payload) => {
      const { text } = renderMail('credit-note-issued', { ...payload });
      return /[^\n]*(business days|still due|is due)[^\n]*/.exec(text)?.[0];
    });
    expect(shown).toEqual([
      'You have paid ₹9,912.00 too much on the invoice. We will refund it within 5-7 business days.',
      'It is adjusted against the invoice: ₹13,275.00 is still due.',
      'Nothing is due on the invoice any more.',
    ]);
  });

  it('about a confirmed or packed order promises tracking on dispatch, not on packing: a partial packing sends no mail', () => {
    const after = /When goods are dispatched, we will email you the carrier and the AWB or LR number\./;
    expect(renderMail('order-confirmed', { ...mailSamples['order-confirmed'][0] }).text).toMatch(after);
    const [first, again] = mailSamples['order-packed'].map((payload) => renderMail('order-packed', { ...payload }));
    expect(first!.subject).toBe('Order 100123 packed, PO 4500012345');
    expect(again!.subject).toBe('Order 100123 packed again');
    for (const { text } of [first!, again!]) expect(text).toMatch(after);
  });

  it('groups quantities in lakh, and does not repeat AWB or LR', () => {
    const [sent] = mailSamples['shipment-sent'];
    const lines = [{ ...sent.lines[0]!, qty: 1_20_000 }];
    const { text } = renderMail('shipment-sent', { ...sent, lines });
    expect(text).toContain('1,20,000 nos');
    expect(text).toMatch(/^Tracking: +LR 448812093$/m);
  });

  it('is queued with the payload of its kind only: another one does not compile', () => {
    const order = { order_id: 1, name: 'Asha Rao', po_number: null, again: false };
    const row = { kind: 'order-packed', recipient: 'a@x.example', priority: 2, payload: order };
    expect(mail('order-packed', 'a@x.example', order)).toEqual(row);
    // @ts-expect-error: the reason is missing
    mail('order-on-hold', 'a@x.example', order);
    // @ts-expect-error: no such kind
    mail('order-eaten', 'a@x.example', order);
  });

  it('shortens a long subject between characters', () => {
    const [rfq] = mailSamples['rfq-received'];
    const { subject } = renderMail('rfq-received', { ...rfq, title: '🙂'.repeat(200) });
    expect([...subject]).toHaveLength(120);
    expect(subject).toMatch(/🙂…$/u);
  });

  it('about a quote has its PDF attached', () => {
    const [quote, without] = mailSamples['quote-sent'];
    expect(renderMail('quote-sent', { ...quote }).attachments).toEqual([
      { filename: 'document.pdf', content: 'JVBERi0xLjcK', contentType: 'application/pdf', encoding: 'base64' },
    ]);
    expect(renderMail('quote-sent', { ...without! }).attachments).toEqual([]);
  });

  it('about a quote says how many files are with it, and nothing of none', () => {
    const [quote, without] = mailSamples['quote-sent'];
    const textOf = (payload: object) => renderMail('quote-sent', { ...payload }).text;
    expect(textOf(quote!)).toContain('2 files come with this quote. Open the quote to download them.');
    expect(textOf({ ...quote, files: 1 })).toContain('1 file comes with this quote. Open the quote to download it.');
    expect(textOf(without!)).not.toContain('with this quote');
  });

  it.each(['no-such-kind', 'constructor', ''])('of kind %j is a bug', (kind) => {
    expect(() => renderMail(kind, {})).toThrow(`no mail template for ${kind}`);
  });
});
