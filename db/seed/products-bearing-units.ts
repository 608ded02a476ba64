import { brands } from './brands.ts';
import { family, GST, singles, type Family } from './family.ts';

const category = 'Bearings & power transmission';

const pillowBlocks = family<[size: string, shaft: number, height: number, holes: number, bolt: string, rupees: number]>(
  {
    category,
    subcategory: 'Mounted bearing units',
    group: 'UCP',
    brand: brands.bearingUnits,
    hsn: '848320',
    gst: GST.standard,
    buyers: { aravalli: true, konkan: ([, shaft]) => shaft <= 30, deccan: ([, shaft]) => shaft >= 40 },
    rows: [
      ['204', 20, 33.3, 95, 'M10', 268],
      ['205', 25, 36.5, 105, 'M10', 292],
      ['206', 30, 42.9, 121, 'M14', 375],
      ['207', 35, 47.6, 127, 'M14', 470],
      ['208', 40, 49.2, 137, 'M14', 560],
      ['209', 45, 54, 146, 'M14', 645],
      ['210', 50, 57.2, 159, 'M16', 720],
      ['211', 55, 63.5, 171, 'M16', 935],
      ['212', 60, 69.8, 184, 'M16', 1180],
    ],
    item: ([size, shaft, height, holes, bolt, rupees]) => ({
      code: size,
      name: `Pillow block bearing unit UCP${size}, ${shaft} mm shaft`,
      rupees,
      description: `Cast-iron pillow block with a greasable insert bearing UC${size}, locked on a ${shaft} mm shaft by two grub screws. For conveyors, blowers and line shafts; mounting dimensions to ISO 3228.`,
      attributes: {
        'Shaft diameter': `${shaft} mm`,
        'Centre height': `${height} mm`,
        'Bolt hole spacing': `${holes} mm`,
        'Mounting bolt': bolt,
        Housing: 'Grey cast iron',
        Insert: `UC${size}`,
      },
    }),
  },
);

const flangedUnits = family<[size: string, shaft: number, square: number, bolt: string, rupees: number]>({
  category,
  subcategory: 'Mounted bearing units',
  group: 'UCF',
  brand: brands.bearingUnits,
  hsn: '848320',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([, shaft]) => shaft >= 40 },
  rows: [
    ['204', 20, 64, 'M10', 282],
    ['205', 25, 70, 'M10', 310],
    ['206', 30, 83, 'M10', 398],
    ['207', 35, 92, 'M12', 490],
    ['208', 40, 102, 'M14', 585],
    ['210', 50, 111, 'M14', 765],
  ],
  item: ([size, shaft, square, bolt, rupees]) => ({
    code: size,
    name: `Four-bolt flanged bearing unit UCF${size}, ${shaft} mm shaft`,
    rupees,
    description: `Square cast-iron flange with a self-aligning insert bearing UC${size} for a ${shaft} mm shaft that passes through a machine wall. Grease nipple fitted; mounting dimensions to ISO 3228.`,
    attributes: {
      'Shaft diameter': `${shaft} mm`,
      'Bolt square': `${square} mm`,
      'Mounting bolt': bolt,
      Housing: 'Grey cast iron',
      Insert: `UC${size}`,
    },
  }),
});

const adapterSleeves = singles({
  category,
  subcategory: 'Mounted bearing units',
  group: 'ADS',
  brand: brands.bearingUnits,
  hsn: '848299',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    H310 | Adapter sleeve H310 with lock nut and washer, 45 mm shaft | 265 | unit: SET; pack: Set of sleeve, nut and washer
      Slit adapter sleeve H310 that fixes a bearing of 50 mm nominal tapered bore on a plain 45 mm shaft. Lock nut and locking washer included; dimensions to ISO 2982-1.
      Shaft diameter: 45 mm; Bearing bore: 50 mm; Thread: M50 × 1.5; Taper: 1:12
    H312 | Adapter sleeve H312 with lock nut and washer, 55 mm shaft | 345 | unit: SET; pack: Set of sleeve, nut and washer
      Slit adapter sleeve H312 that fixes a bearing of 60 mm nominal tapered bore on a plain 55 mm shaft. Lock nut and locking washer included; dimensions to ISO 2982-1.
      Shaft diameter: 55 mm; Bearing bore: 60 mm; Thread: M60 × 2; Taper: 1:12
    H314 | Adapter sleeve H314 with lock nut and washer, 60 mm shaft | 520 | unit: SET; pack: Set of sleeve, nut and washer
      Slit adapter sleeve H314 that fixes a bearing of 70 mm nominal tapered bore on a plain 60 mm shaft. Lock nut and locking washer included; dimensions to ISO 2982-1.
      Shaft diameter: 60 mm; Bearing bore: 70 mm; Thread: M70 × 2; Taper: 1:12
    H316 | Adapter sleeve H316 with lock nut and washer, 70 mm shaft | 610 | unit: SET; pack: Set of sleeve, nut and washer
      Slit adapter sleeve H316 that fixes a bearing of 80 mm nominal tapered bore on a plain 70 mm shaft. Lock nut and locking washer included; dimensions to ISO 2982-1.
      Shaft diameter: 70 mm; Bearing bore: 80 mm; Thread: M80 × 2; Taper: 1:12
  `,
});

const thrustBall = family<[size: string, bore: number, od: number, height: number, kn: number]>({
  category,
  subcategory: 'Thrust & linear bearings',
  group: 'THB',
  brand: brands.bearings,
  hsn: '848210',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['51102', 15, 28, 9, 10.6],
    ['51104', 20, 35, 10, 15.1],
    ['51105', 25, 42, 11, 18.2],
    ['51106', 30, 47, 11, 19],
    ['51108', 40, 60, 13, 25.5],
    ['51110', 50, 70, 14, 27],
  ],
  item: ([size, bore, od, height, kn]) => ({
    code: size,
    name: `Thrust ball bearing ${size}, ${bore} × ${od} × ${height} mm`,
    rupees: 58 + 0.0052 * (od ** 2 - bore ** 2) * height,
    description: `Single-direction thrust ball bearing ${size} for pure axial load on a ${bore} mm shaft, as in screw jacks, kingpins and vertical pumps. Dimensions to ISO 104.`,
    attributes: {
      Bore: `${bore} mm`,
      'Outside diameter': `${od} mm`,
      Height: `${height} mm`,
      'Dynamic load rating': `${kn} kN`,
    },
  }),
});

const linear = family<[shaft: number, od: number, length: number, newtons: number, rupees: number]>({
  category,
  subcategory: 'Thrust & linear bearings',
  group: 'LMB',
  brand: brands.bearings,
  hsn: '848210',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([shaft]) => shaft >= 12 && shaft <= 20 },
  rows: [
    [8, 15, 24, 260, 92],
    [12, 21, 30, 410, 128],
    [16, 28, 37, 770, 176],
    [20, 32, 42, 860, 225],
    [25, 40, 59, 980, 365],
    [30, 45, 64, 1570, 460],
  ],
  item: ([shaft, od, length, newtons, rupees]) => ({
    code: `LM${shaft}UU`,
    name: `Linear ball bearing LM${shaft}UU, ${shaft} × ${od} × ${length} mm`,
    rupees,
    description: `Closed linear ball bushing LM${shaft}UU with seals at both ends, running on a hardened and ground ${shaft} mm rod. For slides of special-purpose machines, gauging fixtures and packing lines.`,
    attributes: {
      'Shaft diameter': `${shaft} mm`,
      'Outside diameter': `${od} mm`,
      Length: `${length} mm`,
      'Dynamic load rating': `${newtons} N`,
      Seals: 'Both ends',
    },
  }),
});

export const bearingUnits: Family[] = [pillowBlocks, flangedUnits, adapterSleeves, thrustBall, linear];
