import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { chapters, storyConfig } from '../config.ts'

/** Where the story is, and where the visitor points. */
export interface Story {
  /** 0 at the first chapter, 1 at the second; between them on the way. */
  at: number
  /** -1 to 1 from the middle of the screen: right, up. */
  pointer: { x: number; y: number }
}

export const createStory = (): Story => proxy({ at: 0, pointer: { x: 0, y: 0 } })

/** What is seen of the story at one place. */
export interface Scene {
  /** The number of the chapter that is seen, and of the one that dissolves into it. */
  from: number
  to: number
  /** How much of the next one is seen, 0 to 1. */
  mix: number
}

const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

export function sceneAt(at: number): Scene {
  const last = chapters.length - 1
  const from = clamp(Math.floor(at), 0, last)
  const to = Math.min(from + 1, last)
  const [begin, end] = storyConfig.dissolve
  return { from, to, mix: from === to ? 0 : smooth(begin, end, at - from) }
}

/**
 * Where the eye is in a chapter, meters from where its picture was taken: on the way to the next it goes on, and it
 * comes to the next from behind.
 */
export function eyeIn(
  chapter: number,
  { at, pointer }: Story,
): readonly [x: number, y: number, z: number] {
  const { still } = chapters[chapter] ?? { still: 1 }
  const way = at - chapter
  const stays = isSameRoom(chapter, chapter + Math.sign(way))
  const gone = stays
    ? 0
    : way > 0
      ? -storyConfig.ahead * smooth(0, 1, way)
      : storyConfig.behind * smooth(0, 1, -way)
  return [still * storyConfig.sway * pointer.x, still * storyConfig.sway * pointer.y, still * gone]
}

/** The room before and after it is furnished: nothing moves but what is new. */
const isSameRoom = (one: number, other: number) =>
  Math.min(one, other) >= storyConfig.stagesAt && Math.max(one, other) < chapters.length

/**
 * How much of AR's stages is drawn, each 0 to 1: points that are found, the floor that they lie in, the outline of what
 * is going to stand there. All is gone when it stands.
 */
export function stagesAt(at: number) {
  const way = at - storyConfig.stagesAt
  const rest = 1 - smooth(0.75, 1, way)
  return {
    points: smooth(-0.25, 0.05, way) * rest,
    floor: smooth(0.02, 0.2, way) * rest,
    outline: smooth(0.15, 0.35, way) * rest,
  }
}

/**
 * How far a visitor has come through the story.
 * @param tops  of the chapters' boxes, pixels from the top of the screen
 * @param height  of the screen, pixels
 */
export function placeOf(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top > 0)
  if (next === 0) return 0
  const last = next < 0 ? tops.length - 1 : next - 1
  const [begin = 0, end = begin + height] = [tops[last], tops[last + 1]]
  return next < 0 ? last : last - begin / (end - begin)
}

/**
 * Lets a view follow the visitor: at once where they scroll, smoothly where they point.
 * @param elapsed  milliseconds
 * @returns whether it is still on its way
 */
export function follow(view: Story, visitor: Story, elapsed: number): boolean {
  view.at = visitor.at
  const { rate, rest } = storyConfig.pointer
  const share = 1 - Math.exp((-rate * elapsed) / 1000)
  let isMoving = false
  for (const axis of ['x', 'y'] as const) {
    const left = visitor.pointer[axis] - view.pointer[axis]
    if (Math.abs(left) < rest) view.pointer[axis] = visitor.pointer[axis]
    else {
      view.pointer[axis] += left * share
      isMoving = true
    }
  }
  return isMoving
}
