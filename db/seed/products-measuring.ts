import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Measuring instruments';
const brand = brands.measuring;

const calipers = family<[kind: 'digital' | 'vernier', range: number, rupees: number]>({
  category,
  subcategory: 'Calipers & micrometers',
  group: 'CAL',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([kind, range]) => kind === 'digital' && range <= 200, deccan: ([kind, range]) => kind === 'vernier' && range <= 200 },
  rows: [
    ['digital', 150, 2350],
    ['digital', 200, 3250],
    ['digital', 300, 6400],
    ['vernier', 150, 980],
    ['vernier', 200, 1480],
    ['vernier', 300, 3150],
  ],
  item: ([kind, range, rupees]) => ({
    code: `${kind === 'digital' ? 'D' : 'V'}${range}`,
    name: `${kind === 'digital' ? 'Digital' : 'Vernier'} caliper ${range} mm, ${kind === 'digital' ? '0.01' : '0.02'} mm`,
    rupees,
    description: `${kind === 'digital' ? 'Digital caliper with LCD and data output' : 'Vernier caliper with satin chrome scales'}, range 0–${range} mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; ${kind === 'digital' ? 'DIN 862' : 'IS 3651'}.`,
    attributes: {
      Range: `0–${range} mm`,
      Resolution: kind === 'digital' ? '0.01 mm' : '0.02 mm',
      Accuracy: `±${range === 300 ? '0.04' : '0.03'} mm`,
      Material: 'Stainless steel',
    },
  }),
});

const micrometers = family<[[low: number, high: number], kind: 'analogue' | 'digital']>({
  category,
  subcategory: 'Calipers & micrometers',
  group: 'MIC',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([[low], kind]) => low === 0 && kind === 'digital' },
  rows: cross(
    [
      [0, 25],
      [25, 50],
      [50, 75],
      [75, 100],
    ] as [number, number][],
    ['analogue', 'digital'] as const,
  ),
  item: ([[low, high], kind]) => ({
    code: `${low}-${high}-${kind === 'digital' ? 'D' : 'A'}`,
    name: `Outside micrometer ${low}–${high} mm, ${kind}, ${kind === 'digital' ? '0.001' : '0.01'} mm`,
    rupees: kind === 'digital' ? 3900 + high * 26 : 1080 + high * 12.5,
    description: `Outside micrometer of ${low} to ${high} mm with carbide faces and ratchet stop${kind === 'digital' ? ', LCD reading to 1 µm, IP65' : ', graduated to 0.01 mm'}. ${low > 0 ? 'Setting standard included; ' : ''}IS 2967.`,
    attributes: {
      Range: `${low}–${high} mm`,
      Resolution: kind === 'digital' ? '0.001 mm' : '0.01 mm',
      Faces: 'Tungsten carbide',
      Accuracy: `±${high <= 50 ? 3 : 4} µm`,
    },
  }),
});

const dials = singles({
  category,
  subcategory: 'Gauges',
  group: 'DIAL',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([code]) => code === 'FLR-20' },
  rows: [
    ['PLG-10', 'Dial indicator 10 mm, 0.01 mm, plunger type', 'Plunger dial indicator with 58 mm dial and lug back for run-out and fixture checks; IS 2092', { Range: '10 mm', Graduation: '0.01 mm', Dial: '58 mm' }, 1180],
    ['LVR-0.8', 'Lever dial indicator 0.8 mm, 0.01 mm', 'Lever dial test indicator with 32 mm dial and dovetail mount for centring work; IS 11498', { Range: '0.8 mm', Graduation: '0.01 mm', Dial: '32 mm' }, 2650],
    ['BOR-18-35', 'Bore gauge 18–35 mm with dial', 'Two-point bore gauge of 18 to 35 mm with interchangeable anvils and 0.01 mm dial, measuring depth 100 mm', { Range: '18–35 mm', Graduation: '0.01 mm', Depth: '100 mm' }, 4250],
    ['BOR-35-60', 'Bore gauge 35–60 mm with dial', 'Two-point bore gauge of 35 to 60 mm with interchangeable anvils and 0.01 mm dial, measuring depth 150 mm', { Range: '35–60 mm', Graduation: '0.01 mm', Depth: '150 mm' }, 4450],
    ['HGT-300', 'Dial height gauge 300 mm, 0.02 mm', 'Height gauge of 300 mm with dial and scriber for layout on a surface plate; IS 2921', { Range: '0–300 mm', Graduation: '0.02 mm', Base: 'Cast iron, lapped' }, 7850],
    ['MAG-60', 'Magnetic stand 60 kgf with fine adjustment', 'Magnetic base stand of 60 kgf holding force with fine adjustment, takes 8 mm stem and dovetail indicators', { Force: '60 kgf', Column: '12 mm', Clamp: '8 mm and dovetail' }, 890],
    ['SLP-47', 'Slip gauge set 47 pieces, grade 1, steel', 'Steel slip gauge set of 47 pieces from 1.005 to 100 mm in a wooden case, with calibration certificate; IS 2984', { Pieces: '47', Grade: '1', Range: '1.005–100 mm' }, 18_500],
    ['FLR-20', 'Feeler gauge 20 blades, 0.05–1.00 mm', 'Feeler gauge of 20 tempered steel blades, 100 mm long, from 0.05 to 1.00 mm; IS 3179', { Blades: '20', Range: '0.05–1.00 mm', Length: '100 mm' }, 195],
    ['RAD-7', 'Radius gauge set 1–7 mm', 'Radius gauge set of 34 leaves for internal and external radii of 1 to 7 mm; IS 5273', { Leaves: '34', Range: '1–7 mm', Material: 'Stainless steel' }, 310],
    ['PIT-24', 'Screw pitch gauge metric 0.4–6 mm', 'Metric 60° screw pitch gauge with 24 leaves of 0.4 to 6 mm pitch; IS 4211', { Leaves: '24', Range: '0.4–6 mm', Angle: '60°' }, 285],
  ],
});

/** Upper deviation of H7 in µm by diameter (ISO 286-2). */
const h7 = (d: number) => (d <= 6 ? 12 : d <= 10 ? 15 : d <= 18 ? 18 : d <= 30 ? 21 : 25);

const plugGauges = family<[d: number]>({
  category,
  subcategory: 'Gauges',
  group: 'PLUG',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [[6], [8], [10], [12], [16], [20], [25], [30]],
  item: ([d]) => ({
    code: `${d}-H7`,
    name: `Plain plug gauge ${d} mm H7, go and no-go`,
    rupees: 540 + d * 21,
    description: `Double-ended plug gauge for ${d} mm holes of tolerance H7, go ${d.toFixed(3)} mm and no-go ${(d + h7(d) / 1000).toFixed(3)} mm nominal limits. Hardened tool steel 60–62 HRC; IS 3484.`,
    attributes: {
      Size: `${d} mm H7`,
      'Go limit': `${d.toFixed(3)} mm`,
      'No-go limit': `${(d + h7(d) / 1000).toFixed(3)} mm`,
      Material: 'Tool steel, 60–62 HRC',
    },
  }),
});

const threadGauges = family<[d: number, pitch: number, rupees: number]>({
  category,
  subcategory: 'Gauges',
  group: 'TRG',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [6, 1, 1650],
    [8, 1.25, 1720],
    [10, 1.5, 1850],
    [12, 1.75, 1980],
    [16, 2, 2380],
  ],
  item: ([d, pitch, rupees]) => ({
    code: `M${d}X${pitch}-6G`,
    name: `Thread ring gauge M${d} × ${pitch}, 6g, go and no-go`,
    rupees,
    unit: 'SET',
    pack: 'Set of go and no-go ring',
    description: `Go and no-go thread ring gauges for external thread M${d} × ${pitch}, tolerance 6g, for in-process checks of bolts and studs. IS 2334, with calibration certificate.`,
    attributes: { Thread: `M${d} × ${pitch}`, Tolerance: '6g', Material: 'Tool steel, 60–62 HRC', Pieces: '2' },
  }),
});

const tapesAndLevels = singles({
  category,
  subcategory: 'Tapes, rules & levels',
  group: 'TPL',
  brand,
  hsn: '901780',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => /^(TAPE-[35]M|RULE|SQR)/.test(code), konkan: ([code]) => ['TAPE-5M', 'RULE-300', 'LDM-40'].includes(code), deccan: true },
  rows: [
    ['TAPE-3M', 'Steel tape 3 m × 16 mm, rubber grip', 'Pocket steel tape of 3 m with lock and rubber grip, metric and inch; IS 1269 (Part 2) class II', { Length: '3 m', Blade: '16 mm', Class: 'II' }, 118],
    ['TAPE-5M', 'Steel tape 5 m × 19 mm, rubber grip', 'Pocket steel tape of 5 m with lock and rubber grip, metric and inch; IS 1269 (Part 2) class II', { Length: '5 m', Blade: '19 mm', Class: 'II' }, 185],
    ['TAPE-8M', 'Steel tape 8 m × 25 mm, nylon coated blade', 'Steel tape of 8 m with nylon coated blade that stands out 2.2 m; IS 1269 (Part 2) class II', { Length: '8 m', Blade: '25 mm, nylon coated', Class: 'II' }, 365],
    ['TAPE-30F', 'Fibreglass tape 30 m, open reel', 'Open-reel fibreglass measuring tape of 30 m for layout and survey work; IS 1269 (Part 1)', { Length: '30 m', Blade: '13 mm fibreglass', Case: 'Open reel' }, 420],
    ['TAPE-50S', 'Steel measuring tape 50 m, open reel', 'Open-reel steel tape of 50 m with nylon coated blade for setting out; IS 1269 (Part 2)', { Length: '50 m', Blade: '13 mm steel', Case: 'Open reel' }, 1480],
    ['RULE-300', 'Steel rule 300 mm, stainless', 'Stainless steel rule of 300 mm with 0.5 mm graduation on one edge; IS 1481', { Length: '300 mm', Graduation: '0.5 and 1 mm', Material: 'Stainless steel' }, 62, { hsn: '901720' }],
    ['RULE-1000', 'Steel rule 1,000 mm, stainless', 'Stainless steel rule of 1,000 mm with 1 mm graduation; IS 1481', { Length: '1,000 mm', Graduation: '1 mm', Material: 'Stainless steel' }, 290, { hsn: '901720' }],
    ['SQR-150', 'Engineer try square 150 mm, grade B', 'Hardened steel try square with 150 mm blade for shop-floor squareness checks; IS 2103 grade B', { Blade: '150 mm', Grade: 'B', Material: 'Hardened steel' }, 480],
    ['LVL-600', 'Spirit level 600 mm, aluminium, two vials', 'Aluminium box-section spirit level of 600 mm with plumb and level vials, accuracy 0.5 mm/m', { Length: '600 mm', Vials: '2', Accuracy: '0.5 mm/m' }, 395, { hsn: '901530' }],
    ['LVL-1200', 'Spirit level 1,200 mm, aluminium, three vials', 'Aluminium box-section spirit level of 1,200 mm with three vials, accuracy 0.5 mm/m', { Length: '1,200 mm', Vials: '3', Accuracy: '0.5 mm/m' }, 790, { hsn: '901530' }],
    ['LAS-3L', 'Cross line laser level, 360°, green beam', 'Self-levelling green cross line laser with three 360° planes, range 30 m, accuracy ±0.3 mm/m', { Lines: '3 × 360°', Range: '30 m', Accuracy: '±0.3 mm/m', Laser: 'Class 2, green' }, 9850, { hsn: '901530' }],
    ['LDM-40', 'Laser distance meter 40 m', 'Laser distance meter of 40 m with area and volume functions, accuracy ±2 mm, IP54', { Range: '0.05–40 m', Accuracy: '±2 mm', Laser: 'Class 2, red' }, 3250, { hsn: '901510' }],
    ['LDM-80', 'Laser distance meter 80 m with inclination sensor', 'Laser distance meter of 80 m with inclination sensor and indirect height, accuracy ±1.5 mm, IP65', { Range: '0.05–80 m', Accuracy: '±1.5 mm', Laser: 'Class 2, red' }, 7450, { hsn: '901510' }],
    ['AUT-32', 'Automatic level 32× with tripod and staff', 'Automatic optical level of 32× with aluminium tripod and 5 m staff, accuracy 1 mm a km double run', { Magnification: '32×', Accuracy: '1 mm/km', Includes: 'Tripod, 5 m staff' }, 16_800, { hsn: '901530' }],
  ],
});

export const measuring: Family[] = [calipers, micrometers, dials, plugGauges, threadGauges, tapesAndLevels];
