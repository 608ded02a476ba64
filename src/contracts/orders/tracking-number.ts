/** A consignment's tracking numbers, `AWB BD1234567, LR 4471`; blank if it has none. */
export function trackingNumber({ awb, lr_number }: { awb: string | null; lr_number: string | null }): string {
  return [awb && named('AWB', awb), lr_number && named('LR', lr_number)].filter(Boolean).join(', ');
}

/** Many LR numbers already begin with “LR”: it is not repeated. */
function named(word: string, number: string): string {
  return new RegExp(`^${word}(?![a-z])`, 'i').test(number) ? number : `${word} ${number}`;
}
