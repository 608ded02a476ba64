/** The cells of the quote sheet: their order, labels, and moving between them by keyboard. */

/** In the order of the columns, which is also that of pasted cells. */
export const CELLS = [
  { field: 'sku', label: 'SKU', maxLength: 60, code: true, wraps: true },
  { field: 'name', label: 'Item', maxLength: 300, wraps: true },
  { field: 'hsn', label: 'HSN', maxLength: 8, numeric: true, code: true },
  { field: 'qty', label: 'Quantity' },
  { field: 'unit', label: 'Unit', maxLength: 20 },
  { field: 'price', label: 'Unit price (₹)', decimal: true },
  { field: 'price_per', label: 'Per' },
  { field: 'discount', label: 'Discount (%)', decimal: true },
  { field: 'gst_rate', label: 'GST (%)', decimal: true },
  { field: 'lead_days', label: 'Lead (days)', numeric: true },
] as const;

/** The field of an event of the sheet, if text is typed into it; long items and SKUs wrap in a text area. */
export const textFieldOf = (target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

export type CellField = (typeof CELLS)[number]['field'];

export const FIELDS = CELLS.map(({ field }) => field);

/** The line and the column of an input by its name, `lines.3.price`; null for another input. */
export function cellOf(name: string): { index: number; field: CellField } | null {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const known = FIELDS.find((each) => each === field);
  return known ? { index: Number(index), field: known } : null;
}

/** Where a key moves the focus to, by lines and by columns; null if it does something else in the cell. */
export function moveOf(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  input: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'> | null,
): { lines: number; columns: number } | null {
  if (key === 'Enter') return { lines: shiftKey ? -1 : 1, columns: 0 };
  // In a select, the arrow keys choose.
  if (!input || shiftKey) return null;
  if (key === 'ArrowDown') return { lines: 1, columns: 0 };
  if (key === 'ArrowUp') return { lines: -1, columns: 0 };
  const { selectionStart, selectionEnd, value } = input;
  // The whole text is selected when a cell is entered by an arrow key.
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAt = (place: number) => isAll || (selectionStart === place && selectionEnd === place);
  if (key === 'ArrowLeft' && isAt(0)) return { lines: 0, columns: -1 };
  if (key === 'ArrowRight' && isAt(value.length)) return { lines: 0, columns: 1 };
  return null;
}

/** Focuses a cell and selects its text, so that typing replaces it. False if there is no such cell. */
export function focusCell(sheet: ParentNode, index: number, field: CellField): boolean {
  const cell = sheet.querySelector<HTMLElement>(`[name="lines.${index}.${field}"]`);
  cell?.focus();
  textFieldOf(cell)?.select();
  return cell !== null;
}
