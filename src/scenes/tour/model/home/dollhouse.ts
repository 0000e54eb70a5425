import { proxy } from 'valtio/vanilla'
import { radians, wrap180 } from '../../../../math/angle.ts'
import { type Orbit, orbitEye, type Point3 } from '../../../../math/orbit.ts'
import type { OrbitView } from '../../../../math/orbit-view.ts'
import { edgesOf, isInside, type Point2, signedArea } from '../../../../math/polygon.ts'
import { add, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import { shortestTurn } from '../camera/angles.ts'
import type { FloorPoint } from '../camera/floor.ts'
import type { RoomId } from '../document/tour-document.ts'
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
  flight: 1100,
} as const

/** The state of the dollhouse: its orbit, and the room that the camera flies into. */
export type Dollhouse = {
  view: OrbitView
  flight: RoomId | null
}

const { yaw, pitch, zoom } = dollhouseConfig

export const createDollhouse = (): Dollhouse => proxy({ view: { yaw, pitch, zoom }, flight: null })

/** A camera's position and direction: meters in the home's axes; degrees, the heading clockwise from north. */
export type CameraPose = { at: Vector3; heading: number; pitch: number; fov: number }

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

/** Interpolates between two poses. @param share  of the time, 0…1 */
export function interpolatePose(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const eased = share * share * (3 - 2 * share)
  const mix = (a: number, b: number, by = eased) => a + (b - a) * by
  return {
    at: add(from.at, scale(subtract(to.at, from.at), eased)),
    heading: wrap180(from.heading + shortestTurn(from.heading, to.heading) * eased),
    // Keep looking down at the target until the flight is nearly over.
    pitch: mix(from.pitch, to.pitch, eased * eased),
    fov: mix(from.fov, to.fov),
  }
}

/** The outer walls by their outward normals, x to the east and z to the south. */
export const outerWalls = {
  east: [1, 0],
  west: [-1, 0],
  south: [0, 1],
  north: [0, -1],
} as const

export type OuterWall = keyof typeof outerWalls

/** Cosine below which a wall turned to the camera hides nothing. */
const turnedAway = 0.25

/**
 * The outer walls that hide the rooms from an orbiting camera: one, or two at a corner.
 * @param yaw  0 from the south, degrees; positive to the east
 */
export function occludingWalls(yaw: number): OuterWall[] {
  const [x, z] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  return (Object.keys(outerWalls) as OuterWall[]).filter((wall) => {
    const [outX, outZ] = outerWalls[wall]
    return outX * x + outZ * z > turnedAway
  })
}

/** Height of room labels over the floor, meters. */
const above = 0.5

/** Positions of the room labels by standing point; meters in the home's axes. */
export function roomAnchors(home: HomeData): Map<string, Point3> {
  return new Map(
    home.standingPoints.map((point) => {
      const polygon = home.rooms.find(({ id }) => id === point.room)?.polygon ?? []
      const middle = centroid(polygon)
      const [x, z] = middle && isInside(middle, polygon) ? middle : standingPlace(point)
      return [point.id, { x, y: above, z }]
    }),
  )
}

/** The centroid of a polygon; null without an area. Source: the shoelace formula, by moments. */
function centroid(polygon: readonly Point2[]): Point2 | null {
  const area = signedArea(polygon)
  if (Math.abs(area) < 1e-9) return null
  let [x, y] = [0, 0]
  for (const [a, b] of edgesOf(polygon)) {
    const moment = a[0] * b[1] - b[0] * a[1]
    x += (a[0] + b[0]) * moment
    y += (a[1] + b[1]) * moment
  }
  return [x / (6 * area), y / (6 * area)]
}

/** The standing point in the room that a place on the floor belongs to. */
export function standingPointAt(home: HomeData, place: FloorPoint): string | null {
  const room = home.rooms.find(({ polygon }) => isInside(place, polygon))
  return home.standingPoints.find((point) => point.room === room?.id)?.id ?? null
}
