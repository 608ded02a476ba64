import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'Electricals & lighting';
const subcategory = 'LED lighting';
const brand = brands.lighting;

const highBays = singles({
  category,
  subcategory,
  group: 'LHB',
  brand,
  hsn: '940511',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: only('100W-65'), deccan: except('100W-65') },
  rows: `
    100W-65 | LED high bay light 100 W, 6500 K, IP65 | 2790
      Die-cast high bay luminaire of 100 W giving 13,000 lm, for shop floors and warehouses with 6–8 m mounting height. Surge protection 4 kV, IK08; IS 10322.
      Power: 100 W; Luminous flux: 13,000 lm; Colour temperature: 6500 K; Beam angle: 90°; Protection: IP65, IK08
    150W-65 | LED high bay light 150 W, 6500 K, IP65 | 3650
      Die-cast high bay luminaire of 150 W giving 19,500 lm, for shop floors and warehouses with 8–10 m mounting height. Surge protection 4 kV, IK08; IS 10322.
      Power: 150 W; Luminous flux: 19,500 lm; Colour temperature: 6500 K; Beam angle: 90°; Protection: IP65, IK08
    200W-65 | LED high bay light 200 W, 6500 K, IP65 | 4780
      Die-cast high bay luminaire of 200 W giving 26,000 lm, for shop floors and warehouses with 10–14 m mounting height. Surge protection 4 kV, IK08; IS 10322.
      Power: 200 W; Luminous flux: 26,000 lm; Colour temperature: 6500 K; Beam angle: 90°; Protection: IP65, IK08
  `,
});

const floodLights = singles({
  category,
  subcategory,
  group: 'LFL',
  brand,
  hsn: '940542',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    50W-65 | LED flood light 50 W, 6500 K, IP66 | 890
      Flood light of 50 W and 5500 lm with toughened glass and adjustable bracket, for yards, facades and site work after dark. 120–300 V, surge protection 6 kV; IS 10322.
      Power: 50 W; Luminous flux: 5500 lm; Colour temperature: 6500 K; Input: 120–300 V AC; Protection: IP66
    100W-65 | LED flood light 100 W, 6500 K, IP66 | 1620
      Flood light of 100 W and 11,000 lm with toughened glass and adjustable bracket, for yards, facades and site work after dark. 120–300 V, surge protection 6 kV; IS 10322.
      Power: 100 W; Luminous flux: 11,000 lm; Colour temperature: 6500 K; Input: 120–300 V AC; Protection: IP66
    200W-65 | LED flood light 200 W, 6500 K, IP66 | 3250
      Flood light of 200 W and 22,000 lm with toughened glass and adjustable bracket, for yards, facades and site work after dark. 120–300 V, surge protection 6 kV; IS 10322.
      Power: 200 W; Luminous flux: 22,000 lm; Colour temperature: 6500 K; Input: 120–300 V AC; Protection: IP66
    400W-65 | LED flood light 400 W, 6500 K, IP66 | 7900
      Flood light of 400 W and 46,000 lm with toughened glass and adjustable bracket, for yards, facades and site work after dark. 120–300 V, surge protection 6 kV; IS 10322.
      Power: 400 W; Luminous flux: 46,000 lm; Colour temperature: 6500 K; Input: 120–300 V AC; Protection: IP66
  `,
});

const streetLights = singles({
  category,
  subcategory,
  group: 'LSL',
  brand,
  hsn: '940542',
  gst: GST.standard,
  buyers: { deccan: true },
  rows: `
    30W-57 | LED street light 30 W, 5700 K, IP66 | 1180
      Street luminaire of 30 W and 3900 lm with type II lens, for poles of 5–6 m on internal roads and highways. Surge protection 10 kV; IS 10322 (Part 5/Sec 3).
      Power: 30 W; Luminous flux: 3900 lm; Pole height: 5–6 m; Surge protection: 10 kV; Protection: IP66, IK08
    60W-57 | LED street light 60 W, 5700 K, IP66 | 1980
      Street luminaire of 60 W and 7800 lm with type II lens, for poles of 7–9 m on internal roads and highways. Surge protection 10 kV; IS 10322 (Part 5/Sec 3).
      Power: 60 W; Luminous flux: 7800 lm; Pole height: 7–9 m; Surge protection: 10 kV; Protection: IP66, IK08
    90W-57 | LED street light 90 W, 5700 K, IP66 | 2750
      Street luminaire of 90 W and 11,700 lm with type II lens, for poles of 9–10 m on internal roads and highways. Surge protection 10 kV; IS 10322 (Part 5/Sec 3).
      Power: 90 W; Luminous flux: 11,700 lm; Pole height: 9–10 m; Surge protection: 10 kV; Protection: IP66, IK08
    120W-57 | LED street light 120 W, 5700 K, IP66 | 3450
      Street luminaire of 120 W and 15,600 lm with type II lens, for poles of 10–12 m on internal roads and highways. Surge protection 10 kV; IS 10322 (Part 5/Sec 3).
      Power: 120 W; Luminous flux: 15,600 lm; Pole height: 10–12 m; Surge protection: 10 kV; Protection: IP66, IK08
  `,
});

const solarLights = singles({
  category,
  subcategory,
  group: 'SOL',
  brand,
  hsn: '940541',
  gst: GST.merit,
  buyers: { deccan: true },
  rows: `
    ST-12W | Solar LED street light 12 W, all-in-one, lithium battery | 6900
      Solar street light of 12 W with panel, LiFePO4 battery (12.8 V, 18 Ah) and motion dimming in one housing, lit 12 h a night with two days of reserve. For sites and roads without supply; IP65.
      Power: 12 W; Battery: LiFePO4, 12.8 V, 18 Ah; Hours a night: 12 h; Protection: IP65
    ST-20W | Solar LED street light 20 W, all-in-one, lithium battery | 9800
      Solar street light of 20 W with panel, LiFePO4 battery (12.8 V, 30 Ah) and motion dimming in one housing, lit 12 h a night with two days of reserve. For sites and roads without supply; IP65.
      Power: 20 W; Battery: LiFePO4, 12.8 V, 30 Ah; Hours a night: 12 h; Protection: IP65
    ST-30W | Solar LED street light 30 W, all-in-one, lithium battery | 14200
      Solar street light of 30 W with panel, LiFePO4 battery (12.8 V, 48 Ah) and motion dimming in one housing, lit 12 h a night with two days of reserve. For sites and roads without supply; IP65.
      Power: 30 W; Battery: LiFePO4, 12.8 V, 48 Ah; Hours a night: 12 h; Protection: IP65
  `,
});

const indoor = singles({
  category,
  subcategory,
  group: 'LIN',
  brand,
  hsn: '940511',
  gst: GST.standard,
  buyers: {
    aravalli: only('BAT-40', 'WTP-40', 'EML-3'),
    konkan: except('BAT-40', 'WTP-40', 'BLB-9', 'BLB-15'),
    deccan: only('BAT-20', 'WTP-40', 'EML-3', 'BLB-9', 'BLB-15'),
  },
  rows: `
    BAT-20 | LED batten 1200 mm, 20 W, 6500 K | 285
      Surface LED batten of 1200 mm giving 2000 lm at 20 W, for corridors, stores and offices. Power factor above 0.9, life 25,000 h.
      Power: 20 W; Luminous flux: 2000 lm; Colour temperature: 6500 K; Life: 25,000 h
    BAT-40 | LED batten 1200 mm, twin, 40 W, 6500 K | 590
      Twin LED batten of 1200 mm giving 4000 lm at 40 W, for assembly tables and inspection. Power factor above 0.9, life 25,000 h.
      Power: 40 W; Luminous flux: 4000 lm; Colour temperature: 6500 K; Life: 25,000 h
    PNL-36 | LED panel light 600 × 600 mm, 36 W, 6500 K | 1150
      Recessed LED panel of 600 × 600 mm giving 3600 lm at 36 W, for grid ceilings of offices. Power factor above 0.9, life 25,000 h.
      Power: 36 W; Luminous flux: 3600 lm; Colour temperature: 6500 K; Life: 25,000 h
    WTP-40 | LED weatherproof batten 1200 mm, IP65, 40 W, 6500 K | 1290
      Weatherproof LED batten of 1200 mm giving 4400 lm at 40 W, IP65, for wash bays, basements and plant rooms. Power factor above 0.9, life 25,000 h.
      Power: 40 W; Luminous flux: 4400 lm; Colour temperature: 6500 K; Life: 25,000 h
    CLR-36 | LED clean room light 600 × 600 mm, IP54, bottom opening, 36 W, 6500 K | 3150
      Bottom-opening clean-room luminaire of 600 × 600 mm giving 3600 lm at 36 W, IP54, flush with the ceiling panel. Power factor above 0.9, life 25,000 h.
      Power: 36 W; Luminous flux: 3600 lm; Colour temperature: 6500 K; Life: 25,000 h
    CLR-72 | LED clean room light 1200 × 600 mm, IP54, bottom opening, 72 W, 6500 K | 5450
      Bottom-opening clean-room luminaire of 1200 × 600 mm giving 7200 lm at 72 W, IP54, for flush mounting over filling lines. Power factor above 0.9, life 25,000 h.
      Power: 72 W; Luminous flux: 7200 lm; Colour temperature: 6500 K; Life: 25,000 h
    FLP-45 | LED flameproof well glass 45 W, zone 1, 6500 K | 5850 | hsn: 940542
      Flameproof LED well-glass luminaire giving 4900 lm at 45 W, for solvent stores of zone 1, gas groups IIA and IIB. IS/IEC 60079-1, life 25,000 h.
      Power: 45 W; Luminous flux: 4900 lm; Colour temperature: 6500 K; Life: 25,000 h
    EML-3 | LED emergency light with 3 h battery, 8 W, 6500 K | 1480
      Emergency luminaire giving 700 lm at 8 W for 3 h on its own battery when the supply fails, for exit routes and stairs. Charge indicator and test button.
      Power: 8 W; Luminous flux: 700 lm; Colour temperature: 6500 K; Life: 25,000 h
    BLB-9 | LED lamp B22, 9 W, 6500 K | 78 | hsn: 853952
      Retrofit LED lamp giving 900 lm at 9 W for B22 holders in site offices and labour camps. IS 16102, life 25,000 h.
      Power: 9 W; Luminous flux: 900 lm; Colour temperature: 6500 K; Life: 25,000 h
    BLB-15 | LED lamp B22, 15 W, 6500 K | 132 | hsn: 853952
      Retrofit LED lamp giving 1500 lm at 15 W for B22 holders in stores and work sheds. IS 16102, life 25,000 h.
      Power: 15 W; Luminous flux: 1500 lm; Colour temperature: 6500 K; Life: 25,000 h
  `,
});

export const lighting: Family[] = [highBays, floodLights, streetLights, solarLights, indoor];
