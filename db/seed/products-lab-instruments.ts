import { brands } from './brands.ts';
import { family, GST, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const subcategory = 'Lab instruments';
const brand = brands.labInstruments;

const balances = family<[grams: number, readability: string, pan: string, calibration: string, rupees: number]>({
  category,
  subcategory,
  group: 'BAL',
  brand,
  hsn: '901600',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([grams]) => grams === 620, deccan: ([grams]) => grams >= 3200 },
  rows: [
    [120, '0.1 mg', '90 mm', 'internal', 78_000],
    [220, '0.1 mg', '90 mm', 'internal', 89_500],
    [320, '1 mg', '120 mm', 'internal', 42_500],
    [620, '10 mg', '150 mm', 'external', 14_800],
    [3200, '10 mg', '180 mm', 'external', 32_500],
    [6200, '100 mg', '200 mm', 'external', 18_900],
  ],
  item: ([grams, readability, pan, calibration, rupees]) => ({
    code: `${grams}G-${readability.replace(' ', '').replace('.', '').toUpperCase()}`,
    name: `${readability.includes('0.1') ? 'Analytical' : 'Precision'} balance ${grams.toLocaleString('en-IN')} g × ${readability}, ${calibration} calibration`,
    rupees,
    description: `Electronic ${readability.includes('0.1') ? 'analytical balance with draught shield' : 'precision balance'} of ${grams.toLocaleString('en-IN')} g capacity reading ${readability}, ${calibration} calibration and RS-232 with GLP print-out. Supplied with calibration certificate.`,
    attributes: { Capacity: `${grams.toLocaleString('en-IN')} g`, Readability: readability, Pan: pan, Calibration: calibration, Interface: 'RS-232, USB' },
  }),
});

const meters = singles({
  category,
  subcategory,
  group: 'MET',
  brand,
  hsn: '902789',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([code]) => /^(PHM-P|REF|TDS)/.test(code), deccan: ([code]) => /^(PHM-P|TDS)/.test(code) },
  rows: [
    ['PHM-BT', 'Bench pH meter, 0.01 pH, with electrode and ATC', 'Bench pH meter with three-point calibration, combined electrode and temperature probe, GLP memory of 500 readings', { Range: '0–14 pH', Resolution: '0.01 pH', Calibration: '3 point' }, 14_900],
    ['PHM-PEN', 'Pen pH meter, waterproof, 0.01 pH', 'Waterproof pen-type pH meter with automatic temperature compensation for coolant, effluent and site water', { Range: '0–14 pH', Resolution: '0.01 pH', Protection: 'IP67' }, 2650],
    ['CND-BT', 'Bench conductivity meter, 0–200 mS/cm', 'Bench conductivity and TDS meter with cell constant 1.0 and automatic temperature compensation', { Range: '0–200 mS/cm', Accuracy: '±1 %', Cell: 'K = 1.0' }, 15_800],
    ['TDS-PEN', 'Pen TDS meter 0–9,990 mg/L', 'Pen-type TDS meter with temperature display for boiler feed, cooling and mixing water', { Range: '0–9,990 mg/L', Accuracy: '±2 %', Supply: '2 × LR44' }, 690],
    ['ELC-PH', 'Combined pH electrode, gel filled, BNC', 'Refill-free gel pH electrode with epoxy body and BNC plug, 0 to 14 pH and 0 to 60 °C', { Range: '0–14 pH', Body: 'Epoxy', Connector: 'BNC' }, 2150],
    ['REF-BRX', 'Hand refractometer 0–32 % Brix with ATC', 'Hand-held refractometer of 0 to 32 % Brix with automatic temperature compensation for coolant and sugar concentration', { Range: '0–32 % Brix', Division: '0.2 %', Compensation: '10–30 °C' }, 1680, { hsn: '902750' }],
    ['THM-110', 'Glass thermometer -10 to 110 °C, mercury free', 'Red spirit glass thermometer of -10 to 110 °C with 1 °C division, 305 mm, calibrated at three points', { Range: '-10 to 110 °C', Division: '1 °C', Length: '305 mm' }, 195, { hsn: '902519' }],
    ['THM-250', 'Glass thermometer -10 to 250 °C, mercury free', 'Mercury-free glass thermometer of -10 to 250 °C with 1 °C division, 305 mm, calibrated at three points', { Range: '-10 to 250 °C', Division: '1 °C', Length: '305 mm' }, 340, { hsn: '902519' }],
    ['STW-DIG', 'Digital stopwatch 1/100 s with certificate', 'Digital stopwatch of 1/100 s with split time and calibration certificate for dissolution and disintegration tests', { Resolution: '0.01 s', Range: '10 h', Certificate: 'Calibration' }, 890, { hsn: '910299' }],
  ],
});

const equipment = singles({
  category,
  subcategory,
  group: 'EQP',
  brand,
  hsn: '841989',
  gst: GST.standard,
  buyers: { konkan: true, deccan: ([code]) => code === 'OVN-95', aravalli: ([code]) => code === 'OVN-50' },
  rows: [
    ['HPS-5', 'Hot plate magnetic stirrer, 5 L, 340 °C, digital', 'Ceramic-coated hot plate stirrer for 5 L up to 340 °C and 1,500 rev/min with digital set point', { Volume: '5 L', Temperature: 'up to 340 °C', Speed: '100–1,500 rev/min' }, 11_900],
    ['STR-2', 'Magnetic stirrer 2 L, 1,500 rev/min', 'Compact magnetic stirrer for 2 L up to 1,500 rev/min with stainless steel top', { Volume: '2 L', Speed: '100–1,500 rev/min', Top: 'Stainless steel' }, 3850, { hsn: '847982' }],
    ['VTX-3000', 'Vortex mixer 3,000 rev/min, touch and continuous', 'Vortex mixer for tubes up to 50 ml with touch and continuous mode, up to 3,000 rev/min', { Speed: '0–3,000 rev/min', Orbit: '4 mm', Mode: 'Touch, continuous' }, 5850, { hsn: '847982' }],
    ['CTF-12', 'Laboratory centrifuge 12 × 15 ml, 5,000 rev/min', 'Bench centrifuge with 12 × 15 ml swing-out rotor, brushless motor and lid lock', { Rotor: '12 × 15 ml', Speed: '5,000 rev/min', Timer: '0–99 min' }, 24_500, { hsn: '842119' }],
    ['WB-6', 'Water bath, six hole, digital, 99 °C', 'Stainless steel water bath with six concentric-ring holes and PID control up to 99 °C', { Holes: '6', Temperature: 'ambient + 5 to 99 °C', Stability: '±0.5 °C' }, 12_400],
    ['OVN-50', 'Hot air oven 50 L, 250 °C, forced circulation', 'Hot air oven of 50 L with forced circulation and PID control up to 250 °C, SS 304 chamber', { Volume: '50 L', Temperature: '50–250 °C', Stability: '±1 °C' }, 23_500],
    ['OVN-95', 'Hot air oven 95 L, 250 °C, forced circulation', 'Hot air oven of 95 L with forced circulation and PID control up to 250 °C, for drying samples and aggregates', { Volume: '95 L', Temperature: '50–250 °C', Stability: '±1 °C' }, 29_800],
    ['INC-95', 'Bacteriological incubator 95 L, 70 °C', 'Incubator of 95 L with inner glass door and PID control from 5 °C above ambient to 70 °C', { Volume: '95 L', Temperature: 'ambient + 5 to 70 °C', Stability: '±0.5 °C' }, 28_500],
    ['ACL-50', 'Vertical autoclave 50 L, 121 °C, SS 304', 'Vertical autoclave of 50 L in SS 304 with pressure switch and safety valve, working at 1.2 bar and 121 °C', { Volume: '50 L', Temperature: '121 °C', Supply: '230 V, 3 kW' }, 46_500, { hsn: '841920' }],
    ['MCR-BIN', 'Binocular microscope 40–1,000×, LED', 'Binocular compound microscope with 4×, 10×, 40× and 100× achromatic objectives and LED illumination', { Magnification: '40–1,000×', Objectives: '4', Illumination: 'LED' }, 26_800, { hsn: '901180' }],
    ['SIF-200', 'Sieve shaker for 200 mm sieves, electromagnetic', 'Electromagnetic sieve shaker for up to eight sieves of 200 mm with timer and amplitude control', { Sieves: 'up to 8 × 200 mm', Timer: '0–99 min', Amplitude: '0–3 mm' }, 38_500, { hsn: '847982' }],
  ],
});

/** Test sieves of IS 460: coarse ones are perforated plate in a 300 mm frame, fine ones wire cloth in 200 mm. */
const sieves = family<[opening: string, frame: number, medium: string, rupees: number]>({
  category,
  subcategory,
  group: 'SIV',
  brand,
  hsn: '903180',
  gst: GST.standard,
  buyers: { konkan: ([, frame]) => frame === 200, deccan: true },
  rows: [
    ['40 mm', 300, 'GI perforated plate', 890],
    ['20 mm', 300, 'GI perforated plate', 890],
    ['10 mm', 300, 'GI perforated plate', 910],
    ['4.75 mm', 300, 'GI perforated plate', 940],
    ['2.36 mm', 200, 'brass wire cloth', 720],
    ['1.18 mm', 200, 'brass wire cloth', 720],
    ['600 µm', 200, 'brass wire cloth', 740],
    ['300 µm', 200, 'brass wire cloth', 760],
    ['150 µm', 200, 'brass wire cloth', 790],
    ['75 µm', 200, 'brass wire cloth', 890],
  ],
  item: ([opening, frame, medium, rupees]) => ({
    code: `${opening.replace(' ', '').replace('µ', 'U').toUpperCase()}-${frame}`,
    name: `Test sieve ${opening}, ${frame} mm diameter, ${medium}`,
    rupees,
    description: `Test sieve of ${opening} opening in a ${frame} mm frame, ${medium}, for ${frame === 300 ? 'coarse aggregate grading' : 'fine aggregate, soil and powder grading'}. IS 460 with inspection certificate.`,
    attributes: { Opening: opening, 'Frame diameter': `${frame} mm`, Medium: medium, Standard: 'IS 460' },
  }),
});

const civilTests = singles({
  category,
  subcategory,
  group: 'CVL',
  brand,
  hsn: '902490',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    ['CUBE-150', 'Cube mould 150 mm, cast iron, with base plate', 'Cast-iron cube mould of 150 mm with base plate for compressive strength of concrete; IS 10086', { Size: '150 × 150 × 150 mm', Material: 'Cast iron', Standard: 'IS 10086' }, 890],
    ['CUBE-70', 'Cube mould 70.6 mm for cement mortar', 'Mould of 70.6 mm cube for strength of cement mortar; IS 10080', { Size: '70.6 mm', Material: 'Mild steel', Standard: 'IS 10080' }, 590],
    ['SLUMP', 'Slump cone with base plate and tamping rod', 'Slump test set with cone 100 × 200 × 300 mm, base plate and tamping rod for workability of concrete; IS 1199', { Cone: '100 × 200 × 300 mm', Rod: '16 × 600 mm', Standard: 'IS 1199' }, 1480, { unit: 'SET', pack: 'Set of cone, plate and rod' }],
    ['CORE-100', 'Core cutter 100 mm with dolly and rammer', 'Core cutter of 100 mm with dolly and 9 kg rammer for field density of soil; IS 2720 (Part 29)', { Diameter: '100 mm', Height: '127.4 mm', Standard: 'IS 2720 (Part 29)' }, 2650, { unit: 'SET', pack: 'Set of cutter, dolly and rammer' }],
    ['SRH-N', 'Concrete test hammer, N type, 10–70 N/mm²', 'Rebound hammer of type N for surface hardness and uniformity of concrete of 10 to 70 N/mm²; IS 516 (Part 5/Sec 4)', { Range: '10–70 N/mm²', Energy: '2.207 Nm', Standard: 'IS 516 (Part 5/Sec 4)' }, 12_400, { hsn: '902480' }],
  ],
});

export const labInstruments: Family[] = [balances, meters, equipment, sieves, civilTests];
