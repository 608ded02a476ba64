import { brand, contact, supplier } from '#site';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import { oneLine, sectionRule } from './furniture.ts';
import { FIELD, INK, LINE_STRONG, SAFFRON } from './paper.ts';
import { type Payable, payBlock } from './pay-block.ts';
import { drawCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import { restyle, form, formStrong, label, small, title } from './styles.ts';
import type { Line } from './text.ts';
import type { Party } from './trade.ts';

const SIGN_WIDTH = 214;
const SIGN_HEIGHT = 74;
/** Points. The signed code has over a hundred modules a side, which office printers smear at smaller sizes. */
const QR_SIZE = 136;

/** The supplier on our documents. A detail that is not entered is not printed. */
export function ownParty(details: SellerDetails | null): Party {
  const line = (name: string, value: string | null | undefined) => (value ? [`${name}: ${value}`] : []);
  const numbers = [...line('PAN', panOf(supplier.gstin)), ...line('CIN', details?.cin)].join(' · ');
  return {
    name: brand.legalName,
    address: `${contact.address}\n${contact.phone}, ${contact.email}`,
    state: supplier.state,
    gstin: supplier.gstin,
    particulars: [numbers, ...line('Regd. office', details?.registered_office), ...line('Udyam', details?.udyam)],
  };
}

/** The PAN is a part of the GSTIN. */
const panOf = (gstin: string) => gstin.slice(2, 12);

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

interface Closing {
  /** What is declared: `invoice`. */
  noun: string;
  /** The signed code of an e-invoice (CGST Rules r. 46(r)). */
  qr?: string | null;
  /** Null if nothing is due, or no account is entered. */
  payable?: Payable | null;
  seller: SellerDetails | null;
  /** What is declared of it; of a priced document, that its prices are true. */
  declaration?: string;
}

/**
 * How to pay, the declaration and the place to sign (CGST Rules r. 46(q)), kept together on one page. An e-invoice has its
 * own code beside the declaration, so there the payment is above it.
 */
export function closing(sheet: Sheet, { noun, declaration = declarationOf(noun), ...parts }: Closing): void {
  const { qr = null, payable = null, seller } = parts;
  const left = FIELD.right - SIGN_WIDTH - 16 - FIELD.left;
  const pay = payable && payBlock(sheet, payable, qr === null ? left : FIELD.right - FIELD.left);
  const name = seller?.signatory ?? null;
  const text = `${declaration} For questions: ${contact.supportEmail}, ${contact.phone}, ${contact.hours}.`;
  const declared = (width: number) => sheet.breakLines([{ text, style: small }], width);
  if (pay && qr === null) {
    const lines = declared(FIELD.right - FIELD.left);
    const height = Math.max(pay.height, SIGN_HEIGHT);
    sheet.ensure(17 + height + 8 + heightOf(lines));
    sectionRule(sheet, 'How to pay', { width: left });
    pay.draw();
    signatory(sheet, sheet.y - 17, name);
    sheet.y += height + 8;
    print(sheet, lines);
    return;
  }
  if (pay) {
    sheet.ensure(17 + pay.height);
    sectionRule(sheet, 'How to pay');
    pay.draw();
    sheet.y += pay.height + 14;
  }
  const code = qr === null ? 0 : QR_SIZE + 12;
  sheet.ensure(qr === null ? SIGN_HEIGHT : QR_SIZE);
  if (qr !== null) signedCode(sheet, qr);
  print(sheet, declared(left - code), FIELD.left + code);
  signatory(sheet, sheet.y, name);
  sheet.y += qr === null ? SIGN_HEIGHT : QR_SIZE;
}

const declarationOf = (noun: string) =>
  `We declare that this ${noun} shows the actual price of the goods described and that all particulars are true and correct.`;

const heightOf = (lines: Line[]) => lines.reduce((sum, { leading }) => sum + leading, 0);

const print = (sheet: Sheet, lines: Line[], x = FIELD.left) =>
  sheet.group('P', () => sheet.ink(() => void sheet.lines(lines, x, sheet.y)));

function signedCode(sheet: Sheet, qr: string): void {
  const place = { x: FIELD.left, y: sheet.y, size: QR_SIZE };
  const alt = 'QR code of the invoice registration portal';
  sheet.group('Figure', () => sheet.ink(() => drawCode(sheet, qr, place), 'Figure'), { alt });
}

function signatory(sheet: Sheet, y: number, name: string | null): void {
  const x = FIELD.right - SIGN_WIDTH;
  const forWhom = oneLine(sheet, `For ${brand.legalName}`, formStrong, SIGN_WIDTH - 14);
  sheet.decorate(() => sheet.doc.lineWidth(0.5).strokeColor(LINE_STRONG).rect(x, y, SIGN_WIDTH, SIGN_HEIGHT).stroke());
  sheet.group('P', () =>
    sheet.ink(() => {
      sheet.line(forWhom, x + 7, y + 6);
      if (name) sheet.line(oneLine(sheet, name, form, SIGN_WIDTH - 14), x + 7, y + SIGN_HEIGHT - 28);
      sheet.line(oneLine(sheet, 'Authorised signatory', form, SIGN_WIDTH), x + 7, y + SIGN_HEIGHT - 16);
    }),
  );
}
