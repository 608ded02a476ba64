/** `AWB BD1234567, LR 4471`: the carrier's numbers of a consignment as they are written to people; blank without any. */
export function trackingNumber({ awb, lr_number }: { awb: string | null; lr_number: string | null }): string {
  return [awb && named('AWB', awb), lr_number && named('LR', lr_number)].filter(Boolean).join(', ');
}

/** Many an LR number begins with those letters on the carrier's paper: they are not said twice. */
function named(word: string, number: string): string {
  return new RegExp(`^${word}(?![a-z])`, 'i').test(number) ? number : `${word} ${number}`;
}
