import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Paints, adhesives & lubricants';

const shades = { WH: 'white', SG: 'smoke grey', GY: 'golden yellow', SR: 'signal red' };

const enamels = family<[shade: keyof typeof shades, litres: number]>({
  category,
  subcategory: 'Paints & primers',
  group: 'ENM',
  brand: brands.paints,
  hsn: '320890',
  gst: GST.standard,
  buyers: { aravalli: ([shade, litres]) => litres === 4 && (shade === 'SG' || shade === 'GY'), deccan: true },
  rows: cross(['WH', 'SG', 'GY', 'SR'] as const, [4, 20]),
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
  buyers: {
    aravalli: only('RZP-20L', 'HRA-5L'),
    konkan: only('EFL-GY-20KG', 'EPX-WALL-20L'),
    deccan: except('EFL-GY-20KG', 'EPX-WALL-20L', 'HRA-5L'),
  },
  rows: `
    RZP-20L | Red oxide zinc chrome primer, 20 L | 3450 | pack: Drum of 20 L
      Alkyd primer with red oxide and zinc chromate for structural steel before enamel; IS 2074.
      Coverage: 10–12 m²/L; Recoat time: 8 h; Volume: 20 L
    EZP-20L | Epoxy zinc phosphate primer, two-pack, 20 L | 7450 | unit: SET; pack: Set of base and hardener, 20 L
      Two-pack epoxy primer with zinc phosphate for blasted steel in coastal and chemical plants; IS 13238.
      Film thickness: 50 µm; Coverage: 9 m²/L; Volume: 20 L, two-pack
    EZR-20L | Epoxy zinc-rich primer, two-pack, 20 L | 16800 | unit: SET; pack: Set of base and hardener, 20 L
      Two-pack primer with 85 % zinc in the dry film for bridges, tanks and cranes; IS 14589.
      Film thickness: 60 µm; Zinc: 85 % in dry film; Volume: 20 L, two-pack
    PUF-WH-20L | Polyurethane finish, white, two-pack, 20 L | 11400 | unit: SET; pack: Set of base and hardener, 20 L
      Two-pack aliphatic polyurethane top coat in white, gloss and colour stable outdoors; IS 13213.
      Colour: White; Film thickness: 50 µm; Volume: 20 L, two-pack
    EFL-GY-20KG | Epoxy floor coating, self-levelling, grey, 20 kg | 8900 | unit: SET; pack: Set of base and hardener, 20 kg
      Solvent-free self-levelling epoxy of 1 to 3 mm for shop floors and pharmaceutical areas.
      Colour: Grey; Thickness: 1–3 mm; Weight: 20 kg, two-pack
    EPX-WALL-20L | Epoxy wall coating, water-based, white, 20 L | 9850 | unit: SET; pack: Set of base and hardener, 20 L; hsn: 320990
      Water-based two-pack epoxy for washable clean-room walls, low odour, resists disinfectants.
      Colour: White; Coverage: 10 m²/L; Volume: 20 L, two-pack
    HRA-5L | Heat resistant aluminium paint 600 °C, 5 L | 3650 | pack: Tin of 5 L
      Silicone aluminium paint for stacks, exhausts and furnaces up to 600 °C; IS 13183 grade 1.
      Temperature: up to 600 °C; Coverage: 12 m²/L; Volume: 5 L
    BTM-20L | Bituminous black paint, 20 L | 2980 | pack: Drum of 20 L
      Cold-applied bituminous paint for buried pipes, foundations and chemical drains; IS 9862.
      Coverage: 8 m²/L; Drying time: 6 h; Volume: 20 L
    EXT-WH-20L | Acrylic exterior emulsion, white, 20 L | 4350 | pack: Drum of 20 L; hsn: 320910
      Acrylic exterior emulsion in white for plaster and concrete, algae resistant; IS 15489.
      Colour: White; Coverage: 5 m²/L, two coats; Volume: 20 L
    RMP-YL-25KG | Thermoplastic road marking paint, yellow, 25 kg | 1480 | pack: Bag of 25 kg; hsn: 382499
      Hot-applied thermoplastic road marking compound in yellow with 30 % glass beads; BS 3262 and MoRTH clause 803.
      Colour: Yellow; Glass beads: 30 %; Weight: 25 kg
    RMP-WH-25KG | Thermoplastic road marking paint, white, 25 kg | 1450 | pack: Bag of 25 kg; hsn: 382499
      Hot-applied thermoplastic road marking compound in white with 30 % glass beads; BS 3262 and MoRTH clause 803.
      Colour: White; Glass beads: 30 %; Weight: 25 kg
  `,
});

const thinners = singles({
  category,
  subcategory: 'Thinners',
  group: 'THN',
  brand: brands.paints,
  hsn: '381400',
  gst: GST.standard,
  buyers: { aravalli: only('NC-20L'), deccan: except('NC-20L') },
  rows: `
    GP-20L | General purpose thinner, 20 L | 2580 | pack: Can of 20 L
      General purpose thinner in a 20 L can for alkyd enamels and primers, added at 5 to 15 % by volume. Highly flammable, keep below 30 °C away from sparks.
      For: alkyd enamels and primers; Flash point: below 23 °C; Volume: 20 L; Dosage: 5–15 %
    NC-20L | Nitrocellulose thinner, 20 L | 2950 | pack: Can of 20 L
      Nitrocellulose thinner in a 20 L can for NC lacquers and cleaning of spray guns, added at 5 to 15 % by volume. Highly flammable, keep below 30 °C away from sparks.
      For: NC lacquers and cleaning of spray guns; Flash point: below 23 °C; Volume: 20 L; Dosage: 5–15 %
    EP-20L | Epoxy thinner, 20 L | 3350 | pack: Can of 20 L
      Epoxy thinner in a 20 L can for two-pack epoxy primers and coatings, added at 5 to 15 % by volume. Highly flammable, keep below 30 °C away from sparks.
      For: two-pack epoxy primers and coatings; Flash point: below 23 °C; Volume: 20 L; Dosage: 5–15 %
    PU-20L | Polyurethane thinner, 20 L | 3780 | pack: Can of 20 L
      Polyurethane thinner in a 20 L can for two-pack polyurethane finishes, added at 5 to 15 % by volume. Highly flammable, keep below 30 °C away from sparks.
      For: two-pack polyurethane finishes; Flash point: below 23 °C; Volume: 20 L; Dosage: 5–15 %
  `,
});

const adhesives = singles({
  category,
  subcategory: 'Adhesives & sealants',
  group: 'ADH',
  brand: brands.adhesives,
  hsn: '350691',
  gst: GST.standard,
  buyers: {
    aravalli: only('TLK-M-50', 'TLK-H-50', 'RET-50', 'PTS-50', 'CYA-20', 'EPX-STL-500', 'SIL-HT-85'),
    konkan: only('TLK-M-50', 'CYA-20', 'SIL-FG-310', 'PTFE-TAPE'),
    deccan: only('EPX-STD-1KG', 'SIL-GP-280', 'PUS-600', 'EPG-10KG', 'TILE-20KG', 'PVC-500', 'PTFE-TAPE'),
  },
  rows: `
    TLK-M-50 | Threadlocker, medium strength, blue, 50 ml | 690
      Anaerobic threadlocker for M6 to M36 that can be undone with hand tools, works on oily metal.
      Strength: Medium; Breakaway torque: 16 Nm on M10; Temperature: -55 to 150 °C; Volume: 50 ml
    TLK-H-50 | Threadlocker, high strength, red, 50 ml | 740
      Anaerobic threadlocker for permanent studs and flange bolts, undone with heat.
      Strength: High; Breakaway torque: 28 Nm on M10; Temperature: -55 to 150 °C; Volume: 50 ml
    RET-50 | Bearing retaining compound, high strength, 50 ml | 890
      Anaerobic retaining compound that fixes bearings and bushes with gaps up to 0.15 mm.
      Shear strength: 25 N/mm²; Gap: up to 0.15 mm; Temperature: -55 to 150 °C; Volume: 50 ml
    PTS-50 | Thread sealant with PTFE, 50 ml | 620
      Anaerobic sealant with PTFE for tapered pipe threads on air and hydraulic lines up to 2 in.
      Threads: up to 2 in; Pressure: up to 690 bar; Temperature: -55 to 150 °C; Volume: 50 ml
    CYA-20 | Cyanoacrylate instant adhesive, 20 g | 185
      Low-viscosity instant adhesive for rubber, plastic and metal parts, fixture in 5 to 20 s.
      Viscosity: 100 mPa·s; Fixture time: 5–20 s; Weight: 20 g
    EPX-STL-500 | Steel-filled epoxy putty, 500 g | 1480 | unit: SET; pack: Set of resin and hardener
      Two-part steel-filled epoxy for rebuilding shafts, keyways and pump casings, machinable after 4 h.
      Mix: 1:1 by volume; Compressive strength: 85 N/mm²; Weight: 500 g
    EPX-STD-1KG | Epoxy adhesive, standard setting, 1.8 kg | 1150 | unit: SET; pack: Set of resin 1 kg and hardener 0.8 kg
      Two-part epoxy adhesive for metal, wood and concrete, 90 min pot life.
      Pot life: 90 min; Shear strength: 18 N/mm²; Weight: 1.8 kg
    SIL-GP-280 | Silicone sealant, acetoxy, clear, 280 ml | 165 | hsn: 321410
      Acetoxy silicone sealant for glass, aluminium and sanitary joints; ISO 11600 G 20LM.
      Cure: Acetoxy; Movement: 20 %; Volume: 280 ml
    SIL-HT-85 | RTV silicone gasket maker, red, 85 g | 145 | hsn: 321410
      High-temperature RTV silicone for oil pans, covers and oven doors up to 315 °C.
      Temperature: up to 315 °C; Colour: Red; Weight: 85 g
    SIL-FG-310 | Silicone sealant, food grade, translucent, 310 ml | 460 | hsn: 321410
      Neutral-cure silicone sealant for clean-room panels and food contact equipment; FDA 21 CFR 177.2600.
      Cure: Neutral; Compliance: FDA; Volume: 310 ml
    PUS-600 | Polyurethane joint sealant, grey, 600 ml | 395 | hsn: 321410
      One-part polyurethane sealant for expansion joints in floors and precast panels; ISO 11600 F 25HM.
      Movement: 25 %; Colour: Grey; Volume: 600 ml sausage
    EPG-10KG | Epoxy grout for machine bases, 10 kg | 3450 | unit: SET; pack: Set of resin, hardener and filler; hsn: 321490
      Three-part flowable epoxy grout of 10 to 75 mm for machine bases and rails, 90 N/mm² at 7 days.
      Thickness: 10–75 mm; Compressive strength: 90 N/mm² at 7 days; Weight: 10 kg
    TILE-20KG | Tile adhesive, cement based, type 2, 20 kg | 480 | pack: Bag of 20 kg; hsn: 382450
      Polymer-modified cement tile adhesive for vitrified tiles on floors and walls; IS 15477 type 2.
      Type: 2; Coverage: 5 m² at 3 mm; Weight: 20 kg
    PVC-500 | UPVC solvent cement, medium bodied, 500 ml | 215
      Solvent cement for UPVC pressure pipes up to 160 mm, sets in 2 to 5 min; IS 14182.
      Pipe: up to 160 mm; Set time: 2–5 min; Volume: 500 ml
    PTFE-TAPE | PTFE thread seal tape 12 mm × 10 m | 190 | unit: PAC; pack: Pack of 10 rolls; hsn: 392099
      Unsintered PTFE tape of 0.1 mm for water, air and gas threads; BS 7786.
      Width: 12 mm; Length: 10 m; Thickness: 0.1 mm
  `,
});

const sprays = singles({
  category,
  subcategory: 'Maintenance sprays',
  group: 'SPR',
  brand: brands.adhesives,
  hsn: '340319',
  gst: GST.standard,
  buyers: {
    aravalli: except('FGS-400', 'ZNC-400', 'MRK-YL-500'),
    konkan: only('ECC-500', 'FGS-400'),
    deccan: only('RST-500', 'ZNC-400', 'MRK-YL-500'),
  },
  rows: `
    RST-500 | Rust remover and penetrating spray, 500 ml | 285
      Penetrating spray with MoS2 that frees seized bolts and hinges and displaces moisture.
      Volume: 500 ml; Base: Mineral oil with MoS2; Creep time: 5 min
    ECC-500 | Electrical contact cleaner, fast drying, 500 ml | 365 | hsn: 381400
      Residue-free contact cleaner for switchgear, connectors and boards, use with supply off.
      Volume: 500 ml; Residue: None; Dielectric strength: 20 kV
    CHN-500 | Chain lubricant spray, 500 ml | 340
      Tacky synthetic spray for roller chains, open gears and wire ropes, resists fling-off.
      Volume: 500 ml; Temperature: -30 to 180 °C; Film: Tacky
    SIL-500 | Silicone mould release spray, 500 ml | 270 | hsn: 391000
      Silicone release agent for injection and rubber moulds up to 250 °C.
      Volume: 500 ml; Temperature: up to 250 °C; Type: Silicone
    FGS-400 | Food-grade multi-purpose spray, H1, 400 ml | 520
      Colourless white-oil spray for slides, chains and knives of packing machines; NSF H1.
      Volume: 400 ml; Registration: NSF H1; Colour: Colourless
    ZNC-400 | Zinc-rich cold galvanising spray, 400 ml | 390 | hsn: 320890
      Zinc-rich spray for touching up welds and cut edges of galvanised steel, 90 % zinc in the dry film.
      Volume: 400 ml; Zinc: 90 % in dry film; Drying time: 15 min
    MRK-YL-500 | Line marking spray, fluorescent yellow, 500 ml | 310 | hsn: 320890
      Upside-down survey marking spray in fluorescent yellow for soil, asphalt and concrete.
      Volume: 500 ml; Colour: Fluorescent yellow; Drying time: 10 min
    ASP-400 | Anti-spatter spray, silicone free, 400 ml | 195
      Silicone-free anti-spatter spray for MIG nozzles and workpieces that are painted afterwards.
      Volume: 400 ml; Silicone: None; Base: Water
    DPT-SET | Dye penetrant test kit, cleaner, penetrant and developer | 1280 | unit: SET; pack: Set of three cans; hsn: 382490
      Visible red dye penetrant set for surface cracks in welds and castings; ISO 3452-2.
      Cans: 3 × 400 ml; Sensitivity: Level 2; Standard: ISO 3452-2
  `,
});

export const paints: Family[] = [enamels, coatings, thinners, adhesives, sprays];
