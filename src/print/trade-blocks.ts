import { brand, contact, supplier } from '#site';
import { encode } from 'uqr';
import { oneLine } from './furniture.ts';
import { FIELD, INK, LINE_STRONG, SAFFRON } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { restyle, form, formStrong, label, small, title } from './styles.ts';
import type { Party } from './trade.ts';

const SIGN_WIDTH = 214;
const SIGN_HEIGHT = 74;
/** Points. The signed code has over a hundred modules a side, which office printers smear at smaller sizes. */
const QR_SIZE = 136;

/** The supplier on invoices and quotes. */
export const ownParty: Party = {
  name: brand.legalName,
  address: `${contact.address}\n${contact.phone}, ${contact.email}`,
  state: supplier.state,
  gstin: supplier.gstin,
};

/** The document's heading, with its copy or version at the right. */
export function tradeHead(sheet: Sheet, heading: string, which: string): void {
  const big = restyle(title, { size: 21, leading: 26, tracking: -0.3 });
  sheet.group('H1', () => sheet.ink(() => sheet.line(oneLine(sheet, heading, big, 340), FIELD.left, sheet.y), 'H1'));
  const style = restyle(label, { size: 7, color: INK });
  const words = oneLine(sheet, which.toUpperCase(), style, 220);
  const [x, y] = [FIELD.right - words.width - 14, sheet.y + 5];
  sheet.decorate(() => {
    sheet.doc
      .lineWidth(0.5)
      .strokeColor(LINE_STRONG)
      .rect(x, y, words.width + 14, 16)
      .stroke();
    sheet.doc.rect(x, y, 3, 16).fill(SAFFRON);
  });
  sheet.group('P', () => sheet.ink(() => sheet.line(words, x + 8, y + 4)));
  sheet.y += 34;
}

/** Draws a QR code, one rectangle for each run of dark modules in a row. */
function drawCode(sheet: Sheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data } = encode(text, { ecc: 'L', boostEcc: false, border: 2 });
  const step = size / data.length;
  data.forEach((row, at) => {
    for (const { index, 0: dark } of row
      .map((on) => (on ? '1' : '0'))
      .join('')
      .matchAll(/1+/g)) {
      sheet.doc.rect(x + index * step, y + at * step, dark.length * step, step + 0.05);
    }
  });
  sheet.doc.fill(INK);
}

/**
 * The declaration, the place to sign (CGST Rules r. 46(q)) and for an e-invoice the QR code (r. 46(r)), kept together on one
 * page.
 */
export function signature(sheet: Sheet, noun: string, qr: string | null, declaration = declarationOf(noun)): void {
  const text = `${declaration} For questions: ${contact.supportEmail}, ${contact.phone}, ${contact.hours}.`;
  const code = qr === null ? 0 : QR_SIZE;
  const left = FIELD.left + (code && code + 12);
  const lines = sheet.breakLines([{ text, style: small }], FIELD.right - SIGN_WIDTH - 16 - left);
  const height = Math.max(code, SIGN_HEIGHT);
  sheet.ensure(height);
  if (qr !== null) {
    const place = { x: FIELD.left, y: sheet.y, size: QR_SIZE };
    const alt = 'QR code of the invoice registration portal';
    sheet.group('Figure', () => sheet.ink(() => drawCode(sheet, qr, place), 'Figure'), { alt });
  }
  sheet.group('P', () => sheet.ink(() => void sheet.lines(lines, left, sheet.y)));
  signatory(sheet, sheet.y);
  sheet.y += height;
}

const declarationOf = (noun: string) =>
  `We declare that this ${noun} shows the actual price of the goods described and that all particulars are true and correct.`;

function signatory(sheet: Sheet, y: number): void {
  const x = FIELD.right - SIGN_WIDTH;
  const forWhom = oneLine(sheet, `For ${brand.legalName}`, formStrong, SIGN_WIDTH - 14);
  sheet.decorate(() => sheet.doc.lineWidth(0.5).strokeColor(LINE_STRONG).rect(x, y, SIGN_WIDTH, SIGN_HEIGHT).stroke());
  sheet.group('P', () =>
    sheet.ink(() => {
      sheet.line(forWhom, x + 7, y + 6);
      sheet.line(oneLine(sheet, 'Authorised signatory', form, SIGN_WIDTH), x + 7, y + SIGN_HEIGHT - 16);
    }),
  );
}
