import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Pipes, valves & fittings';

/** Nominal bore, outside diameter and wall by class in mm (IS 1239 Part 1); class B is medium, C heavy. */
const steelSizes: [dn: number, inch: string, od: number, walls: { B: number; C: number }][] = [
  [15, '1/2', 21.3, { B: 2.6, C: 3.2 }],
  [20, '3/4', 26.9, { B: 2.6, C: 3.2 }],
  [25, '1', 33.7, { B: 3.2, C: 4 }],
  [40, '1 1/2', 48.3, { B: 3.2, C: 4 }],
  [50, '2', 60.3, { B: 3.6, C: 4.5 }],
  [80, '3', 88.9, { B: 4, C: 4.8 }],
  [100, '4', 114.3, { B: 4.5, C: 5.4 }],
];

const classes = { B: { word: 'medium', colour: 'blue' }, C: { word: 'heavy', colour: 'red' } };

const giPipes = family<[(typeof steelSizes)[number], 'B' | 'C']>({
  category,
  subcategory: 'Steel pipes',
  group: 'GI',
  brand: brands.steelPipes,
  hsn: '730630',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: cross(steelSizes, ['B', 'C'] as const),
  item: ([[dn, inch, od, walls], kind]) => {
    const wall = walls[kind];
    const mass = (od - wall) * wall * 0.02466;
    return {
      code: `${dn}-${kind}`,
      name: `GI pipe ${dn} mm NB (${inch} in), class ${kind} ${classes[kind].word}, IS 1239`,
      rupees: mass * 94,
      unit: 'MTR',
      description: `Hot-dip galvanised ERW steel tube, ${od} mm outside diameter and ${wall} mm wall, class ${kind} (${classes[kind].colour} band), in 6 m lengths with screwed ends. For water, air and fire lines; IS 1239 (Part 1).`,
      attributes: {
        'Nominal bore': `${dn} mm (${inch} in)`,
        'Outside diameter': `${od} mm`,
        'Wall thickness': `${wall} mm`,
        Class: `${kind} (${classes[kind].word})`,
        'Mass, black tube': `${mass.toFixed(2)} kg/m`,
        Length: '6 m',
      },
    };
  },
});

const upvcPipes = family<[od: number, kgf: number]>({
  category,
  subcategory: 'Plastic pipes',
  group: 'UPVC',
  brand: brands.plasticPipes,
  hsn: '391723',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [...cross([75, 110, 160], [6]), ...cross([20, 25, 32, 50, 63, 110], [10])],
  item: ([od, kgf]) => ({
    code: `${od}-${kgf}K`,
    name: `UPVC pressure pipe ${od} mm, ${kgf} kgf/cm², socketed, 6 m`,
    rupees: 6 * (7 + od ** 2 * (kgf === 10 ? 0.036 : 0.023)),
    description: `Unplasticised PVC pipe of ${od} mm outside diameter for cold-water mains and irrigation, working pressure ${kgf} kgf/cm² at 27 °C. One end socketed for solvent cement; IS 4985.`,
    attributes: {
      'Outside diameter': `${od} mm`,
      'Working pressure': `${kgf} kgf/cm²`,
      Length: '6 m',
      Joint: 'Solvent cement socket',
      Colour: 'Light grey',
    },
  }),
});

const cpvcSizes: [dn: number, od: number, wall: number, rupees: number][] = [
  [15, 15.9, 1.7, 58],
  [20, 22.2, 2, 94],
  [25, 28.6, 2.6, 148],
  [32, 34.9, 3.2, 228],
  [40, 41.3, 3.8, 316],
  [50, 54, 4.9, 528],
];

const cpvcPipes = family({
  category,
  subcategory: 'Plastic pipes',
  group: 'CPVC',
  brand: brands.plasticPipes,
  hsn: '391723',
  gst: GST.standard,
  buyers: { konkan: ([dn]) => dn <= 25, deccan: true },
  rows: cpvcSizes,
  item: ([dn, od, wall, rupees]) => ({
    code: `${dn}-S11`,
    name: `CPVC pipe ${dn} mm, SDR 11, hot and cold water, 3 m`,
    rupees: rupees * 3,
    description: `Chlorinated PVC pipe of copper tube size, ${od} mm outside diameter and ${wall} mm wall, for hot and cold water up to 93 °C. Solvent cement joints; IS 15778, SDR 11.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      'Outside diameter': `${od} mm`,
      'Wall thickness': `${wall} mm`,
      Length: '3 m',
      Temperature: 'up to 93 °C',
    },
  }),
});

const hdpePipes = singles({
  category,
  subcategory: 'Plastic pipes',
  group: 'HDPE',
  brand: brands.plasticPipes,
  hsn: '391721',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    32-PN10 | HDPE pipe 32 mm, PE 100, PN 10 | 38 | unit: MTR
      High-density polyethylene pipe of grade PE 100, 32 mm outside diameter, PN 10, supplied as a coil of 100 m, for buried water mains. Jointed by butt or electrofusion; IS 4984.
      Outside diameter: 32 mm; Material: PE 100; Pressure rating: PN 10; Supply: coil of 100 m
    63-PN10 | HDPE pipe 63 mm, PE 100, PN 10 | 132 | unit: MTR
      High-density polyethylene pipe of grade PE 100, 63 mm outside diameter, PN 10, supplied as a coil of 100 m, for buried water mains. Jointed by butt or electrofusion; IS 4984.
      Outside diameter: 63 mm; Material: PE 100; Pressure rating: PN 10; Supply: coil of 100 m
    90-PN10 | HDPE pipe 90 mm, PE 100, PN 10 | 268 | unit: MTR
      High-density polyethylene pipe of grade PE 100, 90 mm outside diameter, PN 10, supplied as a length of 6 m, for buried water mains. Jointed by butt or electrofusion; IS 4984.
      Outside diameter: 90 mm; Material: PE 100; Pressure rating: PN 10; Supply: length of 6 m
    110-PN10 | HDPE pipe 110 mm, PE 100, PN 10 | 398 | unit: MTR
      High-density polyethylene pipe of grade PE 100, 110 mm outside diameter, PN 10, supplied as a length of 6 m, for buried water mains. Jointed by butt or electrofusion; IS 4984.
      Outside diameter: 110 mm; Material: PE 100; Pressure rating: PN 10; Supply: length of 6 m
    160-PN10 | HDPE pipe 160 mm, PE 100, PN 10 | 840 | unit: MTR
      High-density polyethylene pipe of grade PE 100, 160 mm outside diameter, PN 10, supplied as a length of 6 m, for buried water mains. Jointed by butt or electrofusion; IS 4984.
      Outside diameter: 160 mm; Material: PE 100; Pressure rating: PN 10; Supply: length of 6 m
  `,
});

const swrPipes = singles({
  category,
  subcategory: 'Plastic pipes',
  group: 'SWR',
  brand: brands.plasticPipes,
  hsn: '391723',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    75-B | SWR drainage pipe 75 mm, type B, ring-fit socket, 3 m | 395
      PVC soil, waste and rainwater pipe of 75 mm outside diameter with rubber ring socket, 3 m long, for building drainage. IS 13592 type B.
      Outside diameter: 75 mm; Type: B (soil and waste); Length: 3 m; Joint: Rubber ring
    110-B | SWR drainage pipe 110 mm, type B, ring-fit socket, 3 m | 690
      PVC soil, waste and rainwater pipe of 110 mm outside diameter with rubber ring socket, 3 m long, for building drainage. IS 13592 type B.
      Outside diameter: 110 mm; Type: B (soil and waste); Length: 3 m; Joint: Rubber ring
    160-B | SWR drainage pipe 160 mm, type B, ring-fit socket, 3 m | 1460
      PVC soil, waste and rainwater pipe of 160 mm outside diameter with rubber ring socket, 3 m long, for building drainage. IS 13592 type B.
      Outside diameter: 160 mm; Type: B (soil and waste); Length: 3 m; Joint: Rubber ring
  `,
});

const malleable = { E: 'elbow 90°', T: 'equal tee', U: 'union, flat seat' };
const malleableFactor = { E: 1, T: 1.35, U: 2.1 };
const elbowPrices: [dn: number, rupees: number][] = [
  [15, 27],
  [20, 39],
  [25, 60],
  [40, 132],
  [50, 201],
];

const giFittings = family<[(typeof elbowPrices)[number], keyof typeof malleable]>({
  category,
  subcategory: 'Pipe fittings',
  group: 'GIF',
  brand: brands.steelPipes,
  hsn: '730719',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: cross(elbowPrices, ['E', 'T', 'U'] as const),
  item: ([[dn, rupees], kind]) => ({
    code: `${kind}-${dn}`,
    name: `GI ${malleable[kind]} ${dn} mm, malleable iron, screwed`,
    rupees: rupees * malleableFactor[kind],
    description: `Galvanised malleable iron ${malleable[kind]} of ${dn} mm nominal bore with BSP threads, for GI pipe to IS 1239. IS 1879, tested with air under water.`,
    attributes: {
      'Nominal bore': `${dn} mm`,
      Form: malleable[kind],
      Thread: 'BSP, IS 554',
      Material: 'Malleable iron, galvanised',
    },
  }),
});

const cpvcForms = { E: 'elbow 90°', T: 'equal tee', M: 'male adaptor, brass thread' };
const cpvcFactor = { E: 0.32, T: 0.43, M: 1.9 };

const cpvcFittings = family<[(typeof cpvcSizes)[number], keyof typeof cpvcForms]>({
  category,
  subcategory: 'Pipe fittings',
  group: 'CPF',
  brand: brands.plasticPipes,
  hsn: '39174000',
  gst: GST.standard,
  buyers: { konkan: ([[dn], kind]) => dn <= 25 && kind !== 'M', deccan: ([[dn]]) => dn <= 32 },
  rows: cross(cpvcSizes, ['E', 'T', 'M'] as const),
  item: ([[dn, od, , rupees], kind]) => ({
    code: `${kind}-${dn}`,
    name: `CPVC ${cpvcForms[kind]} ${dn} mm, SDR 11`,
    rupees: 2 + rupees * cpvcFactor[kind],
    description: `CPVC ${cpvcForms[kind]} for ${dn} mm pipe of ${od} mm outside diameter, solvent cement jointed, hot and cold water up to 93 °C. ASTM D2846.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      Form: cpvcForms[kind],
      Joint: kind === 'M' ? 'Solvent cement × BSP male' : 'Solvent cement',
      Temperature: 'up to 93 °C',
    },
  }),
});

export const pipes: Family[] = [giPipes, upvcPipes, cpvcPipes, hdpePipes, swrPipes, giFittings, cpvcFittings];
