/** Letters and digits of a code in lower case, as a scanner or a label may write it: `BRG-6205-2RS` → `brg62052rs`. */
const codeKey = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A maker's code is kept as `SKF 6205-2RSH`; its barcode has the code alone. */
const keysOf = (codes: readonly string[]) =>
  codes.flatMap((code) => [codeKey(code), codeKey(code.replace(/^\S+\s+/, ''))]);

interface Scanned {
  line_no: number;
  sku: string | null;
  name: string;
  codes: readonly string[];
}

/** The lines that a scanned code means: by SKU, the company's own code or a maker's code. */
export function linesOfCode<Line extends Scanned>(code: string, lines: readonly Line[]): Line[] {
  const key = codeKey(code);
  return key === '' ? [] : lines.filter(({ codes }) => keysOf(codes).includes(key));
}
