import { brands } from './brands.ts';
import { except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Electricals & lighting';

const glands = singles({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'GLD',
  brand: brands.switchgear,
  hsn: '853690',
  gst: GST.standard,
  buyers: { aravalli: only('DC-20', 'DC-25'), konkan: except('DC-40', 'DC-50'), deccan: true },
  rows: `
    DC-20 | Double compression cable gland M20, brass, for armoured cable 12–17 mm | 112
      Nickel-plated brass double compression gland M20 × 1.5 sealing on inner and outer sheath of armoured cable of 12–17 mm overall diameter. IP66, with earth tag and PVC shroud; IS 12943.
      Thread: M20 × 1.5; Cable outside diameter: 12–17 mm; Material: Brass, nickel plated; Protection: IP66
    DC-25 | Double compression cable gland M25, brass, for armoured cable 17–23 mm | 158
      Nickel-plated brass double compression gland M25 × 1.5 sealing on inner and outer sheath of armoured cable of 17–23 mm overall diameter. IP66, with earth tag and PVC shroud; IS 12943.
      Thread: M25 × 1.5; Cable outside diameter: 17–23 mm; Material: Brass, nickel plated; Protection: IP66
    DC-32 | Double compression cable gland M32, brass, for armoured cable 23–30 mm | 252
      Nickel-plated brass double compression gland M32 × 1.5 sealing on inner and outer sheath of armoured cable of 23–30 mm overall diameter. IP66, with earth tag and PVC shroud; IS 12943.
      Thread: M32 × 1.5; Cable outside diameter: 23–30 mm; Material: Brass, nickel plated; Protection: IP66
    DC-40 | Double compression cable gland M40, brass, for armoured cable 30–37 mm | 385
      Nickel-plated brass double compression gland M40 × 1.5 sealing on inner and outer sheath of armoured cable of 30–37 mm overall diameter. IP66, with earth tag and PVC shroud; IS 12943.
      Thread: M40 × 1.5; Cable outside diameter: 30–37 mm; Material: Brass, nickel plated; Protection: IP66
    DC-50 | Double compression cable gland M50, brass, for armoured cable 37–47 mm | 590
      Nickel-plated brass double compression gland M50 × 1.5 sealing on inner and outer sheath of armoured cable of 37–47 mm overall diameter. IP66, with earth tag and PVC shroud; IS 12943.
      Thread: M50 × 1.5; Cable outside diameter: 37–47 mm; Material: Brass, nickel plated; Protection: IP66
  `,
});

const lugs = family<[area: number, stud: number, pieces: number, each: number]>({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'LUG',
  brand: brands.switchgear,
  hsn: '853690',
  gst: GST.standard,
  buyers: { aravalli: ([area]) => area <= 16, konkan: ([area]) => area <= 10, deccan: ([area]) => area >= 16 },
  rows: [
    [2.5, 5, 100, 3.1],
    [6, 6, 100, 5.6],
    [10, 8, 100, 8.2],
    [16, 8, 50, 12.4],
    [25, 8, 50, 18.5],
    [50, 10, 25, 36],
    [95, 12, 25, 78],
  ],
  item: ([area, stud, pieces, each]) => ({
    code: `CU-${area}-M${stud}`,
    name: `Copper tubular lug ${area} mm², M${stud} stud, tinned`,
    rupees: pieces * each,
    unit: 'PAC',
    pack: `Pack of ${pieces}`,
    description: `Electrolytic copper crimping lug for ${area} mm² cable and M${stud} studs, annealed and tin plated, with inspection hole. For panel and motor terminations; pull-out tested to IEC 61238-1.`,
    attributes: {
      'Cable area': `${area} mm²`,
      Stud: `M${stud}`,
      Material: 'Copper, tin plated',
      Type: 'Ring, tubular',
    },
  }),
});

const conduits = singles({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'CON',
  brand: brands.plasticPipes,
  hsn: '391723',
  gst: GST.standard,
  buyers: { konkan: only('GI-20', 'GI-25'), deccan: true },
  rows: `
    PVC-20 | Rigid PVC conduit 20 mm, medium, 3 m | 62
      Unplasticised PVC conduit of 20 mm outside diameter and medium strength for concealed and surface wiring, 3 m length. IS 9537 (Part 3).
      Outside diameter: 20 mm; Length: 3 m; Strength: Medium; Material: UPVC
    PVC-25 | Rigid PVC conduit 25 mm, medium, 3 m | 84
      Unplasticised PVC conduit of 25 mm outside diameter and medium strength for concealed and surface wiring, 3 m length. IS 9537 (Part 3).
      Outside diameter: 25 mm; Length: 3 m; Strength: Medium; Material: UPVC
    PVC-32 | Rigid PVC conduit 32 mm, medium, 3 m | 132
      Unplasticised PVC conduit of 32 mm outside diameter and medium strength for concealed and surface wiring, 3 m length. IS 9537 (Part 3).
      Outside diameter: 32 mm; Length: 3 m; Strength: Medium; Material: UPVC
    GI-20 | GI electrical conduit 20 mm, medium, 3 m | 245 | brand: Lohaduct; hsn: 730630
      Galvanised steel conduit of 20 mm outside diameter and medium strength for exposed plant wiring, 3 m length. IS 9537 (Part 2).
      Outside diameter: 20 mm; Length: 3 m; Strength: Medium; Material: Galvanised steel
    GI-25 | GI electrical conduit 25 mm, medium, 3 m | 318 | brand: Lohaduct; hsn: 730630
      Galvanised steel conduit of 25 mm outside diameter and medium strength for exposed plant wiring, 3 m length. IS 9537 (Part 2).
      Outside diameter: 25 mm; Length: 3 m; Strength: Medium; Material: Galvanised steel
  `,
});

const cableTies = singles({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'TIE',
  brand: brands.switchgear,
  hsn: '39269099',
  gst: GST.standard,
  buyers: {
    aravalli: except('370X7.6-BK'),
    konkan: only('200X4.8-BK', '300X4.8-BK'),
    deccan: only('300X4.8-BK', '370X7.6-BK'),
  },
  rows: `
    150X3.6-BK | Cable tie 150 × 3.6 mm, black, UV stable | 72 | unit: PAC; pack: Pack of 100
      Nylon 66 cable tie 150 × 3.6 mm, black and UV stable, holding 180 N, for harnesses indoors and outdoors. Flammability UL 94 V-2, -40 to 85 °C.
      Length: 150 mm; Width: 3.6 mm; Loop strength: 180 N; Material: Nylon 66; Colour: Black
    200X4.8-BK | Cable tie 200 × 4.8 mm, black, UV stable | 124 | unit: PAC; pack: Pack of 100
      Nylon 66 cable tie 200 × 4.8 mm, black and UV stable, holding 220 N, for harnesses indoors and outdoors. Flammability UL 94 V-2, -40 to 85 °C.
      Length: 200 mm; Width: 4.8 mm; Loop strength: 220 N; Material: Nylon 66; Colour: Black
    300X4.8-BK | Cable tie 300 × 4.8 mm, black, UV stable | 188 | unit: PAC; pack: Pack of 100
      Nylon 66 cable tie 300 × 4.8 mm, black and UV stable, holding 220 N, for harnesses indoors and outdoors. Flammability UL 94 V-2, -40 to 85 °C.
      Length: 300 mm; Width: 4.8 mm; Loop strength: 220 N; Material: Nylon 66; Colour: Black
    370X7.6-BK | Cable tie 370 × 7.6 mm, black, UV stable | 415 | unit: PAC; pack: Pack of 100
      Nylon 66 cable tie 370 × 7.6 mm, black and UV stable, holding 540 N, for harnesses indoors and outdoors. Flammability UL 94 V-2, -40 to 85 °C.
      Length: 370 mm; Width: 7.6 mm; Loop strength: 540 N; Material: Nylon 66; Colour: Black
  `,
});

const cableTrays = singles({
  category,
  subcategory: 'Glands, lugs & conduits',
  group: 'TRY',
  brand: brands.steelPipes,
  hsn: '73089090',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    P150X50 | Perforated cable tray 150 × 50 mm, hot-dip galvanised, 2.5 m | 886
      Perforated cable tray 150 mm wide with 50 mm flange, 1.6 mm steel, hot-dip galvanised after fabrication, 2.5 m long with coupler plates. IEC 61537.
      Width: 150 mm; Height: 50 mm; Thickness: 1.6 mm; Length: 2.5 m; Mass: 8.2 kg
    P300X50 | Perforated cable tray 300 × 50 mm, hot-dip galvanised, 2.5 m | 1447
      Perforated cable tray 300 mm wide with 50 mm flange, 1.6 mm steel, hot-dip galvanised after fabrication, 2.5 m long with coupler plates. IEC 61537.
      Width: 300 mm; Height: 50 mm; Thickness: 1.6 mm; Length: 2.5 m; Mass: 13.4 kg
    P450X50 | Perforated cable tray 450 × 50 mm, hot-dip galvanised, 2.5 m | 2030
      Perforated cable tray 450 mm wide with 50 mm flange, 1.6 mm steel, hot-dip galvanised after fabrication, 2.5 m long with coupler plates. IEC 61537.
      Width: 450 mm; Height: 50 mm; Thickness: 1.6 mm; Length: 2.5 m; Mass: 18.8 kg
    P600X50 | Perforated cable tray 600 × 50 mm, hot-dip galvanised, 2.5 m | 2646
      Perforated cable tray 600 mm wide with 50 mm flange, 1.6 mm steel, hot-dip galvanised after fabrication, 2.5 m long with coupler plates. IEC 61537.
      Width: 600 mm; Height: 50 mm; Thickness: 1.6 mm; Length: 2.5 m; Mass: 24.5 kg
  `,
});

export const cableFittings: Family[] = [glands, lugs, conduits, cableTies, cableTrays];
