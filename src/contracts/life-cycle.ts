/**
 * What the tables of statuses have in common: one table for each noun, one row for each status (docs/decisions/024).
 * They ship to browsers, so they are plain objects without a schema.
 */

/** Nothing to do, in progress, done, action needed, failed. */
export type StatusTone = 'idle' | 'busy' | 'ok' | 'warn' | 'bad';

/** Who changes a status. `system`: it follows from something else, such as a shipment, a payment or the date. */
type Actor = 'buyer' | 'staff' | 'system';

/** A row of a status table. */
export interface State<Status extends string = string> {
  /** Who creates a record in this status. */
  createdBy?: readonly Actor[];
  /** The statuses that may follow, by who sets them. */
  to: { readonly [Who in Actor]?: readonly Status[] };
}

/** How a status is shown. */
export interface Badge {
  tone: StatusTone;
  /** The tone on admin screens if it differs: what a buyer waits for is work for staff. */
  staffTone?: StatusTone;
  /** The words on admin screens if they differ. */
  staffLabel?: string;
}

/** A status table for its users: any status may have any of the properties. */
export type States<Status extends string, Properties = unknown> = Readonly<
  Record<Status, State<Status> & Readonly<Properties>>
>;

type Table = Record<string, State>;
type With<T, Property> = { [Status in keyof T]: Property extends keyof T[Status] ? Status : never }[keyof T] & string;
type SetFrom<To, Who> = Who extends keyof To ? Exclude<To[Who], undefined> : never;
type SetBy<T extends Table, Who> = ({ [Status in keyof T]: SetFrom<T[Status]['to'], Who> }[keyof T] &
  readonly string[])[number];

/** All statuses, in the order of the table. */
export function statusesOf<Status extends string>(states: Readonly<Record<Status, unknown>>) {
  return Object.keys(states) as [Status, ...Status[]];
}

/** The statuses whose row has this property. */
export function statusesWith<T extends Table, Property extends string>(states: T, property: Property) {
  const found = statusesOf(states).filter((status) => property in states[status]!);
  return found as [With<T, Property>, ...With<T, Property>[]];
}

/** The statuses that someone may set. */
export function statusesSetBy<T extends Table, Who extends Actor>(states: T, who: Who) {
  const set = statusesOf(states).filter((status) => Object.values(states).some(({ to }) => to[who]?.includes(status)));
  return set as [SetBy<T, Who>, ...SetBy<T, Who>[]];
}

/** The statuses that someone may turn into this one. */
export function statusesBefore<Status extends string>(states: States<Status>, who: Actor, to: Status) {
  return statusesOf(states).filter((from) => canMove(states, who, from, to));
}

/** Whether someone may turn one status into another. */
export function canMove<Status extends string>(states: States<Status>, who: Actor, from: Status, to: Status): boolean {
  return states[from].to[who]?.includes(to) ?? false;
}
