import { useQuery } from '#ui/use-query.ts';
import { Drawing } from '#ui/Drawing.tsx';
import type { SizedView } from '../../../drawings/svg.ts';
import './sized-drawing.css';

type Dimension = {
  symbol: string;
  /** The size; blank in a drawing that has the letter only. */
  text: string;
};

type Props = { slug: string; dimensions: Dimension[] };

/** A line drawing with the dimensions of the item: their letters, and their sizes where they are given. Not to scale. */
export function SizedDrawing({ slug, dimensions }: Props) {
  const { data, error } = useSizedView(slug);
  if (error) return <Drawing slug={slug} className="sized-drawing" size={320} />;
  if (!data) return <span className="sized-drawing" />;
  const drawn = dimensions.flatMap(({ symbol, text }) => {
    const place = data.dimensions.find((each) => each.symbol === symbol);
    return place ? [{ ...place, words: `${symbol} ${text}`.trim() }] : [];
  });
  const title = [data.title, ...drawn.map(({ words }) => words)].join(', ');
  return (
    <svg className="sized-drawing" viewBox="0 0 96 72" role="img" aria-label={title}>
      {data.paths.map(([kind, d]) => (
        <path key={kind} className={kind} d={d} vectorEffect="non-scaling-stroke" />
      ))}
      {drawn.map(({ symbol, d, heads, x, y, turn, anchor, words }) => (
        <g key={symbol}>
          <path className="m" d={d} vectorEffect="non-scaling-stroke" />
          <path className="s" d={heads} />
          <text x={x} y={y} textAnchor={anchor} transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}>
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Whether a drawing can show one of these dimensions; false until it is known. */
export function useHasDimensions(slug: string, dimensions: Dimension[]): boolean {
  const { data } = useSizedView(slug);
  return data?.dimensions.some(({ symbol }) => dimensions.some((each) => each.symbol === symbol)) ?? false;
}

/** A drawing changes with a deployment only. */
const useSizedView = (slug: string) =>
  useQuery({ queryKey: ['drawing', slug], queryFn: ({ signal }) => readView(slug, signal), staleTime: Infinity });

async function readView(slug: string, signal: AbortSignal): Promise<SizedView> {
  const response = await fetch(`/drawings/${slug}.json`, { signal });
  if (!response.ok) throw new Error(`There is no drawing "${slug}".`);
  return response.json();
}
