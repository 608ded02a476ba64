import { brands } from './brands.ts';
import { cross, family, GST, singles, type Family } from './family.ts';

const category = 'Paints, adhesives & lubricants';

const shades = { WH: 'white', BK: 'black', SG: 'smoke grey', GY: 'golden yellow', SR: 'signal red', PB: 'sky blue', OG: 'oxford green' };

const enamels = family<[shade: keyof typeof shades, litres: number]>({
  category,
  subcategory: 'Paints & primers',
  group: 'ENM',
  brand: brands.paints,
  hsn: '320890',
  gst: GST.standard,
  buyers: {
    aravalli: ([shade, litres]) => litres === 4 && ['SG', 'GY', 'BK'].includes(shade),
    konkan: ([shade, litres]) => litres === 4 && ['WH', 'SG'].includes(shade),
    deccan: true,
  },
  rows: cross(['WH', 'BK', 'SG', 'GY', 'SR', 'PB', 'OG'] as const, [4, 20]),
  item: ([shade, litres]) => ({
    code: `${shade}-${litres}L`,
    name: `Synthetic enamel paint, ${shades[shade]}, gloss, ${litres} L`,
    rupees: litres * (shade === 'SR' || shade === 'GY' ? 248 : 222) * (litres === 20 ? 0.94 : 1),
    pack: `${litres === 20 ? 'Drum' : 'Tin'} of ${litres} L`,
    description: `Alkyd gloss enamel in ${shades[shade]}, ${litres} L, for primed steel and wood inside and outside, by brush or spray. Covers 10–12 m²/L a coat, recoat after 8 h; IS 2932.`,
    attributes: {
      Colour: shades[shade],
      Finish: 'Gloss',
      Coverage: '10–12 m²/L',
      'Recoat time': '8 h',
      Volume: `${litres} L`,
    },
  }),
});

const coatings = singles({
  category,
  subcategory: 'Paints & primers',
  group: 'PNT',
  brand: brands.paints,
  hsn: '320890',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => /^(RZP|EFL|HRA)/.test(code), konkan: ([code]) => /^(EPX|EFL|PUF)/.test(code), deccan: true },
  rows: [
    ['RZP-20L', 'Red oxide zinc chrome primer, 20 L', 'Alkyd primer with red oxide and zinc chromate for structural steel before enamel; IS 2074', { Coverage: '10–12 m²/L', 'Recoat time': '8 h', Volume: '20 L' }, 3450, { pack: 'Drum of 20 L' }],
    ['EZP-20L', 'Epoxy zinc phosphate primer, two-pack, 20 L', 'Two-pack epoxy primer with zinc phosphate for blasted steel in coastal and chemical plants; IS 13238', { 'Film thickness': '50 µm', Coverage: '9 m²/L', Volume: '20 L, two-pack' }, 7450, { pack: 'Set of base and hardener, 20 L', unit: 'SET' }],
    ['EZR-20L', 'Epoxy zinc-rich primer, two-pack, 20 L', 'Two-pack primer with 85 % zinc in the dry film for bridges, tanks and cranes; IS 14589', { 'Film thickness': '60 µm', Zinc: '85 % in dry film', Volume: '20 L, two-pack' }, 16_800, { pack: 'Set of base and hardener, 20 L', unit: 'SET' }],
    ['MIO-20L', 'Epoxy MIO intermediate coat, two-pack, 20 L', 'High-build epoxy with micaceous iron oxide between zinc primer and polyurethane finish', { 'Film thickness': '100 µm', Coverage: '6 m²/L', Volume: '20 L, two-pack' }, 8650, { pack: 'Set of base and hardener, 20 L', unit: 'SET' }],
    ['PUF-WH-20L', 'Polyurethane finish, white, two-pack, 20 L', 'Two-pack aliphatic polyurethane top coat in white, gloss and colour stable outdoors; IS 13213', { Colour: 'White', 'Film thickness': '50 µm', Volume: '20 L, two-pack' }, 11_400, { pack: 'Set of base and hardener, 20 L', unit: 'SET' }],
    ['EFL-GY-20KG', 'Epoxy floor coating, self-levelling, grey, 20 kg', 'Solvent-free self-levelling epoxy of 1 to 3 mm for shop floors and pharmaceutical areas', { Colour: 'Grey', Thickness: '1–3 mm', Weight: '20 kg, two-pack' }, 8900, { pack: 'Set of base and hardener, 20 kg', unit: 'SET' }],
    ['EPX-WALL-20L', 'Epoxy wall coating, water-based, white, 20 L', 'Water-based two-pack epoxy for washable clean-room walls, low odour, resists disinfectants', { Colour: 'White', Coverage: '10 m²/L', Volume: '20 L, two-pack' }, 9850, { pack: 'Set of base and hardener, 20 L', unit: 'SET', hsn: '320990' }],
    ['HRA-5L', 'Heat resistant aluminium paint 600 °C, 5 L', 'Silicone aluminium paint for stacks, exhausts and furnaces up to 600 °C; IS 13183 grade 1', { Temperature: 'up to 600 °C', Coverage: '12 m²/L', Volume: '5 L' }, 3650, { pack: 'Tin of 5 L' }],
    ['BTM-20L', 'Bituminous black paint, 20 L', 'Cold-applied bituminous paint for buried pipes, foundations and chemical drains; IS 9862', { Coverage: '8 m²/L', 'Drying time': '6 h', Volume: '20 L' }, 2980, { pack: 'Drum of 20 L' }],
    ['EXT-WH-20L', 'Acrylic exterior emulsion, white, 20 L', 'Acrylic exterior emulsion in white for plaster and concrete, algae resistant; IS 15489', { Colour: 'White', Coverage: '5 m²/L, two coats', Volume: '20 L' }, 4350, { pack: 'Drum of 20 L', hsn: '320910' }],
    ['INT-WH-20L', 'Acrylic distemper, white, 20 kg', 'Washable acrylic distemper in white for interior plaster of site offices and stores; IS 428', { Colour: 'White', Coverage: '9 m²/kg a coat', Weight: '20 kg' }, 1280, { pack: 'Drum of 20 kg', hsn: '320910' }],
    ['RMP-YL-25KG', 'Thermoplastic road marking paint, yellow, 25 kg', 'Hot-applied thermoplastic road marking compound in yellow with 30 % glass beads; BS 3262 and MoRTH clause 803', { Colour: 'Yellow', 'Glass beads': '30 %', Weight: '25 kg' }, 1480, { pack: 'Bag of 25 kg' }],
    ['RMP-WH-25KG', 'Thermoplastic road marking paint, white, 25 kg', 'Hot-applied thermoplastic road marking compound in white with 30 % glass beads; BS 3262 and MoRTH clause 803', { Colour: 'White', 'Glass beads': '30 %', Weight: '25 kg' }, 1450, { pack: 'Bag of 25 kg' }],
  ],
});

const thinners = family<[code: string, kind: string, use: string, litres: number, rupees: number]>({
  category,
  subcategory: 'Thinners',
  group: 'THN',
  brand: brands.paints,
  hsn: '381400',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => code === 'NC' || code === 'GP', deccan: true },
  rows: [
    ['GP', 'General purpose thinner', 'alkyd enamels and primers', 5, 690],
    ['GP', 'General purpose thinner', 'alkyd enamels and primers', 20, 2580],
    ['NC', 'Nitrocellulose thinner', 'NC lacquers and cleaning of spray guns', 20, 2950],
    ['EP', 'Epoxy thinner', 'two-pack epoxy primers and coatings', 20, 3350],
    ['PU', 'Polyurethane thinner', 'two-pack polyurethane finishes', 20, 3780],
  ],
  item: ([code, kind, use, litres, rupees]) => ({
    code: `${code}-${litres}L`,
    name: `${kind}, ${litres} L`,
    rupees,
    pack: `Can of ${litres} L`,
    description: `${kind} in a ${litres} L can for ${use}, added at 5 to 15 % by volume. Highly flammable, keep below 30 °C away from sparks.`,
    attributes: { For: use, 'Flash point': 'below 23 °C', Volume: `${litres} L`, Dosage: '5–15 %' },
  }),
});

const adhesives = singles({
  category,
  subcategory: 'Adhesives & sealants',
  group: 'ADH',
  brand: brands.adhesives,
  hsn: '350691',
  gst: GST.standard,
  buyers: {
    aravalli: ([code]) => !/^(TILE|PUS|EPG)/.test(code),
    konkan: ([code]) => /^(SIL-FG|TLK-M|CYA|PTFE|EPX|PVC)/.test(code),
    deccan: ([code]) => !/^(TLK-H|RET|SIL-FG|CYA)/.test(code),
  },
  rows: [
    ['TLK-M-50', 'Threadlocker, medium strength, blue, 50 ml', 'Anaerobic threadlocker for M6 to M36 that can be undone with hand tools, works on oily metal', { Strength: 'Medium', 'Breakaway torque': '16 Nm on M10', Temperature: '-55 to 150 °C', Volume: '50 ml' }, 690],
    ['TLK-H-50', 'Threadlocker, high strength, red, 50 ml', 'Anaerobic threadlocker for permanent studs and flange bolts, undone with heat', { Strength: 'High', 'Breakaway torque': '28 Nm on M10', Temperature: '-55 to 150 °C', Volume: '50 ml' }, 740],
    ['RET-50', 'Bearing retaining compound, high strength, 50 ml', 'Anaerobic retaining compound that fixes bearings and bushes with gaps up to 0.15 mm', { 'Shear strength': '25 N/mm²', Gap: 'up to 0.15 mm', Temperature: '-55 to 150 °C', Volume: '50 ml' }, 890],
    ['PTS-50', 'Thread sealant with PTFE, 50 ml', 'Anaerobic sealant with PTFE for tapered pipe threads on air and hydraulic lines up to 2 in', { Threads: 'up to 2 in', Pressure: 'up to 690 bar', Temperature: '-55 to 150 °C', Volume: '50 ml' }, 620],
    ['CYA-20', 'Cyanoacrylate instant adhesive, 20 g', 'Low-viscosity instant adhesive for rubber, plastic and metal parts, fixture in 5 to 20 s', { Viscosity: '100 mPa·s', 'Fixture time': '5–20 s', Weight: '20 g' }, 185],
    ['EPX-STL-500', 'Steel-filled epoxy putty, 500 g', 'Two-part steel-filled epoxy for rebuilding shafts, keyways and pump casings, machinable after 4 h', { Mix: '1:1 by volume', 'Compressive strength': '85 N/mm²', Weight: '500 g' }, 1480, { unit: 'SET', pack: 'Set of resin and hardener' }],
    ['EPX-STD-1KG', 'Epoxy adhesive, standard setting, 1.8 kg', 'Two-part epoxy adhesive for metal, wood and concrete, 90 min pot life', { 'Pot life': '90 min', 'Shear strength': '18 N/mm²', Weight: '1.8 kg' }, 1150, { unit: 'SET', pack: 'Set of resin 1 kg and hardener 0.8 kg' }],
    ['SIL-GP-280', 'Silicone sealant, acetoxy, clear, 280 ml', 'Acetoxy silicone sealant for glass, aluminium and sanitary joints; ISO 11600 G 20LM', { Cure: 'Acetoxy', Movement: '20 %', Volume: '280 ml' }, 165, { hsn: '321410' }],
    ['SIL-HT-85', 'RTV silicone gasket maker, red, 85 g', 'High-temperature RTV silicone for oil pans, covers and oven doors up to 315 °C', { Temperature: 'up to 315 °C', Colour: 'Red', Weight: '85 g' }, 145, { hsn: '321410' }],
    ['SIL-FG-310', 'Silicone sealant, food grade, translucent, 310 ml', 'Neutral-cure silicone sealant for clean-room panels and food contact equipment; FDA 21 CFR 177.2600', { Cure: 'Neutral', Compliance: 'FDA', Volume: '310 ml' }, 460, { hsn: '321410' }],
    ['PUS-600', 'Polyurethane joint sealant, grey, 600 ml', 'One-part polyurethane sealant for expansion joints in floors and precast panels; ISO 11600 F 25HM', { Movement: '25 %', Colour: 'Grey', Volume: '600 ml sausage' }, 395, { hsn: '321410' }],
    ['EPG-10KG', 'Epoxy grout for machine bases, 10 kg', 'Three-part flowable epoxy grout of 10 to 75 mm for machine bases and rails, 90 N/mm² at 7 days', { Thickness: '10–75 mm', 'Compressive strength': '90 N/mm² at 7 days', Weight: '10 kg' }, 3450, { unit: 'SET', pack: 'Set of resin, hardener and filler', hsn: '321490' }],
    ['TILE-20KG', 'Tile adhesive, cement based, type 2, 20 kg', 'Polymer-modified cement tile adhesive for vitrified tiles on floors and walls; IS 15477 type 2', { Type: '2', Coverage: '5 m² at 3 mm', Weight: '20 kg' }, 480, { pack: 'Bag of 20 kg', hsn: '382450' }],
    ['PVC-500', 'UPVC solvent cement, medium bodied, 500 ml', 'Solvent cement for UPVC pressure pipes up to 160 mm, sets in 2 to 5 min; IS 14182', { Pipe: 'up to 160 mm', 'Set time': '2–5 min', Volume: '500 ml' }, 215],
    ['PTFE-TAPE', 'PTFE thread seal tape 12 mm × 10 m', 'Unsintered PTFE tape of 0.1 mm for water, air and gas threads; BS 7786', { Width: '12 mm', Length: '10 m', Thickness: '0.1 mm' }, 190, { unit: 'PAC', pack: 'Pack of 10 rolls', hsn: '392099' }],
  ],
});

const sprays = singles({
  category,
  subcategory: 'Maintenance sprays',
  group: 'SPR',
  brand: brands.adhesives,
  hsn: '340319',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([code]) => code.startsWith('FGS') || code.startsWith('ECC'), deccan: ([code]) => /^(RST|ZNC|MRK|ASP)/.test(code) },
  rows: [
    ['RST-500', 'Rust remover and penetrating spray, 500 ml', 'Penetrating spray with MoS2 that frees seized bolts and hinges and displaces moisture', { Volume: '500 ml', Base: 'Mineral oil with MoS2', 'Creep time': '5 min' }, 285],
    ['ECC-500', 'Electrical contact cleaner, fast drying, 500 ml', 'Residue-free contact cleaner for switchgear, connectors and boards, use with supply off', { Volume: '500 ml', Residue: 'None', 'Dielectric strength': '20 kV' }, 365, { hsn: '381400' }],
    ['CHN-500', 'Chain lubricant spray, 500 ml', 'Tacky synthetic spray for roller chains, open gears and wire ropes, resists fling-off', { Volume: '500 ml', Temperature: '-30 to 180 °C', Film: 'Tacky' }, 340],
    ['SIL-500', 'Silicone mould release spray, 500 ml', 'Silicone release agent for injection and rubber moulds up to 250 °C', { Volume: '500 ml', Temperature: 'up to 250 °C', Type: 'Silicone' }, 270, { hsn: '391000' }],
    ['FGS-400', 'Food-grade multi-purpose spray, H1, 400 ml', 'Colourless white-oil spray for slides, chains and knives of packing machines; NSF H1', { Volume: '400 ml', Registration: 'NSF H1', Colour: 'Colourless' }, 520],
    ['ZNC-400', 'Zinc-rich cold galvanising spray, 400 ml', 'Zinc-rich spray for touching up welds and cut edges of galvanised steel, 90 % zinc in the dry film', { Volume: '400 ml', Zinc: '90 % in dry film', 'Drying time': '15 min' }, 390, { hsn: '320890' }],
    ['MRK-YL-500', 'Line marking spray, fluorescent yellow, 500 ml', 'Upside-down survey marking spray in fluorescent yellow for soil, asphalt and concrete', { Volume: '500 ml', Colour: 'Fluorescent yellow', 'Drying time': '10 min' }, 310, { hsn: '320890' }],
    ['ASP-400', 'Anti-spatter spray, silicone free, 400 ml', 'Silicone-free anti-spatter spray for MIG nozzles and workpieces that are painted afterwards', { Volume: '400 ml', Silicone: 'None', Base: 'Water' }, 195],
    ['DPT-SET', 'Dye penetrant test kit, cleaner, penetrant and developer', 'Visible red dye penetrant set for surface cracks in welds and castings; ISO 3452-2', { Cans: '3 × 400 ml', Sensitivity: 'Level 2', Standard: 'ISO 3452-2' }, 1280, { unit: 'SET', pack: 'Set of three cans', hsn: '382490' }],
  ],
});

export const paints: Family[] = [enamels, coatings, thinners, adhesives, sprays];
