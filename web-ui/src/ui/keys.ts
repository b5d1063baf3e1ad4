/** Whether a key pressed there writes something: single letters mean nothing else then. */
export const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');
