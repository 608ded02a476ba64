import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Measuring instruments';
const brand = brands.measuring;

const pressureGauges = family<[[dial: number, connection: string, rupees: number], range: number]>({
  category,
  subcategory: 'Pressure & temperature',
  group: 'PG',
  brand,
  hsn: '90262000',
  gst: GST.standard,
  buyers: { aravalli: ([[dial], range]) => dial === 63 && range <= 25, konkan: ([, range]) => range <= 16, deccan: ([[dial], range]) => dial === 100 && range >= 10 },
  rows: cross(
    [
      [63, '1/4 in BSP', 590],
      [100, '1/2 in BSP', 980],
    ] as [number, string, number][],
    [4, 10, 16, 25, 40],
  ),
  item: ([[dial, connection, rupees], range]) => ({
    code: `${dial}-${range}B`,
    name: `Pressure gauge ${dial} mm dial, 0–${range} bar, SS case, glycerine filled, bottom ${connection}`,
    rupees,
    description: `Bourdon tube pressure gauge of ${dial} mm dial and 0 to ${range} bar, stainless steel case filled with glycerine for pump and compressor lines. Accuracy ${dial === 63 ? '1.6' : '1.0'} % of span; IS 3624.`,
    attributes: {
      Dial: `${dial} mm`,
      Range: `0–${range} bar`,
      Connection: `${connection}, bottom`,
      Case: 'SS 304, glycerine filled',
      Accuracy: dial === 63 ? 'Class 1.6' : 'Class 1.0',
    },
  }),
});

const bimetal = family<[[low: number, high: number], stem: number]>({
  category,
  subcategory: 'Pressure & temperature',
  group: 'BMT',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([[, high], stem]) => high === 120 && stem === 100 },
  rows: cross(
    [
      [0, 120],
      [0, 200],
      [-20, 60],
    ] as [number, number][],
    [100, 150],
  ),
  item: ([[low, high], stem]) => ({
    code: `${low < 0 ? 'N20' : low}-${high}C-${stem}`,
    name: `Bimetal thermometer ${low} to ${high} °C, 100 mm dial, ${stem} mm stem, SS`,
    rupees: 980 + stem * 2.4 + high * 0.6,
    description: `Every-angle bimetal thermometer of ${low} to ${high} °C with 100 mm dial and ${stem} mm stem, for vessels, hot-water and chilled lines. Accuracy class 1; EN 13190, 1/2 in BSP.`,
    attributes: { Range: `${low} to ${high} °C`, Dial: '100 mm', Stem: `${stem} × 6 mm, SS 316`, Connection: '1/2 in BSP', Accuracy: 'Class 1' },
  }),
});

const temperatureSensors = family<[kind: 'RTD' | 'K', stem: number]>({
  category,
  subcategory: 'Pressure & temperature',
  group: 'TS',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: { aravalli: ([kind]) => kind === 'K', konkan: ([kind]) => kind === 'RTD' },
  rows: cross(['RTD', 'K'] as const, [100, 150, 250]),
  item: ([kind, stem]) => ({
    code: `${kind === 'RTD' ? 'PT100' : 'K'}-${stem}`,
    name: `${kind === 'RTD' ? 'RTD Pt100 class A, 3 wire' : 'Thermocouple type K'}, 6 mm × ${stem} mm, die-cast head`,
    rupees: (kind === 'RTD' ? 1080 : 840) + stem * 1.9,
    description: `${kind === 'RTD' ? 'Simplex Pt100 sensor of class A' : 'Mineral-insulated type K thermocouple'} in a 6 mm SS 316 sheath, ${stem} mm below the head, for ${kind === 'RTD' ? 'reactors and sterilisers up to 400 °C; IEC 60751' : 'furnaces and moulds up to 1,000 °C; IEC 60584-1'}.`,
    attributes: {
      Sensor: kind === 'RTD' ? 'Pt100 class A, 3 wire' : 'Type K, ungrounded',
      Sheath: 'SS 316, 6 mm',
      'Stem length': `${stem} mm`,
      Head: 'Aluminium, IP65',
      Connection: '1/2 in BSP',
    },
  }),
});

const recorders = singles({
  category,
  subcategory: 'Pressure & temperature',
  group: 'TMP',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => code.startsWith('IR'),
    konkan: true,
    deccan: ([code]) => code === 'IR-550',
  },
  rows: [
    ['IR-550', 'Infrared thermometer -50 to 550 °C, 12:1', 'Non-contact infrared thermometer with laser pointer for motors, panels and steam traps, optics 12:1', { Range: '-50 to 550 °C', Optics: '12:1', Emissivity: '0.1–1.0' }, 1480],
    ['IR-1000', 'Infrared thermometer -30 to 1,000 °C, 20:1', 'Non-contact infrared thermometer with dual laser for furnaces and castings, optics 20:1', { Range: '-30 to 1,000 °C', Optics: '20:1', Emissivity: '0.1–1.0' }, 4650],
    ['THL-USB', 'Temperature and humidity data logger, USB, 32,000 readings', 'Reusable USB logger for temperature and humidity in stores and transport, prints a PDF report, with traceable calibration certificate', { Range: '-30 to 70 °C, 0–100 % RH', Accuracy: '±0.5 °C, ±3 % RH', Memory: '32,000 readings' }, 3850, { hsn: '902580' }],
    ['TL-SINGLE', 'Single-use temperature logger, USB, 60 days', 'Single-use USB logger for cold-chain consignments, PDF report, runs 60 days after start', { Range: '-30 to 70 °C', Accuracy: '±0.5 °C', Duration: '60 days' }, 690, { hsn: '902580' }],
    ['TH-WALL', 'Digital thermo-hygrometer, wall and table, with probe', 'Digital indicator of room temperature and humidity with minimum and maximum memory, for stores and laboratories', { Range: '-10 to 60 °C, 10–99 % RH', Display: 'LCD', Memory: 'Minimum and maximum' }, 890, { hsn: '902580' }],
    ['DPG-250', 'Differential pressure gauge 0–250 Pa, 4 in dial', 'Diaphragm differential pressure gauge of 0 to 250 Pa for clean-room pressure cascades and filter loss, accuracy 2 %', { Range: '0–250 Pa', Accuracy: '±2 % of span', Mounting: 'Panel or surface' }, 2650, { hsn: '902620' }],
    ['DPG-500', 'Differential pressure gauge 0–500 Pa, 4 in dial', 'Diaphragm differential pressure gauge of 0 to 500 Pa for HEPA filters in air handling units, accuracy 2 %', { Range: '0–500 Pa', Accuracy: '±2 % of span', Mounting: 'Panel or surface' }, 2690, { hsn: '902620' }],
  ],
});

const testers = singles({
  category,
  subcategory: 'Electrical testers',
  group: 'ELT',
  brand,
  hsn: '903033',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => !/^(EARTH|LUX|ANE)/.test(code),
    konkan: ([code]) => /^(DMM-600|CLM-400|LUX|ANE|SLM)/.test(code),
    deccan: ([code]) => !/^(ANE|TACHO)/.test(code),
  },
  rows: [
    ['DMM-600', 'Digital multimeter 600 V, CAT III, 4,000 count', 'Hand-held auto-ranging multimeter for voltage, current, resistance and continuity; IEC 61010-1 CAT III 600 V', { Voltage: '600 V AC/DC', Counts: '4,000', Category: 'CAT III 600 V' }, 1180, { hsn: '903031' }],
    ['DMM-1000', 'Digital multimeter true RMS 1,000 V, CAT III, 6,000 count', 'True RMS multimeter with temperature and frequency for drives and panels; IEC 61010-1 CAT III 1,000 V', { Voltage: '1,000 V AC/DC', Counts: '6,000', Category: 'CAT III 1,000 V' }, 3450, { hsn: '903031' }],
    ['CLM-400', 'Clamp meter 400 A AC, true RMS', 'Clamp meter with 30 mm jaw for AC current up to 400 A, voltage and resistance; IEC 61010-2-032', { Current: '400 A AC', Jaw: '30 mm', Category: 'CAT III 600 V' }, 1980],
    ['CLM-1000', 'Clamp meter 1,000 A AC/DC, true RMS', 'Clamp meter with 45 mm jaw for AC and DC current up to 1,000 A with inrush capture; IEC 61010-2-032', { Current: '1,000 A AC/DC', Jaw: '45 mm', Category: 'CAT III 1,000 V' }, 5850],
    ['INS-1000', 'Digital insulation tester 250/500/1,000 V', 'Insulation resistance tester up to 2,000 MΩ for motors and cables; IEC 61557-2', { Voltage: '250/500/1,000 V', Range: '2,000 MΩ', Supply: '6 × AA cell' }, 6450, { hsn: '903089' }],
    ['INS-5000', 'Digital insulation tester 500–5,000 V with PI', 'High-voltage insulation tester up to 1 TΩ with polarisation index for HT cables and transformers; IEC 61557-2', { Voltage: '500–5,000 V', Range: '1 TΩ', Supply: 'Rechargeable' }, 38_500, { hsn: '903089' }],
    ['EARTH-4P', 'Digital earth tester, four pole, 20/200/2,000 Ω', 'Four-pole earth resistance tester with spikes and leads for earth pits and lightning protection; IEC 61557-5', { Range: '0.01–2,000 Ω', Poles: '4', Includes: 'Spikes, leads, case' }, 8900, { hsn: '903089' }],
    ['PHS-415', 'Phase sequence indicator 100–600 V', 'Phase rotation tester with LED for three-phase supply of 100 to 600 V before motor connection; IEC 61557-7', { Voltage: '100–600 V AC', Display: 'LED', Category: 'CAT III 600 V' }, 1450, { hsn: '903089' }],
    ['TACHO-LC', 'Digital tachometer, laser and contact', 'Tachometer measuring 2.5 to 99,999 rev/min by laser or contact tip for spindles, belts and fans', { Range: '2.5–99,999 rev/min', Accuracy: '±0.05 %', Mode: 'Laser and contact' }, 2450, { hsn: '902920' }],
    ['LUX-200K', 'Digital lux meter, 200,000 lx', 'Lux meter with detachable silicon sensor for lighting audits of work places, up to 200,000 lx', { Range: '0–200,000 lx', Accuracy: '±4 %', Display: 'LCD' }, 1650, { hsn: '902750' }],
    ['ANE-30', 'Vane anemometer 0.4–30 m/s', 'Vane anemometer for air velocity at grilles, HEPA faces and ducts, 0.4 to 30 m/s with temperature', { Range: '0.4–30 m/s', Accuracy: '±3 %', Vane: '72 mm' }, 3250, { hsn: '902680' }],
    ['SLM-130', 'Sound level meter 30–130 dB, class 2', 'Sound level meter of class 2 for noise surveys of shop floors and generators, A and C weighting; IEC 61672-1', { Range: '30–130 dB', Class: '2', Weighting: 'A and C' }, 3950, { hsn: '902780' }],
  ],
});

const scales = family<[kind: 'table' | 'platform' | 'crane', kg: number, grams: number, size: string, rupees: number]>({
  category,
  subcategory: 'Weighing scales',
  group: 'WGH',
  brand,
  hsn: '842382',
  gst: GST.standard,
  buyers: {
    aravalli: ([kind]) => kind !== 'crane',
    konkan: ([kind]) => kind !== 'crane',
    deccan: ([kind, kg]) => kind === 'crane' || (kind === 'platform' && kg >= 100),
  },
  rows: [
    ['table', 10, 1, '250 × 200 mm', 3450],
    ['table', 30, 5, '300 × 250 mm', 4250],
    ['platform', 60, 10, '400 × 400 mm', 7850],
    ['platform', 100, 20, '500 × 500 mm', 9450],
    ['platform', 300, 50, '600 × 600 mm', 13_800],
    ['platform', 1000, 200, '1,000 × 1,000 mm', 28_500],
    ['crane', 1000, 500, 'hook', 18_900],
    ['crane', 5000, 2000, 'hook', 39_500],
  ],
  item: ([kind, kg, grams, size, rupees]) => ({
    code: `${kind.slice(0, 3).toUpperCase()}-${kg}KG`,
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} scale ${kg.toLocaleString('en-IN')} kg × ${grams} g${kind === 'crane' ? '' : `, ${size}`}`,
    rupees,
    hsn: kg <= 30 ? '842381' : '842382',
    description: `Electronic ${kind} scale of ${kg.toLocaleString('en-IN')} kg capacity with ${grams} g division, ${kind === 'crane' ? 'hook type with remote and red LED display, overload 150 %' : 'stainless steel pan, battery back-up and RS-232 port'}. Legal Metrology model approval, accuracy class III.`,
    attributes: {
      Capacity: `${kg.toLocaleString('en-IN')} kg`,
      Division: `${grams} g`,
      ...(kind === 'crane' ? {} : { Pan: size }),
      Class: 'III',
      Supply: kind === 'crane' ? 'Rechargeable 6 V' : '230 V and battery',
    },
  }),
});

export const instruments: Family[] = [pressureGauges, bimetal, temperatureSensors, recorders, testers, scales];
