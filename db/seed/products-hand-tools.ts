import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Hand tools';
const brand = brands.handTools;

const openSpanners = family<[small: number, large: number, length: number]>({
  category,
  subcategory: 'Spanners & sockets',
  group: 'DES',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: {
    aravalli: ([, large]) => large <= 22,
    konkan: ([small, large]) => small >= 10 && large <= 17,
    deccan: ([small]) => small >= 16,
  },
  rows: [
    [8, 9, 140],
    [10, 11, 155],
    [12, 13, 172],
    [14, 15, 188],
    [16, 17, 205],
    [20, 22, 240],
    [24, 27, 275],
    [30, 32, 310],
  ],
  item: ([small, large, length]) => ({
    code: `${small}X${large}`,
    name: `Double open end spanner ${small} × ${large} mm, chrome vanadium`,
    rupees: 24 + small * large * 0.42,
    description: `Drop-forged double open end spanner for ${small} mm and ${large} mm across flats, ${length} mm long, hardened and chrome plated. IS 2028.`,
    attributes: {
      Size: `${small} × ${large} mm`,
      Length: `${length} mm`,
      Material: 'Chrome vanadium steel',
      Finish: 'Chrome plated',
    },
  }),
});

const spannerSets = singles({
  category,
  subcategory: 'Spanners & sockets',
  group: 'SET',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: except('RNG-8'), konkan: only('CMB-12'), deccan: except('CMB-12') },
  rows: `
    CMB-12 | Combination spanner set, 12 pieces, 6 to 22 mm | 1480 | unit: SET; pack: Set of 12
      12-piece combination spanner set from 6 to 22 mm in chrome vanadium steel, in a roll pouch. For line maintenance; torque values to ISO 1711-1.
      Pieces: 12; Range: 6 to 22 mm; Material: Chrome vanadium steel; Case: Roll pouch
    RNG-8 | Ring spanner set, 8 pieces, 6 × 7 to 20 × 22 mm | 1290 | unit: SET; pack: Set of 8
      8-piece ring spanner set from 6 × 7 to 20 × 22 mm in chrome vanadium steel, in a roll pouch. For line maintenance; torque values to ISO 1711-1.
      Pieces: 8; Range: 6 × 7 to 20 × 22 mm; Material: Chrome vanadium steel; Case: Roll pouch
    SKT-24 | 1/2 in drive socket set, 24 pieces, 8 to 32 mm | 3250 | unit: SET; pack: Set of 24; hsn: 820420
      24-piece 1/2 in drive socket set from 8 to 32 mm in chrome vanadium steel, with ratchet and extensions in a steel box. For line maintenance; torque values to ISO 2725-1.
      Pieces: 24; Range: 8 to 32 mm; Material: Chrome vanadium steel; Case: Steel box
  `,
});

const screwdrivers = singles({
  category,
  subcategory: 'Screwdrivers & keys',
  group: 'SD',
  brand,
  hsn: '82054000',
  gst: GST.standard,
  buyers: {
    aravalli: except('PH3X150'),
    konkan: only('3.5X75', 'PH1X75', 'PH2X100'),
    deccan: except('3.5X75', 'PH1X75'),
  },
  rows: `
    3.5X75 | Screwdriver, slotted 3.5 mm × 75 mm | 58
      Slotted screwdriver with a 3.5 mm magnetised tip and 75 mm blade in hardened chrome vanadium steel; acetate handle. IS 844.
      Tip: 3.5 mm; Blade length: 75 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
    6X100 | Screwdriver, slotted 6 mm × 100 mm | 84
      Slotted screwdriver with a 6 mm magnetised tip and 100 mm blade in hardened chrome vanadium steel; acetate handle. IS 844.
      Tip: 6 mm; Blade length: 100 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
    8X150 | Screwdriver, slotted 8 mm × 150 mm | 128
      Slotted screwdriver with an 8 mm magnetised tip and 150 mm blade in hardened chrome vanadium steel; acetate handle. IS 844.
      Tip: 8 mm; Blade length: 150 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
    PH1X75 | Screwdriver, Phillips PH1 × 75 mm | 66
      Phillips screwdriver with a PH1 magnetised tip and 75 mm blade in hardened chrome vanadium steel; acetate handle. ISO 8764-1.
      Tip: PH1; Blade length: 75 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
    PH2X100 | Screwdriver, Phillips PH2 × 100 mm | 92
      Phillips screwdriver with a PH2 magnetised tip and 100 mm blade in hardened chrome vanadium steel; acetate handle. ISO 8764-1.
      Tip: PH2; Blade length: 100 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
    PH3X150 | Screwdriver, Phillips PH3 × 150 mm | 148
      Phillips screwdriver with a PH3 magnetised tip and 150 mm blade in hardened chrome vanadium steel; acetate handle. ISO 8764-1.
      Tip: PH3; Blade length: 150 mm; Blade: Chrome vanadium steel; Handle: Cellulose acetate
  `,
});

const hexKeys = singles({
  category,
  subcategory: 'Screwdrivers & keys',
  group: 'HEX',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('L9'), deccan: only('B9') },
  rows: `
    L9 | Hexagon key set, long arm, 9 pieces, 1.5 to 10 mm | 420 | unit: SET; pack: Set of 9
      Set of nine long-arm hexagon keys from 1.5 to 10 mm in a plastic holder, heat-treated alloy steel with black finish. IS 3082 and ISO 2936.
      Pieces: 9; Sizes: 1.5 to 10 mm; Material: Alloy steel; Finish: Black oxide
    B9 | Ball-end hexagon key set, 9 pieces, 1.5 to 10 mm | 560 | unit: SET; pack: Set of 9
      Set of nine ball-end hexagon keys from 1.5 to 10 mm in a plastic holder, heat-treated alloy steel with black finish. IS 3082 and ISO 2936.
      Pieces: 9; Sizes: 1.5 to 10 mm; Material: Alloy steel; Finish: Black oxide
    T8 | Six-lobe key set, 8 pieces, T9 to T40 | 510 | unit: SET; pack: Set of 8
      Set of eight six-lobe keys from T9 to T40 in a plastic holder, heat-treated alloy steel with black finish. ISO 10664 internal drive.
      Pieces: 8; Sizes: T9 to T40; Material: Alloy steel; Finish: Black oxide
  `,
});

const pliers = singles({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'PLR',
  brand,
  hsn: '82032000',
  gst: GST.standard,
  buyers: {
    aravalli: except('COM-210'),
    konkan: only('COM-165', 'LNG-165', 'SID-165'),
    deccan: only('COM-210', 'SID-165'),
  },
  rows: `
    COM-165 | Combination pliers, 165 mm | 245
      Combination pliers 165 mm long, forged and induction hardened, with dipped PVC sleeves, for gripping sheet and cutting hard wire up to 1.6 mm. IS 3650.
      Length: 165 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: IS 3650
    COM-210 | Combination pliers, 210 mm | 310
      Combination pliers 210 mm long, forged and induction hardened, with dipped PVC sleeves, for gripping sheet and cutting hard wire up to 2.2 mm. IS 3650.
      Length: 210 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: IS 3650
    LNG-165 | Long nose pliers, 165 mm | 255
      Long nose pliers 165 mm long, forged and induction hardened, with dipped PVC sleeves, for reaching into panels and terminals. ISO 5745.
      Length: 165 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: ISO 5745
    SID-165 | Side cutting pliers, 165 mm | 270
      Side cutting pliers 165 mm long, forged and induction hardened, with dipped PVC sleeves, for cutting copper wire flush. ISO 5749.
      Length: 165 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: ISO 5749
    CIRE-180 | External circlip pliers, 180 mm | 330
      External circlip pliers 180 mm long, forged and induction hardened, with dipped PVC sleeves, for circlips on shafts of 19 to 60 mm. DIN 5254.
      Length: 180 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: DIN 5254
    CIRI-180 | Internal circlip pliers, 180 mm | 330
      Internal circlip pliers 180 mm long, forged and induction hardened, with dipped PVC sleeves, for circlips in bores of 19 to 60 mm. DIN 5256.
      Length: 180 mm; Material: Forged carbon steel; Handle: PVC sleeve; Standard: DIN 5256
  `,
});

const pipeWrenches = singles({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'PWR',
  brand,
  hsn: '820412',
  gst: GST.standard,
  buyers: { aravalli: only('300', '350'), deccan: true },
  rows: `
    300 | Pipe wrench 300 mm, heavy duty | 480
      Heavy-duty pipe wrench 300 mm long with replaceable forged jaws, for pipe up to 48 mm outside diameter. IS 4003 (Part 1).
      Length: 300 mm; Pipe outside diameter: up to 48 mm; Jaw: Drop-forged steel; Body: Malleable iron
    350 | Pipe wrench 350 mm, heavy duty | 620
      Heavy-duty pipe wrench 350 mm long with replaceable forged jaws, for pipe up to 60 mm outside diameter. IS 4003 (Part 1).
      Length: 350 mm; Pipe outside diameter: up to 60 mm; Jaw: Drop-forged steel; Body: Malleable iron
    450 | Pipe wrench 450 mm, heavy duty | 960
      Heavy-duty pipe wrench 450 mm long with replaceable forged jaws, for pipe up to 76 mm outside diameter. IS 4003 (Part 1).
      Length: 450 mm; Pipe outside diameter: up to 76 mm; Jaw: Drop-forged steel; Body: Malleable iron
    600 | Pipe wrench 600 mm, heavy duty | 1580
      Heavy-duty pipe wrench 600 mm long with replaceable forged jaws, for pipe up to 89 mm outside diameter. IS 4003 (Part 1).
      Length: 600 mm; Pipe outside diameter: up to 89 mm; Jaw: Drop-forged steel; Body: Malleable iron
    900 | Pipe wrench 900 mm, heavy duty | 3150
      Heavy-duty pipe wrench 900 mm long with replaceable forged jaws, for pipe up to 114 mm outside diameter. IS 4003 (Part 1).
      Length: 900 mm; Pipe outside diameter: up to 114 mm; Jaw: Drop-forged steel; Body: Malleable iron
  `,
});

const torqueWrenches = singles({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'TQW',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('20-100'), deccan: except('5-25', '20-100') },
  rows: `
    5-25 | Click torque wrench 5–25 Nm, 1/4 in drive | 3850
      Adjustable click torque wrench from 5 to 25 Nm with 1/4 in reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.
      Range: 5–25 Nm; Drive: 1/4 in; Accuracy: ±4 %; Certificate: Calibration, one year
    20-100 | Click torque wrench 20–100 Nm, 3/8 in drive | 4450
      Adjustable click torque wrench from 20 to 100 Nm with 3/8 in reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.
      Range: 20–100 Nm; Drive: 3/8 in; Accuracy: ±4 %; Certificate: Calibration, one year
    40-200 | Click torque wrench 40–200 Nm, 1/2 in drive | 5200
      Adjustable click torque wrench from 40 to 200 Nm with 1/2 in reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.
      Range: 40–200 Nm; Drive: 1/2 in; Accuracy: ±4 %; Certificate: Calibration, one year
    60-300 | Click torque wrench 60–300 Nm, 1/2 in drive | 6400
      Adjustable click torque wrench from 60 to 300 Nm with 1/2 in reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.
      Range: 60–300 Nm; Drive: 1/2 in; Accuracy: ±4 %; Certificate: Calibration, one year
    150-700 | Click torque wrench 150–700 Nm, 3/4 in drive | 15800
      Adjustable click torque wrench from 150 to 700 Nm with 3/4 in reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.
      Range: 150–700 Nm; Drive: 3/4 in; Accuracy: ±4 %; Certificate: Calibration, one year
  `,
});

const hammers = singles({
  category,
  subcategory: 'Hammers & striking tools',
  group: 'HMR',
  brand,
  hsn: '82052000',
  gst: GST.standard,
  buyers: { aravalli: except('SL-2', 'SL-5'), konkan: only('SF-35'), deccan: except('BP-800', 'SF-35') },
  rows: `
    BP-500 | Ball pein hammer 500 g, wooden handle | 262
      Ball pein hammer with a forged and hardened 500 g steel head, fixed to a seasoned wooden handle. IS 841.
      Head size: 500 g; Handle: Seasoned wood; Standard: IS 841
    BP-800 | Ball pein hammer 800 g, wooden handle | 340
      Ball pein hammer with a forged and hardened 800 g steel head, fixed to a seasoned wooden handle. IS 841.
      Head size: 800 g; Handle: Seasoned wood; Standard: IS 841
    SF-35 | Soft-face hammer, nylon and rubber, 35 mm face, wooden handle | 310
      Soft-face hammer with screwed-in nylon and rubber faces of 35 mm for assembly work that must not be marked, on a seasoned wooden handle. DIN 5128 pattern.
      Head size: 35 mm face; Handle: Seasoned wood; Standard: DIN 5128 pattern
    SL-2 | Sledge hammer 2 kg, wooden handle | 540
      Sledge hammer with a forged and hardened 2 kg steel head, fixed to a seasoned wooden handle. IS 841.
      Head size: 2 kg; Handle: Seasoned wood; Standard: IS 841
    SL-5 | Sledge hammer 5 kg, wooden handle | 1080
      Sledge hammer with a forged and hardened 5 kg steel head, fixed to a seasoned wooden handle. IS 841.
      Head size: 5 kg; Handle: Seasoned wood; Standard: IS 841
  `,
});

const siteTools = singles({
  category,
  subcategory: 'Site tools',
  group: 'SITE',
  brand,
  hsn: '82019000',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    SHV-RD | Round point shovel, 300 × 240 mm blade | 385 | hsn: 82011000; gst: nil
      Round point shovel with a 300 × 240 mm carbon steel blade and wooden handle for digging and loading loose soil. IS 274.
      Size: 300 × 240 mm blade; Use: digging and loading loose soil; Material: Carbon steel; Standard: IS 274
    SHV-SQ | Square point shovel, 310 × 250 mm blade | 395 | hsn: 82011000; gst: nil
      Square point shovel with a 310 × 250 mm carbon steel blade and wooden handle for shifting sand and aggregate. IS 274.
      Size: 310 × 250 mm blade; Use: shifting sand and aggregate; Material: Carbon steel; Standard: IS 274
    PHAWRA | Powrah (phawra), 1.8 kg blade | 290 | hsn: 82013000; gst: nil
      Forged powrah with a 1.8 kg blade for earthwork and mixing mortar, handle sold separately. IS 1759.
      Size: 1.8 kg blade; Use: earthwork and mixing mortar; Material: Carbon steel; Standard: IS 1759
    PICK-3 | Pickaxe with handle, 3 kg head | 460 | hsn: 82013000; gst: nil
      Forged pickaxe with a 3 kg head and wooden handle for breaking hard soil and murrum. IS 273.
      Size: 3 kg head; Use: breaking hard soil and murrum; Material: Carbon steel; Standard: IS 273
    CRB-1200 | Crowbar, 32 × 1200 mm | 780 | hsn: 820559
      Crowbar (32 × 1200 mm) for levering plates and formwork on site, in forged or pressed carbon steel. IS 704.
      Size: 32 × 1200 mm; Use: levering plates and formwork; Material: Carbon steel; Standard: IS 704
    CRB-1800 | Crowbar, 32 × 1800 mm | 1120 | hsn: 820559
      Crowbar (32 × 1800 mm) for breaking rock and moving loads on site, in forged or pressed carbon steel. IS 704.
      Size: 32 × 1800 mm; Use: breaking rock and moving loads; Material: Carbon steel; Standard: IS 704
    BLT-600 | Bolt cutter, 600 mm, rod up to 8 mm | 1350 | hsn: 820340
      Bolt cutter 600 mm long with alloy steel jaws for rods, chain and mesh up to 8 mm. IS 5200.
      Size: 600 mm, rod up to 8 mm; Use: cutting rods, chain and mesh; Material: Carbon steel; Standard: IS 5200
    BLT-900 | Bolt cutter, 900 mm, rod up to 13 mm | 2650 | hsn: 820340
      Bolt cutter 900 mm long with alloy steel jaws for reinforcement bar up to 13 mm. IS 5200.
      Size: 900 mm, rod up to 13 mm; Use: cutting reinforcement bar; Material: Carbon steel; Standard: IS 5200
    TRW-250 | Mason trowel, 250 mm blade | 145 | hsn: 820559
      Mason trowel with a 250 mm forged carbon steel blade for brickwork and plaster. IS 1630.
      Size: 250 mm blade; Use: brickwork and plaster; Material: Carbon steel; Standard: IS 1630
    WBR-85 | Wheelbarrow, single wheel, 85 L tray, pneumatic tyre | 3650 | hsn: 87168010; gst: merit
      Single-wheel barrow with an 85 L pressed steel tray and pneumatic tyre for moving concrete and debris. IS 2431.
      Size: 85 L tray, pneumatic tyre; Use: moving concrete and debris; Material: Carbon steel; Standard: IS 2431
  `,
});

export const handTools: Family[] = [
  openSpanners,
  spannerSets,
  screwdrivers,
  hexKeys,
  pliers,
  pipeWrenches,
  torqueWrenches,
  hammers,
  siteTools,
];
