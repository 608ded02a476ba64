import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Safety & PPE';
const brand = brands.ppe;

const gloveSizes = ['S', 'M', 'L', 'XL'] as const;

const nitrileGloves = family<[mil: number, size: (typeof gloveSizes)[number]]>({
  category,
  subcategory: 'Hand protection',
  group: 'NIT',
  brand,
  hsn: '40151200',
  gst: GST.merit,
  buyers: {
    aravalli: ([mil, size]) => mil === 6 && size !== 'S',
    konkan: true,
    deccan: ([mil, size]) => mil === 6 && size !== 'S',
  },
  rows: cross([4, 6], gloveSizes),
  item: ([mil, size]) => ({
    code: `${mil}MIL-${size}`,
    name: `Nitrile ${mil === 4 ? 'examination' : 'industrial'} gloves ${mil} mil, powder free, blue, size ${size}`,
    rupees: mil === 4 ? 335 : 585,
    unit: 'BOX',
    pack: mil === 4 ? 'Box of 100' : 'Box of 50',
    ...(mil === 6 ? { hsn: '40151900', gst: GST.standard } : {}),
    description:
      mil === 4
        ? `Single-use powder-free nitrile examination gloves of 0.10 mm at the finger, size ${size}, textured fingertips, ambidextrous. AQL 1.5; EN 455 and ASTM D6319, suitable for sampling and dispensing.`
        : `Heavy-duty powder-free nitrile gloves of 0.15 mm, size ${size}, for handling oil, solvents and adhesives. Chemical protection to EN ISO 374-1 type B, AQL 1.5.`,
    attributes: {
      Size: size,
      Thickness: `${mil} mil (${mil === 4 ? '0.10' : '0.15'} mm)`,
      Length: '240 mm',
      Powder: 'None',
      AQL: '1.5',
    },
  }),
});

const surgicalGloves = singles({
  category,
  subcategory: 'Hand protection',
  group: 'LSG',
  brand,
  hsn: '40151200',
  gst: GST.merit,
  buyers: { konkan: true },
  rows: `
    6.5 | Sterile latex surgical gloves, powder free, size 6.5 | 980 | unit: BOX; pack: Box of 50 pairs
      Sterile powder-free latex gloves of size 6.5, curved fingers, double packed in pairs for aseptic filling. Gamma sterilised; EN 455 and IS 13422.
      Size: 6.5; Length: 285 mm; Sterilisation: Gamma; Packing: Pairs, double wrapped
    7 | Sterile latex surgical gloves, powder free, size 7 | 980 | unit: BOX; pack: Box of 50 pairs
      Sterile powder-free latex gloves of size 7, curved fingers, double packed in pairs for aseptic filling. Gamma sterilised; EN 455 and IS 13422.
      Size: 7; Length: 285 mm; Sterilisation: Gamma; Packing: Pairs, double wrapped
    7.5 | Sterile latex surgical gloves, powder free, size 7.5 | 980 | unit: BOX; pack: Box of 50 pairs
      Sterile powder-free latex gloves of size 7.5, curved fingers, double packed in pairs for aseptic filling. Gamma sterilised; EN 455 and IS 13422.
      Size: 7.5; Length: 285 mm; Sterilisation: Gamma; Packing: Pairs, double wrapped
  `,
});

const cutGrades = {
  B: { figures: '4X42B', yarn: 'HPPE', rate: 118 },
  D: { figures: '4X43D', yarn: 'HPPE with glass fibre', rate: 196 },
  F: { figures: '4X43F', yarn: 'HPPE with steel', rate: 345 },
};

const cutGloves = family<[grade: keyof typeof cutGrades, size: number]>({
  category,
  subcategory: 'Hand protection',
  group: 'CUT',
  brand,
  hsn: '61161000',
  gst: GST.byValue,
  buyers: { aravalli: true, konkan: ([grade]) => grade === 'B', deccan: ([grade]) => grade !== 'F' },
  rows: cross(['B', 'D', 'F'] as const, [9, 10]),
  item: ([grade, size]) => ({
    code: `${grade}-${size}`,
    name: `Cut resistant gloves level ${grade}, PU palm, size ${size}`,
    rupees: cutGrades[grade].rate,
    unit: 'PRS',
    description: `Seamless ${cutGrades[grade].yarn} glove with polyurethane palm, size ${size}, for sheet metal, burrs and glass. EN 388:2016, ${cutGrades[grade].figures}.`,
    attributes: {
      Size: String(size),
      'EN 388': cutGrades[grade].figures,
      Yarn: cutGrades[grade].yarn,
      Coating: 'Polyurethane, palm',
      Gauge: '13',
    },
  }),
});

const workGloves = singles({
  category,
  subcategory: 'Hand protection',
  group: 'GLV',
  brand,
  hsn: '61169200',
  gst: GST.standard,
  buyers: {
    aravalli: except('LTX-PALM', 'CHEM-PVC', 'CHEM-NEO'),
    konkan: only('HEAT-350', 'CHEM-PVC', 'CHEM-NEO', 'CHEM-NTR'),
    deccan: except('HEAT-350', 'CHEM-NEO', 'CHEM-NTR'),
  },
  rows: `
    COT-60 | Cotton knitted gloves 60 g, white | 185 | unit: PAC; pack: Pack of 12 pairs; gst: byValue
      Seamless cotton knitted gloves of 60 g a pair with elastic cuff, for general handling and as liners.
      Weight: 60 g a pair; Gauge: 7; Material: Cotton
    LTX-PALM | Latex palm coated gloves, crinkle grip | 395 | unit: PAC; pack: Pack of 12 pairs; hsn: 61161000; gst: byValue
      Polyester-cotton glove with crinkled latex palm for brick, timber and rebar; EN 388 2142X.
      Coating: Latex, crinkle; EN 388: 2142X; Gauge: 10
    LTH-DRV | Leather driver gloves, grain leather | 165 | unit: PRS; hsn: 420329
      Grain leather driver gloves with keystone thumb for rigging and general work; EN 388 3122X.
      Leather: Cow grain; EN 388: 3122X; Size: 10
    LTH-WLD | Leather welding gauntlets 350 mm, lined | 190 | unit: PRS; hsn: 420329
      Split leather welding gauntlets, cotton lined, sewn with aramid thread; EN 12477 type A.
      Length: 350 mm; Lining: Cotton; EN 12477: Type A
    HEAT-350 | Heat resistant aramid gloves 350 °C, 350 mm | 620 | unit: PRS; hsn: 61169300; gst: byValue
      Aramid terry gloves lined with cotton for ovens, autoclaves and moulds, contact heat 350 °C; EN 407.
      Length: 350 mm; Contact heat: 350 °C; Material: Aramid
    CHEM-PVC | PVC chemical gloves 350 mm, supported | 155 | unit: PRS; hsn: 392620
      Cotton-supported PVC gloves for acids, alkalis and oils; EN ISO 374-1 type A.
      Length: 350 mm; Coating: PVC; Size: 10
    CHEM-NEO | Neoprene chemical gloves 330 mm, flock lined | 285 | unit: PRS; hsn: 40151900
      Neoprene gloves with cotton flock lining for caustic, acids and solvents; EN ISO 374-1 type A.
      Length: 330 mm; Thickness: 0.75 mm; Size: 9
    CHEM-NTR | Nitrile chemical gloves 330 mm, flock lined, green | 98 | unit: PRS; hsn: 40151900
      Green nitrile gloves with flock lining for oils, fuels and solvents; EN ISO 374-1 type A.
      Length: 330 mm; Thickness: 0.38 mm; Size: 9
  `,
});

const insulatingGloves = singles({
  category,
  subcategory: 'Hand protection',
  group: 'INS',
  brand,
  hsn: '40151900',
  gst: GST.standard,
  buyers: { aravalli: only('CL0'), konkan: only('CL0', 'CL1'), deccan: true },
  rows: `
    CL0 | Electrical insulating gloves class 0, 1000 V, 360 mm | 890 | unit: PRS
      Natural rubber insulating gloves of class 0 for live work up to 1000 V AC, each pair individually tested and dated. IEC 60903, length 360 mm.
      Class: 0; Maximum use voltage: 1000 V AC; Length: 360 mm; Material: Natural rubber; Size: 10
    CL1 | Electrical insulating gloves class 1, 7500 V, 360 mm | 1780 | unit: PRS
      Natural rubber insulating gloves of class 1 for live work up to 7500 V AC, each pair individually tested and dated. IEC 60903, length 360 mm.
      Class: 1; Maximum use voltage: 7500 V AC; Length: 360 mm; Material: Natural rubber; Size: 10
    CL2 | Electrical insulating gloves class 2, 17,000 V, 360 mm | 2950 | unit: PRS
      Natural rubber insulating gloves of class 2 for live work up to 17,000 V AC, each pair individually tested and dated. IEC 60903, length 360 mm.
      Class: 2; Maximum use voltage: 17,000 V AC; Length: 360 mm; Material: Natural rubber; Size: 10
    CL4 | Electrical insulating gloves class 4, 36,000 V, 360 mm | 6400 | unit: PRS
      Natural rubber insulating gloves of class 4 for live work up to 36,000 V AC, each pair individually tested and dated. IEC 60903, length 360 mm.
      Class: 4; Maximum use voltage: 36,000 V AC; Length: 360 mm; Material: Natural rubber; Size: 10
  `,
});

const helmetColours = { WH: 'white', YL: 'yellow', BL: 'blue', RD: 'red' };

const helmets = family<[colour: keyof typeof helmetColours, harness: 'pin' | 'ratchet']>({
  category,
  subcategory: 'Head, eye & ear protection',
  group: 'HEL',
  brand,
  hsn: '650610',
  gst: GST.standard,
  buyers: {
    aravalli: ([colour, harness]) => harness === 'ratchet' && (colour === 'WH' || colour === 'BL'),
    konkan: ([colour, harness]) => harness === 'ratchet' && colour === 'WH',
    deccan: true,
  },
  rows: cross(['WH', 'YL', 'BL', 'RD'] as const, ['pin', 'ratchet'] as const),
  item: ([colour, harness]) => ({
    code: `${harness === 'pin' ? 'P' : 'R'}-${colour}`,
    name: `Safety helmet, ${helmetColours[colour]}, HDPE, ${harness} adjustment, chin strap`,
    rupees: harness === 'pin' ? 92 : 168,
    description: `HDPE industrial helmet in ${helmetColours[colour]} with six-point textile cradle and ${harness} adjustment from 52 to 62 cm. Sweat band and chin strap fitted; IS 2925 marked.`,
    attributes: {
      Colour: helmetColours[colour],
      Shell: 'HDPE',
      Adjustment: harness === 'pin' ? 'Pin lock' : 'Ratchet',
      'Head size': '52–62 cm',
      Standard: 'IS 2925',
    },
  }),
});

const eyeAndEar = singles({
  category,
  subcategory: 'Head, eye & ear protection',
  group: 'EYE',
  brand,
  hsn: '900490',
  gst: GST.standard,
  buyers: {
    aravalli: except('SPC-SMK', 'OTG-CLR', 'WELD-DIN11', 'MUF-H31'),
    konkan: only('OTG-CLR', 'GOG-CHEM', 'SHD-8', 'PLG-CORD'),
    deccan: except('OTG-CLR', 'GOG-CHEM', 'WELD-AUTO', 'MUF-27'),
  },
  rows: `
    SPC-CLR | Safety spectacles, clear, anti-scratch | 58
      Wraparound polycarbonate spectacles with clear anti-scratch lens; EN 166 1F.
      Lens: Clear; Marking: EN 166 1F; Coating: Anti-scratch
    SPC-SMK | Safety spectacles, smoke, anti-scratch | 62
      Wraparound polycarbonate spectacles with smoke lens for outdoor work; EN 166 1F, EN 172.
      Lens: Smoke; Marking: EN 166 1F; Coating: Anti-scratch
    OTG-CLR | Over-spectacles, clear, anti-fog | 96
      Clear polycarbonate cover spectacles worn over prescription glasses; EN 166 1F.
      Lens: Clear; Marking: EN 166 1F; Coating: Anti-fog
    GOG-CHEM | Chemical splash goggles, indirect vent, anti-fog | 215
      Soft PVC goggles with indirect vents and anti-fog lens against droplets and dust; EN 166 1B 3 4.
      Lens: Clear, anti-fog; Marking: EN 166 1B 3 4; Vent: Indirect
    SHD-8 | Face shield 200 mm with ratchet head gear | 235 | hsn: 392690
      Clear polycarbonate face shield 200 × 400 mm for grinding and chemical splash; EN 166 1B.
      Visor: 200 × 400 mm; Thickness: 1 mm; Marking: EN 166 1B
    WELD-DIN11 | Welding hand screen with DIN 11 glass | 165 | hsn: 392690
      Fibre welding hand screen with 108 × 82 mm filter of shade 11; EN 175.
      Shade: DIN 11; Window: 108 × 82 mm; Standard: EN 175
    WELD-AUTO | Auto-darkening welding helmet DIN 9–13 | 1480 | hsn: 650610
      Solar-powered auto-darkening helmet switching in 0.1 ms, shade 9 to 13, grind mode; EN 379.
      Shade: DIN 4 / 9–13; Switching: 0.1 ms; View: 92 × 42 mm
    PLG-CORD | Ear plugs, PU foam, corded, SNR 33 dB | 890 | unit: BOX; pack: Box of 100 pairs; hsn: 392690
      Tapered polyurethane foam ear plugs joined by a cord, single pairs packed; EN 352-2.
      SNR: 33 dB; Material: PU foam; Cord: PVC
    MUF-27 | Ear muffs, head band, SNR 27 dB | 345 | hsn: 392690
      Ear muffs with adjustable head band and soft cushions for grinding and press shops; EN 352-1.
      SNR: 27 dB; Mass: 190 g; Band: Over head
    MUF-H31 | Ear muffs, helmet mounted, SNR 31 dB | 690 | hsn: 392690
      Ear muffs that clip into 30 mm helmet slots for breaker and compressor work; EN 352-3.
      SNR: 31 dB; Mass: 260 g; Fits: 30 mm helmet slot
  `,
});

const respirators = singles({
  category,
  subcategory: 'Respiratory protection',
  group: 'RSP',
  brand,
  hsn: '63079090',
  gst: GST.merit,
  buyers: {
    aravalli: only('FFP2', 'FFP2-V', 'HALF-M', 'CRT-A1'),
    konkan: except('FFP1', 'FFP2-V', 'CRT-A1'),
    deccan: only('FFP1', 'FFP2', 'HALF-M', 'FLT-P3'),
  },
  rows: `
    MSK-3P | Three-ply face mask, ear loop, BFE 98 % | 95 | unit: BOX; pack: Box of 50
      Non-woven three-ply mask with melt-blown layer and nose strip; IS 16289 class 2.
      BFE: 98 %; Plies: 3; Fixing: Ear loop
    FFP1 | Particle respirator FFP1 NR, fold flat | 480 | unit: BOX; pack: Box of 20
      Fold-flat half mask for nuisance dust up to 4 times the limit; EN 149 and IS 9473.
      Class: FFP1 NR; Valve: None; Fixing: Head band
    FFP2 | Particle respirator FFP2 NR, fold flat | 640 | unit: BOX; pack: Box of 20
      Fold-flat half mask for fine dust and powder up to 10 times the limit; EN 149 and IS 9473.
      Class: FFP2 NR; Valve: None; Fixing: Head band
    FFP2-V | Particle respirator FFP2 NR with exhalation valve | 720 | unit: BOX; pack: Box of 10
      Cup half mask with exhalation valve for hot work and welding fume; EN 149 and IS 9473.
      Class: FFP2 NR D; Valve: Yes; Fixing: Head band
    FFP3-V | Particle respirator FFP3 NR with exhalation valve | 1380 | unit: BOX; pack: Box of 10
      Half mask for potent powder and silica up to 20 times the limit; EN 149.
      Class: FFP3 NR D; Valve: Yes; Fixing: Head band
    HALF-M | Half mask respirator, twin bayonet, silicone, medium | 1680 | hsn: 90200000
      Reusable silicone half mask with twin bayonet filters, size medium; EN 140.
      Size: Medium; Material: Silicone; Connection: Twin bayonet
    CRT-A1 | Cartridge pair A1 for organic vapour | 760 | unit: PAC; pack: Pack of 2; hsn: 90200000
      Bayonet cartridges against organic vapour with boiling point above 65 °C; EN 14387 A1.
      Type: A1; Colour: Brown; Connection: Bayonet
    CRT-ABEK | Cartridge pair ABEK1 for acid gas and ammonia | 940 | unit: PAC; pack: Pack of 2; hsn: 90200000
      Bayonet cartridges against organic vapour, inorganic and acid gases and ammonia; EN 14387 ABEK1.
      Type: ABEK1; Colour: Brown, grey, yellow, green; Connection: Bayonet
    FLT-P3 | Particle filter pair P3 R, bayonet | 690 | unit: PAC; pack: Pack of 2; hsn: 90200000
      Bayonet particle filters of class P3 for welding fume, lead and silica; EN 143.
      Class: P3 R; Efficiency: 99.95 %; Connection: Bayonet
  `,
});

export const ppe: Family[] = [
  nitrileGloves,
  surgicalGloves,
  cutGloves,
  workGloves,
  insulatingGloves,
  helmets,
  eyeAndEar,
  respirators,
];
