import { brands } from './brands.ts';
import { cross, family, figure, GST, only, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const brand = brands.labPlastics;

/** Volumes in µl; the largest systematic error is that of ISO 8655-2 at full volume. */
const micropipettes = family<[low: number, high: number, error: string, rupees: number]>({
  category,
  subcategory: 'Liquid handling',
  group: 'PIP',
  brand,
  hsn: '847989',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [0.5, 10, '±1.2 %', 4650],
    [10, 100, '±0.8 %', 4450],
    [20, 200, '±0.8 %', 4450],
    [100, 1000, '±0.8 %', 4450],
    [500, 5000, '±0.8 %', 5150],
    [1000, 10_000, '±0.6 %', 5350],
  ],
  item: ([low, high, error, rupees]) => ({
    code: `${low}-${high}`,
    name: `Micropipette variable volume ${figure(low)}–${figure(high)} µl, autoclavable`,
    rupees,
    description: `Single-channel air-displacement pipette of ${figure(low)} to ${figure(high)} µl with tip ejector and volume lock, fully autoclavable. Systematic error within ${error} at full volume, ISO 8655-2 certificate.`,
    attributes: {
      Volume: `${low}–${figure(high)} µl`,
      'Systematic error': error,
      Channels: '1',
      Sterilisation: 'Autoclave 121 °C',
      Certificate: 'ISO 8655, individual',
    },
  }),
});

const tips = family<[volume: string, kind: 'bulk' | 'filter', pieces: number, colour: string, rupees: number]>({
  category,
  subcategory: 'Liquid handling',
  group: 'TIP',
  brand,
  hsn: '392690',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ['10', 'bulk', 1000, 'clear', 390],
    ['200', 'bulk', 1000, 'yellow', 340],
    ['1000', 'bulk', 500, 'blue', 310],
    ['10', 'filter', 96, 'clear', 480],
    ['200', 'filter', 96, 'clear', 495],
    ['1000', 'filter', 96, 'clear', 540],
  ],
  item: ([volume, kind, pieces, colour, rupees]) => ({
    code: `${volume}-${kind === 'bulk' ? 'B' : 'F'}`,
    name: `Pipette tips ${volume} µl, ${kind === 'bulk' ? `${colour}, bulk` : 'filter, sterile, racked'}`,
    rupees,
    unit: 'PAC',
    pack: kind === 'bulk' ? `Bag of ${figure(pieces)}` : `Rack of ${pieces}`,
    description: `Polypropylene pipette tips of ${volume} µl, ${kind === 'bulk' ? `${colour}, autoclavable, loose in a bag of ${figure(pieces)}` : 'with hydrophobic filter, gamma sterile in a rack of 96'}. Universal fit, free of DNase, RNase and metal.`,
    attributes: {
      Volume: `${volume} µl`,
      Pieces: String(pieces),
      Filter: kind === 'filter' ? 'Yes' : 'No',
      Colour: colour,
      Material: 'Polypropylene',
    },
  }),
});

const dispensers = singles({
  category,
  subcategory: 'Liquid handling',
  group: 'BTD',
  brand,
  hsn: '847989',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    0.5-5 | Bottle-top dispenser 0.5–5 ml, GL 45, PTFE piston | 9850
      Bottle-top dispenser of 0.5 to 5 ml in 0.1 ml steps for acids, alkalis and solvents, with recirculation valve and adaptors GL 32 to GL 45. Autoclavable; ISO 8655-5 certificate.
      Volume: 0.5–5 ml; Step: 0.1 ml; Piston: PTFE; Thread: GL 45
    2.5-25 | Bottle-top dispenser 2.5–25 ml, GL 45, PTFE piston | 11900
      Bottle-top dispenser of 2.5 to 25 ml in 0.5 ml steps for acids, alkalis and solvents, with recirculation valve and adaptors GL 32 to GL 45. Autoclavable; ISO 8655-5 certificate.
      Volume: 2.5–25 ml; Step: 0.5 ml; Piston: PTFE; Thread: GL 45
    5-50 | Bottle-top dispenser 5–50 ml, GL 45, PTFE piston | 13200
      Bottle-top dispenser of 5 to 50 ml in 1 ml steps for acids, alkalis and solvents, with recirculation valve and adaptors GL 32 to GL 45. Autoclavable; ISO 8655-5 certificate.
      Volume: 5–50 ml; Step: 1 ml; Piston: PTFE; Thread: GL 45
  `,
});

const plasticware = singles({
  category,
  subcategory: 'Plastic labware',
  group: 'PLW',
  brand,
  hsn: '392690',
  gst: GST.standard,
  buyers: { konkan: true, deccan: only('SMP-250') },
  rows: `
    CT-15 | Centrifuge tube 15 ml, conical, PP, sterile | 1480 | unit: PAC; pack: Pack of 500
      Conical PP centrifuge tubes of 15 ml with printed graduation and screw cap, to 9500 × g, gamma sterile.
      Volume: 15 ml; Size: 17 × 120 mm; Maximum RCF: 9500 × g
    CT-50 | Centrifuge tube 50 ml, conical, PP, sterile | 2380 | unit: PAC; pack: Pack of 500
      Conical PP centrifuge tubes of 50 ml with printed graduation and screw cap, to 9500 × g, gamma sterile.
      Volume: 50 ml; Size: 30 × 115 mm; Maximum RCF: 9500 × g
    MCT-1.5 | Microcentrifuge tube 1.5 ml, snap cap, PP | 390 | unit: PAC; pack: Pack of 500
      Snap-cap microcentrifuge tubes of 1.5 ml in clear PP, graduated, to 20,000 × g.
      Volume: 1.5 ml; Maximum RCF: 20,000 × g; Material: PP
    CRY-2 | Cryogenic vial 2 ml, external thread, sterile | 2650 | unit: PAC; pack: Pack of 500
      Cryogenic vials of 2 ml with external thread and silicone washer for storage to -196 °C.
      Volume: 2 ml; Temperature: to -196 °C; Thread: External
    VIAL-CL | HPLC vial 2 ml, clear, 9 mm screw, with caps | 980 | unit: PAC; pack: Pack of 100 with caps; hsn: 701790
      Clear type 1 glass autosampler vials of 2 ml with 9 mm caps and PTFE/silicone septa.
      Volume: 2 ml; Size: 12 × 32 mm; Thread: 9 mm
    WSH-500 | Wash bottle 500 ml, LDPE, wide mouth | 78
      Squeeze wash bottle of 500 ml in LDPE with draw tube for water and acetone.
      Volume: 500 ml; Material: LDPE; Mouth: Wide
    SMP-250 | Sample bottle 250 ml, HDPE, wide mouth | 640 | unit: PAC; pack: Pack of 24
      Leak-proof wide-mouth HDPE bottles of 250 ml for water, soil and raw-material samples.
      Volume: 250 ml; Material: HDPE; Mouth: Wide, 45 mm
    CRB-10 | Carboy 10 L with stopcock, PP, autoclavable | 1980
      Autoclavable PP carboy of 10 L with stopcock and handles for purified water and buffers.
      Volume: 10 L; Material: PP; Stopcock: PP
    SCP-SET | Sampling scoop set, sterile, individually wrapped, 100 ml | 2850 | unit: PAC; pack: Pack of 50
      Single-use polystyrene scoops of 100 ml, gamma sterile and singly wrapped, for powder sampling.
      Volume: 100 ml; Material: Polystyrene; Sterilisation: Gamma
    SEAL-100 | Sealing film 100 mm × 38 m, stretchable | 1680 | unit: ROL; pack: Roll of 38 m; hsn: 392010
      Stretchable wax-polyolefin sealing film of 100 mm for flasks, plates and tubes.
      Width: 100 mm; Length: 38 m; Stretch: 200 %
  `,
});

const membranes = { NY: 'nylon', PVDF: 'PVDF', PTFE: 'PTFE' };

const syringeFilters = family<[membrane: keyof typeof membranes, pore: number]>({
  category,
  subcategory: 'Filtration',
  group: 'SYF',
  brand,
  hsn: '842199',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: cross(['NY', 'PVDF', 'PTFE'] as const, [0.22, 0.45]),
  item: ([membrane, pore]) => ({
    code: `${membrane}-25-${String(pore).replace('.', '')}`,
    name: `Syringe filter 25 mm, ${membranes[membrane]}, ${pore} µm, luer lock`,
    rupees: { NY: 1180, PVDF: 1580, PTFE: 1980 }[membrane] + (pore === 0.22 ? 60 : 0),
    unit: 'PAC',
    pack: 'Pack of 100',
    description: `Non-sterile syringe filter of 25 mm with ${membranes[membrane]} membrane of ${pore} µm, for ${membrane === 'NY' ? 'aqueous and mixed mobile phases' : membrane === 'PVDF' ? 'low-binding dissolution and protein samples' : 'aggressive organic solvents'} before HPLC. PP housing, luer lock in.`,
    attributes: {
      Diameter: '25 mm',
      Membrane: membranes[membrane],
      'Pore size': `${pore} µm`,
      Housing: 'Polypropylene',
      'Hold-up': 'below 100 µl',
    },
  }),
});

const filterPapers = singles({
  category,
  subcategory: 'Filtration',
  group: 'FPR',
  brand,
  hsn: '482320',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    G1-110 | Filter paper grade 1, 110 mm circle | 290 | unit: BOX; pack: Box of 100
      Cellulose filter paper circles of 110 mm, grade 1, particle retention 11 µm, medium, for routine clarification.
      Grade: 1; Diameter: 110 mm; Retention: 11 µm; Speed: medium
    G40-110 | Filter paper grade 40, 110 mm circle | 980 | unit: BOX; pack: Box of 100
      Cellulose filter paper circles of 110 mm, grade 40, particle retention 8 µm, medium, ashless, for gravimetric analysis.
      Grade: 40; Diameter: 110 mm; Retention: 8 µm; Speed: medium, ashless
    G41-110 | Filter paper grade 41, 110 mm circle | 990 | unit: BOX; pack: Box of 100
      Cellulose filter paper circles of 110 mm, grade 41, particle retention 20 µm, fast, ashless, for gravimetric analysis.
      Grade: 41; Diameter: 110 mm; Retention: 20 µm; Speed: fast, ashless
    G42-110 | Filter paper grade 42, 110 mm circle | 1020 | unit: BOX; pack: Box of 100
      Cellulose filter paper circles of 110 mm, grade 42, particle retention 2.5 µm, slow, ashless, for gravimetric analysis.
      Grade: 42; Diameter: 110 mm; Retention: 2.5 µm; Speed: slow, ashless
  `,
});

const membraneFilters = singles({
  category,
  subcategory: 'Filtration',
  group: 'MMF',
  brand,
  hsn: '842199',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    CE-47-045 | Membrane filter 47 mm, cellulose nitrate, 0.45 µm, gridded, sterile | 2150 | unit: PAC; pack: Pack of 100
      Cellulose nitrate membrane discs of 47 mm and 0.45 µm, gridded, sterile, for microbial limit tests of water and rinse samples.
      Diameter: 47 mm; Material: Cellulose nitrate; Pore size: 0.45 µm; Surface: gridded, sterile
    NY-47-045 | Membrane filter 47 mm, nylon, 0.45 µm, plain | 1680 | unit: PAC; pack: Pack of 100
      Nylon membrane discs of 47 mm and 0.45 µm, plain, for vacuum filtration of mobile phases.
      Diameter: 47 mm; Material: Nylon; Pore size: 0.45 µm; Surface: plain
    PT-47-045 | Membrane filter 47 mm, PTFE, 0.45 µm, hydrophobic | 2980 | unit: PAC; pack: Pack of 100
      PTFE membrane discs of 47 mm and 0.45 µm, hydrophobic, for vacuum filtration of mobile phases.
      Diameter: 47 mm; Material: PTFE; Pore size: 0.45 µm; Surface: hydrophobic
  `,
});

export const labConsumables: Family[] = [
  micropipettes,
  tips,
  dispensers,
  plasticware,
  syringeFilters,
  filterPapers,
  membraneFilters,
];
