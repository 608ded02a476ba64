import type { PayTo } from '#contracts/invoices/pay-to.ts';
import { UPI_LIMIT_NOTE, UPI_LIMIT_PAISE } from '#contracts/invoices/upi.ts';
import { formatRupees } from './amounts.ts';
import { sectionRule } from './furniture.ts';
import { FIELD, FIELD_WIDTH } from './paper.ts';
import { drawCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import { figures, form, formStrong, small } from './styles.ts';
import type { Line, Run } from './text.ts';

/** Points. A UPI link has some 50 modules a side. */
const QR_SIZE = 86;
const GAP = 14;
const CAPTION_WIDTH = 120;

/** What is paid, and with which reference. */
export interface Payable {
  to: PayTo;
  amount_paise: number;
  /** `PS/2627/000118` */
  reference: string;
}

/** The account and the UPI QR code for the amount due, kept together on one page. */
export function payBlock(sheet: Sheet, { to, amount_paise, reference }: Payable): void {
  const left = to.upi ? QR_SIZE + 2 * GAP + CAPTION_WIDTH : 0;
  const lines = sheet.breakLines(accountRuns(to, reference), FIELD_WIDTH - left);
  const caption = to.upi ? sheet.breakLines(captionRuns(to.upi.id, amount_paise), CAPTION_WIDTH) : [];
  const height = Math.max(heightOf(lines), heightOf(caption), to.upi ? QR_SIZE : 0);
  sheet.ensure(height + 17);
  sectionRule(sheet, 'How to pay');
  sheet.group('P', () => sheet.ink(() => void sheet.lines(lines, FIELD.left, sheet.y)));
  if (to.upi) {
    const { link, id } = to.upi;
    const place = { x: FIELD.right - QR_SIZE, y: sheet.y, size: QR_SIZE };
    const alt = `UPI QR code: ${formatRupees(amount_paise)} to ${id}`;
    sheet.group('Figure', () => sheet.ink(() => drawCode(sheet, link, place), 'Figure'), { alt });
    const x = place.x - GAP - CAPTION_WIDTH;
    sheet.group('P', () =>
      sheet.ink(() => void sheet.lines(caption, x, sheet.y, { to: 'right', within: CAPTION_WIDTH })),
    );
  }
  sheet.y += height + 14;
}

const heightOf = (lines: Line[]) => lines.reduce((sum, { leading }) => sum + leading, 0);

function accountRuns({ account }: PayTo, reference: string): Run[] {
  const mention: Run = { text: `Mention ${reference} with your payment.`, style: small };
  if (!account) return [mention];
  const { name, number, ifsc, bank, branch } = account;
  return [
    { text: `${name}\n`, style: formStrong },
    { text: 'Account number ', style: form },
    { text: `${number}\n`, style: figures },
    { text: 'IFSC ', style: form },
    { text: `${ifsc}\n`, style: figures },
    { text: `${[bank, branch].filter(Boolean).join(', ')}\n`, style: form },
    mention,
  ];
}

function captionRuns(id: string, amount_paise: number): Run[] {
  const limit = amount_paise > UPI_LIMIT_PAISE ? `\n${UPI_LIMIT_NOTE}` : '';
  return [
    { text: 'Scan to pay by UPI\n', style: formStrong },
    { text: `${formatRupees(amount_paise)}\n`, style: figures },
    { text: `${id}${limit}`, style: small },
  ];
}
