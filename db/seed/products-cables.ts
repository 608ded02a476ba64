import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Electricals & lighting';
const brand = brands.cables;

/** Area in mm², strands, current in conduit in A, price of a 90 m coil in rupees. */
const buildingWire: [area: number, strands: string, amps: number, rupees: number][] = [
  [0.75, '24 × 0.20 mm', 7, 1120],
  [1, '14 × 0.30 mm', 12, 1480],
  [1.5, '22 × 0.30 mm', 16, 2150],
  [2.5, '36 × 0.30 mm', 22, 3480],
  [4, '56 × 0.30 mm', 29, 5120],
  [6, '84 × 0.30 mm', 37, 7650],
];

const colours = { RD: 'red', BK: 'black', GN: 'green' };

const wires = family<[(typeof buildingWire)[number], keyof typeof colours]>({
  category,
  subcategory: 'Wires & flexible cables',
  group: 'FRW',
  brand,
  hsn: '854449',
  gst: GST.standard,
  buyers: {
    aravalli: ([[area], colour]) => area >= 1.5 && area <= 2.5 && colour !== 'GN',
    konkan: ([[area], colour]) => area >= 1 && area <= 4 && colour !== 'GN',
    deccan: true,
  },
  rows: cross(buildingWire, ['RD', 'BK', 'GN'] as const),
  item: ([[area, strands, amps, rupees], colour]) => ({
    code: `${area}-${colour}`,
    name: `FR PVC insulated copper wire ${area} mm², single core, ${colours[colour]}, 90 m`,
    rupees,
    unit: 'ROL',
    pack: 'Coil of 90 m',
    description: `Single-core flexible copper wire of ${area} mm² (${strands}) in ${colours[colour]} flame-retardant PVC, 1,100 V, for conduit wiring up to ${amps} A. IS 694.`,
    attributes: {
      'Conductor area': `${area} mm²`,
      Strands: strands,
      'Current in conduit': `${amps} A`,
      Voltage: '1,100 V',
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
  buyers: {
    aravalli: ([cores, area]) => cores === 4 && area <= 4,
    konkan: ([cores, area]) => cores === 3 && area <= 2.5,
    deccan: true,
  },
  rows: [...cross([2], [1, 1.5, 2.5]), ...cross([3], [1, 1.5, 2.5, 4]), ...cross([4], [1.5, 2.5, 4, 6])],
  item: ([cores, area]) => ({
    code: `${cores}CX${area}`,
    name: `Flexible copper cable ${cores} core × ${area} mm², PVC sheathed, round`,
    rupees: 8 + cores * area * 13.4,
    unit: 'MTR',
    description: `Round flexible cable with ${cores} copper cores of ${area} mm², PVC insulated and sheathed, 1,100 V, for portable machines, panels and extension leads. IS 694; cut to length.`,
    attributes: {
      Cores: String(cores),
      'Conductor area': `${area} mm²`,
      Conductor: 'Bare copper, class 5',
      Sheath: 'PVC ST1, black',
      Voltage: '1,100 V',
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
  buyers: { aravalli: ([area]) => area === 50, konkan: ([area]) => area === 95, deccan: true },
  rows: [
    [35, 103, 108, 248],
    [50, 125, 128, 318],
    [70, 158, 158, 418],
    [95, 193, 190, 540],
    [120, 224, 216, 662],
    [150, 257, 242, 805],
    [185, 297, 274, 985],
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
  buyers: { aravalli: ([cores, area]) => cores === 4 && area <= 10, konkan: ([cores, area]) => cores === 4 && area <= 6, deccan: true },
  rows: [
    [2, 4, 42],
    [2, 6, 54],
    [4, 2.5, 30],
    [4, 4, 39],
    [4, 6, 50],
    [4, 10, 67],
    [4, 16, 85],
    [4, 25, 110],
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
  rows: cross([4, 7, 12, 19], [1.5, 2.5]),
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

const glands = family<[size: string, range: string, rupees: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'GLD',
  brand: brands.switchgear,
  hsn: '853690',
  gst: GST.standard,
  buyers: { aravalli: ([size]) => size === '20' || size === '25', konkan: ([size]) => size !== '50', deccan: true },
  rows: [
    ['20', '12–17 mm', 112],
    ['25', '17–23 mm', 158],
    ['32', '23–30 mm', 252],
    ['40', '30–37 mm', 385],
    ['50', '37–47 mm', 590],
  ],
  item: ([size, range, rupees]) => ({
    code: `DC-${size}`,
    name: `Double compression cable gland M${size}, brass, for armoured cable ${range}`,
    rupees,
    description: `Nickel-plated brass double compression gland M${size} × 1.5 sealing on inner and outer sheath of armoured cable of ${range} overall diameter. IP66, with earth tag and PVC shroud; IS 12943.`,
    attributes: {
      Thread: `M${size} × 1.5`,
      'Cable outside diameter': range,
      Material: 'Brass, nickel plated',
      Protection: 'IP66',
    },
  }),
});

const lugs = family<[area: number, stud: number, pieces: number, each: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'LUG',
  brand: brands.switchgear,
  hsn: '853690',
  gst: GST.standard,
  buyers: { aravalli: ([area]) => area <= 25, konkan: ([area]) => area <= 16, deccan: true },
  rows: [
    [2.5, 5, 100, 3.1],
    [6, 6, 100, 5.6],
    [10, 8, 100, 8.2],
    [16, 8, 50, 12.4],
    [25, 8, 50, 18.5],
    [35, 10, 50, 25],
    [50, 10, 25, 36],
    [70, 10, 25, 54],
    [95, 12, 25, 78],
  ],
  item: ([area, stud, pieces, each]) => ({
    code: `CU-${area}-M${stud}`,
    name: `Copper tubular lug ${area} mm², M${stud} stud, tinned`,
    rupees: pieces * each,
    unit: 'PAC',
    pack: `Pack of ${pieces}`,
    description: `Electrolytic copper crimping lug for ${area} mm² cable and M${stud} studs, annealed and tin plated, with inspection hole. For panel and motor terminations; pull-out tested to IEC 61238-1.`,
    attributes: {
      'Cable area': `${area} mm²`,
      Stud: `M${stud}`,
      Material: 'Copper, tin plated',
      Type: 'Ring, tubular',
    },
  }),
});

const conduits = family<[kind: 'PVC' | 'GI', size: number, rupees: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'CON',
  brand: brands.plasticPipes,
  hsn: '391723',
  gst: GST.standard,
  buyers: { konkan: ([kind, size]) => kind === 'GI' && size <= 25, deccan: true },
  rows: [
    ['PVC', 20, 62],
    ['PVC', 25, 84],
    ['PVC', 32, 132],
    ['GI', 20, 245],
    ['GI', 25, 318],
    ['GI', 32, 425],
  ],
  item: ([kind, size, rupees]) => ({
    code: `${kind}-${size}`,
    name: `${kind === 'PVC' ? 'Rigid PVC conduit' : 'GI electrical conduit'} ${size} mm, medium, 3 m`,
    rupees,
    ...(kind === 'GI' ? { hsn: '730630', brand: brands.steelPipes } : {}),
    description: `${kind === 'PVC' ? 'Unplasticised PVC' : 'Galvanised steel'} conduit of ${size} mm outside diameter and medium strength for ${kind === 'PVC' ? 'concealed and surface' : 'exposed plant'} wiring, 3 m length. IS 9537 (Part ${kind === 'PVC' ? 3 : 2}).`,
    attributes: { 'Outside diameter': `${size} mm`, Length: '3 m', Strength: 'Medium', Material: kind === 'PVC' ? 'UPVC' : 'Galvanised steel' },
  }),
});

const cableTies = family<[length: number, width: number, newtons: number, rupees: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'TIE',
  brand: brands.switchgear,
  hsn: '39269099',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: true, deccan: ([length]) => length >= 200 },
  rows: [
    [150, 3.6, 180, 72],
    [200, 4.8, 220, 124],
    [300, 4.8, 220, 188],
    [370, 7.6, 540, 415],
  ],
  item: ([length, width, newtons, rupees]) => ({
    code: `${length}X${width}-BK`,
    name: `Cable tie ${length} × ${width} mm, black, UV stable`,
    rupees,
    unit: 'PAC',
    pack: 'Pack of 100',
    description: `Nylon 66 cable tie ${length} × ${width} mm, black and UV stable, holding ${newtons} N, for harnesses indoors and outdoors. Flammability UL 94 V-2, -40 to 85 °C.`,
    attributes: { Length: `${length} mm`, Width: `${width} mm`, 'Loop strength': `${newtons} N`, Material: 'Nylon 66', Colour: 'Black' },
  }),
});

const cableTrays = family<[width: number, kg: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'TRY',
  brand: brands.steelPipes,
  hsn: '73089090',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [100, 6.6],
    [150, 8.2],
    [300, 13.4],
    [450, 18.8],
    [600, 24.5],
  ],
  item: ([width, kg]) => ({
    code: `P${width}X50`,
    name: `Perforated cable tray ${width} × 50 mm, hot-dip galvanised, 2.5 m`,
    rupees: kg * 108,
    description: `Perforated cable tray ${width} mm wide with 50 mm flange, 1.6 mm steel, hot-dip galvanised after fabrication, 2.5 m long with coupler plates. IEC 61537.`,
    attributes: { Width: `${width} mm`, Height: '50 mm', Thickness: '1.6 mm', Length: '2.5 m', Mass: `${kg} kg` },
  }),
});

export const cables: Family[] = [
  wires,
  flexible,
  aluminiumArmoured,
  copperArmoured,
  controlCables,
  glands,
  lugs,
  conduits,
  cableTies,
  cableTrays,
];
