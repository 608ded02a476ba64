import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Packaging & material handling';
const brand = brands.packaging;

type Carton = [length: number, width: number, height: number, ply: 3 | 5 | 7];

const cartons = family<Carton>({
  category,
  subcategory: 'Cartons & bags',
  group: 'CTN',
  brand,
  hsn: '48191010',
  gst: GST.merit,
  buyers: { aravalli: ([, , , ply]) => ply >= 5, konkan: ([length, , , ply]) => ply === 3 || length === 400 },
  rows: [
    [200, 150, 100, 3],
    [300, 200, 200, 3],
    [300, 250, 200, 5],
    [400, 300, 250, 5],
    [600, 400, 400, 5],
    [450, 350, 300, 7],
    [600, 400, 400, 7],
  ],
  item: ([length, width, height, ply]) => {
    const area = (2 * (length + width) * (height + width)) / 1e6;
    return {
      code: `${length}X${width}X${height}-${ply}P`,
      name: `Corrugated box ${length} × ${width} × ${height} mm, ${ply} ply`,
      rupees: 25 * (1.5 + area * { 3: 21, 5: 36, 7: 54 }[ply]),
      unit: 'PAC',
      pack: 'Bundle of 25',
      description: `Regular slotted corrugated box of ${length} × ${width} × ${height} mm inside, ${ply} ply kraft, for contents up to ${{ 3: 8, 5: 20, 7: 40 }[ply]} kg. Burst strength ${{ 3: 8, 5: 12, 7: 18 }[ply]} kg/cm²; IS 2771 (Part 1).`,
      attributes: {
        'Inside size': `${length} × ${width} × ${height} mm`,
        Ply: String(ply),
        Load: `up to ${{ 3: 8, 5: 20, 7: 40 }[ply]} kg`,
        'Burst strength': `${{ 3: 8, 5: 12, 7: 18 }[ply]} kg/cm²`,
      },
    };
  },
});

const polyBags = family<[kind: 'LDPE' | 'VCI' | 'ZIP', width: number, height: number, micron: number]>({
  category,
  subcategory: 'Cartons & bags',
  group: 'BAG',
  brand,
  hsn: '39232100',
  gst: GST.standard,
  buyers: { aravalli: ([kind]) => kind !== 'LDPE', konkan: ([kind]) => kind !== 'VCI' },
  rows: [
    ['LDPE', 300, 450, 50],
    ['LDPE', 450, 600, 60],
    ['LDPE', 600, 900, 75],
    ['VCI', 200, 300, 75],
    ['VCI', 300, 450, 75],
    ['VCI', 600, 900, 100],
    ['ZIP', 150, 200, 51],
    ['ZIP', 250, 350, 51],
  ],
  item: ([kind, width, height, micron]) => {
    const words = { LDPE: 'Natural LDPE liner bag', VCI: 'Blue VCI anti-rust bag', ZIP: 'Clear zip-lock bag' }[kind];
    const use = {
      LDPE: 'lining drums and cartons of bulk powder',
      VCI: 'keeping machined ferrous parts free of rust for 12 months in stock and export',
      ZIP: 'samples, small parts and documents',
    }[kind];
    return {
      code: `${kind}-${width}X${height}`,
      name: `${words} ${width} × ${height} mm, ${micron} µm`,
      rupees: 100 * (0.2 + width * height * micron * 2 * 0.93e-9 * { LDPE: 165, VCI: 265, ZIP: 240 }[kind]),
      unit: 'PAC',
      pack: 'Pack of 100',
      description: `${words} of ${width} × ${height} mm and ${micron} µm for ${use}.`,
      attributes: {
        Size: `${width} × ${height} mm`,
        Thickness: `${micron} µm`,
        Material: kind === 'VCI' ? 'LDPE with VCI' : 'LDPE',
        Closure: kind === 'ZIP' ? 'Zip lock' : 'Open mouth',
      },
    };
  },
});

const tapes = singles({
  category,
  subcategory: 'Tapes & films',
  group: 'TPF',
  brand,
  hsn: '391910',
  gst: GST.standard,
  buyers: {
    aravalli: only('BOPP-48-BR', 'MSK-24', 'STR-500', 'FOAM-1000', 'VCI-PAP', 'SILG-1KG'),
    konkan: only('BOPP-48-CL', 'BOPP-72-BR', 'STR-500', 'BUB-1000', 'SILG-5'),
    deccan: only('DUCT-48', 'INS-19'),
  },
  rows: `
    BOPP-48-BR | BOPP packing tape 48 mm × 65 m, brown | 2240 | unit: BOX; pack: Box of 72 rolls
      Brown BOPP carton sealing tape of 48 mm and 40 µm with acrylic adhesive.
      Width: 48 mm; Length: 65 m; Thickness: 40 µm
    BOPP-48-CL | BOPP packing tape 48 mm × 65 m, clear | 2190 | unit: BOX; pack: Box of 72 rolls
      Clear BOPP carton sealing tape of 48 mm and 40 µm with acrylic adhesive.
      Width: 48 mm; Length: 65 m; Thickness: 40 µm
    BOPP-72-BR | BOPP packing tape 72 mm × 65 m, brown | 2280 | unit: BOX; pack: Box of 48 rolls
      Brown BOPP tape of 72 mm and 42 µm for heavy cartons.
      Width: 72 mm; Length: 65 m; Thickness: 42 µm
    MSK-24 | Masking tape 24 mm × 20 m, 80 °C | 980 | unit: BOX; pack: Box of 36 rolls; hsn: 481141
      Crepe paper masking tape of 24 mm that removes clean after baking at 80 °C.
      Width: 24 mm; Length: 20 m; Temperature: 80 °C
    DUCT-48 | Cloth duct tape 48 mm × 25 m, silver | 165 | unit: ROL; pack: Roll of 25 m; hsn: 590610; gst: merit
      Polyethylene-coated cloth tape of 48 mm for ducts, hoses and bundling.
      Width: 48 mm; Length: 25 m; Thickness: 0.22 mm
    INS-19 | PVC insulation tape 19 mm × 8 m, assorted colours | 390 | unit: BOX; pack: Box of 30 rolls
      Flame-retardant PVC insulation tape of 19 mm in six colours; IS 7809 (Part 3).
      Width: 19 mm; Length: 8 m; Thickness: 0.125 mm
    STR-500 | Stretch film 500 mm × 23 µm, hand roll, 3 kg | 2280 | unit: BOX; pack: Box of 6 rolls; hsn: 392010
      Cast LLDPE stretch film of 500 mm and 23 µm for hand wrapping of pallets, 180 % stretch.
      Width: 500 mm; Thickness: 23 µm; Weight: 3 kg
    BUB-1000 | Air bubble film 1000 mm × 100 m, 40 g/m² | 890 | unit: ROL; pack: Roll of 100 m; hsn: 392112
      Two-layer air bubble film of 1 m and 100 m with 10 mm bubbles.
      Width: 1000 mm; Length: 100 m; Bubble: 10 mm
    FOAM-1000 | EPE foam roll 1000 mm × 100 m, 2 mm | 1180 | unit: ROL; pack: Roll of 100 m; hsn: 392119
      Expanded polyethylene foam of 2 mm for interleaving finished parts and glass.
      Width: 1000 mm; Length: 100 m; Thickness: 2 mm
    VCI-PAP | VCI kraft paper 1000 mm × 100 m, 70 g/m² | 2950 | unit: ROL; pack: Roll of 100 m; hsn: 481159
      Corrosion inhibitor kraft paper of 70 g/m² for wrapping gears, bearings and castings.
      Width: 1000 mm; Length: 100 m; Weight: 70 g/m²
    SILG-5 | Silica gel sachets 5 g, white | 290 | unit: PAC; pack: Pack of 200; hsn: 281122
      Silica gel sachets of 5 g in non-woven paper for cartons and instrument boxes.
      Weight: 5 g; Adsorption: 27 %; Sachets: 200
    SILG-1KG | Desiccant bag 1 kg for containers | 245 | hsn: 382499
      Calcium chloride desiccant bag of 1 kg that hangs in export containers and absorbs 2 kg of moisture.
      Weight: 1 kg; Absorption: 200 %; Life: 60 days
  `,
});

const strapping = singles({
  category,
  subcategory: 'Strapping',
  group: 'STP',
  brand,
  hsn: '392020',
  gst: GST.standard,
  buyers: { aravalli: except('PP-12', 'ST-32', 'TOOL-PP'), konkan: only('PP-12', 'TOOL-PP'), deccan: only('ST-32') },
  rows: `
    PP-12 | PP strap 12 mm × 0.7 mm, white, 10 kg | 1180 | unit: ROL; pack: Roll of 10 kg
      Embossed polypropylene strap of 12 mm for semi-automatic machines, breaking load 1200 N.
      Width: 12 mm; Thickness: 0.7 mm; Breaking load: 1200 N
    PET-16 | PET strap 16 mm × 0.8 mm, green, 20 kg | 2950 | unit: ROL; pack: Roll of 20 kg; hsn: 392062
      Polyester strap of 16 mm that keeps tension on pallets of castings and profiles, breaking load 5600 N.
      Width: 16 mm; Thickness: 0.8 mm; Breaking load: 5600 N
    ST-19 | Steel strap 19 × 0.56 mm, blued and waxed, 20 kg | 2150 | unit: ROL; pack: Coil of 20 kg; hsn: 721220
      High-tensile steel strap of 19 mm for coils, pipes and crates, breaking load 8500 N.
      Width: 19 mm; Thickness: 0.56 mm; Breaking load: 8500 N
    ST-32 | Steel strap 32 × 0.8 mm, blued and waxed, 25 kg | 2720 | unit: ROL; pack: Coil of 25 kg; hsn: 721220
      High-tensile steel strap of 32 mm for steel bundles and machinery, breaking load 21,000 N.
      Width: 32 mm; Thickness: 0.8 mm; Breaking load: 21,000 N
    SEAL-19 | Steel strapping seals 19 mm, snap-on | 890 | unit: BOX; pack: Box of 1000; hsn: 732690
      Snap-on seals for 19 mm steel strap, double notch.
      Width: 19 mm; Length: 32 mm; Finish: Zinc plated
    TOOL-PP | Manual tensioner and sealer set for PP strap | 2450 | unit: SET; pack: Set of tensioner and sealer; hsn: 820559
      Hand tensioner and crimper for polypropylene strap of 12 to 19 mm.
      Strap: 12–19 mm; Body: Cast steel; Pieces: 2
    TOOL-ST | Manual tensioner and sealer set for steel strap | 6850 | unit: SET; pack: Set of tensioner and sealer; hsn: 820559
      Hand tensioner and double-notch sealer for steel strap of 13 to 19 mm.
      Strap: 13–19 mm; Body: Forged steel; Pieces: 2
  `,
});

const hdpeDrums = family<[litres: number, mouth: 'narrow' | 'open top', kg: number, rupees: number]>({
  category,
  subcategory: 'Drums, crates & pallets',
  group: 'DRM',
  brand,
  hsn: '392330',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    [5, 'narrow', 0.25, 68],
    [20, 'narrow', 1, 235],
    [25, 'open top', 1.5, 420],
    [50, 'open top', 2.6, 690],
    [120, 'open top', 5.8, 1380],
    [210, 'open top', 9.5, 1980],
  ],
  item: ([litres, mouth, kg, rupees]) => ({
    code: `${mouth === 'narrow' ? 'NM' : 'OT'}-${litres}L`,
    name: `HDPE ${mouth === 'narrow' ? 'jerrycan' : 'drum'} ${litres} L, ${mouth === 'narrow' ? 'narrow mouth, tamper-evident cap' : 'open top, lid and locking ring'}`,
    rupees,
    description: `Blow-moulded HDPE ${mouth === 'narrow' ? 'jerrycan' : 'drum'} of ${litres} L, tare ${kg} kg, ${mouth === 'narrow' ? 'stackable, for liquids' : 'for powders and semi-solids'}. UN approved for packing groups II and III, food-grade resin.`,
    attributes: { Volume: `${litres} L`, Mouth: mouth, Tare: `${kg} kg`, Material: 'HDPE, food grade', Approval: 'UN' },
  }),
});

const cratesAndPallets = singles({
  category,
  subcategory: 'Drums, crates & pallets',
  group: 'PLT',
  brand,
  hsn: '392310',
  gst: GST.standard,
  buyers: { aravalli: except('PL-1200', 'PL-1200R'), konkan: only('PL-1200', 'PL-1200R'), deccan: only('WD-1200') },
  rows: `
    CR-400 | Plastic crate, closed side, 400 × 300 × 175 mm | 195
      Closed-side HDPE crate of 400 × 300 × 175 mm carrying 15 kg, for in-process parts. Stacks and nests with covers, washable.
      Size: 400 × 300 × 175 mm; Load: 15 kg; Material: HDPE
    CR-600 | Plastic crate, closed side, 600 × 400 × 325 mm | 480
      Closed-side HDPE crate of 600 × 400 × 325 mm carrying 35 kg, for dispatch and returnable packing. Stacks five high, washable.
      Size: 600 × 400 × 325 mm; Load: 35 kg; Material: HDPE
    BIN-150 | Front-open part bin, 150 × 100 × 75 mm | 42
      Front-open PP bin of 150 × 100 × 75 mm carrying 3 kg, for fasteners on louvred panels and benches. Stackable, with label slot.
      Size: 150 × 100 × 75 mm; Load: 3 kg; Material: PP
    BIN-300 | Front-open part bin, 300 × 200 × 150 mm | 148
      Front-open PP bin of 300 × 200 × 150 mm carrying 12 kg, for line-side racks. Stackable, with label slot.
      Size: 300 × 200 × 150 mm; Load: 12 kg; Material: PP
    PL-1200 | Plastic pallet, injection moulded, nine feet, 1200 × 1000 × 150 mm | 1680 | hsn: 392390
      Injection-moulded nine-foot HDPE pallet of 1200 × 1000 × 150 mm carrying 1000 kg on a truck, for floor stacking. Virgin resin, washable.
      Size: 1200 × 1000 × 150 mm; Load: 1000 kg dynamic; Material: HDPE
    PL-1200R | Plastic pallet, rackable, three runners, 1200 × 1000 × 160 mm | 2950 | hsn: 392390
      Rackable HDPE pallet of 1200 × 1000 × 160 mm on three runners, carrying 1000 kg across rack beams. Virgin resin, washable.
      Size: 1200 × 1000 × 160 mm; Load: 1000 kg in rack; Material: HDPE
    WD-1200 | Pinewood pallet, heat treated, ISPM 15, 1200 × 1000 × 140 mm | 1180 | hsn: 44152000; gst: merit
      Heat-treated pinewood pallet of 1200 × 1000 × 140 mm carrying 1500 kg, for export consignments. Four-way entry, stamped to ISPM 15.
      Size: 1200 × 1000 × 140 mm; Load: 1500 kg dynamic; Material: Pinewood
  `,
});

export const packaging: Family[] = [cartons, polyBags, tapes, strapping, hdpeDrums, cratesAndPallets];
