import { degrees, wrap180 } from '../../../../math/angle.ts'
import {
  addPoints,
  anglesToFloor,
  distance,
  type FloorPoint,
  nearestWallPoint,
  orderedCorners,
  pointAhead,
  rotatePoint,
  subtractPoints,
  wallCrossings,
  yawOf,
} from '../camera/floor.ts'
import { createDocument } from '../document/create-document.ts'
import { pathOfFile, updateFiles } from '../document/files.ts'
import { addLink } from '../document/marks.ts'
import { addRooms, changeRoom } from '../document/rooms.ts'
import type { TourDocument, TourFile } from '../document/tour-document.ts'
import {
  type HomeData,
  type HomeFile,
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
  plan: HomePlan,
  { id, name }: { id: string; name: string },
): TourDocument {
  const points = home.standingPoints.filter((point) => rooms.has(point.id))
  const withRooms = points.reduce(
    (document, point) => {
      const room = rooms.get(point.id)
      return room ? withRoom(document, home, point, room) : document
    },
    createDocument(id, name),
  )
  const linked = points.reduce(
    (document, point) => withLinks(document, home, points, point),
    withRooms,
  )
  return withPlan(linked, points, plan)
}

/** The yaw of north, from the heading of the picture's middle. */
const northOf = ({ heading }: HomeStandingPoint) => wrap180(-degrees(heading))

/** A place on the floor relative to the camera of a standing point. */
const seenFrom = (point: HomeStandingPoint, place: FloorPoint) =>
  anglesToFloor(
    rotatePoint(subtractPoints(place, standingPlace(point)), northOf(point)),
    point.position[1],
  )

function withRoom(
  document: TourDocument,
  home: HomeData,
  point: HomeStandingPoint,
  { name, alt, file }: HomeRoom,
): TourDocument {
  const { id } = point
  const room = {
    id,
    file: fileOf(document, file),
    fileName: file.fileName,
    sort: 'image',
    detected: 'sphere',
    size: file.size,
    north: northOf(point),
  } as const
  const polygon = home.rooms.find((each) => each.id === point.room)?.polygon
  const floor = polygon?.map((corner) => {
    const { yaw, pitch } = seenFrom(point, corner)
    return [yaw, pitch] as const
  })
  return changeRoom(addRooms(document, [room]), id, {
    name,
    alt,
    height: point.position[1],
    floor: floor ?? null,
  })
}

function withLinks(
  document: TourDocument,
  home: HomeData,
  points: readonly HomeStandingPoint[],
  from: HomeStandingPoint,
): TourDocument {
  const polygon = home.rooms.find(({ id }) => id === from.room)?.polygon ?? []
  return home.doorways.reduce((linked, { id, rooms, centre: [x, , z] }) => {
    const other = rooms[0] === from.room ? rooms[1] : rooms[0]
    const to = points.find(({ room }) => room === other)
    if (!rooms.includes(from.room) || !to) return linked
    const mark = seenFrom(from, doorwayMark(polygon, standingPlace(from), [x, z]))
    return addLink(linked, from.id, {
      id: `${id}-from-${from.id}`,
      to: to.id,
      ...mark,
      arrive: null,
    })
  }, document)
}

function withPlan(
  document: TourDocument,
  points: readonly HomeStandingPoint[],
  { file, corner, unitsPerMetre }: HomePlan,
): TourDocument {
  const { width, height } = file.size
  const sheet = fileOf(document, file)
  const pins = points.map((point) => {
    const [x, y] = subtractPoints(standingPlace(point), corner)
    return { room: point.id, x: (x * unitsPerMetre) / width, y: (y * unitsPerMetre) / height }
  })
  return updateFiles(
    {
      ...document,
      plan: {
        file: sheet.id,
        walls: [],
        size: file.size,
        pins,
        north: 0,
        metres: width / unitsPerMetre,
      },
    },
    [sheet],
  )
}

function fileOf({ files }: TourDocument, { id, fileName, type, bytes }: HomeFile): TourFile {
  const path = pathOfFile(
    fileName,
    files.map((file) => file.path),
  )
  return { id, path, type, bytes }
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
      fileName: 'plan.svg',
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

/** Steps from the wall into the room, meters. */
const step = 0.25

/**
 * The place of a doorway's mark on the floor: the middle of its threshold, or the nearest visible place in front when
 * a corner hides that.
 */
function doorwayMark(
  polygon: readonly FloorPoint[],
  from: FloorPoint,
  threshold: FloorPoint,
): FloorPoint {
  const corners = orderedCorners(polygon)
  const seen = (place: FloorPoint, slack: number) => {
    const way = subtractPoints(place, from)
    const exit = wallCrossings(corners, from, pointAhead(yawOf(way), 1)).find(({ out }) => out)
    return exit !== undefined && exit.far >= Math.hypot(...way) - slack
  }
  const face = nearestWallPoint(corners, threshold)
  if (seen(threshold, 2 * halfWall)) return threshold
  const thick = distance(face, threshold)
  if (thick === 0) return threshold
  const into = subtractPoints(face, threshold)
  for (let far = step; far <= 6 * step; far += step) {
    const place = addPoints(face, [(into[0] / thick) * far, (into[1] / thick) * far])
    if (seen(place, 0)) return place
  }
  return threshold
}
