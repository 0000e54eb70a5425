import { proxy } from 'valtio/vanilla'
import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { type Orbit, orbitEye, type Point3 } from '../../../../math/orbit.ts'
import type { OrbitView } from '../../../../math/orbit-view.ts'
import { edgesOf, isInside, signedArea } from '../../../../math/polygon.ts'
import { add, scale, subtract, type Vec3 } from '../../../../math/vector.ts'
import { shortestTurn } from '../camera/angles.ts'
import type { FloorPoint } from '../camera/floor.ts'
import type { RoomId, ViewDirection } from '../document/tour-document.ts'
import { fieldOfView } from '../zoom.ts'
import { type HomeData, standingPlace } from './home-data.ts'

/** The tunables of the dollhouse. Degrees, percent of the first view, meters, ms. */
export const dollhouseConfig = {
  yaw: -24,
  pitch: 48,
  zoom: 100,
  /** Below this pitch walls hide the rooms. */
  pitchRange: { min: 25, max: 88 },
  zoomRange: { min: 70, max: 260 },
  step: { yaw: 15, pitch: 10, zoom: 20 },
  degreesPerPixel: 0.4,
  fieldOfView: 30,
  /** distance of the camera from the middle of the home */
  distance: 24,
  /** In a narrower box the camera is farther away, so that the home fits. */
  aspect: 1.25,
  /** Height of the target. */
  middle: 0.3,
  flight: 1400,
  /** It turns so far to one side and back, by itself. */
  sway: { yaw: -20, time: 9000 },
} as const

/** The state of the dollhouse: its orbit, and the room that the camera flies into. */
export type Dollhouse = {
  view: OrbitView
  flight: RoomId | null
  /** whether the home is on the screen, so that one can fly */
  isDrawn: boolean
  /** The room that the pointer or the focus is on, and the one that was pressed. */
  hovered: RoomId | null
  chosen: RoomId | null
  /** whether it turns by itself */
  isSwaying: boolean
}

const { yaw, pitch, zoom } = dollhouseConfig

export const createDollhouse = (): Dollhouse =>
  proxy({
    view: { yaw, pitch, zoom },
    flight: null,
    isDrawn: false,
    hovered: null,
    chosen: null,
    isSwaying: false,
  })

/** The room that is lit: the others are darker. */
export const litRoomId = ({ hovered, chosen }: Pick<Dollhouse, 'hovered' | 'chosen'>) =>
  hovered ?? chosen

/** A camera's position and direction: meters in the home's axes; degrees, the heading clockwise from north. */
export type CameraPose = { at: Vec3; heading: number; pitch: number; fov: number }

/** The orbit of the camera. @param aspect  of the picture, width over height */
export function dollhouseOrbit({ yaw, pitch, zoom }: Dollhouse['view'], aspect: number): Orbit {
  const { distance, aspect: fits, middle } = dollhouseConfig
  return {
    yaw,
    pitch,
    distance: (distance / (zoom / 100)) * Math.max(1, fits / aspect),
    middle: { x: 0, y: middle, z: 0 },
  }
}

/** The pose of an orbiting camera. */
export function poseOfOrbit(orbit: Orbit): CameraPose {
  const { x, y, z } = orbitEye(orbit)
  return {
    at: [x, y, z],
    heading: wrap180(-orbit.yaw),
    pitch: -orbit.pitch,
    fov: dollhouseConfig.fieldOfView,
  }
}

/** What a room of the home is entered with, unless it says itself. */
export const defaultViewDirection: ViewDirection = { yaw: 0, pitch: 0, zoom: 100 }

/** The pose of a visitor who stands in a room of the home; null for another room. */
export function standingPose(
  { standingPoints }: Pick<HomeData, 'standingPoints'>,
  id: RoomId,
  { yaw, pitch, zoom }: ViewDirection,
): CameraPose | null {
  const point = standingPoints.find((each) => each.id === id)
  if (!point) return null
  const heading = degrees(point.heading) + yaw
  return { at: point.position, heading, pitch, fov: fieldOfView(zoom) }
}

/** Interpolates between two poses. @param share  of the time, 0…1 */
export function interpolatePose(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const eased = share * share * (3 - 2 * share)
  const mix = (a: number, b: number, by = eased) => a + (b - a) * by
  return {
    at: add(from.at, scale(subtract(to.at, from.at), eased)),
    // Keep looking down at the target until the flight is nearly over.
    heading: wrap180(from.heading + shortestTurn(from.heading, to.heading) * eased ** 4),
    pitch: mix(from.pitch, to.pitch, eased * eased),
    fov: mix(from.fov, to.fov),
  }
}

/** The outward normals of the outer walls, x to the east and z to the south. */
export const outerWallNormals: readonly FloorPoint[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** Cosine below which a wall turned to the camera hides nothing. */
const turnedAway = 0.25

/**
 * Whether an outer wall hides the rooms from an orbiting camera: one does, or two at a corner.
 * @param yaw  0 from the south, degrees; positive to the east
 */
export const isOccluding = ([x, z]: FloorPoint, yaw: number): boolean =>
  x * Math.sin(radians(yaw)) + z * Math.cos(radians(yaw)) > turnedAway

/** Height of room labels over the floor, meters. */
const above = 0.5

/**
 * Positions of the room labels: in the middle of a room's corners, or where one stands in a room that is not there.
 * Meters in the home's axes.
 */
export function roomLabelPositions({ standingPoints, rooms }: HomeData): Map<RoomId, Point3> {
  return new Map(
    standingPoints.map((point) => {
      const polygon = rooms.find(({ id }) => id === point.id)?.polygon ?? []
      const mean = (axis: 0 | 1) =>
        polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length
      const middle: FloorPoint = [mean(0), mean(1)]
      const [x, z] = isInside(middle, polygon) ? middle : standingPlace(point)
      return [point.id, { x, y: above, z }]
    }),
  )
}

/** The room of the home that a place on the floor belongs to. */
export const homeRoomIdAt = ({ rooms }: HomeData, place: FloorPoint): RoomId | undefined =>
  rooms.find(({ polygon }) => isInside(place, polygon))?.id

/** Half of the thinnest wall, meters. */
const halfWall = 0.06

/** The corners of a room in the middle of its walls, so that the faces of the walls lie within. */
export function wallMiddles(polygon: readonly FloorPoint[]): FloorPoint[] {
  const outward = Math.sign(signedArea(polygon)) * halfWall
  const shifts = edgesOf(polygon).map(([a, b]): FloorPoint => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [((b[1] - a[1]) / length) * outward, ((a[0] - b[0]) / length) * outward]
  })
  // At a right angle both walls shift their corner.
  return polygon.map(([x, z], at) => {
    const [before = [0, 0], after = [0, 0]] = [shifts.at(at - 1), shifts[at]]
    return [x + before[0] + after[0], z + before[1] + after[1]]
  })
}
