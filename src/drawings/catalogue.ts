import type { Drawing } from './drafting/sheet.ts';
import { bearings } from './subjects/bearings.ts';
import { bearingUnits } from './subjects/bearing-units.ts';
import { cleaning } from './subjects/cleaning.ts';
import { cutting } from './subjects/cutting.ts';
import { abrasives } from './subjects/abrasives.ts';
import { electricals } from './subjects/electricals.ts';
import { cables } from './subjects/cables.ts';
import { electronics } from './subjects/electronics.ts';
import {
  abrasivesByHand,
  benchGoods,
  fillerRods,
  housekeeping,
  limitGauges,
  panelGoods,
  workwear,
} from './subjects/everyday.ts';
import { peripherals } from './subjects/peripherals.ts';
import { fasteners } from './subjects/fasteners.ts';
import { anchors } from './subjects/anchors.ts';
import { fixings } from './subjects/fixings.ts';
import { handTools } from './subjects/hand-tools.ts';
import { pliersAndHammers } from './subjects/pliers-hammers.ts';
import { lab } from './subjects/lab.ts';
import { labInstruments } from './subjects/lab-instruments.ts';
import { machinery } from './subjects/machinery.ts';
import { pumps } from './subjects/pumps.ts';
import { sawsAndGrinders } from './subjects/saws-grinders.ts';
import { siteTools } from './subjects/site-tools.ts';
import { meters } from './subjects/meters.ts';
import { lineFittings } from './subjects/line-fittings.ts';
import { lifting } from './subjects/lifting.ts';
import { siteElectricals } from './subjects/site-electricals.ts';
import { siteMachines } from './subjects/site-machines.ts';
import { measuring } from './subjects/measuring.ts';
import { instruments } from './subjects/instruments.ts';
import { office } from './subjects/office.ts';
import { packaging } from './subjects/packaging.ts';
import { handling } from './subjects/handling.ts';
import { paints } from './subjects/paints.ts';
import { pipes } from './subjects/pipes.ts';
import { valves } from './subjects/valves.ts';
import { pneumatics } from './subjects/pneumatics.ts';
import { hydraulics } from './subjects/hydraulics.ts';
import { powerTools } from './subjects/power-tools.ts';
import { welding } from './subjects/welding.ts';
import { safety } from './subjects/safety.ts';
import { protective } from './subjects/protective.ts';
import { transmission } from './subjects/transmission.ts';
import { couplings } from './subjects/couplings.ts';
import { chains } from './subjects/chains.ts';
import { labEquipment } from './subjects/lab-equipment.ts';
import { labGlass } from './subjects/lab-glass.ts';
import { labWare } from './subjects/lab-ware.ts';
import { gauges } from './subjects/gauges.ts';
import { weldingLeads } from './subjects/welding-leads.ts';
import { fallProtection } from './subjects/fall-protection.ts';
import { siteSafety } from './subjects/site-safety.ts';
import { headProtection } from './subjects/head-protection.ts';
import { adhesives } from './subjects/adhesives.ts';
import { stationery } from './subjects/stationery.ts';
import { cleaningTools } from './subjects/cleaning-tools.ts';
import { stores } from './subjects/stores.ts';
import { guidedMachines } from './subjects/guided-machines.ts';
import { boards, racks } from './subjects/boards.ts';

/**
 * All drawings by slug, category by category. It is heavy and made for the build: a page that only needs to know which
 * drawing a product has imports `matching.ts`.
 */
export const catalogue: ReadonlyMap<string, Drawing> = new Map(
  [
    ...[
      bearings,
      bearingUnits,
      transmission,
      couplings,
      chains,
      fasteners,
      anchors,
      fixings,
      cutting,
      abrasives,
      handTools,
      pliersAndHammers,
      siteTools,
      powerTools,
      sawsAndGrinders,
      welding,
      pneumatics,
      hydraulics,
      pipes,
      valves,
      lineFittings,
      machinery,
      pumps,
      siteMachines,
    ],
    ...[
      electricals,
      cables,
      siteElectricals,
      safety,
      protective,
      measuring,
      meters,
      instruments,
      paints,
      lab,
      labInstruments,
      cleaning,
      packaging,
      handling,
      lifting,
      office,
      electronics,
      peripherals,
    ],
    ...[abrasivesByHand, benchGoods, fillerRods, housekeeping, limitGauges, panelGoods, workwear],
    ...[
      labEquipment,
      labGlass,
      labWare,
      gauges,
      weldingLeads,
      fallProtection,
      siteSafety,
      headProtection,
      adhesives,
      stationery,
      cleaningTools,
      stores,
      guidedMachines,
      boards,
      racks,
    ],
  ]
    .flat()
    .map((drawing) => [drawing.slug, drawing]),
);

/** The drawing of that slug. Throws where there is none, so that the build names the misspelled page. */
export function drawingOf(slug: string): Drawing {
  const drawing = catalogue.get(slug);
  if (!drawing) throw new Error(`There is no drawing "${slug}" in src/drawings/catalogue.ts.`);
  return drawing;
}
