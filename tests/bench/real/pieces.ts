import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import { edgesOf } from '../../../src/math/polygon.ts'
import type { Vec3 } from '../../../src/math/vector.ts'
import {
  type FloorPlace,
  floorAt,
  fromView,
  isInPhoto,
  pixelOf,
  placeBetween,
  type RoomCamera,
  toView,
} from '../../../src/room-photo/model/camera.ts'
import type { Sizes } from '../../../src/room-photo/model/design/item.ts'
import { footprint } from '../../../src/room-photo/model/solid.ts'
import { furnish, type RoomToFurnish } from '../../../src/scenes/staging/model/furnishing.ts'
import type { Kit } from '../../../src/scenes/staging/model/kit.ts'
import { type Piece, piecesOf } from '../../../src/scenes/staging/model/layout/furnished-room.ts'
import { isOnFloor } from '../../../src/scenes/staging/model/room.ts'

/** Where a piece goes through a wall or stands in the way of a door. */
export interface Fault {
  where: 'wall' | 'door'
  /** how far, meters */
  depth: number
  /** whether the photo shows that wall or door */
  isSeen: boolean
}

/** How a found room is laid over the true one. */
export type Mapping = keyof typeof mappings

/** A piece of furniture and its faults. */
export interface PlacedPiece {
  style: string
  piece: string
  faults: Record<Mapping, Fault[]>
}

/** What is no deeper touches, meters. */
const touch = 0.03
/** Between the places of a footprint that are looked at, meters. */
const step = 0.05

/** Furnishes a found room as the staging tool does, and looks where the pieces are in the true one. */
export function placePieces(
  { room, confidence }: Pick<RoomToFurnish, 'room' | 'confidence'>,
  truth: RoomTruth,
  kits: readonly Kit[],
  sizes: Sizes,
): PlacedPiece[] {
  const [view] = room.views
  if (!view) throw new Error('A found room has a view')
  const { items } = furnish({ room, roomBy: 'found', confidence }, kits, sizes, 1)
  return piecesOf({ room, items, sizes }).map((piece) => {
    const faultsBy = (mapping: Mapping) => {
      const places = gridOf(footprint(piece.solid)).map((at) =>
        mappings[mapping](at, view.camera, truth),
      )
      const found = [throughWall(places, truth), inWayOf(piece, places, truth)]
      return found.flatMap((fault) => (fault && fault.depth > touch ? [fault] : []))
    }
    return {
      style: kits[0]?.style ?? '',
      piece: piece.item.piece,
      faults: { scaled: faultsBy('scaled'), pictured: faultsBy('pictured') },
    }
  })
}

const mappings = {
  /** A found room is as large as the camera's assumed height makes it, and has axes of its own. */
  scaled({ x, z }: FloorPlace, found: RoomCamera, { camera }: RoomTruth): FloorPlace {
    const by = camera.height / found.height
    return fromView(camera, toView(found, { x: x * by, z: z * by }))
  },

  /** Where a place stands in the staged picture, as the true camera sees it; as scaled where it is out of view. */
  pictured(place: FloorPlace, found: RoomCamera, truth: RoomTruth): FloorPlace {
    const pixel = pixelOf(found, truth.size, [place.x, 0, place.z])
    const seen = pixel && floorAt(truth.camera, truth.size, pixel)
    return seen ?? mappings.scaled(place, found, truth)
  },
}

/** Places all over a footprint, to its edges. */
function gridOf([a, b, c, d]: FloorPlace[]): FloorPlace[] {
  if (!a || !b || !c || !d) return []
  const steps = (from: FloorPlace, to: FloorPlace) => {
    const count = Math.ceil(Math.hypot(to.x - from.x, to.z - from.z) / step) + 1
    return Array.from({ length: count + 1 }, (_, at) => placeBetween(from, to, at / count))
  }
  const [left, right] = [steps(a, d), steps(b, c)]
  return left.flatMap((from, at) => steps(from, right[at] ?? from))
}

/** How far a piece reaches out of the floor at most. */
function throughWall(places: readonly FloorPlace[], truth: RoomTruth): Fault | null {
  const walls = edgesOf(truth.floor)
  const out = places
    .filter((place) => !isOnFloor(truth.floor, place))
    .map((place) => {
      const feet = walls.map(([from, to]) => nearestOn(from, to, place))
      return feet.reduce((best, foot) => (foot.far < best.far ? foot : best))
    })
  const [deepest] = out.sort((a, b) => b.far - a.far)
  if (!deepest) return null
  const isSeen = [0, 1, 2].some((up) => isInPicture(truth, [deepest.x, up, deepest.z]))
  return { where: 'wall', depth: deepest.far, isSeen }
}

/** How far a piece reaches into a door's zone at most; rugs and what hangs above the door may. */
function inWayOf(piece: Piece, places: readonly FloorPlace[], truth: RoomTruth): Fault | null {
  if (piece.isFlat) return null
  const found = truth.openings.flatMap(({ zone, corners, head }): Fault[] => {
    if (!zone || piece.base >= head) return []
    // The zone's first side is the door's own: what is on it is in the zone.
    const sides = edgesOf<FloorPlace>(zone).slice(1)
    const depths = places
      .filter((place) => isOnFloor(zone, place))
      .map((place) => Math.min(...sides.map(([from, to]) => nearestOn(from, to, place).far)))
    const isSeen = corners.some((corner) => isInPicture(truth, corner))
    return [{ where: 'door', depth: Math.max(0, ...depths), isSeen }]
  })
  return found.sort((a, b) => b.depth - a.depth)[0] ?? null
}

const isInPicture = ({ camera, size }: RoomTruth, point: Vec3): boolean => {
  const pixel = pixelOf(camera, size, point)
  return pixel !== null && isInPhoto(size, pixel)
}

/** The place of a line that is nearest to another, and how far that is. */
export function nearestOn(from: FloorPlace, to: FloorPlace, { x, z }: FloorPlace) {
  const [dx, dz] = [to.x - from.x, to.z - from.z]
  const share = ((x - from.x) * dx + (z - from.z) * dz) / Math.max(1e-9, dx * dx + dz * dz)
  const foot = placeBetween(from, to, Math.min(1, Math.max(0, share)))
  return { ...foot, far: Math.hypot(foot.x - x, foot.z - z) }
}
