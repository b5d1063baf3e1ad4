/** Time left on a clock, as people read it. */
type Say = (id: string, values?: Record<string, string | number>) => string;

const DAY = 86_400;
const HOUR = 3600;
const two = (number: number) => String(number).padStart(2, '0');

/** The last part of a second counts as a whole one: a clock shows nothing left only when nothing is left. */
export function timeLeft(seconds: number, t: Say): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return t('ui-clock-left-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
