import type { Client } from '@neondatabase/serverless';

/** A category with its subcategories, in the order of the sidebar. */
interface Category {
  name: string;
  subs: string[];
}

/** The categories of the house: what a product can be filed under. A new one is added here; `npm run db:migrate` puts it. */
export const categories: Category[] = [
  {
    name: 'Bearings & power transmission',
    subs: [
      'Ball bearings',
      'Roller bearings',
      'Mounted bearing units',
      'Thrust & linear bearings',
      'Belts',
      'Chains & sprockets',
      'Couplings',
      'Oil seals',
    ],
  },
  {
    name: 'Fasteners',
    subs: [
      'Hex bolts & screws',
      'Socket head screws',
      'Nuts & washers',
      'Threaded rods',
      'Pins, circlips & rivets',
      'Anchors & structural bolts',
    ],
  },
  {
    name: 'Cutting tools & abrasives',
    subs: [
      'Drills',
      'End mills',
      'Taps & reamers',
      'Turning inserts',
      'Saw blades',
      'Cutting & grinding wheels',
      'Coated abrasives',
    ],
  },
  {
    name: 'Hand tools',
    subs: ['Spanners & sockets', 'Screwdrivers & keys', 'Pliers & wrenches', 'Hammers & striking tools', 'Site tools'],
  },
  {
    name: 'Power tools & welding',
    subs: [
      'Grinders & cutters',
      'Drills & hammers',
      'Drill bits & accessories',
      'Welding electrodes',
      'Welding wire & rods',
      'Welding machines',
      'Welding & gas cutting accessories',
    ],
  },
  {
    name: 'Pneumatics & hydraulics',
    subs: ['Cylinders', 'Air preparation & valves', 'Tubes & fittings', 'Hydraulic hoses & fittings', 'O-rings'],
  },
  {
    name: 'Pipes, valves & fittings',
    subs: ['Steel pipes', 'Plastic pipes', 'Pipe fittings', 'Valves', 'Hygienic tubes & fittings', 'Flanges & gaskets'],
  },
  {
    name: 'Machinery & pumps',
    subs: [
      'Electric motors',
      'Gearboxes',
      'Water pumps',
      'Process & dosing pumps',
      'Compressors & fans',
      'Construction machines',
      'Generators',
    ],
  },
  {
    name: 'Electricals & lighting',
    subs: [
      'Wires & flexible cables',
      'Power & control cables',
      'Circuit breakers',
      'Motor control',
      'LED lighting',
      'Glands, lugs & conduits',
      'Plugs & sockets',
    ],
  },
  {
    name: 'Safety & PPE',
    subs: [
      'Hand protection',
      'Head, eye & ear protection',
      'Respiratory protection',
      'Foot protection',
      'Protective clothing',
      'Fall protection',
      'Fire safety',
      'Signs & lockout',
    ],
  },
  {
    name: 'Measuring instruments',
    subs: [
      'Calipers & micrometers',
      'Gauges',
      'Tapes, rules & levels',
      'Pressure & temperature',
      'Electrical testers',
      'Weighing scales',
    ],
  },
  {
    name: 'Paints, adhesives & lubricants',
    subs: [
      'Hydraulic & gear oils',
      'Greases & cutting fluids',
      'Paints & primers',
      'Thinners',
      'Adhesives & sealants',
      'Maintenance sprays',
    ],
  },
  {
    name: 'Lab supplies',
    subs: [
      'Glassware',
      'Liquid handling',
      'Plastic labware',
      'Filtration',
      'Chemicals & reagents',
      'Microbiology',
      'Lab instruments',
    ],
  },
  {
    name: 'Cleaning & housekeeping',
    subs: [
      'Floor & surface cleaners',
      'Mops & brushes',
      'Wipes & tissue',
      'Waste bags & bins',
      'Hand hygiene',
      'Cleaning machines',
    ],
  },
  {
    name: 'Packaging & material handling',
    subs: [
      'Cartons & bags',
      'Tapes & films',
      'Strapping',
      'Drums, crates & pallets',
      'Lifting & slinging',
      'Trolleys & pallet trucks',
    ],
  },
  {
    name: 'Office supplies',
    subs: ['Paper & notebooks', 'Pens & markers', 'Files & folders', 'Desk equipment'],
  },
  {
    name: 'IT & electronics',
    subs: ['Computers & monitors', 'Networking', 'Printing & labelling', 'Power backup', 'Peripherals & storage'],
  },
];

/** Puts what a database lacks of them, and their order. None is removed: products may be filed under it. */
export async function putCategories(client: Client): Promise<void> {
  const subs = categories.flatMap(({ name: category, subs }) =>
    subs.map((name, position) => ({ category, name, position })),
  );
  await client.query(
    `insert into categories (name, position) select name, place - 1 from unnest($1::text[]) with ordinality as listed (name, place)
     on conflict (name) do update set position = excluded.position`,
    [categories.map(({ name }) => name)],
  );
  await client.query(
    `insert into subcategories (category, name, position)
     select * from jsonb_to_recordset($1) as listed (category text, name text, position int)
     on conflict (category, name) do update set position = excluded.position`,
    [JSON.stringify(subs)],
  );
}
