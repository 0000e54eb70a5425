import type { GrayImage } from '../match/gray-image.ts'
import type { Segment } from '../match/segments.ts'
import type { RoomCamera } from '../room/camera.ts'
import { axisEdges } from './axis-edges.ts'
import { unevenness } from './evenness.ts'
import { type FloorOutline, type FoundWall, noOutline } from './outline.ts'
import { type ScoredBox, searchBoxes } from './search-box.ts'
import { type Sight, sightOf } from './sight.ts'
import { type Picture, type Tile, tilesOf } from './tiles.ts'
import { trustIn } from './trust.ts'
import { footBelowBoard, hasRival } from './wall-foot.ts'

const costs = {
  /** of a grey level of unevenness, pixels of edges */
  uneven: 80,
  /** of a ceiling that is far off the usual, pixels of edges */
  ceiling: 200,
}

/** Of the camera's heights: how high ceilings are, and how far that varies. */
const usualCeiling = { ratio: 1.75, spread: 0.2 }

/**
 * Finds the walls of a room in its photo, as a box along the camera's room.
 * @param image  the photo, small, as the match looks at it
 * @param picture  the same in colour, of any size
 * @param segments  the image's straight edges, weak ones too; several of one edge do no harm
 * @param camera  as the match found it; of its height all measures are multiples
 */
export function findOutline(
  image: GrayImage,
  picture: Picture,
  segments: readonly Segment[],
  camera: RoomCamera,
): FloorOutline {
  const sight = sightOf(camera, image)
  const edges = axisEdges(segments, sight, image)
  const boxes = ranked(searchBoxes(sight, edges), tilesOf(picture, sight), sight)
  const [best] = boxes
  if (!best) return noOutline
  const walls = (['left', 'back', 'right'] as const).flatMap((side): FoundWall[] => {
    const confidence = trustIn(boxes, side)
    const distance = best.box[side]
    if (!confidence || distance === null) return []
    if (hasRival(image, sight, best.box, side, distance)) return []
    const foot = footBelowBoard(image, sight, best.box, side, distance)
    return [{ side, distance: foot, confidence }]
  })
  return {
    walls,
    ceiling: walls.length > 0 ? best.box.ceiling : null,
    openings: [],
    confidence: walls.length === 0 ? 'poor' : bestOf(walls),
  }
}

const bestOf = (walls: readonly FoundWall[]) =>
  walls.some(({ confidence }) => confidence === 'good') ? 'good' : 'fair'

/** Boxes by their edges and by the evenness of their faces, the best first. */
function ranked(
  boxes: readonly ScoredBox[],
  tiles: readonly Tile[],
  { height }: Sight,
): ScoredBox[] {
  return boxes
    .map((each) => {
      const uneven = costs.uneven * unevenness(tiles, each.box, height)
      return {
        ...each,
        score: each.score - uneven - costs.ceiling * unusual(each.box.ceiling, height),
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** How unusual a ceiling is, 0 to 1. Nobody knows how high the camera was, but few rooms are twice as high as others. */
function unusual(ceiling: number | null, height: number): number {
  if (ceiling === null) return 0.3
  const off = (ceiling / height - usualCeiling.ratio) / usualCeiling.spread
  return off ** 2 / (off ** 2 + 2)
}
