import type { DemoProduct } from './demo-data.ts';
import { fraction, type CompanyKey, type Draft, type Family, type FamilyTraits } from './family.ts';
import { abrasives } from './products-abrasives.ts';
import { bearingUnits } from './products-bearing-units.ts';
import { bearings } from './products-bearings.ts';
import { cableFittings } from './products-cable-fittings.ts';
import { cables } from './products-cables.ts';
import { cleaning } from './products-cleaning.ts';
import { cuttingTools } from './products-cutting.ts';
import { electricals } from './products-electricals.ts';
import { fasteners } from './products-fasteners.ts';
import { fireAndSigns } from './products-fire.ts';
import { fixings } from './products-fixings.ts';
import { fluids } from './products-fluids.ts';
import { glassware } from './products-glassware.ts';
import { handTools } from './products-hand-tools.ts';
import { handling } from './products-handling.ts';
import { housekeeping } from './products-housekeeping.ts';
import { hygienic } from './products-hygienic.ts';
import { instruments } from './products-instruments.ts';
import { itEquipment } from './products-it.ts';
import { labConsumables } from './products-lab.ts';
import { labInstruments } from './products-lab-instruments.ts';
import { lighting } from './products-lighting.ts';
import { machinery } from './products-machinery.ts';
import { measuring } from './products-measuring.ts';
import { officeSupplies } from './products-office.ts';
import { packaging } from './products-packaging.ts';
import { paints } from './products-paints.ts';
import { pipes } from './products-pipes.ts';
import { pneumatics } from './products-pneumatics.ts';
import { powerTools } from './products-power-tools.ts';
import { ppe } from './products-ppe.ts';
import { protective } from './products-protective.ts';
import { reagents } from './products-reagents.ts';
import { siteEquipment } from './products-site-machines.ts';
import { transmission } from './products-transmission.ts';
import { valves } from './products-valves.ts';
import { welding } from './products-welding.ts';
import { skuOf } from './skus.ts';

const families: Family[] = [
  bearings,
  bearingUnits,
  transmission,
  fasteners,
  fixings,
  cuttingTools,
  abrasives,
  handTools,
  powerTools,
  welding,
  pneumatics,
  pipes,
  valves,
  hygienic,
  machinery,
  siteEquipment,
  cables,
  cableFittings,
  electricals,
  lighting,
  ppe,
  protective,
  fireAndSigns,
  measuring,
  instruments,
  fluids,
  paints,
  glassware,
  labConsumables,
  reagents,
  labInstruments,
  cleaning,
  housekeeping,
  packaging,
  handling,
  officeSupplies,
  itEquipment,
].flat();

/** What each company buys most stands first in its catalogue. */
const leading: Record<CompanyKey, string[]> = {
  aravalli: ['Bearings & power transmission', 'Cutting tools & abrasives', 'Fasteners'],
  konkan: ['Lab supplies', 'Safety & PPE', 'Cleaning & housekeeping'],
  deccan: ['Power tools & welding', 'Electricals & lighting', 'Pipes, valves & fittings'],
};

/** Each company has negotiated its own prices: this share of the list price, give or take 4 % by family. */
const contractShare: Record<CompanyKey, number> = { aravalli: 0.96, konkan: 1.03, deccan: 0.98 };

/** The catalogue of one company: about 600 products, the same at every call. */
export function productsOf(company: CompanyKey): DemoProduct[] {
  const rank = ({ traits }: Family) => {
    const at = leading[company].indexOf(traits.category);
    return at < 0 ? leading[company].length : at;
  };
  return families
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ traits, lines }) =>
      lines.filter(({ buyers }) => buyers.includes(company)).map(({ draft }) => toProduct(company, traits, draft)),
    );
}

function toProduct(company: CompanyKey, traits: FamilyTraits, draft: Draft): DemoProduct {
  const sku = skuOf(company, traits, draft);
  const price_paise = priceOf(company, traits, draft.rupees);
  const gst = draft.gst ?? traits.gst;
  return {
    sku,
    name: draft.name,
    category: traits.category,
    subcategory: traits.subcategory,
    brand: draft.brand ?? traits.brand,
    price_paise,
    stock: stockOf(sku, price_paise),
    unit: draft.unit ?? traits.unit ?? 'NOS',
    pack: draft.pack ?? traits.pack ?? null,
    hsn: draft.hsn ?? traits.hsn,
    gst_rate_bp: lacksRate(sku) ? null : typeof gst === 'function' ? gst(price_paise) : gst,
    description: draft.description,
    attributes: Object.fromEntries(
      Object.entries(draft.attributes).map(([label, value]) => [label, capitalised(value)]),
    ),
  };
}

/** One deviation a family, so that prices still rise with size; rounded as price lists are. */
function priceOf(company: CompanyKey, { group }: FamilyTraits, rupees: number): number {
  const paise = rupees * 100 * contractShare[company] * (0.96 + 0.08 * fraction(`price ${company} ${group}`));
  const step = paise < 10_000 ? 25 : paise < 200_000 ? 100 : paise < 2_000_000 ? 500 : 5000;
  return Math.max(step, Math.round(paise / step) * step);
}

/** Some 7 % out of stock, some 6 % nearly so; the dearer the unit, the fewer on the shelf (₹10 lakh a line at most). */
function stockOf(sku: string, paise: number): number {
  const chance = fraction(`hand ${sku}`);
  const depth = fraction(`depth ${sku}`);
  if (chance < 0.07) return 0;
  if (chance < 0.13) return 1 + Math.floor(depth * 9);
  const most = Math.min(5000, Math.max(6, Math.floor(100_000_000 / paise)));
  return most <= 20 ? 2 + Math.floor(depth * (most - 1)) : Math.round(20 * (most / 20) ** depth);
}

/** Words of a data sheet start with a capital; symbols such as `h6` and `pH` stay as they are. */
const capitalised = (text: string) => text.replace(/^[a-z](?=[a-z ])/, (letter) => letter.toUpperCase());

/** Every catalogue has a few items whose tax rate nobody has entered. */
const lacksRate = (sku: string) => fraction(`tax ${sku}`) < 0.02;
