import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Cutting tools & abrasives';

const hacksawBlades = family<[tpi: number, use: string, rupees: number]>({
  category,
  subcategory: 'Saw blades',
  group: 'HSB',
  brand: brands.cuttingTools,
  hsn: '82029120',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([tpi]) => tpi === 24, deccan: true },
  rows: [
    [18, 'solid bar and heavy sections', 2950],
    [24, 'angles, conduit and medium sections', 2980],
    [32, 'thin sheet and tube', 3040],
  ],
  item: ([tpi, use, rupees]) => ({
    code: `BM-${tpi}T`,
    name: `Bi-metal hacksaw blade 300 × 12.5 mm, ${tpi} TPI`,
    rupees,
    unit: 'BOX',
    pack: 'Box of 100',
    description: `Shatter-proof bi-metal hacksaw blade with ${tpi} teeth per inch for ${use}. Fits 300 mm hand frames; IS 2594.`,
    attributes: { Length: '300 mm', Width: '12.5 mm', Thickness: '0.63 mm', Teeth: `${tpi} TPI` },
  }),
});

const bandSaws = family<[length: number, tpi: string, bar: string]>({
  category,
  subcategory: 'Saw blades',
  group: 'BSB',
  brand: brands.cuttingTools,
  hsn: '82022000',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [2950, '4/6', '40–80 mm'],
    [3505, '3/4', '80–150 mm'],
    [3505, '4/6', '40–80 mm'],
    [4115, '3/4', '80–150 mm'],
    [4115, '2/3', '150–250 mm'],
  ],
  item: ([length, tpi, bar]) => ({
    code: `${length}-${tpi.replace('/', '')}`,
    name: `Bi-metal band saw blade ${length} × 27 × 0.9 mm, ${tpi} TPI, M42`,
    rupees: length * 0.52,
    description: `Welded band saw blade ${length} mm long with M42 cobalt edge and variable ${tpi} pitch, for steel bars of ${bar}. For horizontal metal-cutting machines taking a 27 mm band.`,
    attributes: {
      'Loop length': `${length} mm`,
      Width: '27 mm',
      Thickness: '0.9 mm',
      Teeth: `${tpi} TPI`,
      Edge: 'M42 HSS, 8 % cobalt',
    },
  }),
});

const tctSaws = family<[diameter: number, teeth: number, bore: number, use: string, rupees: number]>({
  category,
  subcategory: 'Saw blades',
  group: 'TCT',
  brand: brands.cuttingTools,
  hsn: '82023900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [110, 40, 20, 'plywood and laminate', 265],
    [125, 40, 20, 'plywood and laminate', 320],
    [185, 40, 20, 'shuttering plywood', 610],
    [254, 60, 25.4, 'hardwood and board', 1180],
    [305, 100, 30, 'aluminium sections', 2450],
  ],
  item: ([diameter, teeth, bore, use, rupees]) => ({
    code: `${diameter}-${teeth}T`,
    name: `TCT circular saw blade ${diameter} mm, ${teeth} teeth, ${bore} mm bore`,
    rupees,
    description: `Tungsten carbide tipped saw blade of ${diameter} mm with ${teeth} teeth for clean cuts in ${use}. Fits machines with a ${bore} mm arbor; EN 847-1.`,
    attributes: { Diameter: `${diameter} mm`, Teeth: String(teeth), Bore: `${bore} mm`, For: use },
  }),
});

type Wheel = [diameter: number, thick: number, bore: number, box: number, each: number];

/** Largest speed in rev/min at the 80 m/s that EN 12413 allows, rounded down to 50. */
const wheelSpeed = (diameter: number) => Math.floor((80 * 60_000) / (Math.PI * diameter) / 50) * 50;

const cuttingWheels = family<Wheel>({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'CW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 180 || d === 355, konkan: ([, thick]) => thick === 1, deccan: true },
  rows: [
    [100, 1, 16, 50, 15.5],
    [100, 2.5, 16, 50, 20],
    [125, 1, 22.23, 50, 22],
    [125, 1.6, 22.23, 50, 25],
    [180, 3, 22.23, 25, 62],
    [230, 3, 22.23, 25, 92],
    [355, 2.8, 25.4, 25, 158],
    [400, 3.2, 25.4, 25, 205],
  ],
  item: ([diameter, thick, bore, box, each]) => ({
    code: `${diameter}X${thick}`,
    name: `Cutting wheel ${diameter} × ${thick} × ${bore} mm, steel and stainless steel`,
    rupees: box * each,
    unit: 'BOX',
    pack: `Box of ${box}`,
    description: `Resin-bonded, fibre-reinforced cutting wheel ${diameter} × ${thick} mm for ${diameter >= 355 ? 'chop saws' : 'angle grinders'} with a ${bore} mm spindle. Free of iron, sulphur and chlorine; EN 12413, up to ${wheelSpeed(diameter).toLocaleString('en-IN')} rev/min.`,
    attributes: {
      Diameter: `${diameter} mm`,
      Thickness: `${thick} mm`,
      Bore: `${bore} mm`,
      Grain: diameter >= 355 ? 'A 30' : 'A 60',
      'Maximum speed': `${wheelSpeed(diameter).toLocaleString('en-IN')} rev/min`,
    },
  }),
});

const grindingWheels = family<Wheel>({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'GW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: true },
  rows: [
    [100, 6, 16, 25, 29],
    [125, 6, 22.23, 25, 44],
    [180, 6, 22.23, 25, 76],
    [230, 6, 22.23, 10, 118],
  ],
  item: ([diameter, thick, bore, box, each]) => ({
    code: `DC-${diameter}X${thick}`,
    name: `Depressed centre grinding wheel ${diameter} × ${thick} × ${bore} mm, steel`,
    rupees: box * each,
    unit: 'BOX',
    pack: `Box of ${box}`,
    description: `Type 27 grinding wheel of ${diameter} mm for dressing welds and castings with an angle grinder of ${bore} mm spindle. Aluminium oxide, resin bond; EN 12413.`,
    attributes: {
      Diameter: `${diameter} mm`,
      Thickness: `${thick} mm`,
      Bore: `${bore} mm`,
      Grain: 'A 24 R',
      'Maximum speed': `${wheelSpeed(diameter).toLocaleString('en-IN')} rev/min`,
    },
  }),
});

const benchWheels = family<[diameter: number, width: number, grain: 'A' | 'GC', grit: number, rupees: number]>({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'BGW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    [150, 20, 'A', 36, 215],
    [150, 20, 'A', 60, 215],
    [200, 25, 'A', 36, 385],
    [200, 25, 'A', 60, 385],
    [200, 25, 'GC', 80, 560],
    [250, 25, 'A', 46, 620],
  ],
  item: ([diameter, width, grain, grit, rupees]) => ({
    code: `${diameter}-${grain}${grit}`,
    name: `Bench grinding wheel ${diameter} × ${width} × 31.75 mm, ${grain} ${grit}`,
    rupees,
    description: `Straight vitrified wheel of ${diameter} mm, ${grain === 'A' ? 'aluminium oxide for steel tools' : 'green silicon carbide for carbide tools'}, grit ${grit}, for bench and pedestal grinders. Marking to ISO 525.`,
    attributes: {
      Diameter: `${diameter} mm`,
      Width: `${width} mm`,
      Bore: '31.75 mm',
      Grain: grain === 'A' ? 'Aluminium oxide' : 'Green silicon carbide',
      Grit: String(grit),
      Bond: 'Vitrified',
    },
  }),
});

const flapDiscs = family<[[diameter: number, bore: number], grit: number]>({
  category,
  subcategory: 'Coated abrasives',
  group: 'FD',
  brand: brands.abrasives,
  hsn: '680510',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([, grit]) => grit <= 80 },
  rows: cross(
    [
      [100, 16],
      [125, 22.23],
    ] as [number, number][],
    [40, 60, 80, 120],
  ),
  item: ([[diameter, bore], grit]) => ({
    code: `${diameter}-Z${grit}`,
    name: `Flap disc ${diameter} mm, zirconia, grit ${grit}`,
    rupees: 10 * (diameter === 100 ? 46 : 68),
    unit: 'PAC',
    pack: 'Pack of 10',
    description: `Zirconia flap disc of ${diameter} mm, grit ${grit}, that ${grit <= 60 ? 'takes down welds and burrs' : 'blends and finishes surfaces'} in one step on an angle grinder. Glass-fibre backing, ${bore} mm bore; EN 13743.`,
    attributes: {
      Diameter: `${diameter} mm`,
      Bore: `${bore} mm`,
      Grit: String(grit),
      Grain: 'Zirconia alumina',
      Backing: 'Glass fibre, type 29',
    },
  }),
});

const abrasiveSheets = family<[grit: number]>({
  category,
  subcategory: 'Coated abrasives',
  group: 'WPS',
  brand: brands.abrasives,
  hsn: '680520',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([grit]) => grit >= 400, deccan: ([grit]) => grit <= 220 },
  rows: [[100], [120], [220], [400], [600], [1000]],
  item: ([grit]) => ({
    code: `P${grit}`,
    name: `Waterproof abrasive paper 230 × 280 mm, grit P${grit}`,
    rupees: 50 * (11.5 + 60 / grit),
    unit: 'PAC',
    pack: 'Pack of 50 sheets',
    description: `Silicon carbide waterproof paper sheet, grit P${grit}, for ${grit <= 220 ? 'rubbing down primer and putty' : 'wet finishing of lacquer and metal'}. Used wet or dry by hand or on a block; grading to ISO 6344.`,
    attributes: { Size: '230 × 280 mm', Grit: `P${grit}`, Grain: 'Silicon carbide', Backing: 'Latex paper' },
  }),
});

const emeryRolls = family<[grit: number]>({
  category,
  subcategory: 'Coated abrasives',
  group: 'EMR',
  brand: brands.abrasives,
  hsn: '680510',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([grit]) => grit === 120, deccan: ([grit]) => grit <= 80 },
  rows: [[60], [80], [120], [180]],
  item: ([grit]) => ({
    code: `100-P${grit}`,
    name: `Emery cloth roll 100 mm × 50 m, grit ${grit}`,
    rupees: 1480 + 4200 / grit,
    unit: 'ROL',
    pack: 'Roll of 50 m',
    description: `Flexible aluminium oxide cloth roll, 100 mm wide, grit ${grit}, torn to length for deburring shafts and cleaning pipe ends. Resin bond on J-weight cotton; grading to ISO 6344.`,
    attributes: { Width: '100 mm', Length: '50 m', Grit: String(grit), Grain: 'Aluminium oxide', Backing: 'Cotton, J-weight' },
  }),
});

export const abrasives: Family[] = [
  hacksawBlades,
  bandSaws,
  tctSaws,
  cuttingWheels,
  grindingWheels,
  benchWheels,
  flapDiscs,
  abrasiveSheets,
  emeryRolls,
];
