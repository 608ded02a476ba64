import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Electricals & lighting';
const brand = brands.switchgear;

const poleNames = { 1: 'single pole', 3: 'triple pole' };
const poleFactor = { 1: 1, 3: 4.6 };

const mcbs = family<[amps: number, poles: 1 | 3]>({
  category,
  subcategory: 'Circuit breakers',
  group: 'MCB',
  brand,
  hsn: '853620',
  gst: GST.standard,
  buyers: {
    aravalli: ([amps]) => amps >= 16 && amps <= 32,
    konkan: ([amps, poles]) => poles === 1 && amps <= 32,
    deccan: true,
  },
  rows: cross([6, 10, 16, 32, 63], [1, 3] as const),
  item: ([amps, poles]) => ({
    code: `C${amps}-${poles}P`,
    name: `MCB ${amps} A, ${poleNames[poles]}, C curve, 10 kA`,
    rupees: (amps <= 32 ? 168 + amps * 0.4 : 298) * poleFactor[poles],
    description: `Miniature circuit breaker of ${amps} A, ${poleNames[poles]}, C characteristic, for ${poles === 3 ? 'small motors and three-phase circuits' : 'lighting and socket circuits'}. Breaking capacity 10 kA, 35 mm rail; IS/IEC 60898-1.`,
    attributes: {
      'Rated current': `${amps} A`,
      Poles: String(poles),
      Curve: 'C',
      'Breaking capacity': '10 kA',
      Width: `${poles} module${poles > 1 ? 's' : ''}`,
    },
  }),
});

const rccbs = singles({
  category,
  subcategory: 'Circuit breakers',
  group: 'RCCB',
  brand,
  hsn: '853630',
  gst: GST.standard,
  buyers: { konkan: only('25-2P-30MA', '40-4P-30MA'), deccan: true },
  rows: `
    25-2P-30MA | RCCB 25 A, 2 pole, 30 mA, type AC | 1680
      Residual current circuit breaker of 25 A and 2 poles that trips at 30 mA earth leakage, for protection of people on socket circuits and site boards. IS 12640 (Part 1).
      Rated current: 25 A; Poles: 2; Sensitivity: 30 mA; Type: AC; Standard: IS 12640 (Part 1)
    40-4P-30MA | RCCB 40 A, 4 pole, 30 mA, type AC | 2480
      Residual current circuit breaker of 40 A and 4 poles that trips at 30 mA earth leakage, for protection of people on socket circuits and site boards. IS 12640 (Part 1).
      Rated current: 40 A; Poles: 4; Sensitivity: 30 mA; Type: AC; Standard: IS 12640 (Part 1)
    63-4P-30MA | RCCB 63 A, 4 pole, 30 mA, type AC | 2790
      Residual current circuit breaker of 63 A and 4 poles that trips at 30 mA earth leakage, for protection of people on socket circuits and site boards. IS 12640 (Part 1).
      Rated current: 63 A; Poles: 4; Sensitivity: 30 mA; Type: AC; Standard: IS 12640 (Part 1)
    63-4P-100MA | RCCB 63 A, 4 pole, 100 mA, type AC | 2950
      Residual current circuit breaker of 63 A and 4 poles that trips at 100 mA earth leakage, for fire protection of distribution boards. IS 12640 (Part 1).
      Rated current: 63 A; Poles: 4; Sensitivity: 100 mA; Type: AC; Standard: IS 12640 (Part 1)
  `,
});

const mccbs = singles({
  category,
  subcategory: 'Circuit breakers',
  group: 'MCCB',
  brand,
  hsn: '853620',
  gst: GST.standard,
  buyers: {
    aravalli: only('100-3P-25KA', '250-3P-36KA'),
    konkan: only('63-3P-25KA', '100-3P-25KA'),
    deccan: except('63-3P-25KA'),
  },
  rows: `
    63-3P-25KA | MCCB 63 A, three pole, 25 kA, thermal-magnetic | 2950
      Moulded case circuit breaker of 63 A in a 125 A frame with adjustable thermal release, 25 kA at 415 V, for feeders and incomers. IS/IEC 60947-2.
      Rated current: 63 A; Frame: 125 A; Poles: 3; Breaking capacity: 25 kA at 415 V; Release: Thermal-magnetic, adjustable
    100-3P-25KA | MCCB 100 A, three pole, 25 kA, thermal-magnetic | 3250
      Moulded case circuit breaker of 100 A in a 125 A frame with adjustable thermal release, 25 kA at 415 V, for feeders and incomers. IS/IEC 60947-2.
      Rated current: 100 A; Frame: 125 A; Poles: 3; Breaking capacity: 25 kA at 415 V; Release: Thermal-magnetic, adjustable
    160-3P-36KA | MCCB 160 A, three pole, 36 kA, thermal-magnetic | 5400
      Moulded case circuit breaker of 160 A in a 160 A frame with adjustable thermal release, 36 kA at 415 V, for feeders and incomers. IS/IEC 60947-2.
      Rated current: 160 A; Frame: 160 A; Poles: 3; Breaking capacity: 36 kA at 415 V; Release: Thermal-magnetic, adjustable
    250-3P-36KA | MCCB 250 A, three pole, 36 kA, thermal-magnetic | 8200
      Moulded case circuit breaker of 250 A in a 250 A frame with adjustable thermal release, 36 kA at 415 V, for feeders and incomers. IS/IEC 60947-2.
      Rated current: 250 A; Frame: 250 A; Poles: 3; Breaking capacity: 36 kA at 415 V; Release: Thermal-magnetic, adjustable
    400-3P-50KA | MCCB 400 A, three pole, 50 kA, thermal-magnetic | 17200
      Moulded case circuit breaker of 400 A in a 400 A frame with adjustable thermal release, 50 kA at 415 V, for feeders and incomers. IS/IEC 60947-2.
      Rated current: 400 A; Frame: 400 A; Poles: 3; Breaking capacity: 50 kA at 415 V; Release: Thermal-magnetic, adjustable
  `,
});

const contactors = family<[amps: number, kw: number, rupees: number]>({
  category,
  subcategory: 'Motor control',
  group: 'CNT',
  brand,
  hsn: '853649',
  gst: GST.standard,
  buyers: { aravalli: ([amps]) => amps <= 40, konkan: ([amps]) => amps <= 18, deccan: ([amps]) => amps >= 25 },
  rows: [
    [9, 4, 740],
    [18, 7.5, 1090],
    [25, 11, 1520],
    [32, 15, 2050],
    [40, 18.5, 2980],
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

const overloads = singles({
  category,
  subcategory: 'Motor control',
  group: 'OLR',
  brand,
  hsn: '853649',
  gst: GST.standard,
  buyers: { aravalli: only('4-6.5A', '6-10A', '9-14A'), deccan: except('4-6.5A', '6-10A') },
  rows: `
    4-6.5A | Thermal overload relay 4–6.5 A, class 10 | 790
      Bimetal overload relay set from 4 to 6.5 A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.
      Range: 4–6.5 A; Trip class: 10; Contacts: 1 NO + 1 NC; Reset: Manual or automatic
    6-10A | Thermal overload relay 6–10 A, class 10 | 820
      Bimetal overload relay set from 6 to 10 A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.
      Range: 6–10 A; Trip class: 10; Contacts: 1 NO + 1 NC; Reset: Manual or automatic
    9-14A | Thermal overload relay 9–14 A, class 10 | 860
      Bimetal overload relay set from 9 to 14 A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.
      Range: 9–14 A; Trip class: 10; Contacts: 1 NO + 1 NC; Reset: Manual or automatic
    13-21A | Thermal overload relay 13–21 A, class 10 | 1180
      Bimetal overload relay set from 13 to 21 A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.
      Range: 13–21 A; Trip class: 10; Contacts: 1 NO + 1 NC; Reset: Manual or automatic
    20-32A | Thermal overload relay 20–32 A, class 10 | 1460
      Bimetal overload relay set from 20 to 32 A that protects a motor against overload and loss of a phase; plugs under a contactor. Manual or automatic reset, trip class 10; IS/IEC 60947-4-1.
      Range: 20–32 A; Trip class: 10; Contacts: 1 NO + 1 NC; Reset: Manual or automatic
  `,
});

const drives = singles({
  category,
  subcategory: 'Motor control',
  group: 'VFD',
  brand,
  hsn: '850440',
  gst: GST.standard,
  buyers: {
    aravalli: except('5.5KW-3PH', '7.5KW-3PH'),
    konkan: only('0.75KW-1PH', '2.2KW-3PH'),
    deccan: only('5.5KW-3PH', '7.5KW-3PH'),
  },
  rows: `
    0.75KW-1PH | Variable frequency drive 0.75 kW, 230 V single phase input | 8900
      Sensorless vector drive for 0.75 kW induction motors on pumps, fans and conveyors, output 4.2 A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.
      Motor rating: 0.75 kW; Output current: 4.2 A; Input: 200–240 V, 1 phase; Interface: RS-485, Modbus RTU; Protection: IP20
    2.2KW-3PH | Variable frequency drive 2.2 kW, 415 V three phase input | 13600
      Sensorless vector drive for 2.2 kW induction motors on pumps, fans and conveyors, output 5.5 A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.
      Motor rating: 2.2 kW; Output current: 5.5 A; Input: 380–480 V, 3 phase; Interface: RS-485, Modbus RTU; Protection: IP20
    3.7KW-3PH | Variable frequency drive 3.7 kW, 415 V three phase input | 17400
      Sensorless vector drive for 3.7 kW induction motors on pumps, fans and conveyors, output 9 A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.
      Motor rating: 3.7 kW; Output current: 9 A; Input: 380–480 V, 3 phase; Interface: RS-485, Modbus RTU; Protection: IP20
    5.5KW-3PH | Variable frequency drive 5.5 kW, 415 V three phase input | 23500
      Sensorless vector drive for 5.5 kW induction motors on pumps, fans and conveyors, output 13 A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.
      Motor rating: 5.5 kW; Output current: 13 A; Input: 380–480 V, 3 phase; Interface: RS-485, Modbus RTU; Protection: IP20
    7.5KW-3PH | Variable frequency drive 7.5 kW, 415 V three phase input | 28800
      Sensorless vector drive for 7.5 kW induction motors on pumps, fans and conveyors, output 17 A, 0 to 400 Hz, with keypad and RS-485. Built-in EMC filter and brake chopper; IEC 61800-5-1.
      Motor rating: 7.5 kW; Output current: 17 A; Input: 380–480 V, 3 phase; Interface: RS-485, Modbus RTU; Protection: IP20
  `,
});

const sensors = singles({
  category,
  subcategory: 'Motor control',
  group: 'PRX',
  brand,
  hsn: '853650',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('M12-PNP', 'M18-PNP') },
  rows: `
    M8-PNP | Inductive proximity sensor M8, 2 mm, PNP NO, 10–30 V DC | 620
      Inductive sensor in an M8 brass barrel sensing steel at 2 mm, PNP normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.
      Thread: M8 × 1; Sensing distance: 2 mm; Output: PNP, NO; Supply: 10–30 V DC; Protection: IP67
    M12-PNP | Inductive proximity sensor M12, 4 mm, PNP NO, 10–30 V DC | 540
      Inductive sensor in an M12 brass barrel sensing steel at 4 mm, PNP normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.
      Thread: M12 × 1; Sensing distance: 4 mm; Output: PNP, NO; Supply: 10–30 V DC; Protection: IP67
    M12-NPN | Inductive proximity sensor M12, 4 mm, NPN NO, 10–30 V DC | 540
      Inductive sensor in an M12 brass barrel sensing steel at 4 mm, NPN normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.
      Thread: M12 × 1; Sensing distance: 4 mm; Output: NPN, NO; Supply: 10–30 V DC; Protection: IP67
    M18-PNP | Inductive proximity sensor M18, 8 mm, PNP NO, 10–30 V DC | 610
      Inductive sensor in an M18 brass barrel sensing steel at 8 mm, PNP normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.
      Thread: M18 × 1; Sensing distance: 8 mm; Output: PNP, NO; Supply: 10–30 V DC; Protection: IP67
    M18-NPN | Inductive proximity sensor M18, 8 mm, NPN NO, 10–30 V DC | 610
      Inductive sensor in an M18 brass barrel sensing steel at 8 mm, NPN normally open with LED and 2 m cable, for cylinder stops and counting. IP67; IEC 60947-5-2.
      Thread: M18 × 1; Sensing distance: 8 mm; Output: NPN, NO; Supply: 10–30 V DC; Protection: IP67
  `,
});

const industrialSockets = family<[kind: 'plug' | 'socket', amps: number, pins: number, rupees: number]>({
  category,
  subcategory: 'Plugs & sockets',
  group: 'IPS',
  brand,
  hsn: '853669',
  gst: GST.standard,
  buyers: { aravalli: ([, amps]) => amps === 32, konkan: ([, amps]) => amps === 16, deccan: true },
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
    attributes: {
      Current: `${amps} A`,
      Pins: String(pins),
      Voltage: pins === 3 ? '240 V' : '415 V',
      Protection: amps === 63 ? 'IP67' : 'IP44',
    },
  }),
});

const boards = singles({
  category,
  subcategory: 'Plugs & sockets',
  group: 'DB',
  brand,
  hsn: '853720',
  gst: GST.standard,
  buyers: { konkan: only('EXT-4S'), deccan: except('EXT-4S') },
  rows: `
    SPN-8 | Distribution board SPN 8 way, double door | 1290 | hsn: 853810
      Powder-coated SPN distribution board with bus bar and neutral link for eight MCBs.
      Ways: 8; Door: Double, metal; Protection: IP43
    TPN-6 | Distribution board TPN 6 way, double door | 3650 | hsn: 853810
      Powder-coated TPN distribution board, six ways a phase, with bus bar for MCB incomer.
      Ways: 6 per phase; Door: Double, metal; Protection: IP43
    SITE-63 | Site power board 63 A with RCCB and five sockets | 16800 | hsn: 853710
      Portable site distribution board on a steel frame, with RCCB incomer and MCB for each socket; IS 3043 earthing terminal.
      Incomer: 63 A RCCB, 30 mA; Outlets: 3 × 16 A, 2 × 32 A; Protection: IP54
    EXT-4S | Extension board 4 socket, 16 A, 5 m cable | 1140 | hsn: 853669
      Metal-bodied extension board with four 6/16 A sockets, overload switch and indicator; sockets to IS 1293.
      Sockets: 4 × 6/16 A; Cable: 5 m, 1.5 mm²; Protection: Overload switch
    EXT-R30 | Cable reel 30 m, 16 A, with thermal cut-out | 5450 | hsn: 853669
      Steel cable reel with 30 m of 3 × 2.5 mm² rubber cable, three 16 A sockets and thermal cut-out.
      Sockets: 3 × 16 A; Cable: 30 m, 2.5 mm²; Protection: Thermal cut-out
  `,
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
