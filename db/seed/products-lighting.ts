import { brands } from './brands.ts';
import { cross, family, GST, type Family } from './family.ts';

const category = 'Electricals & lighting';
const subcategory = 'LED lighting';
const brand = brands.lighting;

const highBays = family<[watts: number, lumens: number, height: string, rupees: number]>({
  category,
  subcategory,
  group: 'LHB',
  brand,
  hsn: '940511',
  gst: GST.standard,
  buyers: { aravalli: true, konkan: ([watts]) => watts <= 150, deccan: true },
  rows: [
    [80, 10_400, '5–7 m', 2350],
    [100, 13_000, '6–8 m', 2790],
    [150, 19_500, '8–10 m', 3650],
    [200, 26_000, '10–14 m', 4780],
  ],
  item: ([watts, lumens, height, rupees]) => ({
    code: `${watts}W-65`,
    name: `LED high bay light ${watts} W, 6500 K, IP65`,
    rupees,
    description: `Die-cast high bay luminaire of ${watts} W giving ${lumens.toLocaleString('en-IN')} lm, for shop floors and warehouses with ${height} mounting height. Surge protection 4 kV, IK08; IS 10322.`,
    attributes: {
      Power: `${watts} W`,
      'Luminous flux': `${lumens.toLocaleString('en-IN')} lm`,
      'Colour temperature': '6,500 K',
      'Beam angle': '90°',
      Protection: 'IP65, IK08',
    },
  }),
});

const floodLights = family<[watts: number, lumens: number, rupees: number]>({
  category,
  subcategory,
  group: 'LFL',
  brand,
  hsn: '940542',
  gst: GST.standard,
  buyers: { aravalli: ([watts]) => watts <= 100, konkan: ([watts]) => watts === 50, deccan: true },
  rows: [
    [50, 5500, 890],
    [100, 11_000, 1620],
    [150, 16_500, 2480],
    [200, 22_000, 3250],
    [400, 46_000, 7900],
  ],
  item: ([watts, lumens, rupees]) => ({
    code: `${watts}W-65`,
    name: `LED flood light ${watts} W, 6500 K, IP66`,
    rupees,
    description: `Flood light of ${watts} W and ${lumens.toLocaleString('en-IN')} lm with toughened glass and adjustable bracket, for yards, facades and site work after dark. 120–300 V, surge protection 6 kV; IS 10322.`,
    attributes: {
      Power: `${watts} W`,
      'Luminous flux': `${lumens.toLocaleString('en-IN')} lm`,
      'Colour temperature': '6,500 K',
      Input: '120–300 V AC',
      Protection: 'IP66',
    },
  }),
});

const streetLights = family<[watts: number, lumens: number, pole: string, rupees: number]>({
  category,
  subcategory,
  group: 'LSL',
  brand,
  hsn: '940542',
  gst: GST.standard,
  buyers: { deccan: true, aravalli: ([watts]) => watts === 45 },
  rows: [
    [30, 3900, '5–6 m', 1180],
    [45, 5850, '6–7 m', 1590],
    [60, 7800, '7–9 m', 1980],
    [90, 11_700, '9–10 m', 2750],
    [120, 15_600, '10–12 m', 3450],
  ],
  item: ([watts, lumens, pole, rupees]) => ({
    code: `${watts}W-57`,
    name: `LED street light ${watts} W, 5700 K, IP66`,
    rupees,
    description: `Street luminaire of ${watts} W and ${lumens.toLocaleString('en-IN')} lm with type II lens, for poles of ${pole} on internal roads and highways. Surge protection 10 kV; IS 10322 (Part 5/Sec 3).`,
    attributes: {
      Power: `${watts} W`,
      'Luminous flux': `${lumens.toLocaleString('en-IN')} lm`,
      'Pole height': pole,
      'Surge protection': '10 kV',
      Protection: 'IP66, IK08',
    },
  }),
});

const solarLights = family<[watts: number, battery: string, hours: number, rupees: number]>({
  category,
  subcategory,
  group: 'SOL',
  brand,
  hsn: '940541',
  gst: GST.merit,
  buyers: { deccan: true },
  rows: [
    [12, '12.8 V, 18 Ah', 12, 6900],
    [20, '12.8 V, 30 Ah', 12, 9800],
    [30, '12.8 V, 48 Ah', 12, 14_200],
  ],
  item: ([watts, battery, hours, rupees]) => ({
    code: `ST-${watts}W`,
    name: `Solar LED street light ${watts} W, all-in-one, lithium battery`,
    rupees,
    description: `Solar street light of ${watts} W with panel, LiFePO4 battery (${battery}) and motion dimming in one housing, lit ${hours} h a night with two days of reserve. For sites and roads without supply; IP65.`,
    attributes: { Power: `${watts} W`, Battery: `LiFePO4, ${battery}`, 'Hours a night': `${hours} h`, Protection: 'IP65' },
  }),
});

const indoor = family<[code: string, name: string, watts: number, lumens: number, hsn: string, use: string, rupees: number]>({
  category,
  subcategory,
  group: 'LIN',
  brand,
  hsn: '940511',
  gst: GST.standard,
  buyers: { aravalli: ([code]) => !code.startsWith('CLR') && !code.startsWith('FLP'), konkan: true, deccan: ([code]) => !code.startsWith('CLR') },
  rows: [
    ['BAT-20', 'LED batten 1,200 mm', 20, 2000, '940511', 'corridors, stores and offices', 285],
    ['BAT-40', 'LED batten 1,200 mm, twin', 40, 4000, '940511', 'assembly tables and inspection', 590],
    ['PNL-36', 'LED panel light 600 × 600 mm', 36, 3600, '940511', 'grid ceilings of offices', 1150],
    ['WTP-40', 'LED weatherproof batten 1,200 mm, IP65', 40, 4400, '940511', 'wash bays, basements and plant rooms', 1290],
    ['CLR-36', 'LED clean room light 600 × 600 mm, IP54, bottom opening', 36, 3600, '940511', 'flush mounting in clean-room ceilings', 3150],
    ['CLR-72', 'LED clean room light 1,200 × 600 mm, IP54, bottom opening', 72, 7200, '940511', 'flush mounting over filling lines', 5450],
    ['FLP-45', 'LED flameproof well glass 45 W, zone 1', 45, 4900, '940542', 'solvent stores, gas groups IIA and IIB; IS/IEC 60079-1', 5850],
    ['EML-3', 'LED emergency light with 3 h battery', 8, 700, '940511', 'exit routes when the supply fails', 1480],
    ['BLB-9', 'LED lamp B22, 9 W', 9, 900, '853952', 'general lighting with B22 holders; IS 16102', 78],
    ['BLB-15', 'LED lamp B22, 15 W', 15, 1500, '853952', 'general lighting with B22 holders; IS 16102', 132],
  ],
  item: ([code, name, watts, lumens, hsn, use, rupees]) => ({
    code,
    name: code.startsWith('BLB') || code.startsWith('FLP') ? `${name}, 6500 K` : `${name}, ${watts} W, 6500 K`,
    rupees,
    hsn,
    description: `${name} of ${watts} W and ${lumens.toLocaleString('en-IN')} lm for ${use}. Power factor above 0.9, life 25,000 h.`,
    attributes: { Power: `${watts} W`, 'Luminous flux': `${lumens.toLocaleString('en-IN')} lm`, 'Colour temperature': '6,500 K', Life: '25,000 h' },
  }),
});

const torches = family<[[code: string, watts: number, rupees: number], zone: 'safe area' | 'zone 1']>({
  category,
  subcategory,
  group: 'TOR',
  brand,
  hsn: '851310',
  gst: GST.standard,
  buyers: { aravalli: ([, zone]) => zone === 'safe area', konkan: ([, zone]) => zone === 'zone 1', deccan: ([, zone]) => zone === 'safe area' },
  rows: cross(
    [
      ['HAND', 5, 690],
      ['HEAD', 3, 540],
    ] as [string, number, number][],
    ['safe area', 'zone 1'] as const,
  ),
  item: ([[code, watts, rupees], zone]) => ({
    code: `${code}-${zone === 'zone 1' ? 'EX' : 'STD'}`,
    name: `Rechargeable LED ${code === 'HAND' ? 'hand torch' : 'head torch'} ${watts} W${zone === 'zone 1' ? ', intrinsically safe, zone 1' : ''}`,
    rupees: rupees * (zone === 'zone 1' ? 4.2 : 1),
    description: `Rechargeable ${code === 'HAND' ? 'hand' : 'head'} torch of ${watts} W for inspection in ${zone === 'zone 1' ? 'solvent areas of zone 1, group IIC; IEC 60079-11' : 'tunnels, ducts and machine pits'}. Lithium battery, ${code === 'HAND' ? 6 : 5} h on full beam.`,
    attributes: { Power: `${watts} W`, Area: zone, 'Run time': `${code === 'HAND' ? 6 : 5} h`, Protection: 'IP65' },
  }),
});

export const lighting: Family[] = [highBays, floodLights, streetLights, solarLights, indoor, torches];
