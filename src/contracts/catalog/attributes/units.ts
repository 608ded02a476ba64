/** Units of attributes: what each measures, its size in base units, and other spellings. */
const UNITS = {
  mm: ['length', 1, 'millimetre|millimeter'],
  cm: ['length', 10, 'centimetre|centimeter'],
  m: ['length', 1000, 'mtr|mtrs|metre|metres|meter|meters'],
  µm: ['length', 0.001, 'um|μm|micron|microns'],
  in: ['length', 25.4, 'inch|inches|"|”|″'],
  ft: ['length', 304.8, 'feet|foot'],
  mil: ['length', 0.0254, 'mils'],
  'mm²': ['area', 1, 'sqmm|sq mm|sq.mm|mm2'],
  'cm²': ['area', 100, 'sqcm|sq cm|cm2'],
  'm²': ['area', 1_000_000, 'sqm|sq m|m2'],
  µl: ['volume', 0.001, 'ul|μl'],
  ml: ['volume', 1, 'mL|cc'],
  L: ['volume', 1000, 'l|ltr|ltrs|lt|litre|litres|liter|liters'],
  'm³': ['volume', 1_000_000, 'm3|cum'],
  mg: ['mass', 0.001, ''],
  g: ['mass', 1, 'gm|gms|gram|grams'],
  kg: ['mass', 1000, 'kgs|kilo|kilos'],
  t: ['mass', 1_000_000, 'ton|tons|tonne|tonnes|MT'],
  'kg/m': ['linear density', 1, ''],
  'g/m²': ['area density', 1, 'gsm|g/m2'],
  N: ['force', 1, ''],
  daN: ['force', 10, ''],
  kN: ['force', 1000, ''],
  kgf: ['force', 9.80665, ''],
  Nm: ['torque', 1, 'N·m|N m|N-m'],
  J: ['energy', 1, ''],
  W: ['power', 1, 'watt|watts'],
  kW: ['power', 1000, 'KW|kw'],
  HP: ['power', 746, 'hp|Hp'],
  VA: ['apparent power', 1, ''],
  kVA: ['apparent power', 1000, 'KVA|kva'],
  mA: ['current', 0.001, ''],
  A: ['current', 1, 'amp|amps|ampere|amperes|Amp|Amps'],
  kA: ['current', 1000, ''],
  V: ['voltage', 1, 'volt|volts'],
  kV: ['voltage', 1000, 'KV|kv'],
  Ah: ['charge', 1, 'AH'],
  Hz: ['frequency', 1, ''],
  Ω: ['resistance', 1, 'ohm|ohms'],
  MΩ: ['resistance', 1_000_000, 'Mohm'],
  mbar: ['pressure', 0.001, ''],
  bar: ['pressure', 1, ''],
  MPa: ['pressure', 10, ''],
  psi: ['pressure', 0.0689476, ''],
  'kgf/cm²': ['pressure', 0.980665, 'kg/cm²|kg/cm2|kgf/cm2'],
  'N/mm²': ['strength', 1, 'N/mm2'],
  'L/min': ['flow', 1, 'lpm|LPM|l/min'],
  'L/h': ['flow', 1 / 60, 'lph|LPH|l/h'],
  'L/s': ['flow', 60, 'l/s'],
  'm³/h': ['flow', 1000 / 60, 'm3/h'],
  CFM: ['flow', 28.3168, 'cfm'],
  'm²/L': ['coverage', 1, 'm2/L|sqm/L'],
  'mm²/s': ['viscosity', 1, 'cSt|mm2/s'],
  'mPa·s': ['dynamic viscosity', 1, 'cP'],
  'rev/min': ['speed', 1, 'rpm|RPM'],
  'm/min': ['velocity', 1, ''],
  '°C': ['temperature', 1, 'C|deg C|degC'],
  K: ['colour temperature', 1, ''],
  s: ['time', 1, 'sec|second|seconds'],
  min: ['time', 60, 'mins|minute|minutes'],
  h: ['time', 3600, 'hr|hrs|hour|hours'],
  days: ['time', 86_400, 'day'],
  '%': ['share', 1, 'percent|per cent'],
  '°': ['angle', 1, 'deg|degree|degrees'],
  dB: ['sound', 1, 'dB(A)'],
  lm: ['light', 1, 'lumen|lumens'],
  GB: ['memory', 1, 'gb'],
  TB: ['memory', 1000, 'tb'],
  dpi: ['resolution', 1, 'DPI'],
  TPI: ['pitch of teeth', 1, 'tpi'],
  pH: ['acidity', 1, ''],
} as const satisfies Record<string, readonly [measure: string, factor: number, spellings: string]>;

/** A unit as attributes show it. */
export type Unit = keyof typeof UNITS;

const SPELLINGS = new Map<string, Unit>();
for (const [unit, [, , spellings]] of Object.entries(UNITS)) {
  for (const spelling of [unit, ...spellings.split('|').filter(Boolean)]) SPELLINGS.set(spelling, unit as Unit);
}

/** The unit with which a text begins, by its longest spelling, and the rest of the text; null if it begins with none. */
export function readUnit(text: string): { unit: Unit; rest: string } | null {
  for (let length = Math.min(10, text.length); length > 0; length--) {
    const unit = SPELLINGS.get(text.slice(0, length));
    // `2 mm bullet` is in millimetres, `2 minutes` in no metres.
    if (unit && !/^[\p{L}\p{N}²³/]/u.test(text.slice(length))) return { unit, rest: text.slice(length) };
  }
  return null;
}

/** A number of one unit in another unit of the same measure; null if they measure different things. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  const [measure, factor] = UNITS[from];
  const [wanted, base] = UNITS[to];
  return measure === wanted ? Number(((value * factor) / base).toPrecision(10)) : null;
}
