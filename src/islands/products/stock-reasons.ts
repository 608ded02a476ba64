/** Reasons of the stock's history in words. */
export const stockReasons: Record<string, string> = {
  counted: 'Counted',
  received: 'Received',
  damaged: 'Damaged',
  other: 'Other',
  imported: 'Imported from a file',
};
