import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Power tools & welding';
const brand = brands.powerTools;

const grinders = singles({
  category,
  subcategory: 'Grinders & cutters',
  group: 'AG',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { aravalli: except('100-670W', '230-2400W'), konkan: only('100-670W'), deccan: true },
  rows: `
    100-670W | Angle grinder 100 mm, 670 W, 11,000 rev/min | 2350
      670 W angle grinder for 100 mm wheels, with side handle and spindle lock, for cutting and grinding steel. 230 V single phase, weighs 1.6 kg; IEC 62841-2-3.
      Disc diameter: 100 mm; Power: 670 W; No-load speed: 11,000 rev/min; Spindle: M10; Supply: 230 V, 50 Hz; Mass: 1.6 kg
    100-850W | Angle grinder 100 mm, 850 W, 11,000 rev/min | 2890
      850 W angle grinder for 100 mm wheels, with side handle and spindle lock, for cutting and grinding steel. 230 V single phase, weighs 1.8 kg; IEC 62841-2-3.
      Disc diameter: 100 mm; Power: 850 W; No-load speed: 11,000 rev/min; Spindle: M10; Supply: 230 V, 50 Hz; Mass: 1.8 kg
    125-1100W | Angle grinder 125 mm, 1100 W, 11,000 rev/min | 3980
      1100 W angle grinder for 125 mm wheels, with side handle and spindle lock, for cutting and grinding steel. 230 V single phase, weighs 2.2 kg; IEC 62841-2-3.
      Disc diameter: 125 mm; Power: 1100 W; No-load speed: 11,000 rev/min; Spindle: M14; Supply: 230 V, 50 Hz; Mass: 2.2 kg
    180-2000W | Angle grinder 180 mm, 2000 W, 8500 rev/min | 7450
      2000 W angle grinder for 180 mm wheels, two-handed, with soft start, for cutting and grinding steel. 230 V single phase, weighs 4.6 kg; IEC 62841-2-3.
      Disc diameter: 180 mm; Power: 2000 W; No-load speed: 8500 rev/min; Spindle: M14; Supply: 230 V, 50 Hz; Mass: 4.6 kg
    230-2400W | Angle grinder 230 mm, 2400 W, 6600 rev/min | 8900
      2400 W angle grinder for 230 mm wheels, two-handed, with soft start, for cutting and grinding steel. 230 V single phase, weighs 5.4 kg; IEC 62841-2-3.
      Disc diameter: 230 mm; Power: 2400 W; No-load speed: 6600 rev/min; Spindle: M14; Supply: 230 V, 50 Hz; Mass: 5.4 kg
  `,
});

const cutters = singles({
  category,
  subcategory: 'Grinders & cutters',
  group: 'CUT',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { aravalli: only('CHOP-355', 'DIE-6', 'BG-200'), deccan: except('DIE-6', 'BG-200') },
  rows: `
    CHOP-355 | Chop saw 355 mm, 2200 W | 8650
      2200 W chop saw for 355 mm wheels, cutting structural sections and pipe up to 125 mm. 230 V single phase, mitre fence and guard; IEC 62841.
      Power: 2200 W; Capacity: 125 mm pipe; Supply: 230 V, 50 Hz; Use: cutting structural sections
    MRB-125 | Marble cutter 125 mm, 1300 W | 3150 | hsn: 84672200
      1300 W cutter for 125 mm diamond blades, cutting tile and stone dry or wet up to 42 mm deep. 230 V single phase; IEC 62841.
      Power: 1300 W; Capacity: 42 mm deep; Supply: 230 V, 50 Hz; Use: dry and wet cutting of tile and stone
    CIR-185 | Circular saw 185 mm, 1400 W | 5750 | hsn: 84672200
      1400 W circular saw for 185 mm blades, ripping shuttering plywood up to 65 mm deep. 230 V single phase with riving knife; IEC 62841.
      Power: 1400 W; Capacity: 65 mm deep; Supply: 230 V, 50 Hz; Use: ripping shuttering plywood
    CTC-355 | Concrete cut-off saw 355 mm, 3000 W | 38500 | hsn: 84672200
      3000 W hand-held saw for 355 mm diamond blades, cutting kerbs and slabs wet up to 125 mm deep. 230 V single phase with water feed; IEC 62841.
      Power: 3000 W; Capacity: 125 mm deep; Supply: 230 V, 50 Hz; Use: cutting kerbs and slabs wet
    DIE-6 | Straight die grinder, 500 W | 4350
      500 W straight grinder with a 6 mm collet for deburring dies and castings with mounted points. 230 V single phase; IEC 62841.
      Power: 500 W; Capacity: 6 mm collet; Supply: 230 V, 50 Hz; Use: deburring dies and castings
    BG-200 | Bench grinder 200 mm, 550 W | 6850 | hsn: 846029
      550 W bench grinder for two wheels of 200 × 25 mm, for sharpening drills and tool bits. 230 V single phase with eye shields and tool rests; IEC 62841.
      Power: 550 W; Capacity: 200 × 25 mm wheels; Supply: 230 V, 50 Hz; Use: sharpening tools
  `,
});

const drills = singles({
  category,
  subcategory: 'Drills & hammers',
  group: 'DR',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: except('10-450'), konkan: only('10-450'), deccan: only('13I-650', '13I-850') },
  rows: `
    10-450 | Rotary drill 10 mm, 450 W, variable speed, reversible | 2150
      450 W rotary drill with a 1–10 mm keyed chuck, running 0–2600 rev/min forward and reverse. For steel and wood; IEC 62841-2-1.
      Power: 450 W; Chuck: 1–10 mm keyed; No-load speed: 0–2600 rev/min; Supply: 230 V, 50 Hz
    13I-650 | Impact drill 13 mm, 650 W, variable speed, reversible | 2980
      650 W impact drill with a 1.5–13 mm keyed chuck, running 0–2800 rev/min forward and reverse. For steel, wood and, with hammer action, masonry; IEC 62841-2-1.
      Power: 650 W; Chuck: 1.5–13 mm keyed; No-load speed: 0–2800 rev/min; Supply: 230 V, 50 Hz
    13I-850 | Impact drill 13 mm, 850 W, two speed, reversible | 4450
      Two-speed 850 W impact drill with a 1.5–13 mm keyed chuck, running 0–1000 or 0–3000 rev/min forward and reverse. For steel, wood and, with hammer action, masonry; IEC 62841-2-1.
      Power: 850 W; Chuck: 1.5–13 mm keyed; No-load speed: 0–1000 / 0–3000 rev/min; Supply: 230 V, 50 Hz
    13-MT | Low-speed drill 13 mm, 800 W, variable speed, reversible | 5200
      800 W low-speed drill with a 3–13 mm keyed chuck, running 0–550 rev/min forward and reverse. For steel and wood; IEC 62841-2-1.
      Power: 800 W; Chuck: 3–13 mm keyed; No-load speed: 0–550 rev/min; Supply: 230 V, 50 Hz
  `,
});

const cordless = singles({
  category,
  subcategory: 'Drills & hammers',
  group: 'CL',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('DD-12'), deccan: except('DD-12') },
  rows: `
    DD-12 | Cordless drill driver 12 V, 30 Nm, two batteries and charger | 5450 | unit: SET; pack: Set in carry case with two batteries and charger
      12 V brushless cordless drill driver giving up to 30 Nm, for panel and cabinet work. Lithium-ion packs of 2 Ah; IEC 62841.
      Voltage: 12 V; Torque: 30 Nm; Battery: Li-ion, 2 Ah × 2; Motor: Brushless
    DD-18 | Cordless drill driver 18 V, 55 Nm, two batteries and charger | 9850 | unit: SET; pack: Set in carry case with two batteries and charger
      18 V brushless cordless drill driver giving up to 55 Nm, for assembly and site work. Lithium-ion packs of 4 Ah; IEC 62841.
      Voltage: 18 V; Torque: 55 Nm; Battery: Li-ion, 4 Ah × 2; Motor: Brushless
    IW-18 | Cordless impact wrench 1/2 in 18 V, 350 Nm, two batteries and charger | 16900 | unit: SET; pack: Set in carry case with two batteries and charger
      18 V brushless cordless impact wrench 1/2 in giving up to 350 Nm, for wheel nuts and structural bolts. Lithium-ion packs of 4 Ah; IEC 62841.
      Voltage: 18 V; Torque: 350 Nm; Battery: Li-ion, 4 Ah × 2; Motor: Brushless
  `,
});

const rotaryHammers = singles({
  category,
  subcategory: 'Drills & hammers',
  group: 'RH',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: only('26-800W'), konkan: only('20-600W'), deccan: except('20-600W') },
  rows: `
    20-600W | Rotary hammer SDS-plus 20 mm, 600 W, 1.7 J | 5250
      600 W SDS-plus rotary hammer with 1.7 J single-impact energy, drilling anchor holes up to 20 mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.
      Drilling in concrete: up to 20 mm; Power: 600 W; Impact energy: 1.7 J; Tool holder: SDS-plus; Supply: 230 V, 50 Hz
    26-800W | Rotary hammer SDS-plus 26 mm, 800 W, 2.7 J | 7350
      800 W SDS-plus rotary hammer with 2.7 J single-impact energy, drilling anchor holes up to 26 mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.
      Drilling in concrete: up to 26 mm; Power: 800 W; Impact energy: 2.7 J; Tool holder: SDS-plus; Supply: 230 V, 50 Hz
    32-900W | Rotary hammer SDS-plus 32 mm, 900 W, 4.2 J | 11900
      900 W SDS-plus rotary hammer with 4.2 J single-impact energy, drilling anchor holes up to 32 mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.
      Drilling in concrete: up to 32 mm; Power: 900 W; Impact energy: 4.2 J; Tool holder: SDS-plus; Supply: 230 V, 50 Hz
    40-1100W | Rotary hammer SDS-max 40 mm, 1100 W, 8.5 J | 26500
      1100 W SDS-max rotary hammer with 8.5 J single-impact energy, drilling anchor holes up to 40 mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.
      Drilling in concrete: up to 40 mm; Power: 1100 W; Impact energy: 8.5 J; Tool holder: SDS-max; Supply: 230 V, 50 Hz
    52-1700W | Rotary hammer SDS-max 52 mm, 1700 W, 19 J | 54000
      1700 W SDS-max rotary hammer with 19 J single-impact energy, drilling anchor holes up to 52 mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.
      Drilling in concrete: up to 52 mm; Power: 1700 W; Impact energy: 19 J; Tool holder: SDS-max; Supply: 230 V, 50 Hz
  `,
});

const breakers = singles({
  category,
  subcategory: 'Drills & hammers',
  group: 'DH',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    5KG | Demolition hammer 5 kg class, 1100 W, 8 J, SDS-max | 18900
      Electric demolition hammer of the 5 kg class giving 8 J a blow, for breaking plaster and brick walls. 230 V, vibration-damped handle; IEC 62841-2-6.
      Power: 1100 W; Impact energy: 8 J; Tool holder: SDS-max; Mass: 5 kg class; Supply: 230 V, 50 Hz
    10KG | Demolition hammer 10 kg class, 1500 W, 22 J, SDS-max | 34500
      Electric demolition hammer of the 10 kg class giving 22 J a blow, for breaking beams and floor screeds. 230 V, vibration-damped handle; IEC 62841-2-6.
      Power: 1500 W; Impact energy: 22 J; Tool holder: SDS-max; Mass: 10 kg class; Supply: 230 V, 50 Hz
    16KG | Demolition hammer 16 kg class, 1750 W, 43 J, Hex 28 mm | 48000
      Electric demolition hammer of the 16 kg class giving 43 J a blow, for breaking slabs, footings and road concrete. 230 V, vibration-damped handle; IEC 62841-2-6.
      Power: 1750 W; Impact energy: 43 J; Tool holder: Hex 28 mm; Mass: 16 kg class; Supply: 230 V, 50 Hz
  `,
});

const hammerBits = family<[d: number, total: number, work: number]>({
  category,
  subcategory: 'Drill bits & accessories',
  group: 'SDS',
  brand,
  hsn: '82075000',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [6, 110, 50],
    [8, 160, 100],
    [10, 160, 100],
    [12, 160, 100],
    [14, 160, 100],
    [16, 210, 150],
    [20, 250, 200],
    [25, 450, 400],
  ],
  item: ([d, total, work]) => ({
    code: `${d}X${total}`,
    name: `SDS-plus hammer drill bit ${d} × ${total} mm, carbide tip`,
    rupees: 22 + d * 4.6 + total * 0.13 + d ** 2 * total * 0.0012,
    description: `SDS-plus drill bit of ${d} mm for anchor holes in concrete and masonry, working length ${work} mm. Carbide cross tip brazed on a hardened two-start spiral.`,
    attributes: {
      Diameter: `${d} mm`,
      'Overall length': `${total} mm`,
      'Working length': `${work} mm`,
      Shank: 'SDS-plus',
      Tip: 'Tungsten carbide',
    },
  }),
});

const chisels = singles({
  category,
  subcategory: 'Drill bits & accessories',
  group: 'CHS',
  brand,
  hsn: '82071900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    P-PLUS | Point chisel SDS-plus, 250 mm | 165
      Self-sharpening point chisel 250 mm with SDS-plus shank for breaking brick and concrete with electric hammers. Forged chrome alloy steel.
      Shank: SDS-plus; Size: 250 mm; Material: Forged alloy steel; Type: Point chisel
    P-MAX | Point chisel SDS-max, 400 mm | 520
      Self-sharpening point chisel 400 mm with SDS-max shank for breaking brick and concrete with electric hammers. Forged chrome alloy steel.
      Shank: SDS-max; Size: 400 mm; Material: Forged alloy steel; Type: Point chisel
    F-MAX | Flat chisel SDS-max, 25 × 400 mm | 545
      Self-sharpening flat chisel 25 × 400 mm with SDS-max shank for breaking brick and concrete with electric hammers. Forged chrome alloy steel.
      Shank: SDS-max; Size: 25 × 400 mm; Material: Forged alloy steel; Type: Flat chisel
    P-HEX28 | Point chisel 28 mm hexagon, 400 mm | 690
      Self-sharpening point chisel 400 mm with 28 mm hexagon shank for breaking brick and concrete with electric hammers. Forged chrome alloy steel.
      Shank: 28 mm hexagon; Size: 400 mm; Material: Forged alloy steel; Type: Point chisel
  `,
});

const otherTools = singles({
  category,
  subcategory: 'Grinders & cutters',
  group: 'PT',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { aravalli: except('MIX-1400'), konkan: only('HG-2000'), deccan: except('BLW-650') },
  rows: `
    HG-2000 | Heat gun 2000 W, 50–600 °C | 2450
      Hand-held heat gun of 2000 W (50–600 °C) for shrinking sleeves and softening adhesive. 230 V single phase, double insulated; IEC 62841.
      Power: 2000 W; Rating: 50–600 °C; Supply: 230 V, 50 Hz; Insulation: Class II
    BLW-650 | Air blower 650 W, 3.5 m³/min | 2250
      Hand-held air blower of 650 W (3.5 m³/min) for clearing dust from panels and machines. 230 V single phase, double insulated; IEC 62841.
      Power: 650 W; Rating: 3.5 m³/min; Supply: 230 V, 50 Hz; Insulation: Class II
    MIX-1400 | Paint and mortar mixer 1400 W, 120 mm paddle | 6350
      Hand-held paint and mortar mixer of 1400 W (120 mm paddle) for mixing grout, putty and epoxy. 230 V single phase, double insulated; IEC 62841.
      Power: 1400 W; Rating: 120 mm paddle; Supply: 230 V, 50 Hz; Insulation: Class II
  `,
});

export const powerTools: Family[] = [
  grinders,
  cutters,
  drills,
  cordless,
  rotaryHammers,
  breakers,
  hammerBits,
  chisels,
  otherTools,
];
