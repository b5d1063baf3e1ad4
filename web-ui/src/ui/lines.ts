/** One line of a list of orders. */
export interface OrderLine {
  id: string;
  /** As it is written: 12-15. */
  notation: string;
  /** As it is read: Plaza Mayor to Atocha. */
  words: string;
  tag?: 'counted' | 'free';
  cubes?: { value: number; min: number; max: number };
  cancelled?: boolean;
  warning?: string;
}

/** One line of the log. */
export interface LogLine {
  n: number;
  step: number;
  turn: number;
  text: string;
  rule: string;
  card?: { id: string; name: string };
  tone: 'plain' | 'heading' | 'french' | 'spanish' | 'fight';
}
