import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

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
    [2, 20, '±1.0 %', 4450],
    [10, 100, '±0.8 %', 4450],
    [20, 200, '±0.8 %', 4450],
    [100, 1000, '±0.8 %', 4450],
    [500, 5000, '±0.8 %', 5150],
    [1000, 10_000, '±0.6 %', 5350],
  ],
  item: ([low, high, error, rupees]) => ({
    code: `${low}-${high}`,
    name: `Micropipette variable volume ${low.toLocaleString('en-IN')}–${high.toLocaleString('en-IN')} µl, autoclavable`,
    rupees,
    description: `Single-channel air-displacement pipette of ${low.toLocaleString('en-IN')} to ${high.toLocaleString('en-IN')} µl with tip ejector and volume lock, fully autoclavable. Systematic error within ${error} at full volume, ISO 8655-2 certificate.`,
    attributes: {
      Volume: `${low}–${high} µl`,
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
    ['5000', 'bulk', 100, 'clear', 360],
    ['10', 'filter', 96, 'clear', 480],
    ['200', 'filter', 96, 'clear', 495],
    ['1000', 'filter', 96, 'clear', 540],
  ],
  item: ([volume, kind, pieces, colour, rupees]) => ({
    code: `${volume}-${kind === 'bulk' ? 'B' : 'F'}`,
    name: `Pipette tips ${volume} µl, ${kind === 'bulk' ? `${colour}, bulk` : 'filter, sterile, racked'}`,
    rupees,
    unit: 'PAC',
    pack: kind === 'bulk' ? `Bag of ${pieces.toLocaleString('en-IN')}` : `Rack of ${pieces}`,
    description: `Polypropylene pipette tips of ${volume} µl, ${kind === 'bulk' ? `${colour}, autoclavable, loose in a bag of ${pieces.toLocaleString('en-IN')}` : 'with hydrophobic filter, gamma sterile in a rack of 96'}. Universal fit, free of DNase, RNase and metal.`,
    attributes: { Volume: `${volume} µl`, Pieces: String(pieces), Filter: kind === 'filter' ? 'Yes' : 'No', Colour: colour, Material: 'Polypropylene' },
  }),
});

const dispensers = family<[low: number, high: number, step: number, rupees: number]>({
  category,
  subcategory: 'Liquid handling',
  group: 'BTD',
  brand,
  hsn: '847989',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [0.5, 5, 0.1, 9850],
    [1, 10, 0.2, 10_400],
    [2.5, 25, 0.5, 11_900],
    [5, 50, 1, 13_200],
  ],
  item: ([low, high, step, rupees]) => ({
    code: `${low}-${high}`,
    name: `Bottle-top dispenser ${low}–${high} ml, GL 45, PTFE piston`,
    rupees,
    description: `Bottle-top dispenser of ${low} to ${high} ml in ${step} ml steps for acids, alkalis and solvents, with recirculation valve and adaptors GL 32 to GL 45. Autoclavable; ISO 8655-5 certificate.`,
    attributes: { Volume: `${low}–${high} ml`, Step: `${step} ml`, Piston: 'PTFE', Thread: 'GL 45' },
  }),
});

const plasticware = singles({
  category,
  subcategory: 'Plastic labware',
  group: 'PLW',
  brand,
  hsn: '392690',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([code]) => code.startsWith('WSH'), deccan: ([code]) => code.startsWith('SMP') },
  rows: [
    ['CT-15', 'Centrifuge tube 15 ml, conical, PP, sterile', 'Conical PP centrifuge tubes of 15 ml with printed graduation and screw cap, to 9,500 × g, gamma sterile', { Volume: '15 ml', Size: '17 × 120 mm', 'Maximum RCF': '9,500 × g' }, 1480, { unit: 'PAC', pack: 'Pack of 500' }],
    ['CT-50', 'Centrifuge tube 50 ml, conical, PP, sterile', 'Conical PP centrifuge tubes of 50 ml with printed graduation and screw cap, to 9,500 × g, gamma sterile', { Volume: '50 ml', Size: '30 × 115 mm', 'Maximum RCF': '9,500 × g' }, 2380, { unit: 'PAC', pack: 'Pack of 500' }],
    ['MCT-1.5', 'Microcentrifuge tube 1.5 ml, snap cap, PP', 'Snap-cap microcentrifuge tubes of 1.5 ml in clear PP, graduated, to 20,000 × g', { Volume: '1.5 ml', 'Maximum RCF': '20,000 × g', Material: 'PP' }, 390, { unit: 'PAC', pack: 'Pack of 500' }],
    ['MCT-2.0', 'Microcentrifuge tube 2.0 ml, snap cap, PP', 'Snap-cap microcentrifuge tubes of 2.0 ml in clear PP, round bottom, to 20,000 × g', { Volume: '2.0 ml', 'Maximum RCF': '20,000 × g', Material: 'PP' }, 410, { unit: 'PAC', pack: 'Pack of 500' }],
    ['CRY-2', 'Cryogenic vial 2 ml, external thread, sterile', 'Cryogenic vials of 2 ml with external thread and silicone washer for storage to -196 °C', { Volume: '2 ml', Temperature: 'to -196 °C', Thread: 'External' }, 2650, { unit: 'PAC', pack: 'Pack of 500' }],
    ['VIAL-CL', 'HPLC vial 2 ml, clear, 9 mm screw, with caps', 'Clear type 1 glass autosampler vials of 2 ml with 9 mm caps and PTFE/silicone septa', { Volume: '2 ml', Size: '12 × 32 mm', Thread: '9 mm' }, 980, { unit: 'PAC', pack: 'Pack of 100 with caps', hsn: '701790' }],
    ['VIAL-AM', 'HPLC vial 2 ml, amber, 9 mm screw, with caps', 'Amber type 1 glass autosampler vials of 2 ml with 9 mm caps and PTFE/silicone septa for light-sensitive samples', { Volume: '2 ml', Size: '12 × 32 mm', Thread: '9 mm' }, 1080, { unit: 'PAC', pack: 'Pack of 100 with caps', hsn: '701790' }],
    ['WSH-250', 'Wash bottle 250 ml, LDPE, wide mouth', 'Squeeze wash bottle of 250 ml in LDPE with draw tube for water and isopropyl alcohol', { Volume: '250 ml', Material: 'LDPE', Mouth: 'Wide' }, 62],
    ['WSH-500', 'Wash bottle 500 ml, LDPE, wide mouth', 'Squeeze wash bottle of 500 ml in LDPE with draw tube for water and acetone', { Volume: '500 ml', Material: 'LDPE', Mouth: 'Wide' }, 78],
    ['SMP-250', 'Sample bottle 250 ml, HDPE, wide mouth', 'Leak-proof wide-mouth HDPE bottles of 250 ml for water, soil and raw-material samples', { Volume: '250 ml', Material: 'HDPE', Mouth: 'Wide, 45 mm' }, 640, { unit: 'PAC', pack: 'Pack of 24' }],
    ['SMP-500', 'Sample bottle 500 ml, HDPE, wide mouth', 'Leak-proof wide-mouth HDPE bottles of 500 ml for water, soil and raw-material samples', { Volume: '500 ml', Material: 'HDPE', Mouth: 'Wide, 50 mm' }, 890, { unit: 'PAC', pack: 'Pack of 24' }],
    ['CRB-10', 'Carboy 10 L with stopcock, PP, autoclavable', 'Autoclavable PP carboy of 10 L with stopcock and handles for purified water and buffers', { Volume: '10 L', Material: 'PP', Stopcock: 'PP' }, 1980],
    ['SCP-SET', 'Sampling scoop set, sterile, individually wrapped, 100 ml', 'Single-use polystyrene scoops of 100 ml, gamma sterile and singly wrapped, for powder sampling', { Volume: '100 ml', Material: 'Polystyrene', Sterilisation: 'Gamma' }, 2850, { unit: 'PAC', pack: 'Pack of 50' }],
    ['SEAL-100', 'Sealing film 100 mm × 38 m, stretchable', 'Stretchable wax-polyolefin sealing film of 100 mm for flasks, plates and tubes', { Width: '100 mm', Length: '38 m', Stretch: '200 %' }, 1680, { unit: 'ROL', pack: 'Roll of 38 m', hsn: '392010' }],
  ],
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
    attributes: { Diameter: '25 mm', Membrane: membranes[membrane], 'Pore size': `${pore} µm`, Housing: 'Polypropylene', 'Hold-up': 'below 100 µl' },
  }),
});

const filterPapers = family<[grade: string, retention: string, speed: string, d: number, rupees: number]>({
  category,
  subcategory: 'Filtration',
  group: 'FPR',
  brand,
  hsn: '482320',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([grade, , , d]) => grade === '1' && d === 125 },
  rows: [
    ['1', '11 µm', 'medium', 110, 290],
    ['1', '11 µm', 'medium', 125, 340],
    ['40', '8 µm', 'medium, ashless', 110, 980],
    ['41', '20 µm', 'fast, ashless', 110, 990],
    ['41', '20 µm', 'fast, ashless', 125, 1090],
    ['42', '2.5 µm', 'slow, ashless', 110, 1020],
  ],
  item: ([grade, retention, speed, d, rupees]) => ({
    code: `G${grade}-${d}`,
    name: `Filter paper grade ${grade}, ${d} mm circle`,
    rupees,
    unit: 'BOX',
    pack: 'Box of 100',
    description: `Cellulose filter paper circles of ${d} mm, grade ${grade}, particle retention ${retention}, ${speed}, for ${grade === '1' ? 'routine clarification' : 'gravimetric analysis'}.`,
    attributes: { Grade: grade, Diameter: `${d} mm`, Retention: retention, Speed: speed },
  }),
});

const membraneFilters = family<[material: string, pore: number, kind: string, rupees: number]>({
  category,
  subcategory: 'Filtration',
  group: 'MMF',
  brand,
  hsn: '842199',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ['Cellulose nitrate', 0.45, 'gridded, sterile', 2150],
    ['Nylon', 0.45, 'plain', 1680],
    ['Nylon', 0.22, 'plain', 1720],
    ['PTFE', 0.45, 'hydrophobic', 2980],
  ],
  item: ([material, pore, kind, rupees]) => ({
    code: `${material.slice(0, 2).toUpperCase()}-47-${String(pore).replace('.', '')}`,
    name: `Membrane filter 47 mm, ${material.toLowerCase().replace('ptfe', 'PTFE')}, ${pore} µm, ${kind}`,
    rupees,
    unit: 'PAC',
    pack: 'Pack of 100',
    description: `${material} membrane discs of 47 mm and ${pore} µm, ${kind}, for ${kind.includes('grid') ? 'microbial limit tests of water and rinse samples' : 'vacuum filtration of mobile phases'}.`,
    attributes: { Diameter: '47 mm', Material: material, 'Pore size': `${pore} µm`, Surface: kind },
  }),
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
