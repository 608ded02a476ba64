import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Cutting tools & abrasives';
const brand = brands.cuttingTools;

const jobberDrills = family<[d: number, overall: number, flute: number]>({
  category,
  subcategory: 'Drills',
  group: 'DRL',
  brand,
  hsn: '82075000',
  gst: GST.standard,
  buyers: {
    aravalli: true,
    konkan: ([d]) => [3, 5, 8, 10].includes(d),
    deccan: ([d]) => Number.isInteger(d) && d >= 3,
  },
  rows: [
    [2, 49, 24],
    [2.5, 57, 30],
    [3, 61, 33],
    [3.3, 65, 36],
    [3.5, 70, 39],
    [4, 75, 43],
    [4.2, 75, 43],
    [5, 86, 52],
    [5.5, 93, 57],
    [6, 93, 57],
    [6.8, 109, 69],
    [7, 109, 69],
    [8, 117, 75],
    [8.5, 117, 75],
    [10, 133, 87],
    [10.2, 133, 87],
    [12, 151, 101],
    [13, 151, 101],
  ],
  item: ([d, overall, flute]) => ({
    code: `HSS-${d}`,
    name: `HSS jobber drill ${d} mm, parallel shank, ground flute`,
    rupees: 24 + 1.15 * d ** 2,
    description: `High-speed steel twist drill of ${d} mm diameter and ${overall} mm length for mild steel, cast iron and aluminium. Point angle 118°, parallel shank; IS 5101 and DIN 338.`,
    attributes: {
      Diameter: `${d} mm`,
      'Overall length': `${overall} mm`,
      'Flute length': `${flute} mm`,
      Material: 'HSS M2',
      'Point angle': '118°',
    },
  }),
});

const taperDrills = family<[d: number, overall: number, flute: number, taper: number]>({
  category,
  subcategory: 'Drills',
  group: 'DRT',
  brand,
  hsn: '82075000',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([d]) => d >= 18 && d <= 25 },
  rows: [
    [14, 189, 108, 1],
    [16, 218, 120, 2],
    [18, 228, 130, 2],
    [20, 238, 140, 2],
    [22, 248, 150, 2],
    [25, 281, 160, 3],
    [28, 291, 170, 3],
    [32, 334, 185, 4],
  ],
  item: ([d, overall, flute, taper]) => ({
    code: `${d}-MT${taper}`,
    name: `HSS taper shank drill ${d} mm, MT${taper}`,
    rupees: 60 + 1.5 * d ** 2,
    description: `High-speed steel twist drill of ${d} mm diameter with Morse taper ${taper} shank, for radial and pillar drilling machines. Overall length ${overall} mm; IS 5103 and DIN 345.`,
    attributes: {
      Diameter: `${d} mm`,
      Shank: `Morse taper ${taper}`,
      'Overall length': `${overall} mm`,
      'Flute length': `${flute} mm`,
      Material: 'HSS M2',
    },
  }),
});

const endMills = family<[flutes: number, d: number, overall: number, cut: number]>({
  category,
  subcategory: 'End mills',
  group: 'EM',
  brand,
  hsn: '82077090',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [2, 3, 57, 7],
    [2, 6, 57, 10],
    [2, 8, 63, 16],
    [2, 10, 72, 19],
    [4, 3, 57, 8],
    [4, 4, 57, 11],
    [4, 6, 57, 13],
    [4, 8, 63, 19],
    [4, 10, 72, 22],
    [4, 12, 83, 26],
    [4, 16, 92, 32],
    [4, 20, 104, 38],
  ],
  item: ([flutes, d, overall, cut]) => ({
    code: `${flutes}F-D${d}`,
    name: `Solid carbide end mill ${d} mm, ${flutes} flute, TiAlN coated`,
    rupees: (330 + 6 * d ** 2 + 0.3 * d ** 3) * (flutes === 4 ? 1.08 : 1),
    description: `${flutes === 2 ? 'Two-flute slot mill' : 'Four-flute end mill'} of ${d} mm diameter in sub-micron carbide with TiAlN coating, for steel up to 45 HRC on ${flutes === 2 ? 'slots and keyways' : 'side milling and finishing'}. Length ${overall} mm, DIN 6527.`,
    attributes: {
      Diameter: `${d} mm`,
      Flutes: String(flutes),
      'Cutting length': `${cut} mm`,
      'Overall length': `${overall} mm`,
      'Shank diameter': `${Math.max(d, 6)} mm, h6`,
      Coating: 'TiAlN',
    },
  }),
});

/** Coarse pitch and tapping drill in mm. */
type Tap = [d: number, pitch: number, hole: number];
const tapSizes: Tap[] = [
  [3, 0.5, 2.5],
  [4, 0.7, 3.3],
  [5, 0.8, 4.2],
  [6, 1, 5],
  [8, 1.25, 6.8],
  [10, 1.5, 8.5],
  [12, 1.75, 10.2],
  [16, 2, 14],
  [20, 2.5, 17.5],
];

const handTaps = family<Tap>({
  category,
  subcategory: 'Taps & reamers',
  group: 'TAPH',
  brand,
  hsn: '82074090',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d >= 4, konkan: ([d]) => d >= 5 && d <= 12, deccan: ([d]) => d >= 8 },
  rows: tapSizes,
  item: ([d, pitch, hole]) => ({
    code: `M${d}X${pitch}`,
    name: `Hand tap set M${d} × ${pitch}, HSS, set of three`,
    rupees: 240 + 3.8 * d ** 2,
    unit: 'SET',
    pack: 'Set of taper, second and bottoming tap',
    description: `High-speed steel hand taps for thread M${d} × ${pitch}, one each of taper, second and bottoming lead, ground thread. Tapping drill ${hole} mm; IS 6175 and ISO 529.`,
    attributes: {
      Thread: `M${d} × ${pitch}`,
      'Tapping drill': `${hole} mm`,
      Tolerance: '6H',
      Material: 'HSS',
    },
  }),
});

const machineTaps = family<Tap>({
  category,
  subcategory: 'Taps & reamers',
  group: 'TAPM',
  brand,
  hsn: '82074090',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 12 },
  rows: tapSizes,
  item: ([d, pitch, hole]) => ({
    code: `M${d}X${pitch}-SP`,
    name: `Machine tap M${d} × ${pitch}, spiral point, HSS-E, TiN`,
    rupees: 215 + 3.1 * d ** 2,
    description: `Spiral-point machine tap M${d} × ${pitch} that pushes chips ahead, for through holes up to two diameters deep on CNC machines. Tapping drill ${hole} mm; ${d <= 10 ? 'DIN 371' : 'DIN 376'}.`,
    attributes: {
      Thread: `M${d} × ${pitch}`,
      'Tapping drill': `${hole} mm`,
      Tolerance: '6H',
      Material: 'HSS-E (5 % cobalt)',
      Coating: 'TiN',
    },
  }),
});

const reamers = family<[d: number, overall: number, cut: number]>({
  category,
  subcategory: 'Taps & reamers',
  group: 'REM',
  brand,
  hsn: '820760',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [5, 86, 23],
    [6, 93, 26],
    [8, 117, 33],
    [10, 133, 38],
    [12, 151, 44],
    [16, 170, 52],
  ],
  item: ([d, overall, cut]) => ({
    code: `${d}-H7`,
    name: `HSS-E machine reamer ${d} mm H7, parallel shank`,
    rupees: 380 + 4.4 * d ** 2,
    description: `Machine reamer with left-hand spiral flutes that finishes a ${d} mm hole to tolerance H7 in steel and cast iron. Leave ${d <= 8 ? '0.2' : '0.25'} mm on the diameter; DIN 212.`,
    attributes: {
      Diameter: `${d} mm`,
      'Hole tolerance': 'H7',
      'Overall length': `${overall} mm`,
      'Cutting length': `${cut} mm`,
      Material: 'HSS-E',
    },
  }),
});

const insertShapes: Record<string, string> = {
  C: '80° rhombic',
  D: '55° rhombic',
  S: 'Square',
  T: 'Triangular',
  V: '35° rhombic',
  W: '80° trigon',
};

const inserts = family<[code: string, circle: number, nose: number, grade: 'P25' | 'M25' | 'K15', rupees: number]>({
  category,
  subcategory: 'Turning inserts',
  group: 'INS',
  brand,
  hsn: '82090090',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['CNMG120404', 12.7, 0.4, 'P25', 2150],
    ['CNMG120408', 12.7, 0.8, 'P25', 2150],
    ['CNMG120408', 12.7, 0.8, 'K15', 2190],
    ['CNMG120412', 12.7, 1.2, 'K15', 2220],
    ['DNMG150608', 12.7, 0.8, 'P25', 2680],
    ['TNMG160404', 9.525, 0.4, 'P25', 1890],
    ['TNMG160408', 9.525, 0.8, 'M25', 1960],
    ['WNMG080408', 12.7, 0.8, 'P25', 2280],
    ['WNMG080408', 12.7, 0.8, 'K15', 2310],
    ['VNMG160404', 9.525, 0.4, 'P25', 2740],
    ['SNMG120408', 12.7, 0.8, 'K15', 2120],
    ['CCMT09T304', 9.525, 0.4, 'P25', 1640],
    ['DCMT11T304', 9.525, 0.4, 'M25', 1720],
  ],
  item: ([code, circle, nose, grade, rupees]) => ({
    code: `${code}-${grade}`,
    name: `Turning insert ${code}, grade ${grade}, CVD coated`,
    rupees,
    unit: 'BOX',
    pack: 'Box of 10',
    description: `Indexable carbide insert ${code} of ISO group ${grade}, for ${grade === 'P25' ? 'medium turning of steel forgings' : grade === 'M25' ? 'turning of stainless steel' : 'turning of grey and nodular iron castings'}. Nose radius ${nose} mm; designation to ISO 1832.`,
    attributes: {
      Shape: insertShapes[code.charAt(0)] ?? '',
      'Inscribed circle': `${circle} mm`,
      'Nose radius': `${nose} mm`,
      'Application group': grade,
      Coating: grade === 'M25' ? 'PVD TiAlN' : 'CVD TiCN + Al2O3',
    },
  }),
});

export const cuttingTools: Family[] = [
  jobberDrills,
  taperDrills,
  endMills,
  handTaps,
  machineTaps,
  reamers,
  inserts,
];
