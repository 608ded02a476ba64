/** True where a key belongs to what somebody is writing, and is no shortcut. */
export function isTyping(place: EventTarget | null): boolean {
  return place instanceof HTMLElement && (place.isContentEditable || place.matches('input, textarea, select'));
}
