/** When a reminder is sent: `7 days after the due date`. */
export function describeStepDay(days: number): string {
  if (days === 0) return 'On the due date';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? 'after' : 'before'} the due date`;
}
