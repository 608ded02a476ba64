import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Fasteners';

const threadedRods = family<[d: number, pitch: number, kgPerMetre: number]>({
  category,
  subcategory: 'Threaded rods',
  group: 'TR',
  brand: brands.fasteners,
  hsn: '73181900',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 12, konkan: ([d]) => d === 8 || d === 10, deccan: true },
  rows: [
    [6, 1, 0.18],
    [8, 1.25, 0.32],
    [10, 1.5, 0.5],
    [12, 1.75, 0.73],
    [16, 2, 1.33],
    [20, 2.5, 2.08],
    [24, 3, 3],
  ],
  item: ([d, pitch, kg]) => ({
    code: `M${d}-1M`,
    name: `Threaded rod M${d} × 1 m, class 4.8, zinc plated`,
    rupees: 12 + kg * 118,
    description: `Fully threaded steel rod M${d} in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.`,
    attributes: {
      Thread: `M${d} × ${pitch}`,
      Length: '1 m',
      'Property class': '4.8',
      Mass: `${kg} kg`,
      Finish: 'Zinc plated',
    },
  }),
});

type Circlip = [size: number, groove: number, thick: number];

const externalCirclips = family<Circlip>({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'CIR-E',
  brand: brands.fasteners,
  hsn: '73182910',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [10, 9.6, 1],
    [12, 11.5, 1],
    [15, 14.3, 1],
    [20, 19, 1.2],
    [25, 23.9, 1.2],
    [30, 28.6, 1.5],
    [35, 33, 1.5],
    [40, 37.5, 1.75],
    [50, 47, 2],
  ],
  item: ([size, groove, thick]) => ({
    code: String(size),
    name: `External circlip for ${size} mm shaft`,
    rupees: 100 * (0.35 + size * thick * 0.028),
    unit: 'BOX',
    pack: 'Box of 100',
    description: `Phosphated spring-steel retaining ring that sits in a ${groove} mm groove and holds bearings and gears on a ${size} mm shaft. IS 3075 (Part 1) and DIN 471.`,
    attributes: {
      Shaft: `${size} mm`,
      'Groove diameter': `${groove} mm`,
      Thickness: `${thick} mm`,
      Material: 'Spring steel, phosphated',
    },
  }),
});

const internalCirclips = family<Circlip>({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'CIR-I',
  brand: brands.fasteners,
  hsn: '73182910',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [26, 27.2, 1.2],
    [32, 33.7, 1.2],
    [35, 37, 1.5],
    [42, 44.5, 1.75],
    [47, 49.5, 1.75],
    [52, 55, 2],
    [62, 65, 2],
    [72, 75, 2.5],
    [80, 83.5, 2.5],
  ],
  item: ([size, groove, thick]) => ({
    code: String(size),
    name: `Internal circlip for ${size} mm bore`,
    rupees: 50 * (0.5 + size * thick * 0.034),
    unit: 'BOX',
    pack: 'Box of 50',
    description: `Phosphated spring-steel retaining ring for a ${size} mm housing bore with a ${groove} mm groove, keeping bearings and gudgeon pins from moving out. IS 3075 (Part 2) and DIN 472.`,
    attributes: {
      Bore: `${size} mm`,
      'Groove diameter': `${groove} mm`,
      Thickness: `${thick} mm`,
      Material: 'Spring steel, phosphated',
    },
  }),
});

const dowelPins = family<[d: number, length: number]>({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'DWL',
  brand: brands.fasteners,
  hsn: '73182400',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [5, 20],
    [6, 20],
    [6, 30],
    [8, 30],
    [8, 40],
    [10, 40],
    [12, 50],
  ],
  item: ([d, length]) => ({
    code: `${d}X${length}`,
    name: `Dowel pin ${d} m6 × ${length} mm, hardened and ground`,
    rupees: 50 * (1.6 + d ** 2 * length * 0.0021),
    unit: 'BOX',
    pack: 'Box of 50',
    description: `Parallel dowel pin of ${d} mm diameter, tolerance m6, and ${length} mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.`,
    attributes: {
      Diameter: `${d} mm, m6`,
      Length: `${length} mm`,
      Hardness: '58–62 HRC',
      Ends: 'Chamfer and radius',
    },
  }),
});

const rivets = family<[d: number, length: number, grip: string]>({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'RIV',
  brand: brands.fasteners,
  hsn: '76161000',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d < 4.8, deccan: true },
  rows: [
    [3.2, 8, '3.0–5.0 mm'],
    [3.2, 10, '5.0–6.5 mm'],
    [4, 10, '4.5–6.5 mm'],
    [4, 12, '6.5–8.5 mm'],
    [4.8, 12, '6.0–8.0 mm'],
    [4.8, 16, '9.5–11.5 mm'],
  ],
  item: ([d, length, grip]) => ({
    code: `${d}X${length}`,
    name: `Blind rivet ${d} × ${length} mm, aluminium body, steel mandrel`,
    rupees: 500 * (0.22 + d ** 2 * length * 0.0028),
    unit: 'BOX',
    pack: 'Box of 500',
    description: `Open-end domed-head blind rivet ${d} × ${length} mm that joins sheets with a total thickness of ${grip} from one side. Aluminium alloy body with steel mandrel; ISO 15977.`,
    attributes: {
      'Body diameter': `${d} mm`,
      Length: `${length} mm`,
      'Grip range': grip,
      'Hole size': `${(d + 0.1).toFixed(1)} mm`,
    },
  }),
});

const drillingScrews = family<[d: number, length: number, drills: string]>({
  category,
  subcategory: 'Hex bolts & screws',
  group: 'SDS',
  brand: brands.fasteners,
  hsn: '73181400',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [4.8, 19, '4.4 mm'],
    [4.8, 25, '4.4 mm'],
    [5.5, 25, '5.2 mm'],
    [5.5, 38, '5.2 mm'],
    [5.5, 50, '5.2 mm'],
    [6.3, 50, '6.0 mm'],
    [6.3, 75, '6.0 mm'],
  ],
  item: ([d, length, drills]) => ({
    code: `${d}X${length}`,
    name: `Self-drilling screw ${d} × ${length} mm, hex washer head with EPDM washer`,
    rupees: 250 * (0.75 + d ** 2 * length * 0.00165),
    unit: 'BOX',
    pack: 'Box of 250',
    description: `Self-drilling screw ${d} × ${length} mm for fixing roofing and cladding sheets to steel purlins, drilling up to ${drills} of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.`,
    attributes: {
      Diameter: `${d} mm`,
      Length: `${length} mm`,
      'Drilling capacity': drills,
      Coating: 'Zinc, 12 µm',
      Washer: 'EPDM bonded, 16 mm',
    },
  }),
});

const wedgeAnchors = family<[d: number, length: number, embed: number, kn: number]>({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'WA',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { aravalli: ([, length]) => length <= 110, konkan: ([d]) => d <= 10, deccan: true },
  rows: [
    [8, 75, 45, 5],
    [10, 90, 60, 9],
    [12, 110, 70, 12],
    [16, 140, 85, 18],
    [20, 170, 100, 24],
  ],
  item: ([d, length, embed, kn]) => ({
    code: `M${d}X${length}`,
    name: `Wedge anchor M${d} × ${length} mm, zinc plated, with nut and washer`,
    rupees: 25 * (4 + d ** 2 * length * 0.0021),
    unit: 'BOX',
    pack: 'Box of 25',
    description: `Through-fixing wedge anchor M${d} × ${length} mm for machines, racks and handrails on uncracked concrete. Needs a ${d} mm hole and ${embed} mm embedment; recommended tension ${kn} kN in M25 concrete.`,
    attributes: {
      Thread: `M${d}`,
      Length: `${length} mm`,
      'Drill diameter': `${d} mm`,
      'Minimum embedment': `${embed} mm`,
      'Recommended tension': `${kn} kN`,
    },
  }),
});

const foundationBolts = family<[d: number, length: number]>({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'FB',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [16, 300],
    [20, 400],
    [20, 500],
    [24, 600],
    [30, 750],
    [36, 900],
  ],
  item: ([d, length]) => ({
    code: `M${d}X${length}-J`,
    name: `Foundation bolt M${d} × ${length} mm, bent type, with two nuts and washer`,
    rupees: 15 + d ** 2 * length * 0.00062,
    unit: 'SET',
    pack: 'Set of bolt, two nuts and washer',
    description: `Bent foundation bolt M${d} × ${length} mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.`,
    attributes: {
      Thread: `M${d}`,
      Length: `${length} mm`,
      'Property class': '4.6',
      Finish: 'Galvanised thread end',
    },
  }),
});

const structuralBolts = family<[d: number, length: number]>({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'HSFG',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [...cross([16], [50, 60]), ...cross([20], [60, 70, 80]), ...cross([24], [70, 80, 100])],
  item: ([d, length]) => ({
    code: `M${d}X${length}-8.8S`,
    name: `High-strength structural bolt M${d} × ${length} mm, 8.8S, hot-dip galvanised, with nut and two washers`,
    rupees: 9 + d ** 2 * length * 0.00118 + d ** 3 * 0.0018,
    unit: 'SET',
    pack: 'Set of bolt, nut and two washers',
    description: `Friction-grip bolt assembly M${d} × ${length} mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.`,
    attributes: {
      Thread: `M${d}`,
      Length: `${length} mm`,
      'Property class': '8.8S',
      Finish: 'Hot-dip galvanised',
      Assembly: 'Bolt, nut, two washers',
    },
  }),
});

export const fixings: Family[] = [
  threadedRods,
  externalCirclips,
  internalCirclips,
  dowelPins,
  rivets,
  drillingScrews,
  wedgeAnchors,
  foundationBolts,
  structuralBolts,
];
