import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'Cleaning & housekeeping';
const brand = brands.cleaning;

const cleaners = singles({
  category,
  subcategory: 'Floor & surface cleaners',
  group: 'CLN',
  brand,
  hsn: '340250',
  gst: GST.standard,
  buyers: { aravalli: only('FLC-5L', 'DEG-5L'), konkan: except('PHN-5L', 'DEG-5L'), deccan: only('PHN-5L', 'TLC-5L') },
  rows: `
    FLC-5L | Floor cleaner, citrus, 5 L | 360 | pack: Can of 5 L
      Neutral citrus floor cleaner in a 5 L can for daily mopping of tile, granite and epoxy floors. Dilute 20 ml in 1 L of water, pH about 7.5.
      Volume: 5 L; Dilution: 20 ml in 1 L; pH: 7.5; Use: daily mopping of tile, granite and epoxy floors
    PHN-5L | White phenyl, 5 L | 240 | pack: Can of 5 L; hsn: 380894
      Pine-oil white phenyl in a 5 L can for mopping wash rooms and yards and for drains. Dilute 30 ml in 1 L of water; IS 1061.
      Volume: 5 L; Dilution: 30 ml in 1 L; pH: 8; Use: mopping and drains of wash rooms and yards
    TLC-5L | Toilet bowl cleaner, acidic, 5 L | 390 | pack: Can of 5 L
      Acidic toilet cleaner in a 5 L can that removes scale from toilet bowls and urinals. Used undiluted, pH about 1.5; not for marble.
      Volume: 5 L; Dilution: Undiluted; pH: 1.5; Use: removing scale from toilet bowls and urinals
    GLS-5L | Glass and surface cleaner, 5 L | 430 | pack: Can of 5 L
      Streak-free glass cleaner in a 5 L can for windows, panels and screens. Ready to use in a trigger spray, pH about 9.
      Volume: 5 L; Dilution: Ready to use; pH: 9; Use: windows, panels and screens
    DEG-5L | Industrial degreaser, alkaline, 5 L | 640 | pack: Can of 5 L
      Alkaline degreaser in a 5 L can for oily machine beds and shop floors. Dilute 50 ml in 1 L of water, pH about 12.5; rinse off aluminium.
      Volume: 5 L; Dilution: 50 ml in 1 L; pH: 12.5; Use: oily machine beds and shop floors
    QAC-5L | Surface disinfectant, quaternary ammonium, 5 L | 1225 | pack: Can of 5 L; hsn: 380894
      Quaternary ammonium disinfectant in a 5 L can for walls, floors and equipment of grade C and D areas, used in rotation. Dilute 20 ml in 1 L of purified water; EN 1276.
      Volume: 5 L; Dilution: 20 ml in 1 L; pH: 7; Use: walls, floors and equipment of grade C and D areas, in rotation
    H2O2-5L | Sporicidal disinfectant, hydrogen peroxide and silver, 5 L | 2100 | pack: Can of 5 L; hsn: 380894
      Sporicidal disinfectant of hydrogen peroxide and silver in a 5 L can for fogging and wiping clean rooms, used in rotation. Dilute 100 ml in 1 L of purified water; EN 13704.
      Volume: 5 L; Dilution: 100 ml in 1 L; pH: 3; Use: fogging and wiping of clean rooms, in rotation
  `,
});

const handHygiene = singles({
  category,
  subcategory: 'Hand hygiene',
  group: 'HND',
  brand,
  hsn: '340130',
  gst: GST.standard,
  buyers: { aravalli: only('HW-GRIT-5KG', 'SAN-5L'), konkan: except('HW-GRIT-5KG', 'SAN-5L'), deccan: only('HW-5L') },
  rows: `
    HW-5L | Liquid hand wash, pearl, 5 L | 390 | pack: Can of 5 L
      Mild liquid hand wash of neutral pH for refill dispensers in wash rooms and canteens.
      Volume: 5 L; pH: 6.5; Colour: Pearl white
    HW-GRIT-5KG | Heavy-duty hand cleaner with scrub, 5 kg | 890 | pack: Pail of 5 kg
      Solvent-free hand cleaner with walnut-shell scrub that removes grease, carbon and paint.
      Weight: 5 kg; Scrub: Walnut shell; Solvent: None
    SAN-500 | Hand rub 70 % alcohol, 500 ml pump | 145 | hsn: 380894
      Alcohol hand rub of 70 % v/v with moisturiser in a pump bottle; EN 1500.
      Volume: 500 ml; Alcohol: 70 % v/v; Pump: Yes
    SAN-5L | Hand rub 70 % alcohol, 5 L refill | 690 | pack: Can of 5 L; hsn: 380894
      Alcohol hand rub of 70 % v/v for refilling dispensers at gates and change rooms; EN 1500.
      Volume: 5 L; Alcohol: 70 % v/v; Pump: No
    IPA-70-5L | Isopropyl alcohol 70 % v/v, 0.2 µm filtered, 5 L | 980 | pack: Can of 5 L; hsn: 380894
      Ready-to-use IPA of 70 % v/v in purified water, filtered to 0.2 µm, for gloved hands and surfaces in clean rooms.
      Volume: 5 L; Alcohol: 70 % v/v; Filtration: 0.2 µm
    IPA-70-SPR | Sterile isopropyl alcohol 70 % spray, 500 ml | 420 | hsn: 380894
      Gamma-sterile IPA spray of 70 % v/v, double bagged, for transfer disinfection into grade A and B.
      Volume: 500 ml; Alcohol: 70 % v/v; Sterilisation: Gamma
    DSP-SEN | Touch-free dispenser 1 L, sensor, mains and battery | 1680 | hsn: 847989
      Sensor dispenser of 1 L for hand rub at entries, 1 ml a shot, mains and battery.
      Volume: 1 L; Dose: 1 ml; Supply: 230 V and 4 × C cell
  `,
});

const brushes = singles({
  category,
  subcategory: 'Mops & brushes',
  group: 'MOP',
  brand,
  hsn: '96039000',
  gst: GST.standard,
  buyers: {
    aravalli: only('BRM-GRS', 'RND-350', 'WIP-55'),
    konkan: except('BRM-GRS', 'BRM-COC', 'YRD-18', 'RND-350'),
    deccan: only('BRM-COC', 'YRD-18'),
  },
  rows: `
    BRM-GRS | Grass broom (phool jhadu), long handle | 68 | hsn: 96031000; gst: nil
      Soft grass broom with bound handle for dry sweeping of indoor floors.
      Length: 1150 mm; Fibre: Grass; Handle: Plastic bound
    BRM-COC | Coconut stick broom, 750 g | 52 | hsn: 96031000; gst: nil
      Coconut stick broom of 750 g for yards, drains and wet areas.
      Weight: 750 g; Fibre: Coconut stick; Length: 900 mm
    YRD-18 | Yard brush 450 mm with wooden handle | 245
      Stiff nylon yard brush of 450 mm with 1.2 m wooden handle for roads and sheds.
      Width: 450 mm; Bristle: Nylon, stiff; Handle: 1.2 m wood
    RND-350 | Round cotton wet mop with clip handle | 265
      Cotton wet mop of 350 g with clip and 1.2 m aluminium handle.
      Weight: 350 g; Yarn: Cotton; Handle: 1.2 m aluminium
    FLT-40 | Flat mop set 400 mm, microfibre, aluminium handle | 590 | unit: SET; pack: Set of frame, pad and handle
      Flat mop frame of 400 mm with microfibre pad and telescopic handle for dust and damp mopping.
      Width: 400 mm; Pad: Microfibre; Handle: 0.8–1.5 m
    CR-MOP | Clean-room mop set, polyester, autoclavable | 5450 | unit: SET; pack: Set of frame, refill and handle
      Autoclavable clean-room mop with stainless steel frame, polyester refill and anodised handle for ISO 5 to 8.
      Refill: Polyester, sealed edge; Frame: SS 316; Sterilisation: 121 °C
    CR-RFL | Clean-room mop refill, polyester, pack of 10 | 3650 | unit: PAC; pack: Pack of 10; hsn: 630710; gst: merit
      Laser-sealed polyester refills for clean-room mop frames, laundered and double bagged.
      Width: 400 mm; Edge: Laser sealed; Packing: Double bag
    WIP-55 | Floor wiper 550 mm, double rubber, with handle | 285
      Floor squeegee of 550 mm with double foam rubber and 1.4 m handle.
      Width: 550 mm; Blade: Foam rubber; Handle: 1.4 m
    WRG-36D | Double bucket wringer trolley 2 × 18 L | 4850
      Two-bucket wringer trolley that keeps clean and dirty water apart, colour coded.
      Volume: 2 × 18 L; Frame: Powder-coated steel; Wringer: Down press
  `,
});

const wipes = singles({
  category,
  subcategory: 'Wipes & tissue',
  group: 'WIP',
  brand,
  hsn: '630710',
  gst: GST.byValue,
  buyers: {
    aravalli: only('WST-COT', 'RAG-BNN', 'MF-40'),
    konkan: except('WST-COT', 'RAG-BNN'),
    deccan: only('WST-COT'),
  },
  rows: `
    WST-COT | Cotton waste, white, 1 kg | 88 | unit: KGS; hsn: 52021000; gst: merit
      Bleached white cotton yarn waste for wiping oil and grease off machines.
      Weight: 1 kg; Colour: White; Fibre: Cotton yarn
    RAG-BNN | Banian cloth wiping rags, coloured, 5 kg | 340 | unit: PAC; pack: Bale of 5 kg; hsn: 631010; gst: merit
      Washed hosiery rags of about 300 × 300 mm, lint controlled, for shop-floor wiping.
      Weight: 5 kg; Size: about 300 × 300 mm; Fibre: Cotton hosiery
    MF-40 | Microfibre cloth 400 × 400 mm, blue, 300 g/m² | 390 | unit: PAC; pack: Pack of 10
      Microfibre cloths of 400 × 400 mm for dusting and damp wiping, 300 wash cycles.
      Size: 400 × 400 mm; Weight: 300 g/m²; Colour: Blue
    CR-9X9 | Clean-room wipes 9 × 9 in, polyester, sealed edge, class 100 | 890 | unit: PAC; pack: Pack of 150
      Double-knit polyester wipes of 9 × 9 in with laser-sealed edges, laundered for ISO 5.
      Size: 230 × 230 mm; Weight: 120 g/m²; Edge: Laser sealed
    CR-IPA | Pre-wetted wipes, 70 % IPA, sterile, 9 × 9 in | 1480 | unit: PAC; pack: Pack of 50; hsn: 380894; gst: standard
      Sterile polyester wipes pre-wetted with 70 % IPA in purified water, resealable pouch.
      Size: 230 × 230 mm; Alcohol: 70 % v/v IPA; Sterilisation: Gamma
    LF-ROLL | Lint-free wiping roll 300 × 380 mm, 500 sheets | 1180 | unit: ROL; pack: Roll of 500 sheets; hsn: 560392; gst: merit
      Hydroentangled non-woven roll of 500 perforated sheets for change parts and print heads.
      Sheet: 300 × 380 mm; Sheets: 500; Weight: 60 g/m²
    TIS-MF | M-fold paper towel, single ply, 150 sheets | 1180 | unit: BOX; pack: Box of 20 packs; hsn: 48182000; gst: standard
      M-fold virgin paper towels of 230 × 230 mm for wash-room dispensers.
      Size: 230 × 230 mm; Ply: 1; Sheets: 150
    TIS-HRT | HRT roll towel 800 g, single ply | 780 | unit: BOX; pack: Box of 6 rolls; hsn: 48182000; gst: standard
      Hard-roll hand towel of 800 g and 190 mm width for sensor dispensers.
      Weight: 800 g; Width: 190 mm; Ply: 1
    TIS-TR | Toilet roll, two ply, 150 g | 690 | unit: BOX; pack: Box of 40 rolls; hsn: 48181000; gst: standard
      Two-ply embossed toilet rolls of 150 g and 100 mm width.
      Weight: 150 g; Ply: 2; Width: 100 mm
  `,
});

export const cleaning: Family[] = [cleaners, handHygiene, brushes, wipes];
