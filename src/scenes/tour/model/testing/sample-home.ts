import { readFileSync } from 'node:fs'
import { degrees } from '../../../../math/angle.ts'
import { type FloorPoint, rotatePoint, subtractPoints } from '../camera/floor.ts'
import type { TourDocument } from '../document/tour-document.ts'
import { type HomeData, type HomePlan, type HomeRoom, standingPlace } from '../home/home-data.ts'
import { createHomeDocument } from '../home/home-document.ts'

export const home: HomeData = JSON.parse(readFileSync('public/home/home.json', 'utf8'))

type Manifest = Record<
  string,
  { width: number; height: number; heading: number; files: Record<string, number> }
>
export const panoramas: Manifest = JSON.parse(
  readFileSync('public/home/panoramas/manifest.json', 'utf8'),
)

export const planSvg = readFileSync('public/home/plan.svg', 'utf8')

/** As `assets/home/plan_svg.py` draws it: 50 units a meter, the walls' corner at the origin, a margin round it. */
export const homePlan: HomePlan = {
  file: {
    id: 'plan',
    path: 'media/plan.svg',
    type: 'image/svg+xml',
    bytes: planSvg.length,
    size: { width: 690, height: 500 },
  },
  corner: [-6.3 - 46 / 50, -4.4 - 14 / 50],
  unitsPerMetre: 50,
}

export const homeRooms = new Map<string, HomeRoom>(
  Object.entries(panoramas).map(([id, { width, height, files }]) => [
    id,
    {
      name: `The ${id}`,
      alt: `What the ${id} shows`,
      file: {
        id: `panorama-${id}`,
        path: `media/${id}.jpg`,
        type: 'image/jpeg',
        bytes: files[`${id}.jpg`] ?? 0,
        size: { width, height },
      },
    },
  ]),
)

export const sampleHome = (): TourDocument =>
  createHomeDocument(home, homeRooms, homePlan, { id: 'sample-home', name: 'The sample home' })

export function pointOf(id: string) {
  const point = home.standingPoints.find((each) => each.id === id)
  if (!point) throw new RangeError(`no standing point ${id}`)
  return point
}

export function polygonOf(id: string): readonly FloorPoint[] {
  const room = home.rooms.find((each) => each.id === id)
  if (!room) throw new RangeError(`no room ${id}`)
  return room.polygon
}

/** The yaw at which a place in the home is seen from a standing point, worked out by headings alone. */
export function trueYaw(from: string, [x, z]: FloorPoint): number {
  const { position, heading } = pointOf(from)
  const bearing = Math.atan2(x - position[0], -(z - position[2]))
  const yaw = degrees(bearing - heading) % 360
  return yaw > 180 ? yaw - 360 : yaw <= -180 ? yaw + 360 : yaw
}

/** A place in the home in the axes of the picture taken at a standing point. */
export const inPicture = (id: string, place: FloorPoint): FloorPoint =>
  rotatePoint(subtractPoints(place, standingPlace(pointOf(id))), -degrees(pointOf(id).heading))
