import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Measuring instruments';
const brand = brands.measuring;

const calipers = singles({
  category,
  subcategory: 'Calipers & micrometers',
  group: 'CAL',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('D150'), deccan: only('V150') },
  rows: `
    D150 | Digital caliper 150 mm, 0.01 mm | 2350
      Digital caliper with LCD and data output, range 0–150 mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; DIN 862.
      Range: 0–150 mm; Resolution: 0.01 mm; Accuracy: ±0.03 mm; Material: Stainless steel
    D200 | Digital caliper 200 mm, 0.01 mm | 3250
      Digital caliper with LCD and data output, range 0–200 mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; DIN 862.
      Range: 0–200 mm; Resolution: 0.01 mm; Accuracy: ±0.03 mm; Material: Stainless steel
    D300 | Digital caliper 300 mm, 0.01 mm | 6400
      Digital caliper with LCD and data output, range 0–300 mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; DIN 862.
      Range: 0–300 mm; Resolution: 0.01 mm; Accuracy: ±0.04 mm; Material: Stainless steel
    V150 | Vernier caliper 150 mm, 0.02 mm | 980
      Vernier caliper with satin chrome scales, range 0–150 mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; IS 3651.
      Range: 0–150 mm; Resolution: 0.02 mm; Accuracy: ±0.03 mm; Material: Stainless steel
    V200 | Vernier caliper 200 mm, 0.02 mm | 1480
      Vernier caliper with satin chrome scales, range 0–200 mm, for outside, inside, depth and step measurement. Hardened stainless steel, with calibration certificate; IS 3651.
      Range: 0–200 mm; Resolution: 0.02 mm; Accuracy: ±0.03 mm; Material: Stainless steel
  `,
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
  buyers: { aravalli: true },
  rows: `
    PLG-10 | Dial indicator 10 mm, 0.01 mm, plunger type | 1180
      Plunger dial indicator with 58 mm dial and lug back for run-out and fixture checks; IS 2092.
      Range: 10 mm; Graduation: 0.01 mm; Dial: 58 mm
    LVR-0.8 | Lever dial indicator 0.8 mm, 0.01 mm | 2650
      Lever dial test indicator with 32 mm dial and dovetail mount for centring work; IS 11498.
      Range: 0.8 mm; Graduation: 0.01 mm; Dial: 32 mm
    BOR-18-35 | Bore gauge 18–35 mm with dial | 4250
      Two-point bore gauge of 18 to 35 mm with interchangeable anvils and 0.01 mm dial, measuring depth 100 mm.
      Range: 18–35 mm; Graduation: 0.01 mm; Depth: 100 mm
    BOR-35-60 | Bore gauge 35–60 mm with dial | 4450
      Two-point bore gauge of 35 to 60 mm with interchangeable anvils and 0.01 mm dial, measuring depth 150 mm.
      Range: 35–60 mm; Graduation: 0.01 mm; Depth: 150 mm
    HGT-300 | Dial height gauge 300 mm, 0.02 mm | 7850
      Height gauge of 300 mm with dial and scriber for layout on a surface plate; IS 2921.
      Range: 0–300 mm; Graduation: 0.02 mm; Base: Cast iron, lapped
    MAG-60 | Magnetic stand 60 kgf with fine adjustment | 890
      Magnetic base stand of 60 kgf holding force with fine adjustment, takes 8 mm stem and dovetail indicators.
      Force: 60 kgf; Column: 12 mm; Clamp: 8 mm and dovetail
    SLP-47 | Slip gauge set 47 pieces, grade 1, steel | 18500
      Steel slip gauge set of 47 pieces from 1.005 to 100 mm in a wooden case, with calibration certificate; IS 2984.
      Pieces: 47; Grade: 1; Range: 1.005–100 mm
    FLR-20 | Feeler gauge 20 blades, 0.05–1.00 mm | 195
      Feeler gauge of 20 tempered steel blades, 100 mm long, from 0.05 to 1.00 mm; IS 3179.
      Blades: 20; Range: 0.05–1.00 mm; Length: 100 mm
    PIT-24 | Screw pitch gauge metric 0.4–6 mm | 285
      Metric 60° screw pitch gauge with 24 leaves of 0.4 to 6 mm pitch; IS 4211.
      Leaves: 24; Range: 0.4–6 mm; Angle: 60°
  `,
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
  rows: [[6], [8], [10], [12], [16], [20]],
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

const threadGauges = singles({
  category,
  subcategory: 'Gauges',
  group: 'TRG',
  brand,
  hsn: '901730',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    M8X1.25-6G | Thread ring gauge M8 × 1.25, 6g, go and no-go | 1720 | unit: SET; pack: Set of go and no-go ring
      Go and no-go thread ring gauges for external thread M8 × 1.25, tolerance 6g, for in-process checks of bolts and studs. IS 2334, with calibration certificate.
      Thread: M8 × 1.25; Tolerance: 6g; Material: Tool steel, 60–62 HRC; Pieces: 2
    M10X1.5-6G | Thread ring gauge M10 × 1.5, 6g, go and no-go | 1850 | unit: SET; pack: Set of go and no-go ring
      Go and no-go thread ring gauges for external thread M10 × 1.5, tolerance 6g, for in-process checks of bolts and studs. IS 2334, with calibration certificate.
      Thread: M10 × 1.5; Tolerance: 6g; Material: Tool steel, 60–62 HRC; Pieces: 2
    M12X1.75-6G | Thread ring gauge M12 × 1.75, 6g, go and no-go | 1980 | unit: SET; pack: Set of go and no-go ring
      Go and no-go thread ring gauges for external thread M12 × 1.75, tolerance 6g, for in-process checks of bolts and studs. IS 2334, with calibration certificate.
      Thread: M12 × 1.75; Tolerance: 6g; Material: Tool steel, 60–62 HRC; Pieces: 2
    M16X2-6G | Thread ring gauge M16 × 2, 6g, go and no-go | 2380 | unit: SET; pack: Set of go and no-go ring
      Go and no-go thread ring gauges for external thread M16 × 2, tolerance 6g, for in-process checks of bolts and studs. IS 2334, with calibration certificate.
      Thread: M16 × 2; Tolerance: 6g; Material: Tool steel, 60–62 HRC; Pieces: 2
  `,
});

const tapesAndLevels = singles({
  category,
  subcategory: 'Tapes, rules & levels',
  group: 'TPL',
  brand,
  hsn: '901780',
  gst: GST.standard,
  buyers: {
    aravalli: only('TAPE-5M', 'RULE-300', 'SQR-150'),
    konkan: only('RULE-300', 'LDM-40'),
    deccan: except('RULE-300', 'SQR-150', 'LDM-40'),
  },
  rows: `
    TAPE-5M | Steel tape 5 m × 19 mm, rubber grip | 185
      Pocket steel tape of 5 m with lock and rubber grip, metric and inch; IS 1269 (Part 2) class II.
      Length: 5 m; Blade: 19 mm; Class: II
    TAPE-8M | Steel tape 8 m × 25 mm, nylon coated blade | 365
      Steel tape of 8 m with nylon coated blade that stands out 2.2 m; IS 1269 (Part 2) class II.
      Length: 8 m; Blade: 25 mm, nylon coated; Class: II
    TAPE-30F | Fibreglass tape 30 m, open reel | 420
      Open-reel fibreglass measuring tape of 30 m for layout and survey work; IS 1269 (Part 1).
      Length: 30 m; Blade: 13 mm fibreglass; Case: Open reel
    TAPE-50S | Steel measuring tape 50 m, open reel | 1480
      Open-reel steel tape of 50 m with nylon coated blade for setting out; IS 1269 (Part 2).
      Length: 50 m; Blade: 13 mm steel; Case: Open reel
    RULE-300 | Steel rule 300 mm, stainless | 62 | hsn: 901720
      Stainless steel rule of 300 mm with 0.5 mm graduation on one edge; IS 1481.
      Length: 300 mm; Graduation: 0.5 and 1 mm; Material: Stainless steel
    SQR-150 | Engineer try square 150 mm, grade B | 480
      Hardened steel try square with 150 mm blade for shop-floor squareness checks; IS 2103 grade B.
      Blade: 150 mm; Grade: B; Material: Hardened steel
    LVL-600 | Spirit level 600 mm, aluminium, two vials | 395 | hsn: 901530
      Aluminium box-section spirit level of 600 mm with plumb and level vials, accuracy 0.5 mm/m.
      Length: 600 mm; Vials: 2; Accuracy: 0.5 mm/m
    LVL-1200 | Spirit level 1200 mm, aluminium, three vials | 790 | hsn: 901530
      Aluminium box-section spirit level of 1200 mm with three vials, accuracy 0.5 mm/m.
      Length: 1200 mm; Vials: 3; Accuracy: 0.5 mm/m
    LAS-3L | Cross line laser level, 360°, green beam | 9850 | hsn: 901530
      Self-levelling green cross line laser with three 360° planes, range 30 m, accuracy ±0.3 mm/m.
      Lines: 3 × 360°; Range: 30 m; Accuracy: ±0.3 mm/m; Laser: Class 2, green
    LDM-40 | Laser distance meter 40 m | 3250 | hsn: 901510
      Laser distance meter of 40 m with area and volume functions, accuracy ±2 mm, IP54.
      Range: 0.05–40 m; Accuracy: ±2 mm; Laser: Class 2, red
    LDM-80 | Laser distance meter 80 m with inclination sensor | 7450 | hsn: 901510
      Laser distance meter of 80 m with inclination sensor and indirect height, accuracy ±1.5 mm, IP65.
      Range: 0.05–80 m; Accuracy: ±1.5 mm; Laser: Class 2, red
    AUT-32 | Automatic level 32× with tripod and staff | 16800 | hsn: 901530
      Automatic optical level of 32× with aluminium tripod and 5 m staff, accuracy 1 mm a km double run.
      Magnification: 32×; Accuracy: 1 mm/km; Includes: Tripod, 5 m staff
  `,
});

export const measuring: Family[] = [calipers, micrometers, dials, plugGauges, threadGauges, tapesAndLevels];
