/** The data for a cover, taken from the entry's page. */
interface Entry {
  /** `WHP-05` */
  sheet: string;
  title: string;
  /** Slug of its line drawing. */
  drawing: string;
}

/** A post of the blog: its drawing. */
export type Post = Entry & { kind: 'post' };
/** A whitepaper: a sheet with a figure. `date` is the month in words. */
export type Paper = Entry & { kind: 'paper'; date: string };
/** An eBook: a bound booklet. */
export type Book = Entry & { kind: 'book' };
/** A case study: its first figure as measured, such as `7.8%`. */
export type Study = Entry & { kind: 'study'; value: string };
/** A webinar: its date. `day` is `YYYY-MM-DD`, `time` `15:30`. */
export type Session = Entry & { kind: 'session'; day: string; time: string };
/** A talk on demand: how long it takes, such as `3 min`. */
export type Talk = Entry & { kind: 'talk'; duration: string };

export type Subject = Post | Paper | Book | Study | Session | Talk;

/** Picks one of `choices` by sheet number, so that neighbours in a list differ. */
export const pickBySheet = <T>(choices: readonly T[], sheet: string): T =>
  choices[(Number(sheet.split('-')[1]) - 1) % choices.length]!;
