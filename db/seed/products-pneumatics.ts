import { brands } from './brands.ts';
import { cross, except, family, figure, GST, only, singles, type Family } from './family.ts';

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
  buyers: {
    aravalli: ([, stroke]) => stroke >= 100,
    konkan: ([[bore], stroke]) => bore <= 40 && stroke <= 100,
  },
  rows: cross(
    [
      [32, 'G1/8'],
      [40, 'G1/4'],
      [50, 'G1/4'],
      [63, 'G3/8'],
    ] as [number, string][],
    [50, 100, 200],
  ),
  item: ([[bore, port], stroke]) => {
    const thrust = Math.round(0.6 * 0.7854 * bore ** 2);
    return {
      code: `${bore}X${stroke}`,
      name: `Pneumatic cylinder ${bore} mm bore × ${stroke} mm stroke, magnetic piston`,
      rupees: 640 + bore * 17 + stroke * bore * 0.075,
      description: `Double-acting profile cylinder, bore ${bore} mm and stroke ${stroke} mm, with adjustable end cushioning and magnet for reed switches. Theoretical thrust ${figure(thrust)} N at 6 bar; ISO 15552.`,
      attributes: {
        Bore: `${bore} mm`,
        Stroke: `${stroke} mm`,
        Port: port,
        'Working pressure': '1–10 bar',
        'Thrust at 6 bar': `${figure(thrust)} N`,
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
  buyers: { aravalli: true, konkan: ([, coils, volts]) => coils === 'single' && volts === '24 V DC' },
  rows: [
    ['G1/8', 'single', '24 V DC', 650, 980],
    ['G1/4', 'single', '24 V DC', 1200, 1180],
    ['G1/4', 'double', '24 V DC', 1200, 1690],
    ['G3/8', 'single', '24 V DC', 2200, 1760],
    ['G1/2', 'single', '230 V AC', 3600, 2280],
    ['G1/2', 'double', '230 V AC', 3600, 2960],
  ],
  item: ([port, coils, volts, flow, rupees]) => ({
    code: `${port.replace('/', '-')}-${coils === 'single' ? 'S' : 'D'}-${volts.startsWith('24') ? '24DC' : '230AC'}`,
    name: `Solenoid valve 5/2, ${port}, ${coils} coil, ${volts}`,
    rupees,
    description: `Five-port two-position spool valve, ${coils} solenoid ${coils === 'single' ? 'with spring return' : 'with memory'}, ${port} ports and ${volts} coil, for double-acting cylinders. Nominal flow ${figure(flow)} L/min, manual override, DIN 43650 plug.`,
    attributes: {
      Port: port,
      Function: '5/2',
      Coil: volts,
      'Nominal flow': `${figure(flow)} L/min`,
      Pressure: '1.5–8 bar',
      Protection: 'IP65',
    },
  }),
});

const frl = singles({
  category,
  subcategory: 'Air preparation & valves',
  group: 'FRL',
  brand: air,
  hsn: '84811000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: except('G3-8') },
  rows: `
    G1-4 | Filter regulator lubricator unit G1/4, 40 µm, with gauge | 1240 | unit: SET; pack: Set with bracket and pressure gauge
      Filter, regulator and lubricator in one G1/4 line unit that cleans, sets and oils compressed air ahead of valves and air tools. Passes 1500 L/min at 6 bar, semi-automatic drain.
      Port: G1/4; Filtration: 40 µm; Set pressure: 0.5–8.5 bar; Flow: 1500 L/min; Bowl: Polycarbonate with guard
    G3-8 | Filter regulator lubricator unit G3/8, 40 µm, with gauge | 1720 | unit: SET; pack: Set with bracket and pressure gauge
      Filter, regulator and lubricator in one G3/8 line unit that cleans, sets and oils compressed air ahead of valves and air tools. Passes 2600 L/min at 6 bar, semi-automatic drain.
      Port: G3/8; Filtration: 40 µm; Set pressure: 0.5–8.5 bar; Flow: 2600 L/min; Bowl: Polycarbonate with guard
    G1-2 | Filter regulator lubricator unit G1/2, 40 µm, with gauge | 2050 | unit: SET; pack: Set with bracket and pressure gauge
      Filter, regulator and lubricator in one G1/2 line unit that cleans, sets and oils compressed air ahead of valves and air tools. Passes 3800 L/min at 6 bar, semi-automatic drain.
      Port: G1/2; Filtration: 40 µm; Set pressure: 0.5–8.5 bar; Flow: 3800 L/min; Bowl: Polycarbonate with guard
  `,
});

const airTubes = singles({
  category,
  subcategory: 'Tubes & fittings',
  group: 'PUT',
  brand: air,
  hsn: '391732',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('6X4-BL', '8X5-BL'), deccan: only('10X6.5-BL', '12X8-BL') },
  rows: `
    6X4-BL | Polyurethane air tube 6 × 4 mm, blue, 100 m | 1290 | unit: ROL; pack: Coil of 100 m
      Flexible 98 Shore A polyurethane tube of 6 mm outside and 4 mm inside diameter for push-in fittings on machines and panels. Working pressure 10 bar at 20 °C.
      Outside diameter: 6 mm; Inside diameter: 4 mm; Working pressure: 10 bar; Length: 100 m; Colour: Blue
    8X5-BL | Polyurethane air tube 8 × 5 mm, blue, 100 m | 2280 | unit: ROL; pack: Coil of 100 m
      Flexible 98 Shore A polyurethane tube of 8 mm outside and 5 mm inside diameter for push-in fittings on machines and panels. Working pressure 10 bar at 20 °C.
      Outside diameter: 8 mm; Inside diameter: 5 mm; Working pressure: 10 bar; Length: 100 m; Colour: Blue
    10X6.5-BL | Polyurethane air tube 10 × 6.5 mm, blue, 100 m | 3350 | unit: ROL; pack: Coil of 100 m
      Flexible 98 Shore A polyurethane tube of 10 mm outside and 6.5 mm inside diameter for push-in fittings on machines and panels. Working pressure 10 bar at 20 °C.
      Outside diameter: 10 mm; Inside diameter: 6.5 mm; Working pressure: 10 bar; Length: 100 m; Colour: Blue
    12X8-BL | Polyurethane air tube 12 × 8 mm, blue, 100 m | 4700 | unit: ROL; pack: Coil of 100 m
      Flexible 98 Shore A polyurethane tube of 12 mm outside and 8 mm inside diameter for push-in fittings on machines and panels. Working pressure 9 bar at 20 °C.
      Outside diameter: 12 mm; Inside diameter: 8 mm; Working pressure: 9 bar; Length: 100 m; Colour: Blue
  `,
});

const pushIn = family<[tube: number, thread: string, shape: 'straight' | 'elbow', each: number]>({
  category,
  subcategory: 'Tubes & fittings',
  group: 'PIF',
  brand: air,
  hsn: '39174000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([tube, , shape]) => tube >= 6 && tube <= 8 && shape === 'straight' },
  rows: [
    [4, 'M5', 'straight', 24],
    [6, 'R1/8', 'straight', 26],
    [6, 'R1/4', 'straight', 29],
    [8, 'R1/4', 'straight', 32],
    [8, 'R3/8', 'straight', 39],
    [10, 'R1/4', 'straight', 43],
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
    description: `${shape === 'straight' ? 'Straight male connector' : 'Swivelling male elbow'} joining ${tube} mm air tube to a thread ${thread}, nickel-plated brass and PBT body. Vacuum to 10 bar, reusable without tools.`,
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
  buyers: { aravalli: ([, , id]) => id <= 13, deccan: ([wires]) => wires === 2 },
  rows: [
    [1, '1/4', 6.3, 225, 100, 128],
    [1, '3/8', 9.5, 180, 130, 165],
    [1, '1/2', 12.7, 160, 180, 205],
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

const couplers = singles({
  category,
  subcategory: 'Hydraulic hoses & fittings',
  group: 'QRC',
  brand: oil,
  hsn: '730799',
  gst: GST.standard,
  buyers: { aravalli: except('ISOA-3-4', 'ISOA-1'), deccan: except('ISOA-1-4', 'ISOA-3-8') },
  rows: `
    ISOA-1-4 | Hydraulic quick coupler pair 1/4 in BSP, ISO A | 390 | unit: SET; pack: Pair of coupler and nipple
      Poppet-valve quick coupler and nipple with 1/4 in BSP female threads, connecting hydraulic lines without oil loss. 315 bar, 12 L/min; interchangeable to ISO 7241 series A.
      Thread: 1/4 in BSP; Working pressure: 315 bar; Rated flow: 12 L/min; Body: Steel, zinc plated; Seal: NBR
    ISOA-3-8 | Hydraulic quick coupler pair 3/8 in BSP, ISO A | 480 | unit: SET; pack: Pair of coupler and nipple
      Poppet-valve quick coupler and nipple with 3/8 in BSP female threads, connecting hydraulic lines without oil loss. 300 bar, 23 L/min; interchangeable to ISO 7241 series A.
      Thread: 3/8 in BSP; Working pressure: 300 bar; Rated flow: 23 L/min; Body: Steel, zinc plated; Seal: NBR
    ISOA-1-2 | Hydraulic quick coupler pair 1/2 in BSP, ISO A | 590 | unit: SET; pack: Pair of coupler and nipple
      Poppet-valve quick coupler and nipple with 1/2 in BSP female threads, connecting hydraulic lines without oil loss. 280 bar, 45 L/min; interchangeable to ISO 7241 series A.
      Thread: 1/2 in BSP; Working pressure: 280 bar; Rated flow: 45 L/min; Body: Steel, zinc plated; Seal: NBR
    ISOA-3-4 | Hydraulic quick coupler pair 3/4 in BSP, ISO A | 990 | unit: SET; pack: Pair of coupler and nipple
      Poppet-valve quick coupler and nipple with 3/4 in BSP female threads, connecting hydraulic lines without oil loss. 250 bar, 106 L/min; interchangeable to ISO 7241 series A.
      Thread: 3/4 in BSP; Working pressure: 250 bar; Rated flow: 106 L/min; Body: Steel, zinc plated; Seal: NBR
    ISOA-1 | Hydraulic quick coupler pair 1 in BSP, ISO A | 1580 | unit: SET; pack: Pair of coupler and nipple
      Poppet-valve quick coupler and nipple with 1 in BSP female threads, connecting hydraulic lines without oil loss. 230 bar, 189 L/min; interchangeable to ISO 7241 series A.
      Thread: 1 in BSP; Working pressure: 230 bar; Rated flow: 189 L/min; Body: Steel, zinc plated; Seal: NBR
  `,
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
    aravalli: ([[id], material]) => material === 'NBR70' || (material === 'FKM75' && id <= 30),
    konkan: ([[id], material]) => material === 'EPDM70' || (material === 'FKM75' && id >= 30),
    deccan: ([[id], material]) => material === 'NBR70' && id >= 30,
  },
  rows: cross(
    [
      [10, 2],
      [20, 2.5],
      [30, 3],
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
