import type { Scene, Storyboard } from './storyboard.ts';

/** Text with the time it is shown, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A scene with its times. `appear`: when each item of the picture begins to appear. */
export type TimedScene = Scene & { chapter: number; start: number; end: number; appear: number[] };

export interface Timeline {
  scenes: TimedScene[];
  captions: Cue[];
  chapters: Cue[];
  seconds: number;
}

/** Characters a second at which captions are read without hurry, and the seconds an eye needs for a new one. */
const READING_SPEED = 15;
const NEW_CAPTION = 0.5;
const SHORTEST = 2;
/** Seconds between items that appear with the same caption. */
const STAGGER = 0.3;

/** Gives every caption the time to read it, and every scene and item the time of its captions. */
export function timelineOf({ chapters }: Storyboard): Timeline {
  const line: Timeline = { scenes: [], captions: [], chapters: [], seconds: 0 };
  for (const [index, chapter] of chapters.entries()) {
    const start = line.seconds;
    for (const scene of chapter.scenes) addScene(line, scene, index);
    line.chapters.push({ start, end: line.seconds, text: chapter.title });
  }
  return line;
}

function addScene(line: Timeline, scene: Scene, chapter: number): void {
  const start = line.seconds;
  const cues = scene.say.map((text) => {
    const from = line.seconds;
    // Tenths, so that the times of the files are those of the film.
    line.seconds = Math.round((from + Math.max(SHORTEST, text.length / READING_SPEED + NEW_CAPTION)) * 10) / 10;
    return { start: from, end: line.seconds, text };
  });
  line.captions.push(...cues);
  line.scenes.push({ ...scene, chapter, start, end: line.seconds, appear: appearances(scene, cues) });
}

function appearances(scene: Scene, cues: Cue[]): number[] {
  const count = itemCount(scene);
  const at = scene.at ?? Array.from({ length: count }, (_, item) => 1 + Math.floor((item * cues.length) / count));
  if (at.length !== count) throw new Error(`“${scene.say[0]}”: \`at\` has ${at.length} numbers for ${count} items.`);
  return at.map((caption, item) => {
    if (!cues[caption - 1]) throw new Error(`“${scene.say[0]}”: there is no caption ${caption}.`);
    const earlier = at.slice(0, item).filter((other) => other === caption).length;
    return cues[caption - 1]!.start + 0.3 + earlier * STAGGER;
  });
}

/** How many parts of the picture appear one after another. */
function itemCount(scene: Scene): number {
  switch (scene.show) {
    case 'title':
      return 1;
    case 'statement':
    case 'formula':
      return scene.lines.length;
    case 'table':
      return scene.rows.length;
    case 'bars':
      return scene.bars.length;
    case 'columns':
      return scene.series.length;
    case 'grid':
      return scene.boxes.length;
    case 'steps':
      return scene.steps.length;
    case 'scale':
      return scene.measures.length;
  }
}
