import type { Crop, PictureName } from './model/picture.ts'

/** How far the subject of each picture is from the camera, meters: it keeps its place while the eye moves. */
export const focusDistances: Record<PictureName, number> = {
  'hero-living-room': 4.8,
  'hero-living-room-empty': 4.8,
  'hero-living-room-sofa': 4.8,
  education: 1.5,
  cell: 1.5,
  politics: 1.7,
  'real-estate': 3.5,
  'policy-visualization': 1.8,
}

/**
 * The chapters of the home page, one after the other as the visitor scrolls. The last two are the room of the first, empty
 * and with its sofa alone.
 */
export const homeChapters: readonly PictureName[] = [
  'hero-living-room',
  'cell',
  'politics',
  'hero-living-room-empty',
  'hero-living-room-sofa',
]

/** Pictures of one room from one camera, which stays while one dissolves into the other. */
export const sameRoom: readonly PictureName[] = ['hero-living-room-empty', 'hero-living-room-sofa']

const sofa: Crop = { left: 0.42, top: 0.512, right: 0.802, bottom: 0.804 }

/** The part of the floor on which AR finds points, before it finds the place of the sofa; a phone shows all of it. */
export const scanned: Crop = { left: 0.44, top: 0.69, right: 0.81, bottom: 0.87 }

/** And the open spot that it then finds. */
export const openSpot: Crop = { ...sofa, top: 0.726 }

/** Round the sofa, with air between. */
export const sofaFrame: Crop = { left: 0.4135, top: 0.5, right: 0.8085, bottom: 0.816 }

/** What the camera comes to in each picture: the sofa or its place, the cell, the tram. */
export const subjects: Partial<Record<PictureName, Crop>> = {
  'hero-living-room': sofaFrame,
  'hero-living-room-empty': openSpot,
  'hero-living-room-sofa': sofaFrame,
  cell: { left: 0.47, top: 0.305, right: 0.806, bottom: 0.905 },
  politics: { left: 0.56, top: 0.685, right: 0.695, bottom: 0.865 },
}

/** Of which the name hangs below the brackets on small screens that are high enough: the header or a thing is above. */
export const namedBelow: readonly PictureName[] = [
  'hero-living-room',
  'hero-living-room-sofa',
  'politics',
]

export const storyConfig = {
  /** How far the pointer, or a tilt, moves the eye to each side, a share of `focusDistance`. */
  sway: 0.011,
  /** How much larger a picture is drawn than its box: an eye that moves does not see its edge. */
  scale: 1.03,
  /** How far the camera goes on while a chapter is left, and from how far back the next begins, shares of `focusDistance`. */
  ahead: 0.018,
  behind: 0.01,
  /** How much larger the subject is seen where a chapter is left, and where the next begins. */
  closer: 0.05,
  /** The part of the way after which it is so close. */
  closeAt: 0.6,
  /** How much further out the brackets stand then, since what is near grows faster: a share of the picture. */
  bracketMargin: 0.004,
  /** How near what frames the subject comes to the edge of the screen, and to its top, where its name is: shares of the picture. */
  edge: 0.02,
  topEdge: 0.095,
  /** The part of the way between two chapters in which one gives way to the other. */
  change: [0.34, 0.66],
  /** The same where the room stays and its furniture appears, after the outline. */
  furnishing: [0.44, 0.76],
  /** How far from the middle of that part it is dark, and the reticle goes on, shares of its half. */
  darkness: 0.1,
  travel: 0.28,
  /** How much light is on in the empty room while AR scans it, 0 to 1. */
  scanLight: 0.75,
  /** How fast the eye follows the pointer, a second, and when it is there, a share of half the screen. */
  pointer: { rate: 6, rest: 0.01 },
  /** How long the camera takes to the next chapter where a visitor chooses one, ms. */
  transitionMs: 700,
  /** How long the first room takes to become one that can be touched, ms. */
  touchMs: 400,
  /** The chapter of the empty room, over which the home page draws AR's stages, and that of the sofa in it. */
  emptyRoom: 3,
  sofaRoom: 4,
} as const
