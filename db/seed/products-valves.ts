import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Pipes, valves & fittings';
const brand = brands.valves;

const gateValves = family<[dn: number, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'GMGV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { aravalli: ([dn]) => dn <= 25, deccan: true },
  rows: [
    [15, 410],
    [20, 545],
    [25, 790],
    [32, 1160],
    [40, 1540],
    [50, 2320],
  ],
  item: ([dn, rupees]) => ({
    code: String(dn),
    name: `Gunmetal gate valve ${dn} mm, PN 10, screwed`,
    rupees,
    description: `Gunmetal gate valve of ${dn} mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      Body: 'Gunmetal LTB 2',
      'Pressure rating': 'PN 1.0 MPa',
      Ends: 'BSP female',
    },
  }),
});

const ballValves3pc = family<[dn: number, inch: string, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'SSBV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { aravalli: ([dn]) => dn <= 25, konkan: true, deccan: ([dn]) => dn >= 25 },
  rows: [
    [15, '1/2', 760],
    [20, '3/4', 960],
    [25, '1', 1340],
    [32, '1 1/4', 1920],
    [40, '1 1/2', 2560],
    [50, '2', 3820],
  ],
  item: ([dn, inch, rupees]) => ({
    code: `${dn}-3P`,
    name: `SS 316 ball valve ${dn} mm (${inch} in), three-piece, screwed, 1000 WOG`,
    rupees,
    description: `Three-piece full-bore ball valve of ${dn} mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.`,
    attributes: {
      'Nominal size': `${dn} mm (${inch} in)`,
      Body: 'ASTM A351 CF8M',
      Seat: 'PTFE',
      'Pressure rating': '69 bar at 38 °C',
      Ends: 'BSP female',
    },
  }),
});

const butterflyValves = family<[dn: number, operator: string, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'BFV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: ([dn]) => dn <= 100, deccan: true },
  rows: [
    [50, 'lever', 1480],
    [65, 'lever', 1690],
    [80, 'lever', 1950],
    [100, 'lever', 2420],
    [150, 'lever', 4150],
    [200, 'gear', 7600],
  ],
  item: ([dn, operator, rupees]) => ({
    code: `${dn}-PN16`,
    name: `Butterfly valve ${dn} mm, wafer, PN 16, ${operator} operated`,
    rupees,
    description: `Wafer butterfly valve of ${dn} mm with cast-iron body, SS 316 disc and EPDM seat, ${operator} operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      Body: 'Cast iron, epoxy coated',
      Disc: 'SS 316 (CF8M)',
      Seat: 'EPDM',
      'Pressure rating': 'PN 16',
      Operator: operator === 'lever' ? 'Lever with notch plate' : 'Worm gear',
    },
  }),
});

const sluiceValves = family<[dn: number, kg: number, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'CISV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [80, 25, 5350],
    [100, 34, 6750],
    [150, 60, 11_400],
    [200, 98, 17_900],
  ],
  item: ([dn, kg, rupees]) => ({
    code: `${dn}-PN1.0`,
    name: `Cast-iron sluice valve ${dn} mm, PN 1.0, flanged, non-rising spindle`,
    rupees,
    description: `Flanged sluice valve of ${dn} mm for municipal water and pumping mains, with hand wheel and stainless steel spindle, weighing about ${kg} kg. IS 14846, PN 1.0.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      Body: 'Cast iron IS 210 FG 200',
      Spindle: 'Stainless steel, non-rising',
      'Pressure rating': 'PN 1.0',
      Mass: `${kg} kg`,
    },
  }),
});

const checkValves = family<[dn: number, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'DPCV',
  brand,
  hsn: '84813000',
  gst: GST.standard,
  buyers: { konkan: ([dn]) => dn <= 80, deccan: true },
  rows: [
    [50, 1720],
    [65, 2050],
    [80, 2380],
    [100, 3150],
    [150, 5650],
  ],
  item: ([dn, rupees]) => ({
    code: `${dn}-PN16`,
    name: `Dual plate check valve ${dn} mm, wafer, PN 16`,
    rupees,
    description: `Spring-loaded dual plate check valve of ${dn} mm that stops backflow at pump outlets without slamming. Cast-iron body, SS 304 plates, EPDM seat; API 594.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      Body: 'Cast iron',
      Plates: 'SS 304',
      Seat: 'EPDM',
      'Pressure rating': 'PN 16',
    },
  }),
});

const needleValves = family<[inch: string, bore: number, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'NDV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { aravalli: ([inch]) => inch === '1/4', konkan: true },
  rows: [
    ['1/4', 4, 690],
    ['3/8', 5, 780],
    ['1/2', 6, 920],
  ],
  item: ([inch, bore, rupees]) => ({
    code: `316-${inch.replace('/', '-')}`,
    name: `Needle valve SS 316, ${inch} in NPT female, 6000 psi`,
    rupees,
    description: `Bar-stock needle valve in SS 316 with ${inch} in NPT female ends and ${bore} mm orifice, for isolating pressure gauges and sample points. 414 bar at 38 °C, PTFE packing.`,
    attributes: { Ends: `${inch} in NPT female`, Orifice: `${bore} mm`, Body: 'SS 316', 'Pressure rating': '414 bar' },
  }),
});

const safetyValves = family<[inch: string, bar: string, rupees: number]>({
  category,
  subcategory: 'Valves',
  group: 'SRV',
  brand,
  hsn: '84814000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: true, deccan: ([inch]) => inch === '1/2' },
  rows: [
    ['1/2', '5–10', 1180],
    ['3/4', '5–10', 1640],
    ['1', '3–7', 2450],
  ],
  item: ([inch, bar, rupees]) => ({
    code: inch.replace('/', '-'),
    name: `Safety relief valve ${inch} in BSP, bronze, set ${bar} bar`,
    rupees,
    description: `Spring-loaded bronze safety valve of ${inch} in for air receivers and small boilers, set range ${bar} bar with lifting lever and lead seal. Test certificate with each valve; ISO 4126-1.`,
    attributes: { Size: `${inch} in BSP`, 'Set range': `${bar} bar`, Body: 'Bronze', Medium: 'Air, steam' },
  }),
});

/** Class 150 flanges to ASME B16.5: outside diameter, bolt circle in mm, number of holes. */
const flangeSizes: [dn: number, od: number, circle: number, holes: number, kg: number][] = [
  [15, 89, 60.3, 4, 0.4],
  [25, 108, 79.4, 4, 0.8],
  [40, 127, 98.4, 4, 1.4],
  [50, 152, 120.7, 4, 2.2],
  [80, 191, 152.4, 4, 3.6],
  [100, 229, 190.5, 8, 5.3],
  [150, 279, 241.3, 8, 7.5],
];

const flangeSteels = {
  A105: { words: 'forged carbon steel ASTM A105', hsn: '730791', rate: 145 },
  F316L: { words: 'forged stainless steel ASTM A182 F316L', hsn: '730721', rate: 560 },
};

const flanges = family<[(typeof flangeSizes)[number], keyof typeof flangeSteels]>({
  category,
  subcategory: 'Flanges & gaskets',
  group: 'FLG',
  brand,
  hsn: '730791',
  gst: GST.standard,
  buyers: {
    konkan: ([[dn], steel]) => steel === 'F316L' && dn <= 100,
    deccan: ([[dn], steel]) => steel === 'A105' && dn >= 25,
  },
  rows: cross(flangeSizes, ['A105', 'F316L'] as const),
  item: ([[dn, od, circle, holes, kg], steel]) => ({
    code: `SO150-${dn}-${steel}`,
    name: `Slip-on flange ${dn} mm, class 150, raised face, ${steel}`,
    rupees: 35 + kg * flangeSteels[steel].rate,
    hsn: flangeSteels[steel].hsn,
    description: `Slip-on raised-face flange of ${dn} mm in ${flangeSteels[steel].words}, ${holes} bolt holes on a ${circle} mm circle. ASME B16.5 class 150.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      'Outside diameter': `${od} mm`,
      'Bolt circle': `${circle} mm`,
      Holes: String(holes),
      Material: steel,
      Mass: `${kg} kg`,
    },
  }),
});

const flangeGaskets = family<[dn: number, inner: number, outer: number, material: 'CNAF' | 'PTFE']>({
  category,
  subcategory: 'Flanges & gaskets',
  group: 'GSK',
  brand: brands.seals,
  hsn: '848410',
  gst: GST.standard,
  buyers: { konkan: ([, , , material]) => material === 'PTFE', deccan: ([, , , material]) => material === 'CNAF' },
  rows: cross(
    [
      [25, 33, 67],
      [50, 60, 105],
      [80, 89, 137],
      [100, 114, 175],
    ] as [number, number, number][],
    ['CNAF', 'PTFE'] as const,
  ).map(([[dn, inner, outer], material]) => [dn, inner, outer, material]),
  item: ([dn, inner, outer, material]) => ({
    code: `${material}-${dn}`,
    name: `Flange gasket ${dn} mm, class 150, ${material === 'CNAF' ? 'non-asbestos fibre' : 'PTFE'}, 3 mm`,
    rupees: 10 * (4 + outer ** 2 * (material === 'CNAF' ? 0.0024 : 0.0125)),
    unit: 'PAC',
    pack: 'Pack of 10',
    hsn: material === 'CNAF' ? '848490' : '39269099',
    description: `Ring gasket of ${dn} mm for raised-face class 150 flanges, ${inner} × ${outer} × 3 mm, in ${material === 'CNAF' ? 'compressed non-asbestos fibre for water, steam and air' : 'virgin PTFE for acids, solvents and purified water'}. ASME B16.21.`,
    attributes: {
      'Nominal size': `${dn} mm`,
      'Inside diameter': `${inner} mm`,
      'Outside diameter': `${outer} mm`,
      Thickness: '3 mm',
      Material: material === 'CNAF' ? 'Compressed non-asbestos fibre' : 'Virgin PTFE',
    },
  }),
});

export const valves: Family[] = [
  gateValves,
  ballValves3pc,
  butterflyValves,
  sluiceValves,
  checkValves,
  needleValves,
  safetyValves,
  flanges,
  flangeGaskets,
];
