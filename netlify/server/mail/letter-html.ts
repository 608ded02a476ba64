import { brand, contact } from '#site';
import type { Block, Fact, Letter, Line, Sum } from './letter-parts.ts';
import { siteUrl } from './site-url.ts';

// The palette of src/styles/tokens.css. Mail programs do not support variables, so each element has its own colours; the
// classes (g, s, t, q, l: ground, sheet, text, quiet, line) give a dark mode to those that read style sheets.
const INK = '#0c2426';
const QUIET = '#4b5e5c';
const LINE = '#d5dedc';
const SAFFRON = '#f28c1b';
const FACE = "font-family:Archivo,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "font-family:'IBM Plex Mono',Consolas,Menlo,'Courier New',monospace";

const DARK = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.g{background:#0c2426!important}.s{background:#11312f!important}.t{color:#edf3f1!important}
.q{color:#a9bfbc!important}.l{border-color:#3a5a57!important}}`;

/**
 * The letter as HTML, at most 600 px wide: tables and inline styles, which all mail programs support; no pictures, nothing
 * to load. All content is escaped here.
 */
export function letterHtml(letter: Letter): string {
  const { subject, to, lead, blocks = [], action, after } = letter;
  const parts = [
    to && text(`Dear ${to},`),
    text(lead),
    ...blocks.map((block) => block && blockHtml(block)),
    action && button(action.label, siteUrl(action.path)),
    after && text(after, 'quiet'),
  ];
  const rows = parts.filter(Boolean).map((part) => `<tr><td style="padding:0 20px 20px">${part}</td></tr>`);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escape(subject)}</title><style>${DARK}</style></head>
<body class="g" style="margin:0;padding:0;background:#f7f5f0">
<div style="display:none;max-height:0;overflow:hidden">${escape(lead)}</div>
${table('class="g" style="background:#f7f5f0"', [`<tr><td align="center" style="padding:16px 8px">${sheet(letter, rows.join('\n'))}</td></tr>`])}
</body></html>`;
}

/** The title block and the rows. `width` is for Outlook, which ignores max-width. */
function sheet({ subject, sheet: number }: Letter, rows: string): string {
  const ruled = `border-bottom:1px solid ${LINE}`;
  const mark = `<span style="color:${SAFFRON}">&#9632;</span>`;
  const titleBlock = `<tr><td class="l" style="${ruled}">${table('', [
    `<tr><td class="t" width="100%" style="padding:10px 12px 10px 20px;${words(17, INK)};font-weight:700;white-space:nowrap">${mark}&nbsp;${escape(brand.name)}</td><td class="q l" align="right" style="border-left:1px solid ${LINE};padding:10px 20px 10px 12px;${words(13, QUIET, MONO)};white-space:nowrap">${escape(number)}</td></tr>`,
  ])}</td></tr><tr><td class="l" style="${ruled};padding:14px 20px"><h1 class="t" style="margin:0;${words(21, INK)};line-height:1.25;font-weight:600">${escape(subject)}</h1></td></tr><tr><td height="20"></td></tr>`;
  return `<table role="presentation" class="s l" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;background:#ffffff;border:1px solid ${LINE};border-radius:3px;text-align:left">${titleBlock}
${rows}</table>${foot()}`;
}

function foot(): string {
  const lines = [brand.legalName, contact.address, `${contact.phone}, ${contact.supportEmail}`, contact.hours];
  return `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left"><tr><td class="q" style="padding:12px 20px;${words(13, QUIET)}">${lines.map(escape).join('<br>')}</td></tr></table>`;
}

function blockHtml(block: Block): string {
  if ('paragraph' in block) return text(block.paragraph);
  if ('facts' in block) return table('', block.facts.filter(([, value]) => value).map(factRow));
  if ('lines' in block) return table('', [...block.lines.map(lineRow), ...sumRows(block.sums ?? [])]);
  const by = block.by ? text(`${block.by}:`, 'quiet') : '';
  return `${by}<div class="t l" style="border-left:2px solid ${QUIET};padding:2px 0 2px 14px;${words(16, INK)}">${lined(block.quote)}</div>`;
}

function factRow([label, value, style]: Fact): string {
  const face = style === 'code' ? words(14, INK, MONO) : words(15, INK);
  return `<tr><td class="q l" width="32%" valign="top" style="${ruled};padding-right:12px;${words(14, QUIET)}">${escape(label)}</td><td class="t l" valign="top" style="${ruled};${face}">${lined(value!)}</td></tr>`;
}

function lineRow({ item, code, qty, amount }: Line): string {
  const sku = code ? `<div class="q" style="${words(13, QUIET, MONO)}">${escape(code)}</div>` : '';
  const [tone, colour] = amount ? ['q', QUIET] : ['t', INK];
  const sum = amount ? `<div class="t" style="color:${INK}">${escape(amount)}</div>` : '';
  return `<tr><td class="t l" valign="top" style="${ruled};padding-right:12px;${words(16, INK)}">${escape(item)}${sku}</td><td class="${tone} l" align="right" valign="top" width="36%" style="${ruled};${words(15, colour, MONO)}">${escape(qty)}${sum}</td></tr>`;
}

function sumRows(sums: Sum[]): string[] {
  const shown = sums.filter(([, amount]) => amount);
  return shown.map(([label, amount], index) => {
    const weight = index === shown.length - 1 ? 'font-weight:600' : '';
    return `<tr><td class="t" style="padding-top:8px;${words(16, INK)};${weight}">${escape(label)}</td><td class="t" align="right" style="padding-top:8px;${words(15, INK, MONO)};${weight}">${escape(amount!)}</td></tr>`;
  });
}

const ruled = `border-bottom:1px solid ${LINE};padding-top:8px;padding-bottom:8px`;

const words = (size: number, colour: string, face = FACE) =>
  `${face};font-size:${size}px;line-height:1.5;color:${colour};word-break:break-word`;

function text(said: string, tone?: 'quiet'): string {
  const [name, style] = tone ? ['q', words(14, QUIET)] : ['t', words(16, INK)];
  return `<p class="${name}" style="margin:0;${style}">${lined(said)}</p>`;
}

/** Outlook ignores padding on a link; `mso-padding-alt` on the cell replaces it. */
function button(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${SAFFRON}" style="border-radius:3px;background:${SAFFRON};mso-padding-alt:12px 20px"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;${FACE};font-size:16px;line-height:20px;font-weight:600;color:${INK};text-decoration:none">${escape(label)}</a></td></tr></table>`;
}

/** Empty if there are no rows. */
const table = (attributes: string, rows: string[]) =>
  rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows.join('')}</table>`;

const lined = (said: string) => escape(said).replace(/\r\n|\r|\n/g, '<br>');

const escape = (said: string) => said.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
