/** Spellings of a unit after a number, the unit that is indexed, and how many of that unit one is. */
const UNITS: [spellings: string, unit: string, factor?: number][] = [
  ['mm|millimetre|millimeter|nb', 'mm'],
  ['cm|centimetre|centimeter', 'mm', 10],
  ['m|mtr|mtrs|metre|metres|meter|meters', 'mm', 1000],
  ['ft|feet|foot', 'ft'],
  ['swg', 'swg'],
  ['inches|inch|in', 'inch'],
  ['um|μm|micron|microns', 'um'],
  ['mil|mils', 'mil'],
  ['sqmm', 'sqmm'],
  ['ml', 'ml'],
  ['ul|μl|microlitre|microliter', 'ul'],
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

/** Nominal millimetres of a size in inches: pipes of steel and PVC, fittings, tapes, wheels and discs, tools. */
const NOMINAL: Record<string, number[]> = {
  ...{
    '1/4': [8],
    '3/8': [10],
    '1/2': [15],
    '3/4': [20],
    '1': [25, 24],
    '1-1/4': [32],
    '1-1/2': [40],
    '2': [50, 48, 63],
  },
  ...{
    '2-1/2': [65, 75],
    '3': [80, 72, 90],
    '4': [100, 110],
    '5': [125],
    '6': [150, 160],
    '7': [180],
    '8': [200],
    '9': [230],
  },
  ...{ '10': [250], '12': [300], '14': [350, 355], '16': [400], '18': [450], '20': [500], '24': [600], '36': [900] },
};
/** Millimetres of a wire gauge, as welding electrodes are sold. */
const GAUGES: Record<string, number> = { '8': 4, '10': 3.15, '12': 2.5, '14': 2, '16': 1.6 };
/** Watts of a standard motor by its horsepower. */
const MOTORS: Record<string, number> = {
  ...{ '0.25': 180, '0.5': 370, '1': 750, '1.5': 1100, '2': 1500, '3': 2200, '5': 3700, '7.5': 5500 },
  ...{ '10': 7500, '12.5': 9300, '15': 11000, '20': 15000, '25': 18500, '30': 22000 },
};
/** Millimetres of a foot as lengths of goods are rounded: a 4 ft lamp has 1200 mm. */
const FOOT = 300;
const FRACTIONS: Record<string, string> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

/** A number with its unit in one form: `1.5` `ltr` → `1500ml`; then what it is called in another unit: 4 ft are 1200 mm. */
export function measure(number: string, spelling: string): string[] {
  return unitsOf(spelling).flatMap(([, unit, factor = 1]) => {
    if (unit === 'inch') return inches(number);
    if (number.includes('/')) return [`${number}${unit}`];
    const value = Number(number);
    return [`${Number((value * factor).toFixed(6))}${unit}`, ...otherUnit(value, unit)];
  });
}

function otherUnit(value: number, unit: string): string[] {
  if (unit === 'ft') return [`${Number((value * FOOT).toFixed(3))}mm`];
  const [other, name] = unit === 'hp' ? [MOTORS[value], 'w'] : unit === 'swg' ? [GAUGES[value], 'mm'] : [];
  return other === undefined ? [] : [`${other}${name}`];
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
