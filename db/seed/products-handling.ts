import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Packaging & material handling';
const brand = brands.handling;

const slingColours: Record<number, string> = { 1: 'violet', 2: 'green', 3: 'yellow', 5: 'red' };

const slings = family<[tonnes: number, metres: number]>({
  category,
  subcategory: 'Lifting & slinging',
  group: 'SLG',
  brand,
  hsn: '560900',
  gst: GST.merit,
  buyers: { aravalli: ([tonnes, metres]) => tonnes <= 2 && metres <= 4, deccan: ([tonnes]) => tonnes >= 2 },
  rows: cross([1, 2, 3, 5], [2, 4, 6]),
  item: ([tonnes, metres]) => ({
    code: `${tonnes}T-${metres}M`,
    name: `Polyester webbing sling ${tonnes} t × ${metres} m, double ply, eye to eye`,
    rupees: 90 + tonnes * metres * 96,
    description: `Flat polyester webbing sling of ${tonnes} t working load and ${metres} m length in ${slingColours[tonnes]}, reinforced eyes, safety factor 7:1. EN 1492-1 and IS 15041, with test certificate.`,
    attributes: {
      'Working load': `${tonnes} t`,
      Length: `${metres} m`,
      Width: `${tonnes * 30} mm`,
      Colour: slingColours[tonnes] ?? '',
      'Safety factor': '7:1',
    },
  }),
});

const chainBlocks = singles({
  category,
  subcategory: 'Lifting & slinging',
  group: 'CPB',
  brand,
  hsn: '842519',
  gst: GST.standard,
  buyers: { aravalli: only('1T-3M', '2T-3M'), deccan: except('1T-3M') },
  rows: `
    1T-3M | Chain pulley block 1 t × 3 m lift, hand operated | 4850
      Hand chain pulley block of 1 t with 3 m lift, 1 fall of grade 80 chain and load brake, weighing 11 kg. IS 3832, tested to 150 % load.
      Working load: 1 t; Lift: 3 m; Falls: 1; Load chain: Grade 80; Mass: 11 kg
    2T-3M | Chain pulley block 2 t × 3 m lift, hand operated | 7650
      Hand chain pulley block of 2 t with 3 m lift, 1 fall of grade 80 chain and load brake, weighing 19 kg. IS 3832, tested to 150 % load.
      Working load: 2 t; Lift: 3 m; Falls: 1; Load chain: Grade 80; Mass: 19 kg
    3T-3M | Chain pulley block 3 t × 3 m lift, hand operated | 9800
      Hand chain pulley block of 3 t with 3 m lift, 2 falls of grade 80 chain and load brake, weighing 24 kg. IS 3832, tested to 150 % load.
      Working load: 3 t; Lift: 3 m; Falls: 2; Load chain: Grade 80; Mass: 24 kg
    5T-3M | Chain pulley block 5 t × 3 m lift, hand operated | 14900
      Hand chain pulley block of 5 t with 3 m lift, 2 falls of grade 80 chain and load brake, weighing 38 kg. IS 3832, tested to 150 % load.
      Working load: 5 t; Lift: 3 m; Falls: 2; Load chain: Grade 80; Mass: 38 kg
    10T-3M | Chain pulley block 10 t × 3 m lift, hand operated | 32500
      Hand chain pulley block of 10 t with 3 m lift, 4 falls of grade 80 chain and load brake, weighing 70 kg. IS 3832, tested to 150 % load.
      Working load: 10 t; Lift: 3 m; Falls: 4; Load chain: Grade 80; Mass: 70 kg
  `,
});

const shackles = singles({
  category,
  subcategory: 'Lifting & slinging',
  group: 'SHK',
  brand,
  hsn: '732690',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    BOW-2T | Bow shackle 2 t, 1/2 in, screw pin, galvanised | 145
      Forged alloy bow shackle of 2 t working load and 1/2 in body with screw pin, for slings and wire rope. Safety factor 6:1; US Fed. Spec. RR-C-271.
      Working load: 2 t; Size: 1/2 in; Pin: Screw; Finish: Hot-dip galvanised
    BOW-4.75T | Bow shackle 4.75 t, 3/4 in, screw pin, galvanised | 320
      Forged alloy bow shackle of 4.75 t working load and 3/4 in body with screw pin, for slings and wire rope. Safety factor 6:1; US Fed. Spec. RR-C-271.
      Working load: 4.75 t; Size: 3/4 in; Pin: Screw; Finish: Hot-dip galvanised
    BOW-8.5T | Bow shackle 8.5 t, 1 in, screw pin, galvanised | 640
      Forged alloy bow shackle of 8.5 t working load and 1 in body with screw pin, for slings and wire rope. Safety factor 6:1; US Fed. Spec. RR-C-271.
      Working load: 8.5 t; Size: 1 in; Pin: Screw; Finish: Hot-dip galvanised
    BOW-12T | Bow shackle 12 t, 1 1/4 in, screw pin, galvanised | 1180
      Forged alloy bow shackle of 12 t working load and 1 1/4 in body with screw pin, for slings and wire rope. Safety factor 6:1; US Fed. Spec. RR-C-271.
      Working load: 12 t; Size: 1 1/4 in; Pin: Screw; Finish: Hot-dip galvanised
  `,
});

const wireRopes = singles({
  category,
  subcategory: 'Lifting & slinging',
  group: 'WRP',
  brand,
  hsn: '731210',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    6X36-10 | Steel wire rope 10 mm, 6 × 36 IWRC, ungalvanised, 1770 grade | 76.5 | unit: MTR
      Wire rope of 10 mm, 6 × 36 Warrington Seale with steel core, minimum breaking force about 58.4 kN, for hoists, cranes and winches. IS 2266, cut to length and seized.
      Diameter: 10 mm; Construction: 6 × 36 WS IWRC; Breaking force: 58.4 kN; Mass: 0.37 kg/m; Grade: 1770
    6X36-12 | Steel wire rope 12 mm, 6 × 36 IWRC, ungalvanised, 1770 grade | 103 | unit: MTR
      Wire rope of 12 mm, 6 × 36 Warrington Seale with steel core, minimum breaking force about 84.1 kN, for hoists, cranes and winches. IS 2266, cut to length and seized.
      Diameter: 12 mm; Construction: 6 × 36 WS IWRC; Breaking force: 84.1 kN; Mass: 0.54 kg/m; Grade: 1770
    6X36-16 | Steel wire rope 16 mm, 6 × 36 IWRC, ungalvanised, 1770 grade | 170 | unit: MTR
      Wire rope of 16 mm, 6 × 36 Warrington Seale with steel core, minimum breaking force about 150 kN, for hoists, cranes and winches. IS 2266, cut to length and seized.
      Diameter: 16 mm; Construction: 6 × 36 WS IWRC; Breaking force: 150 kN; Mass: 0.96 kg/m; Grade: 1770
    6X36-20 | Steel wire rope 20 mm, 6 × 36 IWRC, ungalvanised, 1770 grade | 253 | unit: MTR
      Wire rope of 20 mm, 6 × 36 Warrington Seale with steel core, minimum breaking force about 234 kN, for hoists, cranes and winches. IS 2266, cut to length and seized.
      Diameter: 20 mm; Construction: 6 × 36 WS IWRC; Breaking force: 234 kN; Mass: 1.49 kg/m; Grade: 1770
  `,
});

const liftingGear = singles({
  category,
  subcategory: 'Lifting & slinging',
  group: 'LFT',
  brand,
  hsn: '842519',
  gst: GST.standard,
  buyers: { aravalli: only('LVR-0.75', 'EHO-0.5', 'JCK-10'), deccan: except('LVR-0.75', 'EHO-0.5', 'JCK-10') },
  rows: `
    LVR-0.75 | Lever hoist 0.75 t × 1.5 m | 4650
      Ratchet lever hoist of 0.75 t with 1.5 m chain for pulling and tensioning; EN 13157.
      Working load: 0.75 t; Lift: 1.5 m; Load chain: Grade 80
    LVR-1.5 | Lever hoist 1.5 t × 1.5 m | 6450
      Ratchet lever hoist of 1.5 t with 1.5 m chain for pulling and tensioning; EN 13157.
      Working load: 1.5 t; Lift: 1.5 m; Load chain: Grade 80
    EHO-0.5 | Electric chain hoist 0.5 t × 6 m, 415 V, pendant | 38500 | hsn: 842511
      Electric chain hoist of 0.5 t and 6 m lift at 8 m/min with 24 V pendant control; IS 6547.
      Working load: 0.5 t; Lift: 6 m; Speed: 8 m/min
    EHO-1 | Electric chain hoist 1 t × 6 m, 415 V, pendant | 46500 | hsn: 842511
      Electric chain hoist of 1 t and 6 m lift at 6.6 m/min with 24 V pendant control; IS 6547.
      Working load: 1 t; Lift: 6 m; Speed: 6.6 m/min
    RTL-2T | Ratchet lashing 2 t × 9 m, 50 mm webbing | 590 | hsn: 560900; gst: merit
      Two-part ratchet lashing of 9 m with claw hooks and 50 mm polyester webbing; EN 12195-2.
      LC: 2000 daN; Length: 9 m; Webbing: 50 mm polyester
    EYB-M16 | Eye bolt M16, collar type, forged | 128 | hsn: 731815
      Forged collar eye bolt M16 with 0.7 t axial working load; DIN 580 and IS 4190.
      Thread: M16; Working load: 0.7 t axial; Material: C15E
    WIN-3T | Hand winch 3 t, gear type, with 20 m rope | 18900 | hsn: 842539
      Manual gear winch of 3 t with brake and 20 m of wire rope for erection work.
      Working load: 3 t; Rope: 20 m × 13 mm; Brake: Automatic
    JCK-10 | Hydraulic bottle jack 10 t | 1980 | hsn: 842542
      Hydraulic bottle jack of 10 t with 150 mm lift and safety bypass; IS 4552.
      Capacity: 10 t; Lift: 150 mm; Closed: 230 mm
    JCK-20 | Hydraulic bottle jack 20 t | 3250 | hsn: 842542
      Hydraulic bottle jack of 20 t with 150 mm lift and safety bypass; IS 4552.
      Capacity: 20 t; Lift: 150 mm; Closed: 245 mm
  `,
});

const trolleys = singles({
  category,
  subcategory: 'Trolleys & pallet trucks',
  group: 'TRL',
  brand,
  hsn: '87168010',
  gst: GST.merit,
  buyers: {
    aravalli: only('PLT-300', 'DRM-350', 'PT-2500', 'STK-1000', 'CAS-100'),
    konkan: only('PLT-SS', 'DRM-350SS', 'PT-2500', 'PT-SS', 'LAD-A6'),
    deccan: only('PT-2500', 'CAS-200', 'LAD-EXT'),
  },
  rows: `
    PLT-300 | Platform trolley 300 kg, folding handle | 4850
      Platform trolley of 910 × 610 mm with folding handle and 125 mm castors, 300 kg.
      Load: 300 kg; Deck: 910 × 610 mm; Castors: 125 mm
    PLT-SS | Platform trolley 300 kg, SS 304, clean room | 14800
      Stainless steel platform trolley of 900 × 600 mm with polyurethane castors for wash-down areas, 300 kg.
      Load: 300 kg; Deck: 900 × 600 mm; Material: SS 304
    DRM-350 | Drum trolley 350 kg, two wheel | 4650
      Two-wheel drum trolley with bead hook for 210 L drums up to 350 kg.
      Load: 350 kg; Drum: 210 L; Wheels: 200 mm rubber
    DRM-350SS | Drum trolley 350 kg, SS 304, two wheel | 13900
      Stainless steel drum trolley for 210 L drums in process areas, 350 kg.
      Load: 350 kg; Drum: 210 L; Material: SS 304
    PT-2500 | Hand pallet truck 2500 kg, 1150 × 550 mm forks | 14500 | hsn: 842790; gst: standard
      Hydraulic hand pallet truck of 2.5 t with nylon wheels and 190 mm lift; EN 1757.
      Capacity: 2500 kg; Forks: 1150 × 550 mm; Lift: 85–200 mm
    PT-SS | Hand pallet truck 2000 kg, SS 304 | 98000 | hsn: 842790; gst: standard
      Stainless steel hand pallet truck of 2 t for dispensing and cold rooms; EN 1757.
      Capacity: 2000 kg; Forks: 1150 × 550 mm; Material: SS 304
    STK-1000 | Manual stacker 1000 kg, 1600 mm lift | 42500 | hsn: 842790; gst: standard
      Hydraulic manual stacker of 1 t lifting 1600 mm for racks and machine loading.
      Capacity: 1000 kg; Lift: 1600 mm; Forks: 1150 mm
    CAS-100 | Castor 100 mm swivel with brake, polyurethane, 120 kg | 345 | hsn: 830220; gst: standard
      Swivel castor of 100 mm with total brake and polyurethane tread on nylon core, 120 kg.
      Wheel: 100 mm; Load: 120 kg; Plate: 100 × 85 mm
    CAS-200 | Castor 200 mm swivel, polyurethane on cast iron, 500 kg | 1680 | hsn: 830220; gst: standard
      Heavy swivel castor of 200 mm with polyurethane tread on cast iron and ball bearings, 500 kg.
      Wheel: 200 mm; Load: 500 kg; Plate: 150 × 110 mm
    LAD-A6 | Aluminium A-type ladder, six step, 150 kg | 4450 | hsn: 761699; gst: standard
      Self-supporting aluminium ladder with six steps and platform, 150 kg; EN 131.
      Steps: 6; Height: 1.75 m; Load: 150 kg
    LAD-EXT | Aluminium extension ladder 3.6 + 3.6 m | 8900 | hsn: 761699; gst: standard
      Two-section aluminium extension ladder reaching 6.2 m with rope and rubber feet; EN 131.
      Closed: 3.6 m; Extended: 6.2 m; Load: 150 kg
  `,
});

export const handling: Family[] = [slings, chainBlocks, shackles, wireRopes, liftingGear, trolleys];
