import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const brand = brands.labware;
/** Laboratory glass of low expansion (heading 7017). */
const hsn = '70172000';

const beakers = family<[ml: number, d: number, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'BKR',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([ml]) => ml === 250 || ml === 500, deccan: ([ml]) => ml === 500 || ml === 1000 },
  rows: [
    [50, 42, 58],
    [100, 50, 66],
    [250, 70, 92],
    [500, 85, 148],
    [1000, 105, 262],
    [2000, 130, 590],
  ],
  item: ([ml, d, rupees]) => ({
    code: `${ml}ML`,
    name: `Beaker ${ml.toLocaleString('en-IN')} ml, low form with spout, borosilicate 3.3`,
    rupees,
    description: `Low-form graduated beaker of ${ml.toLocaleString('en-IN')} ml in borosilicate glass 3.3, for heating and mixing solutions. ISO 3819 and IS 2619.`,
    attributes: { Capacity: `${ml} ml`, 'Outside diameter': `${d} mm`, Form: 'Low, with spout', Material: 'Borosilicate glass 3.3' },
  }),
});

const flasks = family<[ml: number, neck: number, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'CNF',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([ml]) => ml === 250 },
  rows: [
    [100, 22, 78],
    [250, 34, 104],
    [500, 34, 165],
    [1000, 42, 285],
  ],
  item: ([ml, neck, rupees]) => ({
    code: `${ml}ML`,
    name: `Conical flask ${ml.toLocaleString('en-IN')} ml, narrow mouth, borosilicate 3.3`,
    rupees,
    description: `Narrow-mouth conical flask of ${ml.toLocaleString('en-IN')} ml in borosilicate glass 3.3 with white graduation, for titration and culture media. ISO 1773.`,
    attributes: { Capacity: `${ml} ml`, 'Neck diameter': `${neck} mm`, Material: 'Borosilicate glass 3.3', Graduation: 'White enamel' },
  }),
});

/** Class A limits of error in ml (ISO 1042, ISO 4788, ISO 648). */
const volumetricFlasks = family<[ml: number, limit: number, stopper: string, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'VFL',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [10, 0.025, '10/19', 195],
    [25, 0.04, '10/19', 215],
    [50, 0.06, '12/21', 240],
    [100, 0.1, '12/21', 285],
    [250, 0.15, '14/23', 395],
    [500, 0.25, '19/26', 560],
    [1000, 0.4, '24/29', 790],
  ],
  item: ([ml, limit, stopper, rupees]) => ({
    code: `${ml}ML-A`,
    name: `Volumetric flask ${ml.toLocaleString('en-IN')} ml, class A, PE stopper ${stopper}, batch certificate`,
    rupees,
    description: `One-mark volumetric flask of ${ml.toLocaleString('en-IN')} ml, limit of error ±${limit} ml at 27 °C, for standards and assay solutions. Class A to ISO 1042 and IS 915.`,
    attributes: { Capacity: `${ml} ml`, 'Limit of error': `±${limit} ml`, Class: 'A', Stopper: `PE ${stopper}`, Certificate: 'Batch' },
  }),
});

const cylinders = family<[ml: number, limit: number, division: number, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'MCY',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([ml]) => ml === 100, deccan: ([ml]) => ml >= 250 },
  rows: [
    [10, 0.1, 0.2, 128],
    [25, 0.25, 0.5, 148],
    [50, 0.5, 1, 178],
    [100, 0.5, 1, 225],
    [250, 1, 2, 365],
    [500, 2.5, 5, 560],
    [1000, 5, 10, 890],
  ],
  item: ([ml, limit, division, rupees]) => ({
    code: `${ml}ML-A`,
    name: `Measuring cylinder ${ml.toLocaleString('en-IN')} ml, class A, hexagonal base`,
    rupees,
    description: `Graduated measuring cylinder of ${ml.toLocaleString('en-IN')} ml with ${division} ml divisions and spout, limit of error ±${limit} ml. Class A to ISO 4788 and IS 878.`,
    attributes: { Capacity: `${ml} ml`, Division: `${division} ml`, 'Limit of error': `±${limit} ml`, Class: 'A', Base: 'Hexagonal' },
  }),
});

const pipettes = family<[ml: number, limit: number, colour: string, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'VPT',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [1, 0.008, 'blue', 118],
    [2, 0.01, 'orange', 122],
    [5, 0.015, 'white', 135],
    [10, 0.02, 'red', 152],
    [20, 0.03, 'yellow', 188],
    [25, 0.03, 'blue', 205],
    [50, 0.05, 'red', 268],
  ],
  item: ([ml, limit, colour, rupees]) => ({
    code: `${ml}ML-A`,
    name: `One-mark bulb pipette ${ml} ml, class A, batch certificate`,
    rupees,
    description: `One-mark bulb pipette delivering ${ml} ml with a limit of error of ±${limit} ml, colour code ${colour}. Class A to ISO 648 and IS 1117.`,
    attributes: { Capacity: `${ml} ml`, 'Limit of error': `±${limit} ml`, Class: 'A', 'Colour code': colour },
  }),
});

const burettes = family<[ml: number, division: number, limit: number, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'BRT',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([ml]) => ml === 50 },
  rows: [
    [10, 0.05, 0.03, 640],
    [25, 0.1, 0.05, 690],
    [50, 0.1, 0.05, 760],
  ],
  item: ([ml, division, limit, rupees]) => ({
    code: `${ml}ML-A`,
    name: `Burette ${ml} ml, class A, PTFE key, batch certificate`,
    rupees,
    description: `Burette of ${ml} ml with ${division} ml divisions and PTFE stopcock that needs no grease, limit of error ±${limit} ml. Class A to ISO 385 and IS 1997.`,
    attributes: { Capacity: `${ml} ml`, Division: `${division} ml`, 'Limit of error': `±${limit} ml`, Class: 'A', Stopcock: 'PTFE key' },
  }),
});

const bottles = family<[ml: number, glass: 'clear' | 'amber', rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'RBT',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ...([
      [100, 128],
      [250, 168],
      [500, 235],
      [1000, 365],
      [2000, 890],
    ].map(([ml = 0, rupees = 0]) => [ml, 'clear', rupees]) as [number, 'clear', number][]),
    [250, 'amber', 265],
    [500, 'amber', 385],
    [1000, 'amber', 590],
  ],
  item: ([ml, glass, rupees]) => ({
    code: `${ml}-${glass === 'clear' ? 'CL' : 'AM'}`,
    name: `Reagent bottle ${ml.toLocaleString('en-IN')} ml, ${glass}, GL 45 screw cap`,
    rupees,
    description: `Autoclavable ${glass} borosilicate bottle of ${ml.toLocaleString('en-IN')} ml with GL 45 cap and pouring ring${glass === 'amber' ? ', protecting light-sensitive mobile phases' : ', for media, buffers and mobile phases'}. ISO 4796-1.`,
    attributes: { Capacity: `${ml} ml`, Thread: 'GL 45', Cap: 'PP, 140 °C', Glass: `Borosilicate 3.3, ${glass}` },
  }),
});

const otherGlass = singles({
  category,
  subcategory: 'Glassware',
  group: 'GLS',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ['TT-18X150', 'Test tube 18 × 150 mm, with rim, borosilicate', 'Rimmed borosilicate test tubes of 18 × 150 mm for heating and culture work; ISO 4142', { Size: '18 × 150 mm', Wall: '1.2 mm', Rim: 'Yes' }, 1250, { unit: 'PAC', pack: 'Pack of 100' }],
    ['TT-25X150', 'Test tube 25 × 150 mm, with rim, borosilicate', 'Rimmed borosilicate test tubes of 25 × 150 mm for limit tests; ISO 4142', { Size: '25 × 150 mm', Wall: '1.4 mm', Rim: 'Yes' }, 1980, { unit: 'PAC', pack: 'Pack of 100' }],
    ['NES-50', 'Nessler cylinder 50 ml, matched pair', 'Matched pair of 50 ml Nessler cylinders with flat optical base for limit tests of chloride and sulphate; IS 4161', { Capacity: '50 ml', Height: 'Matched within 1 mm', Base: 'Flat, optical' }, 390, { unit: 'SET', pack: 'Matched pair' }],
    ['SEP-250', 'Separating funnel 250 ml, pear shape, PTFE key', 'Pear-shaped separating funnel of 250 ml with PTFE stopcock and PE stopper; ISO 4800', { Capacity: '250 ml', Stopcock: 'PTFE', Shape: 'Pear' }, 890],
    ['SEP-500', 'Separating funnel 500 ml, pear shape, PTFE key', 'Pear-shaped separating funnel of 500 ml with PTFE stopcock and PE stopper; ISO 4800', { Capacity: '500 ml', Stopcock: 'PTFE', Shape: 'Pear' }, 1180],
    ['DES-200', 'Desiccator 200 mm with porcelain plate, plain lid', 'Desiccator of 200 mm flange diameter with knob lid and porcelain plate for dried samples; ISO 13130', { Diameter: '200 mm', Plate: 'Porcelain', Lid: 'Knob' }, 3450],
    ['WGB-40X25', 'Weighing bottle 40 × 25 mm, interchangeable lid', 'Low-form weighing bottle of 40 × 25 mm with ground lid for loss on drying', { Size: '40 × 25 mm', Form: 'Low', Joint: 'Interchangeable' }, 168],
  ],
});

export const glassware: Family[] = [
  beakers,
  flasks,
  volumetricFlasks,
  cylinders,
  pipettes,
  burettes,
  bottles,
  otherGlass,
];
