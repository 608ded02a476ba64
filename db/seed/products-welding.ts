import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Power tools & welding';
const brand = brands.welding;

/** What an electrode grade is for, and its price in rupees a kilogram. */
const electrodeGrades: Record<string, { what: string; use: string; standard: string; rate: number }> = {
  E6013: { what: 'rutile', use: 'general fabrication of mild steel', standard: 'AWS A5.1 and IS 814', rate: 98 },
  E7018: {
    what: 'low-hydrogen basic',
    use: 'structural and pressure joints; redry at 300 °C for one hour',
    standard: 'AWS A5.1 and IS 814',
    rate: 132,
  },
  'E308L-16': { what: 'stainless', use: 'stainless 304 and 304L', standard: 'AWS A5.4', rate: 495 },
  'E316L-16': { what: 'stainless', use: 'stainless 316 and 316L', standard: 'AWS A5.4', rate: 735 },
  'ENi-CI': { what: 'nickel', use: 'cold repair of cast iron', standard: 'AWS A5.15', rate: 2350 },
};

const electrodes = family<[grade: string, d: number, length: number, amps: string, kg: number]>({
  category,
  subcategory: 'Welding electrodes',
  group: 'ELD',
  brand,
  hsn: '83111000',
  gst: GST.standard,
  buyers: {
    aravalli: ([grade, d]) => grade !== 'E316L-16' && d >= 3 && d <= 4,
    konkan: ([grade]) => grade.startsWith('E3'),
    deccan: only('E6013', 'E7018'),
  },
  rows: [
    ['E6013', 2.5, 350, '60–90 A', 5],
    ['E6013', 3.15, 450, '90–130 A', 5],
    ['E6013', 4, 450, '140–180 A', 5],
    ['E7018', 3.15, 450, '100–140 A', 5],
    ['E7018', 4, 450, '140–190 A', 5],
    ['E7018', 5, 450, '190–240 A', 5],
    ['E308L-16', 2.5, 350, '50–80 A', 2],
    ['E308L-16', 3.15, 350, '80–110 A', 2],
    ['E316L-16', 2.5, 350, '50–80 A', 2],
    ['E316L-16', 3.15, 350, '80–110 A', 2],
    ['ENi-CI', 3.15, 350, '80–110 A', 1],
  ],
  item: ([grade, d, length, amps, kg]) => {
    const { what, use, standard, rate } = electrodeGrades[grade] ?? { what: '', use: '', standard: '', rate: 0 };
    return {
      code: `${grade.toUpperCase()}-${d}`,
      name: `Welding electrode ${grade}, ${d} × ${length} mm`,
      rupees: kg * rate * (d < 3 ? 1.06 : 1),
      unit: 'PAC',
      pack: `Packet of ${kg} kg`,
      description: `Covered ${what} electrode ${grade} of ${d} mm for ${use}, run at ${amps}. Classified to ${standard}.`,
      attributes: {
        Diameter: `${d} mm`,
        Length: `${length} mm`,
        Current: amps,
        Coating: what,
        Classification: `${grade} (${standard})`,
        'Net weight': `${kg} kg`,
      },
    };
  },
});

const wires = family<
  [grade: string, d: number, kg: number, hsn: string, gas: string, use: string, standard: string, rate: number]
>({
  category,
  subcategory: 'Welding wire & rods',
  group: 'WIR',
  brand,
  hsn: '72292000',
  gst: GST.standard,
  buyers: {
    aravalli: only('ER70S-6'),
    konkan: only('ER308L'),
    deccan: ([grade, d]) => grade !== 'ER308L' && d === 1.2,
  },
  rows: [
    ['ER70S-6', 0.8, 15, '72292000', 'CO2 or Ar + CO2', 'thin sheet and robot cells', 'AWS A5.18', 108],
    ['ER70S-6', 1, 15, '72292000', 'CO2 or Ar + CO2', 'brackets and frames', 'AWS A5.18', 103],
    ['ER70S-6', 1.2, 15, '72292000', 'CO2 or Ar + CO2', 'structural steel', 'AWS A5.18', 99],
    ['E71T-1C', 1.2, 15, '83112000', 'CO2', 'all-position structural welding', 'AWS A5.20', 176],
    ['ER308L', 0.8, 12.5, '722300', 'Ar + 2 % CO2', 'stainless 304 sheet', 'AWS A5.9', 468],
    ['ER308L', 1.2, 12.5, '722300', 'Ar + 2 % CO2', 'stainless 304 plate', 'AWS A5.9', 445],
  ],
  item: ([grade, d, kg, hsn, gas, use, standard, rate]) => ({
    code: `${grade}-${d}`,
    name: `${grade.startsWith('E7') ? 'Flux-cored wire' : 'MIG wire'} ${grade}, ${d} mm, ${kg} kg spool`,
    rupees: rate * kg,
    unit: 'ROL',
    pack: `Spool of ${kg} kg`,
    hsn,
    description: `${grade.startsWith('E7') ? 'Rutile flux-cored' : grade === 'ER308L' ? 'Solid stainless' : 'Copper-coated solid'} wire ${grade} of ${d} mm, layer wound, for ${use} under ${gas}. Classified to ${standard}.`,
    attributes: {
      Diameter: `${d} mm`,
      'Net weight': `${kg} kg`,
      'Shielding gas': gas,
      Classification: `${grade} (${standard})`,
      Spool: 'D300 precision wound',
    },
  }),
});

const tigRods = family<[grade: string, d: number, use: string, hsn: string, rate: number]>({
  category,
  subcategory: 'Welding wire & rods',
  group: 'TIG',
  brand,
  hsn: '722990',
  gst: GST.standard,
  buyers: { aravalli: only('ER70S-2'), konkan: except('ER70S-2'), deccan: only('ER70S-2') },
  rows: [
    ['ER70S-2', 1.6, 'root runs in carbon steel pipe', '722990', 172],
    ['ER70S-2', 2.4, 'root and hot passes in carbon steel pipe', '722990', 164],
    ['ER308L', 1.6, 'thin-wall 304 tube', '722300', 505],
    ['ER308L', 2.4, '304 pipe and vessels', '722300', 485],
    ['ER316L', 1.6, 'hygienic 316L tube', '722300', 760],
    ['ER316L', 2.4, '316L pipe and vessels', '722300', 735],
  ],
  item: ([grade, d, use, hsn, rate]) => ({
    code: `${grade}-${d}`,
    name: `TIG rod ${grade}, ${d} × 1000 mm, 5 kg tube`,
    rupees: rate * 5,
    unit: 'PAC',
    pack: 'Tube of 5 kg',
    hsn,
    description: `Straight-cut TIG filler rod ${grade} of ${d} mm for ${use} under pure argon, stamped at both ends. ${grade === 'ER70S-2' ? 'AWS A5.18' : 'AWS A5.9'}.`,
    attributes: {
      Diameter: `${d} mm`,
      Length: '1000 mm',
      'Net weight': '5 kg',
      'Shielding gas': 'Argon',
      Classification: grade,
    },
  }),
});

const machines = family<
  [code: string, name: string, supply: string, range: string, duty: string, kg: number, hsn: string, rupees: number]
>({
  category,
  subcategory: 'Welding machines',
  group: 'WM',
  brand,
  hsn: '851539',
  gst: GST.standard,
  buyers: {
    aravalli: except('ARC-200', 'ARC-400'),
    konkan: only('TIG-200'),
    deccan: only('ARC-200', 'ARC-250', 'ARC-400'),
  },
  rows: [
    ['ARC-200', 'Inverter arc welding machine', '230 V, 1 phase', '20–200 A', '40 %', 6, '851539', 7850],
    ['ARC-250', 'Inverter arc welding machine', '230/415 V', '20–250 A', '60 %', 11, '851539', 13_900],
    ['ARC-400', 'Inverter arc welding machine', '415 V, 3 phase', '30–400 A', '60 %', 22, '851539', 24_800],
    ['TIG-200', 'DC TIG and arc inverter', '230 V, 1 phase', '10–200 A', '60 %', 9, '851539', 17_400],
    ['MIG-250', 'Inverter MIG welder with feeder', '415 V, 3 phase', '50–250 A', '60 %', 38, '85153100', 42_500],
    ['MIG-400', 'Inverter MIG welder with feeder', '415 V, 3 phase', '60–400 A', '60 %', 56, '85153100', 76_000],
  ],
  item: ([code, name, supply, range, duty, kg, hsn, rupees]) => ({
    code,
    name: `${name} ${code.slice(4)} A, ${supply}`,
    rupees,
    hsn,
    description: `${name} with output ${range} at ${duty} duty cycle, on ${supply}, IGBT power stage, weighing ${kg} kg. For shop and site welding; IEC 60974-1, IP21S.`,
    attributes: {
      Output: range,
      'Duty cycle': `${duty} at maximum`,
      Supply: supply,
      Enclosure: 'IP21S',
      Mass: `${kg} kg`,
    },
  }),
});

const weldingCable = singles({
  category,
  subcategory: 'Welding & gas cutting accessories',
  group: 'WCB',
  brand: brands.cables,
  hsn: '854449',
  gst: GST.standard,
  buyers: { aravalli: only('CU-35', 'CU-50'), deccan: true },
  rows: `
    CU-35 | Welding cable 35 mm², copper, HOFR sheath | 318 | unit: MTR
      Extra-flexible copper welding cable of 35 mm² with heat and oil resistant elastomer sheath, rated 210 A at 60 % duty. Cut to length; IS 9857.
      Conductor area: 35 mm²; Conductor: Tinned annealed copper, class 6; Current at 60 % duty: 210 A; Sheath: HOFR elastomer
    CU-50 | Welding cable 50 mm², copper, HOFR sheath | 442 | unit: MTR
      Extra-flexible copper welding cable of 50 mm² with heat and oil resistant elastomer sheath, rated 260 A at 60 % duty. Cut to length; IS 9857.
      Conductor area: 50 mm²; Conductor: Tinned annealed copper, class 6; Current at 60 % duty: 260 A; Sheath: HOFR elastomer
    CU-70 | Welding cable 70 mm², copper, HOFR sheath | 610 | unit: MTR
      Extra-flexible copper welding cable of 70 mm² with heat and oil resistant elastomer sheath, rated 330 A at 60 % duty. Cut to length; IS 9857.
      Conductor area: 70 mm²; Conductor: Tinned annealed copper, class 6; Current at 60 % duty: 330 A; Sheath: HOFR elastomer
    CU-95 | Welding cable 95 mm², copper, HOFR sheath | 815 | unit: MTR
      Extra-flexible copper welding cable of 95 mm² with heat and oil resistant elastomer sheath, rated 400 A at 60 % duty. Cut to length; IS 9857.
      Conductor area: 95 mm²; Conductor: Tinned annealed copper, class 6; Current at 60 % duty: 400 A; Sheath: HOFR elastomer
  `,
});

const accessories = singles({
  category,
  subcategory: 'Welding & gas cutting accessories',
  group: 'WAC',
  brand,
  hsn: '85159000',
  gst: GST.standard,
  buyers: {
    aravalli: only('HLD-400', 'ERC-400', 'TIP-1.2', 'TUN-WL15-2.4', 'REG-AR'),
    konkan: only('TUN-WL15-2.4', 'REG-AR'),
    deccan: except('HLD-400', 'TIP-1.2', 'TUN-WL15-2.4', 'REG-AR'),
  },
  rows: `
    HLD-400 | Electrode holder 400 A | 285
      Fully insulated tong-type electrode holder for cable up to 50 mm²; IEC 60974-11.
      Current: 400 A; Cable: up to 50 mm²; Type: Tong, insulated
    HLD-600 | Electrode holder 600 A | 395
      Fully insulated tong-type electrode holder for cable up to 95 mm²; IEC 60974-11.
      Current: 600 A; Cable: up to 95 mm²; Type: Tong, insulated
    ERC-400 | Earth clamp 400 A | 220
      Spring-loaded brass-jaw earth clamp for cable up to 50 mm².
      Current: 400 A; Jaw: Brass; Cable: up to 50 mm²
    TIP-1.2 | Contact tip M6 × 28 mm, 1.2 mm wire | 340 | unit: PAC; pack: Pack of 10
      Copper-chromium-zirconium contact tip for MIG torches with M6 thread and 1.2 mm wire.
      Thread: M6; Length: 28 mm; Wire: 1.2 mm; Material: CuCrZr
    TUN-WL15-2.4 | Tungsten electrode WL15, 2.4 × 150 mm | 1450 | unit: PAC; pack: Pack of 10; hsn: 81019990
      Lanthanated tungsten electrode of 2.4 mm for DC TIG welding of steel; ISO 6848, gold tip.
      Diameter: 2.4 mm; Length: 150 mm; Grade: WL15; Current: 150–250 A
    REG-O2 | Oxygen regulator, two stage, 10 bar outlet | 1980 | hsn: 84811000
      Two-stage brass regulator for oxygen cylinders, inlet 200 bar; ISO 2503.
      Gas: Oxygen; Inlet: 200 bar; Outlet: 0–10 bar
    REG-DA | Acetylene regulator, single stage, 1.5 bar outlet | 1890 | hsn: 84811000
      Single-stage brass regulator for dissolved acetylene cylinders; ISO 2503.
      Gas: Acetylene; Inlet: 25 bar; Outlet: 0–1.5 bar
    REG-AR | Argon regulator with flow meter, 25 L/min | 2150 | hsn: 84811000
      Argon and argon-mix cylinder regulator with a float flow meter for TIG and MIG sets; ISO 2503.
      Gas: Argon; Inlet: 200 bar; Flow: 0–25 L/min
    FBA-PAIR | Flashback arrestor pair, oxygen and fuel gas | 1650 | unit: SET; pack: Set of two; hsn: 84811000
      Torch-end flashback arrestors with non-return valve for oxygen and acetylene hoses; ISO 5175-1.
      Gas: Oxygen and acetylene; Thread: 3/8 in BSP; Pieces: 2
    HOSE-O2-8 | Oxygen hose 8 mm, blue, 20 bar | 62 | unit: MTR; hsn: 40092100
      Rubber welding hose of 8 mm bore for oxygen, blue cover; IS 447 and ISO 3821.
      Bore: 8 mm; Pressure: 20 bar; Colour: Blue
    HOSE-DA-8 | Acetylene hose 8 mm, red, 20 bar | 64 | unit: MTR; hsn: 40092100
      Rubber welding hose of 8 mm bore for acetylene, red cover; IS 447 and ISO 3821.
      Bore: 8 mm; Pressure: 20 bar; Colour: Red
  `,
});

export const welding: Family[] = [electrodes, wires, tigRods, machines, weldingCable, accessories];
