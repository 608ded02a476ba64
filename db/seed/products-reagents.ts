import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'Lab supplies';
const brand = brands.chemicals;

/** Sulphuric acid, nitric acid and ammonia came down to 5 % on 22-09-2025. */
const liquids = singles({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'CHM',
  brand,
  hsn: '290511',
  gst: GST.standard,
  buyers: { konkan: true, deccan: only('HCL-AR-2.5L', 'H2SO4-AR-2.5L') },
  rows: `
    ACN-HPLC-2.5L | Acetonitrile HPLC gradient grade, 2.5 L | 2150 | pack: Bottle of 2.5 L; hsn: 29269000
      Acetonitrile of HPLC gradient grade in a 2.5 L glass bottle, 0.2 µm filtered, for reversed-phase mobile phases and peptide work. Assay 99.9 %, UV cut-off 190 nm, lot certificate supplied.
      CAS: 75-05-8; Grade: HPLC gradient; Purity: 99.9 %; Volume: 2.5 L; Certificate: Lot analysis
    MEOH-HPLC-2.5L | Methanol HPLC gradient grade, 2.5 L | 890 | pack: Bottle of 2.5 L; hsn: 29051100
      Methanol of HPLC gradient grade in a 2.5 L glass bottle, 0.2 µm filtered, for mobile phases and sample extraction. Assay 99.9 %, UV cut-off 205 nm, lot certificate supplied.
      CAS: 67-56-1; Grade: HPLC gradient; Purity: 99.9 %; Volume: 2.5 L; Certificate: Lot analysis
    WATER-HPLC-2.5L | Water HPLC grade, 2.5 L | 690 | pack: Bottle of 2.5 L; hsn: 285390
      Water of HPLC grade in a 2.5 L glass bottle, 0.2 µm filtered, for mobile phases, blanks and standard dilution. Residue on evaporation below 1 mg/L, lot certificate supplied.
      CAS: 7732-18-5; Grade: HPLC; Purity: 18.2 MΩ·cm; Volume: 2.5 L; Certificate: Lot analysis
    IPA-AR-2.5L | Isopropyl alcohol AR grade, 2.5 L | 680 | pack: Bottle of 2.5 L; hsn: 29051220
      Isopropyl alcohol of AR grade in a 2.5 L glass bottle for rinsing glassware, extraction and cleaning of optical parts. Assay 99.5 %, water below 0.1 %.
      CAS: 67-63-0; Grade: AR; Purity: 99.5 %; Volume: 2.5 L; Certificate: Lot analysis
    ACETONE-AR-2.5L | Acetone AR grade, 2.5 L | 720 | pack: Bottle of 2.5 L; hsn: 29141100
      Acetone of AR grade in a 2.5 L glass bottle for drying glassware, extraction and residue tests. Assay 99.5 %, non-volatile matter below 0.001 %.
      CAS: 67-64-1; Grade: AR; Purity: 99.5 %; Volume: 2.5 L; Certificate: Lot analysis
    DCM-AR-2.5L | Dichloromethane AR grade, 2.5 L | 980 | pack: Bottle of 2.5 L; hsn: 29031200
      Dichloromethane of AR grade in a 2.5 L amber bottle for liquid extraction and thin-layer chromatography. Assay 99.5 %, stabilised with amylene.
      CAS: 75-09-2; Grade: AR; Purity: 99.5 %; Volume: 2.5 L; Certificate: Lot analysis
    HEXANE-AR-2.5L | n-Hexane AR grade, 2.5 L | 1480 | pack: Bottle of 2.5 L; hsn: 29011000
      Hexane (n-hexane) of AR grade in a 2.5 L glass bottle for fat extraction, normal-phase elution and residue analysis. Assay 99 %, aromatics below 0.01 %.
      CAS: 110-54-3; Grade: AR; Purity: 99 %; Volume: 2.5 L; Certificate: Lot analysis
    HCL-AR-2.5L | Hydrochloric acid AR grade, 2.5 L | 520 | pack: Bottle of 2.5 L; hsn: 28061000
      Fuming hydrochloric acid of AR grade, 35–38 %, in a 2.5 L glass bottle for digestion, pH adjustment and volumetric solutions. Iron below 0.00002 %; IS 265.
      CAS: 7647-01-0; Grade: AR; Purity: 35–38 %; Volume: 2.5 L; Certificate: Lot analysis
    H2SO4-AR-2.5L | Sulphuric acid AR grade, 2.5 L | 640 | pack: Bottle of 2.5 L; hsn: 28070010; gst: merit
      Concentrated sulphuric acid of AR grade, 98 %, in a 2.5 L glass bottle for digestion, sulphate ash and COD tests. Density 1.84 g/ml; IS 266.
      CAS: 7664-93-9; Grade: AR; Purity: 98 %; Volume: 2.5 L; Certificate: Lot analysis
    HNO3-AR-2.5L | Nitric acid AR grade, 2.5 L | 860 | pack: Bottle of 2.5 L; hsn: 28080010; gst: merit
      Concentrated nitric acid of AR grade, 69–72 %, in a 2.5 L glass bottle for metal digestion and passivation tests. Density 1.41 g/ml; IS 264.
      CAS: 7697-37-2; Grade: AR; Purity: 69–72 %; Volume: 2.5 L; Certificate: Lot analysis
    AMMONIA-AR-2.5L | Ammonia solution AR grade, 2.5 L | 560 | pack: Bottle of 2.5 L; hsn: 28142000; gst: merit
      Ammonia solution of AR grade, 25 %, in a 2.5 L glass bottle for pH adjustment, hardness buffers and complexometry. Density 0.91 g/ml, keep below 25 °C.
      CAS: 1336-21-6; Grade: AR; Purity: 25 %; Volume: 2.5 L; Certificate: Lot analysis
    ACOH-AR-2.5L | Glacial acetic acid AR grade, 2.5 L | 780 | pack: Bottle of 2.5 L; hsn: 29152100
      Glacial acetic acid of AR grade in a 2.5 L glass bottle for acetate buffers and non-aqueous titration. Assay 99.7 %, freezes at 16.6 °C.
      CAS: 64-19-7; Grade: AR; Purity: 99.7 %; Volume: 2.5 L; Certificate: Lot analysis
    TEA-HPLC-0.5L | Triethylamine HPLC grade, 0.5 L | 690 | pack: Bottle of 0.5 L; hsn: 292119
      Triethylamine of HPLC grade in a 0.5 L amber bottle, a mobile-phase modifier that sharpens peaks of basic drugs. Assay 99.5 %, UV transmittance tested.
      CAS: 121-44-8; Grade: HPLC; Purity: 99.5 %; Volume: 0.5 L; Certificate: Lot analysis
  `,
});

const solids = singles({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'CHS',
  brand,
  hsn: '281511',
  gst: GST.standard,
  buyers: { konkan: except('NA2SO4-500G'), deccan: only('NA2SO4-500G') },
  rows: `
    NAOH-500G | Sodium hydroxide pellets, AR grade, 500 g | 265 | pack: Bottle of 500 g; hsn: 281511
      Sodium hydroxide pellets of AR grade, CAS 1310-73-2, in a 500 g HDPE bottle with lot certificate, for titration and pH adjustment. Assay not less than 98 %.
      CAS: 1310-73-2; Grade: AR; Purity: 98 %; Net weight: 500 g
    NACL-500G | Sodium chloride, AR grade, 500 g | 185 | pack: Bottle of 500 g; hsn: 25010090; gst: nil
      Sodium chloride of AR grade, CAS 7647-14-5, in a 500 g HDPE bottle with lot certificate, for salt spray tests and standards. Assay not less than 99.9 %.
      CAS: 7647-14-5; Grade: AR; Purity: 99.9 %; Net weight: 500 g
    KH2PO4-500G | Potassium dihydrogen phosphate, AR grade, 500 g | 480 | pack: Bottle of 500 g; hsn: 28352400
      Potassium dihydrogen phosphate of AR grade, CAS 7778-77-0, in a 500 g HDPE bottle with lot certificate, for phosphate buffers. Assay not less than 99.5 %.
      CAS: 7778-77-0; Grade: AR; Purity: 99.5 %; Net weight: 500 g
    NA2SO4-500G | Sodium sulphate, anhydrous, AR grade, 500 g | 225 | pack: Bottle of 500 g; hsn: 28331100
      Anhydrous sodium sulphate of AR grade, CAS 7757-82-6, in a 500 g HDPE bottle with lot certificate, for drying extracts and soundness tests. Assay not less than 99 %.
      CAS: 7757-82-6; Grade: AR; Purity: 99 %; Net weight: 500 g
    KMNO4-500G | Potassium permanganate, AR grade, 500 g | 590 | pack: Bottle of 500 g; hsn: 28416100
      Potassium permanganate of AR grade, CAS 7722-64-7, in a 500 g HDPE bottle with lot certificate, for redox titration. Assay not less than 99 %.
      CAS: 7722-64-7; Grade: AR; Purity: 99 %; Net weight: 500 g
    EDTA-500G | Disodium EDTA dihydrate, AR grade, 500 g | 520 | pack: Bottle of 500 g; hsn: 29224990
      Disodium EDTA dihydrate of AR grade, CAS 6381-92-6, in a 500 g HDPE bottle with lot certificate, for hardness titration. Assay not less than 99.5 %.
      CAS: 6381-92-6; Grade: AR; Purity: 99.5 %; Net weight: 500 g
    NAHCO3-500G | Sodium bicarbonate, AR grade, 500 g | 165 | pack: Bottle of 500 g; hsn: 28363000
      Sodium bicarbonate of AR grade, CAS 144-55-8, in a 500 g HDPE bottle with lot certificate, for neutralisation of spills. Assay not less than 99.5 %.
      CAS: 144-55-8; Grade: AR; Purity: 99.5 %; Net weight: 500 g
    SILICA-500G | Silica gel, blue self-indicating, 5–8 mesh, AR grade, 500 g | 265 | pack: Bottle of 500 g; hsn: 28112200
      Blue self-indicating silica gel of 5–8 mesh in a 500 g HDPE bottle for desiccators and balance cases. Turns pink when spent, adsorption 25 %.
      CAS: 112926-00-8; Grade: AR; Purity: Adsorption 25 %; Net weight: 500 g
  `,
});

const standards = singles({
  category,
  subcategory: 'Chemicals & reagents',
  group: 'STD',
  brand,
  hsn: '382290',
  gst: GST.merit,
  buyers: { konkan: except('WTK-CL', 'WTK-HARD'), deccan: only('PHP-1-14', 'WTK-CL', 'WTK-HARD') },
  rows: `
    PH-4 | Buffer solution pH 4.00 at 25 °C, 500 ml | 285
      Ready-to-use phthalate buffer of pH 4.00 ± 0.02 at 25 °C, traceable to NIST material.
      pH: 4.00 ± 0.02; Colour: Red; Volume: 500 ml
    PH-7 | Buffer solution pH 7.00 at 25 °C, 500 ml | 285
      Ready-to-use phosphate buffer of pH 7.00 ± 0.02 at 25 °C, traceable to NIST material.
      pH: 7.00 ± 0.02; Colour: Yellow; Volume: 500 ml
    PH-10 | Buffer solution pH 10.00 at 25 °C, 500 ml | 295
      Ready-to-use borate buffer of pH 10.00 ± 0.02 at 25 °C, traceable to NIST material.
      pH: 10.00 ± 0.02; Colour: Blue; Volume: 500 ml
    COND-1413 | Conductivity standard 1413 µS/cm, 500 ml | 390
      Potassium chloride standard of 1413 µS/cm at 25 °C for calibration of conductivity cells.
      Conductivity: 1413 µS/cm at 25 °C; Tolerance: ±1 %; Volume: 500 ml
    KF-5 | Karl Fischer reagent, pyridine free, 5 mg/ml, 500 ml | 1150
      One-component pyridine-free Karl Fischer reagent, titre about 5 mg water a ml, for volumetric water determination.
      Titre: 5 mg/ml; Type: One component; Volume: 500 ml
    NAOH-0.1N | Sodium hydroxide 0.1 N volumetric solution, 1 L | 340
      Standardised 0.1 N sodium hydroxide solution with factor on the lot certificate.
      Normality: 0.1 N; Factor: 0.998–1.002; Volume: 1 L
    HCL-0.1N | Hydrochloric acid 0.1 N volumetric solution, 1 L | 330
      Standardised 0.1 N hydrochloric acid with factor on the lot certificate.
      Normality: 0.1 N; Factor: 0.998–1.002; Volume: 1 L
    PHP-1-14 | pH indicator paper 1–14, 200 leaves | 145 | unit: PAC; pack: Pack of 10 booklets
      Universal pH paper from 1 to 14 with colour chart for coolant, effluent and rinse water checks.
      Range: pH 1–14; Step: 1 pH; Leaves: 200
    WTK-CL | Residual chlorine test kit, 0.1–3 mg/L, 100 tests | 690 | unit: SET; pack: Kit of 100 tests
      Colour comparator kit for free residual chlorine of 0.1 to 3 mg/L in site and drinking water, 100 tests.
      Range: 0.1–3 mg/L; Tests: 100; Method: OT, comparator
    WTK-HARD | Total hardness test kit, 100 tests | 780 | unit: SET; pack: Kit of 100 tests
      Drop-count titration kit for total hardness of boiler, cooling and construction water, 100 tests.
      Range: 5–500 mg/L; Tests: 100; Method: Drop count EDTA
  `,
});

const microbiology = singles({
  category,
  subcategory: 'Microbiology',
  group: 'MIC',
  brand,
  hsn: '38210000',
  gst: GST.standard,
  buyers: { konkan: true },
  rows: `
    SCDA-500 | Soyabean casein digest agar, 500 g | 3950
      Dehydrated general-purpose agar for total aerobic count of non-sterile products, growth-promotion tested; USP, EP and IP.
      Net weight: 500 g; Yield: 12.5 L; Compliance: USP, EP, IP
    SCDM-500 | Soyabean casein digest medium, 500 g | 3450
      Dehydrated tryptic soy broth for sterility tests and media fills, growth-promotion tested; USP, EP and IP.
      Net weight: 500 g; Yield: 16.6 L; Compliance: USP, EP, IP
    SDA-500 | Sabouraud dextrose agar, 500 g | 3250
      Dehydrated agar for yeast and mould count of raw materials and products; USP, EP and IP.
      Net weight: 500 g; Yield: 7.7 L; Compliance: USP, EP, IP
    R2A-500 | R2A agar, 500 g | 4650
      Low-nutrient agar for heterotrophic count of purified water and WFI systems.
      Net weight: 500 g; Yield: 27.5 L; Compliance: USP, EP
    PLT-SCDA-90 | Ready plates SCDA 90 mm, triple wrapped, irradiated | 890 | unit: PAC; pack: Pack of 10
      Pre-poured settle plates of soyabean casein digest agar, triple wrapped and irradiated for grade A areas.
      Diameter: 90 mm; Wrapping: Triple; Sterilisation: Gamma
    CNT-55 | Contact plates SCDA with neutraliser, 55 mm | 980 | unit: PAC; pack: Pack of 10
      Contact plates of 55 mm with lecithin and polysorbate for surface monitoring after disinfection.
      Diameter: 55 mm; Neutraliser: Lecithin, polysorbate 80; Sterilisation: Gamma
    PET-90 | Petri dish 90 × 15 mm, polystyrene, sterile | 1980 | unit: BOX; pack: Box of 500; hsn: 392690
      Vented polystyrene petri dishes of 90 mm, gamma sterile, stackable; ISO 24998.
      Size: 90 × 15 mm; Vents: 3; Sterilisation: Gamma
    SWB-10 | Sterile swab in tube with 10 ml rinse solution | 2450 | unit: PAC; pack: Pack of 50; hsn: 382290; gst: merit
      Sterile polyester swab in a tube with 10 ml neutralising rinse solution for equipment surfaces.
      Tip: Polyester; Solution: 10 ml; Sterilisation: Gamma
    BI-STM | Biological indicator for steam, Geobacillus stearothermophilus, 10^6 | 5850 | unit: BOX; pack: Box of 50; hsn: 382290; gst: merit
      Self-contained biological indicator ampoules for validation of steam sterilisation at 121 °C; ISO 11138-3.
      Population: 10^6; Incubation: 55–60 °C, 48 h; Standard: ISO 11138-3
    AUT-TAPE | Autoclave indicator tape 19 mm × 50 m | 265 | unit: ROL; pack: Roll of 50 m; hsn: 481149
      Steam indicator tape of 19 mm with lead-free ink turning black after exposure; ISO 11140-1 type 1.
      Width: 19 mm; Length: 50 m; Type: 1
  `,
});

export const reagents: Family[] = [liquids, solids, standards, microbiology];
