import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Pipes, valves & fittings';
const subcategory = 'Hygienic tubes & fittings';
const brand = brands.hygienic;

/** ASME BPE sizes: outside diameter, wall and tri-clamp flange in mm. */
const bpeSizes: [inch: string, od: number, wall: number, flange: number][] = [
  ['1/2', 12.7, 1.65, 25],
  ['1', 25.4, 1.65, 50.5],
  ['1 1/2', 38.1, 1.65, 50.5],
  ['2', 50.8, 1.65, 64],
  ['2 1/2', 63.5, 1.65, 77.5],
  ['3', 76.2, 1.65, 91],
];

/** `1 1/2` as it stands in an SKU: `1.5`. */
const inSku = (inch: string) => ({ '1/2': '0.5', '1 1/2': '1.5', '2 1/2': '2.5' })[inch] ?? inch;

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

const clamps = singles({
  category,
  subcategory,
  group: 'TCC',
  brand,
  hsn: '730729',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    304-25 | Tri-clamp, heavy duty, for 25 mm flange (1/2 and 3/4 in), SS 304 | 145
      Single-hinge tri-clamp with wing nut for ferrules of 25 mm flange, opened without tools for cleaning. Investment cast SS 304, fits 1/2 and 3/4 in connections of ASME BPE pattern.
      Flange diameter: 25 mm; Tube size: 1/2 and 3/4 in; Material: SS 304; Closure: Wing nut
    304-50.5 | Tri-clamp, heavy duty, for 50.5 mm flange (1 and 1 1/2 in), SS 304 | 178
      Single-hinge tri-clamp with wing nut for ferrules of 50.5 mm flange, opened without tools for cleaning. Investment cast SS 304, fits 1 and 1 1/2 in connections of ASME BPE pattern.
      Flange diameter: 50.5 mm; Tube size: 1 and 1 1/2 in; Material: SS 304; Closure: Wing nut
    304-64 | Tri-clamp, heavy duty, for 64 mm flange (2 in), SS 304 | 212
      Single-hinge tri-clamp with wing nut for ferrules of 64 mm flange, opened without tools for cleaning. Investment cast SS 304, fits 2 in connections of ASME BPE pattern.
      Flange diameter: 64 mm; Tube size: 2 in; Material: SS 304; Closure: Wing nut
    304-77.5 | Tri-clamp, heavy duty, for 77.5 mm flange (2 1/2 in), SS 304 | 248
      Single-hinge tri-clamp with wing nut for ferrules of 77.5 mm flange, opened without tools for cleaning. Investment cast SS 304, fits 2 1/2 in connections of ASME BPE pattern.
      Flange diameter: 77.5 mm; Tube size: 2 1/2 in; Material: SS 304; Closure: Wing nut
    304-91 | Tri-clamp, heavy duty, for 91 mm flange (3 in), SS 304 | 286
      Single-hinge tri-clamp with wing nut for ferrules of 91 mm flange, opened without tools for cleaning. Investment cast SS 304, fits 3 in connections of ASME BPE pattern.
      Flange diameter: 91 mm; Tube size: 3 in; Material: SS 304; Closure: Wing nut
  `,
});

const gasketMaterials = {
  EPDM: { words: 'black EPDM for CIP liquors and steam to 140 °C', rate: 1 },
  SIL: { words: 'platinum-cured silicone for injectables lines to 180 °C', rate: 1.7 },
};

const clampGaskets = family<[(typeof bpeSizes)[number], keyof typeof gasketMaterials]>({
  category,
  subcategory,
  group: 'TCG',
  brand: brands.seals,
  hsn: '401693',
  gst: GST.standard,
  buyers: { konkan: ([[, od]]) => od >= 25 },
  rows: cross(bpeSizes, ['EPDM', 'SIL'] as const),
  item: ([[inch, od, , flange], material]) => ({
    code: `${material}-${inSku(inch)}`,
    name: `Tri-clamp gasket ${inch} in, ${material === 'SIL' ? 'silicone' : material}, FDA and USP class VI`,
    rupees: 10 * (9 + od * 0.36) * gasketMaterials[material].rate,
    unit: 'PAC',
    pack: 'Pack of 10',
    description: `Tri-clamp gasket for ${inch} in ferrules in ${gasketMaterials[material].words}, bore flush with the tube. Meets FDA 21 CFR 177.2600 and USP class VI.`,
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
  buyers: { konkan: ([[, od]]) => od >= 25 && od <= 51 },
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

const siliconeHoses = singles({
  category,
  subcategory,
  group: 'SIH',
  brand,
  hsn: '391739',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    PT-6 | Platinum-cured silicone hose 6 mm, polyester braided | 240 | unit: MTR
      Transparent platinum-cured silicone hose of 6 mm bore with polyester braid for product transfer and filling lines, autoclavable at 135 °C. 8 bar at 20 °C; USP class VI and FDA 21 CFR 177.2600.
      Inside diameter: 6 mm; Outside diameter: 12 mm; Working pressure: 8 bar; Temperature: -60 to 180 °C; Compliance: USP class VI, FDA
    PT-12 | Platinum-cured silicone hose 12 mm, polyester braided | 470 | unit: MTR
      Transparent platinum-cured silicone hose of 12 mm bore with polyester braid for product transfer and filling lines, autoclavable at 135 °C. 6.5 bar at 20 °C; USP class VI and FDA 21 CFR 177.2600.
      Inside diameter: 12 mm; Outside diameter: 21 mm; Working pressure: 6.5 bar; Temperature: -60 to 180 °C; Compliance: USP class VI, FDA
    PT-19 | Platinum-cured silicone hose 19 mm, polyester braided | 760 | unit: MTR
      Transparent platinum-cured silicone hose of 19 mm bore with polyester braid for product transfer and filling lines, autoclavable at 135 °C. 5 bar at 20 °C; USP class VI and FDA 21 CFR 177.2600.
      Inside diameter: 19 mm; Outside diameter: 29 mm; Working pressure: 5 bar; Temperature: -60 to 180 °C; Compliance: USP class VI, FDA
    PT-25 | Platinum-cured silicone hose 25 mm, polyester braided | 1080 | unit: MTR
      Transparent platinum-cured silicone hose of 25 mm bore with polyester braid for product transfer and filling lines, autoclavable at 135 °C. 4.5 bar at 20 °C; USP class VI and FDA 21 CFR 177.2600.
      Inside diameter: 25 mm; Outside diameter: 36 mm; Working pressure: 4.5 bar; Temperature: -60 to 180 °C; Compliance: USP class VI, FDA
  `,
});

export const hygienic: Family[] = [tubes, ferrules, clamps, clampGaskets, elbows, hygienicValves, siliconeHoses];
