import { brands } from './brands.ts';
import { cross, except, family, GST, only, type Family } from './family.ts';

const category = 'Bearings & power transmission';

/** Heading 4010 splits endless V-belts by outside circumference: 60–180 cm, 180–240 cm, longer. */
const vBeltHsn = (mm: number) => (mm <= 1800 ? '401032' : mm <= 2400 ? '401034' : '401039');

/** Top width × depth in mm, and the price in rupees an inch of inside length. */
const sections = {
  A: { size: '13 × 8 mm', rate: 2.6 },
  B: { size: '17 × 11 mm', rate: 4 },
  C: { size: '22 × 14 mm', rate: 7.2 },
};

const vBelts = family<[section: keyof typeof sections, inches: number]>({
  category,
  subcategory: 'Belts',
  group: 'VB',
  brand: brands.transmission,
  hsn: '401032',
  gst: GST.standard,
  buyers: {
    aravalli: ([section, inches]) => section === 'A' || (section === 'B' && inches <= 75),
    konkan: ([section, inches]) => section !== 'C' && inches >= 38 && inches <= 51,
    deccan: ([section, inches]) => section === 'C' || (section === 'B' && inches >= 75),
  },
  rows: [
    ...cross(['A'] as const, [26, 30, 35, 38, 42, 46, 51, 60]),
    ...cross(['B'] as const, [42, 51, 60, 68, 75, 90]),
    ...cross(['C'] as const, [75, 96, 120, 144]),
  ],
  item: ([section, inches]) => ({
    code: `${section}${inches}`,
    name: `V-belt ${section}${inches}, wrapped classical section ${section}`,
    rupees: 15 + inches * sections[section].rate,
    hsn: vBeltHsn(inches * 25.4),
    description: `Endless wrapped V-belt of section ${section} with an inside length of ${inches} in (${Math.round(inches * 25.4)} mm), for compressors, blowers and machine drives. Oil and heat resistant, antistatic; IS 2494 (Part 1).`,
    attributes: {
      Section: `${section} (${sections[section].size})`,
      'Inside length': `${inches} in / ${Math.round(inches * 25.4)} mm`,
      Cover: 'Rubberised fabric',
      Cord: 'Polyester',
    },
  }),
});

const wedgeBelts = family<[section: 'SPA' | 'SPB', length: number]>({
  category,
  subcategory: 'Belts',
  group: 'WB',
  brand: brands.transmission,
  hsn: '401032',
  gst: GST.standard,
  buyers: {
    aravalli: ([section]) => section === 'SPA',
    konkan: ([section, length]) => section === 'SPA' && length >= 1250,
    deccan: ([section]) => section === 'SPB',
  },
  rows: [...cross(['SPA'] as const, [1000, 1250, 1500, 2000]), ...cross(['SPB'] as const, [2000, 2500, 3150])],
  item: ([section, length]) => ({
    code: `${section}${length}`,
    name: `Wedge belt ${section} ${length}, pitch length ${length} mm`,
    rupees: section === 'SPA' ? 30 + length * 0.24 : 45 + length * 0.37,
    hsn: vBeltHsn(length),
    description: `Narrow wedge belt ${section} with a pitch length of ${length} mm, carrying more power in less width than a classical V-belt. For air handling units, crushers and pump drives; ISO 4184.`,
    attributes: {
      Section: section === 'SPA' ? 'SPA (13 × 10 mm)' : 'SPB (16 × 13 mm)',
      'Pitch length': `${length} mm`,
      Cord: 'Polyester',
      Temperature: '-30 to 70 °C',
    },
  }),
});

const timingBelts = family<[pitch: 5 | 8, width: number, length: number]>({
  category,
  subcategory: 'Belts',
  group: 'TB',
  brand: brands.transmission,
  hsn: '401035',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([pitch]) => pitch === 5 },
  rows: [
    [5, 15, 400],
    [5, 15, 500],
    [5, 25, 750],
    [8, 20, 800],
    [8, 30, 1120],
    [8, 30, 1280],
    [8, 30, 1600],
  ],
  item: ([pitch, width, length]) => ({
    code: `${length}-${pitch}M-${width}`,
    name: `Timing belt ${length}-${pitch}M-${width}, ${length / pitch} teeth, ${width} mm wide`,
    rupees: 60 + length * width * (pitch === 5 ? 0.034 : 0.042),
    hsn: length < 600 ? '401039' : length <= 1500 ? '401035' : '401036',
    description: `Neoprene synchronous belt of ${pitch} mm pitch with ${length / pitch} curved teeth and glass-fibre cord, ${width} mm wide. For indexing conveyors and servo drives with pulleys of profile ${pitch}M; ISO 13050.`,
    attributes: {
      Profile: `${pitch}M`,
      'Pitch length': `${length} mm`,
      Teeth: String(length / pitch),
      Width: `${width} mm`,
      Cord: 'Glass fibre',
    },
  }),
});

/** Pitch, roller diameter and inner width in mm; breaking load in kN. */
const rollerChain = family<[size: string, pitch: number, roller: number, inner: number, kn: number, rupees: number]>({
  category,
  subcategory: 'Chains & sprockets',
  group: 'CHN',
  brand: brands.transmission,
  hsn: '73151100',
  gst: GST.standard,
  buyers: { aravalli: except('20B-1'), konkan: only('08B-1', '10B-1'), deccan: only('16B-1', '20B-1') },
  rows: [
    ['06B-1', 9.525, 6.35, 5.72, 8.9, 980],
    ['08B-1', 12.7, 8.51, 7.75, 17.8, 1290],
    ['08B-2', 12.7, 8.51, 7.75, 31.1, 2680],
    ['10B-1', 15.875, 10.16, 9.65, 22.2, 1640],
    ['12B-1', 19.05, 12.07, 11.68, 28.9, 2150],
    ['12B-2', 19.05, 12.07, 11.68, 57.8, 4460],
    ['16B-1', 25.4, 15.88, 17.02, 60, 4120],
    ['20B-1', 31.75, 19.05, 19.56, 95, 7350],
  ],
  item: ([size, pitch, roller, inner, kn, rupees]) => ({
    code: size,
    name: `Roller chain ${size}, ${pitch} mm pitch, ${size.endsWith('2') ? 'duplex' : 'simplex'}, 5 m`,
    rupees,
    unit: 'BOX',
    pack: 'Box of 5 m with one connecting link',
    description: `${size.endsWith('2') ? 'Duplex' : 'Simplex'} bush roller chain ${size} of ${pitch} mm pitch, pre-stretched and pre-lubricated, for conveyor and machine drives. British series to ISO 606 and IS 2403.`,
    attributes: {
      Pitch: `${pitch} mm`,
      'Roller diameter': `${roller} mm`,
      'Inner width': `${inner} mm`,
      'Minimum breaking load': `${kn} kN`,
      Strands: size.endsWith('2') ? '2' : '1',
      Length: '5 m',
    },
  }),
});

const chainPitches = { '08B': 12.7, '10B': 15.875 };

const sprockets = family<[chain: keyof typeof chainPitches, teeth: number]>({
  category,
  subcategory: 'Chains & sprockets',
  group: 'SPK',
  brand: brands.transmission,
  hsn: '848390',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: cross(['08B', '10B'] as const, [15, 19, 25]),
  item: ([chain, teeth]) => {
    const diameter = (chainPitches[chain] / Math.sin(Math.PI / teeth)).toFixed(1);
    return {
      code: `${chain}-${teeth}T`,
      name: `Sprocket ${chain}-1, ${teeth} teeth, pilot bore with hub`,
      rupees: 105 + 0.048 * Number(diameter) ** 2,
      description: `Simplex chain sprocket for ${chain} chain with ${teeth} teeth, in C45 steel with a hub on one side and a pilot bore to be finished by the user. Tooth form to ISO 606, pitch circle ${diameter} mm.`,
      attributes: {
        'For chain': `${chain}-1`,
        Teeth: String(teeth),
        'Pitch circle diameter': `${diameter} mm`,
        Material: 'C45 steel',
        Bore: 'Pilot',
      },
    };
  },
});

const jawCouplings = family<[size: string, bore: number, torque: number, rupees: number]>({
  category,
  subcategory: 'Couplings',
  group: 'CPL',
  brand: brands.transmission,
  hsn: '848360',
  gst: GST.standard,
  buyers: {
    aravalli: ([, bore]) => bore <= 48,
    konkan: ([, bore]) => bore >= 22 && bore <= 42,
    deccan: ([, bore]) => bore >= 42,
  },
  rows: [
    ['L070', 19, 4.9, 245],
    ['L075', 22, 10.2, 350],
    ['L090', 25, 16.3, 490],
    ['L100', 35, 47.1, 940],
    ['L110', 42, 89.5, 1580],
    ['L150', 48, 140, 2350],
    ['L190', 55, 195, 3850],
  ],
  item: ([size, bore, torque, rupees]) => ({
    code: size,
    name: `Jaw coupling ${size} with NBR spider, maximum bore ${bore} mm`,
    rupees,
    unit: 'SET',
    pack: 'Set of two hubs and one spider',
    description: `Cast-iron jaw coupling ${size} with a nitrile rubber spider, joining motor and pump shafts up to ${bore} mm. Takes ${torque} Nm and small misalignment without lubrication; hubs with pilot bore.`,
    attributes: {
      'Maximum bore': `${bore} mm`,
      'Rated torque': `${torque} Nm`,
      Spider: 'NBR, 80 Shore A',
      Hub: 'Cast iron, pilot bore',
    },
  }),
});

const oilSeals = family<[shaft: number, housing: number, width: number]>({
  category,
  subcategory: 'Oil seals',
  group: 'OSL',
  brand: brands.seals,
  hsn: '401693',
  gst: GST.standard,
  buyers: {
    aravalli: ([shaft]) => shaft <= 50,
    konkan: ([shaft]) => shaft >= 25 && shaft <= 40,
    deccan: ([shaft]) => shaft >= 50,
  },
  rows: [
    [17, 35, 7],
    [20, 40, 7],
    [25, 40, 7],
    [25, 47, 7],
    [30, 47, 7],
    [35, 52, 7],
    [40, 62, 7],
    [45, 62, 8],
    [50, 72, 8],
    [60, 80, 8],
    [70, 90, 10],
    [80, 100, 10],
  ],
  item: ([shaft, housing, width]) => ({
    code: `${shaft}X${housing}X${width}`,
    name: `Oil seal TC ${shaft} × ${housing} × ${width} mm, double lip, NBR`,
    rupees: 10 + housing * width * 0.11,
    description: `Rotary shaft seal with a spring-loaded main lip and a dust lip, for a shaft of ${shaft} mm in a bore of ${housing} mm. Keeps oil in gearboxes, hubs and pumps up to 100 °C; IS 5129 and ISO 6194-1.`,
    attributes: {
      'Shaft diameter': `${shaft} mm`,
      'Housing bore': `${housing} mm`,
      Width: `${width} mm`,
      Type: 'TC, double lip with spring',
      Material: 'NBR, 70 Shore A',
    },
  }),
});

export const transmission: Family[] = [vBelts, wedgeBelts, timingBelts, rollerChain, sprockets, jawCouplings, oilSeals];
