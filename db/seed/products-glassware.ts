import { brands } from './brands.ts';
import { family, figure, GST, singles, type Family } from './family.ts';

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
  buyers: { konkan: true },
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
    name: `Beaker ${figure(ml)} ml, low form with spout, borosilicate 3.3`,
    rupees,
    description: `Low-form graduated beaker of ${figure(ml)} ml in borosilicate glass 3.3, for heating and mixing solutions. ISO 3819 and IS 2619.`,
    attributes: {
      Capacity: `${ml} ml`,
      'Outside diameter': `${d} mm`,
      Form: 'Low, with spout',
      Material: 'Borosilicate glass 3.3',
    },
  }),
});

const flasks = singles({
  category,
  subcategory: 'Glassware',
  group: 'CNF',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    100ML | Conical flask 100 ml, narrow mouth, borosilicate 3.3 | 78
      Narrow-mouth conical flask of 100 ml in borosilicate glass 3.3 with white graduation, for titration and culture media. ISO 1773.
      Capacity: 100 ml; Neck diameter: 22 mm; Material: Borosilicate glass 3.3; Graduation: White enamel
    250ML | Conical flask 250 ml, narrow mouth, borosilicate 3.3 | 104
      Narrow-mouth conical flask of 250 ml in borosilicate glass 3.3 with white graduation, for titration and culture media. ISO 1773.
      Capacity: 250 ml; Neck diameter: 34 mm; Material: Borosilicate glass 3.3; Graduation: White enamel
    500ML | Conical flask 500 ml, narrow mouth, borosilicate 3.3 | 165
      Narrow-mouth conical flask of 500 ml in borosilicate glass 3.3 with white graduation, for titration and culture media. ISO 1773.
      Capacity: 500 ml; Neck diameter: 34 mm; Material: Borosilicate glass 3.3; Graduation: White enamel
    1000ML | Conical flask 1000 ml, narrow mouth, borosilicate 3.3 | 285
      Narrow-mouth conical flask of 1000 ml in borosilicate glass 3.3 with white graduation, for titration and culture media. ISO 1773.
      Capacity: 1000 ml; Neck diameter: 42 mm; Material: Borosilicate glass 3.3; Graduation: White enamel
  `,
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
    name: `Volumetric flask ${figure(ml)} ml, class A, PE stopper ${stopper}, batch certificate`,
    rupees,
    description: `One-mark volumetric flask of ${figure(ml)} ml, limit of error ±${limit} ml at 27 °C, for standards and assay solutions. Class A to ISO 1042 and IS 915.`,
    attributes: {
      Capacity: `${ml} ml`,
      'Limit of error': `±${limit} ml`,
      Class: 'A',
      Stopper: `PE ${stopper}`,
      Certificate: 'Batch',
    },
  }),
});

const cylinders = family<[ml: number, limit: number, division: number, rupees: number]>({
  category,
  subcategory: 'Glassware',
  group: 'MCY',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true, deccan: ([ml]) => ml >= 500 },
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
    name: `Measuring cylinder ${figure(ml)} ml, class A, hexagonal base`,
    rupees,
    description: `Graduated measuring cylinder of ${figure(ml)} ml with ${division} ml divisions and spout, limit of error ±${limit} ml. Class A to ISO 4788 and IS 878.`,
    attributes: {
      Capacity: `${ml} ml`,
      Division: `${division} ml`,
      'Limit of error': `±${limit} ml`,
      Class: 'A',
      Base: 'Hexagonal',
    },
  }),
});

const pipettes = singles({
  category,
  subcategory: 'Glassware',
  group: 'VPT',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    1ML-A | One-mark bulb pipette 1 ml, class A, batch certificate | 118
      One-mark bulb pipette delivering 1 ml with a limit of error of ±0.008 ml, colour code blue. Class A to ISO 648 and IS 1117.
      Capacity: 1 ml; Limit of error: ±0.008 ml; Class: A; Colour code: blue
    2ML-A | One-mark bulb pipette 2 ml, class A, batch certificate | 122
      One-mark bulb pipette delivering 2 ml with a limit of error of ±0.01 ml, colour code orange. Class A to ISO 648 and IS 1117.
      Capacity: 2 ml; Limit of error: ±0.01 ml; Class: A; Colour code: orange
    5ML-A | One-mark bulb pipette 5 ml, class A, batch certificate | 135
      One-mark bulb pipette delivering 5 ml with a limit of error of ±0.015 ml, colour code white. Class A to ISO 648 and IS 1117.
      Capacity: 5 ml; Limit of error: ±0.015 ml; Class: A; Colour code: white
    10ML-A | One-mark bulb pipette 10 ml, class A, batch certificate | 152
      One-mark bulb pipette delivering 10 ml with a limit of error of ±0.02 ml, colour code red. Class A to ISO 648 and IS 1117.
      Capacity: 10 ml; Limit of error: ±0.02 ml; Class: A; Colour code: red
    25ML-A | One-mark bulb pipette 25 ml, class A, batch certificate | 205
      One-mark bulb pipette delivering 25 ml with a limit of error of ±0.03 ml, colour code blue. Class A to ISO 648 and IS 1117.
      Capacity: 25 ml; Limit of error: ±0.03 ml; Class: A; Colour code: blue
  `,
});

const burettes = singles({
  category,
  subcategory: 'Glassware',
  group: 'BRT',
  brand,
  hsn,
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    10ML-A | Burette 10 ml, class A, PTFE key, batch certificate | 640
      Burette of 10 ml with 0.05 ml divisions and PTFE stopcock that needs no grease, limit of error ±0.03 ml. Class A to ISO 385 and IS 1997.
      Capacity: 10 ml; Division: 0.05 ml; Limit of error: ±0.03 ml; Class: A; Stopcock: PTFE key
    25ML-A | Burette 25 ml, class A, PTFE key, batch certificate | 690
      Burette of 25 ml with 0.1 ml divisions and PTFE stopcock that needs no grease, limit of error ±0.05 ml. Class A to ISO 385 and IS 1997.
      Capacity: 25 ml; Division: 0.1 ml; Limit of error: ±0.05 ml; Class: A; Stopcock: PTFE key
    50ML-A | Burette 50 ml, class A, PTFE key, batch certificate | 760
      Burette of 50 ml with 0.1 ml divisions and PTFE stopcock that needs no grease, limit of error ±0.05 ml. Class A to ISO 385 and IS 1997.
      Capacity: 50 ml; Division: 0.1 ml; Limit of error: ±0.05 ml; Class: A; Stopcock: PTFE key
  `,
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
    name: `Reagent bottle ${figure(ml)} ml, ${glass}, GL 45 screw cap`,
    rupees,
    description: `Autoclavable ${glass} borosilicate bottle of ${figure(ml)} ml with GL 45 cap and pouring ring${glass === 'amber' ? ', protecting light-sensitive mobile phases' : ', for media, buffers and mobile phases'}. ISO 4796-1.`,
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
  rows: `
    TT-18X150 | Test tube 18 × 150 mm, with rim, borosilicate | 1250 | unit: PAC; pack: Pack of 100
      Rimmed borosilicate test tubes of 18 × 150 mm for heating and culture work; ISO 4142.
      Size: 18 × 150 mm; Wall: 1.2 mm; Rim: Yes
    NES-50 | Nessler cylinder 50 ml, matched pair | 390 | unit: SET; pack: Matched pair
      Matched pair of 50 ml Nessler cylinders with flat optical base for limit tests of chloride and sulphate; IS 4161.
      Capacity: 50 ml; Height: Matched within 1 mm; Base: Flat, optical
    SEP-250 | Separating funnel 250 ml, pear shape, PTFE key | 890
      Pear-shaped separating funnel of 250 ml with PTFE stopcock and PE stopper; ISO 4800.
      Capacity: 250 ml; Stopcock: PTFE; Shape: Pear
    DES-200 | Desiccator 200 mm with porcelain plate, plain lid | 3450
      Desiccator of 200 mm flange diameter with knob lid and porcelain plate for dried samples; ISO 13130.
      Diameter: 200 mm; Plate: Porcelain; Lid: Knob
  `,
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
