/** What a line of goods says to the tax. */
export interface TaxedLine {
  /** As a sentence about it begins: `Line 1`, or the name of the goods. */
  name: string;
  hsn: string | null;
  /** Percent. */
  gst_rate: number | null;
}

/** What the lines lack that a tax invoice should have (CGST Rules r. 46), a sentence for each. Nothing is refused for it. */
export function taxGaps(lines: readonly TaxedLine[]): string[] {
  return lines.flatMap(({ name, hsn, gst_rate }) => [
    ...(hsn?.trim() ? [] : [`${name} has no HSN code.`]),
    ...(gst_rate === null ? [`${name} has no GST rate: it will be billed without tax.`] : []),
  ]);
}
