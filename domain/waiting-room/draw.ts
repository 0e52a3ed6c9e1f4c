// The draw among those who came before the sale opened: coming early is enough, coming first is no advantage. Each gets
// another number from 1 to the last of them, by a shuffle that nobody can foresee without its keys.

/** Four whole numbers that nobody outside the server knows. */
export type DrawKeys = readonly [number, number, number, number];

/**
 * The number drawn for a visitor: a permutation of 1 to `early`, made without a list (a Feistel network, walked until it
 * leads back into the range).
 * @param number from 1 to `early`
 */
export function drawnNumber(number: number, early: number, keys: DrawKeys): number {
  const halfBits = Math.max(1, Math.ceil(Math.log2(Math.max(2, early)) / 2));
  let drawn = number - 1;
  do drawn = shuffle(drawn, halfBits, keys);
  while (drawn >= early);
  return drawn + 1;
}

function shuffle(value: number, halfBits: number, keys: DrawKeys): number {
  const mask = 2 ** halfBits - 1;
  let left = Math.floor(value / 2 ** halfBits);
  let right = value & mask;
  for (const key of keys) [left, right] = [right, left ^ (mix(right, key) & mask)];
  return left * 2 ** halfBits + right;
}

/** Scatters 32 bits (the last step of MurmurHash3). */
function mix(value: number, key: number): number {
  let bits = Math.imul(value ^ key, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
