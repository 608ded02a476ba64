import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const subcategory = 'Lab instruments';
const brand = brands.labInstruments;

const balances = singles({
  category,
  subcategory,
  group: 'BAL',
  brand,
  hsn: '901600',
  gst: GST.standard,
  buyers: { konkan: except('3200G-10MG'), deccan: only('3200G-10MG') },
  rows: `
    220G-01MG | Analytical balance 220 g × 0.1 mg, internal calibration | 89500
      Electronic analytical balance with draught shield of 220 g capacity reading 0.1 mg, internal calibration and RS-232 with GLP print-out. Supplied with calibration certificate.
      Capacity: 220 g; Readability: 0.1 mg; Pan: 90 mm; Calibration: internal; Interface: RS-232, USB
    320G-1MG | Precision balance 320 g × 1 mg, internal calibration | 42500
      Electronic precision balance of 320 g capacity reading 1 mg, internal calibration and RS-232 with GLP print-out. Supplied with calibration certificate.
      Capacity: 320 g; Readability: 1 mg; Pan: 120 mm; Calibration: internal; Interface: RS-232, USB
    620G-10MG | Precision balance 620 g × 10 mg, external calibration | 14800
      Electronic precision balance of 620 g capacity reading 10 mg, external calibration and RS-232 with GLP print-out. Supplied with calibration certificate.
      Capacity: 620 g; Readability: 10 mg; Pan: 150 mm; Calibration: external; Interface: RS-232, USB
    3200G-10MG | Precision balance 3200 g × 10 mg, external calibration | 32500
      Electronic precision balance of 3200 g capacity reading 10 mg, external calibration and RS-232 with GLP print-out. Supplied with calibration certificate.
      Capacity: 3200 g; Readability: 10 mg; Pan: 180 mm; Calibration: external; Interface: RS-232, USB
  `,
});

const meters = singles({
  category,
  subcategory,
  group: 'MET',
  brand,
  hsn: '902789',
  gst: GST.standard,
  buyers: { konkan: except('TDS-PEN'), deccan: only('TDS-PEN') },
  rows: `
    PHM-BT | Bench pH meter, 0.01 pH, with electrode and ATC | 14900
      Bench pH meter with three-point calibration, combined electrode and temperature probe, GLP memory of 500 readings.
      Range: 0–14 pH; Resolution: 0.01 pH; Calibration: 3 point
    PHM-PEN | Pen pH meter, waterproof, 0.01 pH | 2650
      Waterproof pen-type pH meter with automatic temperature compensation for coolant, effluent and site water.
      Range: 0–14 pH; Resolution: 0.01 pH; Protection: IP67
    CND-BT | Bench conductivity meter, 0–200 mS/cm | 15800
      Bench conductivity and TDS meter with cell constant 1.0 and automatic temperature compensation.
      Range: 0–200 mS/cm; Accuracy: ±1 %; Cell: K = 1.0
    TDS-PEN | Pen TDS meter 0–9990 mg/L | 690
      Pen-type TDS meter with temperature display for boiler feed, cooling and mixing water.
      Range: 0–9990 mg/L; Accuracy: ±2 %; Supply: 2 × LR44
    ELC-PH | Combined pH electrode, gel filled, BNC | 2150
      Refill-free gel pH electrode with epoxy body and BNC plug, 0 to 14 pH and 0 to 60 °C.
      Range: 0–14 pH; Body: Epoxy; Connector: BNC
    REF-BRX | Hand refractometer 0–32 % Brix with ATC | 1680 | hsn: 902750
      Hand-held refractometer of 0 to 32 % Brix with automatic temperature compensation for coolant and sugar concentration.
      Range: 0–32 % Brix; Division: 0.2 %; Compensation: 10–30 °C
    THM-110 | Glass thermometer -10 to 110 °C, mercury free | 195 | hsn: 902519
      Red spirit glass thermometer of -10 to 110 °C with 1 °C division, 305 mm, calibrated at three points.
      Range: -10 to 110 °C; Division: 1 °C; Length: 305 mm
    STW-DIG | Digital stopwatch 1/100 s with certificate | 890 | hsn: 910299
      Digital stopwatch of 1/100 s with split time and calibration certificate for dissolution and disintegration tests.
      Resolution: 0.01 s; Range: 10 h; Certificate: Calibration
  `,
});

const equipment = singles({
  category,
  subcategory,
  group: 'EQP',
  brand,
  hsn: '841989',
  gst: GST.standard,
  buyers: { konkan: except('OVN-95', 'SIF-200'), deccan: only('OVN-95', 'SIF-200') },
  rows: `
    HPS-5 | Hot plate magnetic stirrer, 5 L, 340 °C, digital | 11900
      Ceramic-coated hot plate stirrer for 5 L up to 340 °C and 1500 rev/min with digital set point.
      Volume: 5 L; Temperature: up to 340 °C; Speed: 100–1500 rev/min
    VTX-3000 | Vortex mixer 3000 rev/min, touch and continuous | 5850 | hsn: 847982
      Vortex mixer for tubes up to 50 ml with touch and continuous mode, up to 3000 rev/min.
      Speed: 0–3000 rev/min; Orbit: 4 mm; Mode: Touch, continuous
    CTF-12 | Laboratory centrifuge 12 × 15 ml, 5000 rev/min | 24500 | hsn: 842119
      Bench centrifuge with 12 × 15 ml swing-out rotor, brushless motor and lid lock.
      Rotor: 12 × 15 ml; Speed: 5000 rev/min; Timer: 0–99 min
    WB-6 | Water bath, six hole, digital, 99 °C | 12400
      Stainless steel water bath with six concentric-ring holes and PID control up to 99 °C.
      Holes: 6; Temperature: ambient + 5 to 99 °C; Stability: ±0.5 °C
    OVN-50 | Hot air oven 50 L, 250 °C, forced circulation | 23500
      Hot air oven of 50 L with forced circulation and PID control up to 250 °C, SS 304 chamber.
      Volume: 50 L; Temperature: 50–250 °C; Stability: ±1 °C
    OVN-95 | Hot air oven 95 L, 250 °C, forced circulation | 29800
      Hot air oven of 95 L with forced circulation and PID control up to 250 °C, for drying samples and aggregates.
      Volume: 95 L; Temperature: 50–250 °C; Stability: ±1 °C
    INC-95 | Bacteriological incubator 95 L, 70 °C | 28500
      Incubator of 95 L with inner glass door and PID control from 5 °C above ambient to 70 °C.
      Volume: 95 L; Temperature: ambient + 5 to 70 °C; Stability: ±0.5 °C
    ACL-50 | Vertical autoclave 50 L, 121 °C, SS 304 | 46500 | hsn: 841920
      Vertical autoclave of 50 L in SS 304 with pressure switch and safety valve, working at 1.2 bar and 121 °C.
      Volume: 50 L; Temperature: 121 °C; Supply: 230 V, 3 kW
    MCR-BIN | Binocular microscope 40–1000×, LED | 26800 | hsn: 901180
      Binocular compound microscope with 4×, 10×, 40× and 100× achromatic objectives and LED illumination.
      Magnification: 40–1000×; Objectives: 4; Illumination: LED
    SIF-200 | Sieve shaker for 200 mm sieves, electromagnetic | 38500 | hsn: 847982
      Electromagnetic sieve shaker for up to eight sieves of 200 mm with timer and amplitude control.
      Sieves: up to 8 × 200 mm; Timer: 0–99 min; Amplitude: 0–3 mm
  `,
});

/** Test sieves of IS 460: coarse ones are perforated plate in a 300 mm frame, fine ones wire cloth in 200 mm. */
const sieves = family<[opening: string, frame: number, medium: string, rupees: number]>({
  category,
  subcategory,
  group: 'SIV',
  brand,
  hsn: '903180',
  gst: GST.standard,
  buyers: { konkan: ([opening]) => opening.endsWith('µm'), deccan: true },
  rows: [
    ['40 mm', 300, 'GI perforated plate', 890],
    ['20 mm', 300, 'GI perforated plate', 890],
    ['10 mm', 300, 'GI perforated plate', 910],
    ['4.75 mm', 300, 'GI perforated plate', 940],
    ['1.18 mm', 200, 'brass wire cloth', 720],
    ['600 µm', 200, 'brass wire cloth', 740],
    ['300 µm', 200, 'brass wire cloth', 760],
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
  rows: `
    CUBE-150 | Cube mould 150 mm, cast iron, with base plate | 890
      Cast-iron cube mould of 150 mm with base plate for compressive strength of concrete; IS 10086.
      Size: 150 × 150 × 150 mm; Material: Cast iron; Standard: IS 10086
    CUBE-70 | Cube mould 70.6 mm for cement mortar | 590
      Mould of 70.6 mm cube for strength of cement mortar; IS 10080.
      Size: 70.6 mm; Material: Mild steel; Standard: IS 10080
    SLUMP | Slump cone with base plate and tamping rod | 1480 | unit: SET; pack: Set of cone, plate and rod
      Slump test set with cone 100 × 200 × 300 mm, base plate and tamping rod for workability of concrete; IS 1199.
      Cone: 100 × 200 × 300 mm; Rod: 16 × 600 mm; Standard: IS 1199
    CORE-100 | Core cutter 100 mm with dolly and rammer | 2650 | unit: SET; pack: Set of cutter, dolly and rammer
      Core cutter of 100 mm with dolly and 9 kg rammer for field density of soil; IS 2720 (Part 29).
      Diameter: 100 mm; Height: 127.4 mm; Standard: IS 2720 (Part 29)
    SRH-N | Concrete test hammer, N type, 10–70 N/mm² | 12400 | hsn: 902480
      Rebound hammer of type N for surface hardness and uniformity of concrete of 10 to 70 N/mm²; IS 516 (Part 5/Sec 4).
      Range: 10–70 N/mm²; Energy: 2.207 Nm; Standard: IS 516 (Part 5/Sec 4)
  `,
});

export const labInstruments: Family[] = [balances, meters, equipment, sieves, civilTests];
