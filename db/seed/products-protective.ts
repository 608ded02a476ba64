import { brands } from './brands.ts';
import { cross, except, family, GST, only, singles, type Family } from './family.ts';

const category = 'Safety & PPE';
const brand = brands.ppe;

const shoes = family<[model: 'S1P' | 'S3', size: number]>({
  category,
  subcategory: 'Foot protection',
  group: 'SHO',
  brand: brands.footwear,
  hsn: '64034000',
  gst: GST.byValue,
  buyers: {
    aravalli: ([model]) => model === 'S1P',
    konkan: ([model, size]) => model === 'S1P' && size >= 7 && size <= 9,
    deccan: ([model]) => model === 'S3',
  },
  rows: cross(['S1P', 'S3'] as const, [6, 7, 8, 9, 10]),
  item: ([model, size]) => ({
    code: `${model}-${size}`,
    name: `Safety ${model === 'S1P' ? 'shoes, low ankle' : 'boots, high ankle'}, ${model}, steel toe, UK size ${size}`,
    rupees: model === 'S1P' ? 1180 : 1890,
    unit: 'PRS',
    description: `${model === 'S1P' ? 'Low-ankle safety shoes in buff leather' : 'High-ankle water-resistant safety boots'} of UK size ${size} with 200 J steel toe cap, penetration-resistant midsole and dual-density PU sole. IS 15298 (Part 2), class ${model}.`,
    attributes: {
      Size: `UK ${size}`,
      Class: model,
      Toe: 'Steel, 200 J',
      Midsole: 'Penetration resistant',
      Sole: 'PU dual density, oil resistant',
    },
  }),
});

const gumboots = singles({
  category,
  subcategory: 'Foot protection',
  group: 'GUM',
  brand: brands.footwear,
  hsn: '640110',
  gst: GST.byValue,
  buyers: { konkan: except('PVC-10'), deccan: true },
  rows: `
    PVC-8 | PVC gumboots, knee length, steel toe, UK size 8 | 640 | unit: PRS
      Knee-length PVC gumboots of UK size 8 with steel toe cap for wet concrete, wash-down and effluent areas. Resistant to oil and dilute acid; IS 12254.
      Size: UK 8; Height: 350 mm; Toe: Steel; Material: PVC
    PVC-9 | PVC gumboots, knee length, steel toe, UK size 9 | 640 | unit: PRS
      Knee-length PVC gumboots of UK size 9 with steel toe cap for wet concrete, wash-down and effluent areas. Resistant to oil and dilute acid; IS 12254.
      Size: UK 9; Height: 350 mm; Toe: Steel; Material: PVC
    PVC-10 | PVC gumboots, knee length, steel toe, UK size 10 | 640 | unit: PRS
      Knee-length PVC gumboots of UK size 10 with steel toe cap for wet concrete, wash-down and effluent areas. Resistant to oil and dilute acid; IS 12254.
      Size: UK 10; Height: 350 mm; Toe: Steel; Material: PVC
  `,
});

const bodySizes = ['M', 'L', 'XL', 'XXL'] as const;
type BodySize = (typeof bodySizes)[number];

const vests = singles({
  category,
  subcategory: 'Protective clothing',
  group: 'VST',
  brand,
  hsn: '62113300',
  gst: GST.byValue,
  buyers: { aravalli: only('OR-L', 'OR-XL'), deccan: true },
  rows: `
    OR-M | High-visibility vest, fluorescent orange, class 2, size M | 118
      Fluorescent orange polyester vest, size M, with two 50 mm reflective bands and hook-and-loop front, for roads, yards and sites. EN ISO 20471 class 2, 120 g/m².
      Size: M; Colour: orange; Class: 2; Reflective band: 50 mm; Fabric: Polyester, 120 g/m²
    OR-L | High-visibility vest, fluorescent orange, class 2, size L | 118
      Fluorescent orange polyester vest, size L, with two 50 mm reflective bands and hook-and-loop front, for roads, yards and sites. EN ISO 20471 class 2, 120 g/m².
      Size: L; Colour: orange; Class: 2; Reflective band: 50 mm; Fabric: Polyester, 120 g/m²
    OR-XL | High-visibility vest, fluorescent orange, class 2, size XL | 118
      Fluorescent orange polyester vest, size XL, with two 50 mm reflective bands and hook-and-loop front, for roads, yards and sites. EN ISO 20471 class 2, 120 g/m².
      Size: XL; Colour: orange; Class: 2; Reflective band: 50 mm; Fabric: Polyester, 120 g/m²
    OR-XXL | High-visibility vest, fluorescent orange, class 2, size XXL | 118
      Fluorescent orange polyester vest, size XXL, with two 50 mm reflective bands and hook-and-loop front, for roads, yards and sites. EN ISO 20471 class 2, 120 g/m².
      Size: XXL; Colour: orange; Class: 2; Reflective band: 50 mm; Fabric: Polyester, 120 g/m²
    YL-L | High-visibility vest, fluorescent yellow, class 2, size L | 118
      Fluorescent yellow polyester vest, size L, with two 50 mm reflective bands and hook-and-loop front, for roads, yards and sites. EN ISO 20471 class 2, 120 g/m².
      Size: L; Colour: yellow; Class: 2; Reflective band: 50 mm; Fabric: Polyester, 120 g/m²
  `,
});

const coveralls = family<[kind: 'cotton' | 'type56', size: BodySize]>({
  category,
  subcategory: 'Protective clothing',
  group: 'COV',
  brand,
  hsn: '62113200',
  gst: GST.byValue,
  buyers: {
    aravalli: ([kind, size]) => kind === 'cotton' && size !== 'XXL',
    konkan: ([kind]) => kind === 'type56',
    deccan: ([kind, size]) => kind === 'cotton' && (size === 'L' || size === 'XL'),
  },
  rows: cross(['cotton', 'type56'] as const, bodySizes),
  item: ([kind, size]) => ({
    code: `${kind === 'cotton' ? 'COT' : 'T56'}-${size}`,
    name:
      kind === 'cotton'
        ? `Boiler suit, 100 % cotton, navy, size ${size}`
        : `Disposable coverall type 5/6, hooded, white, size ${size}`,
    rupees: kind === 'cotton' ? 820 : 185,
    ...(kind === 'type56' ? { hsn: '62101000' } : {}),
    description:
      kind === 'cotton'
        ? `Navy boiler suit in 240 g/m² pre-shrunk cotton drill, size ${size}, with brass zip, six pockets and triple-stitched seams. For maintenance and foundry work, general protection to EN ISO 13688.`
        : `Microporous laminate coverall with hood, elastic wrists and ankles, size ${size}, against powder and light splash. EN ISO 13982-1 type 5 and EN 13034 type 6, antistatic.`,
    attributes: {
      Size: size,
      Fabric: kind === 'cotton' ? 'Cotton drill, 240 g/m²' : 'Microporous laminate, 60 g/m²',
      Closure: kind === 'cotton' ? 'Brass zip' : 'Zip with storm flap',
      Use: kind === 'cotton' ? 'Reusable' : 'Single use',
    },
  }),
});

const labCoats = singles({
  category,
  subcategory: 'Protective clothing',
  group: 'LCT',
  brand,
  hsn: '62113200',
  gst: GST.byValue,
  buyers: { konkan: true },
  rows: `
    WH-M | Laboratory coat, white, poly-cotton, snap front, size M | 465
      White laboratory coat of size M in 200 g/m² poly-cotton twill with snap front, knitted cuffs and three pockets. Washable at 75 °C, low lint.
      Size: M; Fabric: Poly-cotton 65/35, 200 g/m²; Closure: Snap; Cuff: Knitted
    WH-L | Laboratory coat, white, poly-cotton, snap front, size L | 465
      White laboratory coat of size L in 200 g/m² poly-cotton twill with snap front, knitted cuffs and three pockets. Washable at 75 °C, low lint.
      Size: L; Fabric: Poly-cotton 65/35, 200 g/m²; Closure: Snap; Cuff: Knitted
    WH-XL | Laboratory coat, white, poly-cotton, snap front, size XL | 465
      White laboratory coat of size XL in 200 g/m² poly-cotton twill with snap front, knitted cuffs and three pockets. Washable at 75 °C, low lint.
      Size: XL; Fabric: Poly-cotton 65/35, 200 g/m²; Closure: Snap; Cuff: Knitted
    WH-XXL | Laboratory coat, white, poly-cotton, snap front, size XXL | 465
      White laboratory coat of size XXL in 200 g/m² poly-cotton twill with snap front, knitted cuffs and three pockets. Washable at 75 °C, low lint.
      Size: XXL; Fabric: Poly-cotton 65/35, 200 g/m²; Closure: Snap; Cuff: Knitted
  `,
});

const gownroom = singles({
  category,
  subcategory: 'Protective clothing',
  group: 'GWN',
  brand,
  hsn: '63079090',
  gst: GST.byValue,
  unit: 'PAC',
  buyers: { konkan: true },
  rows: `
    CAP-21 | Bouffant cap 21 in, non-woven, white | 118 | pack: Pack of 100; hsn: 650500
      Non-woven bouffant cap of 21 in with double elastic, 14 g/m², for gowning rooms.
      Size: 21 in; Weight: 14 g/m²; Colour: White
    SHC-NW | Shoe covers, non-woven, anti-skid, blue | 210 | pack: Pack of 100
      Non-woven shoe covers with dotted anti-skid sole, 400 mm long, for change rooms.
      Length: 400 mm; Weight: 35 g/m²; Colour: Blue
    BRD-NW | Beard cover, non-woven, white | 125 | pack: Pack of 100
      Non-woven beard cover with single elastic for production and packing halls.
      Size: 18 in; Weight: 14 g/m²; Colour: White
    SLV-PE | Over-sleeves, polyethylene, blue, 400 mm | 145 | pack: Pack of 100; hsn: 392620; gst: standard
      Embossed polyethylene over-sleeves of 400 mm with elastic at both ends.
      Length: 400 mm; Thickness: 25 µm; Colour: Blue
  `,
});

const fallProtection = singles({
  category,
  subcategory: 'Fall protection',
  group: 'FALL',
  brand,
  hsn: '63079090',
  gst: GST.byValue,
  buyers: { aravalli: only('HAR-2D'), konkan: only('HAR-2D'), deccan: true },
  rows: `
    HAR-1D | Full body harness, one dorsal D-ring, with 1.8 m rope lanyard | 980
      Polyester full body harness with dorsal D-ring, scaffold hook and 1.8 m rope lanyard for general work at height; IS 3521 class A.
      Attachment: Dorsal; Webbing: 44 mm polyester; Lanyard: 1.8 m rope
    HAR-2D | Full body harness, dorsal and sternal D-rings, double lanyard | 2280
      Full body harness with dorsal and sternal attachment and forked lanyard with energy absorber for towers and steel erection; EN 361 and EN 355.
      Attachment: Dorsal, sternal; Webbing: 44 mm polyester; Lanyard: 1.8 m forked, absorber
    HAR-WP | Work positioning harness with belt and side D-rings | 3450
      Harness with padded waist belt and side D-rings for pole and rope work; EN 361 and EN 358.
      Attachment: Dorsal, sternal, side; Belt: Padded; Webbing: 44 mm polyester
    LYD-FORK | Forked lanyard 1.8 m with energy absorber and scaffold hooks | 1190
      Twin webbing lanyard with energy absorber limiting the fall force to 6 kN, hooks open 55 mm; EN 355.
      Length: 1.8 m; Peak force: 6 kN; Hook: 55 mm scaffold
    RTR-10 | Retractable fall arrester 10 m, steel wire rope | 11900 | hsn: 847989; gst: standard
      Self-retracting fall arrester with 10 m of 4.8 mm galvanised rope and fall indicator hook; EN 360.
      Length: 10 m; Line: 4.8 mm wire rope; Rating: 136 kg
    RGB-14 | Rope grab fall arrester for 14 mm rope | 1480 | hsn: 732690; gst: standard
      Guided type fall arrester that follows the worker on a 14 mm vertical lifeline and locks in a fall; EN 353-2.
      Rope: 14 mm; Material: Galvanised steel; Rating: 100 kg
    ROPE-12 | Polyamide kernmantle rope 12 mm, 50 m coil | 4350 | hsn: 560750; gst: merit
      Static kernmantle rope of 12 mm for lifelines and rope access, 50 m coil; EN 1891 type A.
      Diameter: 12 mm; Length: 50 m; Breaking load: 30 kN
    NET-10X5 | Safety net 10 × 5 m, nylon, double cord | 3250 | hsn: 560819; gst: merit
      Nylon safety net of 10 × 5 m with 100 mm mesh and overlay of 25 mm net for falling debris; IS 11057.
      Size: 10 × 5 m; Mesh: 100 mm with 25 mm overlay; Border: 12 mm rope
  `,
});

export const protective: Family[] = [shoes, gumboots, vests, coveralls, labCoats, gownroom, fallProtection];
