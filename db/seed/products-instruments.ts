import { brands } from './brands.ts';
import { cross, except, family, figure, GST, only, singles, type Family } from './family.ts';

const category = 'Measuring instruments';
const brand = brands.measuring;

const pressureGauges = family<[[dial: number, connection: string, rupees: number], range: number]>({
  category,
  subcategory: 'Pressure & temperature',
  group: 'PG',
  brand,
  hsn: '90262000',
  gst: GST.standard,
  buyers: {
    aravalli: ([[dial], range]) => dial === 63 && range >= 10,
    konkan: ([, range]) => range <= 10,
    deccan: ([[dial], range]) => dial === 100 && range >= 16,
  },
  rows: cross(
    [
      [63, '1/4 in BSP', 590],
      [100, '1/2 in BSP', 980],
    ] as [number, string, number][],
    [4, 10, 16, 25],
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

const bimetal = singles({
  category,
  subcategory: 'Pressure & temperature',
  group: 'BMT',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    0-120C-100 | Bimetal thermometer 0 to 120 °C, 100 mm dial, 100 mm stem, SS | 1292
      Every-angle bimetal thermometer of 0 to 120 °C with 100 mm dial and 100 mm stem, for vessels, hot-water and chilled lines. Accuracy class 1; EN 13190, 1/2 in BSP.
      Range: 0 to 120 °C; Dial: 100 mm; Stem: 100 × 6 mm, SS 316; Connection: 1/2 in BSP; Accuracy: Class 1
    0-200C-100 | Bimetal thermometer 0 to 200 °C, 100 mm dial, 100 mm stem, SS | 1340
      Every-angle bimetal thermometer of 0 to 200 °C with 100 mm dial and 100 mm stem, for vessels, hot-water and chilled lines. Accuracy class 1; EN 13190, 1/2 in BSP.
      Range: 0 to 200 °C; Dial: 100 mm; Stem: 100 × 6 mm, SS 316; Connection: 1/2 in BSP; Accuracy: Class 1
    N20-60C-100 | Bimetal thermometer -20 to 60 °C, 100 mm dial, 100 mm stem, SS | 1256
      Every-angle bimetal thermometer of -20 to 60 °C with 100 mm dial and 100 mm stem, for vessels, hot-water and chilled lines. Accuracy class 1; EN 13190, 1/2 in BSP.
      Range: -20 to 60 °C; Dial: 100 mm; Stem: 100 × 6 mm, SS 316; Connection: 1/2 in BSP; Accuracy: Class 1
  `,
});

const temperatureSensors = singles({
  category,
  subcategory: 'Pressure & temperature',
  group: 'TS',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: { aravalli: only('K-150', 'K-250'), konkan: only('PT100-150', 'PT100-250') },
  rows: `
    PT100-150 | RTD Pt100 class A, 3 wire, 6 mm × 150 mm, die-cast head | 1365
      Simplex Pt100 sensor of class A in a 6 mm SS 316 sheath, 150 mm below the head, for reactors and sterilisers up to 400 °C; IEC 60751.
      Sensor: Pt100 class A, 3 wire; Sheath: SS 316, 6 mm; Stem length: 150 mm; Head: Aluminium, IP65; Connection: 1/2 in BSP
    PT100-250 | RTD Pt100 class A, 3 wire, 6 mm × 250 mm, die-cast head | 1555
      Simplex Pt100 sensor of class A in a 6 mm SS 316 sheath, 250 mm below the head, for reactors and sterilisers up to 400 °C; IEC 60751.
      Sensor: Pt100 class A, 3 wire; Sheath: SS 316, 6 mm; Stem length: 250 mm; Head: Aluminium, IP65; Connection: 1/2 in BSP
    K-150 | Thermocouple type K, 6 mm × 150 mm, die-cast head | 1125
      Mineral-insulated type K thermocouple in a 6 mm SS 316 sheath, 150 mm below the head, for furnaces and moulds up to 1000 °C; IEC 60584-1.
      Sensor: Type K, ungrounded; Sheath: SS 316, 6 mm; Stem length: 150 mm; Head: Aluminium, IP65; Connection: 1/2 in BSP
    K-250 | Thermocouple type K, 6 mm × 250 mm, die-cast head | 1315
      Mineral-insulated type K thermocouple in a 6 mm SS 316 sheath, 250 mm below the head, for furnaces and moulds up to 1000 °C; IEC 60584-1.
      Sensor: Type K, ungrounded; Sheath: SS 316, 6 mm; Stem length: 250 mm; Head: Aluminium, IP65; Connection: 1/2 in BSP
  `,
});

const recorders = singles({
  category,
  subcategory: 'Pressure & temperature',
  group: 'TMP',
  brand,
  hsn: '902519',
  gst: GST.standard,
  buyers: { aravalli: only('IR-1000'), konkan: except('IR-1000'), deccan: only('IR-550') },
  rows: `
    IR-550 | Infrared thermometer -50 to 550 °C, 12:1 | 1480
      Non-contact infrared thermometer with laser pointer for motors, panels and steam traps, optics 12:1.
      Range: -50 to 550 °C; Optics: 12:1; Emissivity: 0.1–1.0
    IR-1000 | Infrared thermometer -30 to 1000 °C, 20:1 | 4650
      Non-contact infrared thermometer with dual laser for furnaces and castings, optics 20:1.
      Range: -30 to 1000 °C; Optics: 20:1; Emissivity: 0.1–1.0
    THL-USB | Temperature and humidity data logger, USB, 32,000 readings | 3850 | hsn: 902580
      Reusable USB logger for temperature and humidity in stores and transport, prints a PDF report, with traceable calibration certificate.
      Range: -30 to 70 °C, 0–100 % RH; Accuracy: ±0.5 °C, ±3 % RH; Memory: 32,000 readings
    TL-SINGLE | Single-use temperature logger, USB, 60 days | 690 | hsn: 902580
      Single-use USB logger for cold-chain consignments, PDF report, runs 60 days after start.
      Range: -30 to 70 °C; Accuracy: ±0.5 °C; Duration: 60 days
    TH-WALL | Digital thermo-hygrometer, wall and table, with probe | 890 | hsn: 902580
      Digital indicator of room temperature and humidity with minimum and maximum memory, for stores and laboratories.
      Range: -10 to 60 °C, 10–99 % RH; Display: LCD; Memory: Minimum and maximum
    DPG-250 | Differential pressure gauge 0–250 Pa, 4 in dial | 2650 | hsn: 902620
      Diaphragm differential pressure gauge of 0 to 250 Pa for clean-room pressure cascades and filter loss, accuracy 2 %.
      Range: 0–250 Pa; Accuracy: ±2 % of span; Mounting: Panel or surface
  `,
});

const testers = singles({
  category,
  subcategory: 'Electrical testers',
  group: 'ELT',
  brand,
  hsn: '903033',
  gst: GST.standard,
  buyers: {
    aravalli: only('DMM-1000', 'CLM-400', 'INS-1000', 'TACHO-LC'),
    konkan: only('DMM-600', 'LUX-200K', 'ANE-30', 'SLM-130'),
    deccan: only('DMM-600', 'CLM-1000', 'INS-5000', 'EARTH-4P', 'PHS-415', 'LUX-200K'),
  },
  rows: `
    DMM-600 | Digital multimeter 600 V, CAT III, 4000 count | 1180 | hsn: 903031
      Hand-held auto-ranging multimeter for voltage, current, resistance and continuity; IEC 61010-1 CAT III 600 V.
      Voltage: 600 V AC/DC; Counts: 4000; Category: CAT III 600 V
    DMM-1000 | Digital multimeter true RMS 1000 V, CAT III, 6000 count | 3450 | hsn: 903031
      True RMS multimeter with temperature and frequency for drives and panels; IEC 61010-1 CAT III 1000 V.
      Voltage: 1000 V AC/DC; Counts: 6000; Category: CAT III 1000 V
    CLM-400 | Clamp meter 400 A AC, true RMS | 1980
      Clamp meter with 30 mm jaw for AC current up to 400 A, voltage and resistance; IEC 61010-2-032.
      Current: 400 A AC; Jaw: 30 mm; Category: CAT III 600 V
    CLM-1000 | Clamp meter 1000 A AC/DC, true RMS | 5850
      Clamp meter with 45 mm jaw for AC and DC current up to 1000 A with inrush capture; IEC 61010-2-032.
      Current: 1000 A AC/DC; Jaw: 45 mm; Category: CAT III 1000 V
    INS-1000 | Digital insulation tester 250/500/1000 V | 6450 | hsn: 903089
      Insulation resistance tester up to 2000 MΩ for motors and cables; IEC 61557-2.
      Voltage: 250/500/1000 V; Range: 2000 MΩ; Supply: 6 × AA cell
    INS-5000 | Digital insulation tester 500–5000 V with PI | 38500 | hsn: 903089
      High-voltage insulation tester up to 1 TΩ with polarisation index for HT cables and transformers; IEC 61557-2.
      Voltage: 500–5000 V; Range: 1 TΩ; Supply: Rechargeable
    EARTH-4P | Digital earth tester, four pole, 20/200/2000 Ω | 8900 | hsn: 903089
      Four-pole earth resistance tester with spikes and leads for earth pits and lightning protection; IEC 61557-5.
      Range: 0.01–2000 Ω; Poles: 4; Includes: Spikes, leads, case
    PHS-415 | Phase sequence indicator 100–600 V | 1450 | hsn: 903089
      Phase rotation tester with LED for three-phase supply of 100 to 600 V before motor connection; IEC 61557-7.
      Voltage: 100–600 V AC; Display: LED; Category: CAT III 600 V
    TACHO-LC | Digital tachometer, laser and contact | 2450 | hsn: 902920
      Tachometer measuring 2.5 to 99,999 rev/min by laser or contact tip for spindles, belts and fans.
      Range: 2.5–99,999 rev/min; Accuracy: ±0.05 %; Mode: Laser and contact
    LUX-200K | Digital lux meter, 200,000 lx | 1650 | hsn: 902750
      Lux meter with detachable silicon sensor for lighting audits of work places, up to 200,000 lx.
      Range: 0–200,000 lx; Accuracy: ±4 %; Display: LCD
    ANE-30 | Vane anemometer 0.4–30 m/s | 3250 | hsn: 902680
      Vane anemometer for air velocity at grilles, HEPA faces and ducts, 0.4 to 30 m/s with temperature.
      Range: 0.4–30 m/s; Accuracy: ±3 %; Vane: 72 mm
    SLM-130 | Sound level meter 30–130 dB, class 2 | 3950 | hsn: 902780
      Sound level meter of class 2 for noise surveys of shop floors and generators, A and C weighting; IEC 61672-1.
      Range: 30–130 dB; Class: 2; Weighting: A and C
  `,
});

const scales = family<[kind: 'table' | 'platform' | 'crane', kg: number, grams: number, size: string, rupees: number]>({
  category,
  subcategory: 'Weighing scales',
  group: 'WGH',
  brand,
  hsn: '842382',
  gst: GST.standard,
  buyers: {
    aravalli: ([, kg]) => kg === 30 || kg === 300,
    konkan: ([, kg]) => kg === 10 || kg === 60 || kg === 100,
    deccan: ([, kg]) => kg >= 1000,
  },
  rows: [
    ['table', 10, 1, '250 × 200 mm', 3450],
    ['table', 30, 5, '300 × 250 mm', 4250],
    ['platform', 60, 10, '400 × 400 mm', 7850],
    ['platform', 100, 20, '500 × 500 mm', 9450],
    ['platform', 300, 50, '600 × 600 mm', 13_800],
    ['platform', 1000, 200, '1000 × 1000 mm', 28_500],
    ['crane', 1000, 500, 'hook', 18_900],
    ['crane', 5000, 2000, 'hook', 39_500],
  ],
  item: ([kind, kg, grams, size, rupees]) => ({
    code: `${kind.slice(0, 3).toUpperCase()}-${kg}KG`,
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} scale ${figure(kg)} kg × ${grams} g${kind === 'crane' ? '' : `, ${size}`}`,
    rupees,
    hsn: kg <= 30 ? '842381' : '842382',
    description: `Electronic ${kind} scale of ${figure(kg)} kg capacity with ${grams} g division, ${kind === 'crane' ? 'hook type with remote and red LED display, overload 150 %' : 'stainless steel pan, battery back-up and RS-232 port'}. Legal Metrology model approval, accuracy class III.`,
    attributes: {
      Capacity: `${figure(kg)} kg`,
      Division: `${grams} g`,
      ...(kind === 'crane' ? {} : { Pan: size }),
      Class: 'III',
      Supply: kind === 'crane' ? 'Rechargeable 6 V' : '230 V and battery',
    },
  }),
});

export const instruments: Family[] = [pressureGauges, bimetal, temperatureSensors, recorders, testers, scales];
