import { INTERNSHIP } from '#contracts/applications.ts';

/** An open posting, by the content. */
export type Job = { code: string; title: string };

/** What somebody may apply for: code and title. */
export const titlesOf = (jobs: Job[]): Map<string, string> =>
  new Map([...jobs.map(({ code, title }) => [code, title] as const), [INTERNSHIP, 'Internship']]);

/** The position by its title, and its code. */
export function Position({ titles, code }: { titles: Map<string, string>; code: string }) {
  return (
    <>
      {titles.get(code) ?? 'No longer open'} <span className="code small quiet">{code}</span>
    </>
  );
}
