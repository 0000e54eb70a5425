import type { Vec3 } from '../../src/math/vector.ts'
import type { FloorPlace, PhotoSize, Pixel, RoomCamera } from '../../src/room-photo/model/camera.ts'
import { wallDepth } from './build/doors.ts'
import type { Opening } from './build/openings.ts'
import { at, frameOfWall } from './build/scene.ts'
import { footprintOf, type Thing } from './build/things.ts'
import type { RoomFamilies, RoomSet } from './describe/families.ts'
import type { Lens, LensExif } from './describe/lens.ts'
import { type View, wallsInView } from './describe/place-camera.ts'
import { ceilingAt, wallsOfPlan } from './describe/plan.ts'
import type { RoomDescription, Zone } from './describe/room.ts'
import { floorInPicture } from './describe/visible-floor.ts'

/**
 * All that is known of a photo of a described room. Coordinates are those of the camera's room in
 * `src/room-photo/model/camera.ts`: meters, the origin on the floor below the camera, x to the right, y up, z toward
 * the camera, parallel to the walls (those of a bay or a cut corner are oblique); angles in radians; pixels from the
 * upper left corner.
 */
export interface RoomTruth {
  id: string
  set: RoomSet
  seed: number
  families: RoomFamilies
  view: View
  size: PhotoSize
  /** `fieldOfView` is that of a pinhole of the lens's focal length */
  camera: RoomCamera
  lens: Lens
  /** what the file says; null for a file without EXIF */
  exif: LensExif | null
  /** corners from +x toward +z: clockwise seen from above */
  floor: FloorPlace[]
  /** the floor in the picture, cut at its frame and behind walls; things standing about are not cut out */
  floorInPicture: Pixel[]
  walls: WallTruth[]
  openings: OpeningTruth[]
  ceiling: { height: number; isSloped: boolean }
  /** unit vector in which its light travels; null when it does not shine in */
  sun: { direction: Vec3 } | null
  things: ThingTruth[]
}

export interface WallTruth {
  /** its foot */
  from: FloorPlace
  to: FloorPlace
  /** heights at both ends, the lowest of which a slope may have between */
  heights: readonly [from: number, to: number]
  /** unit vector into the room */
  normal: FloorPlace
  isInView: boolean
}

export interface OpeningTruth extends Opening {
  /** corners on the wall: lower left, lower right, upper right, upper left */
  corners: readonly [Vec3, Vec3, Vec3, Vec3]
  /** what must stay free before it; null for windows, before which furniture may stand */
  zone: Zone | null
}

export interface ThingTruth extends Thing {
  /** corners of its box on the floor */
  footprint: FloorPlace[]
}

/** How far before a door, closet or passage the floor stays free, meters. */
const zoneDepth = 0.9

export function truthOf(room: RoomDescription): RoomTruth {
  const { id, set, seed, families, view, size, camera, lens, exif, plan } = room
  const isInView = wallsInView(plan, camera, lens, size)
  const walls = wallsOfPlan(plan)
  return {
    ...{ id, set, seed, families, view, size, camera, lens, exif },
    floor: plan.outline,
    floorInPicture: floorInPicture(plan.outline, camera, lens, size),
    walls: walls.map(({ from, to, normal }, index) => ({
      ...{ from, to, normal },
      heights: [ceilingAt(plan, from), ceilingAt(plan, to)],
      isInView: isInView[index] ?? false,
    })),
    openings: room.openings.flatMap((opening): OpeningTruth[] => {
      const wall = walls[opening.wall]
      if (!wall) return []
      const frame = frameOfWall(wall)
      const { from, to, sill, head } = opening
      const place = (u: number, d: number): FloorPlace => {
        const [x, , z] = at(frame, [u, 0, d])
        return { x, z }
      }
      const deep =
        opening.kind === 'door' && opening.swingsIn === false ? zoneDepth - wallDepth : zoneDepth
      return [
        {
          ...opening,
          corners: [
            at(frame, [from, sill, 0]),
            at(frame, [to, sill, 0]),
            at(frame, [to, head, 0]),
            at(frame, [from, head, 0]),
          ],
          zone:
            opening.kind === 'window'
              ? null
              : [place(from, 0), place(to, 0), place(to, deep), place(from, deep)],
        },
      ]
    }),
    ceiling: { height: plan.ceiling, isSloped: plan.slope !== null },
    sun: room.sun && { direction: room.sun.direction },
    things: room.things.map((thing) => ({ ...thing, footprint: footprintOf(thing) })),
  }
}

/** A truth as it is written: numbers to 0.1 mm, 0.1 pixel and 0.00001 of an angle. */
export function writeTruth(truth: RoomTruth): string {
  const rounded = (key: string, value: unknown): unknown => {
    if (typeof value !== 'number' || Number.isInteger(value)) return value
    return Number(value.toFixed(key === 'k1' ? 7 : 5))
  }
  return `${JSON.stringify(truth, rounded)}\n`
}
