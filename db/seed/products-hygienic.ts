import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Pipes, valves & fittings';
const subcategory = 'Hygienic tubes & fittings';
const brand = brands.hygienic;

/** ASME BPE sizes: outside diameter, wall and tri-clamp flange in mm. */
const bpeSizes: [inch: string, od: number, wall: number, flange: number][] = [
  ['1/2', 12.7, 1.65, 25],
  ['3/4', 19.05, 1.65, 25],
  ['1', 25.4, 1.65, 50.5],
  ['1 1/2', 38.1, 1.65, 50.5],
  ['2', 50.8, 1.65, 64],
  ['2 1/2', 63.5, 1.65, 77.5],
  ['3', 76.2, 1.65, 91],
  ['4', 101.6, 2.11, 119],
];

/** `1 1/2` as it stands in an SKU: `1.5`. */
const inSku = (inch: string) =>
  ({ '1/2': '0.5', '3/4': '0.75', '1 1/2': '1.5', '2 1/2': '2.5' })[inch] ?? inch;

const tubes = family({
  category,
  subcategory,
  group: 'HT',
  brand,
  hsn: '730640',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: bpeSizes,
  item: ([inch, od, wall]) => {
    const mass = (od - wall) * wall * 0.0249;
    return {
      code: `316L-${inSku(inch)}`,
      name: `Hygienic tube SS 316L, ${inch} in OD, ${wall} mm wall, electropolished`,
      rupees: 60 + mass * 640,
      unit: 'MTR',
      description: `Welded stainless tube of ${od} mm outside diameter in 316L, bright annealed and electropolished inside to Ra 0.4 µm, for purified water and product lines. ASTM A270 and ASME BPE, 6 m lengths, end-capped.`,
      attributes: {
        'Outside diameter': `${od} mm (${inch} in)`,
        'Wall thickness': `${wall} mm`,
        Material: 'SS 316L',
        'Inside finish': 'Ra 0.4 µm, electropolished',
        Length: '6 m',
      },
    };
  },
});

const ferrules = family({
  category,
  subcategory,
  group: 'TCF',
  brand,
  hsn: '730729',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: bpeSizes,
  item: ([inch, od, , flange]) => ({
    code: `316L-${inSku(inch)}`,
    name: `Tri-clamp ferrule ${inch} in, SS 316L, weld end, 21.5 mm`,
    rupees: 52 + od * 2.1 + flange * 0.9,
    description: `Weld-end tri-clamp ferrule for ${inch} in hygienic tube, flange ${flange} mm, machined from 316L bar with inside finish Ra 0.4 µm. ASME BPE, supplied with EN 10204 3.1 certificate.`,
    attributes: {
      'Tube size': `${inch} in (${od} mm)`,
      'Flange diameter': `${flange} mm`,
      Length: '21.5 mm',
      Material: 'SS 316L',
      Finish: 'Ra 0.4 µm',
    },
  }),
});

const clamps = family<[flange: number, sizes: string, rupees: number]>({
  category,
  subcategory,
  group: 'TCC',
  brand,
  hsn: '730729',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [25, '1/2 and 3/4 in', 145],
    [50.5, '1 and 1 1/2 in', 178],
    [64, '2 in', 212],
    [77.5, '2 1/2 in', 248],
    [91, '3 in', 286],
    [119, '4 in', 365],
  ],
  item: ([flange, sizes, rupees]) => ({
    code: `304-${flange}`,
    name: `Tri-clamp, heavy duty, for ${flange} mm flange (${sizes}), SS 304`,
    rupees,
    description: `Single-hinge tri-clamp with wing nut for ferrules of ${flange} mm flange, opened without tools for cleaning. Investment cast SS 304, fits ${sizes} connections of ASME BPE pattern.`,
    attributes: { 'Flange diameter': `${flange} mm`, 'Tube size': sizes, Material: 'SS 304', Closure: 'Wing nut' },
  }),
});

const gasketMaterials = {
  EPDM: { words: 'black EPDM for CIP liquors and steam to 140 °C', rate: 1 },
  SIL: { words: 'platinum-cured silicone for injectables lines to 180 °C', rate: 1.7 },
  PTFE: { words: 'white PTFE for solvents to 200 °C', rate: 2.1 },
};

const clampGaskets = family<[(typeof bpeSizes)[number], keyof typeof gasketMaterials]>({
  category,
  subcategory,
  group: 'TCG',
  brand: brands.seals,
  hsn: '401693',
  gst: GST.standard,
  buyers: { konkan: ([[, od]]) => od >= 25 },
  rows: cross(bpeSizes, ['EPDM', 'SIL', 'PTFE'] as const),
  item: ([[inch, od, , flange], material]) => ({
    code: `${material}-${inSku(inch)}`,
    name: `Tri-clamp gasket ${inch} in, ${material === 'SIL' ? 'silicone' : material}, FDA and USP class VI`,
    rupees: 10 * (9 + od * 0.36) * gasketMaterials[material].rate,
    unit: 'PAC',
    pack: 'Pack of 10',
    ...(material === 'PTFE' ? { hsn: '392690' } : {}),
    description: `Tri-clamp gasket for ${inch} in ferrules in ${gasketMaterials[material].words}, bore flush with the tube. Meets FDA 21 CFR 177.${material === 'PTFE' ? '1550' : '2600'} and USP class VI.`,
    attributes: {
      'Tube size': `${inch} in (${od} mm)`,
      'Flange diameter': `${flange} mm`,
      Material: material === 'SIL' ? 'Silicone, platinum cured' : material,
      Compliance: 'FDA, USP class VI',
    },
  }),
});

const elbows = family({
  category,
  subcategory,
  group: 'TCE',
  brand,
  hsn: '730723',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: bpeSizes,
  item: ([inch, od, wall]) => ({
    code: `90-${inSku(inch)}`,
    name: `Hygienic bend 90°, ${inch} in, SS 316L, weld ends`,
    rupees: 70 + od * 3.4 + od ** 2 * 0.05,
    description: `90° bend for ${inch} in hygienic tube with straight tangents for orbital welding, wall ${wall} mm, electropolished inside to Ra 0.4 µm. ASME BPE, heat number marked.`,
    attributes: {
      'Tube size': `${inch} in (${od} mm)`,
      'Wall thickness': `${wall} mm`,
      Angle: '90°',
      Material: 'SS 316L',
      Finish: 'Ra 0.4 µm',
    },
  }),
});

const hygienicValves = family<[(typeof bpeSizes)[number], 'BFV' | 'DIA']>({
  category,
  subcategory: 'Valves',
  group: 'HV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: ([[, od]]) => od >= 25 && od <= 77 },
  rows: cross(bpeSizes, ['BFV', 'DIA'] as const),
  item: ([[inch, od], kind]) => ({
    code: `${kind}-${inSku(inch)}`,
    name: `Hygienic ${kind === 'BFV' ? 'butterfly' : 'diaphragm'} valve ${inch} in, SS 316L, tri-clamp ends, manual`,
    rupees: kind === 'BFV' ? 820 + od * 22 : 2850 + od * 118,
    description:
      kind === 'BFV'
        ? `Hygienic butterfly valve of ${inch} in with pull handle and EPDM seal, tri-clamp ends, for water and CIP lines up to 10 bar. Wetted parts SS 316L, Ra 0.8 µm.`
        : `Weir diaphragm valve of ${inch} in with forged 316L body and PTFE-faced EPDM diaphragm, for WFI and sterile product lines. Self-draining, ASME BPE, Ra 0.4 µm.`,
    attributes: {
      Size: `${inch} in (${od} mm)`,
      Ends: 'Tri-clamp',
      Body: 'SS 316L',
      Seal: kind === 'BFV' ? 'EPDM' : 'PTFE/EPDM diaphragm',
      'Working pressure': '10 bar',
    },
  }),
});

const siliconeHoses = family<[id: number, od: number, bar: number, rupees: number]>({
  category,
  subcategory,
  group: 'SIH',
  brand,
  hsn: '391739',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [6, 12, 8, 240],
    [10, 18, 7, 395],
    [12, 21, 6.5, 470],
    [19, 29, 5, 760],
    [25, 36, 4.5, 1080],
    [38, 51, 3.5, 1890],
  ],
  item: ([id, od, bar, rupees]) => ({
    code: `PT-${id}`,
    name: `Platinum-cured silicone hose ${id} mm, polyester braided`,
    rupees,
    unit: 'MTR',
    description: `Transparent platinum-cured silicone hose of ${id} mm bore with polyester braid for product transfer and filling lines, autoclavable at 135 °C. ${bar} bar at 20 °C; USP class VI and FDA 21 CFR 177.2600.`,
    attributes: {
      'Inside diameter': `${id} mm`,
      'Outside diameter': `${od} mm`,
      'Working pressure': `${bar} bar`,
      Temperature: '-60 to 180 °C',
      Compliance: 'USP class VI, FDA',
    },
  }),
});

export const hygienic: Family[] = [tubes, ferrules, clamps, clampGaskets, elbows, hygienicValves, siliconeHoses];
