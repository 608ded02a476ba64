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
 * Times the calls, one at a time and in turn, so that load on the machine affects all of them equally, after a
 * warm-up, with the processors awake. Throws for a response other than 200, which would make the figures useless.
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
  // Nearest rank: p99 of 100 times is the 99th.
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!;
  return { name, p50: at(0.5), p99: at(0.99) };
}

/** The figures as a table, each p50 also as a multiple of the two floors, which are the first rows. */
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
