/** Which drawing a product gets: a table of words without the drawings themselves, so that any bundle can import it. */

interface Rules {
  /** The category's own drawing. */
  slug: string;
  /** Words in a product's name, the first match first; the category's own slug where no family looks like it. */
  families: [words: RegExp, slug: string][];
  /** Subcategories whose products all belong to one family. */
  subcategories?: Record<string, string>;
}

/** The rules by name of the category. */
export const rules: Record<string, Rules> = {
  'Bearings & power transmission': {
    slug: 'bearings-power-transmission',
    families: [
      [/pillow block|plummer/, 'pillow-block'],
      [/flanged bearing/, 'flange-bearing'],
      [/thrust/, 'thrust-bearing'],
      [/linear/, 'linear-bearing'],
      [/roller bearing/, 'roller-bearing'],
      [/ball bearing/, 'ball-bearing'],
      [/timing belt/, 'timing-belt'],
      [/belt/, 'v-belt'],
      [/sprocket/, 'sprocket'],
      [/chain/, 'roller-chain'],
      [/coupling/, 'coupling'],
      [/seal/, 'oil-seal'],
    ],
    subcategories: { 'Ball bearings': 'ball-bearing', 'Roller bearings': 'roller-bearing' },
  },
  Fasteners: {
    slug: 'fasteners',
    families: [
      [/self-drilling/, 'self-drilling-screw'],
      [/socket head/, 'socket-screw'],
      [/wedge anchor/, 'wedge-anchor'],
      [/threaded rod/, 'threaded-rod'],
      [/circlip/, 'circlip'],
      [/rivet/, 'rivet'],
      [/dowel pin/, 'dowel-pin'],
      [/foundation bolt/, 'foundation-bolt'],
      [/hex head|bolt/, 'hex-bolt'],
      [/washer/, 'washer'],
      [/\bnut\b/, 'hex-nut'],
    ],
  },
  'Cutting tools & abrasives': {
    slug: 'cutting-tools-abrasives',
    families: [
      [/hacksaw blade|band saw blade/, 'hacksaw-blade'],
      [/abrasive paper|emery cloth/, 'abrasive-paper'],
      [/end mill/, 'end-mill'],
      [/reamer/, 'cutting-tools-abrasives'],
      [/\btap\b(?! wrench)/, 'tap'],
      [/insert/, 'turning-insert'],
      [/circular saw/, 'saw-blade'],
      [/cutting wheel|depressed centre/, 'cutting-wheel'],
      [/grinding wheel/, 'grinding-wheel'],
      [/flap disc/, 'flap-disc'],
      [/drill/, 'twist-drill'],
    ],
  },
  'Hand tools': {
    slug: 'hand-tools',
    families: [
      [/torque wrench/, 'torque-wrench'],
      [/pipe wrench/, 'pipe-wrench'],
      [/key set/, 'hex-key'],
      [/screwdriver/, 'screwdriver'],
      [/plier/, 'pliers'],
      [/hammer/, 'hammer'],
      [/shovel/, 'shovel'],
      [/open end/, 'open-spanner'],
      [/ring spanner/, 'ring-spanner'],
      [/spanner/, 'spanner'],
      [/socket/, 'socket'],
    ],
  },
  'Power tools & welding': {
    slug: 'power-tools-welding',
    families: [
      [/^tig rod/, 'tig-rod'],
      [/angle grinder/, 'angle-grinder'],
      [/rotary hammer|demolition hammer/, 'rotary-hammer'],
      [/drill bit|chisel/, 'hammer-bit'],
      [/drill|impact wrench/, 'power-drill'],
      [/welding electrode/, 'welding-electrode'],
      [/^(mig|flux-cored) wire/, 'welding-wire'],
      [/inverter|welder\b|welding machine/, 'welding-machine'],
      [/regulator/, 'gas-regulator'],
    ],
  },
  'Pneumatics & hydraulics': {
    slug: 'pneumatics-hydraulics',
    families: [
      [/cylinder/, 'pneumatic-cylinder'],
      [/filter regulator/, 'frl'],
      [/solenoid/, 'solenoid-valve'],
      [/push-in/, 'push-in-fitting'],
      [/air tube/, 'air-tube'],
      [/coupler/, 'quick-coupler'],
      [/hose/, 'hydraulic-hose'],
      [/o-ring/, 'o-ring'],
      [/pump/, 'hydraulic-pump'],
    ],
  },
  'Pipes, valves & fittings': {
    slug: 'pipes-valves-fittings',
    families: [
      [/butterfly/, 'butterfly-valve'],
      [/ball valve/, 'ball-valve'],
      [/gate valve|sluice/, 'gate-valve'],
      [/tri-clamp gasket/, 'gasket'],
      [/valve/, 'pipes-valves-fittings'],
      [/tri-clamp|ferrule/, 'tri-clamp'],
      [/elbow|bend/, 'elbow'],
      [/\btee\b/, 'tee'],
      [/gasket/, 'gasket'],
      [/flange/, 'flange'],
      [/gi pipe|steel pipe|hygienic tube/, 'steel-pipe'],
    ],
    subcategories: { 'Steel pipes': 'steel-pipe', 'Plastic pipes': 'plastic-pipe' },
  },
  'Machinery & pumps': {
    slug: 'machinery-pumps',
    families: [
      [/gearbox/, 'gearbox'],
      [/induction motor/, 'electric-motor'],
      [/dosing/, 'dosing-pump'],
      [/diaphragm/, 'machinery-pumps'],
      [/pump/, 'water-pump'],
      [/compressor/, 'compressor'],
      [/fan/, 'fan'],
      [/concrete mixer/, 'concrete-mixer'],
      [/generator/, 'generator'],
    ],
  },
  'Electricals & lighting': {
    slug: 'electricals-lighting',
    families: [
      [/^cable tie/, 'cable-tie'],
      [/conduit/, 'conduit'],
      [/flood light|street light/, 'flood-light'],
      [/frequency drive/, 'frequency-drive'],
      [/proximity sensor/, 'proximity-sensor'],
      [/overload relay/, 'overload-relay'],
      [/gland/, 'cable-gland'],
      [/armoured/, 'power-cable'],
      [/\blug\b/, 'cable-lug'],
      [/cable tray|distribution board|power board|reel/, 'electricals-lighting'],
      [/plug|socket|extension/, 'plug-socket'],
      [/\b(mcb|rccb|mccb)\b/, 'mcb'],
      [/cable|wire/, 'cable'],
      [/contactor/, 'contactor'],
      [/batten|emergency/, 'led-batten'],
      [/high bay|well glass/, 'led-highbay'],
    ],
  },
  'Safety & PPE': {
    slug: 'safety-ppe',
    families: [
      [/gumboots/, 'gumboots'],
      [/boiler suit|coverall/, 'coverall'],
      [/laboratory coat/, 'lab-coat'],
      [/glove|gauntlet/, 'safety-glove'],
      [/safety helmet/, 'safety-helmet'],
      [/goggles/, 'safety-goggles'],
      [/spectacles/, 'safety-spectacles'],
      [/ear muff/, 'ear-muff'],
      [/respirator/, 'respirator'],
      [/safety shoes|safety boots/, 'safety-shoe'],
      [/vest/, 'protective-clothing'],
      [/harness/, 'safety-harness'],
      [/safety sign/, 'safety-sign'],
      [/extinguisher/, 'fire-extinguisher'],
      [/padlock/, 'lockout-padlock'],
    ],
  },
  'Measuring instruments': {
    slug: 'measuring-instruments',
    families: [
      [/plug gauge|ring gauge/, 'plug-gauge'],
      [/caliper/, 'vernier-caliper'],
      [/micrometer/, 'micrometer'],
      [/dial indicator/, 'dial-gauge'],
      [/steel tape|measuring tape/, 'measuring-tape'],
      [/spirit level/, 'spirit-level'],
      [/pressure gauge/, 'pressure-gauge'],
      [/multimeter/, 'multimeter'],
      [/platform scale|table scale/, 'weighing-scale'],
    ],
  },
  'Paints, adhesives & lubricants': {
    slug: 'paints-adhesives-lubricants',
    families: [
      [/spray/, 'aerosol'],
      [/thinner/, 'thinner-can'],
      [/grease/, 'grease-cartridge'],
      [/\boil\b|fluid/, 'oil-can'],
      [/silicone|joint sealant/, 'adhesive-tube'],
      [/paint|primer/, 'paint-tin'],
    ],
    subcategories: { 'Paints & primers': 'paint-tin', Thinners: 'thinner-can', 'Hydraulic & gear oils': 'oil-can' },
  },
  'Lab supplies': {
    slug: 'lab-supplies',
    families: [
      [/test sieve/, 'test-sieve'],
      [/bulb pipette|burette/, 'bulb-pipette'],
      [/syringe filter/, 'syringe-filter'],
      [/beaker/, 'beaker'],
      [/flask/, 'flask'],
      [/measuring cylinder/, 'measuring-cylinder'],
      [/micropipette|pipette tips/, 'pipette'],
      [/centrifuge tube/, 'centrifuge-tube'],
      [/filter paper|membrane filter/, 'filtration'],
      [/balance/, 'lab-balance'],
      [/petri|plates\b/, 'petri-dish'],
      [/reagent bottle|sample bottle|agar|medium/, 'reagent-bottle'],
      [/paper|test kit|wash bottle|dispenser/, 'lab-supplies'],
    ],
    subcategories: { 'Chemicals & reagents': 'reagent-bottle' },
  },
  'Cleaning & housekeeping': {
    slug: 'cleaning-housekeeping',
    families: [
      [/garbage bags/, 'garbage-bags'],
      [/dispenser/, 'soap-dispenser'],
      [/trolley/, 'cleaning-housekeeping'],
      [/yard brush|floor brush/, 'brush'],
      [/\bmop\b/, 'mop'],
      [/\broll\b/, 'tissue-roll'],
      [/\bbin\b/, 'waste-bin'],
      [/vacuum/, 'vacuum-cleaner'],
      [/hand wash|hand rub|isopropyl/, 'jerry-can'],
    ],
    subcategories: { 'Floor & surface cleaners': 'jerry-can' },
  },
  'Packaging & material handling': {
    slug: 'packaging-material-handling',
    families: [
      [/box/, 'carton'],
      [/\btape\b/, 'packing-tape'],
      [/stretch film/, 'stretch-film'],
      [/\bstrap\b/, 'strapping'],
      [/hdpe drum/, 'drum'],
      [/pallet truck/, 'pallet-truck'],
      [/pallet/, 'pallet'],
      [/hoist|chain pulley/, 'chain-hoist'],
      [/shackle/, 'shackle'],
      [/webbing sling/, 'webbing-sling'],
      [/platform trolley/, 'trolley'],
      [/\bbag\b/, 'bag'],
    ],
  },
  'Office supplies': {
    slug: 'office-supplies',
    families: [
      [/copier paper/, 'paper-ream'],
      [/notebook|register|book/, 'notebook'],
      [/\bpen\b/, 'pen'],
      [/box file|lever arch/, 'file'],
      [/stapler/, 'stapler'],
      [/chair/, 'chair'],
    ],
  },
  'IT & electronics': {
    slug: 'it-electronics',
    families: [
      [/laptop/, 'laptop'],
      [/monitor/, 'monitor'],
      [/desktop/, 'desktop'],
      [/tablet|panel pc/, 'tablet'],
      [/switch/, 'network-switch'],
      [/patch cord/, 'patch-cord'],
      [/access point/, 'access-point'],
      [/camera/, 'ip-camera'],
      [/^cable/, 'cable-box'],
      [/scanner/, 'barcode-scanner'],
      [/toner/, 'toner-cartridge'],
      [/labels|ribbon/, 'label-roll'],
      [/printer|multifunction/, 'printer'],
      [/\bups\b/, 'ups'],
      [/battery/, 'battery'],
      [/keyboard and mouse/, 'mouse'],
      [/keyboard/, 'keyboard'],
      [/ssd|hard disk/, 'external-drive'],
      [/flash drive/, 'usb-drive'],
    ],
  },
};

/** Slug of the drawing of a category; undefined for a category that has none. */
export const drawingOfCategory = (category: string): string | undefined => rules[category]?.slug;

/**
 * Slug of the drawing for a product: its family's if the name or the subcategory shows it, else its category's. A
 * wrong picture misleads a buyer, so in doubt it is the category's.
 */
export function drawingFor(category: string, subcategory: string, name: string): string | undefined {
  const own = rules[category];
  const words = name.toLowerCase();
  const family = own?.families.find(([pattern]) => pattern.test(words))?.[1];
  return family ?? own?.subcategories?.[subcategory] ?? own?.slug;
}
