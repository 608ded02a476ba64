import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Pipes, valves & fittings';
const brand = brands.valves;

const gateValves = singles({
  category,
  subcategory: 'Valves',
  group: 'GMGV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    15 | Gunmetal gate valve 15 mm, PN 10, screwed | 410
      Gunmetal gate valve of 15 mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.
      Nominal size: 15 mm; Body: Gunmetal LTB 2; Pressure rating: PN 1.0 MPa; Ends: BSP female
    20 | Gunmetal gate valve 20 mm, PN 10, screwed | 545
      Gunmetal gate valve of 20 mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.
      Nominal size: 20 mm; Body: Gunmetal LTB 2; Pressure rating: PN 1.0 MPa; Ends: BSP female
    25 | Gunmetal gate valve 25 mm, PN 10, screwed | 790
      Gunmetal gate valve of 25 mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.
      Nominal size: 25 mm; Body: Gunmetal LTB 2; Pressure rating: PN 1.0 MPa; Ends: BSP female
    40 | Gunmetal gate valve 40 mm, PN 10, screwed | 1540
      Gunmetal gate valve of 40 mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.
      Nominal size: 40 mm; Body: Gunmetal LTB 2; Pressure rating: PN 1.0 MPa; Ends: BSP female
    50 | Gunmetal gate valve 50 mm, PN 10, screwed | 2320
      Gunmetal gate valve of 50 mm nominal size with inside screw and non-rising stem, for water lines up to 45 °C. Screwed BSP female ends; IS 778 class 1.
      Nominal size: 50 mm; Body: Gunmetal LTB 2; Pressure rating: PN 1.0 MPa; Ends: BSP female
  `,
});

const ballValves3pc = singles({
  category,
  subcategory: 'Valves',
  group: 'SSBV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: true, deccan: except('15-3P', '20-3P') },
  rows: `
    15-3P | SS 316 ball valve 15 mm (1/2 in), three-piece, screwed, 1000 WOG | 760
      Three-piece full-bore ball valve of 15 mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.
      Nominal size: 15 mm (1/2 in); Body: ASTM A351 CF8M; Seat: PTFE; Pressure rating: 69 bar at 38 °C; Ends: BSP female
    20-3P | SS 316 ball valve 20 mm (3/4 in), three-piece, screwed, 1000 WOG | 960
      Three-piece full-bore ball valve of 20 mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.
      Nominal size: 20 mm (3/4 in); Body: ASTM A351 CF8M; Seat: PTFE; Pressure rating: 69 bar at 38 °C; Ends: BSP female
    25-3P | SS 316 ball valve 25 mm (1 in), three-piece, screwed, 1000 WOG | 1340
      Three-piece full-bore ball valve of 25 mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.
      Nominal size: 25 mm (1 in); Body: ASTM A351 CF8M; Seat: PTFE; Pressure rating: 69 bar at 38 °C; Ends: BSP female
    40-3P | SS 316 ball valve 40 mm (1 1/2 in), three-piece, screwed, 1000 WOG | 2560
      Three-piece full-bore ball valve of 40 mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.
      Nominal size: 40 mm (1 1/2 in); Body: ASTM A351 CF8M; Seat: PTFE; Pressure rating: 69 bar at 38 °C; Ends: BSP female
    50-3P | SS 316 ball valve 50 mm (2 in), three-piece, screwed, 1000 WOG | 3820
      Three-piece full-bore ball valve of 50 mm in CF8M with PTFE seats and lockable lever, for steam condensate, solvents and water. Screwed BSP ends; ISO 17292.
      Nominal size: 50 mm (2 in); Body: ASTM A351 CF8M; Seat: PTFE; Pressure rating: 69 bar at 38 °C; Ends: BSP female
  `,
});

const butterflyValves = singles({
  category,
  subcategory: 'Valves',
  group: 'BFV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: except('150-PN16', '200-PN16'), deccan: except('50-PN16') },
  rows: `
    50-PN16 | Butterfly valve 50 mm, wafer, PN 16, lever operated | 1480
      Wafer butterfly valve of 50 mm with cast-iron body, SS 316 disc and EPDM seat, lever operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.
      Nominal size: 50 mm; Body: Cast iron, epoxy coated; Disc: SS 316 (CF8M); Seat: EPDM; Pressure rating: PN 16; Operator: Lever with notch plate
    80-PN16 | Butterfly valve 80 mm, wafer, PN 16, lever operated | 1950
      Wafer butterfly valve of 80 mm with cast-iron body, SS 316 disc and EPDM seat, lever operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.
      Nominal size: 80 mm; Body: Cast iron, epoxy coated; Disc: SS 316 (CF8M); Seat: EPDM; Pressure rating: PN 16; Operator: Lever with notch plate
    100-PN16 | Butterfly valve 100 mm, wafer, PN 16, lever operated | 2420
      Wafer butterfly valve of 100 mm with cast-iron body, SS 316 disc and EPDM seat, lever operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.
      Nominal size: 100 mm; Body: Cast iron, epoxy coated; Disc: SS 316 (CF8M); Seat: EPDM; Pressure rating: PN 16; Operator: Lever with notch plate
    150-PN16 | Butterfly valve 150 mm, wafer, PN 16, lever operated | 4150
      Wafer butterfly valve of 150 mm with cast-iron body, SS 316 disc and EPDM seat, lever operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.
      Nominal size: 150 mm; Body: Cast iron, epoxy coated; Disc: SS 316 (CF8M); Seat: EPDM; Pressure rating: PN 16; Operator: Lever with notch plate
    200-PN16 | Butterfly valve 200 mm, wafer, PN 16, gear operated | 7600
      Wafer butterfly valve of 200 mm with cast-iron body, SS 316 disc and EPDM seat, gear operated, for cooling water and fire lines. Fits between PN 16 and class 150 flanges; EN 593.
      Nominal size: 200 mm; Body: Cast iron, epoxy coated; Disc: SS 316 (CF8M); Seat: EPDM; Pressure rating: PN 16; Operator: Worm gear
  `,
});

const sluiceValves = singles({
  category,
  subcategory: 'Valves',
  group: 'CISV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    80-PN1.0 | Cast-iron sluice valve 80 mm, PN 1.0, flanged, non-rising spindle | 5350
      Flanged sluice valve of 80 mm for municipal water and pumping mains, with hand wheel and stainless steel spindle, weighing about 25 kg. IS 14846, PN 1.0.
      Nominal size: 80 mm; Body: Cast iron IS 210 FG 200; Spindle: Stainless steel, non-rising; Pressure rating: PN 1.0; Mass: 25 kg
    100-PN1.0 | Cast-iron sluice valve 100 mm, PN 1.0, flanged, non-rising spindle | 6750
      Flanged sluice valve of 100 mm for municipal water and pumping mains, with hand wheel and stainless steel spindle, weighing about 34 kg. IS 14846, PN 1.0.
      Nominal size: 100 mm; Body: Cast iron IS 210 FG 200; Spindle: Stainless steel, non-rising; Pressure rating: PN 1.0; Mass: 34 kg
    150-PN1.0 | Cast-iron sluice valve 150 mm, PN 1.0, flanged, non-rising spindle | 11400
      Flanged sluice valve of 150 mm for municipal water and pumping mains, with hand wheel and stainless steel spindle, weighing about 60 kg. IS 14846, PN 1.0.
      Nominal size: 150 mm; Body: Cast iron IS 210 FG 200; Spindle: Stainless steel, non-rising; Pressure rating: PN 1.0; Mass: 60 kg
    200-PN1.0 | Cast-iron sluice valve 200 mm, PN 1.0, flanged, non-rising spindle | 17900
      Flanged sluice valve of 200 mm for municipal water and pumping mains, with hand wheel and stainless steel spindle, weighing about 98 kg. IS 14846, PN 1.0.
      Nominal size: 200 mm; Body: Cast iron IS 210 FG 200; Spindle: Stainless steel, non-rising; Pressure rating: PN 1.0; Mass: 98 kg
  `,
});

const checkValves = singles({
  category,
  subcategory: 'Valves',
  group: 'DPCV',
  brand,
  hsn: '84813000',
  gst: GST.standard,
  buyers: { konkan: only('50-PN16', '80-PN16'), deccan: except('50-PN16') },
  rows: `
    50-PN16 | Dual plate check valve 50 mm, wafer, PN 16 | 1720
      Spring-loaded dual plate check valve of 50 mm that stops backflow at pump outlets without slamming. Cast-iron body, SS 304 plates, EPDM seat; API 594.
      Nominal size: 50 mm; Body: Cast iron; Plates: SS 304; Seat: EPDM; Pressure rating: PN 16
    80-PN16 | Dual plate check valve 80 mm, wafer, PN 16 | 2380
      Spring-loaded dual plate check valve of 80 mm that stops backflow at pump outlets without slamming. Cast-iron body, SS 304 plates, EPDM seat; API 594.
      Nominal size: 80 mm; Body: Cast iron; Plates: SS 304; Seat: EPDM; Pressure rating: PN 16
    100-PN16 | Dual plate check valve 100 mm, wafer, PN 16 | 3150
      Spring-loaded dual plate check valve of 100 mm that stops backflow at pump outlets without slamming. Cast-iron body, SS 304 plates, EPDM seat; API 594.
      Nominal size: 100 mm; Body: Cast iron; Plates: SS 304; Seat: EPDM; Pressure rating: PN 16
    150-PN16 | Dual plate check valve 150 mm, wafer, PN 16 | 5650
      Spring-loaded dual plate check valve of 150 mm that stops backflow at pump outlets without slamming. Cast-iron body, SS 304 plates, EPDM seat; API 594.
      Nominal size: 150 mm; Body: Cast iron; Plates: SS 304; Seat: EPDM; Pressure rating: PN 16
  `,
});

const needleValves = singles({
  category,
  subcategory: 'Valves',
  group: 'NDV',
  brand,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    316-1-4 | Needle valve SS 316, 1/4 in NPT female, 6000 psi | 690
      Bar-stock needle valve in SS 316 with 1/4 in NPT female ends and 4 mm orifice, for isolating pressure gauges and sample points. 414 bar at 38 °C, PTFE packing.
      Ends: 1/4 in NPT female; Orifice: 4 mm; Body: SS 316; Pressure rating: 414 bar
    316-3-8 | Needle valve SS 316, 3/8 in NPT female, 6000 psi | 780
      Bar-stock needle valve in SS 316 with 3/8 in NPT female ends and 5 mm orifice, for isolating pressure gauges and sample points. 414 bar at 38 °C, PTFE packing.
      Ends: 3/8 in NPT female; Orifice: 5 mm; Body: SS 316; Pressure rating: 414 bar
    316-1-2 | Needle valve SS 316, 1/2 in NPT female, 6000 psi | 920
      Bar-stock needle valve in SS 316 with 1/2 in NPT female ends and 6 mm orifice, for isolating pressure gauges and sample points. 414 bar at 38 °C, PTFE packing.
      Ends: 1/2 in NPT female; Orifice: 6 mm; Body: SS 316; Pressure rating: 414 bar
  `,
});

const safetyValves = singles({
  category,
  subcategory: 'Valves',
  group: 'SRV',
  brand,
  hsn: '84814000',
  gst: GST.standard,
  buyers: { konkan: true, deccan: only('1') },
  rows: `
    1-2 | Safety relief valve 1/2 in BSP, bronze, set 5–10 bar | 1180
      Spring-loaded bronze safety valve of 1/2 in for air receivers and small boilers, set range 5–10 bar with lifting lever and lead seal. Test certificate with each valve; ISO 4126-1.
      Size: 1/2 in BSP; Set range: 5–10 bar; Body: Bronze; Medium: Air, steam
    3-4 | Safety relief valve 3/4 in BSP, bronze, set 5–10 bar | 1640
      Spring-loaded bronze safety valve of 3/4 in for air receivers and small boilers, set range 5–10 bar with lifting lever and lead seal. Test certificate with each valve; ISO 4126-1.
      Size: 3/4 in BSP; Set range: 5–10 bar; Body: Bronze; Medium: Air, steam
    1 | Safety relief valve 1 in BSP, bronze, set 3–7 bar | 2450
      Spring-loaded bronze safety valve of 1 in for air receivers and small boilers, set range 3–7 bar with lifting lever and lead seal. Test certificate with each valve; ISO 4126-1.
      Size: 1 in BSP; Set range: 3–7 bar; Body: Bronze; Medium: Air, steam
  `,
});

/** Class 150 flanges to ASME B16.5: outside diameter, bolt circle in mm, number of holes. */
const flangeSizes: [dn: number, od: number, circle: number, holes: number, kg: number][] = [
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
    konkan: ([[dn], steel]) => steel === 'F316L' && dn <= 80,
    deccan: ([[dn], steel]) => steel === 'A105' && dn >= 50,
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
  buyers: {
    konkan: ([dn, , , material]) => material === 'PTFE' && dn <= 80,
    deccan: ([dn, , , material]) => material === 'CNAF' && dn >= 50,
  },
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
