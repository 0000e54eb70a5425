import type { FloorPoint } from '../camera/floor.ts'
import type { PixelSize, Room, TourDocument, TourFile } from '../document/tour-document.ts'

/**
 * What a tour takes of `public/home/home.json`: meters, radians, headings clockwise from north; floor
 * points as x to the east and z to the south.
 */
export type HomeData = {
  /** outside the walls, meters; the origin is in the middle */
  readonly size: readonly [x: number, y: number, z: number]
  readonly rooms: readonly { readonly id: string; readonly polygon: readonly FloorPoint[] }[]
  /** one in each room, with its id */
  readonly standingPoints: readonly HomeStandingPoint[]
  readonly doorways: readonly {
    readonly id: string
    readonly rooms: readonly [string, string]
    readonly centre: readonly [x: number, y: number, z: number]
  }[]
}

export type HomeStandingPoint = {
  readonly id: string
  readonly position: readonly [x: number, y: number, z: number]
  /** what the middle of the picture taken here looks to */
  readonly heading: number
}

/** A picture of the home's; its id in the document is the page's to choose, which knows its address. */
export type HomeFile = TourFile & { readonly size: PixelSize }

/** What the page tells of a room: its panorama, and its words in the page's language. */
export type HomeRoom = { readonly name: string; readonly alt: string; readonly file: HomeFile }

/** The drawn plan: the place in the home at its upper left corner, and how many of its units are a meter. */
export type HomePlan = {
  readonly file: HomeFile
  readonly corner: FloorPoint
  readonly unitsPerMetre: number
}

export const standingPlace = ({ position: [x, , z] }: HomeStandingPoint): FloorPoint => [x, z]

/** The id that the panorama of a standing point has in every tour of the sample home. */
export const homePanoramaId = (point: string) => `home-${point}`

/** Of its plan. */
export const homePlanId = 'home-plan'

/** Whether a room is one of the sample home's, at its own standing point, in whatever tour it is by now. */
export const isHomeRoom = ({ id, file }: Pick<Room, 'id' | 'file'>): boolean =>
  file === homePanoramaId(id)

/** Whether a tour has rooms of the sample home. */
export const hasSampleHome = (tour: Pick<TourDocument, 'rooms'>) => tour.rooms.some(isHomeRoom)
