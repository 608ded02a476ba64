/** What of a product its equivalents depend on. */
interface Equivalent {
  sku: string;
  attributes: Record<string, string>;
}

/** A SKU without its company's prefix, and the equivalents of other makers for what the pattern found. */
type Rule = [pattern: RegExp, references: (found: string[], product: Equivalent) => string[]];

const byMakers = (makers: string, code: string) => makers.split(', ').map((maker) => `${maker} ${code}`);

/**
 * Families whose designation is standard, or whose makers differ only in published suffixes: `6205-2RS` is SKF 6205-2RSH,
 * FAG 6205-2RSR, NSK 6205DDU and NTN 6205LLU.
 */
const RULES: Rule[] = [
  [/BRG-(6\d{3})-2RS$/, sealedBearing],
  [
    /BRG-(6\d{3})-ZZ$/,
    ([code]) => [`SKF ${code}-2Z`, `FAG ${code}-2ZR`, `NSK ${code}ZZ`, `NTN ${code}ZZ`, `Timken ${code}-ZZ`],
  ],
  [/BRG-(6\d{3})$/, ([code]) => byMakers('SKF, FAG, NSK, NTN, Timken', code!)],
  [/BRG-(72\d{2})-BEP$/, ([code]) => [`SKF ${code} BEP`, `FAG ${code}-B-TVP`, `NSK ${code}B`, `NTN ${code}B`]],
  [/TRB-(3\d{4})$/, ([code]) => [`SKF ${code}`, `FAG ${code}-A`, `NSK HR${code}J`, `NTN 4T-${code}`, `Timken ${code}`]],
  [/CRB-(NU\d{3})-ECP$/, ([code]) => [`SKF ${code} ECP`, `FAG ${code}-E-TVP2`]],
  [/SRB-(22\d{3})-K$/, ([code]) => [`SKF ${code} EK`, `FAG ${code}-E1-K`]],
  [/NRB-(HK\d{4})$/, ([code]) => byMakers('INA, SKF', code!)],
  [/THB-(51\d{3})$/, ([code]) => byMakers('SKF, FAG, NSK, NTN', code!)],
  [/(UC[PF])-(2\d{2})$/, ([type, size]) => byMakers('FYH, NTN, Asahi', `${type}${size}`)],
  [/LMB-(LM\d+UU)$/, ([code]) => byMakers('THK, Samick', code!)],
  [/VB-([ABC]\d+)$/, ([code]) => byMakers('Fenner, Gates, Optibelt, Bando', code!)],
  [/WB-(SP[AB]\d+)$/, ([code]) => byMakers('Fenner, Gates, Optibelt', code!)],
  [/TB-(\d+-[58]M-\d+)$/, ([code]) => byMakers('Gates, Optibelt', code!)],
  [/CHN-(\d\dB-\d)$/, ([code]) => [`Tsubaki RS${code}`, `Rolon ${code}`]],
  [/CPL-L(\d{3})$/, ([size]) => [`Lovejoy L-${size}`]],
  [/OSL-(\d+X\d+X\d+)$/, ([size]) => [`NAK TC ${size!.toLowerCase()}`]],
  [/BAT-SMF-7$/, () => ['Yuasa NP7-12']],
];

/** The equivalents of a demo product; none where its code is ours alone. */
export function crossReferencesOf(product: Equivalent): string[] {
  for (const [pattern, references] of RULES) {
    const [match, ...found] = pattern.exec(product.sku) ?? [];
    if (match) return references(found, product);
  }
  return [];
}

/** SKF seals bearings of up to 52 mm outside diameter with RSH, larger ones with RS1. */
function sealedBearing([code]: string[], { attributes }: Equivalent): string[] {
  const seal = parseFloat(attributes['Outside diameter'] ?? '') > 52 ? '2RS1' : '2RSH';
  return [`SKF ${code}-${seal}`, `FAG ${code}-2RSR`, `NSK ${code}DDU`, `NTN ${code}LLU`, `Timken ${code}-2RS`];
}
