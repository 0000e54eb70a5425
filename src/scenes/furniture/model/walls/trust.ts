import type { Cover } from './boundary.ts'
import type { Part } from './half-box.ts'
import type { Trust, WallSide } from './outline.ts'
import type { ScoredBox } from './search-box.ts'

/** What less of is shown tells nothing, pixels. */
const shown = 60

const levels = {
  good: { foot: 0.45, second: 0.45, margin: 300 },
  fair: { foot: 0.35, second: 0.4, margin: 180 },
} as const

/** An upper edge of which so much is in the picture, and nothing of it is seen, is none. Pixels. */
const absent = { shown: 150, share: 0.1 }

/** Where no ceiling is seen, so much of a wall's foot must be. */
const clearFoot = 0.65

/** Another place of a wall is one so much further or nearer, as a share. */
const elsewhere = 0.1

/**
 * How far to trust a wall of the best box: its foot must be seen, and either its upper edge or its corner, and no box
 * that has it elsewhere may explain the photo nearly as well.
 * @param boxes  the best first
 * @returns null where it is not to be trusted
 */
export function trustIn(boxes: readonly ScoredBox[], side: WallSide): Trust | null {
  const [best] = boxes
  if (!best || best.box[side] === null) return null
  const share = (part: Part) => {
    const cover = coverIn(best, side, part)
    return cover.shown < shown ? 0 : cover.covered / cover.shown
  }
  const isBack = side === 'back'
  const [foot, top] = isBack
    ? (['backFoot', 'backTop'] as const)
    : (['sideFoot', 'sideTop'] as const)
  const margin = marginOf(boxes, side)
  // The upper edge of what it adjoins counts as well: a window beside a corner looks like a wall but for that.
  const tops = [coverIn(best, side, top), coverIn(best, side, 'backTop')]
  if (tops.some((over) => over.shown > absent.shown && over.covered < absent.share * over.shown)) {
    return null
  }
  // A door frame has a foot and two uprights as well; but no ceiling over it.
  if (best.box.ceiling === null && share(foot) < clearFoot) return null
  const second = Math.max(share(top), share('corner'))
  for (const level of ['good', 'fair'] as const) {
    const least = levels[level]
    if (share(foot) >= least.foot && second >= least.second && margin >= least.margin) return level
  }
  return null
}

/** Of a back wall both halves count. */
function coverIn({ left, right }: ScoredBox, side: WallSide, part: Part): Cover {
  const halves = side === 'back' ? [left, right] : [side === 'left' ? left : right]
  const sum = { shown: 0, covered: 0 }
  for (const { covers } of halves) {
    sum.shown += covers[part]?.shown ?? 0
    sum.covered += covers[part]?.covered ?? 0
  }
  return sum
}

/** By how much the best box is better than the best that has the wall elsewhere or has none, pixels of edges. */
function marginOf(boxes: readonly ScoredBox[], side: WallSide): number {
  const [best] = boxes
  const own = best?.box[side] ?? null
  const other = boxes.find(({ box }) => {
    const there = box[side]
    if (there === null || own === null) return there !== own
    return Math.abs(Math.log(there / own)) > elsewhere
  })
  return (best?.score ?? 0) - ((other ?? boxes.at(-1))?.score ?? 0)
}
