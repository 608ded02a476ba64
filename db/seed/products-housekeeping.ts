import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Cleaning & housekeeping';
const brand = brands.cleaning;

const bagColours = { BK: 'black', YL: 'yellow', RD: 'red' };

const garbageBags = family<[[width: number, height: number, micron: number, pieces: number], keyof typeof bagColours]>({
  category,
  subcategory: 'Waste bags & bins',
  group: 'GBG',
  brand,
  hsn: '39232100',
  gst: GST.standard,
  buyers: {
    aravalli: ([, colour]) => colour === 'BK',
    konkan: true,
    deccan: ([[width], colour]) => colour === 'BK' && width === 30,
  },
  rows: cross(
    [
      [19, 21, 51, 30],
      [30, 37, 51, 12],
    ] as [number, number, number, number][],
    ['BK', 'YL', 'RD'] as const,
  ),
  item: ([[width, height, micron, pieces], colour]) => ({
    code: `${width}X${height}-${colour}`,
    name: `Garbage bags ${width} × ${height} in, ${bagColours[colour]}, ${micron} µm`,
    rupees: 10 * pieces * width * height * (colour === 'BK' ? 0.0032 : 0.0038),
    unit: 'PAC',
    pack: `Pack of 10 rolls of ${pieces}`,
    description: `Polyethylene bags of ${width} × ${height} in and ${micron} µm in ${bagColours[colour]} for ${colour === 'BK' ? 'general waste' : colour === 'YL' ? 'incinerable process and lab waste' : 'contaminated plastic waste'}, star sealed on rolls of ${pieces}. Thickness meets the Plastic Waste Management Rules.`,
    attributes: {
      Size: `${width} × ${height} in`,
      Thickness: `${micron} µm`,
      Colour: bagColours[colour],
      Seal: 'Star',
      Bags: String(10 * pieces),
    },
  }),
});

const bins = singles({
  category,
  subcategory: 'Waste bags & bins',
  group: 'BIN',
  brand,
  hsn: '392490',
  gst: GST.standard,
  buyers: { aravalli: only('W120'), konkan: only('P12', 'P30', 'S60'), deccan: only('W240', 'W660') },
  rows: `
    P12 | Pedal bin 12 L, PP | 490
      Foot-operated polypropylene bin with inner liner ring of 12 L for change rooms, canteens and laboratories.
      Volume: 12 L; Lid: Foot operated; Material: Polypropylene
    P30 | Pedal bin 30 L, PP | 1180
      Foot-operated polypropylene bin with inner liner ring of 30 L for change rooms, canteens and laboratories.
      Volume: 30 L; Lid: Foot operated; Material: Polypropylene
    S60 | Swing-lid bin 60 L, HDPE | 1290
      Swing-lid HDPE bin of 60 L for change rooms, canteens and laboratories.
      Volume: 60 L; Lid: Swing; Material: HDPE
    W120 | Wheeled waste bin 120 L, HDPE | 2350
      UV-stable HDPE waste bin on wheels of 120 L for yards and waste collection points. Dimensions to EN 840.
      Volume: 120 L; Lid: Hinged; Material: HDPE
    W240 | Wheeled waste bin 240 L, HDPE | 3650
      UV-stable HDPE waste bin on wheels of 240 L for yards and waste collection points. Dimensions to EN 840.
      Volume: 240 L; Lid: Hinged; Material: HDPE
    W660 | Wheeled waste bin 660 L, HDPE | 15800
      UV-stable HDPE waste bin on wheels of 660 L for yards and waste collection points. Dimensions to EN 840.
      Volume: 660 L; Lid: Hinged; Material: HDPE
  `,
});

const machines = singles({
  category,
  subcategory: 'Cleaning machines',
  group: 'CLM',
  brand,
  hsn: '85081900',
  gst: GST.standard,
  buyers: { aravalli: only('VAC-60', 'SDR-50'), konkan: except('VAC-60', 'HPW-150'), deccan: only('HPW-150') },
  rows: `
    VAC-30 | Wet and dry vacuum cleaner 30 L, 1200 W | 8900 | hsn: 850811
      Single-motor wet and dry vacuum cleaner of 30 L in stainless steel with hose and tools.
      Tank: 30 L; Power: 1200 W; Vacuum: 200 mbar
    VAC-60 | Wet and dry vacuum cleaner 60 L, 2000 W | 16800
      Two-motor wet and dry vacuum cleaner of 60 L with tilting tank for shop floors and sites.
      Tank: 60 L; Power: 2000 W; Vacuum: 220 mbar
    VAC-HEPA | HEPA vacuum cleaner 15 L, H14, clean room | 68500 | hsn: 850811
      Clean-room vacuum cleaner of 15 L with H14 exhaust filter and autoclavable hose kit; EN 1822.
      Tank: 15 L; Filter: HEPA H14; Noise: 60 dB(A)
    SCD-43 | Single disc scrubber 430 mm, 175 rev/min | 34500 | hsn: 847989
      Single disc machine of 430 mm with 12 L solution tank for scrubbing and polishing floors.
      Width: 430 mm; Speed: 175 rev/min; Power: 1500 W
    SDR-50 | Walk-behind scrubber drier 50 L, battery | 185000 | hsn: 847989
      Battery scrubber drier of 510 mm path and 50 L tank cleaning up to 1750 m²/h.
      Path: 510 mm; Tank: 50 L; Output: 1750 m²/h
    HPW-150 | High-pressure washer 150 bar, 15 L/min, three phase | 58500 | hsn: 842430
      Cold water pressure washer of 150 bar and 15 L/min with crankshaft pump for vehicles and plant.
      Pressure: 150 bar; Flow: 15 L/min; Power: 4 kW
  `,
});

export const housekeeping: Family[] = [garbageBags, bins, machines];
