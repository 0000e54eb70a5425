import { degrees, wrap180 } from '../../../../math/angle.ts'
import {
  anglesToFloor,
  distance,
  type FloorPoint,
  lerpPoint,
  nearestWallPoint,
  orderedCorners,
  rotatePoint,
  subtractPoints,
  wallCrossings,
} from '../camera/floor.ts'
import { createDocument, createRoom } from '../document/create-document.ts'
import type { Room, TourDocument } from '../document/tour-document.ts'
import {
  type HomeData,
  type HomePlan,
  type HomeRoom,
  type HomeStandingPoint,
  homePlanId,
  standingPlace,
} from './home-data.ts'

/**
 * The sample home as a tour: every standing point a room, linked through its doorways, with the true norths, heights,
 * floors and pins.
 * @param rooms  by standing point; a point without one is left out
 * @param id, name  of the tour
 */
export function createHomeDocument(
  home: HomeData,
  rooms: ReadonlyMap<string, HomeRoom>,
  { file, corner, unitsPerMetre }: HomePlan,
  { id, name }: { id: string; name: string },
): TourDocument {
  const points = home.standingPoints.filter((point) => rooms.has(point.id))
  const { size } = file
  const pins = points.map((point) => {
    const [x, y] = subtractPoints(standingPlace(point), corner)
    const [width, height] = [size.width / unitsPerMetre, size.height / unitsPerMetre]
    return { room: point.id, x: x / width, y: y / height }
  })
  const files = [...points.map((point) => rooms.get(point.id)?.file), file]
  return {
    ...createDocument(id, name),
    rooms: points.flatMap((point) => {
      const room = rooms.get(point.id)
      return room ? [createHomeRoom(home, points, point, room)] : []
    }),
    plan: { file: file.id, walls: [], size, pins, north: 0, metres: size.width / unitsPerMetre },
    files: files.flatMap((each) =>
      each ? [{ id: each.id, path: each.path, type: each.type, bytes: each.bytes }] : [],
    ),
  }
}

/** The yaw of north, from the heading of the picture's middle. */
const northOf = ({ heading }: HomeStandingPoint) => wrap180(-degrees(heading))

/** A place on the floor relative to the camera of a standing point. */
const seenFrom = (point: HomeStandingPoint, place: FloorPoint) =>
  anglesToFloor(
    rotatePoint(subtractPoints(place, standingPlace(point)), northOf(point)),
    point.position[1],
  )

/** @param points  of all rooms of the tour */
function createHomeRoom(
  home: HomeData,
  points: readonly HomeStandingPoint[],
  from: HomeStandingPoint,
  { name, alt, file }: HomeRoom,
): Room {
  const { id } = from
  const polygon = home.rooms.find((room) => room.id === id)?.polygon ?? []
  const room = {
    id,
    file,
    fileName: file.path,
    sort: 'image',
    detected: 'sphere',
    size: file.size,
    north: northOf(from),
  } as const
  return {
    ...createRoom(room, new Set()),
    name,
    alt,
    height: from.position[1],
    floor: polygon.map((corner) => {
      const { yaw, pitch } = seenFrom(from, corner)
      return [yaw, pitch] as const
    }),
    links: home.doorways.flatMap(({ id: doorway, rooms, centre: [x, , z] }) => {
      const to = rooms.includes(id) && points.find((one) => one.id !== id && rooms.includes(one.id))
      if (!to) return []
      const { yaw, pitch } = seenFrom(from, doorwayMark(polygon, standingPlace(from), [x, z]))
      return [{ id: `${doorway}-from-${id}`, to: to.id, yaw, pitch, arrive: null }]
    }),
  }
}

/** As `assets/home/plan_svg.py` draws it. */
const unitsPerMetre = 50

/**
 * The drawn plan of the sample home, whose origin is the outer corner of its walls in the north-west.
 * @param svg    the drawing
 * @param bytes  of its file
 * @throws RangeError for a drawing that does not say how large it is
 */
export function parseHomePlan(
  svg: string,
  bytes: number,
  { size }: Pick<HomeData, 'size'>,
): HomePlan {
  const box =
    svg
      .match(/viewBox="([-\d. ]+)"/)?.[1]
      ?.split(' ')
      .map(Number) ?? []
  const [left, top, width, height] = box
  if (left === undefined || top === undefined || !width || !height)
    throw new RangeError('The plan has no size')
  return {
    file: {
      id: homePlanId,
      path: 'media/plan.svg',
      type: 'image/svg+xml',
      bytes,
      size: { width, height },
    },
    corner: [left / unitsPerMetre - size[0] / 2, top / unitsPerMetre - size[2] / 2],
    unitsPerMetre,
  }
}

/** The most distance between a doorway's middle and the wall, meters. */
const halfWall = 0.3

/** How far before a wall a mark lies whose threshold is hidden, meters. */
const beforeWall = 0.25

/** The place of a doorway's mark on the floor: the middle of its threshold, or before it when a corner hides that. */
function doorwayMark(
  polygon: readonly FloorPoint[],
  from: FloorPoint,
  threshold: FloorPoint,
): FloorPoint {
  const corners = orderedCorners(polygon)
  const way = subtractPoints(threshold, from)
  const exit = wallCrossings(corners, from, way).find(({ out }) => out)
  if (exit && (1 - exit.far) * Math.hypot(...way) <= 2 * halfWall) return threshold
  const face = nearestWallPoint(corners, threshold)
  return lerpPoint(threshold, face, 1 + beforeWall / distance(threshold, face))
}
