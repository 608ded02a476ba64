import type { PayTo } from '#contracts/invoices/pay-to.ts';
import { UPI_LIMIT_NOTE, UPI_LIMIT_PAISE } from '#contracts/invoices/upi.ts';
import { formatRupees } from './amounts.ts';
import { FIELD } from './paper.ts';
import { drawCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import { figures, form, formStrong, small } from './styles.ts';
import type { Run } from './text.ts';

/** Points. A UPI link has some 50 modules a side. */
const QR_SIZE = 78;
const GAP = 10;

/** What is paid, and with which reference. */
export interface Payable {
  to: PayTo;
  amount_paise: number;
  /** `PS/2627/000118` */
  reference: string;
}

/** The UPI QR code for the amount due with the account beside it, at most `width` points wide. */
export function payBlock(sheet: Sheet, payable: Payable, width: number): { height: number; draw: () => void } {
  const { to, amount_paise } = payable;
  const left = to.upi ? QR_SIZE + GAP : 0;
  const lines = sheet.breakLines(payRuns(payable), width - left);
  const height = lines.reduce((sum, { leading }) => sum + leading, 0);
  const draw = () => {
    if (to.upi) {
      const { link, id } = to.upi;
      const place = { x: FIELD.left, y: sheet.y, size: QR_SIZE };
      const alt = `UPI QR code: ${formatRupees(amount_paise)} to ${id}`;
      sheet.group('Figure', () => sheet.ink(() => drawCode(sheet, link, place), 'Figure'), { alt });
    }
    sheet.group('P', () => sheet.ink(() => void sheet.lines(lines, FIELD.left + left, sheet.y)));
  };
  return { height: Math.max(height, to.upi ? QR_SIZE : 0), draw };
}

function payRuns({ to: { account, upi }, amount_paise, reference }: Payable): Run[] {
  const runs: Run[] = [];
  if (account) {
    runs.push(
      { text: `${account.name}\n`, style: formStrong },
      { text: 'Account ', style: form },
      { text: account.number, style: figures },
      { text: '\nIFSC ', style: form },
      { text: account.ifsc, style: figures },
      { text: `\n${[account.bank, account.branch].filter(Boolean).join(', ')}\n`, style: form },
    );
  }
  if (upi) {
    const limit = amount_paise > UPI_LIMIT_PAISE ? ` ${UPI_LIMIT_NOTE}` : '';
    runs.push(
      { text: 'UPI ', style: form },
      { text: upi.id, style: figures },
      { text: `\nScan to pay ${formatRupees(amount_paise)}.${limit}\n`, style: small },
    );
  }
  return [...runs, { text: `Mention ${reference} with your payment.`, style: small }];
}
