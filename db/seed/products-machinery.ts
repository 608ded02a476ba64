import { brands } from './brands.ts';
import { cross, family, figure, GST, only, singles, type Family } from './family.ts';

const category = 'Machinery & pumps';

const motors = family<
  [kw: number, hp: number, frame: string, rpm: number, amps: number, efficiency: number, kg: number, rupees: number]
>({
  category,
  subcategory: 'Electric motors',
  group: 'MTR',
  brand: brands.motors,
  hsn: '850152',
  gst: GST.standard,
  buyers: { aravalli: ([kw]) => kw <= 5.5, konkan: ([kw]) => kw <= 3.7, deccan: ([kw]) => kw >= 3.7 },
  rows: [
    [0.75, 1, '80', 1415, 1.8, 82.5, 17, 8200],
    [1.5, 2, '90L', 1425, 3.3, 85.3, 24, 11_050],
    [2.2, 3, '100L', 1435, 4.6, 86.7, 33, 13_900],
    [3.7, 5, '112M', 1440, 7.4, 88.4, 43, 18_800],
    [5.5, 7.5, '132S', 1455, 10.6, 89.6, 64, 27_500],
    [7.5, 10, '132M', 1455, 14.2, 90.4, 76, 33_500],
    [11, 15, '160M', 1465, 20.5, 91.4, 118, 51_000],
    [15, 20, '160L', 1465, 27.5, 92.1, 136, 64_000],
    [22, 30, '180L', 1470, 40, 93, 185, 96_000],
  ],
  item: ([kw, hp, frame, rpm, amps, efficiency, kg, rupees]) => ({
    code: `${kw}KW-4P-B3`,
    name: `Three-phase induction motor ${kw} kW (${hp} HP), 4 pole, foot-mounted B3, frame ${frame}, IE3, TEFC, IP55, 415 V 50 Hz`,
    rupees,
    hsn: kw <= 0.75 ? '850151' : '850152',
    description: `Totally enclosed fan-cooled squirrel-cage motor of ${kw} kW at ${figure(rpm)} rev/min, efficiency ${efficiency} % (IE3), full-load current ${amps} A. For pumps, fans and gearboxes; IS 12615, class F insulation.`,
    attributes: {
      Output: `${kw} kW (${hp} HP)`,
      Speed: `${figure(rpm)} rev/min`,
      Frame: frame,
      'Full-load current': `${amps} A at 415 V`,
      Efficiency: `${efficiency} % (IE3)`,
      Mounting: 'B3, foot',
      Protection: 'IP55',
      Mass: `${kg} kg`,
    },
  }),
});

/** Centre distance in mm; rated output torque in Nm at 1400 rev/min in. */
const wormGearboxes = family<[[centre: number, torque: number, input: string, rupees: number], ratio: number]>({
  category,
  subcategory: 'Gearboxes',
  group: 'WGB',
  brand: brands.motors,
  hsn: '84834000',
  gst: GST.standard,
  buyers: {
    aravalli: ([[centre]]) => centre <= 75,
    konkan: ([[centre], ratio]) => centre <= 63 && ratio === 30,
    deccan: ([[centre], ratio]) => centre >= 75 && ratio === 30,
  },
  rows: cross(
    [
      [50, 58, '71 B14', 3150],
      [63, 110, '80 B14', 4350],
      [75, 170, '90 B14', 5900],
      [90, 280, '100 B14', 8450],
    ] as [number, number, string, number][],
    [20, 30],
  ),
  item: ([[centre, torque, input, rupees], ratio]) => ({
    code: `${centre}-I${ratio}`,
    name: `Worm gearbox size ${centre}, ratio ${ratio}:1, hollow shaft, motor flange ${input}`,
    rupees,
    description: `Aluminium-cased worm reducer with ${centre} mm centre distance and ratio ${ratio}:1, turning ${Math.round(1400 / ratio)} rev/min out at 1400 rev/min in. Takes motors of flange ${input}; filled with synthetic oil for life.`,
    attributes: {
      'Centre distance': `${centre} mm`,
      Ratio: `${ratio}:1`,
      'Rated output torque': `${torque} Nm`,
      'Motor flange': input,
      'Output shaft': 'Hollow',
    },
  }),
});

const monoblocks = singles({
  category,
  subcategory: 'Water pumps',
  group: 'MBP',
  brand: brands.pumps,
  hsn: '84137010',
  gst: GST.standard,
  buyers: { konkan: only('1HP-1PH', '2HP-3PH'), deccan: true },
  rows: `
    1HP-1PH | Monoblock centrifugal pump 1 HP (0.75 kW), 25 × 25 mm, single phase | 5150
      Monoblock pump of 0.75 kW for clear cold water, head 12–34 m at 0.4–1.7 L/s, suction and delivery 25 × 25 mm. Cast-iron casing, mechanical seal; IS 9079.
      Rating: 0.75 kW (1 HP); Head: 12–34 m; Discharge: 0.4–1.7 L/s; Suction × delivery: 25 × 25 mm; Supply: 230 V, 1 phase; Speed: 2900 rev/min
    2HP-3PH | Monoblock centrifugal pump 2 HP (1.5 kW), 50 × 40 mm, three phase | 10400
      Monoblock pump of 1.5 kW for clear cold water, head 12–26 m at 2.5–6.5 L/s, suction and delivery 50 × 40 mm. Cast-iron casing, mechanical seal; IS 9079.
      Rating: 1.5 kW (2 HP); Head: 12–26 m; Discharge: 2.5–6.5 L/s; Suction × delivery: 50 × 40 mm; Supply: 415 V, 3 phase; Speed: 2900 rev/min
    3HP-3PH | Monoblock centrifugal pump 3 HP (2.2 kW), 50 × 40 mm, three phase | 12900
      Monoblock pump of 2.2 kW for clear cold water, head 18–32 m at 3–8 L/s, suction and delivery 50 × 40 mm. Cast-iron casing, mechanical seal; IS 9079.
      Rating: 2.2 kW (3 HP); Head: 18–32 m; Discharge: 3–8 L/s; Suction × delivery: 50 × 40 mm; Supply: 415 V, 3 phase; Speed: 2900 rev/min
    5HP-3PH | Monoblock centrifugal pump 5 HP (3.7 kW), 65 × 50 mm, three phase | 18200
      Monoblock pump of 3.7 kW for clear cold water, head 20–38 m at 5–13 L/s, suction and delivery 65 × 50 mm. Cast-iron casing, mechanical seal; IS 9079.
      Rating: 3.7 kW (5 HP); Head: 20–38 m; Discharge: 5–13 L/s; Suction × delivery: 65 × 50 mm; Supply: 415 V, 3 phase; Speed: 2900 rev/min
    7.5HP-3PH | Monoblock centrifugal pump 7.5 HP (5.5 kW), 80 × 65 mm, three phase | 26500
      Monoblock pump of 5.5 kW for clear cold water, head 22–40 m at 9–20 L/s, suction and delivery 80 × 65 mm. Cast-iron casing, mechanical seal; IS 9079.
      Rating: 5.5 kW (7.5 HP); Head: 22–40 m; Discharge: 9–20 L/s; Suction × delivery: 80 × 65 mm; Supply: 415 V, 3 phase; Speed: 2900 rev/min
  `,
});

const dewatering = singles({
  category,
  subcategory: 'Water pumps',
  group: 'DWP',
  brand: brands.pumps,
  hsn: '84137010',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    1HP-50 | Submersible dewatering pump 1 HP (0.75 kW), 50 mm outlet | 14800
      Portable submersible pump of 0.75 kW for muddy water in excavations and sumps, up to 14 m head and 270 L/min. High-chrome impeller, 15 m cable, IP68.
      Rating: 0.75 kW (1 HP); Maximum head: 14 m; Maximum flow: 270 L/min; Outlet: 50 mm hose; Protection: IP68
    2HP-50 | Submersible dewatering pump 2 HP (1.5 kW), 50 mm outlet | 22500
      Portable submersible pump of 1.5 kW for muddy water in excavations and sumps, up to 20 m head and 400 L/min. High-chrome impeller, 15 m cable, IP68.
      Rating: 1.5 kW (2 HP); Maximum head: 20 m; Maximum flow: 400 L/min; Outlet: 50 mm hose; Protection: IP68
    3HP-75 | Submersible dewatering pump 3 HP (2.2 kW), 75 mm outlet | 29800
      Portable submersible pump of 2.2 kW for muddy water in excavations and sumps, up to 24 m head and 620 L/min. High-chrome impeller, 15 m cable, IP68.
      Rating: 2.2 kW (3 HP); Maximum head: 24 m; Maximum flow: 620 L/min; Outlet: 75 mm hose; Protection: IP68
    5HP-75 | Submersible dewatering pump 5 HP (3.7 kW), 75 mm outlet | 44000
      Portable submersible pump of 3.7 kW for muddy water in excavations and sumps, up to 28 m head and 980 L/min. High-chrome impeller, 15 m cable, IP68.
      Rating: 3.7 kW (5 HP); Maximum head: 28 m; Maximum flow: 980 L/min; Outlet: 75 mm hose; Protection: IP68
    7.5HP-100 | Submersible dewatering pump 7.5 HP (5.5 kW), 100 mm outlet | 62500
      Portable submersible pump of 5.5 kW for muddy water in excavations and sumps, up to 32 m head and 1400 L/min. High-chrome impeller, 15 m cable, IP68.
      Rating: 5.5 kW (7.5 HP); Maximum head: 32 m; Maximum flow: 1400 L/min; Outlet: 100 mm hose; Protection: IP68
  `,
});

const coolantPumps = singles({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'CLP',
  brand: brands.pumps,
  hsn: '841370',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    0.1HP-150 | Coolant pump 0.1 HP, 150 mm immersion, three phase | 4250
      Vertical immersion coolant pump of 0.1 HP with 150 mm stem, circulating up to 40 L/min of cutting oil or emulsion on lathes and grinders. 415 V three phase, IP54.
      Rating: 0.1 HP; Immersion: 150 mm; Maximum flow: 40 L/min; Supply: 415 V, 3 phase
    0.25HP-200 | Coolant pump 0.25 HP, 200 mm immersion, three phase | 5600
      Vertical immersion coolant pump of 0.25 HP with 200 mm stem, circulating up to 90 L/min of cutting oil or emulsion on lathes and grinders. 415 V three phase, IP54.
      Rating: 0.25 HP; Immersion: 200 mm; Maximum flow: 90 L/min; Supply: 415 V, 3 phase
    0.5HP-250 | Coolant pump 0.5 HP, 250 mm immersion, three phase | 7400
      Vertical immersion coolant pump of 0.5 HP with 250 mm stem, circulating up to 150 L/min of cutting oil or emulsion on lathes and grinders. 415 V three phase, IP54.
      Rating: 0.5 HP; Immersion: 250 mm; Maximum flow: 150 L/min; Supply: 415 V, 3 phase
  `,
});

const diaphragmPumps = singles({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'AODD',
  brand: brands.pumps,
  hsn: '841350',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    1-2-PP | Air-operated double diaphragm pump 1/2 in, PP body, PTFE diaphragms | 21500
      Air-operated diaphragm pump with 1/2 in ports and PP wetted body for acids, solvents and slurries, up to 50 L/min and 7 bar. Self-priming, passes solids of 2.5 mm.
      Ports: 1/2 in; Body: PP; Diaphragm: PTFE; Maximum flow: 50 L/min; Maximum pressure: 7 bar; Solids: 2.5 mm
    1-PP | Air-operated double diaphragm pump 1 in, PP body, PTFE diaphragms | 34800
      Air-operated diaphragm pump with 1 in ports and PP wetted body for acids, solvents and slurries, up to 150 L/min and 7 bar. Self-priming, passes solids of 3.2 mm.
      Ports: 1 in; Body: PP; Diaphragm: PTFE; Maximum flow: 150 L/min; Maximum pressure: 7 bar; Solids: 3.2 mm
    1-1-2-PP | Air-operated double diaphragm pump 1 1/2 in, PP body, PTFE diaphragms | 52000
      Air-operated diaphragm pump with 1 1/2 in ports and PP wetted body for acids, solvents and slurries, up to 340 L/min and 7 bar. Self-priming, passes solids of 4.7 mm.
      Ports: 1 1/2 in; Body: PP; Diaphragm: PTFE; Maximum flow: 340 L/min; Maximum pressure: 7 bar; Solids: 4.7 mm
    1-SS316 | Air-operated double diaphragm pump 1 in, SS 316 body, PTFE diaphragms | 78000
      Air-operated diaphragm pump with 1 in ports and SS 316 wetted body for acids, solvents and slurries, up to 150 L/min and 7 bar. Self-priming, passes solids of 3.2 mm.
      Ports: 1 in; Body: SS 316; Diaphragm: PTFE; Maximum flow: 150 L/min; Maximum pressure: 7 bar; Solids: 3.2 mm
    2-SS316 | Air-operated double diaphragm pump 2 in, SS 316 body, PTFE diaphragms | 142000
      Air-operated diaphragm pump with 2 in ports and SS 316 wetted body for acids, solvents and slurries, up to 560 L/min and 7 bar. Self-priming, passes solids of 6.3 mm.
      Ports: 2 in; Body: SS 316; Diaphragm: PTFE; Maximum flow: 560 L/min; Maximum pressure: 7 bar; Solids: 6.3 mm
  `,
});

const dosingPumps = singles({
  category,
  subcategory: 'Process & dosing pumps',
  group: 'DSP',
  brand: brands.pumps,
  hsn: '841350',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    6LPH | Electronic dosing pump 6 L/h at 5 bar, PVDF head | 6850
      Solenoid-driven diaphragm dosing pump for chlorine, acid and antiscalant, 0 to 6 L/h against 5 bar, stroke rate set on the front. Supplied with foot valve, injection valve and tubing.
      Capacity: 6 L/h; Pressure: 5 bar; Head: PVDF; Diaphragm: PTFE; Supply: 230 V, 50 Hz
    10LPH | Electronic dosing pump 10 L/h at 4 bar, PVDF head | 7400
      Solenoid-driven diaphragm dosing pump for chlorine, acid and antiscalant, 0 to 10 L/h against 4 bar, stroke rate set on the front. Supplied with foot valve, injection valve and tubing.
      Capacity: 10 L/h; Pressure: 4 bar; Head: PVDF; Diaphragm: PTFE; Supply: 230 V, 50 Hz
    20LPH | Electronic dosing pump 20 L/h at 8 bar, PVDF head | 18500
      Solenoid-driven diaphragm dosing pump for chlorine, acid and antiscalant, 0 to 20 L/h against 8 bar, stroke rate set on the front. Supplied with foot valve, injection valve and tubing.
      Capacity: 20 L/h; Pressure: 8 bar; Head: PVDF; Diaphragm: PTFE; Supply: 230 V, 50 Hz
    50LPH | Electronic dosing pump 50 L/h at 6 bar, PVDF head | 24900
      Solenoid-driven diaphragm dosing pump for chlorine, acid and antiscalant, 0 to 50 L/h against 6 bar, stroke rate set on the front. Supplied with foot valve, injection valve and tubing.
      Capacity: 50 L/h; Pressure: 6 bar; Head: PVDF; Diaphragm: PTFE; Supply: 230 V, 50 Hz
  `,
});

export const machinery: Family[] = [
  motors,
  wormGearboxes,
  monoblocks,
  dewatering,
  coolantPumps,
  diaphragmPumps,
  dosingPumps,
];
