import { stayAwake } from './awake.ts';

/** A call to time. */
export interface Case {
  name: string;
  call: () => Promise<Response>;
}

export interface Figures {
  name: string;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Times the calls, one at a time and in turns, so that a busy moment of the machine falls on all of them alike, after a
 * warm-up, with the processors awake. An answer that is not a 200 ends the run: it would be no measurement.
 */
export async function measure(cases: Case[], turns: number): Promise<Figures[]> {
  const times = cases.map((): number[] => []);
  const warmUp = Math.ceil(turns / 5);
  const rest = stayAwake();
  try {
    for (let turn = 0; turn < turns + warmUp; turn++) {
      for (const [index, { name, call }] of cases.entries()) {
        const started = performance.now();
        const response = await call();
        const text = await response.text();
        if (turn >= warmUp) times[index]!.push(performance.now() - started);
        if (response.status !== 200) throw new Error(`${name}: ${response.status} ${text}`);
      }
    }
  } finally {
    rest();
  }
  return cases.map(({ name }, index) => figuresOf(name, times[index]!));
}

function figuresOf(name: string, times: number[]): Figures {
  times.sort((a, b) => a - b);
  // The nearest rank: of 100 times the 99th is what 99 in 100 stay within.
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!;
  return { name, p50: at(0.5), p99: at(0.99) };
}

/** The figures as a table, each p50 also as a multiple of the two floors, which come first. */
export function table(figures: Figures[]): string {
  const [bare, selectOne] = figures as [Figures, Figures];
  const head = ['call', 'p50 ms', 'p99 ms', '× bare', '× select 1'];
  const rows = figures.map(({ name, p50, p99 }) => [
    ...[name, p50.toFixed(1), p99.toFixed(1)],
    ...[bare, selectOne].map((floor) => (p50 / floor.p50).toFixed(1)),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ');
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
