import { brands } from './brands.ts';
import { cross, family, GST, only, singles, type Family } from './family.ts';

const category = 'Fasteners';
const brand = brands.fasteners;

/** Coarse metric threads: pitch, spanner size, head height, nut height; shortest partly threaded bolt (ISO 4014). */
const threads: Record<number, { pitch: number; flats: number; head: number; nut: number; partly: number }> = {
  5: { pitch: 0.8, flats: 8, head: 3.5, nut: 4.7, partly: 25 },
  6: { pitch: 1, flats: 10, head: 4, nut: 5.2, partly: 30 },
  8: { pitch: 1.25, flats: 13, head: 5.3, nut: 6.8, partly: 40 },
  10: { pitch: 1.5, flats: 16, head: 6.4, nut: 8.4, partly: 45 },
  12: { pitch: 1.75, flats: 18, head: 7.5, nut: 10.8, partly: 50 },
  16: { pitch: 2, flats: 24, head: 10, nut: 14.8, partly: 65 },
  20: { pitch: 2.5, flats: 30, head: 12.5, nut: 18, partly: 80 },
  24: { pitch: 3, flats: 36, head: 15, nut: 21.5, partly: 90 },
};

const thread = (d: number) => {
  const found = threads[d];
  if (!found) throw new Error(`no thread M${d}`);
  return found;
};

/** Pieces in a box, as fastener houses pack them. */
const boxOf = (d: number) => (d <= 8 ? 100 : d <= 12 ? 50 : d <= 16 ? 25 : 10);

const STEEL = 7.85e-6;
const boltMass = (d: number, length: number) => {
  const { flats, head } = thread(d);
  return STEEL * (0.7 * d ** 2 * length + 0.866 * flats ** 2 * head);
};
const nutMass = (d: number) => STEEL * (0.866 * thread(d).flats ** 2 - 0.785 * d ** 2) * thread(d).nut;

interface Steel {
  code: string;
  grade: string;
  finish: string;
  use: string;
  standard: string;
  /** Rupees a kilogram. */
  rate: number;
}

const grade88: Steel = {
  code: '8.8-ZP',
  grade: '8.8',
  finish: 'zinc plated',
  use: 'machine frames, guards and brackets',
  standard: 'strength to IS 1367 (Part 3)',
  rate: 150,
};
const a270: Steel = {
  code: 'A2-70',
  grade: 'A2-70',
  finish: 'stainless steel 304',
  use: 'washdown machines and clean-room equipment',
  standard: 'strength to ISO 3506-1',
  rate: 420,
};

function hexBolts(steel: Steel, buyers: Parameters<typeof family<[d: number, length: number]>>[0]['buyers']): Family {
  return family<[d: number, length: number]>({
    category,
    subcategory: 'Hex bolts & screws',
    group: 'HB',
    brand,
    hsn: '73181500',
    gst: GST.standard,
    buyers,
    rows: [
      ...cross([6], [20, 30, 40]),
      ...cross([8], [25, 40, 60]),
      ...cross([10], [30, 50, 80]),
      ...cross([12], [40, 60, 100]),
      ...cross([16], [50, 80, 120]),
      ...cross([20], [60, 80, 120]),
      ...cross([24], [80, 120]),
    ],
    item: ([d, length]) => {
      const { pitch, flats, partly } = thread(d);
      const full = length < partly;
      const kind = full ? 'Hex head screw, full thread,' : 'Hex head bolt';
      return {
        code: `M${d}X${length}-${steel.code}`,
        name: `${kind} M${d} × ${length} mm, ${steel.grade}, ${steel.finish}`,
        rupees: boxOf(d) * (0.4 + boltMass(d, length) * steel.rate),
        unit: 'BOX',
        pack: `Box of ${boxOf(d)}`,
        description: `${full ? 'Fully' : 'Partly'} threaded hexagon head ${full ? 'screw' : 'bolt'} M${d} × ${length} mm in ${steel.grade}, ${steel.finish}, for ${steel.use}. Dimensions to ${full ? 'IS 1364 (Part 2) / ISO 4017' : 'IS 1364 (Part 1) / ISO 4014'}, ${steel.standard}.`,
        attributes: {
          Thread: `M${d} × ${pitch}`,
          Length: `${length} mm`,
          'Property class': steel.grade,
          Finish: steel.finish,
          'Width across flats': `${flats} mm`,
          Threading: full ? 'Full' : 'Partial',
        },
      };
    },
  });
}

/** Hexagon key and head diameter in mm (ISO 4762). */
const socketSizes: Record<number, [key: number, head: number]> = {
  5: [4, 8.5],
  6: [5, 10],
  8: [6, 13],
  10: [8, 16],
  12: [10, 18],
};

const socketHead = family<[d: number, length: number]>({
  category,
  subcategory: 'Socket head screws',
  group: 'SHCS',
  brand,
  hsn: '73181500',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ...cross([5], [16, 25]),
    ...cross([6], [16, 20, 30]),
    ...cross([8], [20, 30, 40]),
    ...cross([10], [30, 50]),
    ...cross([12], [40, 60]),
  ],
  item: ([d, length]) => {
    const [key, head] = socketSizes[d] ?? [0, 0];
    return {
      code: `M${d}X${length}-12.9`,
      name: `Socket head cap screw M${d} × ${length} mm, 12.9, black oxide`,
      rupees: boxOf(d) * (0.6 + STEEL * (0.7 * d ** 2 * length + 1.3 * d ** 3) * 290),
      unit: 'BOX',
      pack: `Box of ${boxOf(d)}`,
      description: `Alloy steel socket head cap screw M${d} × ${length} mm for jigs, dies and machine slides where a spanner has no room. Turned with a hexagon key of ${key} mm; IS 2269 and ISO 4762, property class 12.9.`,
      attributes: {
        Thread: `M${d} × ${thread(d).pitch}`,
        Length: `${length} mm`,
        'Property class': '12.9',
        'Hexagon key': `${key} mm`,
        'Head diameter': `${head} mm`,
        Finish: 'Black oxide',
      },
    };
  },
});

const hexNuts = family<[d: number, steel: Steel]>({
  category,
  subcategory: 'Nuts & washers',
  group: 'HN',
  brand,
  hsn: '73181600',
  gst: GST.standard,
  buyers: {
    aravalli: ([, { grade }]) => grade === '8.8',
    konkan: ([d, { grade }]) => grade === 'A2-70' && d <= 12,
    deccan: ([d, { grade }]) => grade === '8.8' && d >= 12,
  },
  rows: cross([6, 8, 10, 12, 16, 20], [grade88, a270]),
  item: ([d, { grade, finish, rate }]) => ({
    code: `M${d}-${grade === '8.8' ? '8-ZP' : 'A2'}`,
    name: `Hex nut M${d}, ${grade === '8.8' ? 'class 8' : 'A2-70'}, ${finish}`,
    rupees: boxOf(d) * (0.25 + nutMass(d) * rate * 1.1),
    unit: 'BOX',
    pack: `Box of ${boxOf(d)}`,
    description: `Hexagon nut M${d} style 1, ${finish}, to pair with ${grade === '8.8' ? 'bolts up to class 8.8' : 'stainless A2 bolts'} of coarse thread. Dimensions to IS 1364 (Part 3) and ISO 4032, height ${thread(d).nut} mm.`,
    attributes: {
      Thread: `M${d} × ${thread(d).pitch}`,
      'Property class': grade === '8.8' ? '8' : 'A2-70',
      'Width across flats': `${thread(d).flats} mm`,
      Height: `${thread(d).nut} mm`,
      Finish: finish,
    },
  }),
});

const nylocNuts = singles({
  category,
  subcategory: 'Nuts & washers',
  group: 'NYL',
  brand,
  hsn: '73181600',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: only('M12', 'M16') },
  rows: `
    M6 | Nylon insert lock nut M6, class 8, zinc plated | 91 | unit: BOX; pack: Box of 100
      Self-locking hexagon nut M6 with a nylon ring that holds against vibration on brackets, guards and pedals. Use below 120 °C; DIN 985, property class 8.
      Thread: M6 × 1; Width across flats: 10 mm; Property class: 8; Insert: Polyamide, up to 120 °C; Finish: Zinc plated
    M8 | Nylon insert lock nut M8, class 8, zinc plated | 156 | unit: BOX; pack: Box of 100
      Self-locking hexagon nut M8 with a nylon ring that holds against vibration on brackets, guards and pedals. Use below 120 °C; DIN 985, property class 8.
      Thread: M8 × 1.25; Width across flats: 13 mm; Property class: 8; Insert: Polyamide, up to 120 °C; Finish: Zinc plated
    M10 | Nylon insert lock nut M10, class 8, zinc plated | 128 | unit: BOX; pack: Box of 50
      Self-locking hexagon nut M10 with a nylon ring that holds against vibration on brackets, guards and pedals. Use below 120 °C; DIN 985, property class 8.
      Thread: M10 × 1.5; Width across flats: 16 mm; Property class: 8; Insert: Polyamide, up to 120 °C; Finish: Zinc plated
    M12 | Nylon insert lock nut M12, class 8, zinc plated | 184 | unit: BOX; pack: Box of 50
      Self-locking hexagon nut M12 with a nylon ring that holds against vibration on brackets, guards and pedals. Use below 120 °C; DIN 985, property class 8.
      Thread: M12 × 1.75; Width across flats: 18 mm; Property class: 8; Insert: Polyamide, up to 120 °C; Finish: Zinc plated
    M16 | Nylon insert lock nut M16, class 8, zinc plated | 212 | unit: BOX; pack: Box of 25
      Self-locking hexagon nut M16 with a nylon ring that holds against vibration on brackets, guards and pedals. Use below 120 °C; DIN 985, property class 8.
      Thread: M16 × 2; Width across flats: 24 mm; Property class: 8; Insert: Polyamide, up to 120 °C; Finish: Zinc plated
  `,
});

type Washer = [d: number, inner: number, outer: number, thick: number];

const plainWashers = family<Washer>({
  category,
  subcategory: 'Nuts & washers',
  group: 'PW',
  brand,
  hsn: '73182200',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 16, deccan: ([d]) => d >= 12 },
  rows: [
    [6, 6.4, 12, 1.6],
    [8, 8.4, 16, 1.6],
    [10, 10.5, 20, 2],
    [12, 13, 24, 2.5],
    [16, 17, 30, 3],
    [20, 21, 37, 3],
  ],
  item: ([d, inner, outer, thick]) => ({
    code: `M${d}-ZP`,
    name: `Plain washer M${d}, ${outer} mm outside diameter, zinc plated`,
    rupees: 2 * boxOf(d) * (0.12 + STEEL * 0.785 * (outer ** 2 - inner ** 2) * thick * 140),
    unit: 'BOX',
    pack: `Box of ${2 * boxOf(d)}`,
    description: `Flat steel washer for M${d} bolts, ${inner} mm hole and ${outer} mm outside diameter, that spreads the load under head or nut. ISO 7089, hardness 200 HV, zinc plated.`,
    attributes: {
      'For bolt': `M${d}`,
      'Inside diameter': `${inner} mm`,
      'Outside diameter': `${outer} mm`,
      Thickness: `${thick} mm`,
      Hardness: '200 HV',
    },
  }),
});

const springWashers = family<Washer>({
  category,
  subcategory: 'Nuts & washers',
  group: 'SW',
  brand,
  hsn: '73182100',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 16, deccan: ([d]) => d >= 12 },
  rows: [
    [6, 6.1, 11.8, 1.6],
    [8, 8.1, 14.8, 2],
    [10, 10.2, 18.1, 2.2],
    [12, 12.2, 21.1, 2.5],
    [16, 16.2, 27.4, 3.5],
    [20, 20.2, 33.6, 4],
  ],
  item: ([d, inner, outer, thick]) => ({
    code: `M${d}`,
    name: `Spring washer M${d}, single coil, ${thick} mm thick`,
    rupees: 2 * boxOf(d) * (0.14 + STEEL * 0.785 * (outer ** 2 - inner ** 2) * thick * 190),
    unit: 'BOX',
    pack: `Box of ${2 * boxOf(d)}`,
    description: `Single-coil rectangular section spring washer for M${d} bolts, in hardened and tempered spring steel with zinc plating. Keeps joints tight under vibration; IS 3063 type B.`,
    attributes: {
      'For bolt': `M${d}`,
      'Inside diameter': `${inner} mm`,
      'Outside diameter': `${outer} mm`,
      Thickness: `${thick} mm`,
      Material: 'Spring steel',
    },
  }),
});

export const fasteners: Family[] = [
  hexBolts(grade88, {
    aravalli: ([d, length]) => d <= 16 && length <= 80,
    deccan: ([d]) => d >= 12,
  }),
  hexBolts(a270, { konkan: ([d]) => d <= 10 }),
  socketHead,
  hexNuts,
  nylocNuts,
  plainWashers,
  springWashers,
];
