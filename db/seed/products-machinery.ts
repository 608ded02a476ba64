import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Machinery & pumps';

const motors = family<
  [kw: number, hp: number, frame: string, rpm: number, amps: number, efficiency: number, kg: number, rupees: number]
>({
  category,
  subcategory: 'Electric motors',
  group: 'MTR',
  brand: brands.motors,
  hsn: '850152',
  gst: GST.standard,
  buyers: {
    aravalli: ([kw]) => kw <= 7.5,
    konkan: ([kw]) => kw <= 5.5 && kw !== 1.1,
    deccan: ([kw]) => kw >= 2.2,
  },
  rows: [
    [0.75, 1, '80', 1415, 1.8, 82.5, 17, 8200],
    [1.1, 1.5, '90S', 1425, 2.5, 84.1, 21, 9600],
    [1.5, 2, '90L', 1425, 3.3, 85.3, 24, 11_050],
    [2.2, 3, '100L', 1435, 4.6, 86.7, 33, 13_900],
    [3.7, 5, '112M', 1440, 7.4, 88.4, 43, 18_800],
    [5.5, 7.5, '132S', 1455, 10.6, 89.6, 64, 27_500],
    [7.5, 10, '132M', 1455, 14.2, 90.4, 76, 33_500],
    [11, 15, '160M', 1465, 20.5, 91.4, 118, 51_000],
    [15, 20, '160L', 1465, 27.5, 92.1, 136, 64_000],
    [22, 30, '180L', 1470, 40, 93, 185, 96_000],
  ],
  item: ([kw, hp, frame, rpm, amps, efficiency, kg, rupees]) => ({
    code: `${kw}KW-4P-B3`,
    name: `Three-phase induction motor ${kw} kW (${hp} HP), 4 pole, foot-mounted B3, frame ${frame}, IE3, TEFC, IP55, 415 V 50 Hz`,
    rupees,
    hsn: kw <= 0.75 ? '850151' : '850152',
    description: `Totally enclosed fan-cooled squirrel-cage motor of ${kw} kW at ${rpm.toLocaleString('en-IN')} rev/min, efficiency ${efficiency} % (IE3), full-load current ${amps} A. For pumps, fans and gearboxes; IS 12615, class F insulation.`,
    attributes: {
      Output: `${kw} kW (${hp} HP)`,
      Speed: `${rpm.toLocaleString('en-IN')} rev/min`,
      Frame: frame,
      'Full-load current': `${amps} A at 415 V`,
      Efficiency: `${efficiency} % (IE3)`,
      Mounting: 'B3, foot',
      Protection: 'IP55',
      Mass: `${kg} kg`,
    },
  }),
});

/** Centre distance in mm; rated output torque in Nm at 1,400 rev/min in. */
const wormGearboxes = family<[[centre: number, torque: number, input: string, rupees: number], ratio: number]>({
  category,
  subcategory: 'Gearboxes',
  group: 'WGB',
  brand: brands.motors,
  hsn: '84834000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([[centre], ratio]) => centre <= 63 && ratio !== 50, deccan: ([[centre], ratio]) => centre >= 75 && ratio === 30 },
  rows: cross(
    [
      [50, 58, '71 B14', 3150],
      [63, 110, '80 B14', 4350],
      [75, 170, '90 B14', 5900],
      [90, 280, '100 B14', 8450],
    ] as [number, number, string, number][],
    [20, 30, 50],
  ),
  item: ([[centre, torque, input, rupees], ratio]) => ({
    code: `${centre}-I${ratio}`,
    name: `Worm gearbox size ${centre}, ratio ${ratio}:1, hollow shaft, motor flange ${input}`,
    rupees,
    description: `Aluminium-cased worm reducer with ${centre} mm centre distance and ratio ${ratio}:1, turning ${Math.round(1400 / ratio)} rev/min out at 1,400 rev/min in. Takes a ${input} motor; filled with synthetic oil for life.`,
    attributes: {
      'Centre distance': `${centre} mm`,
      Ratio: `${ratio}:1`,
      'Rated output torque': `${torque} Nm`,
      'Motor flange': input,
      'Output shaft': 'Hollow',
    },
  }),
});

const monoblocks = family<[hp: number, kw: number, size: string, head: string, flow: string, phase: 1 | 3, rupees: number]>({
  category,
  subcategory: 'Water pumps',
  group: 'MBP',
  brand: brands.pumps,
  hsn: '84137010',
  gst: GST.standard,
  buyers: { aravalli: ([hp]) => hp === 1 || hp === 3, konkan: ([hp]) => hp <= 3, deccan: true },
  rows: [
    [0.5, 0.37, '25 × 25 mm', '6–21 m', '0.3–1.2 L/s', 1, 3650],
    [1, 0.75, '25 × 25 mm', '12–34 m', '0.4–1.7 L/s', 1, 5150],
    [1.5, 1.1, '40 × 32 mm', '14–28 m', '1.2–3.6 L/s', 1, 8900],
    [2, 1.5, '50 × 40 mm', '12–26 m', '2.5–6.5 L/s', 3, 10_400],
    [3, 2.2, '50 × 40 mm', '18–32 m', '3–8 L/s', 3, 12_900],
    [5, 3.7, '65 × 50 mm', '20–38 m', '5–13 L/s', 3, 18_200],
    [7.5, 5.5, '80 × 65 mm', '22–40 m', '9–20 L/s', 3, 26_500],
  ],
  item: ([hp, kw, size, head, flow, phase, rupees]) => ({
    code: `${hp}HP-${phase}PH`,
    name: `Monoblock centrifugal pump ${hp} HP (${kw} kW), ${size}, ${phase === 1 ? 'single' : 'three'} phase`,
    rupees,
    description: `Monoblock pump of ${kw} kW for clear cold water, head ${head} at ${flow}, suction and delivery ${size}. Cast-iron casing, mechanical seal; IS 9079.`,
    attributes: {
      Rating: `${kw} kW (${hp} HP)`,
      Head: head,
      Discharge: flow,
      'Suction × delivery': size,
      Supply: phase === 1 ? '230 V, 1 phase' : '415 V, 3 phase',
      Speed: '2,900 rev/min',
    },
  }),
});

const dewatering = family<[hp: number, kw: number, outlet: number, head: number, flow: number, rupees: number]>({
  category,
  subcategory: 'Water pumps',
  group: 'DWP',
  brand: brands.pumps,
  hsn: '84137010',
  gst: GST.standard,
  buyers: { deccan: true, konkan: ([hp]) => hp === 1 },
  rows: [
    [1, 0.75, 50, 14, 270, 14_800],
    [2, 1.5, 50, 20, 400, 22_500],
    [3, 2.2, 75, 24, 620, 29_800],
    [5, 3.7, 75, 28, 980, 44_000],
    [7.5, 5.5, 100, 32, 1400, 62_500],
  ],
  item: ([hp, kw, outlet, head, flow, rupees]) => ({
    code: `${hp}HP-${outlet}`,
    name: `Submersible dewatering pump ${hp} HP (${kw} kW), ${outlet} mm outlet`,
    rupees,
    description: `Portable submersible pump of ${kw} kW for muddy water in excavations and sumps, up to ${head} m head and ${flow.toLocaleString('en-IN')} L/min. High-chrome impeller, 15 m cable, IP68.`,
    attributes: {
      Rating: `${kw} kW (${hp} HP)`,
      'Maximum head': `${head} m`,
      'Maximum flow': `${flow.toLocaleString('en-IN')} L/min`,
      Outlet: `${outlet} mm hose`,
      Protection: 'IP68',
    },
  }),
});

const coolantPumps = family<[hp: number, depth: number, flow: number, rupees: number]>({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'CLP',
  brand: brands.pumps,
  hsn: '841370',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [0.1, 150, 40, 4250],
    [0.25, 200, 90, 5600],
    [0.5, 250, 150, 7400],
  ],
  item: ([hp, depth, flow, rupees]) => ({
    code: `${hp}HP-${depth}`,
    name: `Coolant pump ${hp} HP, ${depth} mm immersion, three phase`,
    rupees,
    description: `Vertical immersion coolant pump of ${hp} HP with ${depth} mm stem, circulating up to ${flow} L/min of cutting oil or emulsion on lathes and grinders. 415 V three phase, IP54.`,
    attributes: { Rating: `${hp} HP`, Immersion: `${depth} mm`, 'Maximum flow': `${flow} L/min`, Supply: '415 V, 3 phase' },
  }),
});

const diaphragmPumps = family<[inch: string, body: 'PP' | 'SS 316', flow: number, solids: number, rupees: number]>({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'AODD',
  brand: brands.pumps,
  hsn: '841350',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ['1/2', 'PP', 50, 2.5, 21_500],
    ['1', 'PP', 150, 3.2, 34_800],
    ['1 1/2', 'PP', 340, 4.7, 52_000],
    ['1', 'SS 316', 150, 3.2, 78_000],
    ['2', 'SS 316', 560, 6.3, 142_000],
  ],
  item: ([inch, body, flow, solids, rupees]) => ({
    code: `${inch.replace('/', '-').replace(' ', '-')}-${body.replace(' ', '')}`,
    name: `Air-operated double diaphragm pump ${inch} in, ${body} body, PTFE diaphragms`,
    rupees,
    description: `Air-operated diaphragm pump with ${inch} in ports and ${body} wetted body for acids, solvents and slurries, up to ${flow} L/min and 7 bar. Self-priming, passes solids of ${solids} mm.`,
    attributes: {
      Ports: `${inch} in`,
      Body: body,
      Diaphragm: 'PTFE',
      'Maximum flow': `${flow} L/min`,
      'Maximum pressure': '7 bar',
      Solids: `${solids} mm`,
    },
  }),
});

const dosingPumps = family<[lph: number, bar: number, rupees: number]>({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'DSP',
  brand: brands.pumps,
  hsn: '841350',
  gst: GST.standard,
  buyers: { konkan: true, deccan: ([lph]) => lph <= 10 },
  rows: [
    [6, 5, 6850],
    [10, 4, 7400],
    [20, 8, 18_500],
    [50, 6, 24_900],
  ],
  item: ([lph, bar, rupees]) => ({
    code: `${lph}LPH`,
    name: `Electronic dosing pump ${lph} L/h at ${bar} bar, PVDF head`,
    rupees,
    description: `Solenoid-driven diaphragm dosing pump for chlorine, acid and antiscalant, 0 to ${lph} L/h against ${bar} bar, stroke rate set on the front. Supplied with foot valve, injection valve and tubing.`,
    attributes: { Capacity: `${lph} L/h`, Pressure: `${bar} bar`, Head: 'PVDF', Diaphragm: 'PTFE', Supply: '230 V, 50 Hz' },
  }),
});

export const machinery: Family[] = [
  motors,
  wormGearboxes,
  monoblocks,
  dewatering,
  coolantPumps,
  diaphragmPumps,
  dosingPumps,
];
