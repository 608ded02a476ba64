import { Status } from '#ui/Status.tsx';
import { type ArrivingLine, type ArrivingOrder, lineArrival } from './line-arrival.ts';

/** When a line of an order arrives, below its name; says so if it is late. */
export function LineArrival({ line, order }: { line: ArrivingLine; order: ArrivingOrder }) {
  const { texts, late } = lineArrival(line, order);
  return (
    <>
      {texts.map((text) => (
        <span key={text} className="small quiet">
          {text}
        </span>
      ))}
      {late && (
        <span className="small">
          <Status tone="bad">{late}</Status>
        </span>
      )}
    </>
  );
}
