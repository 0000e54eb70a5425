import { type Frame, frameFromLevels, frameFromUprights, scoreOf } from './frame.ts'
import type { Line } from './line.ts'

export interface SearchOptions {
  /** lenses to try, pixels */
  focals: number[]
  /** frames to try with each lens */
  tries: number
  /** frames to keep */
  keep: number
}

export interface Scored {
  frame: Frame
  score: number
}

/**
 * The frames that most of the lines agree with, out of many made from three lines each.
 * @param random  numbers in [0, 1)
 * @returns the best of each lens, the best first
 */
export function searchFrames(
  lines: Line[],
  { focals, tries, keep }: SearchOptions,
  random: () => number,
): Scored[] {
  // A long edge says more, but one window frame must not outvote the room.
  const weights = Float64Array.from(lines, ({ length }) => Math.sqrt(length))
  const uprights = lines.filter(({ dx, dy }) => Math.abs(dy) > Math.abs(dx) * 1.2)
  const levels = lines.filter(({ dx, dy }) => Math.abs(dy) < Math.abs(dx) * 4)
  const pick = byLength(random)
  const found: Scored[] = []
  for (const focal of focals) {
    const best: Scored[] = []
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const frame =
        attempt % 3 < 2
          ? threeOf(uprights, uprights, levels, pick, (a, b, c) =>
              frameFromUprights(focal, a, b, c),
            )
          : threeOf(levels, levels, uprights, pick, (a, b, c) => frameFromLevels(focal, a, b, c))
      if (!frame) continue
      const score = scoreOf(frame, lines, weights)
      if (score <= (best[1]?.score ?? 0)) continue
      best.push({ frame, score })
      best.sort((a, b) => b.score - a.score)
      best.length = Math.min(best.length, 2)
    }
    found.push(...best)
  }
  return found.sort((a, b) => b.score - a.score).slice(0, keep)
}

type Pick = (lines: Line[]) => Line | undefined

/** Picks among lines that are sorted by length, the longer ones more often. */
const byLength =
  (random: () => number): Pick =>
  (lines) =>
    lines[Math.floor(random() ** 1.7 * lines.length)]

function threeOf(
  first: Line[],
  second: Line[],
  third: Line[],
  pick: Pick,
  make: (a: Line, b: Line, c: Line) => Frame | null,
): Frame | null {
  const [a, b, c] = [pick(first), pick(second), pick(third)]
  return !a || !b || !c || a === b || a === c || b === c ? null : make(a, b, c)
}
