import { median } from '../../../math/statistics.ts'
import type { Vec3 } from '../../../math/vector.ts'
import {
  type CameraPose,
  cameraPoseOf,
  imagePointOf,
  type RoomCamera,
  rayThrough,
} from '../camera.ts'
import { brightnessAt, type GrayImage, type RgbaImage } from './gray-image.ts'
import {
  axisEdges,
  type BoxEdge,
  type BoxFace,
  type EdgeCoverage,
  type FoundWall,
  firstFaceHit,
  noWallsFound,
  placeOnWall,
  type WallConfidence,
  type WallSide,
  type WallsEstimate,
} from './room-box.ts'
import { type Box, rankRoomBoxes, type ScoredBox } from './search-box.ts'
import type { LineSegment } from './vanishing-points.ts'

const costs = {
  /** of a gray level of unevenness, in pixels of edges */
  uneven: 80,
  /** of an unusual ceiling height, in pixels of edges */
  ceiling: 200,
}

/** Usual ceiling height and its deviation, in camera heights. */
const usualCeiling = { ratio: 1.75, spread: 0.2 }

/**
 * Finds the walls of a room in its photo, as a box along the camera's room.
 * @param image  the photo, small, as for the camera estimate
 * @param picture  the same in color, of any size
 * @param segments  the image's straight edges, weak ones included; duplicates do no harm
 * @param camera  as estimated; all results are proportional to its height
 */
export function findWalls(
  image: GrayImage,
  picture: RgbaImage,
  segments: readonly LineSegment[],
  camera: RoomCamera,
): WallsEstimate {
  const pose = cameraPoseOf(camera, image)
  const edges = axisEdges(segments, pose)
  const boxes = ranked(rankRoomBoxes(pose, edges), tilesOf(picture, pose), pose)
  const [best] = boxes
  if (!best) return noWallsFound
  const walls = (['left', 'back', 'right'] as const).flatMap((side): FoundWall[] => {
    const confidence = wallConfidenceIn(boxes, side, scaleOf(pose))
    const distance = best.box[side]
    if (!confidence || distance === null) return []
    const stepAt = floorStepsBefore(image, pose, best.box, side, distance)
    if (hasCloserEdge(stepAt)) return []
    return [{ side, distance: distance * footBelowSkirting(stepAt), confidence }]
  })
  return { walls, ceiling: walls.length > 0 ? best.box.ceiling : null }
}

/** Candidate boxes ranked by edges and by the evenness of their faces, the best first. */
function ranked(
  boxes: readonly ScoredBox[],
  tiles: readonly Tile[],
  pose: CameraPose,
): ScoredBox[] {
  const { height } = pose
  return boxes
    .map((each) => {
      const uneven = costs.uneven * unevenness(tiles, each.box, height)
      const odd = costs.ceiling * unusual(each.box.ceiling, height)
      return { ...each, score: each.score - scaleOf(pose) * (uneven + odd) }
    })
    .sort((a, b) => b.score - a.score)
}

/** Thousands of pixels of the picture's longer side, in which lengths and costs are expressed. */
const scaleOf = ({ halfWidth, halfHeight }: CameraPose) => Math.max(halfWidth, halfHeight) / 500

/** How unusual the height of a ceiling is, 0 to 1. */
function unusual(ceiling: number | null, height: number): number {
  if (ceiling === null) return 0.3
  const off = (ceiling / height - usualCeiling.ratio) / usualCeiling.spread
  return off ** 2 / (off ** 2 + 2)
}

/** Shorter edges are ignored, pixels. */
const shown = 60

const levels = {
  good: { foot: 0.45, second: 0.45, margin: 330 },
  fair: { foot: 0.35, second: 0.4, margin: 290 },
} as const

/** An upper edge of which this much is in the picture without any visible edge does not exist. Pixels. */
const absent = { shown: 150, share: 0.1 }

/** How much of a wall's foot must be visible when no ceiling is. */
const clearFoot = 0.65

/** The least relative difference of distance that makes another wall. */
const elsewhere = 0.1

/**
 * The confidence of a wall in the best box: its foot must be visible, and its upper edge or its corner, and no box
 * with another wall may explain the photo nearly as well.
 * @param boxes  the best first
 * @param scale  of the picture's longer side, thousands of pixels
 * @returns null when it is not to be trusted
 */
function wallConfidenceIn(
  boxes: readonly ScoredBox[],
  side: WallSide,
  scale: number,
): WallConfidence | null {
  const [best] = boxes
  if (!best || best.box[side] === null) return null
  const share = (part: BoxEdge) => {
    const cover = edgeCoverageIn(best, side, part)
    return cover.shown < shown * scale ? 0 : cover.covered / cover.shown
  }
  const isBack = side === 'back'
  const [foot, top] = isBack
    ? (['backFoot', 'backTop'] as const)
    : (['sideFoot', 'sideTop'] as const)
  const margin = marginOf(boxes, side) / scale
  // The upper edge of the adjoining wall counts too, since a window beside a corner looks like a wall otherwise.
  const tops = [edgeCoverageIn(best, side, top), edgeCoverageIn(best, side, 'backTop')]
  if (
    tops.some(
      (over) => over.shown > absent.shown * scale && over.covered < absent.share * over.shown,
    )
  ) {
    return null
  }
  // A door frame has a foot and two uprights as well, but no ceiling above it.
  if (best.box.ceiling === null && share(foot) < clearFoot) return null
  const second = Math.max(share(top), share('corner'))
  for (const level of ['good', 'fair'] as const) {
    const least = levels[level]
    if (share(foot) >= least.foot && second >= least.second && margin >= least.margin) return level
  }
  return null
}

/** For a back wall both halves of the box count. */
function edgeCoverageIn({ left, right }: ScoredBox, side: WallSide, part: BoxEdge): EdgeCoverage {
  const halves = side === 'back' ? [left, right] : [side === 'left' ? left : right]
  const sum = { shown: 0, covered: 0 }
  for (const { covers } of halves) {
    sum.shown += covers[part]?.shown ?? 0
    sum.covered += covers[part]?.covered ?? 0
  }
  return sum
}

/** The score difference to the best box with another wall or none, pixels of edges. */
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

/** Weight of color against brightness, which light and shadow change more. */
const share: Vec3 = [0.6, 1.6, 1.6]
/** A tile whose color differs more belongs to something else: a window or furniture. Of 255. */
const other = 40

const faces: readonly BoxFace[] = ['floor', 'ceiling', 'back', 'side']

/**
 * The mean deviation of the tiles from the color of their face; of 255, lower is better.
 * Source: Hoiem, Efros & Hebert 2007, "Recovering surface layout from an image", of which this is the plainest cue
 */
function unevenness(tiles: readonly Tile[], box: Box, height: number): number {
  const { left, right, back, ceiling } = box
  // Each side wall is a face of its own.
  const own = Array.from({ length: 2 * faces.length }, (): Tile[] => [])
  for (const tile of tiles) {
    const side = tile.way[0] < 0 ? -1 : 1
    const face = firstFaceHit(
      { side, back, aside: side < 0 ? left : right, ceiling },
      height,
      tile.way,
    )
    own[faces.indexOf(face) + (face === 'side' && side > 0 ? 1 : 0)]?.push(tile)
  }
  const sum = own.reduce((total, face) => total + offOf(face), 0)
  return sum / Math.max(1, tiles.length)
}

/** Sum of the tiles' deviations from their mean. */
function offOf(tiles: readonly Tile[]): number {
  const middle = [0, 1, 2].map((part) => median(tiles.map(({ color }) => color[part] ?? 0)))
  return tiles.reduce((sum, { color }) => {
    const off = share.map((by, part) => by * Math.abs((color[part] ?? 0) - (middle[part] ?? 0)))
    return sum + Math.min(other, (off[0] ?? 0) + (off[1] ?? 0) + (off[2] ?? 0))
  }, 0)
}

/** A small square of the photo. */
interface Tile {
  /** brightness, and color as red − green and as blue − both; of 255 */
  color: Vec3
  /** ray to its middle, in the room */
  way: Vec3
}

/** Tiles along the photo's longer side. */
const across = 50

/** The photo in tiles. */
function tilesOf({ data, width, height }: RgbaImage, pose: CameraPose): Tile[] {
  const side = Math.max(1, Math.floor(Math.max(width, height) / across))
  // The pose may be that of a smaller copy.
  const by = (2 * pose.halfWidth) / width
  const tiles: Tile[] = []
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const at = {
        x: (left + side / 2) * by - pose.halfWidth,
        y: pose.halfHeight - (top + side / 2) * by,
      }
      tiles.push({ color: meanOf(data, width, left, top, side), way: rayThrough(pose, at) })
    }
  }
  return tiles
}

/** One pixel in nine is enough. */
function meanOf(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  left: number,
  top: number,
  side: number,
): Vec3 {
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let y = top; y < top + side; y += 3) {
    for (let x = left; x < left + side; x += 3) {
      const at = (y * width + x) * 4
      red += rgba[at] ?? 0
      green += rgba[at + 1] ?? 0
      blue += rgba[at + 2] ?? 0
      count += 1
    }
  }
  const luma = (0.299 * red + 0.587 * green + 0.114 * blue) / count
  return [luma, (red - green) / count, (blue - (red + green) / 2) / count]
}

/** The most relative distance of a skirting board's upper edge behind the wall's foot. */
const board = 0.92
/** The least step of brightness that counts as an edge, of 255. */
const leastStep = 5
/** Relative distance of the samples in front of and behind a line. */
const beside = 1.012

/** The step of brightness across the floor at a share of a wall's distance, of 255; null where it is not seen. */
type FloorStep = (share: number) => number | null

/**
 * Finds the foot of a wall below its skirting board, whose upper edge is often the clearer one.
 * @returns the share of the wall's distance
 */
function footBelowSkirting(stepAt: FloorStep): number {
  const own = strongest(stepAt, 0.985, 1.02)
  if (!own) return 1
  const nearer = strongest(stepAt, board, 0.975)
  // Most walls become brighter from the floor to the board, and darker again from the board to the wall.
  const isBoard =
    nearer &&
    (own.step < 0
      ? nearer.step > Math.max(leastStep, -0.15 * own.step)
      : nearer.step > 1.3 * own.step)
  return isBoard ? nearer.share : own.share
}

/** A nearer foot, within this relative range, must be clearer by this factor. */
const rival = { from: 0.45, to: 0.9, clearer: 0.6, least: 12 }

/**
 * Whether there is a clearer line in front of a wall's foot, such as the foot below a window sill: the sill is
 * parallel to the foot and does not end the floor. The gaps of boards and tiles have the same brightness on both
 * sides.
 */
function hasCloserEdge(stepAt: FloorStep): boolean {
  const own = Math.abs(strongest(stepAt, board, 1.02)?.step ?? leastStep)
  const nearer = Math.abs(strongest(stepAt, rival.from, rival.to)?.step ?? 0)
  return nearer > Math.max(rival.least, rival.clearer * own)
}

/** The line of the strongest brightness step between two shares of a distance. */
function strongest(stepAt: FloorStep, from: number, to: number) {
  let found: { share: number; step: number } | null = null
  for (let share = from; share <= to; share += 0.005) {
    const step = stepAt(share)
    if (step !== null && Math.abs(step) > Math.abs(found?.step ?? leastStep))
      found = { share, step }
  }
  return found
}

/** Median steps of brightness across lines on the floor, from front to behind. @param distance  of the wall, meters */
function floorStepsBefore(
  image: GrayImage,
  pose: CameraPose,
  box: Box,
  side: WallSide,
  distance: number,
): FloorStep {
  const places = alongOf(box, side, pose.height)
  return (share) => {
    const steps = places.flatMap((along) => {
      // Behind a wall's foot the picture shows the wall itself.
      const at = (by: number) => {
        const place = placeOnWall(side, distance * share * by, along, -pose.height)
        return brightnessAt(image, imagePointOf(pose, place))
      }
      const [behind, before] = [at(beside), at(1 / beside)]
      return behind === null || before === null ? [] : [behind - before]
    })
    return steps.length < 12 ? null : (median(steps) ?? null)
  }
}

/** Extent of a foot that no other wall ends, in camera heights. */
const reach = { aside: 4, away: 5 }

/** Sample points along a wall's foot, meters. */
function alongOf({ left, right, back }: Box, side: WallSide, height: number): number[] {
  const { aside, away } = reach
  const [from, to] =
    side === 'back'
      ? [-(left ?? aside * height), right ?? aside * height]
      : [-(back ?? away * height), 0]
  return Array.from({ length: 80 }, (_, at) => from + ((to - from) * (at + 0.5)) / 80)
}
