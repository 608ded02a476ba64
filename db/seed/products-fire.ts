import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Safety & PPE';

const extinguishers = family<[agent: 'ABC' | 'CO2' | 'FOAM', size: number, rating: string, rupees: number]>({
  category,
  subcategory: 'Fire safety',
  group: 'EXT',
  brand: brands.fireSafety,
  hsn: '84241000',
  gst: GST.standard,
  buyers: {
    aravalli: ([agent, size]) => agent === 'ABC' && size >= 6,
    konkan: only('CO2'),
    deccan: ([agent, size]) => agent !== 'CO2' || size > 2,
  },
  rows: [
    ['ABC', 4, '2A 34B', 1750],
    ['ABC', 6, '3A 55B', 2280],
    ['ABC', 9, '4A 89B', 3050],
    ['CO2', 2, '21B', 4250],
    ['CO2', 4.5, '55B', 6900],
    ['FOAM', 9, '3A 34B', 2850],
  ],
  item: ([agent, size, rating, rupees]) => {
    const unit = agent === 'FOAM' ? 'L' : 'kg';
    const words = { ABC: 'dry powder ABC', CO2: 'carbon dioxide', FOAM: 'mechanical foam' }[agent];
    return {
      code: `${agent}-${size}`,
      name: `Fire extinguisher ${size} ${unit}, ${words}, stored pressure`,
      rupees,
      description: `Portable ${words} extinguisher of ${size} ${unit} for ${agent === 'CO2' ? 'electrical panels and server rooms' : agent === 'FOAM' ? 'flammable liquid stores' : 'class A, B and C fires'}, fire rating ${rating}. IS 15683 marked, wall bracket included.`,
      attributes: { Agent: words, Charge: `${size} ${unit}`, 'Fire rating': rating, Standard: 'IS 15683' },
    };
  },
});

const fireEquipment = singles({
  category,
  subcategory: 'Fire safety',
  group: 'FIRE',
  brand: brands.fireSafety,
  hsn: '848180',
  gst: GST.standard,
  buyers: { konkan: only('REEL-30', 'BLK-6', 'SMK-9V'), deccan: except('REEL-30', 'BLK-6', 'SMK-9V') },
  rows: `
    HOSE-63-15 | Fire hose RRL type A, 63 mm × 15 m, with couplings | 3450 | hsn: 590900; gst: merit
      Rubber-lined delivery hose of 63 mm and 15 m with gunmetal instantaneous couplings bound on; IS 636 type A.
      Bore: 63 mm; Length: 15 m; Burst pressure: 35.7 kgf/cm²
    HYD-63 | Hydrant landing valve 63 mm, stainless steel, flanged inlet | 4650
      Single-outlet oblique hydrant valve with 63 mm female instantaneous outlet and 80 mm flange; IS 5290 type A.
      Outlet: 63 mm; Inlet: 80 mm flange; Material: SS 304
    BRN-63 | Branch pipe 63 mm with 20 mm nozzle, stainless steel | 1450 | hsn: 842490
      Branch pipe with nozzle for 63 mm hose, instantaneous male coupling; IS 903.
      Coupling: 63 mm; Nozzle: 20 mm; Material: SS 304
    REEL-30 | First-aid hose reel drum 19 mm × 30 m, swinging | 5850 | hsn: 842489
      Wall-mounted swinging hose reel with 30 m of 19 mm hose and shut-off nozzle; IS 884.
      Hose: 19 mm × 30 m; Swing: 180°; Nozzle: 5 mm shut-off
    BKT | Fire bucket 9 L, round bottom, painted red | 365 | hsn: 732690
      Galvanised round-bottom fire bucket of 9 L for sand or water, painted red outside and white inside; IS 2546.
      Capacity: 9 L; Bottom: Round; Sheet: 24 gauge
    BLK-6 | Fire blanket 1.8 × 1.2 m, glass fibre | 890 | hsn: 701990
      Woven glass-fibre blanket in a quick-release pouch for smothering bench and pan fires; EN 1869.
      Size: 1.8 × 1.2 m; Material: Glass fibre; Temperature: 550 °C
    SMK-9V | Smoke detector, optical, battery operated | 690 | hsn: 853110
      Stand-alone optical smoke alarm with 9 V battery and 85 dB sounder for stores and offices; EN 14604.
      Type: Optical; Supply: 9 V battery; Sounder: 85 dB at 3 m
  `,
});

const signs = family<[code: string, text: string, kind: string, rupees: number]>({
  category,
  subcategory: 'Signs & lockout',
  group: 'SGN',
  brand: brands.fireSafety,
  hsn: '392690',
  gst: GST.standard,
  buyers: {
    aravalli: only('EXIT-L', 'VOLT', 'EYE-WEAR'),
    konkan: only('EXIT-L', 'EXTG', 'NOSMOKE'),
    deccan: only('EXTG', 'VOLT', 'HARD-HAT'),
  },
  rows: [
    ['EXIT-L', 'Fire exit, arrow left', 'photoluminescent, E001', 165],
    ['EXTG', 'Fire extinguisher', 'photoluminescent, F001', 145],
    ['NOSMOKE', 'No smoking', 'prohibition, P002', 110],
    ['VOLT', 'Danger 415 V', 'warning, W012', 95],
    ['HARD-HAT', 'Wear head protection', 'mandatory, M014', 110],
    ['EYE-WEAR', 'Wear eye protection', 'mandatory, M004', 110],
  ],
  item: ([code, text, kind, rupees]) => ({
    code,
    name: `Safety sign ${text.toLowerCase().replace('415 v', '415 V')}, 300 × 200 mm, rigid PVC`,
    rupees,
    description: `Rigid 3 mm PVC sign “${text}” of 300 × 200 mm, ${kind}, with adhesive pads and corner holes. Symbol and colours to ISO 7010 and IS 9457.`,
    attributes: { Size: '300 × 200 mm', Material: 'PVC, 3 mm', Kind: kind, Standard: 'ISO 7010' },
  }),
});

const siteSafety = singles({
  category,
  subcategory: 'Signs & lockout',
  group: 'SIT',
  brand: brands.fireSafety,
  hsn: '392690',
  gst: GST.standard,
  buyers: {
    aravalli: only('LOTO-38-RD', 'LOTO-HASP', 'LOTO-MCB', 'LOTO-GATE', 'TAPE-FLR-YL'),
    konkan: only('LOTO-38-RD', 'LOTO-HASP', 'SPILL-120'),
    deccan: only('LOTO-38-RD', 'TAPE-BAR', 'CONE-750', 'CONE-1000', 'BAR-2M'),
  },
  rows: `
    LOTO-38-RD | Lockout padlock 38 mm nylon, red, keyed different | 245 | hsn: 830110
      Non-conductive nylon lockout padlock with 38 mm steel shackle, one key, danger label on both sides.
      Shackle: 38 × 6 mm; Body: Nylon, red; Keying: Keyed different
    LOTO-HASP | Lockout hasp, six holes, 38 mm jaw | 165 | hsn: 732690
      Steel lockout hasp with red vinyl sleeve that takes six padlocks, jaw 38 mm.
      Jaw: 38 mm; Holes: 6; Material: Steel
    LOTO-MCB | MCB lockout, pin-out standard | 480 | unit: PAC; pack: Pack of 5
      Clip-on lockout for miniature circuit breakers with 11 mm toggle holes, takes a 7 mm shackle.
      Fits: Single and multi-pole MCB; Material: Nylon; Pin: Outward
    LOTO-GATE | Gate valve lockout 64–127 mm | 590
      Rotating polypropylene shell that encloses hand wheels of 64 to 127 mm diameter, takes one padlock.
      Wheel: 64–127 mm; Material: Polypropylene; Temperature: -40 to 148 °C
    TAPE-BAR | Barricade tape 75 mm × 250 m, red and white | 195 | unit: ROL; pack: Roll of 250 m; hsn: 391990
      Polyethylene barrier tape of 75 mm with diagonal red and white stripes, not adhesive.
      Width: 75 mm; Length: 250 m; Thickness: 40 µm
    TAPE-FLR-YL | Floor marking tape 50 mm × 33 m, yellow | 168 | unit: ROL; pack: Roll of 33 m; hsn: 391910
      Self-adhesive PVC floor marking tape of 50 mm in yellow for aisles and 5S zones.
      Width: 50 mm; Length: 33 m; Thickness: 150 µm
    CONE-750 | Traffic cone 750 mm, two reflective sleeves | 395
      Flexible orange PVC traffic cone of 750 mm with rubber base and two reflective sleeves.
      Height: 750 mm; Mass: 3.5 kg; Reflective: Two sleeves
    CONE-1000 | Traffic cone 1000 mm, two reflective sleeves | 980
      Flexible orange PVC traffic cone of 1000 mm with rubber base for highway lane closures.
      Height: 1000 mm; Mass: 5.5 kg; Reflective: Two sleeves
    BAR-2M | Water-filled road barrier 2 m, orange | 4850
      Rotomoulded polyethylene barrier of 2 m that interlocks and fills with 350 L of water.
      Length: 2 m; Height: 1 m; Filled mass: 370 kg
    SPILL-120 | Chemical spill kit 120 L in wheeled bin | 13800 | unit: SET; pack: Set in wheeled bin
      Spill kit absorbing 120 L of acids, alkalis and solvents, with pads, socks, bags and gloves.
      Absorbs: 120 L; Contents: 80 pads, 6 socks, bags, gloves; Container: Wheeled bin
  `,
});

export const fireAndSigns: Family[] = [extinguishers, fireEquipment, signs, siteSafety];
