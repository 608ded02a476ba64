import { brands } from './brands.ts';
import { cross, except, family, GST, singles, type Family } from './family.ts';

const category = 'Bearings & power transmission';

/** Millimetres, and the basic dynamic load rating in kN. */
type Bearing = [size: string, bore: number, od: number, width: number, kn: number];

/** Mass of a rolling bearing in kg: two thirds of the ring between bore and outside diameter is steel. */
const mass = (bore: number, od: number, width: number) => (od ** 2 - bore ** 2) * width * 4.1e-6;

const deepGrooveSizes: Bearing[] = [
  ['6000', 10, 26, 8, 4.55],
  ['6001', 12, 28, 8, 5.1],
  ['6002', 15, 32, 9, 5.6],
  ['6003', 17, 35, 10, 6],
  ['6004', 20, 42, 12, 9.4],
  ['6005', 25, 47, 12, 10.1],
  ['6006', 30, 55, 13, 13.2],
  ['6007', 35, 62, 14, 16],
  ['6008', 40, 68, 15, 16.8],
  ['6009', 45, 75, 16, 20.9],
  ['6010', 50, 80, 16, 21.8],
  ['6011', 55, 90, 18, 28.3],
  ['6012', 60, 95, 18, 29.4],
  ['6200', 10, 30, 9, 5.1],
  ['6201', 12, 32, 10, 6.8],
  ['6202', 15, 35, 11, 7.65],
  ['6203', 17, 40, 12, 9.55],
  ['6204', 20, 47, 14, 12.8],
  ['6205', 25, 52, 15, 14],
  ['6206', 30, 62, 16, 19.5],
  ['6207', 35, 72, 17, 25.7],
  ['6208', 40, 80, 18, 29.1],
  ['6209', 45, 85, 19, 31.5],
  ['6210', 50, 90, 20, 35],
  ['6211', 55, 100, 21, 43.5],
  ['6212', 60, 110, 22, 52.5],
  ['6300', 10, 35, 11, 8.1],
  ['6301', 12, 37, 12, 9.7],
  ['6302', 15, 42, 13, 11.4],
  ['6303', 17, 47, 14, 13.6],
  ['6304', 20, 52, 15, 15.9],
  ['6305', 25, 62, 17, 20.6],
  ['6306', 30, 72, 19, 26.7],
  ['6307', 35, 80, 21, 33.5],
  ['6308', 40, 90, 23, 40.5],
  ['6309', 45, 100, 25, 53],
  ['6310', 50, 110, 27, 62],
  ['6311', 55, 120, 29, 71.5],
  ['6312', 60, 130, 31, 82],
];

const closures = [
  { suffix: '2RS', words: 'rubber seals on both sides', sealing: '2RS, contact seals', factor: 1.12 },
  { suffix: 'ZZ', words: 'steel shields on both sides', sealing: 'ZZ, metal shields', factor: 1.06 },
  { suffix: '', words: 'open sides, for oil lubrication', sealing: 'Open', factor: 1 },
];

const duties: Record<string, string> = {
  '60': 'fans, small motors and machine-tool spindles',
  '62': 'electric motors, pumps and conveyor rollers',
  '63': 'gearboxes and drives with a heavy radial load',
};

const deepGroove = family({
  category,
  subcategory: 'Ball bearings',
  group: 'BRG',
  brand: brands.bearings,
  hsn: '848210',
  gst: GST.standard,
  buyers: {
    aravalli: ([[size, bore], { suffix }]) =>
      ({
        '60': suffix === 'ZZ' && bore <= 40,
        '62': suffix !== '' || (bore >= 25 && bore <= 40),
        '63': suffix === '2RS',
      })[size.slice(0, 2)] === true,
    konkan: ([[size, bore], { suffix }]) => suffix === 'ZZ' && size.startsWith('62') && bore >= 17 && bore <= 40,
    deccan: ([[size, bore], { suffix }]) => suffix === '2RS' && size.startsWith('63') && bore >= 25 && bore <= 50,
  },
  rows: cross(deepGrooveSizes, closures),
  item: ([[size, bore, od, width, kn], { suffix, words, sealing, factor }]) => ({
    code: suffix ? `${size}-${suffix}` : size,
    name: `Deep groove ball bearing ${suffix ? `${size}-${suffix}` : `${size} open`}, ${bore} × ${od} × ${width} mm`,
    rupees: (70 + 1050 * mass(bore, od, width)) * factor,
    description: `Single-row deep groove ball bearing ${size} with ${words}, for ${duties[size.slice(0, 2)]} on a ${bore} mm shaft. Boundary dimensions to ISO 15 and IS 6455, normal internal clearance.`,
    attributes: {
      Bore: `${bore} mm`,
      'Outside diameter': `${od} mm`,
      Width: `${width} mm`,
      Sealing: sealing,
      'Dynamic load rating': `${kn} kN`,
      Clearance: 'CN (normal)',
    },
  }),
});

const angularContact = family<Bearing>({
  category,
  subcategory: 'Ball bearings',
  group: 'BRG',
  brand: brands.bearings,
  hsn: '848210',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['7204', 20, 47, 14, 14.5],
    ['7205', 25, 52, 15, 16.2],
    ['7206', 30, 62, 16, 22.5],
    ['7207', 35, 72, 17, 29.7],
    ['7208', 40, 80, 18, 35.5],
    ['7210', 50, 90, 20, 41.5],
  ],
  item: ([size, bore, od, width, kn]) => ({
    code: `${size}-BEP`,
    name: `Angular contact ball bearing ${size} BEP, 40° contact angle, ${bore} × ${od} × ${width} mm`,
    rupees: 190 + 2350 * mass(bore, od, width),
    description: `Single-row angular contact ball bearing ${size} with a polyamide cage, taking axial load in one direction on a ${bore} mm shaft. Used in pairs on screw supports, pump shafts and spindles; dimensions to ISO 15.`,
    attributes: {
      Bore: `${bore} mm`,
      'Outside diameter': `${od} mm`,
      Width: `${width} mm`,
      'Contact angle': '40°',
      Cage: 'Polyamide',
      'Dynamic load rating': `${kn} kN`,
    },
  }),
});

const taperRoller = family<Bearing>({
  category,
  subcategory: 'Roller bearings',
  group: 'TRB',
  brand: brands.bearings,
  hsn: '848220',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['30204', 20, 47, 15.25, 27.5],
    ['30205', 25, 52, 16.25, 30.8],
    ['30206', 30, 62, 17.25, 40.2],
    ['30207', 35, 72, 18.25, 51.2],
    ['30208', 40, 80, 19.75, 61.6],
    ['30210', 50, 90, 21.75, 76.5],
    ['32206', 30, 62, 21.25, 50.1],
    ['32207', 35, 72, 24.25, 66],
    ['32208', 40, 80, 24.75, 74.8],
    ['32210', 50, 90, 24.75, 82.5],
  ],
  item: ([size, bore, od, width, kn]) => ({
    code: size,
    name: `Taper roller bearing ${size}, ${bore} × ${od} × ${width} mm`,
    rupees: 110 + 1250 * mass(bore, od, width),
    description: `Single-row taper roller bearing ${size}, cone and cup supplied together, for wheel hubs, gearboxes and axles with a ${bore} mm shaft. Carries radial and one-way axial load; dimensions to ISO 355.`,
    attributes: {
      Bore: `${bore} mm`,
      'Outside diameter': `${od} mm`,
      'Overall width': `${width} mm`,
      'Dynamic load rating': `${kn} kN`,
      Cage: 'Pressed steel',
    },
  }),
});

const cylindricalRoller = family<Bearing>({
  category,
  subcategory: 'Roller bearings',
  group: 'CRB',
  brand: brands.bearings,
  hsn: '848250',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['NU205', 25, 52, 15, 28.6],
    ['NU206', 30, 62, 16, 38],
    ['NU207', 35, 72, 17, 48.4],
    ['NU208', 40, 80, 18, 53.9],
    ['NU210', 50, 90, 20, 64.4],
    ['NU212', 60, 110, 22, 93.5],
  ],
  item: ([size, bore, od, width, kn]) => ({
    code: `${size}-ECP`,
    name: `Cylindrical roller bearing ${size} ECP, ${bore} × ${od} × ${width} mm`,
    rupees: 260 + 2100 * mass(bore, od, width),
    description: `Single-row cylindrical roller bearing ${size} with a separable inner ring that lets the ${bore} mm shaft float axially. For motor and gearbox shafts with a high radial load; dimensions to ISO 15.`,
    attributes: {
      Bore: `${bore} mm`,
      'Outside diameter': `${od} mm`,
      Width: `${width} mm`,
      'Dynamic load rating': `${kn} kN`,
      Cage: 'Polyamide',
    },
  }),
});

const sphericalRoller = singles({
  category,
  subcategory: 'Roller bearings',
  group: 'SRB',
  brand: brands.bearings,
  hsn: '848230',
  gst: GST.standard,
  buyers: { aravalli: except('22213-K', '22216-K'), deccan: except('22208-K') },
  rows: `
    22208-K | Spherical roller bearing 22208 K, tapered bore, 40 × 80 × 23 mm | 1412
      Double-row self-aligning spherical roller bearing 22208 with a 1:12 tapered bore for an adapter sleeve. For crushers, vibrating screens, fans and conveyor pulleys of 40 mm nominal bore; dimensions to ISO 15.
      Nominal bore: 40 mm, taper 1:12; Outside diameter: 80 mm; Width: 23 mm; Dynamic load rating: 96.5 kN; Lubrication groove: W33
    22210-K | Spherical roller bearing 22210 K, tapered bore, 50 × 90 × 23 mm | 1544
      Double-row self-aligning spherical roller bearing 22210 with a 1:12 tapered bore for an adapter sleeve. For crushers, vibrating screens, fans and conveyor pulleys of 50 mm nominal bore; dimensions to ISO 15.
      Nominal bore: 50 mm, taper 1:12; Outside diameter: 90 mm; Width: 23 mm; Dynamic load rating: 104 kN; Lubrication groove: W33
    22212-K | Spherical roller bearing 22212 K, tapered bore, 60 × 110 × 28 mm | 2330
      Double-row self-aligning spherical roller bearing 22212 with a 1:12 tapered bore for an adapter sleeve. For crushers, vibrating screens, fans and conveyor pulleys of 60 mm nominal bore; dimensions to ISO 15.
      Nominal bore: 60 mm, taper 1:12; Outside diameter: 110 mm; Width: 28 mm; Dynamic load rating: 156 kN; Lubrication groove: W33
    22213-K | Spherical roller bearing 22213 K, tapered bore, 65 × 120 × 31 mm | 2885
      Double-row self-aligning spherical roller bearing 22213 with a 1:12 tapered bore for an adapter sleeve. For crushers, vibrating screens, fans and conveyor pulleys of 65 mm nominal bore; dimensions to ISO 15.
      Nominal bore: 65 mm, taper 1:12; Outside diameter: 120 mm; Width: 31 mm; Dynamic load rating: 193 kN; Lubrication groove: W33
    22216-K | Spherical roller bearing 22216 K, tapered bore, 80 × 140 × 33 mm | 3745
      Double-row self-aligning spherical roller bearing 22216 with a 1:12 tapered bore for an adapter sleeve. For crushers, vibrating screens, fans and conveyor pulleys of 80 mm nominal bore; dimensions to ISO 15.
      Nominal bore: 80 mm, taper 1:12; Outside diameter: 140 mm; Width: 33 mm; Dynamic load rating: 236 kN; Lubrication groove: W33
  `,
});

const needle = family<Bearing>({
  category,
  subcategory: 'Roller bearings',
  group: 'NRB',
  brand: brands.bearings,
  hsn: '848240',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['HK1010', 10, 14, 10, 4.4],
    ['HK1212', 12, 18, 12, 6.5],
    ['HK1616', 16, 22, 16, 10.5],
    ['HK2016', 20, 26, 16, 12.7],
    ['HK2520', 25, 32, 20, 19],
    ['HK3020', 30, 37, 20, 22.1],
  ],
  item: ([size, bore, od, width, kn]) => ({
    code: size,
    name: `Drawn cup needle roller bearing ${size}, ${bore} × ${od} × ${width} mm`,
    rupees: 38 + 2600 * mass(bore, od, width),
    description: `Open-end drawn cup needle roller bearing ${size} that runs on a hardened ${bore} mm shaft and presses into a housing of ${od} mm. Dimensions to ISO 3245; used in two-wheeler gearboxes and rocker arms.`,
    attributes: {
      'Under roller diameter': `${bore} mm`,
      'Outside diameter': `${od} mm`,
      Width: `${width} mm`,
      'Dynamic load rating': `${kn} kN`,
      End: 'Open both sides',
    },
  }),
});

export const bearings: Family[] = [deepGroove, angularContact, taperRoller, cylindricalRoller, sphericalRoller, needle];
