import { brands } from './brands.ts';
import { family, GST, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const brand = brands.chemicals;

/** Sulphuric acid, nitric acid and ammonia came down to 5 %; reagents of heading 3822 stand at 5 %; the rest at 18 %. */
const rateOf = (hsn: string) => (/^(2807|2808|2814|3822)/.test(hsn) ? GST.merit : GST.standard);

const liquids = family<
  [code: string, name: string, grade: string, cas: string, assay: string, litres: number, hsn: string, rupees: number]
>({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'CHM',
  brand,
  hsn: '29',
  gst: GST.standard,
  buyers: {
    konkan: true,
    aravalli: ([code]) => ['IPA-AR', 'ACETONE-AR', 'HCL-AR', 'HNO3-AR'].includes(code),
    deccan: ([code]) => ['HCL-AR', 'H2SO4-AR', 'IPA-AR'].includes(code),
  },
  rows: [
    ['ACN-HPLC', 'Acetonitrile', 'HPLC gradient', '75-05-8', '99.9 %', 2.5, '29269000', 2150],
    ['MEOH-HPLC', 'Methanol', 'HPLC gradient', '67-56-1', '99.9 %', 2.5, '29051100', 890],
    ['IPA-HPLC', 'Isopropyl alcohol', 'HPLC', '67-63-0', '99.9 %', 2.5, '29051220', 1180],
    ['WATER-HPLC', 'Water', 'HPLC', '7732-18-5', '18.2 MΩ·cm', 2.5, '285390', 690],
    ['MEOH-AR', 'Methanol', 'AR', '67-56-1', '99.8 %', 2.5, '29051100', 590],
    ['IPA-AR', 'Isopropyl alcohol', 'AR', '67-63-0', '99.5 %', 2.5, '29051220', 680],
    ['ACETONE-AR', 'Acetone', 'AR', '67-64-1', '99.5 %', 2.5, '29141100', 720],
    ['DCM-AR', 'Dichloromethane', 'AR', '75-09-2', '99.5 %', 2.5, '29031200', 980],
    ['HEXANE-AR', 'n-Hexane', 'AR', '110-54-3', '99 %', 2.5, '29011000', 1480],
    ['TOLUENE-AR', 'Toluene', 'AR', '108-88-3', '99.5 %', 2.5, '29023000', 890],
    ['HCL-AR', 'Hydrochloric acid', 'AR', '7647-01-0', '35–38 %', 2.5, '28061000', 520],
    ['H2SO4-AR', 'Sulphuric acid', 'AR', '7664-93-9', '98 %', 2.5, '28070010', 640],
    ['HNO3-AR', 'Nitric acid', 'AR', '7697-37-2', '69–72 %', 2.5, '28080010', 860],
    ['AMMONIA-AR', 'Ammonia solution', 'AR', '1336-21-6', '25 %', 2.5, '28142000', 560],
    ['ACOH-AR', 'Acetic acid, glacial', 'AR', '64-19-7', '99.7 %', 2.5, '29152100', 780],
    ['TEA-HPLC', 'Triethylamine', 'HPLC', '121-44-8', '99.5 %', 0.5, '292119', 690],
  ],
  item: ([code, name, grade, cas, assay, litres, hsn, rupees]) => ({
    code: `${code}-${litres}L`,
    name: `${name} ${grade} grade, ${litres} L`,
    rupees,
    pack: `Bottle of ${litres} L`,
    hsn,
    gst: rateOf(hsn),
    description: `${name} of ${grade} grade, CAS ${cas}, ${assay.includes('Ω') ? `resistivity ${assay}` : `assay ${assay}`}, in a ${litres} L glass bottle with lot certificate. For ${grade.startsWith('HPLC') ? 'mobile phases and sample preparation' : 'analysis and general laboratory use'}.`,
    attributes: { CAS: cas, Grade: grade, Purity: assay, Volume: `${litres} L`, Certificate: 'Lot analysis' },
  }),
});

const solids = family<
  [code: string, name: string, cas: string, assay: string, grams: number, hsn: string, use: string, rupees: number]
>({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'CHS',
  brand,
  hsn: '28',
  gst: GST.standard,
  buyers: { konkan: true, aravalli: ([code]) => code === 'NAOH' || code === 'NACL', deccan: ([code]) => code === 'NA2SO4' || code === 'NACL' },
  rows: [
    ['NAOH', 'Sodium hydroxide pellets', '1310-73-2', '98 %', 500, '28151110', 'titration and pH adjustment', 265],
    ['KOH', 'Potassium hydroxide pellets', '1310-58-3', '85 %', 500, '28152000', 'saponification and neutralisation', 390],
    ['NACL', 'Sodium chloride', '7647-14-5', '99.9 %', 500, '25010090', 'salt spray tests and standards', 185],
    ['KH2PO4', 'Potassium dihydrogen phosphate', '7778-77-0', '99.5 %', 500, '28352400', 'phosphate buffers', 480],
    ['NA2HPO4', 'Disodium hydrogen phosphate, anhydrous', '7558-79-4', '99 %', 500, '28352200', 'phosphate buffers', 420],
    ['NA2SO4', 'Sodium sulphate, anhydrous', '7757-82-6', '99 %', 500, '28331100', 'drying extracts and soundness tests', 225],
    ['KMNO4', 'Potassium permanganate', '7722-64-7', '99 %', 500, '28416100', 'redox titration', 590],
    ['EDTA', 'Disodium EDTA dihydrate', '6381-92-6', '99.5 %', 500, '29224990', 'hardness titration', 520],
    ['NAHCO3', 'Sodium bicarbonate', '144-55-8', '99.5 %', 500, '28363000', 'neutralisation of spills', 165],
    ['SILICA', 'Silica gel, blue self-indicating, 5–8 mesh', '112926-00-8', 'Adsorption 25 %', 500, '28112200', 'desiccators and balance cases', 265],
  ],
  item: ([code, name, cas, assay, grams, hsn, use, rupees]) => ({
    code: `${code}-${grams}G`,
    name: `${name}, AR grade, ${grams} g`,
    rupees,
    pack: `Bottle of ${grams} g`,
    hsn,
    gst: hsn.startsWith('2501') ? GST.nil : GST.standard,
    description: `${name} of AR grade, CAS ${cas}, in a ${grams} g HDPE bottle with lot certificate, for ${use}. ${assay.startsWith('Ads') ? assay : `Assay not less than ${assay}`}.`,
    attributes: { CAS: cas, Grade: 'AR', Purity: assay, 'Net weight': `${grams} g` },
  }),
});

const standards = singles({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'STD',
  brand,
  hsn: '382290',
  gst: GST.merit,
  buyers: { konkan: true, aravalli: ([code]) => /^(PH-7|PHP|REF)/.test(code), deccan: ([code]) => /^(WTK|PHP)/.test(code) },
  rows: [
    ['PH-4', 'Buffer solution pH 4.00 at 25 °C, 500 ml', 'Ready-to-use phthalate buffer of pH 4.00 ± 0.02 at 25 °C, traceable to NIST material', { pH: '4.00 ± 0.02', Colour: 'Red', Volume: '500 ml' }, 285],
    ['PH-7', 'Buffer solution pH 7.00 at 25 °C, 500 ml', 'Ready-to-use phosphate buffer of pH 7.00 ± 0.02 at 25 °C, traceable to NIST material', { pH: '7.00 ± 0.02', Colour: 'Yellow', Volume: '500 ml' }, 285],
    ['PH-10', 'Buffer solution pH 10.00 at 25 °C, 500 ml', 'Ready-to-use borate buffer of pH 10.00 ± 0.02 at 25 °C, traceable to NIST material', { pH: '10.00 ± 0.02', Colour: 'Blue', Volume: '500 ml' }, 295],
    ['COND-1413', 'Conductivity standard 1,413 µS/cm, 500 ml', 'Potassium chloride standard of 1,413 µS/cm at 25 °C for calibration of conductivity cells', { Conductivity: '1,413 µS/cm at 25 °C', Tolerance: '±1 %', Volume: '500 ml' }, 390],
    ['KF-5', 'Karl Fischer reagent, pyridine free, 5 mg/ml, 500 ml', 'One-component pyridine-free Karl Fischer reagent, titre about 5 mg water a ml, for volumetric water determination', { Titre: '5 mg/ml', Type: 'One component', Volume: '500 ml' }, 1150],
    ['NAOH-0.1N', 'Sodium hydroxide 0.1 N volumetric solution, 1 L', 'Standardised 0.1 N sodium hydroxide solution with factor on the lot certificate', { Normality: '0.1 N', Factor: '0.998–1.002', Volume: '1 L' }, 340],
    ['HCL-0.1N', 'Hydrochloric acid 0.1 N volumetric solution, 1 L', 'Standardised 0.1 N hydrochloric acid with factor on the lot certificate', { Normality: '0.1 N', Factor: '0.998–1.002', Volume: '1 L' }, 330],
    ['PHP-1-14', 'pH indicator paper 1–14, 200 leaves', 'Universal pH paper from 1 to 14 with colour chart for coolant, effluent and rinse water checks', { Range: 'pH 1–14', Step: '1 pH', Leaves: '200' }, 145, { unit: 'PAC', pack: 'Pack of 10 booklets' }],
    ['WTK-CL', 'Residual chlorine test kit, 0.1–3 mg/L, 100 tests', 'Colour comparator kit for free residual chlorine of 0.1 to 3 mg/L in site and drinking water, 100 tests', { Range: '0.1–3 mg/L', Tests: '100', Method: 'OT, comparator' }, 690, { unit: 'SET', pack: 'Kit of 100 tests' }],
    ['WTK-HARD', 'Total hardness test kit, 100 tests', 'Drop-count titration kit for total hardness of boiler, cooling and construction water, 100 tests', { Range: '5–500 mg/L', Tests: '100', Method: 'Drop count EDTA' }, 780, { unit: 'SET', pack: 'Kit of 100 tests' }],
    ['REF-COND', 'Coolant test strips, nitrite and pH, 100 strips', 'Two-pad strips for nitrite and pH of water-miscible metalworking fluids, read against the vial', { Parameters: 'Nitrite, pH', Strips: '100', Reading: '60 s' }, 1280, { unit: 'PAC', pack: 'Vial of 100' }],
  ],
});

const microbiology = singles({
  category,
  subcategory: 'Microbiology',
  group: 'MIC',
  brand,
  hsn: '38210000',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: [
    ['SCDA-500', 'Soyabean casein digest agar, 500 g', 'Dehydrated general-purpose agar for total aerobic count of non-sterile products, growth-promotion tested; USP, EP and IP', { 'Net weight': '500 g', Yield: '12.5 L', Compliance: 'USP, EP, IP' }, 3950],
    ['SCDM-500', 'Soyabean casein digest medium, 500 g', 'Dehydrated tryptic soy broth for sterility tests and media fills, growth-promotion tested; USP, EP and IP', { 'Net weight': '500 g', Yield: '16.6 L', Compliance: 'USP, EP, IP' }, 3450],
    ['SDA-500', 'Sabouraud dextrose agar, 500 g', 'Dehydrated agar for yeast and mould count of raw materials and products; USP, EP and IP', { 'Net weight': '500 g', Yield: '7.7 L', Compliance: 'USP, EP, IP' }, 3250],
    ['R2A-500', 'R2A agar, 500 g', 'Low-nutrient agar for heterotrophic count of purified water and WFI systems', { 'Net weight': '500 g', Yield: '27.5 L', Compliance: 'USP, EP' }, 4650],
    ['MCA-500', 'MacConkey agar, 500 g', 'Selective agar for Escherichia coli and other bile-tolerant gram-negative bacteria; USP, EP and IP', { 'Net weight': '500 g', Yield: '10 L', Compliance: 'USP, EP, IP' }, 3380],
    ['FTM-500', 'Fluid thioglycollate medium, 500 g', 'Dehydrated medium for sterility tests of anaerobic and aerobic bacteria; USP, EP and IP', { 'Net weight': '500 g', Yield: '17 L', Compliance: 'USP, EP, IP' }, 3680],
    ['PLT-SCDA-90', 'Ready plates SCDA 90 mm, triple wrapped, irradiated', 'Pre-poured settle plates of soyabean casein digest agar, triple wrapped and irradiated for grade A areas', { Diameter: '90 mm', Wrapping: 'Triple', Sterilisation: 'Gamma' }, 890, { unit: 'PAC', pack: 'Pack of 10' }],
    ['CNT-55', 'Contact plates SCDA with neutraliser, 55 mm', 'Contact plates of 55 mm with lecithin and polysorbate for surface monitoring after disinfection', { Diameter: '55 mm', Neutraliser: 'Lecithin, polysorbate 80', Sterilisation: 'Gamma' }, 980, { unit: 'PAC', pack: 'Pack of 10' }],
    ['PET-90', 'Petri dish 90 × 15 mm, polystyrene, sterile', 'Vented polystyrene petri dishes of 90 mm, gamma sterile, stackable; ISO 24998', { Size: '90 × 15 mm', Vents: '3', Sterilisation: 'Gamma' }, 1980, { unit: 'BOX', pack: 'Box of 500', hsn: '392690' }],
    ['SWB-10', 'Sterile swab in tube with 10 ml rinse solution', 'Sterile polyester swab in a tube with 10 ml neutralising rinse solution for equipment surfaces', { Tip: 'Polyester', Solution: '10 ml', Sterilisation: 'Gamma' }, 2450, { unit: 'PAC', pack: 'Pack of 50', hsn: '382290', gst: GST.merit }],
    ['BI-STM', 'Biological indicator for steam, Geobacillus stearothermophilus, 10^6', 'Self-contained biological indicator ampoules for validation of steam sterilisation at 121 °C; ISO 11138-3', { Population: '10^6', Incubation: '55–60 °C, 48 h', Standard: 'ISO 11138-3' }, 5850, { unit: 'BOX', pack: 'Box of 50', hsn: '382290', gst: GST.merit }],
    ['AUT-TAPE', 'Autoclave indicator tape 19 mm × 50 m', 'Steam indicator tape of 19 mm with lead-free ink turning black after exposure; ISO 11140-1 type 1', { Width: '19 mm', Length: '50 m', Type: '1' }, 265, { unit: 'ROL', pack: 'Roll of 50 m', hsn: '481149' }],
  ],
});

export const reagents: Family[] = [liquids, solids, standards, microbiology];
