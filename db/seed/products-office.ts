import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'Office supplies';

const paper = singles({
  category,
  subcategory: 'Paper & notebooks',
  group: 'PPR',
  brand: brands.office,
  hsn: '480256',
  gst: GST.standard,
  buyers: {
    aravalli: only('A4-70', 'NTB-200'),
    konkan: only('A4-80', 'LNB-200', 'GRP-100', 'LOG-A4', 'ENV-A4'),
    deccan: only('A4-70', 'A3-75', 'PLT-A1', 'NTB-200', 'REG-2Q'),
  },
  rows: `
    A4-70 | Copier paper A4, 70 g/m², 500 sheets | 248 | pack: Ream of 500
      White A4 copier paper of 70 g/m² for daily printing and copying.
      Size: A4; Weight: 70 g/m²; Brightness: 92 %
    A4-80 | Copier paper A4, 80 g/m², 500 sheets | 292 | pack: Ream of 500
      White A4 copier paper of 80 g/m² for batch records and two-sided printing.
      Size: A4; Weight: 80 g/m²; Brightness: 94 %
    A3-75 | Copier paper A3, 75 g/m², 500 sheets | 560 | pack: Ream of 500
      White A3 copier paper of 75 g/m² for drawings and layouts.
      Size: A3; Weight: 75 g/m²; Brightness: 92 %
    PLT-A1 | Plotter paper roll 610 mm × 50 m, 80 g/m² | 590 | unit: ROL; pack: Roll of 50 m
      Uncoated plotter roll of 610 mm with 2 in core for site and layout drawings.
      Width: 610 mm; Length: 50 m; Weight: 80 g/m²
    NTB-200 | Notebook A5, 200 pages, ruled | 540 | unit: PAC; pack: Pack of 12; hsn: 48202000; gst: nil
      Ruled A5 notebooks of 200 pages, stitched, for shift and meeting notes.
      Size: A5; Pages: 200; Ruling: Single line
    LNB-200 | Laboratory notebook A4, 200 pages, numbered | 1480 | unit: PAC; pack: Pack of 6; hsn: 48202000; gst: nil
      Hard-bound A4 laboratory notebooks with numbered pages and witness lines.
      Size: A4; Pages: 200, numbered; Binding: Hard bound
    GRP-100 | Graph book A4, 100 pages, 1 mm | 390 | unit: PAC; pack: Pack of 10; hsn: 48202000; gst: nil
      A4 graph books of 1 mm grid for charts and field notes.
      Size: A4; Pages: 100; Grid: 1 mm
    REG-2Q | Register 2 quire, 192 pages, foolscap | 118 | hsn: 482010
      Hard-bound foolscap register of 192 pages for gate, stores and inspection entries.
      Size: Foolscap; Pages: 192; Binding: Hard bound
    LOG-A4 | Equipment log book A4, 200 pages, numbered | 265 | hsn: 482010
      Hard-bound equipment log book with numbered pages and columns for use and cleaning.
      Size: A4; Pages: 200, numbered; Binding: Hard bound
    ENV-A4 | Envelope A4, laminated, yellow, 250 × 350 mm | 340 | unit: PAC; pack: Pack of 50; hsn: 481710
      Cloth-lined yellow envelopes of 250 × 350 mm for A4 documents.
      Size: 250 × 350 mm; Lining: Cloth; Flap: Gummed
  `,
});

const pens = singles({
  category,
  subcategory: 'Pens & markers',
  group: 'PEN',
  brand: brands.office,
  hsn: '960810',
  gst: GST.standard,
  buyers: {
    aravalli: only('MRK-BK', 'PNT-WH'),
    konkan: only('GEL-BK', 'MRK-BK', 'CRM-BK'),
    deccan: except('GEL-BK', 'CRM-BK'),
  },
  rows: `
    BALL-BL | Ball pen 0.7 mm, blue | 190 | unit: BOX; pack: Box of 50
      Blue ball pens of 0.7 mm with rubber grip, about 1500 m writing length.
      Tip: 0.7 mm; Colour: Blue; Ink: Oil based
    GEL-BK | Gel pen 0.5 mm, black, permanent | 245 | unit: BOX; pack: Box of 20
      Black gel pens of 0.5 mm with fade-proof ink for batch records.
      Tip: 0.5 mm; Colour: Black; Ink: Pigment gel
    PCL-HB | Pencil HB, hexagonal | 78 | unit: BOX; pack: Box of 20; hsn: 96091000; gst: nil
      HB graphite pencils with bonded lead for drawing and marking.
      Grade: HB; Body: Hexagonal; Length: 175 mm
    ERS-20 | Eraser, dust free, white | 72 | unit: BOX; pack: Box of 20; hsn: 40169200; gst: nil
      Dust-free white erasers for pencil on paper and tracing film.
      Size: 40 × 18 × 12 mm; Colour: White; Type: Dust free
    MRK-BK | Permanent marker, black, bullet tip | 195 | unit: BOX; pack: Box of 10; hsn: 960820
      Black permanent markers with 2 mm bullet tip for steel, film and cartons.
      Tip: 2 mm bullet; Colour: Black; Ink: Alcohol based
    PNT-WH | Paint marker, white, 2.8 mm | 690 | unit: BOX; pack: Box of 12; hsn: 960820
      White oil-based paint markers for castings, tyres and pipes, weather resistant.
      Tip: 2.8 mm; Colour: White; Ink: Oil based paint
    CRM-BK | Cryo marker, black, fine, alcohol resistant | 980 | unit: PAC; pack: Pack of 10; hsn: 960820
      Fine black markers for tubes and plates, resistant to IPA and -196 °C.
      Tip: 0.5 mm; Colour: Black; Resists: IPA, liquid nitrogen
    WBM-AS | White board marker, assorted | 215 | unit: BOX; pack: Box of 10; hsn: 960820
      Dry-wipe markers in black, blue, red and green with low odour.
      Tip: 2 mm bullet; Colours: 4; Ink: Dry wipe
  `,
});

const files = singles({
  category,
  subcategory: 'Files & folders',
  group: 'FIL',
  brand: brands.office,
  hsn: '48203000',
  gst: GST.standard,
  buyers: { konkan: except('SPR-A4', 'L-FLD-A4'), deccan: only('SPR-A4', 'L-FLD-A4') },
  rows: `
    BOX-A4 | Box file A4, lever arch, 75 mm spine | 118
      Laminated A4 lever arch file with 75 mm spine and label pocket.
      Size: A4; Spine: 75 mm; Mechanism: Lever arch
    SPR-A4 | Spring file A4, 350 g board | 480 | unit: PAC; pack: Pack of 25
      A4 spring files in 350 g board with printed cover.
      Size: A4; Board: 350 g/m²; Mechanism: Spring
    L-FLD-A4 | L folder A4, clear, 180 µm | 165 | unit: PAC; pack: Pack of 50; hsn: 392610
      Clear PP L-shaped folders of 180 µm for A4 documents.
      Size: A4; Thickness: 180 µm; Material: PP
    SHT-A4 | Sheet protector A4, 11 hole, 60 µm | 210 | unit: PAC; pack: Pack of 100; hsn: 392610
      Clear PP sheet protectors with 11 holes for ring binders.
      Size: A4; Thickness: 60 µm; Holes: 11
    ARC-BOX | Archive box for batch records, 390 × 290 × 260 mm | 980 | unit: PAC; pack: Pack of 10; hsn: 481910; gst: merit
      Corrugated archive boxes with lid and index panel for six lever arch files.
      Size: 390 × 290 × 260 mm; Ply: 5; Load: 18 kg
  `,
});

const desk = singles({
  category,
  subcategory: 'Desk equipment',
  group: 'DSK',
  brand: brands.office,
  hsn: '847290',
  gst: GST.standard,
  buyers: {
    konkan: only('STP-HD', 'CAL-12', 'CHR-LAB', 'LCK-12'),
    deccan: only('STP-10', 'NTC-4X3', 'CHR-MSH', 'CUP-78'),
  },
  rows: `
    STP-10 | Stapler No. 10, 20 sheets | 78
      All-metal stapler for No. 10 staples, 20 sheets of 80 g/m².
      Staples: No. 10; Capacity: 20 sheets; Throat: 50 mm
    STP-HD | Heavy-duty stapler 23/13, 100 sheets | 890
      Heavy-duty stapler for 23/6 to 23/13 staples, 100 sheets.
      Staples: 23/6–23/13; Capacity: 100 sheets; Throat: 70 mm
    CAL-12 | Desk calculator 12 digit, tax keys | 420 | hsn: 847010
      Desk calculator with 12-digit display, check and tax keys, solar and battery.
      Digits: 12; Supply: Solar and battery; Keys: Check, tax
    NTC-4X3 | Notice board 1200 × 900 mm, fabric | 1480 | hsn: 961000
      Blue fabric notice board of 1200 × 900 mm with aluminium frame for site notices.
      Size: 1200 × 900 mm; Surface: Fabric; Frame: Aluminium
    CHR-MSH | Office chair, mesh back, adjustable arms | 6450 | hsn: 940139
      Mid-back mesh chair with synchro tilt, gas lift and nylon base, 120 kg.
      Back: Mesh; Lift: Gas, class 3; Load: 120 kg
    CHR-LAB | Laboratory stool, PU seat, foot ring, ESD safe | 5450 | hsn: 940139
      Polyurethane seat stool of 560 to 810 mm with foot ring, wipeable and static dissipative.
      Height: 560–810 mm; Seat: PU, 360 mm; Base: Aluminium
    LCK-12 | Steel locker, 12 doors, 1800 × 900 × 450 mm | 16800 | hsn: 940310
      Steel locker of 12 doors with louvres and cam locks for change rooms, powder coated.
      Doors: 12; Size: 1800 × 900 × 450 mm; Sheet: 0.8 mm
    CUP-78 | Steel cupboard, four shelves, 1980 × 900 × 450 mm | 14500 | hsn: 940310
      Steel cupboard with four shelves and three-way lock for stores and offices.
      Shelves: 4; Size: 1980 × 900 × 450 mm; Sheet: 0.8 mm
  `,
});

export const officeSupplies: Family[] = [paper, pens, files, desk];
