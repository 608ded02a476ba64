import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Electricals & lighting';
const brand = brands.switchgear;

const poleNames = { 1: 'single pole', 2: 'double pole', 3: 'triple pole' };
const poleFactor = { 1: 1, 2: 3, 3: 4.6 };

const mcbs = family<[amps: number, poles: 1 | 2 | 3]>({
  category,
  subcategory: 'Circuit breakers',
  group: 'MCB',
  brand,
  hsn: '853620',
  gst: GST.standard,
  buyers: {
    aravalli: ([amps, poles]) => poles !== 2 && amps >= 16 && amps <= 32,
    konkan: ([amps, poles]) => poles === 1 || (poles === 3 && amps === 32),
    deccan: true,
  },
  rows: cross([6, 10, 16, 20, 32, 63], [1, 2, 3] as const),
  item: ([amps, poles]) => ({
    code: `C${amps}-${poles}P`,
    name: `MCB ${amps} A, ${poleNames[poles]}, C curve, 10 kA`,
    rupees: (amps <= 32 ? 168 + amps * 0.4 : 298) * poleFactor[poles],
    description: `Miniature circuit breaker of ${amps} A, ${poleNames[poles]}, C characteristic, for ${poles === 3 ? 'small motors and three-phase circuits' : poles === 2 ? 'single-phase incomers' : 'lighting and socket circuits'}. Breaking capacity 10 kA, 35 mm rail; IS/IEC 60898-1.`,
    attributes: {
      'Rated current': `${amps} A`,
      Poles: String(poles),
      Curve: 'C',
      'Breaking capacity': '10 kA',
      Width: `${poles} module${poles > 1 ? 's' : ''}`,
    },
  }),
});

const rccbs = family<[amps: number, poles: 2 | 4, ma: number, rupees: number]>({
  category,
  subcategory: 'Circuit breakers',
  group: 'RCCB',
  brand,
  hsn: '853630',
  gst: GST.standard,
  buyers: { aravalli: ([amps, poles]) => poles === 4 && amps === 40, konkan: ([, , ma]) => ma === 30, deccan: true },
  rows: [
    [25, 2, 30, 1680],
    [40, 2, 30, 1790],
    [40, 4, 30, 2480],
    [63, 4, 30, 2790],
    [63, 4, 100, 2950],
  ],
  item: ([amps, poles, ma, rupees]) => ({
    code: `${amps}-${poles}P-${ma}MA`,
    name: `RCCB ${amps} A, ${poles} pole, ${ma} mA, type AC`,
    rupees,
    description: `Residual current circuit breaker of ${amps} A and ${poles} poles that trips at ${ma} mA earth leakage, for ${ma === 30 ? 'protection of people on socket circuits and site boards' : 'fire protection of distribution boards'}. IS 12640 (Part 1).`,
    attributes: { 'Rated current': `${amps} A`, Poles: String(poles), Sensitivity: `${ma} mA`, Type: 'AC', Standard: 'IS 12640 (Part 1)' },
  }),
});

const mccbs = family<[amps: number, frame: number, ka: number, rupees: number]>({
  category,
  subcategory: 'Circuit breakers',
  group: 'MCCB',
  brand,
  hsn: '853620',
  gst: GST.standard,
  buyers: { aravalli: ([amps]) => amps === 100 || amps === 250, konkan: ([amps]) => amps <= 160, deccan: true },
  rows: [
    [63, 125, 25, 2950],
    [100, 125, 25, 3250],
    [160, 160, 36, 5400],
    [250, 250, 36, 8200],
    [400, 400, 50, 17_200],
    [630, 630, 50, 25_800],
  ],
  item: ([amps, frame, ka, rupees]) => ({
    code: `${amps}-3P-${ka}KA`,
    name: `MCCB ${amps} A, three pole, ${ka} kA, thermal-magnetic`,
    rupees,
    description: `Moulded case circuit breaker of ${amps} A in a ${frame} A frame with adjustable thermal release, ${ka} kA at 415 V, for feeders and incomers. IS/IEC 60947-2.`,
    attributes: {
      'Rated current': `${amps} A`,
      Frame: `${frame} A`,
      Poles: '3',
      'Breaking capacity': `${ka} kA at 415 V`,
      Release: 'Thermal-magnetic, adjustable',
    },
  }),
});

const contactors = family<[amps: number, kw: number, rupees: number]>({
  category,
  subcategory: 'Motor control',
  group: 'CNT',
  brand,
  hsn: '853649',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([amps]) => amps <= 32, deccan: ([amps]) => amps >= 18 },
  rows: [
    [9, 4, 740],
    [12, 5.5, 840],
    [18, 7.5, 1090],
    [25, 11, 1520],
    [32, 15, 2050],
    [40, 18.5, 2980],
    [65, 30, 4750],
    [95, 45, 7450],
  ],
  item: ([amps, kw, rupees]) => ({
    code: `${amps}A-230`,
    name: `Power contactor ${amps} A AC-3, three pole, 230 V AC coil`,
    rupees,
    description: `Three-pole contactor for motors up to ${kw} kW at 415 V, ${amps} A in category AC-3, coil 230 V 50 Hz with one auxiliary contact. Rail or screw mounting; IS/IEC 60947-4-1.`,
    attributes: {
      'Rated current AC-3': `${amps} A`,
      'Motor at 415 V': `${kw} kW`,
      Coil: '230 V AC',
      Auxiliary: '1 NO',
      Poles: '3',
    },
  }),
});

const overloads = family<[low: number, high: number, rupees: number]>({
  category,
  subcategory: 'Motor control',
  group: 'OLR',
  brand,
  hsn: '853649',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([low]) => low >= 6 },
  rows: [
    [2.5, 4, 790],
    [4, 6.5, 790],
    [6, 10, 820],
    [9, 14, 860],
    [13, 21, 1180],
    [20, 32, 1460],
  ],
  item: ([low, high, rupees]) => ({
    code: `${low}-${high}A`,
    name: `Thermal overload relay ${low}–${high} A, class 10`,
    rupees,
    description: `Bimetal overload relay set from ${low} to ${high} A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.`,
    attributes: { Range: `${low}–${high} A`, 'Trip class': '10', Contacts: '1 NO + 1 NC', Reset: 'Manual or automatic' },
  }),
});

const drives = family<[kw: number, amps: number, phase: 1 | 3, rupees: number]>({
  category,
  subcategory: 'Motor control',
  group: 'VFD',
  brand,
  hsn: '850440',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([kw]) => kw <= 3.7, deccan: ([kw]) => kw >= 5.5 },
  rows: [
    [0.75, 4.2, 1, 8900],
    [1.5, 4, 3, 11_800],
    [2.2, 5.5, 3, 13_600],
    [3.7, 9, 3, 17_400],
    [5.5, 13, 3, 23_500],
    [7.5, 17, 3, 28_800],
  ],
  item: ([kw, amps, phase, rupees]) => ({
    code: `${kw}KW-${phase}PH`,
    name: `Variable frequency drive ${kw} kW, ${phase === 1 ? '230 V single phase' : '415 V three phase'} input`,
    rupees,
    description: `Sensorless vector drive for ${kw} kW induction motors on pumps, fans and conveyors, output ${amps} A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.`,
    attributes: {
      'Motor rating': `${kw} kW`,
      'Output current': `${amps} A`,
      Input: phase === 1 ? '200–240 V, 1 phase' : '380–480 V, 3 phase',
      Interface: 'RS-485, Modbus RTU',
      Protection: 'IP20',
    },
  }),
});

const sensors = family<[size: number, range: number, output: 'PNP' | 'NPN', rupees: number]>({
  category,
  subcategory: 'Motor control',
  group: 'PRX',
  brand,
  hsn: '853650',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, , output]) => output === 'PNP' },
  rows: [
    [8, 2, 'PNP', 620],
    [12, 4, 'PNP', 540],
    [12, 4, 'NPN', 540],
    [18, 8, 'PNP', 610],
    [18, 8, 'NPN', 610],
    [30, 15, 'PNP', 790],
  ],
  item: ([size, range, output, rupees]) => ({
    code: `M${size}-${output}`,
    name: `Inductive proximity sensor M${size}, ${range} mm, ${output} NO, 10–30 V DC`,
    rupees,
    description: `Inductive sensor in an M${size} brass barrel sensing steel at ${range} mm, ${output} normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.`,
    attributes: { Thread: `M${size} × 1`, 'Sensing distance': `${range} mm`, Output: `${output}, NO`, Supply: '10–30 V DC', Protection: 'IP67' },
  }),
});

const industrialSockets = family<[kind: 'plug' | 'socket', amps: number, pins: number, rupees: number]>({
  category,
  subcategory: 'Plugs & sockets',
  group: 'IPS',
  brand,
  hsn: '853669',
  gst: GST.standard,
  buyers: { aravalli: ([, amps]) => amps === 32, konkan: ([, amps]) => amps <= 32, deccan: true },
  rows: [
    ['plug', 16, 3, 165],
    ['socket', 16, 3, 215],
    ['plug', 32, 5, 385],
    ['socket', 32, 5, 490],
    ['plug', 63, 5, 1180],
    ['socket', 63, 5, 1490],
  ],
  item: ([kind, amps, pins, rupees]) => ({
    code: `${kind === 'plug' ? 'P' : 'S'}${amps}-${pins}P`,
    name: `Industrial ${kind}, ${amps} A, ${pins} pin, ${pins === 3 ? '240 V blue' : '415 V red'}, ${amps === 63 ? 'IP67' : 'IP44'}`,
    rupees,
    description: `${kind === 'plug' ? 'Cable plug' : 'Surface wall socket'} of ${amps} A with ${pins} pins for site boards, welding sets and machines. ${amps === 63 ? 'Watertight IP67 with bayonet ring' : 'Splash-proof IP44'}; IS/IEC 60309-1.`,
    attributes: { Current: `${amps} A`, Pins: String(pins), Voltage: pins === 3 ? '240 V' : '415 V', Protection: amps === 63 ? 'IP67' : 'IP44' },
  }),
});

const boards = singles({
  category,
  subcategory: 'Plugs & sockets',
  group: 'DB',
  brand,
  hsn: '853720',
  gst: GST.standard,
  buyers: { konkan: ([code]) => code.startsWith('EXT'), deccan: true, aravalli: ([code]) => code === 'EXT-4S' },
  rows: [
    ['SPN-8', 'Distribution board SPN 8 way, double door', 'Powder-coated SPN distribution board with bus bar and neutral link for eight MCBs', { Ways: '8', Door: 'Double, metal', Protection: 'IP43' }, 1290, { hsn: '853810' }],
    ['TPN-6', 'Distribution board TPN 6 way, double door', 'Powder-coated TPN distribution board, six ways a phase, with bus bar for MCB incomer', { Ways: '6 per phase', Door: 'Double, metal', Protection: 'IP43' }, 3650, { hsn: '853810' }],
    ['SITE-63', 'Site power board 63 A with RCCB and five sockets', 'Portable site distribution board on a steel frame, with RCCB incomer and MCB for each socket; IS 3043 earthing terminal', { Incomer: '63 A RCCB, 30 mA', Outlets: '3 × 16 A, 2 × 32 A', Protection: 'IP54' }, 16_800, { hsn: '853710' }],
    ['EXT-4S', 'Extension board 4 socket, 16 A, 5 m cable', 'Metal-bodied extension board with four 6/16 A sockets, overload switch and indicator; sockets to IS 1293', { Sockets: '4 × 6/16 A', Cable: '5 m, 1.5 mm²', Protection: 'Overload switch' }, 1140, { hsn: '853669' }],
    ['EXT-R30', 'Cable reel 30 m, 16 A, with thermal cut-out', 'Steel cable reel with 30 m of 3 × 2.5 mm² rubber cable, three 16 A sockets and thermal cut-out', { Sockets: '3 × 16 A', Cable: '30 m, 2.5 mm²', Protection: 'Thermal cut-out' }, 5450, { hsn: '853669' }],
  ],
});

export const electricals: Family[] = [
  mcbs,
  rccbs,
  mccbs,
  contactors,
  overloads,
  drives,
  sensors,
  industrialSockets,
  boards,
];
