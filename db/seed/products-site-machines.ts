import { brands } from './brands.ts';
import { family, GST, singles, type Family } from './family.ts';

const category = 'Machinery & pumps';

const compressors = family<[hp: number, tank: number, cfm: number, bar: number, phase: 1 | 3, rupees: number]>({
  category,
  subcategory: 'Compressors & fans',
  group: 'CMP',
  brand: brands.siteMachines,
  hsn: '841480',
  gst: GST.standard,
  buyers: { aravalli: ([hp]) => hp >= 2, konkan: ([hp]) => hp === 1, deccan: ([hp]) => hp <= 5 },
  rows: [
    [1, 45, 3.8, 8, 1, 15_800],
    [2, 160, 7.2, 10, 1, 27_500],
    [3, 200, 10.8, 10, 3, 36_500],
    [5, 220, 17.5, 12, 3, 52_000],
    [7.5, 250, 26, 12, 3, 74_500],
    [10, 420, 35, 12, 3, 98_000],
  ],
  item: ([hp, tank, cfm, bar, phase, rupees]) => ({
    code: `${hp}HP-${tank}L`,
    name: `Piston air compressor ${hp} HP, ${tank} L receiver, ${bar} bar, ${phase === 1 ? 'single' : 'three'} phase`,
    rupees,
    description: `Belt-driven piston compressor of ${hp} HP giving ${cfm} CFM free air at ${bar} bar, on a ${tank} L receiver with pressure switch and safety valve. For air tools, spraying and instrument air.`,
    attributes: {
      Motor: `${hp} HP`,
      'Free air delivery': `${cfm} CFM`,
      'Maximum pressure': `${bar} bar`,
      Receiver: `${tank} L`,
      Supply: phase === 1 ? '230 V, 1 phase' : '415 V, 3 phase',
    },
  }),
});

const exhaustFans = family<[sweep: number, rpm: number, air: number, watts: number, rupees: number]>({
  category,
  subcategory: 'Compressors & fans',
  group: 'EXF',
  brand: brands.siteMachines,
  hsn: '841459',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([sweep]) => sweep <= 380, deccan: true },
  rows: [
    [300, 1400, 1800, 110, 2450],
    [380, 1400, 3600, 200, 3350],
    [450, 1400, 5700, 370, 4650],
    [600, 900, 8400, 400, 6900],
  ],
  item: ([sweep, rpm, air, watts, rupees]) => ({
    code: `${sweep}-${rpm}`,
    name: `Industrial exhaust fan ${sweep} mm, ${rpm.toLocaleString('en-IN')} rev/min, heavy duty`,
    rupees,
    description: `Wall-mounted propeller exhaust fan of ${sweep} mm sweep moving ${air.toLocaleString('en-IN')} m³/h of air, with steel blades and ball-bearing motor of ${watts} W. For workshops and stores; IS 2312.`,
    attributes: {
      Sweep: `${sweep} mm`,
      'Air delivery': `${air.toLocaleString('en-IN')} m³/h`,
      Speed: `${rpm.toLocaleString('en-IN')} rev/min`,
      Power: `${watts} W`,
      Supply: '230 V, 1 phase',
    },
  }),
});

const wallFans = family<[sweep: number, mount: 'pedestal' | 'wall', air: number, rupees: number]>({
  category,
  subcategory: 'Compressors & fans',
  group: 'FAN',
  brand: brands.siteMachines,
  hsn: '841459',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: ([sweep]) => sweep === 600 },
  rows: [
    [450, 'wall', 120, 3850],
    [600, 'wall', 200, 5650],
    [600, 'pedestal', 200, 6950],
    [750, 'pedestal', 310, 9450],
  ],
  item: ([sweep, mount, air, rupees]) => ({
    code: `${sweep}-${mount === 'wall' ? 'W' : 'P'}`,
    name: `Industrial air circulator fan ${sweep} mm, ${mount} mounted`,
    rupees,
    description: `Heavy-duty air circulator of ${sweep} mm sweep on a ${mount === 'wall' ? 'wall bracket' : 'weighted pedestal'}, moving ${air} m³/min over work stations and assembly lines. Oscillating, metal blades and guard.`,
    attributes: { Sweep: `${sweep} mm`, Mounting: mount, 'Air delivery': `${air} m³/min`, Supply: '230 V, 1 phase' },
  }),
});

const vibrators = family<[needle: number, length: number, rupees: number]>({
  category,
  subcategory: 'Construction machines',
  group: 'VIB',
  brand: brands.siteMachines,
  hsn: '847989',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [25, 6, 4150],
    [40, 6, 4850],
    [60, 6, 5650],
  ],
  item: ([needle, length, rupees]) => ({
    code: `N${needle}-${length}M`,
    name: `Concrete vibrator needle ${needle} mm with ${length} m flexible shaft`,
    rupees,
    description: `Immersion vibrator needle of ${needle} mm on a ${length} m flexible shaft with quick coupling, for ${needle === 25 ? 'columns with dense reinforcement' : needle === 40 ? 'beams and slabs' : 'rafts and mass concrete'}. IS 2505, fits petrol and electric drive units.`,
    attributes: { 'Needle diameter': `${needle} mm`, Shaft: `${length} m`, Frequency: '12,000 vibrations/min', Coupling: 'Quick pin' },
  }),
});

const siteMachines = singles({
  category,
  subcategory: 'Construction machines',
  group: 'CM',
  brand: brands.siteMachines,
  hsn: '847431',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    ['VDU-E2', 'Vibrator drive unit, electric 2 HP', 'Vibrator drive unit, electric 2 HP with 2 HP motor, 415 V, for driving concrete needles of 25 to 60 mm', { Power: '2 HP', Speed: '2,800 rev/min', Supply: '415 V, 3 phase', Drive: '2 HP motor, 415 V' }, 11_500, { hsn: '847989' }],
    ['VDU-P5', 'Vibrator drive unit, petrol 5.5 HP', 'Vibrator drive unit, petrol 5.5 HP with 5.5 HP petrol engine, for driving concrete needles where there is no supply', { Power: '5.5 HP', Speed: '3,600 rev/min', Fuel: 'Petrol', Drive: '5.5 HP petrol engine' }, 16_800, { hsn: '847989' }],
    ['MIX-10-7', 'Concrete mixer 10/7 cft, with hopper', 'Concrete mixer 10/7 cft, with hopper with 7.5 HP diesel engine, for mixing one-bag concrete batches; IS 1791', { 'Drum capacity': '10/7 cft (one bag)', Engine: '7.5 HP diesel', Discharge: 'Manual tilting', Drive: '7.5 HP diesel engine' }, 148_000],
    ['PLC-90', 'Plate compactor 90 kg', 'Plate compactor 90 kg with 5.5 HP petrol engine, for compacting trenches, paving and backfill', { Mass: '90 kg', 'Centrifugal force': '15 kN', Plate: '530 × 500 mm', Drive: '5.5 HP petrol engine' }, 58_500, { hsn: '843061' }],
    ['RMR-70', 'Earth rammer 70 kg', 'Earth rammer 70 kg with 4 HP petrol engine, for compacting clay in narrow trenches', { Mass: '70 kg', 'Impact force': '14 kN', Shoe: '330 × 285 mm', Drive: '4 HP petrol engine' }, 94_000, { hsn: '843061' }],
    ['PTR-36', 'Power trowel 36 in', 'Power trowel 36 in with 5.5 HP petrol engine, for finishing concrete floors', { Diameter: '36 in (915 mm)', Blades: '4', Speed: '60–130 rev/min', Drive: '5.5 HP petrol engine' }, 56_000, { hsn: '847910' }],
    ['BCM-32', 'Bar cutting machine 32 mm', 'Bar cutting machine 32 mm with 4 HP motor, 415 V, for cutting reinforcement bar', { Capacity: '32 mm Fe 500', Power: '4 HP', Supply: '415 V, 3 phase', Drive: '4 HP motor, 415 V' }, 88_000, { hsn: '8462' }],
    ['BBM-32', 'Bar bending machine 32 mm', 'Bar bending machine 32 mm with 4 HP motor, 415 V, for bending reinforcement bar', { Capacity: '32 mm Fe 500', Power: '4 HP', Angle: '0–180°', Drive: '4 HP motor, 415 V' }, 96_500, { hsn: '8462' }],
    ['FSW-350', 'Floor saw 350 mm', 'Floor saw 350 mm with 9 HP petrol engine, for cutting joints in concrete floors and roads', { Blade: '350 mm', Depth: '110 mm', Engine: '9 HP petrol', Drive: '9 HP petrol engine' }, 68_000, { hsn: '846490' }],
  ],
});

const generators = family<[kva: number, fuel: 'petrol' | 'diesel', tank: number, hours: number, rupees: number]>({
  category,
  subcategory: 'Generators',
  group: 'GEN',
  brand: brands.siteMachines,
  hsn: '85021100',
  gst: GST.standard,
  buyers: { konkan: ([kva]) => kva === 25, deccan: true, aravalli: ([kva]) => kva === 15 },
  rows: [
    [2.1, 'petrol', 14, 10, 42_500],
    [3, 'petrol', 15, 8, 58_000],
    [5, 'petrol', 25, 8, 86_000],
    [10, 'diesel', 50, 16, 268_000],
    [15, 'diesel', 60, 13, 312_000],
    [25, 'diesel', 80, 12, 395_000],
  ],
  item: ([kva, fuel, tank, hours, rupees]) => ({
    code: `${kva}KVA-${fuel === 'petrol' ? 'P' : 'D'}`,
    name: `${fuel === 'petrol' ? 'Portable petrol' : 'Silent diesel'} generator ${kva} kVA, ${kva < 10 ? '230 V single phase' : '415 V three phase'}`,
    rupees,
    hsn: fuel === 'petrol' ? '85022000' : '85021100',
    description: `${kva} kVA ${fuel} generating set ${fuel === 'petrol' ? 'on a tubular frame with recoil and electric start' : 'in an acoustic enclosure with auto-start panel'}, running about ${hours} h at half load on ${tank} L. ${fuel === 'diesel' ? 'CPCB IV+ engine, alternator to IS 13364.' : 'CPCB approved engine, automatic voltage regulator.'}`,
    attributes: {
      Output: `${kva} kVA`,
      Fuel: fuel,
      Tank: `${tank} L`,
      'Run time at half load': `${hours} h`,
      Start: fuel === 'petrol' ? 'Recoil and electric' : 'Electric, auto-start panel',
    },
  }),
});

export const siteEquipment: Family[] = [compressors, exhaustFans, wallFans, vibrators, siteMachines, generators];
