import { brands } from './brands.ts';
import { family, GST, only, singles, type Family } from './family.ts';

const category = 'Cutting tools & abrasives';
const brand = brands.cuttingTools;

const jobberDrills = family<[d: number, overall: number, flute: number]>({
  category,
  subcategory: 'Drills',
  group: 'DRL',
  brand,
  hsn: '82075000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([d]) => [3, 5, 8].includes(d), deccan: ([d]) => Number.isInteger(d) && d >= 6 },
  rows: [
    [2.5, 57, 30],
    [3, 61, 33],
    [3.3, 65, 36],
    [4, 75, 43],
    [4.2, 75, 43],
    [5, 86, 52],
    [6, 93, 57],
    [6.8, 109, 69],
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
  buyers: { aravalli: true },
  rows: [
    [16, 218, 120, 2],
    [18, 228, 130, 2],
    [20, 238, 140, 2],
    [22, 248, 150, 2],
    [25, 281, 160, 3],
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
    [2, 6, 57, 10],
    [2, 10, 72, 19],
    [4, 3, 57, 8],
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
  [4, 0.7, 3.3],
  [5, 0.8, 4.2],
  [6, 1, 5],
  [8, 1.25, 6.8],
  [10, 1.5, 8.5],
  [12, 1.75, 10.2],
  [16, 2, 14],
];

const handTaps = singles({
  category,
  subcategory: 'Taps & reamers',
  group: 'TAPH',
  brand,
  hsn: '82074090',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('M6X1', 'M8X1.25') },
  rows: `
    M6X1 | Hand tap set M6 × 1, HSS, set of three | 377 | unit: SET; pack: Set of taper, second and bottoming tap
      High-speed steel hand taps for thread M6 × 1, one each of taper, second and bottoming lead, ground thread. Tapping drill 5 mm; IS 6175 and ISO 529.
      Thread: M6 × 1; Tapping drill: 5 mm; Tolerance: 6H; Material: HSS
    M8X1.25 | Hand tap set M8 × 1.25, HSS, set of three | 483 | unit: SET; pack: Set of taper, second and bottoming tap
      High-speed steel hand taps for thread M8 × 1.25, one each of taper, second and bottoming lead, ground thread. Tapping drill 6.8 mm; IS 6175 and ISO 529.
      Thread: M8 × 1.25; Tapping drill: 6.8 mm; Tolerance: 6H; Material: HSS
    M10X1.5 | Hand tap set M10 × 1.5, HSS, set of three | 620 | unit: SET; pack: Set of taper, second and bottoming tap
      High-speed steel hand taps for thread M10 × 1.5, one each of taper, second and bottoming lead, ground thread. Tapping drill 8.5 mm; IS 6175 and ISO 529.
      Thread: M10 × 1.5; Tapping drill: 8.5 mm; Tolerance: 6H; Material: HSS
    M12X1.75 | Hand tap set M12 × 1.75, HSS, set of three | 787 | unit: SET; pack: Set of taper, second and bottoming tap
      High-speed steel hand taps for thread M12 × 1.75, one each of taper, second and bottoming lead, ground thread. Tapping drill 10.2 mm; IS 6175 and ISO 529.
      Thread: M12 × 1.75; Tapping drill: 10.2 mm; Tolerance: 6H; Material: HSS
    M16X2 | Hand tap set M16 × 2, HSS, set of three | 1213 | unit: SET; pack: Set of taper, second and bottoming tap
      High-speed steel hand taps for thread M16 × 2, one each of taper, second and bottoming lead, ground thread. Tapping drill 14 mm; IS 6175 and ISO 529.
      Thread: M16 × 2; Tapping drill: 14 mm; Tolerance: 6H; Material: HSS
  `,
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

const reamers = singles({
  category,
  subcategory: 'Taps & reamers',
  group: 'REM',
  brand,
  hsn: '820760',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    6-H7 | HSS-E machine reamer 6 mm H7, parallel shank | 538
      Machine reamer with left-hand spiral flutes that finishes a 6 mm hole to tolerance H7 in steel and cast iron. Leave 0.2 mm on the diameter; DIN 212.
      Diameter: 6 mm; Hole tolerance: H7; Overall length: 93 mm; Cutting length: 26 mm; Material: HSS-E
    8-H7 | HSS-E machine reamer 8 mm H7, parallel shank | 662
      Machine reamer with left-hand spiral flutes that finishes an 8 mm hole to tolerance H7 in steel and cast iron. Leave 0.2 mm on the diameter; DIN 212.
      Diameter: 8 mm; Hole tolerance: H7; Overall length: 117 mm; Cutting length: 33 mm; Material: HSS-E
    10-H7 | HSS-E machine reamer 10 mm H7, parallel shank | 820
      Machine reamer with left-hand spiral flutes that finishes a 10 mm hole to tolerance H7 in steel and cast iron. Leave 0.25 mm on the diameter; DIN 212.
      Diameter: 10 mm; Hole tolerance: H7; Overall length: 133 mm; Cutting length: 38 mm; Material: HSS-E
    12-H7 | HSS-E machine reamer 12 mm H7, parallel shank | 1014
      Machine reamer with left-hand spiral flutes that finishes a 12 mm hole to tolerance H7 in steel and cast iron. Leave 0.25 mm on the diameter; DIN 212.
      Diameter: 12 mm; Hole tolerance: H7; Overall length: 151 mm; Cutting length: 44 mm; Material: HSS-E
  `,
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
    ['DNMG150608', 12.7, 0.8, 'P25', 2680],
    ['TNMG160408', 9.525, 0.8, 'M25', 1960],
    ['WNMG080408', 12.7, 0.8, 'P25', 2280],
    ['WNMG080408', 12.7, 0.8, 'K15', 2310],
    ['VNMG160404', 9.525, 0.4, 'P25', 2740],
    ['SNMG120408', 12.7, 0.8, 'K15', 2120],
    ['DCMT11T304', 9.525, 0.4, 'M25', 1720],
  ],
  item: ([code, circle, nose, grade, rupees]) => ({
    code: `${code}-${grade}`,
    name: `Turning insert ${code}, grade ${grade}, ${grade === 'M25' ? 'PVD' : 'CVD'} coated`,
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

export const cuttingTools: Family[] = [jobberDrills, taperDrills, endMills, handTaps, machineTaps, reamers, inserts];
