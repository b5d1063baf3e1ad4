/** SHA-256. Browsers offer their own only to pages that came encrypted, and a game in the house often does not. */
const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Of a text, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(padded.buffer).set([...bytes, 0x80]);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let hash = START;
  for (let block = 0; block < padded.byteLength; block += 64) {
    const words = Array.from({ length: 16 }, (_, place) => padded.getInt32(block + 4 * place));
    hash = mixed(hash, words);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mixed(before: readonly number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = before as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const word = round < 16 ? at(words, round) : (words[round] = expanded(words, round));
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, round) + word) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + at(before, place)) | 0);
}

function expanded(words: readonly number[], round: number): number {
  const [early, late] = [at(words, round - 15), at(words, round - 2)];
  const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return (at(words, round - 16) + one + at(words, round - 7) + other) | 0;
}

const at = (numbers: readonly number[], place: number): number => numbers[place] ?? 0;
