import { brands } from './brands.ts';
import { family, GST, type Family } from './family.ts';

const category = 'Hand tools';
const brand = brands.handTools;

const openSpanners = family<[small: number, large: number, length: number]>({
  category,
  subcategory: 'Spanners & sockets',
  group: 'DES',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, large]) => large <= 19, deccan: ([small]) => small >= 10 },
  rows: [
    [6, 7, 122],
    [8, 9, 140],
    [10, 11, 155],
    [12, 13, 172],
    [14, 15, 188],
    [16, 17, 205],
    [18, 19, 222],
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

const spannerSets = family<[code: string, pieces: number, what: string, range: string, rupees: number]>({
  category,
  subcategory: 'Spanners & sockets',
  group: 'SET',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, pieces]) => pieces <= 12, deccan: true },
  rows: [
    ['CMB-12', 12, 'combination spanner', '6 to 22 mm', 1480],
    ['RNG-8', 8, 'ring spanner', '6 × 7 to 20 × 22 mm', 1290],
    ['SKT-24', 24, '1/2 in drive socket', '8 to 32 mm', 3250],
  ],
  item: ([code, pieces, what, range, rupees]) => ({
    code,
    name: `${what.charAt(0).toUpperCase()}${what.slice(1)} set, ${pieces} pieces, ${range}`,
    rupees,
    unit: 'SET',
    pack: `Set of ${pieces}`,
    hsn: what.includes('socket') ? '820420' : '820411',
    description: `${pieces}-piece ${what} set from ${range} in chrome vanadium steel${what.includes('socket') ? ', with ratchet and extensions in a steel box' : ', in a roll pouch'}. For line maintenance; torque values to ${what.includes('socket') ? 'ISO 2725-1' : 'ISO 1711-1'}.`,
    attributes: {
      Pieces: String(pieces),
      Range: range,
      Material: 'Chrome vanadium steel',
      Case: what.includes('socket') ? 'Steel box' : 'Roll pouch',
    },
  }),
});

const screwdrivers = family<[tip: string, length: number, kind: string, rupees: number]>({
  category,
  subcategory: 'Screwdrivers & keys',
  group: 'SD',
  brand,
  hsn: '82054000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, length]) => length <= 150, deccan: ([, length]) => length >= 100 },
  rows: [
    ['3.5', 75, 'slotted', 58],
    ['6', 100, 'slotted', 84],
    ['8', 150, 'slotted', 128],
    ['PH1', 75, 'Phillips', 66],
    ['PH2', 100, 'Phillips', 92],
    ['PH3', 150, 'Phillips', 148],
  ],
  item: ([tip, length, kind, rupees]) => ({
    code: `${tip}X${length}`,
    name: `Screwdriver, ${kind} ${tip}${kind === 'slotted' ? ' mm' : ''} × ${length} mm`,
    rupees,
    description: `${kind === 'slotted' ? `Slotted screwdriver with a ${tip} mm` : `Phillips screwdriver with a ${tip}`} magnetised tip and ${length} mm blade in hardened chrome vanadium steel; acetate handle. ${kind === 'slotted' ? 'IS 844' : 'ISO 8764-1'}.`,
    attributes: {
      Tip: kind === 'slotted' ? `${tip} mm` : tip,
      'Blade length': `${length} mm`,
      Blade: 'Chrome vanadium steel',
      Handle: 'Cellulose acetate',
    },
  }),
});

const hexKeys = family<[code: string, what: string, sizes: string, rupees: number]>({
  category,
  subcategory: 'Screwdrivers & keys',
  group: 'HEX',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([code]) => code === 'L9', deccan: ([code]) => code !== 'T8' },
  rows: [
    ['L9', 'Hexagon key set, long arm', '1.5 to 10 mm', 420],
    ['B9', 'Ball-end hexagon key set', '1.5 to 10 mm', 560],
    ['T8', 'Six-lobe key set', 'T9 to T40', 510],
  ],
  item: ([code, what, sizes, rupees]) => ({
    code,
    name: `${what}, ${code.slice(1)} pieces, ${sizes}`,
    rupees,
    unit: 'SET',
    pack: `Set of ${code.slice(1)}`,
    description: `${what} with ${code.slice(1)} keys from ${sizes} in a plastic holder, heat-treated alloy steel with black finish. ${code === 'T8' ? 'ISO 10664 internal drive' : 'IS 3082 and ISO 2936'}.`,
    attributes: { Pieces: code.slice(1), Sizes: sizes, Material: 'Alloy steel', Finish: 'Black oxide' },
  }),
});

const pliers = family<
  [code: string, kind: string, length: number, use: string, standard: string, rupees: number]
>({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'PLR',
  brand,
  hsn: '82032000',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([code]) => code !== 'CIRE-180', deccan: ([code]) => !code.startsWith('CIR') },
  rows: [
    ['COM-165', 'Combination pliers', 165, 'gripping sheet and cutting hard wire up to 1.6 mm', 'IS 3650', 245],
    ['COM-210', 'Combination pliers', 210, 'gripping sheet and cutting hard wire up to 2.2 mm', 'IS 3650', 310],
    ['LNG-165', 'Long nose pliers', 165, 'reaching into panels and terminals', 'ISO 5745', 255],
    ['SID-165', 'Side cutting pliers', 165, 'cutting copper wire flush', 'ISO 5749', 270],
    ['CIRE-180', 'External circlip pliers', 180, 'circlips on shafts of 19 to 60 mm', 'DIN 5254', 330],
    ['CIRI-180', 'Internal circlip pliers', 180, 'circlips in bores of 19 to 60 mm', 'DIN 5256', 330],
  ],
  item: ([code, kind, length, use, standard, rupees]) => ({
    code,
    name: `${kind}, ${length} mm`,
    rupees,
    description: `${kind} ${length} mm long, forged and induction hardened, with dipped PVC sleeves, for ${use}. ${standard}.`,
    attributes: {
      Length: `${length} mm`,
      Material: 'Forged carbon steel',
      Handle: 'PVC sleeve',
      Standard: standard,
    },
  }),
});

const pipeWrenches = family<[length: number, pipe: number, rupees: number]>({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'PWR',
  brand,
  hsn: '820412',
  gst: GST.standard,
  buyers: { aravalli: ([length]) => length <= 350, konkan: ([length]) => length === 300, deccan: true },
  rows: [
    [250, 34, 385],
    [300, 48, 480],
    [350, 60, 620],
    [450, 76, 960],
    [600, 89, 1580],
    [900, 114, 3150],
  ],
  item: ([length, pipe, rupees]) => ({
    code: String(length),
    name: `Pipe wrench ${length} mm, heavy duty`,
    rupees,
    description: `Heavy-duty pipe wrench ${length} mm long with replaceable forged jaws, for pipe up to ${pipe} mm outside diameter. IS 4003 (Part 1).`,
    attributes: {
      Length: `${length} mm`,
      'Pipe outside diameter': `up to ${pipe} mm`,
      Jaw: 'Drop-forged steel',
      Body: 'Malleable iron',
    },
  }),
});

const torqueWrenches = family<[low: number, high: number, drive: string, rupees: number]>({
  category,
  subcategory: 'Pliers & wrenches',
  group: 'TQW',
  brand,
  hsn: '820411',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([, high]) => high <= 100, deccan: ([, high]) => high >= 200 },
  rows: [
    [5, 25, '1/4 in', 3850],
    [20, 100, '3/8 in', 4450],
    [40, 200, '1/2 in', 5200],
    [60, 300, '1/2 in', 6400],
    [150, 700, '3/4 in', 15_800],
  ],
  item: ([low, high, drive, rupees]) => ({
    code: `${low}-${high}`,
    name: `Click torque wrench ${low}–${high} Nm, ${drive} drive`,
    rupees,
    description: `Adjustable click torque wrench from ${low} to ${high} Nm with ${drive} reversible ratchet and calibration certificate. Accuracy ±4 % of reading; ISO 6789-1.`,
    attributes: {
      Range: `${low}–${high} Nm`,
      Drive: drive,
      Accuracy: '±4 %',
      Certificate: 'Calibration, one year',
    },
  }),
});

const hammers = family<[code: string, kind: string, weight: string, standard: string, rupees: number]>({
  category,
  subcategory: 'Hammers & striking tools',
  group: 'HMR',
  brand,
  hsn: '82052000',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => !code.startsWith('SL'),
    konkan: ([code]) => code === 'SF-35',
    deccan: ([code]) => code !== 'SF-35' && code !== 'BP-200',
  },
  rows: [
    ['BP-200', 'Ball pein hammer', '200 g', 'IS 841', 168],
    ['BP-500', 'Ball pein hammer', '500 g', 'IS 841', 262],
    ['BP-800', 'Ball pein hammer', '800 g', 'IS 841', 340],
    ['SF-35', 'Soft-face hammer, nylon and rubber,', '35 mm face', 'DIN 5128 pattern', 310],
    ['SL-2', 'Sledge hammer', '2 kg', 'IS 841', 540],
    ['SL-5', 'Sledge hammer', '5 kg', 'IS 841', 1080],
  ],
  item: ([code, kind, weight, standard, rupees]) => ({
    code,
    name: `${kind} ${weight}, ${code === 'SF-35' ? 'wooden' : 'hickory'} handle`,
    rupees,
    description: `${kind} ${weight} with ${code === 'SF-35' ? 'screwed-in replaceable faces for assembly work that must not be marked' : 'forged and hardened steel head'}, fixed to a seasoned wooden handle. ${standard}.`,
    attributes: { 'Head size': weight, Handle: 'Seasoned wood', Standard: standard },
  }),
});

const siteTools = family<
  [code: string, name: string, hsn: string, gst: number, size: string, use: string, standard: string, rupees: number]
>({
  category,
  subcategory: 'Site tools',
  group: 'SITE',
  brand,
  hsn: '82019000',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => ['CRB-1200', 'BLT-600'].includes(code), deccan: true },
  rows: [
    ['SHV-RD', 'Round point shovel', '82011000', GST.nil, '300 × 240 mm blade', 'digging and loading loose soil', 'IS 274', 385],
    ['SHV-SQ', 'Square point shovel', '82011000', GST.nil, '310 × 250 mm blade', 'shifting sand and aggregate', 'IS 274', 395],
    ['PWR-SP', 'Powrah (phawra)', '82013000', GST.nil, '1.8 kg blade', 'earthwork and mixing mortar', 'IS 1759', 290],
    ['PICK-3', 'Pickaxe with handle', '82013000', GST.nil, '3 kg head', 'breaking hard soil and murrum', 'IS 273', 460],
    ['CRB-1200', 'Crowbar', '820559', GST.standard, '32 × 1,200 mm', 'levering plates and formwork', 'IS 704', 780],
    ['CRB-1800', 'Crowbar', '820559', GST.standard, '32 × 1,800 mm', 'breaking rock and moving loads', 'IS 704', 1120],
    ['BLT-600', 'Bolt cutter', '820340', GST.standard, '600 mm, rod up to 8 mm', 'cutting rods, chain and mesh', 'IS 5200', 1350],
    ['BLT-900', 'Bolt cutter', '820340', GST.standard, '900 mm, rod up to 13 mm', 'cutting reinforcement bar', 'IS 5200', 2650],
    ['TRW-250', 'Mason trowel', '820559', GST.standard, '250 mm blade', 'brickwork and plaster', 'IS 1630', 145],
    ['WBR-85', 'Wheelbarrow, single wheel', '87168010', GST.merit, '85 L tray, pneumatic tyre', 'moving concrete and debris', 'IS 2431', 3650],
  ],
  item: ([code, name, hsn, gst, size, use, standard, rupees]) => ({
    code,
    name: `${name}, ${size}`,
    rupees,
    hsn,
    gst,
    description: `${name} (${size}) for ${use} on site, in forged or pressed carbon steel. ${standard}.`,
    attributes: { Size: size, Use: use, Material: 'Carbon steel', Standard: standard },
  }),
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
