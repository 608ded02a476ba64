import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Electricals & lighting';
const brand = brands.cables;

/** Area in mm², strands, current in conduit in A, price of a 90 m coil in rupees. */
const buildingWire: [area: number, strands: string, amps: number, rupees: number][] = [
  [1, '14 × 0.30 mm', 12, 1480],
  [1.5, '22 × 0.30 mm', 16, 2150],
  [2.5, '36 × 0.30 mm', 22, 3480],
  [4, '56 × 0.30 mm', 29, 5120],
  [6, '84 × 0.30 mm', 37, 7650],
];

const colours = { RD: 'red', BK: 'black' };

const wires = family<[(typeof buildingWire)[number], keyof typeof colours]>({
  category,
  subcategory: 'Wires & flexible cables',
  group: 'FRW',
  brand,
  hsn: '854449',
  gst: GST.standard,
  buyers: {
    aravalli: ([[area]]) => area >= 1.5 && area <= 2.5,
    konkan: ([[area], colour]) => area <= 2.5 && colour === 'RD',
    deccan: true,
  },
  rows: cross(buildingWire, ['RD', 'BK'] as const),
  item: ([[area, strands, amps, rupees], colour]) => ({
    code: `${area}-${colour}`,
    name: `FR PVC insulated copper wire ${area} mm², single core, ${colours[colour]}, 90 m`,
    rupees,
    unit: 'ROL',
    pack: 'Coil of 90 m',
    description: `Single-core flexible copper wire of ${area} mm² (${strands}) in ${colours[colour]} flame-retardant PVC, 1100 V, for conduit wiring up to ${amps} A. IS 694.`,
    attributes: {
      'Conductor area': `${area} mm²`,
      Strands: strands,
      'Current in conduit': `${amps} A`,
      Voltage: '1100 V',
      Colour: colours[colour],
      Length: '90 m',
    },
  }),
});

const flexible = family<[cores: number, area: number]>({
  category,
  subcategory: 'Wires & flexible cables',
  group: 'FLX',
  brand,
  hsn: '854449',
  gst: GST.standard,
  buyers: { aravalli: ([cores, area]) => cores === 4 && area <= 4, konkan: ([cores]) => cores === 3, deccan: true },
  rows: [...cross([2], [1, 1.5]), ...cross([3], [1.5, 2.5]), ...cross([4], [2.5, 4, 6])],
  item: ([cores, area]) => ({
    code: `${cores}CX${area}`,
    name: `Flexible copper cable ${cores} core × ${area} mm², PVC sheathed, round`,
    rupees: 8 + cores * area * 13.4,
    unit: 'MTR',
    description: `Round flexible cable with ${cores} copper cores of ${area} mm², PVC insulated and sheathed, 1100 V, for portable machines, panels and extension leads. IS 694; cut to length.`,
    attributes: {
      Cores: String(cores),
      'Conductor area': `${area} mm²`,
      Conductor: 'Bare copper, class 5',
      Sheath: 'PVC ST1, black',
      Voltage: '1100 V',
    },
  }),
});

const aluminiumArmoured = family<[area: number, air: number, ground: number, rupees: number]>({
  category,
  subcategory: 'Power & control cables',
  group: 'A2XFY',
  brand,
  hsn: '854460',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [35, 103, 108, 248],
    [50, 125, 128, 318],
    [95, 193, 190, 540],
    [120, 224, 216, 662],
    [150, 257, 242, 805],
    [240, 352, 317, 1260],
  ],
  item: ([area, air, ground, rupees]) => ({
    code: `3.5CX${area}`,
    name: `Armoured power cable A2XFY 3.5 core × ${area} mm², aluminium, XLPE insulated, GI strip armoured, 1.1 kV`,
    rupees,
    unit: 'MTR',
    description: `Aluminium conductor XLPE insulated cable of 3.5 × ${area} mm² with galvanised strip armour and PVC sheath, about ${air} A in air and ${ground} A in ground. For feeders and site distribution; IS 7098 (Part 1).`,
    attributes: {
      Cores: '3.5',
      'Conductor area': `${area} mm²`,
      Conductor: 'Aluminium, stranded',
      Armour: 'Galvanised steel strip',
      'Current in air': `${air} A`,
      Voltage: '1.1 kV',
    },
  }),
});

const copperArmoured = family<[cores: number, area: number, air: number]>({
  category,
  subcategory: 'Power & control cables',
  group: '2XWY',
  brand,
  hsn: '854460',
  gst: GST.standard,
  buyers: {
    aravalli: ([cores, area]) => cores === 4 && area <= 6,
    konkan: ([cores, area]) => cores === 4 && area <= 4,
    deccan: true,
  },
  rows: [
    [2, 4, 42],
    [4, 2.5, 30],
    [4, 4, 39],
    [4, 6, 50],
    [4, 10, 67],
    [4, 16, 85],
  ],
  item: ([cores, area, air]) => ({
    code: `${cores}CX${area}`,
    name: `Armoured copper cable 2XWY ${cores} core × ${area} mm², XLPE insulated, wire armoured, 1.1 kV`,
    rupees: 48 + cores * area * 13.6,
    unit: 'MTR',
    description: `Copper conductor XLPE insulated cable of ${cores} × ${area} mm² with round galvanised wire armour and PVC sheath, about ${air} A in air. For motor feeders in trays and trenches; IS 7098 (Part 1).`,
    attributes: {
      Cores: String(cores),
      'Conductor area': `${area} mm²`,
      Conductor: 'Copper, stranded',
      Armour: 'Galvanised steel wire',
      'Current in air': `${air} A`,
      Voltage: '1.1 kV',
    },
  }),
});

const controlCables = family<[cores: number, area: number]>({
  category,
  subcategory: 'Power & control cables',
  group: 'YWY',
  brand,
  hsn: '854460',
  gst: GST.standard,
  buyers: { konkan: ([cores, area]) => area === 1.5 && cores <= 12, deccan: true },
  rows: cross([7, 12, 19], [1.5, 2.5]),
  item: ([cores, area]) => ({
    code: `${cores}CX${area}`,
    name: `Armoured control cable YWY ${cores} core × ${area} mm², copper, PVC insulated, 1.1 kV`,
    rupees: 36 + cores * area * 13.1,
    unit: 'MTR',
    description: `Control cable with ${cores} solid copper cores of ${area} mm², numbered grey PVC insulation, wire armour and FRLS outer sheath, between panels and field instruments. IS 1554 (Part 1).`,
    attributes: {
      Cores: String(cores),
      'Conductor area': `${area} mm²`,
      Armour: 'Galvanised steel wire',
      Sheath: 'FRLS PVC',
      Voltage: '1.1 kV',
    },
  }),
});

export const cables: Family[] = [wires, flexible, aluminiumArmoured, copperArmoured, controlCables];
