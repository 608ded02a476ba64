/** The tax details of a line of goods. */
export interface TaxedLine {
  /** The subject of a message: `Line 1`, or the name of the goods. */
  name: string;
  hsn: string | null;
  /** Percent. */
  gst_rate: number | null;
}

/** The details that the lines lack for a tax invoice (CGST Rules r. 46), one sentence each. A warning, not an error. */
export function missingTaxDetails(lines: readonly TaxedLine[]): string[] {
  return lines.flatMap(({ name, hsn, gst_rate }) => [
    ...(hsn?.trim() ? [] : [`${name} has no HSN code.`]),
    ...(gst_rate === null ? [`${name} has no GST rate: it will be billed without tax.`] : []),
  ]);
}
