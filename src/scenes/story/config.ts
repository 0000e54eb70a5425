import type { PictureName } from './model/picture.ts'

/** One after the other, as the visitor scrolls. The last two are the same room, before and after it is furnished. */
export const chapters: readonly {
  id: string
  picture: PictureName
  /** What the chapter is about stands so far away, meters: it keeps its place while the eye moves. */
  focusDistance: number
}[] = [
  { id: 'room', picture: 'hero-living-room', focusDistance: 4.8 },
  { id: 'cell', picture: 'education', focusDistance: 1.5 },
  { id: 'city', picture: 'politics', focusDistance: 1.7 },
  { id: 'empty', picture: 'hero-living-room-empty', focusDistance: 4.8 },
  { id: 'furnished', picture: 'hero-living-room', focusDistance: 4.8 },
]

export const storyConfig = {
  /** How far the pointer moves the eye to each side, a share of `focusDistance`. */
  sway: 0.012,
  /** How far the camera goes on while a chapter is left, and from how far back the next begins, shares of `focusDistance`. */
  ahead: 0.16,
  behind: 0.05,
  /** The part of the way between two chapters in which one dissolves into the other. */
  dissolve: [0.3, 0.75],
  /** How fast the eye follows the pointer, a second, and when it is there, a share of half the screen. */
  pointer: { rate: 6, rest: 0.01 },
  /** How long the first room takes to become one that can be touched, ms. */
  touchMs: 400,
  /** Where AR's stages are drawn: the chapter of the empty room. */
  stagesAt: 3,
} as const

/** The free floor of the empty room, meters from the camera of its picture. */
export const freeFloor = { left: -1.2, right: 2.2, near: -3.2, far: -5.2, step: 0.2 }
