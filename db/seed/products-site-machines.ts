import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'Machinery & pumps';

const compressors = singles({
  category,
  subcategory: 'Compressors & fans',
  group: 'CMP',
  brand: brands.siteMachines,
  hsn: '841480',
  gst: GST.standard,
  buyers: { aravalli: except('1HP-45L', '2HP-160L'), konkan: only('1HP-45L'), deccan: except('1HP-45L', '10HP-420L') },
  rows: `
    1HP-45L | Piston air compressor 1 HP, 45 L receiver, 8 bar, single phase | 15800
      Belt-driven piston compressor of 1 HP giving 3.8 CFM free air at 8 bar, on a 45 L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.
      Motor: 1 HP; Free air delivery: 3.8 CFM; Maximum pressure: 8 bar; Receiver: 45 L; Supply: 230 V, 1 phase
    2HP-160L | Piston air compressor 2 HP, 160 L receiver, 10 bar, single phase | 27500
      Belt-driven piston compressor of 2 HP giving 7.2 CFM free air at 10 bar, on a 160 L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.
      Motor: 2 HP; Free air delivery: 7.2 CFM; Maximum pressure: 10 bar; Receiver: 160 L; Supply: 230 V, 1 phase
    3HP-200L | Piston air compressor 3 HP, 200 L receiver, 10 bar, three phase | 36500
      Belt-driven piston compressor of 3 HP giving 10.8 CFM free air at 10 bar, on a 200 L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.
      Motor: 3 HP; Free air delivery: 10.8 CFM; Maximum pressure: 10 bar; Receiver: 200 L; Supply: 415 V, 3 phase
    5HP-220L | Piston air compressor 5 HP, 220 L receiver, 12 bar, three phase | 52000
      Belt-driven piston compressor of 5 HP giving 17.5 CFM free air at 12 bar, on a 220 L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.
      Motor: 5 HP; Free air delivery: 17.5 CFM; Maximum pressure: 12 bar; Receiver: 220 L; Supply: 415 V, 3 phase
    10HP-420L | Piston air compressor 10 HP, 420 L receiver, 12 bar, three phase | 98000
      Belt-driven piston compressor of 10 HP giving 35 CFM free air at 12 bar, on a 420 L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.
      Motor: 10 HP; Free air delivery: 35 CFM; Maximum pressure: 12 bar; Receiver: 420 L; Supply: 415 V, 3 phase
  `,
});

const exhaustFans = singles({
  category,
  subcategory: 'Compressors & fans',
  group: 'EXF',
  brand: brands.siteMachines,
  hsn: '841459',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('300-1400'), deccan: except('300-1400') },
  rows: `
    300-1400 | Industrial exhaust fan 300 mm, 1400 rev/min, heavy duty | 2450
      Wall-mounted propeller exhaust fan of 300 mm sweep moving 1800 m³/h of air, with steel blades and ball-bearing motor of 110 W. For workshops and stores; IS 2312.
      Sweep: 300 mm; Air delivery: 1800 m³/h; Speed: 1400 rev/min; Power: 110 W; Supply: 230 V, 1 phase
    450-1400 | Industrial exhaust fan 450 mm, 1400 rev/min, heavy duty | 4650
      Wall-mounted propeller exhaust fan of 450 mm sweep moving 5700 m³/h of air, with steel blades and ball-bearing motor of 370 W. For workshops and stores; IS 2312.
      Sweep: 450 mm; Air delivery: 5700 m³/h; Speed: 1400 rev/min; Power: 370 W; Supply: 230 V, 1 phase
    600-900 | Industrial exhaust fan 600 mm, 900 rev/min, heavy duty | 6900
      Wall-mounted propeller exhaust fan of 600 mm sweep moving 8400 m³/h of air, with steel blades and ball-bearing motor of 400 W. For workshops and stores; IS 2312.
      Sweep: 600 mm; Air delivery: 8400 m³/h; Speed: 900 rev/min; Power: 400 W; Supply: 230 V, 1 phase
  `,
});

const vibrators = singles({
  category,
  subcategory: 'Construction machines',
  group: 'VIB',
  brand: brands.siteMachines,
  hsn: '847989',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    N25-6M | Concrete vibrator needle 25 mm with 6 m flexible shaft | 4150
      Immersion vibrator needle of 25 mm on a 6 m flexible shaft with quick coupling, for columns with dense reinforcement. IS 2505, fits petrol and electric drive units.
      Needle diameter: 25 mm; Shaft: 6 m; Frequency: 12,000 vibrations/min; Coupling: Quick pin
    N40-6M | Concrete vibrator needle 40 mm with 6 m flexible shaft | 4850
      Immersion vibrator needle of 40 mm on a 6 m flexible shaft with quick coupling, for beams and slabs. IS 2505, fits petrol and electric drive units.
      Needle diameter: 40 mm; Shaft: 6 m; Frequency: 12,000 vibrations/min; Coupling: Quick pin
    N60-6M | Concrete vibrator needle 60 mm with 6 m flexible shaft | 5650
      Immersion vibrator needle of 60 mm on a 6 m flexible shaft with quick coupling, for rafts and mass concrete. IS 2505, fits petrol and electric drive units.
      Needle diameter: 60 mm; Shaft: 6 m; Frequency: 12,000 vibrations/min; Coupling: Quick pin
  `,
});

const siteMachines = singles({
  category,
  subcategory: 'Construction machines',
  group: 'CM',
  brand: brands.siteMachines,
  hsn: '847431',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    VDU-E2 | Vibrator drive unit, electric 2 HP | 11500 | hsn: 847989
      Electric drive unit with a 2 HP, 415 V motor on a base plate, driving concrete needles of 25 to 60 mm.
      Power: 2 HP; Speed: 2800 rev/min; Supply: 415 V, 3 phase
    VDU-P5 | Vibrator drive unit, petrol 5.5 HP | 16800 | hsn: 847989
      Drive unit with a 5.5 HP petrol engine on a carrying frame, driving concrete needles of 25 to 60 mm where there is no supply.
      Power: 5.5 HP; Speed: 3600 rev/min; Fuel: Petrol
    MIX-10-7 | Concrete mixer 10/7 cft, with hopper | 148000
      Tilting-drum mixer of 10/7 cft with hydraulic hopper and 7.5 HP diesel engine, for one-bag concrete batches; IS 1791.
      Drum capacity: 10/7 cft (one bag); Engine: 7.5 HP diesel; Discharge: Manual tilting
    PLC-90 | Plate compactor 90 kg | 58500 | hsn: 843061
      Forward plate compactor of 90 kg with a 5.5 HP petrol engine and 15 kN force, for trenches, paving and backfill in layers of 150 mm.
      Mass: 90 kg; Centrifugal force: 15 kN; Plate: 530 × 500 mm; Drive: 5.5 HP petrol engine
    RMR-70 | Earth rammer 70 kg | 94000 | hsn: 843061
      Vibratory rammer of 70 kg with a 4 HP petrol engine and bellows, for compacting clay in narrow trenches.
      Mass: 70 kg; Impact force: 14 kN; Shoe: 330 × 285 mm; Drive: 4 HP petrol engine
    PTR-36 | Power trowel 36 in | 56000 | hsn: 847910
      Walk-behind power trowel of 36 in with a 5.5 HP petrol engine and four blades, for floating and finishing concrete floors.
      Diameter: 36 in (915 mm); Blades: 4; Speed: 60–130 rev/min; Drive: 5.5 HP petrol engine
    BCM-32 | Bar cutting machine 32 mm | 88000 | hsn: 8462
      Electric bar cutter for reinforcement up to 32 mm Fe 500, with a 4 HP motor, foot switch and reversible blades.
      Capacity: 32 mm Fe 500; Power: 4 HP; Supply: 415 V, 3 phase
    BBM-32 | Bar bending machine 32 mm | 96500 | hsn: 8462
      Electric bar bender for reinforcement up to 32 mm Fe 500, with a 4 HP brake motor and angle stops from 0 to 180°.
      Capacity: 32 mm Fe 500; Power: 4 HP; Angle: 0–180°
    FSW-350 | Floor saw 350 mm | 68000 | hsn: 846490
      Walk-behind floor saw for 350 mm diamond blades with a 9 HP petrol engine and water tank, for joints in concrete floors and roads.
      Blade: 350 mm; Depth: 110 mm; Engine: 9 HP petrol
  `,
});

const generators = singles({
  category,
  subcategory: 'Generators',
  group: 'GEN',
  brand: brands.siteMachines,
  hsn: '85021100',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    2.1KVA-P | Portable petrol generator 2.1 kVA, 230 V single phase | 42500 | hsn: 85022000
      2.1 kVA petrol generating set on a tubular frame with recoil and electric start, running about 10 h at half load on 14 L. CPCB approved engine, automatic voltage regulator.
      Output: 2.1 kVA; Fuel: petrol; Tank: 14 L; Run time at half load: 10 h; Start: Recoil and electric
    5KVA-P | Portable petrol generator 5 kVA, 230 V single phase | 86000 | hsn: 85022000
      5 kVA petrol generating set on a tubular frame with recoil and electric start, running about 8 h at half load on 25 L. CPCB approved engine, automatic voltage regulator.
      Output: 5 kVA; Fuel: petrol; Tank: 25 L; Run time at half load: 8 h; Start: Recoil and electric
    10KVA-D | Silent diesel generator 10 kVA, 415 V three phase | 268000
      10 kVA diesel generating set in an acoustic enclosure with auto-start panel, running about 16 h at half load on 50 L. CPCB IV+ engine, alternator to IS 13364.
      Output: 10 kVA; Fuel: diesel; Tank: 50 L; Run time at half load: 16 h; Start: Electric, auto-start panel
    15KVA-D | Silent diesel generator 15 kVA, 415 V three phase | 312000
      15 kVA diesel generating set in an acoustic enclosure with auto-start panel, running about 13 h at half load on 60 L. CPCB IV+ engine, alternator to IS 13364.
      Output: 15 kVA; Fuel: diesel; Tank: 60 L; Run time at half load: 13 h; Start: Electric, auto-start panel
    25KVA-D | Silent diesel generator 25 kVA, 415 V three phase | 395000
      25 kVA diesel generating set in an acoustic enclosure with auto-start panel, running about 12 h at half load on 80 L. CPCB IV+ engine, alternator to IS 13364.
      Output: 25 kVA; Fuel: diesel; Tank: 80 L; Run time at half load: 12 h; Start: Electric, auto-start panel
  `,
});

export const siteEquipment: Family[] = [compressors, exhaustFans, vibrators, siteMachines, generators];
