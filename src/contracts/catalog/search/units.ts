/** Spellings of a unit after a number, the unit that is indexed, and how many of that unit one is. */
const UNITS: [spellings: string, unit: string, factor?: number][] = [
  ['mm|millimetre|millimeter', 'mm'],
  ['cm|centimetre|centimeter', 'mm', 10],
  ['m|mtr|mtrs|metre|metres|meter|meters', 'mm', 1000],
  ['ft|feet|foot', 'ft'],
  ['inches|inch|in', 'inch'],
  ['um|μm|micron|microns', 'um'],
  ['mil|mils', 'mil'],
  ['sqmm', 'sqmm'],
  ['ml', 'ml'],
  ['l|ltr|ltrs|lt|lit|litre|litres|liter|liters', 'ml', 1000],
  ['mg', 'mg'],
  ['g|gm|gms|gram|grams', 'g'],
  ['kg|kgs|kilo|kilos', 'g', 1000],
  ['t|mt|ton|tons|tonne|tonnes', 'ton'],
  ['gsm', 'gsm'],
  ['a|amp|amps|ampere|amperes', 'a'],
  ['ah', 'ah'],
  ['ma', 'ma'],
  ['v|volt|volts', 'v'],
  ['kv', 'v', 1000],
  ['w|watt|watts', 'w'],
  ['kw', 'w', 1000],
  ['va', 'va'],
  ['kva', 'va', 1000],
  ['hp', 'hp'],
  ['hz', 'hz'],
  ['k|kelvin', 'k'],
  ['bar', 'bar'],
  ['rpm|rev/min', 'rpm'],
  ['gb', 'gb'],
  ['tb', 'gb', 1000],
  ['t|teeth|tooth', 'teeth'],
  ['c|core|cores', 'core'],
  ['p|pole|poles', 'pole'],
  ['ph|phase|phases', 'phase'],
  ['ply', 'ply'],
  ['way|ways', 'way'],
  ['port|ports', 'port'],
  ['pin|pins', 'pin'],
  ['pair|pairs', 'pair'],
  ['step|steps', 'step'],
  ['deg|degree|degrees|°', 'deg'],
];

/** `10 t` is a load, `15 t` a sprocket: a spelling may stand for several units. */
const unitsOf = (spelling: string) => UNITS.filter(([spellings]) => spellings.split('|').includes(spelling));

/** Matches a unit, the longest spelling first. */
export const UNIT = UNITS.flatMap(([spellings]) => spellings.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Nominal millimetres of a size in inches: pipes and fittings, tapes, wheels and discs. */
const NOMINAL: Record<string, number[]> = {
  ...{ '1/4': [8], '3/8': [10], '1/2': [15], '3/4': [20], '1': [25, 24], '1-1/4': [32], '1-1/2': [40], '2': [50, 48] },
  ...{ '2-1/2': [65], '3': [80, 72], '4': [100], '5': [125], '6': [150], '7': [180], '8': [200], '9': [230] },
  ...{ '12': [300], '14': [355] },
};
const FRACTIONS: Record<string, string> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

/** A number with its unit in one form: `1.5` `ltr` → `1500ml`; then the nominal size of inches. */
export function measure(number: string, spelling: string): string[] {
  return unitsOf(spelling).flatMap(([, unit, factor = 1]) => {
    if (unit === 'inch') return inches(number);
    return [`${number.includes('/') ? number : Number((Number(number) * factor).toFixed(6))}${unit}`];
  });
}

/** `1.5` and `1-1/2` are the same. */
function inches(number: string): string[] {
  const whole = Math.floor(Number(number));
  const fraction = FRACTIONS[String(Number(number) - whole)];
  const size = fraction ? `${whole > 0 ? `${whole}-` : ''}${fraction}` : number;
  return [`${size}inch`, ...(NOMINAL[size] ?? []).map((mm) => `${mm}mm`)];
}

const MEASURE = new RegExp(`^[\\d./-]+(?:${[...new Set(UNITS.map(([, unit]) => unit))].join('|')})$`);
/** Whether a token is a number with its unit, as `measure` writes it. */
export const isMeasure = (token: string) => MEASURE.test(token);
