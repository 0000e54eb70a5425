/**
 * A seeded stream of numbers, the same for the same seed on every machine.
 * @param seed  any integer; its low 32 bits count
 * @returns a function whose every call gives the next number in [0, 1)
 * Source: mulberry32 by Tommy Ettinger, 2017, public domain
 */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
