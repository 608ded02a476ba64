import { brands } from './brands.ts';
import { except, family, figure, GST, only, singles, type Family } from './family.ts';

const category = 'Cutting tools & abrasives';

const hacksawBlades = singles({
  category,
  subcategory: 'Saw blades',
  group: 'HSB',
  brand: brands.cuttingTools,
  hsn: '82029120',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('BM-24T'), deccan: except('BM-32T') },
  rows: `
    BM-18T | Bi-metal hacksaw blade 300 × 12.5 mm, 18 TPI | 2950 | unit: BOX; pack: Box of 100
      Shatter-proof bi-metal hacksaw blade with 18 teeth per inch for solid bar and heavy sections. Fits 300 mm hand frames; IS 2594.
      Length: 300 mm; Width: 12.5 mm; Thickness: 0.63 mm; Teeth: 18 TPI
    BM-24T | Bi-metal hacksaw blade 300 × 12.5 mm, 24 TPI | 2980 | unit: BOX; pack: Box of 100
      Shatter-proof bi-metal hacksaw blade with 24 teeth per inch for angles, conduit and medium sections. Fits 300 mm hand frames; IS 2594.
      Length: 300 mm; Width: 12.5 mm; Thickness: 0.63 mm; Teeth: 24 TPI
    BM-32T | Bi-metal hacksaw blade 300 × 12.5 mm, 32 TPI | 3040 | unit: BOX; pack: Box of 100
      Shatter-proof bi-metal hacksaw blade with 32 teeth per inch for thin sheet and tube. Fits 300 mm hand frames; IS 2594.
      Length: 300 mm; Width: 12.5 mm; Thickness: 0.63 mm; Teeth: 32 TPI
  `,
});

const bandSaws = singles({
  category,
  subcategory: 'Saw blades',
  group: 'BSB',
  brand: brands.cuttingTools,
  hsn: '82022000',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    2950-46 | Bi-metal band saw blade 2950 × 27 × 0.9 mm, 4/6 TPI, M42 | 1534
      Welded band saw blade 2950 mm long with M42 cobalt edge and variable 4/6 pitch, for steel bars of 40–80 mm. For horizontal metal-cutting machines taking a 27 mm band.
      Loop length: 2950 mm; Width: 27 mm; Thickness: 0.9 mm; Teeth: 4/6 TPI; Edge: M42 HSS, 8 % cobalt
    3505-34 | Bi-metal band saw blade 3505 × 27 × 0.9 mm, 3/4 TPI, M42 | 1823
      Welded band saw blade 3505 mm long with M42 cobalt edge and variable 3/4 pitch, for steel bars of 80–150 mm. For horizontal metal-cutting machines taking a 27 mm band.
      Loop length: 3505 mm; Width: 27 mm; Thickness: 0.9 mm; Teeth: 3/4 TPI; Edge: M42 HSS, 8 % cobalt
    3505-46 | Bi-metal band saw blade 3505 × 27 × 0.9 mm, 4/6 TPI, M42 | 1823
      Welded band saw blade 3505 mm long with M42 cobalt edge and variable 4/6 pitch, for steel bars of 40–80 mm. For horizontal metal-cutting machines taking a 27 mm band.
      Loop length: 3505 mm; Width: 27 mm; Thickness: 0.9 mm; Teeth: 4/6 TPI; Edge: M42 HSS, 8 % cobalt
    4115-34 | Bi-metal band saw blade 4115 × 27 × 0.9 mm, 3/4 TPI, M42 | 2140
      Welded band saw blade 4115 mm long with M42 cobalt edge and variable 3/4 pitch, for steel bars of 80–150 mm. For horizontal metal-cutting machines taking a 27 mm band.
      Loop length: 4115 mm; Width: 27 mm; Thickness: 0.9 mm; Teeth: 3/4 TPI; Edge: M42 HSS, 8 % cobalt
  `,
});

const tctSaws = singles({
  category,
  subcategory: 'Saw blades',
  group: 'TCT',
  brand: brands.cuttingTools,
  hsn: '82023900',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    110-40T | TCT circular saw blade 110 mm, 40 teeth, 20 mm bore | 265
      Tungsten carbide tipped saw blade of 110 mm with 40 teeth for clean cuts in plywood and laminate. Fits machines with a 20 mm arbor; EN 847-1.
      Diameter: 110 mm; Teeth: 40; Bore: 20 mm; For: plywood and laminate
    185-40T | TCT circular saw blade 185 mm, 40 teeth, 20 mm bore | 610
      Tungsten carbide tipped saw blade of 185 mm with 40 teeth for clean cuts in shuttering plywood. Fits machines with a 20 mm arbor; EN 847-1.
      Diameter: 185 mm; Teeth: 40; Bore: 20 mm; For: shuttering plywood
    254-60T | TCT circular saw blade 254 mm, 60 teeth, 25.4 mm bore | 1180
      Tungsten carbide tipped saw blade of 254 mm with 60 teeth for clean cuts in hardwood and board. Fits machines with a 25.4 mm arbor; EN 847-1.
      Diameter: 254 mm; Teeth: 60; Bore: 25.4 mm; For: hardwood and board
    305-100T | TCT circular saw blade 305 mm, 100 teeth, 30 mm bore | 2450
      Tungsten carbide tipped saw blade of 305 mm with 100 teeth for clean cuts in aluminium sections. Fits machines with a 30 mm arbor; EN 847-1.
      Diameter: 305 mm; Teeth: 100; Bore: 30 mm; For: aluminium sections
  `,
});

type Wheel = [diameter: number, thick: number, bore: number, box: number, each: number];

/** Largest speed in rev/min at the 80 m/s that EN 12413 allows, rounded down to 50. */
const wheelSpeed = (diameter: number) => Math.floor((80 * 60_000) / (Math.PI * diameter) / 50) * 50;

const cuttingWheels = family<Wheel>({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'CW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: ([d]) => d <= 180 || d === 355, konkan: ([, thick]) => thick === 1, deccan: true },
  rows: [
    [100, 1, 16, 50, 15.5],
    [100, 2.5, 16, 50, 20],
    [125, 1, 22.23, 50, 22],
    [180, 3, 22.23, 25, 62],
    [230, 3, 22.23, 25, 92],
    [355, 2.8, 25.4, 25, 158],
    [400, 3.2, 25.4, 25, 205],
  ],
  item: ([diameter, thick, bore, box, each]) => ({
    code: `${diameter}X${thick}`,
    name: `Cutting wheel ${diameter} × ${thick} × ${bore} mm, steel and stainless steel`,
    rupees: box * each,
    unit: 'BOX',
    pack: `Box of ${box}`,
    description: `Resin-bonded, fibre-reinforced cutting wheel ${diameter} × ${thick} mm for ${diameter >= 355 ? 'chop saws' : 'angle grinders'} with a ${bore} mm spindle. Free of iron, sulphur and chlorine; EN 12413, up to ${figure(wheelSpeed(diameter))} rev/min.`,
    attributes: {
      Diameter: `${diameter} mm`,
      Thickness: `${thick} mm`,
      Bore: `${bore} mm`,
      Grain: diameter >= 355 ? 'A 30' : 'A 60',
      'Maximum speed': `${figure(wheelSpeed(diameter))} rev/min`,
    },
  }),
});

const grindingWheels = singles({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'GW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: except('DC-230X6'), deccan: true },
  rows: `
    DC-100X6 | Depressed centre grinding wheel 100 × 6 × 16 mm, steel | 725 | unit: BOX; pack: Box of 25
      Type 27 grinding wheel of 100 mm for dressing welds and castings with an angle grinder of 16 mm spindle. Aluminium oxide, resin bond; EN 12413.
      Diameter: 100 mm; Thickness: 6 mm; Bore: 16 mm; Grain: A 24 R; Maximum speed: 15,250 rev/min
    DC-125X6 | Depressed centre grinding wheel 125 × 6 × 22.23 mm, steel | 1100 | unit: BOX; pack: Box of 25
      Type 27 grinding wheel of 125 mm for dressing welds and castings with an angle grinder of 22.23 mm spindle. Aluminium oxide, resin bond; EN 12413.
      Diameter: 125 mm; Thickness: 6 mm; Bore: 22.23 mm; Grain: A 24 R; Maximum speed: 12,200 rev/min
    DC-180X6 | Depressed centre grinding wheel 180 × 6 × 22.23 mm, steel | 1900 | unit: BOX; pack: Box of 25
      Type 27 grinding wheel of 180 mm for dressing welds and castings with an angle grinder of 22.23 mm spindle. Aluminium oxide, resin bond; EN 12413.
      Diameter: 180 mm; Thickness: 6 mm; Bore: 22.23 mm; Grain: A 24 R; Maximum speed: 8450 rev/min
    DC-230X6 | Depressed centre grinding wheel 230 × 6 × 22.23 mm, steel | 1180 | unit: BOX; pack: Box of 10
      Type 27 grinding wheel of 230 mm for dressing welds and castings with an angle grinder of 22.23 mm spindle. Aluminium oxide, resin bond; EN 12413.
      Diameter: 230 mm; Thickness: 6 mm; Bore: 22.23 mm; Grain: A 24 R; Maximum speed: 6600 rev/min
  `,
});

const benchWheels = singles({
  category,
  subcategory: 'Cutting & grinding wheels',
  group: 'BGW',
  brand: brands.abrasives,
  hsn: '680422',
  gst: GST.standard,
  buyers: { aravalli: true },
  rows: `
    150-A36 | Bench grinding wheel 150 × 20 × 31.75 mm, A 36 | 215
      Straight vitrified wheel of 150 mm, aluminium oxide for steel tools, grit 36, for bench and pedestal grinders. Marking to ISO 525.
      Diameter: 150 mm; Width: 20 mm; Bore: 31.75 mm; Grain: Aluminium oxide; Grit: 36; Bond: Vitrified
    200-A36 | Bench grinding wheel 200 × 25 × 31.75 mm, A 36 | 385
      Straight vitrified wheel of 200 mm, aluminium oxide for steel tools, grit 36, for bench and pedestal grinders. Marking to ISO 525.
      Diameter: 200 mm; Width: 25 mm; Bore: 31.75 mm; Grain: Aluminium oxide; Grit: 36; Bond: Vitrified
    200-A60 | Bench grinding wheel 200 × 25 × 31.75 mm, A 60 | 385
      Straight vitrified wheel of 200 mm, aluminium oxide for steel tools, grit 60, for bench and pedestal grinders. Marking to ISO 525.
      Diameter: 200 mm; Width: 25 mm; Bore: 31.75 mm; Grain: Aluminium oxide; Grit: 60; Bond: Vitrified
    200-GC80 | Bench grinding wheel 200 × 25 × 31.75 mm, GC 80 | 560
      Straight vitrified wheel of 200 mm, green silicon carbide for carbide tools, grit 80, for bench and pedestal grinders. Marking to ISO 525.
      Diameter: 200 mm; Width: 25 mm; Bore: 31.75 mm; Grain: Green silicon carbide; Grit: 80; Bond: Vitrified
  `,
});

const flapDiscs = singles({
  category,
  subcategory: 'Coated abrasives',
  group: 'FD',
  brand: brands.abrasives,
  hsn: '680510',
  gst: GST.standard,
  buyers: { aravalli: except('125-Z40', '125-Z80'), deccan: except('100-Z120') },
  rows: `
    100-Z40 | Flap disc 100 mm, zirconia, grit 40 | 460 | unit: PAC; pack: Pack of 10
      Zirconia flap disc of 100 mm, grit 40, that takes down welds and burrs in one step on an angle grinder. Glass-fibre backing, 16 mm bore; EN 13743.
      Diameter: 100 mm; Bore: 16 mm; Grit: 40; Grain: Zirconia alumina; Backing: Glass fibre, type 29
    100-Z80 | Flap disc 100 mm, zirconia, grit 80 | 460 | unit: PAC; pack: Pack of 10
      Zirconia flap disc of 100 mm, grit 80, that blends and finishes surfaces in one step on an angle grinder. Glass-fibre backing, 16 mm bore; EN 13743.
      Diameter: 100 mm; Bore: 16 mm; Grit: 80; Grain: Zirconia alumina; Backing: Glass fibre, type 29
    100-Z120 | Flap disc 100 mm, zirconia, grit 120 | 460 | unit: PAC; pack: Pack of 10
      Zirconia flap disc of 100 mm, grit 120, that blends and finishes surfaces in one step on an angle grinder. Glass-fibre backing, 16 mm bore; EN 13743.
      Diameter: 100 mm; Bore: 16 mm; Grit: 120; Grain: Zirconia alumina; Backing: Glass fibre, type 29
    125-Z40 | Flap disc 125 mm, zirconia, grit 40 | 680 | unit: PAC; pack: Pack of 10
      Zirconia flap disc of 125 mm, grit 40, that takes down welds and burrs in one step on an angle grinder. Glass-fibre backing, 22.23 mm bore; EN 13743.
      Diameter: 125 mm; Bore: 22.23 mm; Grit: 40; Grain: Zirconia alumina; Backing: Glass fibre, type 29
    125-Z80 | Flap disc 125 mm, zirconia, grit 80 | 680 | unit: PAC; pack: Pack of 10
      Zirconia flap disc of 125 mm, grit 80, that blends and finishes surfaces in one step on an angle grinder. Glass-fibre backing, 22.23 mm bore; EN 13743.
      Diameter: 125 mm; Bore: 22.23 mm; Grit: 80; Grain: Zirconia alumina; Backing: Glass fibre, type 29
  `,
});

const abrasiveSheets = singles({
  category,
  subcategory: 'Coated abrasives',
  group: 'WPS',
  brand: brands.abrasives,
  hsn: '680520',
  gst: GST.standard,
  buyers: { aravalli: except('P600'), konkan: only('P400', 'P600') },
  rows: `
    P100 | Waterproof abrasive paper 230 × 280 mm, grit P100 | 605 | unit: PAC; pack: Pack of 50 sheets
      Silicon carbide waterproof paper sheet, grit P100, for rubbing down primer and putty. Used wet or dry by hand or on a block; grading to ISO 6344.
      Size: 230 × 280 mm; Grit: P100; Grain: Silicon carbide; Backing: Latex paper
    P220 | Waterproof abrasive paper 230 × 280 mm, grit P220 | 589 | unit: PAC; pack: Pack of 50 sheets
      Silicon carbide waterproof paper sheet, grit P220, for rubbing down primer and putty. Used wet or dry by hand or on a block; grading to ISO 6344.
      Size: 230 × 280 mm; Grit: P220; Grain: Silicon carbide; Backing: Latex paper
    P400 | Waterproof abrasive paper 230 × 280 mm, grit P400 | 583 | unit: PAC; pack: Pack of 50 sheets
      Silicon carbide waterproof paper sheet, grit P400, for wet finishing of lacquer and metal. Used wet or dry by hand or on a block; grading to ISO 6344.
      Size: 230 × 280 mm; Grit: P400; Grain: Silicon carbide; Backing: Latex paper
    P600 | Waterproof abrasive paper 230 × 280 mm, grit P600 | 580 | unit: PAC; pack: Pack of 50 sheets
      Silicon carbide waterproof paper sheet, grit P600, for wet finishing of lacquer and metal. Used wet or dry by hand or on a block; grading to ISO 6344.
      Size: 230 × 280 mm; Grit: P600; Grain: Silicon carbide; Backing: Latex paper
  `,
});

const emeryRolls = singles({
  category,
  subcategory: 'Coated abrasives',
  group: 'EMR',
  brand: brands.abrasives,
  hsn: '680510',
  gst: GST.standard,
  buyers: { aravalli: true, deccan: except('100-P120') },
  rows: `
    100-P60 | Emery cloth roll 100 mm × 50 m, grit 60 | 1550 | unit: ROL; pack: Roll of 50 m
      Flexible aluminium oxide cloth roll, 100 mm wide, grit 60, torn to length for deburring shafts and cleaning pipe ends. Resin bond on J-weight cotton; grading to ISO 6344.
      Width: 100 mm; Length: 50 m; Grit: 60; Grain: Aluminium oxide; Backing: Cotton, J-weight
    100-P80 | Emery cloth roll 100 mm × 50 m, grit 80 | 1533 | unit: ROL; pack: Roll of 50 m
      Flexible aluminium oxide cloth roll, 100 mm wide, grit 80, torn to length for deburring shafts and cleaning pipe ends. Resin bond on J-weight cotton; grading to ISO 6344.
      Width: 100 mm; Length: 50 m; Grit: 80; Grain: Aluminium oxide; Backing: Cotton, J-weight
    100-P120 | Emery cloth roll 100 mm × 50 m, grit 120 | 1515 | unit: ROL; pack: Roll of 50 m
      Flexible aluminium oxide cloth roll, 100 mm wide, grit 120, torn to length for deburring shafts and cleaning pipe ends. Resin bond on J-weight cotton; grading to ISO 6344.
      Width: 100 mm; Length: 50 m; Grit: 120; Grain: Aluminium oxide; Backing: Cotton, J-weight
  `,
});

export const abrasives: Family[] = [
  hacksawBlades,
  bandSaws,
  tctSaws,
  cuttingWheels,
  grindingWheels,
  benchWheels,
  flapDiscs,
  abrasiveSheets,
  emeryRolls,
];
