import { brands } from './brands.ts';
import { family, GST, type Family } from './family.ts';

const category = 'Power tools & welding';
const brand = brands.powerTools;

const grinders = family<[disc: number, watts: number, rpm: number, kg: number, rupees: number]>({
  category,
  subcategory: 'Grinders & cutters',
  group: 'AG',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { aravalli: ([, watts]) => watts !== 670, konkan: ([disc]) => disc === 100, deccan: true },
  rows: [
    [100, 670, 11_000, 1.6, 2350],
    [100, 850, 11_000, 1.8, 2890],
    [125, 1100, 11_000, 2.2, 3980],
    [150, 1450, 9300, 2.7, 5650],
    [180, 2000, 8500, 4.6, 7450],
    [230, 2400, 6600, 5.4, 8900],
  ],
  item: ([disc, watts, rpm, kg, rupees]) => ({
    code: `${disc}-${watts}W`,
    name: `Angle grinder ${disc} mm, ${watts} W, ${rpm.toLocaleString('en-IN')} rev/min`,
    rupees,
    description: `${watts} W angle grinder for ${disc} mm wheels, ${disc >= 180 ? 'two-handed, with soft start,' : 'with side handle and spindle lock,'} for cutting and grinding steel. 230 V single phase, weighs ${kg} kg; IEC 62841-2-3.`,
    attributes: {
      'Disc diameter': `${disc} mm`,
      Power: `${watts} W`,
      'No-load speed': `${rpm.toLocaleString('en-IN')} rev/min`,
      Spindle: disc === 100 ? 'M10' : 'M14',
      Supply: '230 V, 50 Hz',
      Mass: `${kg} kg`,
    },
  }),
});

const cutters = family<[code: string, name: string, hsn: string, watts: number, cap: string, use: string, rupees: number]>({
  category,
  subcategory: 'Grinders & cutters',
  group: 'CUT',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => ['CHOP-355', 'DIE-6', 'BG-200'].includes(code),
    deccan: ([code]) => code !== 'BG-200',
  },
  rows: [
    ['CHOP-355', 'Chop saw 355 mm', '84672900', 2200, '125 mm pipe', 'cutting structural sections', 8650],
    ['MRB-125', 'Marble cutter 125 mm', '84672200', 1300, '42 mm deep', 'dry and wet cutting of tile and stone', 3150],
    ['CIR-185', 'Circular saw 185 mm', '84672200', 1400, '65 mm deep', 'ripping shuttering plywood', 5750],
    ['JIG-65', 'Jigsaw 65 mm', '84672200', 570, '65 mm wood, 6 mm steel', 'curved cuts in board and sheet', 4250],
    ['CTC-355', 'Concrete cut-off saw 355 mm', '84672200', 3000, '125 mm deep', 'cutting kerbs and slabs wet', 38_500],
    ['DIE-6', 'Straight die grinder', '84672900', 500, '6 mm collet', 'deburring dies and castings', 4350],
    ['BG-200', 'Bench grinder 200 mm', '846029', 550, '200 × 25 mm wheels', 'sharpening tools', 6850],
  ],
  item: ([code, name, hsn, watts, cap, use, rupees]) => ({
    code,
    name: `${name}, ${watts} W`,
    rupees,
    hsn,
    description: `${name} of ${watts} W for ${use}; capacity ${cap}. 230 V single phase with guard fitted, IEC 62841.`,
    attributes: { Power: `${watts} W`, Capacity: cap, Supply: '230 V, 50 Hz', Use: use },
  }),
});

const drills = family<[code: string, name: string, watts: number, chuck: string, rpm: string, rupees: number]>({
  category,
  subcategory: 'Drills & hammers',
  group: 'DR',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([code]) => ['10-450', '13I-650', 'CD-18'].includes(code), deccan: true },
  rows: [
    ['10-450', 'Rotary drill 10 mm', 450, '1–10 mm keyed', '0–2,600', 2150],
    ['13I-650', 'Impact drill 13 mm', 650, '1.5–13 mm keyed', '0–2,800', 2980],
    ['13I-850', 'Impact drill 13 mm, two speed', 850, '1.5–13 mm keyed', '0–1,000 / 0–3,000', 4450],
    ['13-MT', 'Low-speed drill 13 mm', 800, '3–13 mm keyed', '0–550', 5200],
  ],
  item: ([code, name, watts, chuck, rpm, rupees]) => ({
    code,
    name: `${name}, ${watts} W, variable speed, reversible`,
    rupees,
    description: `${name} of ${watts} W with a ${chuck} chuck, running ${rpm} rev/min forward and reverse. For steel and wood${name.includes('Impact') ? ', and masonry with hammer action' : ''}; IEC 62841-2-1.`,
    attributes: { Power: `${watts} W`, Chuck: chuck, 'No-load speed': `${rpm} rev/min`, Supply: '230 V, 50 Hz' },
  }),
});

const cordless = family<[code: string, name: string, volts: number, torque: number, rupees: number]>({
  category,
  subcategory: 'Drills & hammers',
  group: 'CL',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, , volts]) => volts === 12, deccan: ([, , volts]) => volts === 18 },
  rows: [
    ['DD-12', 'Cordless drill driver', 12, 30, 5450],
    ['DD-18', 'Cordless drill driver', 18, 55, 9850],
    ['IW-18', 'Cordless impact wrench 1/2 in', 18, 350, 16_900],
  ],
  item: ([code, name, volts, torque, rupees]) => ({
    code,
    name: `${name} ${volts} V, ${torque} Nm, two batteries and charger`,
    rupees,
    unit: 'SET',
    pack: 'Set in carry case with two batteries and charger',
    description: `${volts} V brushless ${name.toLowerCase()} giving up to ${torque} Nm, for ${volts === 12 ? 'panel and cabinet work' : torque > 100 ? 'wheel nuts and structural bolts' : 'assembly and site work'}. Lithium-ion packs of ${volts === 12 ? 2 : 4} Ah; IEC 62841.`,
    attributes: {
      Voltage: `${volts} V`,
      Torque: `${torque} Nm`,
      Battery: `Li-ion, ${volts === 12 ? 2 : 4} Ah × 2`,
      Motor: 'Brushless',
    },
  }),
});

const rotaryHammers = family<[code: string, holder: string, bit: number, watts: number, joules: number, rupees: number]>({
  category,
  subcategory: 'Drills & hammers',
  group: 'RH',
  brand,
  hsn: '84672100',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => code === '26', konkan: ([code]) => code === '20', deccan: true },
  rows: [
    ['20', 'SDS-plus', 20, 600, 1.7, 5250],
    ['26', 'SDS-plus', 26, 800, 2.7, 7350],
    ['32', 'SDS-plus', 32, 900, 4.2, 11_900],
    ['40', 'SDS-max', 40, 1100, 8.5, 26_500],
    ['52', 'SDS-max', 52, 1700, 19, 54_000],
  ],
  item: ([code, holder, bit, watts, joules, rupees]) => ({
    code: `${code}-${watts}W`,
    name: `Rotary hammer ${holder} ${bit} mm, ${watts} W, ${joules} J`,
    rupees,
    description: `${watts} W ${holder} rotary hammer with ${joules} J single-impact energy, drilling anchor holes up to ${bit} mm in concrete. Safety clutch and chiselling mode; IEC 62841-2-6.`,
    attributes: {
      'Drilling in concrete': `up to ${bit} mm`,
      Power: `${watts} W`,
      'Impact energy': `${joules} J`,
      'Tool holder': holder,
      Supply: '230 V, 50 Hz',
    },
  }),
});

const breakers = family<[kg: number, watts: number, joules: number, holder: string, rupees: number]>({
  category,
  subcategory: 'Drills & hammers',
  group: 'DH',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    [5, 1100, 8, 'SDS-max', 18_900],
    [10, 1500, 22, 'SDS-max', 34_500],
    [16, 1750, 43, 'Hex 28 mm', 48_000],
  ],
  item: ([kg, watts, joules, holder, rupees]) => ({
    code: `${kg}KG`,
    name: `Demolition hammer ${kg} kg class, ${watts} W, ${joules} J, ${holder}`,
    rupees,
    description: `Electric demolition hammer of the ${kg} kg class giving ${joules} J a blow, for breaking ${kg <= 5 ? 'plaster and brick walls' : kg <= 10 ? 'beams and floor screeds' : 'slabs, footings and road concrete'}. 230 V, vibration-damped handle; IEC 62841-2-6.`,
    attributes: {
      Power: `${watts} W`,
      'Impact energy': `${joules} J`,
      'Tool holder': holder,
      Mass: `${kg} kg class`,
      Supply: '230 V, 50 Hz',
    },
  }),
});

const hammerBits = family<[d: number, total: number, work: number]>({
  category,
  subcategory: 'Drill bits & accessories',
  group: 'SDS',
  brand,
  hsn: '82075000',
  gst: GST.standard,
  buyers: { aravalli: ([d, total]) => d >= 8 && total === 160, deccan: true },
  rows: [
    [6, 110, 50],
    [6, 160, 100],
    [8, 110, 50],
    [8, 160, 100],
    [10, 160, 100],
    [12, 160, 100],
    [14, 160, 100],
    [16, 210, 150],
    [18, 250, 200],
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

const chisels = family<[code: string, kind: string, holder: string, size: string, rupees: number]>({
  category,
  subcategory: 'Drill bits & accessories',
  group: 'CHS',
  brand,
  hsn: '82071900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: [
    ['P-PLUS', 'Point chisel', 'SDS-plus', '250 mm', 165],
    ['F-PLUS', 'Flat chisel', 'SDS-plus', '20 × 250 mm', 175],
    ['P-MAX', 'Point chisel', 'SDS-max', '400 mm', 520],
    ['F-MAX', 'Flat chisel', 'SDS-max', '25 × 400 mm', 545],
    ['P-HEX28', 'Point chisel', '28 mm hexagon', '400 mm', 690],
  ],
  item: ([code, kind, holder, size, rupees]) => ({
    code,
    name: `${kind} ${holder}, ${size}`,
    rupees,
    description: `Self-sharpening ${kind.toLowerCase()} ${size} with ${holder} shank for breaking brick and concrete with electric hammers. Forged chrome alloy steel.`,
    attributes: { Shank: holder, Size: size, Material: 'Forged alloy steel', Type: kind },
  }),
});

const otherTools = family<[code: string, name: string, hsn: string, watts: number, figure: string, use: string, rupees: number]>({
  category,
  subcategory: 'Grinders & cutters',
  group: 'PT',
  brand,
  hsn: '84672900',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => code !== 'MIX-1400', konkan: ([code]) => code !== 'MIX-1400', deccan: true },
  rows: [
    ['HG-2000', 'Heat gun', '84672900', 2000, '50–600 °C', 'shrinking sleeves and softening adhesive', 2450],
    ['BLW-650', 'Air blower', '84672900', 650, '3.5 m³/min', 'clearing dust from panels and machines', 2250],
    ['MIX-1400', 'Paint and mortar mixer', '84672900', 1400, '120 mm paddle', 'mixing grout, putty and epoxy', 6350],
  ],
  item: ([code, name, hsn, watts, figure, use, rupees]) => ({
    code,
    name: `${name} ${watts} W, ${figure}`,
    rupees,
    hsn,
    description: `Hand-held ${name.toLowerCase()} of ${watts} W (${figure}) for ${use}. 230 V single phase, double insulated; IEC 62841.`,
    attributes: { Power: `${watts} W`, Rating: figure, Supply: '230 V, 50 Hz', Insulation: 'Class II' },
  }),
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
