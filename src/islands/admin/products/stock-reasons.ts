/** Labels of the reasons in the stock history. */
export const stockReasons: Record<string, string> = {
  counted: 'Counted',
  received: 'Received',
  damaged: 'Damaged',
  other: 'Other',
  imported: 'Imported from a file',
};
