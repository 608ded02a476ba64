import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Paints, adhesives & lubricants';
const brand = brands.lubricants;

/** Litres a container holds, what it is called, and how the price a litre changes with it. */
const containers = {
  210: { word: 'drum', factor: 1 },
  20: { word: 'pail', factor: 1.09 },
};
type Litres = keyof typeof containers;

const hydraulicOils = family<[vg: number, litres: Litres]>({
  category,
  subcategory: 'Hydraulic & gear oils',
  group: 'HYO',
  brand,
  hsn: '271019',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([vg, litres]) => litres === 20 && (vg === 46 || vg === 68), deccan: ([vg]) => vg === 46 || vg === 68 },
  rows: cross([32, 46, 68, 100], [20, 210] as const),
  item: ([vg, litres]) => ({
    code: `VG${vg}-${litres}L`,
    name: `Hydraulic oil ISO VG ${vg}, anti-wear HLP, ${litres} L ${containers[litres].word}`,
    rupees: litres * (131 + vg * 0.12) * containers[litres].factor,
    pack: `${litres === 210 ? 'Drum' : 'Pail'} of ${litres} L`,
    description: `Anti-wear hydraulic oil of ISO VG ${vg} in a ${litres} L ${containers[litres].word}, for presses, injection moulding machines and power packs. DIN 51524 Part 2 (HLP) and IS 10522, viscosity index above 95.`,
    attributes: {
      Viscosity: `ISO VG ${vg}`,
      'Kinematic viscosity at 40 °C': `${vg} mm²/s`,
      'Flash point': `${vg <= 46 ? 210 : 220} °C`,
      'Pour point': '-21 °C',
      Container: `${litres} L ${containers[litres].word}`,
    },
  }),
});

const gearOils = family<[vg: number, litres: Litres]>({
  category,
  subcategory: 'Hydraulic & gear oils',
  group: 'GRO',
  brand,
  hsn: '271019',
  gst: GST.standard,
  buyers: { aravalli: ([vg, litres]) => litres === 20 || vg === 220, konkan: ([vg, litres]) => litres === 20 && vg === 220, deccan: ([, litres]) => litres === 20 },
  rows: cross([150, 220, 320, 460], [20, 210] as const),
  item: ([vg, litres]) => ({
    code: `EP${vg}-${litres}L`,
    name: `Industrial gear oil EP ${vg}, CLP, ${litres} L ${containers[litres].word}`,
    rupees: litres * (158 + vg * 0.06) * containers[litres].factor,
    pack: `${litres === 210 ? 'Drum' : 'Pail'} of ${litres} L`,
    description: `Extreme-pressure gear oil of ISO VG ${vg} in a ${litres} L ${containers[litres].word}, for enclosed helical and worm gearboxes under shock load. DIN 51517 Part 3 (CLP) and IS 8406.`,
    attributes: {
      Viscosity: `ISO VG ${vg}`,
      'Load stage': 'FZG 12',
      'Flash point': '225 °C',
      Container: `${litres} L ${containers[litres].word}`,
    },
  }),
});

const specialOils = singles({
  category,
  subcategory: 'Hydraulic & gear oils',
  group: 'OIL',
  brand,
  hsn: '271019',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => !code.startsWith('FG'),
    konkan: ([code]) => code.startsWith('FG') || code.startsWith('CMP') || code.startsWith('VAC'),
    deccan: ([code]) => /^(CMP|EO)/.test(code),
  },
  rows: [
    ['SP12-20L', 'Spindle oil ISO VG 12, 20 L pail', 'Low-viscosity spindle oil of ISO VG 12 for high-speed grinding spindles, oxidation inhibited; IS 493', { Viscosity: 'ISO VG 12', 'Flash point': '160 °C', Container: '20 L pail' }, 3150, { pack: 'Pail of 20 L' }],
    ['SW68-20L', 'Slideway oil ISO VG 68, 20 L pail', 'Tacky slideway oil of ISO VG 68 that prevents stick-slip on machine tool guideways; ISO 11158 HG', { Viscosity: 'ISO VG 68', 'Flash point': '215 °C', Container: '20 L pail' }, 3480, { pack: 'Pail of 20 L' }],
    ['CMP46-20L', 'Compressor oil ISO VG 46, screw compressor, 20 L pail', 'Mineral oil of ISO VG 46 for rotary screw air compressors, 4,000 h drain; DIN 51506 VDL', { Viscosity: 'ISO VG 46', Drain: '4,000 h', Container: '20 L pail' }, 5450, { pack: 'Pail of 20 L' }],
    ['CMP100-20L', 'Compressor oil ISO VG 100, piston compressor, 20 L pail', 'Mineral oil of ISO VG 100 for piston air compressors with low carbon residue; DIN 51506 VDL', { Viscosity: 'ISO VG 100', 'Flash point': '240 °C', Container: '20 L pail' }, 4250, { pack: 'Pail of 20 L' }],
    ['HT32-210L', 'Heat transfer oil, 210 L drum, to 300 °C', 'Mineral heat transfer fluid for closed thermic fluid systems up to 300 °C bulk temperature; DIN 51522', { 'Bulk temperature': 'up to 300 °C', 'Flash point': '218 °C', Container: '210 L drum' }, 33_500, { pack: 'Drum of 210 L' }],
    ['EO15W40-20L', 'Diesel engine oil 15W-40, CI-4 Plus, 20 L pail', 'Multigrade engine oil 15W-40 for generator sets, excavators and trucks; API CI-4 Plus', { Grade: '15W-40', Service: 'API CI-4 Plus', Container: '20 L pail' }, 4980, { pack: 'Pail of 20 L' }],
    ['FGH46-20L', 'Food-grade hydraulic oil ISO VG 46, H1, 20 L pail', 'White-oil based hydraulic fluid of ISO VG 46 for tablet presses and filling lines with incidental product contact; NSF H1', { Viscosity: 'ISO VG 46', Registration: 'NSF H1', Container: '20 L pail' }, 13_200, { pack: 'Pail of 20 L' }],
    ['FGG220-20L', 'Food-grade gear oil ISO VG 220, H1, 20 L pail', 'Synthetic PAO gear oil of ISO VG 220 for blenders and conveyor drives over product; NSF H1', { Viscosity: 'ISO VG 220', Registration: 'NSF H1', Container: '20 L pail' }, 17_800, { pack: 'Pail of 20 L', hsn: '340399' }],
    ['VAC100-5L', 'Vacuum pump oil ISO VG 100, 5 L can', 'Narrow-cut vacuum pump oil of ISO VG 100 for oil-sealed rotary pumps on dryers and lyophilisers', { Viscosity: 'ISO VG 100', 'Vapour pressure': '0.001 mbar', Container: '5 L can' }, 2650, { pack: 'Can of 5 L' }],
  ],
});

const greases = family<[kind: 'EP2' | 'HT' | 'H1', kg: number, rupees: number]>({
  category,
  subcategory: 'Greases & cutting fluids',
  group: 'GRS',
  brand,
  hsn: '340319',
  gst: GST.standard,
  buyers: { aravalli: ([kind]) => kind !== 'H1', konkan: ([kind, kg]) => kind === 'H1' || (kind === 'EP2' && kg === 1), deccan: ([kind]) => kind === 'EP2' },
  rows: [
    ['EP2', 1, 365],
    ['EP2', 5, 1690],
    ['EP2', 18, 5480],
    ['HT', 1, 780],
    ['HT', 18, 12_400],
    ['H1', 0.4, 690],
    ['H1', 5, 7200],
  ],
  item: ([kind, kg, rupees]) => {
    const words = {
      EP2: ['Lithium EP bearing grease NLGI 2', 'lithium soap with EP additives, for ball and roller bearings from -20 to 130 °C; DIN 51825 KP2K-20'],
      HT: ['High-temperature bearing grease NLGI 2', 'polyurea thickened, for motor, fan and oven conveyor bearings up to 180 °C; DIN 51825 KP2R-20'],
      H1: ['Food-grade bearing grease NLGI 2', 'aluminium complex soap in white oil, for bearings of packing and filling machines from -30 to 140 °C; NSF H1'],
    }[kind];
    const holder = kg < 1 ? 'cartridge' : kg === 1 ? 'tin' : 'pail';
    return {
      code: `${kind}-${kg}KG`,
      name: `${words[0]}, ${kg} kg ${holder}`,
      rupees,
      pack: `${holder.charAt(0).toUpperCase()}${holder.slice(1)} of ${kg} kg`,
      description: `${words[0]} in a ${kg} kg ${holder}, ${words[1]}.`,
      attributes: {
        Consistency: 'NLGI 2',
        Thickener: { EP2: 'Lithium', HT: 'Polyurea', H1: 'Aluminium complex' }[kind],
        'Drop point': `${{ EP2: 190, HT: 260, H1: 240 }[kind]} °C`,
        Container: `${kg} kg ${holder}`,
      },
    };
  },
});

const cuttingFluids = singles({
  category,
  subcategory: 'Greases & cutting fluids',
  group: 'CUF',
  brand,
  hsn: '340319',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: [
    ['SOL-20L', 'Soluble cutting oil, milky emulsion, 20 L pail', 'Emulsifiable cutting oil used at 5 to 8 % in water for turning, milling and drilling of steel; IS 1115', { Dilution: '5–8 %', Emulsion: 'Milky', Container: '20 L pail' }, 3380, { pack: 'Pail of 20 L' }],
    ['SOL-210L', 'Soluble cutting oil, milky emulsion, 210 L drum', 'Emulsifiable cutting oil in drums for central coolant systems, used at 5 to 8 % in water; IS 1115', { Dilution: '5–8 %', Emulsion: 'Milky', Container: '210 L drum' }, 32_600, { pack: 'Drum of 210 L' }],
    ['SYN-20L', 'Synthetic grinding fluid, 20 L pail', 'Clear synthetic fluid used at 3 to 4 % in water for surface and cylindrical grinding, nitrite free', { Dilution: '3–4 %', Emulsion: 'Clear solution', Container: '20 L pail' }, 4750, { pack: 'Pail of 20 L' }],
    ['NEAT-20L', 'Neat cutting oil for gear hobbing and broaching, 20 L pail', 'Sulphurised neat oil of ISO VG 22 for hobbing, broaching and deep-hole drilling of alloy steel', { Viscosity: 'ISO VG 22', Use: 'Undiluted', Container: '20 L pail' }, 4180, { pack: 'Pail of 20 L' }],
    ['RPO-20L', 'Rust preventive oil, dewatering, 20 L pail', 'Solvent-borne dewatering rust preventive leaving a thin oily film, six months of indoor protection', { Film: 'Oily, 3 µm', Protection: '6 months indoors', Container: '20 L pail' }, 3650, { pack: 'Pail of 20 L' }],
    ['QCH-210L', 'Quenching oil, fast, 210 L drum', 'Accelerated quenching oil for case-hardened gears and fasteners, used at 50 to 80 °C', { 'Flash point': '190 °C', 'Use temperature': '50–80 °C', Container: '210 L drum' }, 31_200, { pack: 'Drum of 210 L', hsn: '271019' }],
  ],
});

export const fluids: Family[] = [hydraulicOils, gearOils, specialOils, greases, cuttingFluids];
