import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Fasteners';

const threadedRods = singles({
  category,
  subcategory: 'Threaded rods',
  group: 'TR',
  brand: brands.fasteners,
  hsn: '73181900',
  gst: GST.standard,
  buyers: { aravalli: except('M16-1M', 'M20-1M'), konkan: only('M8-1M', 'M10-1M'), deccan: except('M8-1M') },
  rows: `
    M8-1M | Threaded rod M8 × 1 m, class 4.8, zinc plated | 50
      Fully threaded steel rod M8 in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.
      Thread: M8 × 1.25; Length: 1 m; Property class: 4.8; Mass: 0.32 kg; Finish: Zinc plated
    M10-1M | Threaded rod M10 × 1 m, class 4.8, zinc plated | 71
      Fully threaded steel rod M10 in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.
      Thread: M10 × 1.5; Length: 1 m; Property class: 4.8; Mass: 0.5 kg; Finish: Zinc plated
    M12-1M | Threaded rod M12 × 1 m, class 4.8, zinc plated | 98
      Fully threaded steel rod M12 in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.
      Thread: M12 × 1.75; Length: 1 m; Property class: 4.8; Mass: 0.73 kg; Finish: Zinc plated
    M16-1M | Threaded rod M16 × 1 m, class 4.8, zinc plated | 169
      Fully threaded steel rod M16 in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.
      Thread: M16 × 2; Length: 1 m; Property class: 4.8; Mass: 1.33 kg; Finish: Zinc plated
    M20-1M | Threaded rod M20 × 1 m, class 4.8, zinc plated | 257
      Fully threaded steel rod M20 in a 1 m length, for hanging pipe clamps, cable trays and ducts. DIN 976-1, property class 4.8, zinc plated.
      Thread: M20 × 2.5; Length: 1 m; Property class: 4.8; Mass: 2.08 kg; Finish: Zinc plated
  `,
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
    [15, 14.3, 1],
    [20, 19, 1.2],
    [25, 23.9, 1.2],
    [30, 28.6, 1.5],
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
    description: `Phosphated spring-steel retaining ring for a housing bore of ${size} mm with a groove of ${groove} mm, keeping bearings and gudgeon pins from moving out. IS 3075 (Part 2) and DIN 472.`,
    attributes: {
      Bore: `${size} mm`,
      'Groove diameter': `${groove} mm`,
      Thickness: `${thick} mm`,
      Material: 'Spring steel, phosphated',
    },
  }),
});

const dowelPins = singles({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'DWL',
  brand: brands.fasteners,
  hsn: '73182400',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    5X20 | Dowel pin 5 m6 × 20 mm, hardened and ground | 133 | unit: BOX; pack: Box of 50
      Parallel dowel pin of 5 mm diameter, tolerance m6, and 20 mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.
      Diameter: 5 mm, m6; Length: 20 mm; Hardness: 58–62 HRC; Ends: Chamfer and radius
    6X30 | Dowel pin 6 m6 × 30 mm, hardened and ground | 193 | unit: BOX; pack: Box of 50
      Parallel dowel pin of 6 mm diameter, tolerance m6, and 30 mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.
      Diameter: 6 mm, m6; Length: 30 mm; Hardness: 58–62 HRC; Ends: Chamfer and radius
    8X40 | Dowel pin 8 m6 × 40 mm, hardened and ground | 349 | unit: BOX; pack: Box of 50
      Parallel dowel pin of 8 mm diameter, tolerance m6, and 40 mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.
      Diameter: 8 mm, m6; Length: 40 mm; Hardness: 58–62 HRC; Ends: Chamfer and radius
    10X40 | Dowel pin 10 m6 × 40 mm, hardened and ground | 500 | unit: BOX; pack: Box of 50
      Parallel dowel pin of 10 mm diameter, tolerance m6, and 40 mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.
      Diameter: 10 mm, m6; Length: 40 mm; Hardness: 58–62 HRC; Ends: Chamfer and radius
    12X50 | Dowel pin 12 m6 × 50 mm, hardened and ground | 836 | unit: BOX; pack: Box of 50
      Parallel dowel pin of 12 mm diameter, tolerance m6, and 50 mm length, that locates die plates and fixtures in reamed holes. ISO 8734, hardened to 58–62 HRC and ground.
      Diameter: 12 mm, m6; Length: 50 mm; Hardness: 58–62 HRC; Ends: Chamfer and radius
  `,
});

const rivets = family<[d: number, length: number, grip: string]>({
  category,
  subcategory: 'Pins, circlips & rivets',
  group: 'RIV',
  brand: brands.fasteners,
  hsn: '76161000',
  gst: GST.standard,
  buyers: { deccan: true },
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

const drillingScrews = singles({
  category,
  subcategory: 'Hex bolts & screws',
  group: 'SDS',
  brand: brands.fasteners,
  hsn: '73181400',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    4.8X19 | Self-drilling screw 4.8 × 19 mm, hex washer head with EPDM washer | 368 | unit: BOX; pack: Box of 250
      Self-drilling screw 4.8 × 19 mm for fixing roofing and cladding sheets to steel purlins, drilling up to 4.4 mm of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.
      Diameter: 4.8 mm; Length: 19 mm; Drilling capacity: 4.4 mm; Coating: Zinc, 12 µm; Washer: EPDM bonded, 16 mm
    5.5X25 | Self-drilling screw 5.5 × 25 mm, hex washer head with EPDM washer | 499 | unit: BOX; pack: Box of 250
      Self-drilling screw 5.5 × 25 mm for fixing roofing and cladding sheets to steel purlins, drilling up to 5.2 mm of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.
      Diameter: 5.5 mm; Length: 25 mm; Drilling capacity: 5.2 mm; Coating: Zinc, 12 µm; Washer: EPDM bonded, 16 mm
    5.5X38 | Self-drilling screw 5.5 × 38 mm, hex washer head with EPDM washer | 662 | unit: BOX; pack: Box of 250
      Self-drilling screw 5.5 × 38 mm for fixing roofing and cladding sheets to steel purlins, drilling up to 5.2 mm of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.
      Diameter: 5.5 mm; Length: 38 mm; Drilling capacity: 5.2 mm; Coating: Zinc, 12 µm; Washer: EPDM bonded, 16 mm
    5.5X50 | Self-drilling screw 5.5 × 50 mm, hex washer head with EPDM washer | 811 | unit: BOX; pack: Box of 250
      Self-drilling screw 5.5 × 50 mm for fixing roofing and cladding sheets to steel purlins, drilling up to 5.2 mm of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.
      Diameter: 5.5 mm; Length: 50 mm; Drilling capacity: 5.2 mm; Coating: Zinc, 12 µm; Washer: EPDM bonded, 16 mm
    6.3X50 | Self-drilling screw 6.3 × 50 mm, hex washer head with EPDM washer | 1006 | unit: BOX; pack: Box of 250
      Self-drilling screw 6.3 × 50 mm for fixing roofing and cladding sheets to steel purlins, drilling up to 6.0 mm of steel in one pass. Hex washer head with bonded EPDM washer; DIN 7504 form K.
      Diameter: 6.3 mm; Length: 50 mm; Drilling capacity: 6.0 mm; Coating: Zinc, 12 µm; Washer: EPDM bonded, 16 mm
  `,
});

const wedgeAnchors = singles({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'WA',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { konkan: only('M8X75', 'M10X90'), deccan: except('M8X75') },
  rows: `
    M8X75 | Wedge anchor M8 × 75 mm, zinc plated, with nut and washer | 352 | unit: BOX; pack: Box of 25
      Through-fixing wedge anchor M8 × 75 mm for machines, racks and handrails on uncracked concrete. Needs an 8 mm hole and 45 mm embedment; recommended tension 5 kN in M25 concrete.
      Thread: M8; Length: 75 mm; Drill diameter: 8 mm; Minimum embedment: 45 mm; Recommended tension: 5 kN
    M10X90 | Wedge anchor M10 × 90 mm, zinc plated, with nut and washer | 573 | unit: BOX; pack: Box of 25
      Through-fixing wedge anchor M10 × 90 mm for machines, racks and handrails on uncracked concrete. Needs a 10 mm hole and 60 mm embedment; recommended tension 9 kN in M25 concrete.
      Thread: M10; Length: 90 mm; Drill diameter: 10 mm; Minimum embedment: 60 mm; Recommended tension: 9 kN
    M12X110 | Wedge anchor M12 × 110 mm, zinc plated, with nut and washer | 932 | unit: BOX; pack: Box of 25
      Through-fixing wedge anchor M12 × 110 mm for machines, racks and handrails on uncracked concrete. Needs a 12 mm hole and 70 mm embedment; recommended tension 12 kN in M25 concrete.
      Thread: M12; Length: 110 mm; Drill diameter: 12 mm; Minimum embedment: 70 mm; Recommended tension: 12 kN
    M16X140 | Wedge anchor M16 × 140 mm, zinc plated, with nut and washer | 1982 | unit: BOX; pack: Box of 25
      Through-fixing wedge anchor M16 × 140 mm for machines, racks and handrails on uncracked concrete. Needs a 16 mm hole and 85 mm embedment; recommended tension 18 kN in M25 concrete.
      Thread: M16; Length: 140 mm; Drill diameter: 16 mm; Minimum embedment: 85 mm; Recommended tension: 18 kN
    M20X170 | Wedge anchor M20 × 170 mm, zinc plated, with nut and washer | 3670 | unit: BOX; pack: Box of 25
      Through-fixing wedge anchor M20 × 170 mm for machines, racks and handrails on uncracked concrete. Needs a 20 mm hole and 100 mm embedment; recommended tension 24 kN in M25 concrete.
      Thread: M20; Length: 170 mm; Drill diameter: 20 mm; Minimum embedment: 100 mm; Recommended tension: 24 kN
  `,
});

const foundationBolts = singles({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'FB',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    M16X300-J | Foundation bolt M16 × 300 mm, bent type, with two nuts and washer | 62.5 | unit: SET; pack: Set of bolt, two nuts and washer
      Bent foundation bolt M16 × 300 mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.
      Thread: M16; Length: 300 mm; Property class: 4.6; Finish: Galvanised thread end
    M20X500-J | Foundation bolt M20 × 500 mm, bent type, with two nuts and washer | 139 | unit: SET; pack: Set of bolt, two nuts and washer
      Bent foundation bolt M20 × 500 mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.
      Thread: M20; Length: 500 mm; Property class: 4.6; Finish: Galvanised thread end
    M24X600-J | Foundation bolt M24 × 600 mm, bent type, with two nuts and washer | 229 | unit: SET; pack: Set of bolt, two nuts and washer
      Bent foundation bolt M24 × 600 mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.
      Thread: M24; Length: 600 mm; Property class: 4.6; Finish: Galvanised thread end
    M30X750-J | Foundation bolt M30 × 750 mm, bent type, with two nuts and washer | 434 | unit: SET; pack: Set of bolt, two nuts and washer
      Bent foundation bolt M30 × 750 mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.
      Thread: M30; Length: 750 mm; Property class: 4.6; Finish: Galvanised thread end
    M36X900-J | Foundation bolt M36 × 900 mm, bent type, with two nuts and washer | 738 | unit: SET; pack: Set of bolt, two nuts and washer
      Bent foundation bolt M36 × 900 mm in mild steel, cast into concrete to hold columns, poles and machine bases. IS 5624, property class 4.6, hot-dip galvanised thread end.
      Thread: M36; Length: 900 mm; Property class: 4.6; Finish: Galvanised thread end
  `,
});

const structuralBolts = singles({
  category,
  subcategory: 'Anchors & structural bolts',
  group: 'HSFG',
  brand: brands.anchors,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    M16X50-8.8S | High-strength structural bolt M16 × 50 mm, 8.8S, hot-dip galvanised, with nut and two washers | 31.5 | unit: SET; pack: Set of bolt, nut and two washers
      Friction-grip bolt assembly M16 × 50 mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.
      Thread: M16; Length: 50 mm; Property class: 8.8S; Finish: Hot-dip galvanised; Assembly: Bolt, nut, two washers
    M20X60-8.8S | High-strength structural bolt M20 × 60 mm, 8.8S, hot-dip galvanised, with nut and two washers | 51.5 | unit: SET; pack: Set of bolt, nut and two washers
      Friction-grip bolt assembly M20 × 60 mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.
      Thread: M20; Length: 60 mm; Property class: 8.8S; Finish: Hot-dip galvanised; Assembly: Bolt, nut, two washers
    M20X80-8.8S | High-strength structural bolt M20 × 80 mm, 8.8S, hot-dip galvanised, with nut and two washers | 61 | unit: SET; pack: Set of bolt, nut and two washers
      Friction-grip bolt assembly M20 × 80 mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.
      Thread: M20; Length: 80 mm; Property class: 8.8S; Finish: Hot-dip galvanised; Assembly: Bolt, nut, two washers
    M24X70-8.8S | High-strength structural bolt M24 × 70 mm, 8.8S, hot-dip galvanised, with nut and two washers | 81.5 | unit: SET; pack: Set of bolt, nut and two washers
      Friction-grip bolt assembly M24 × 70 mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.
      Thread: M24; Length: 70 mm; Property class: 8.8S; Finish: Hot-dip galvanised; Assembly: Bolt, nut, two washers
    M24X100-8.8S | High-strength structural bolt M24 × 100 mm, 8.8S, hot-dip galvanised, with nut and two washers | 102 | unit: SET; pack: Set of bolt, nut and two washers
      Friction-grip bolt assembly M24 × 100 mm for steel bridges, towers and pre-engineered buildings. Bolt to IS 3757, nut to IS 6623, washers to IS 6649, hot-dip galvanised.
      Thread: M24; Length: 100 mm; Property class: 8.8S; Finish: Hot-dip galvanised; Assembly: Bolt, nut, two washers
  `,
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
