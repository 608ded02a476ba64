import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Pneumatics & hydraulics';
const air = brands.pneumatics;
const oil = brands.hydraulics;

const cylinders = family<[[bore: number, port: string], stroke: number]>({
  category,
  subcategory: 'Cylinders',
  group: 'CYL',
  brand: air,
  hsn: '84123100',
  gst: GST.standard,
  buyers: { aravalli: ([[bore], stroke]) => bore <= 80 && stroke !== 200, konkan: ([[bore], stroke]) => bore <= 50 && stroke <= 100 },
  rows: cross(
    [
      [32, 'G1/8'],
      [40, 'G1/4'],
      [50, 'G1/4'],
      [63, 'G3/8'],
      [80, 'G3/8'],
    ] as [number, string][],
    [50, 100, 200],
  ),
  item: ([[bore, port], stroke]) => {
    const thrust = Math.round(0.6 * 0.7854 * bore ** 2);
    return {
      code: `${bore}X${stroke}`,
      name: `Pneumatic cylinder ${bore} mm bore × ${stroke} mm stroke, magnetic piston`,
      rupees: 640 + bore * 17 + stroke * bore * 0.075,
      description: `Double-acting profile cylinder, bore ${bore} mm and stroke ${stroke} mm, with adjustable end cushioning and magnet for reed switches. Theoretical thrust ${thrust.toLocaleString('en-IN')} N at 6 bar; ISO 15552.`,
      attributes: {
        Bore: `${bore} mm`,
        Stroke: `${stroke} mm`,
        Port: port,
        'Working pressure': '1–10 bar',
        'Thrust at 6 bar': `${thrust.toLocaleString('en-IN')} N`,
        Seals: 'Polyurethane',
      },
    };
  },
});

const solenoidValves = family<[port: string, coils: 'single' | 'double', volts: string, flow: number, rupees: number]>({
  category,
  subcategory: 'Air preparation & valves',
  group: 'SV52',
  brand: air,
  hsn: '84812000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, , volts]) => volts === '24 V DC', deccan: ([port, coils]) => port === 'G1/2' && coils === 'single' },
  rows: [
    ['G1/8', 'single', '24 V DC', 650, 980],
    ['G1/4', 'single', '24 V DC', 1200, 1180],
    ['G1/4', 'single', '230 V AC', 1200, 1190],
    ['G1/4', 'double', '24 V DC', 1200, 1690],
    ['G3/8', 'single', '24 V DC', 2200, 1760],
    ['G1/2', 'single', '230 V AC', 3600, 2280],
    ['G1/2', 'double', '230 V AC', 3600, 2960],
  ],
  item: ([port, coils, volts, flow, rupees]) => ({
    code: `${port.replace('/', '-')}-${coils === 'single' ? 'S' : 'D'}-${volts.startsWith('24') ? '24DC' : '230AC'}`,
    name: `Solenoid valve 5/2, ${port}, ${coils} coil, ${volts}`,
    rupees,
    description: `Five-port two-position spool valve, ${coils} solenoid ${coils === 'single' ? 'with spring return' : 'with memory'}, ${port} ports and ${volts} coil, for double-acting cylinders. Nominal flow ${flow.toLocaleString('en-IN')} L/min, manual override, DIN 43650 plug.`,
    attributes: {
      Port: port,
      Function: '5/2',
      Coil: volts,
      'Nominal flow': `${flow.toLocaleString('en-IN')} L/min`,
      Pressure: '1.5–8 bar',
      Protection: 'IP65',
    },
  }),
});

const frl = family<[port: string, flow: number, rupees: number]>({
  category,
  subcategory: 'Air preparation & valves',
  group: 'FRL',
  brand: air,
  hsn: '84811000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([port]) => port === 'G1/4' || port === 'G1/2', deccan: ([port]) => port === 'G3/4' },
  rows: [
    ['G1/4', 1500, 1240],
    ['G3/8', 2600, 1720],
    ['G1/2', 3800, 2050],
    ['G3/4', 5200, 3150],
    ['G1', 7000, 3980],
  ],
  item: ([port, flow, rupees]) => ({
    code: port.replace('/', '-'),
    name: `Filter regulator lubricator unit ${port}, 40 µm, with gauge`,
    rupees,
    unit: 'SET',
    pack: 'Set with bracket and pressure gauge',
    description: `Filter, regulator and lubricator in one ${port} line unit that cleans, sets and oils compressed air ahead of valves and air tools. Passes ${flow.toLocaleString('en-IN')} L/min at 6 bar, semi-automatic drain.`,
    attributes: {
      Port: port,
      Filtration: '40 µm',
      'Set pressure': '0.5–8.5 bar',
      Flow: `${flow.toLocaleString('en-IN')} L/min`,
      Bowl: 'Polycarbonate with guard',
    },
  }),
});

const airTubes = family<[od: number, id: number, bar: number, rupees: number]>({
  category,
  subcategory: 'Tubes & fittings',
  group: 'PUT',
  brand: air,
  hsn: '391732',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([od]) => od <= 10, deccan: ([od]) => od === 8 || od === 12 },
  rows: [
    [4, 2.5, 10, 780],
    [6, 4, 10, 1290],
    [8, 5, 10, 2280],
    [10, 6.5, 10, 3350],
    [12, 8, 9, 4700],
  ],
  item: ([od, id, bar, rupees]) => ({
    code: `${od}X${id}-BL`,
    name: `Polyurethane air tube ${od} × ${id} mm, blue, 100 m`,
    rupees,
    unit: 'ROL',
    pack: 'Coil of 100 m',
    description: `Flexible 98 Shore A polyurethane tube of ${od} mm outside and ${id} mm inside diameter for push-in fittings on machines and panels. Working pressure ${bar} bar at 20 °C.`,
    attributes: {
      'Outside diameter': `${od} mm`,
      'Inside diameter': `${id} mm`,
      'Working pressure': `${bar} bar`,
      Length: '100 m',
      Colour: 'Blue',
    },
  }),
});

const pushIn = family<[tube: number, thread: string, shape: 'straight' | 'elbow', each: number]>({
  category,
  subcategory: 'Tubes & fittings',
  group: 'PIF',
  brand: air,
  hsn: '39174000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([tube]) => tube <= 8 },
  rows: [
    [4, 'M5', 'straight', 24],
    [6, 'R1/8', 'straight', 26],
    [6, 'R1/4', 'straight', 29],
    [8, 'R1/8', 'straight', 30],
    [8, 'R1/4', 'straight', 32],
    [8, 'R3/8', 'straight', 39],
    [10, 'R1/4', 'straight', 43],
    [12, 'R1/2', 'straight', 66],
    [6, 'R1/8', 'elbow', 32],
    [8, 'R1/4', 'elbow', 41],
    [10, 'R3/8', 'elbow', 58],
  ],
  item: ([tube, thread, shape, each]) => ({
    code: `${shape === 'straight' ? 'S' : 'L'}-${tube}-${thread.replace('/', '-')}`,
    name: `Push-in fitting, ${shape} male, ${tube} mm tube × ${thread}`,
    rupees: each * 10,
    unit: 'PAC',
    pack: 'Pack of 10',
    description: `${shape === 'straight' ? 'Straight male connector' : 'Swivelling male elbow'} joining a ${tube} mm air tube to a ${thread} thread, nickel-plated brass and PBT body. Vacuum to 10 bar, reusable without tools.`,
    attributes: {
      Tube: `${tube} mm`,
      Thread: thread,
      Form: shape === 'straight' ? 'Straight' : 'Elbow, swivel',
      Pressure: '-0.9 to 10 bar',
      Body: 'PBT and nickel-plated brass',
    },
  }),
});

const hydraulicHoses = family<[wires: 1 | 2, inch: string, id: number, bar: number, bend: number, rupees: number]>({
  category,
  subcategory: 'Hydraulic hoses & fittings',
  group: 'HYH',
  brand: oil,
  hsn: '40092100',
  gst: GST.standard,
  buyers: { aravalli: ([, , id]) => id <= 19, deccan: ([wires]) => wires === 2 },
  rows: [
    [1, '1/4', 6.3, 225, 100, 128],
    [1, '3/8', 9.5, 180, 130, 165],
    [1, '1/2', 12.7, 160, 180, 205],
    [1, '3/4', 19, 105, 240, 320],
    [2, '1/4', 6.3, 400, 100, 172],
    [2, '3/8', 9.5, 330, 130, 222],
    [2, '1/2', 12.7, 275, 180, 280],
    [2, '3/4', 19, 215, 240, 440],
    [2, '1', 25.4, 165, 300, 625],
  ],
  item: ([wires, inch, id, bar, bend, rupees]) => ({
    code: `${wires}SN-${inch.replace('/', '-')}`,
    name: `Hydraulic hose ${wires}SN ${inch} in, ${bar} bar`,
    rupees,
    unit: 'MTR',
    description: `Hydraulic hose of ${id} mm bore with ${wires === 1 ? 'one steel wire braid' : 'two steel wire braids'}, for mineral oil from -40 to 100 °C. Working pressure ${bar} bar, bend radius ${bend} mm; EN 853 type ${wires}SN, cut to length.`,
    attributes: {
      'Inside diameter': `${id} mm (${inch} in)`,
      Reinforcement: `${wires} wire braid`,
      'Working pressure': `${bar} bar`,
      'Bend radius': `${bend} mm`,
      Standard: `EN 853 ${wires}SN`,
    },
  }),
});

const couplers = family<[inch: string, flow: number, bar: number, rupees: number]>({
  category,
  subcategory: 'Hydraulic hoses & fittings',
  group: 'QRC',
  brand: oil,
  hsn: '730799',
  gst: GST.standard,
  buyers: { aravalli: ([inch]) => inch !== '1', deccan: true },
  rows: [
    ['1/4', 12, 315, 390],
    ['3/8', 23, 300, 480],
    ['1/2', 45, 280, 590],
    ['3/4', 106, 250, 990],
    ['1', 189, 230, 1580],
  ],
  item: ([inch, flow, bar, rupees]) => ({
    code: `ISOA-${inch.replace('/', '-')}`,
    name: `Hydraulic quick coupler pair ${inch} in BSP, ISO A`,
    rupees,
    unit: 'SET',
    pack: 'Pair of coupler and nipple',
    description: `Poppet-valve quick coupler and nipple with ${inch} in BSP female threads, connecting hydraulic lines without oil loss. ${bar} bar, ${flow} L/min; interchangeable to ISO 7241 series A.`,
    attributes: {
      Thread: `${inch} in BSP`,
      'Working pressure': `${bar} bar`,
      'Rated flow': `${flow} L/min`,
      Body: 'Steel, zinc plated',
      Seal: 'NBR',
    },
  }),
});

const ringMaterials = {
  NBR70: { words: 'nitrile rubber, for oil and air from -30 to 100 °C', pieces: 100, rate: 1 },
  FKM75: { words: 'fluorocarbon rubber, for hot oil and solvents up to 200 °C', pieces: 25, rate: 6.5 },
  EPDM70: { words: 'EPDM, for steam and CIP liquors up to 140 °C', pieces: 50, rate: 2.2 },
};

const oRings = family<[[id: number, section: number], material: keyof typeof ringMaterials]>({
  category,
  subcategory: 'O-rings',
  group: 'OR',
  brand: brands.seals,
  hsn: '401693',
  gst: GST.standard,
  buyers: {
    aravalli: ([, material]) => material !== 'EPDM70',
    konkan: ([[id], material]) => material === 'EPDM70' || (material === 'FKM75' && id >= 20),
    deccan: ([[id], material]) => material === 'NBR70' && id >= 20,
  },
  rows: cross(
    [
      [10, 2],
      [15, 2.5],
      [20, 2.5],
      [30, 3],
      [40, 3],
      [50, 3.5],
    ] as [number, number][],
    ['NBR70', 'FKM75', 'EPDM70'] as const,
  ),
  item: ([[id, section], material]) => {
    const { words, pieces, rate } = ringMaterials[material];
    return {
      code: `${id}X${section}-${material}`,
      name: `O-ring ${id} × ${section} mm, ${material.slice(0, -2)} ${material.slice(-2)} Shore A`,
      rupees: pieces * rate * (0.55 + (id + section) * section ** 2 * 0.0082),
      unit: 'PAC',
      pack: `Pack of ${pieces}`,
      description: `O-ring of ${id} mm inside diameter and ${section} mm section in ${words}. Tolerances to ISO 3601-1, surface grade N.`,
      attributes: {
        'Inside diameter': `${id} mm`,
        Section: `${section} mm`,
        Material: material.slice(0, -2),
        Hardness: `${material.slice(-2)} Shore A`,
      },
    };
  },
});

export const pneumatics: Family[] = [
  cylinders,
  solenoidValves,
  frl,
  airTubes,
  pushIn,
  hydraulicHoses,
  couplers,
  oRings,
];
