import type { CompanyKey, Draft, FamilyTraits } from './family.ts';

/** Store codes by category as Konkan and Deccan use them; Aravalli's SKUs start with the family alone. */
const stores: Record<string, { konkan: string; deccan: string }> = {
  'Bearings & power transmission': { konkan: 'ENG', deccan: 'MECH' },
  Fasteners: { konkan: 'ENG', deccan: 'FAST' },
  'Cutting tools & abrasives': { konkan: 'ENG', deccan: 'CUT' },
  'Hand tools': { konkan: 'ENG', deccan: 'HT' },
  'Power tools & welding': { konkan: 'ENG', deccan: 'PT' },
  'Pneumatics & hydraulics': { konkan: 'UTL', deccan: 'HYD' },
  'Pipes, valves & fittings': { konkan: 'PIP', deccan: 'PIPE' },
  'Machinery & pumps': { konkan: 'UTL', deccan: 'MACH' },
  'Electricals & lighting': { konkan: 'ELE', deccan: 'ELEC' },
  'Safety & PPE': { konkan: 'PPE', deccan: 'SAFE' },
  'Measuring instruments': { konkan: 'INS', deccan: 'MEAS' },
  'Paints, adhesives & lubricants': { konkan: 'LUB', deccan: 'PNT' },
  'Lab supplies': { konkan: 'LAB', deccan: 'QC' },
  'Cleaning & housekeeping': { konkan: 'HK', deccan: 'HK' },
  'Packaging & material handling': { konkan: 'PKG', deccan: 'MH' },
  'Office supplies': { konkan: 'OFF', deccan: 'OFF' },
  'IT & electronics': { konkan: 'IT', deccan: 'IT' },
};

/** A company's own SKU: `BRG-6205-2RS`, `KP-LAB-PIP-100-1000`, `DI/PIPE/GI-25-B`. At most 40 characters. */
export function skuOf(company: CompanyKey, { category, group }: FamilyTraits, { code }: Draft): string {
  const item = `${group}-${code}`;
  if (company === 'aravalli') return item;
  const store = stores[category]?.[company];
  if (!store) throw new Error(`no store code for ${category}`);
  return company === 'konkan' ? `KP-${store}-${item}` : `DI/${store}/${item}`;
}
