import { drawingFor } from '../src/drawings/matching.ts';

interface Goods {
  category: string | null;
  subcategory: string | null;
  name: string;
}

/**
 * Rendered pictures of goods whose line drawing says little, by words in the name, the first match first. Each is a file in
 * public/pictures, made by a script in art/subjects.
 */
export const PICTURES: Record<string, [words: RegExp, picture: string][]> = {
  'Safety & PPE': [
    [/^nitrile (industrial|examination) gloves/, 'gloves'],
    [/^cut resistant gloves/, 'glove-cut'],
    [/^leather driver gloves/, 'glove-leather'],
    [/^leather welding gauntlets/, 'glove-gauntlet'],
    [/^nitrile chemical gloves/, 'glove-nitrile'],
    [/^electrical insulating gloves/, 'glove-insulating'],
    [/^sterile latex surgical gloves/, 'glove-surgical'],
    [/^heat resistant aramid gloves/, 'glove-aramid'],
    [/^cotton knitted gloves/, 'glove-cotton'],
    [/^latex palm coated gloves/, 'glove-latex'],
    [/^pvc chemical gloves/, 'glove-pvc'],
    [/^neoprene chemical gloves/, 'glove-neoprene'],
    [/^safety shoes, low ankle/, 'shoe-low'],
    [/^safety boots, high ankle/, 'shoe-boot'],
    [/^ear plugs, pu foam, corded/, 'earplugs'],
    [/^face shield/, 'faceshield'],
    [/^traffic cone/, 'cone'],
    [/^fire bucket/, 'bucket'],
    [/^safety helmet, white/, 'helmet-white'],
    [/^safety helmet, yellow/, 'helmet-yellow'],
    [/^safety helmet, blue/, 'helmet-blue'],
    [/^safety helmet, red/, 'helmet-red'],
  ],
  'Hand tools': [
    [/^double open end spanner/, 'spanner-open'],
    [/^combination spanner set/, 'spanner-set'],
    [/^ring spanner set/, 'spanner-rings'],
    [/^ball pein hammer/, 'hammer-ball'],
    [/^sledge hammer/, 'hammer-sledge'],
    [/^(ball-end )?hexagon key set/, 'hexkeys'],
    [/socket set/, 'sockets'],
    [/^screwdriver, slotted/, 'screwdriver-slotted'],
    [/^screwdriver, phillips/, 'screwdriver-cross'],
  ],
  'Power tools & welding': [
    [/^(impact|low-speed) drill/, 'drill-impact'],
    [/^rotary drill/, 'drill-rotary'],
    [/^cordless drill driver/, 'drill-cordless'],
    [/^cordless impact wrench/, 'drill-wrench'],
    [/^rotary hammer/, 'hammerdrill-rotary'],
    [/^angle grinder/, 'grinder'],
    [/^heat gun/, 'hammerdrill-hotair'],
  ],
  'Measuring instruments': [[/^infrared thermometer/, 'irgun']],
  'Office supplies': [
    [/^permanent marker/, 'marker-permanent'],
    [/^paint marker, white/, 'marker-paint'],
  ],
  'IT & electronics': [
    [/^laptop/, 'laptop'],
    [/^monitor/, 'monitor'],
    [/^desktop computer/, 'desktop'],
    [/^keyboard and mouse/, 'keyboard-set'],
    [/^network switch, 24/, 'switch-mist'],
    [/^ups online/, 'ups'],
    [/^sealed lead-acid battery/, 'battery'],
    [/^patch cord/, 'patchcord'],
    [/^silicone keyboard/, 'keyboard-silicone'],
    [/^laser printer/, 'printer-laser'],
    [/^laser multifunction/, 'printer-copier'],
    [/^label printer/, 'printer-label'],
  ],
};

/** A picture of the kind of goods: a render where there is one, else the line drawing without its sizes. */
export function pictureOf({ category, subcategory, name }: Goods): string {
  const words = name.toLowerCase();
  const render = PICTURES[category ?? '']?.find(([pattern]) => pattern.test(words))?.[1];
  if (render) return `/pictures/${render}.webp`;
  return `/drawings/${drawingFor(category ?? '', subcategory ?? '', name)}.svg#f`;
}
