import { places } from '../schemas/places.ts';
import type { PageRef } from './pages.ts';

/** The line drawing of each page whose file names none. */

const byPath: Record<string, string> = {
  '/about': 'ball-bearing',
  '/services': 'hand-tools',
  '/contact': 'plug-socket',
  '/policies/privacy': 'lockout-padlock',
  '/policies/security': 'safety-harness',
  '/policies/terms-of-sale': 'weighing-scale',
  '/policies/returns-and-refunds': 'carton',
  '/policies/grievance': 'pen',
  '/rfq': 'weighing-scale',
  '/search': 'dial-gauge',
  '/solutions': 'coupling',
  '/supplies': 'ball-bearing',
  '/industries': 'electric-motor',
  '/resources': 'paper-ream',
  '/career': 'safety-helmet',
  '/delivery': 'pallet-truck',
  '/solutions/spend-insights': 'dial-gauge',
  '/solutions/bulk-buying': 'pallet',
  '/solutions/systems-integration': 'quick-coupler',
  '/solutions/compliance-management': 'vernier-caliper',
  '/solutions/spend-management': 'gate-valve',
  '/solutions/team-management': 'socket',
  '/solutions/streamlined-purchasing': 'linear-bearing',
  '/solutions/responsible-purchasing': 'led-highbay',
  '/solutions/payment-options': 'notebook',
  '/supplies/industrial-tools': 'hand-tools',
  '/supplies/safety-supplies': 'safety-ppe',
  '/supplies/safety-equipment': 'safety-harness',
  '/supplies/laboratory-supplies': 'lab-balance',
  '/supplies/cleaning': 'vacuum-cleaner',
  '/supplies/packaging': 'carton',
  '/supplies/electricals': 'contactor',
  '/supplies/machinery': 'machinery-pumps',
  '/supplies/plumbing-hardware': 'pipes-valves-fittings',
  '/supplies/paints-coatings-lubricants': 'paints-adhesives-lubricants',
  '/services/strategic-sourcing': 'measuring-instruments',
  '/services/managed-procurement': 'gearbox',
  '/services/vendor-consolidation': 'coupling',
  '/services/inventory-planning': 'drum',
  '/services/digital-cataloguing': 'laptop',
  '/services/quality-inspection': 'micrometer',
  '/services/logistics-fulfilment': 'pallet-truck',
  '/services/compliance-audits': 'file',
  '/services/contract-management': 'stapler',
  '/services/emergency-procurement': 'fire-extinguisher',
  '/delivery/pan-india-shipping': 'carton',
  '/delivery/express': 'trolley',
  '/delivery/freight-bulk': 'pallet-truck',
  '/delivery/returns': 'strapping',
  '/delivery/tracking': 'packing-tape',
  '/industries/manufacturing': 'electric-motor',
  '/industries/healthcare': 'respirator',
  '/industries/education': 'flask',
  '/industries/government': 'file',
  '/industries/nonprofit': 'water-pump',
  '/industries/infrastructure': 'concrete-mixer',
  '/industries/travel-hospitality': 'vacuum-cleaner',
  '/resources/blogs': 'pen',
  '/resources/case-studies': 'measuring-tape',
  '/resources/whitepapers': 'paper-ream',
  '/resources/webinars': 'monitor',
  '/resources/ebooks': 'office-supplies',
};

/** Pages that have a picture of goods, src/assets/renders/<name>.jpg. A page's `scene` comes before it. */
const renders: Record<string, string> = {
  '/about': 'pallet',
  '/industries/nonprofit': 'carton',
  '/supplies/bearings-power-transmission': 'bearing',
  '/supplies/electricals': 'cable',
  '/supplies/packaging': 'tape',
  '/supplies/paints-coatings-lubricants': 'drum',
  '/supplies/plumbing-hardware': 'valve',
  '/supplies/power-tools-welding': 'disc',
};

/** The name of a page's rendered picture. */
export const renderName = (path: string): string | undefined => renders[path];

/** For pages not listed above; a supply page uses the drawing with its own slug. */
const byPlace: Record<string, string[]> = {
  career: ['safety-helmet', 'safety-shoe', 'spirit-level', 'chair', 'hex-key', 'sprocket'],
  blogs: [
    'hex-bolt',
    'roller-chain',
    'washer',
    'pressure-gauge',
    'carton',
    'flange',
    'timing-belt',
    'mcb',
    'safety-glove',
  ],
  whitepapers: ['washer', 'network-switch', 'roller-chain', 'micrometer', 'led-batten'],
  ebooks: ['wedge-anchor', 'sprocket', 'socket-screw', 'multimeter', 'jerry-can', 'pneumatic-cylinder'],
  'case-studies': ['turning-insert', 'tri-clamp', 'concrete-mixer', 'flask', 'cable'],
  webinars: ['solenoid-valve', 'v-belt', 'ups', 'thrust-bearing', 'ball-valve'],
  'on-demand': ['dial-gauge', 'circlip', 'printer', 'coupling', 'fan'],
};

/** The slug of a page's drawing. */
export function drawingSlug(page: Pick<PageRef, 'path' | 'place' | 'sheet' | 'drawing'>): string {
  if (page.drawing) return page.drawing;
  const listed = byPath[page.path];
  if (listed) return listed;
  if (page.place === 'supplies') return page.path.slice(places.supplies.base.length + 1);
  const choice = byPlace[page.place] ?? ['ball-bearing'];
  return choice[(Number(page.sheet.split('-')[1]) - 1) % choice.length]!;
}
