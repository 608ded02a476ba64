import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

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
  buyers: { aravalli: true, konkan: ([vg, litres]) => vg === 46 && litres === 20, deccan: ([vg]) => vg === 68 },
  rows: cross([32, 46, 68], [20, 210] as const),
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

const gearOils = singles({
  category,
  subcategory: 'Hydraulic & gear oils',
  group: 'GRO',
  brand,
  hsn: '271019',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: only('EP220-20L', 'EP320-20L') },
  rows: `
    EP150-20L | Industrial gear oil EP 150, CLP, 20 L pail | 3640 | pack: Pail of 20 L
      Extreme-pressure gear oil of ISO VG 150 in a 20 L pail, for enclosed helical and worm gearboxes under shock load. DIN 51517 Part 3 (CLP) and IS 8406.
      Viscosity: ISO VG 150; Load stage: FZG 12; Flash point: 225 °C; Container: 20 L pail
    EP220-20L | Industrial gear oil EP 220, CLP, 20 L pail | 3730 | pack: Pail of 20 L
      Extreme-pressure gear oil of ISO VG 220 in a 20 L pail, for enclosed helical and worm gearboxes under shock load. DIN 51517 Part 3 (CLP) and IS 8406.
      Viscosity: ISO VG 220; Load stage: FZG 12; Flash point: 225 °C; Container: 20 L pail
    EP220-210L | Industrial gear oil EP 220, CLP, 210 L drum | 35952 | pack: Drum of 210 L
      Extreme-pressure gear oil of ISO VG 220 in a 210 L drum, for enclosed helical and worm gearboxes under shock load. DIN 51517 Part 3 (CLP) and IS 8406.
      Viscosity: ISO VG 220; Load stage: FZG 12; Flash point: 225 °C; Container: 210 L drum
    EP320-20L | Industrial gear oil EP 320, CLP, 20 L pail | 3865 | pack: Pail of 20 L
      Extreme-pressure gear oil of ISO VG 320 in a 20 L pail, for enclosed helical and worm gearboxes under shock load. DIN 51517 Part 3 (CLP) and IS 8406.
      Viscosity: ISO VG 320; Load stage: FZG 12; Flash point: 225 °C; Container: 20 L pail
  `,
});

const specialOils = singles({
  category,
  subcategory: 'Hydraulic & gear oils',
  group: 'OIL',
  brand,
  hsn: '271019',
  gst: GST.standard,
  buyers: {
    aravalli: only('SP12-20L', 'SW68-20L', 'CMP46-20L'),
    konkan: only('FGH46-20L', 'FGG220-20L', 'VAC100-5L'),
    deccan: only('CMP46-20L', 'EO15W40-20L'),
  },
  rows: `
    SP12-20L | Spindle oil ISO VG 12, 20 L pail | 3150 | pack: Pail of 20 L
      Low-viscosity spindle oil of ISO VG 12 for high-speed grinding spindles, oxidation inhibited; IS 493.
      Viscosity: ISO VG 12; Flash point: 160 °C; Container: 20 L pail
    SW68-20L | Slideway oil ISO VG 68, 20 L pail | 3480 | pack: Pail of 20 L
      Tacky slideway oil of ISO VG 68 that prevents stick-slip on machine tool guideways; ISO 11158 HG.
      Viscosity: ISO VG 68; Flash point: 215 °C; Container: 20 L pail
    CMP46-20L | Compressor oil ISO VG 46, screw compressor, 20 L pail | 5450 | pack: Pail of 20 L
      Mineral oil of ISO VG 46 for rotary screw air compressors, 4000 h drain; DIN 51506 VDL.
      Viscosity: ISO VG 46; Drain: 4000 h; Container: 20 L pail
    EO15W40-20L | Diesel engine oil 15W-40, CI-4 Plus, 20 L pail | 4980 | pack: Pail of 20 L
      Multigrade engine oil 15W-40 for generator sets, excavators and trucks; API CI-4 Plus.
      Grade: 15W-40; Service: API CI-4 Plus; Container: 20 L pail
    FGH46-20L | Food-grade hydraulic oil ISO VG 46, H1, 20 L pail | 13200 | pack: Pail of 20 L
      White-oil based hydraulic fluid of ISO VG 46 for tablet presses and filling lines with incidental product contact; NSF H1.
      Viscosity: ISO VG 46; Registration: NSF H1; Container: 20 L pail
    FGG220-20L | Food-grade gear oil ISO VG 220, H1, 20 L pail | 17800 | pack: Pail of 20 L; hsn: 340399
      Synthetic PAO gear oil of ISO VG 220 for blenders and conveyor drives over product; NSF H1.
      Viscosity: ISO VG 220; Registration: NSF H1; Container: 20 L pail
    VAC100-5L | Vacuum pump oil ISO VG 100, 5 L can | 2650 | pack: Can of 5 L
      Narrow-cut vacuum pump oil of ISO VG 100 for oil-sealed rotary pumps on dryers and lyophilisers.
      Viscosity: ISO VG 100; Vapour pressure: 0.001 mbar; Container: 5 L can
  `,
});

const greases = singles({
  category,
  subcategory: 'Greases & cutting fluids',
  group: 'GRS',
  brand,
  hsn: '340319',
  gst: GST.standard,
  buyers: {
    aravalli: except('EP2-5KG', 'H1-0.4KG', 'H1-5KG'),
    konkan: only('H1-0.4KG', 'H1-5KG'),
    deccan: only('EP2-5KG', 'EP2-18KG'),
  },
  rows: `
    EP2-1KG | Lithium EP bearing grease NLGI 2, 1 kg tin | 365 | pack: Tin of 1 kg
      Lithium EP bearing grease NLGI 2 in a 1 kg tin, lithium soap with EP additives, for ball and roller bearings from -20 to 130 °C; DIN 51825 KP2K-20.
      Consistency: NLGI 2; Thickener: Lithium; Drop point: 190 °C; Container: 1 kg tin
    EP2-5KG | Lithium EP bearing grease NLGI 2, 5 kg pail | 1690 | pack: Pail of 5 kg
      Lithium EP bearing grease NLGI 2 in a 5 kg pail, lithium soap with EP additives, for ball and roller bearings from -20 to 130 °C; DIN 51825 KP2K-20.
      Consistency: NLGI 2; Thickener: Lithium; Drop point: 190 °C; Container: 5 kg pail
    EP2-18KG | Lithium EP bearing grease NLGI 2, 18 kg pail | 5480 | pack: Pail of 18 kg
      Lithium EP bearing grease NLGI 2 in an 18 kg pail, lithium soap with EP additives, for ball and roller bearings from -20 to 130 °C; DIN 51825 KP2K-20.
      Consistency: NLGI 2; Thickener: Lithium; Drop point: 190 °C; Container: 18 kg pail
    HT-1KG | High-temperature bearing grease NLGI 2, 1 kg tin | 780 | pack: Tin of 1 kg
      High-temperature bearing grease NLGI 2 in a 1 kg tin, polyurea thickened, for motor, fan and oven conveyor bearings up to 180 °C; DIN 51825 KP2R-20.
      Consistency: NLGI 2; Thickener: Polyurea; Drop point: 260 °C; Container: 1 kg tin
    HT-18KG | High-temperature bearing grease NLGI 2, 18 kg pail | 12400 | pack: Pail of 18 kg
      High-temperature bearing grease NLGI 2 in an 18 kg pail, polyurea thickened, for motor, fan and oven conveyor bearings up to 180 °C; DIN 51825 KP2R-20.
      Consistency: NLGI 2; Thickener: Polyurea; Drop point: 260 °C; Container: 18 kg pail
    H1-0.4KG | Food-grade bearing grease NLGI 2, 0.4 kg cartridge | 690 | pack: Cartridge of 0.4 kg
      Food-grade bearing grease NLGI 2 in a 0.4 kg cartridge, aluminium complex soap in white oil, for bearings of packing and filling machines from -30 to 140 °C; NSF H1.
      Consistency: NLGI 2; Thickener: Aluminium complex; Drop point: 240 °C; Container: 0.4 kg cartridge
    H1-5KG | Food-grade bearing grease NLGI 2, 5 kg pail | 7200 | pack: Pail of 5 kg
      Food-grade bearing grease NLGI 2 in a 5 kg pail, aluminium complex soap in white oil, for bearings of packing and filling machines from -30 to 140 °C; NSF H1.
      Consistency: NLGI 2; Thickener: Aluminium complex; Drop point: 240 °C; Container: 5 kg pail
  `,
});

const cuttingFluids = singles({
  category,
  subcategory: 'Greases & cutting fluids',
  group: 'CUF',
  brand,
  hsn: '340319',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    SOL-20L | Soluble cutting oil, milky emulsion, 20 L pail | 3380 | pack: Pail of 20 L
      Emulsifiable cutting oil used at 5 to 8 % in water for turning, milling and drilling of steel; IS 1115.
      Dilution: 5–8 %; Emulsion: Milky; Container: 20 L pail
    SOL-210L | Soluble cutting oil, milky emulsion, 210 L drum | 32600 | pack: Drum of 210 L
      Emulsifiable cutting oil in drums for central coolant systems, used at 5 to 8 % in water; IS 1115.
      Dilution: 5–8 %; Emulsion: Milky; Container: 210 L drum
    SYN-20L | Synthetic grinding fluid, 20 L pail | 4750 | pack: Pail of 20 L
      Clear synthetic fluid used at 3 to 4 % in water for surface and cylindrical grinding, nitrite free.
      Dilution: 3–4 %; Emulsion: Clear solution; Container: 20 L pail
    NEAT-20L | Neat cutting oil for gear hobbing and broaching, 20 L pail | 4180 | pack: Pail of 20 L
      Sulphurised neat oil of ISO VG 22 for hobbing, broaching and deep-hole drilling of alloy steel.
      Viscosity: ISO VG 22; Use: Undiluted; Container: 20 L pail
    RPO-20L | Rust preventive oil, dewatering, 20 L pail | 3650 | pack: Pail of 20 L
      Solvent-borne dewatering rust preventive leaving a thin oily film, six months of indoor protection.
      Film: Oily, 3 µm; Protection: 6 months indoors; Container: 20 L pail
  `,
});

export const fluids: Family[] = [hydraulicOils, gearOils, specialOils, greases, cuttingFluids];
