import { INTERNSHIP } from '#contracts/visitors/applications.ts';

/** An open job posting. */
export type Job = { code: string; title: string };

/** Titles by code of everything open to applications, the internship included. */
export const titlesOf = (jobs: Job[]): Map<string, string> =>
  new Map([...jobs.map(({ code, title }) => [code, title] as const), [INTERNSHIP, 'Internship']]);

/** A position's title and code. */
export function Position({ titles, code }: { titles: Map<string, string>; code: string }) {
  return (
    <>
      {titles.get(code) ?? 'No longer open'} <span className="code small quiet">{code}</span>
    </>
  );
}
