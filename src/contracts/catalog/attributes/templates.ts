import type { AttributeTemplate, CategoryTemplates } from './template.ts';
import { bearingsPowerTransmission } from './templates/bearings-power-transmission.ts';
import { cleaningHousekeeping } from './templates/cleaning-housekeeping.ts';
import { cuttingToolsAbrasives } from './templates/cutting-tools-abrasives.ts';
import { electricalsLighting } from './templates/electricals-lighting.ts';
import { fasteners } from './templates/fasteners.ts';
import { handTools } from './templates/hand-tools.ts';
import { itElectronics } from './templates/it-electronics.ts';
import { labSupplies } from './templates/lab-supplies.ts';
import { machineryPumps } from './templates/machinery-pumps.ts';
import { measuringInstruments } from './templates/measuring-instruments.ts';
import { officeSupplies } from './templates/office-supplies.ts';
import { packagingMaterialHandling } from './templates/packaging-material-handling.ts';
import { paintsAdhesivesLubricants } from './templates/paints-adhesives-lubricants.ts';
import { pipesValvesFittings } from './templates/pipes-valves-fittings.ts';
import { pneumaticsHydraulics } from './templates/pneumatics-hydraulics.ts';
import { powerToolsWelding } from './templates/power-tools-welding.ts';
import { safetyPpe } from './templates/safety-ppe.ts';

/** By the category's name, as in db/categories.json. */
const TEMPLATES: Record<string, CategoryTemplates> = {
  'Bearings & power transmission': bearingsPowerTransmission,
  Fasteners: fasteners,
  'Cutting tools & abrasives': cuttingToolsAbrasives,
  'Hand tools': handTools,
  'Power tools & welding': powerToolsWelding,
  'Pneumatics & hydraulics': pneumaticsHydraulics,
  'Pipes, valves & fittings': pipesValvesFittings,
  'Machinery & pumps': machineryPumps,
  'Electricals & lighting': electricalsLighting,
  'Safety & PPE': safetyPpe,
  'Measuring instruments': measuringInstruments,
  'Paints, adhesives & lubricants': paintsAdhesivesLubricants,
  'Lab supplies': labSupplies,
  'Cleaning & housekeeping': cleaningHousekeeping,
  'Packaging & material handling': packagingMaterialHandling,
  'Office supplies': officeSupplies,
  'IT & electronics': itElectronics,
};

/** The attributes of a subcategory in the order of the data sheet; none if it has no template. */
export function templateOf(
  category: string | null | undefined,
  subcategory: string | null | undefined,
): readonly AttributeTemplate[] {
  const templates = category && Object.hasOwn(TEMPLATES, category) ? TEMPLATES[category]! : {};
  return subcategory && Object.hasOwn(templates, subcategory) ? templates[subcategory]! : [];
}

/** The key of an attribute in addresses: `Outside diameter` → `outside_diameter`. */
export const attributeKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** The attribute of a row of a data sheet, whatever its case and punctuation. */
export const attributeNamed = (template: readonly AttributeTemplate[], name: string): AttributeTemplate | undefined =>
  template.find((attribute) => attributeKey(attribute.name) === attributeKey(name));
