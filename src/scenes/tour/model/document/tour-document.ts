import type { Size } from '../../../../files/image-size.ts'
import type { Media } from '../picture/media.ts'
import type { Projection } from '../picture/placement.ts'

/**
 * A tour as it is saved, exported and undone: plain immutable values.
 *
 * Angles in degrees. Directions are those of the upright picture, that is after `level` was applied:
 * yaw to the right of its middle in −180…180, pitch above the horizon. Those of a flat picture are as
 * `anglesOfPicturePoint` says. Lengths in metres.
 */
export type TourDocument = {
  readonly version: typeof documentVersion
  readonly id: string
  readonly name: string
  /** where a tour begins; null: in its first room */
  readonly start: Start | null
  /** in the order of the strip */
  readonly rooms: readonly Room[]
  readonly plan: Plan | null
  readonly files: readonly TourFile[]
}

/** Grows when what is written could no longer be read by an older site. */
export const documentVersion = 1

export type RoomId = string
export type FileId = string

/** A direction by its angles. */
export type Angles = { readonly yaw: number; readonly pitch: number }

/** A view direction with its zoom in percent. The keys `look` that hold one are part of the saved format. */
export type ViewDirection = Angles & { readonly zoom: number }

export type Start = { readonly room: RoomId; readonly look: ViewDirection | null }

export type TourFile = {
  readonly id: FileId
  /** inside the ZIP, such as `media/living-room.jpg` */
  readonly path: string
  /** MIME */
  readonly type: string
  readonly bytes: number
}

export type { Projection }
export type MediaSort = Media['sort']
export type PixelSize = Readonly<Size>

/** How the camera stood: pitch above the horizon, roll clockwise as seen from behind it (GPano's pose). */
export type Level = { readonly pitch: number; readonly roll: number }

export type Room = {
  readonly id: RoomId
  readonly name: string
  readonly alt: string
  readonly file: FileId
  /** pixels, upright; null until the file was decoded once */
  readonly size: PixelSize | null
  readonly sort: MediaSort
  /** as chosen, and as found in the file */
  readonly projection: Projection
  readonly detected: Projection
  /** yaw of north */
  readonly north: number | null
  readonly level: Level | null
  /** of the camera above the floor; null: not known, `assumedHeight` is used */
  readonly height: number | null
  /** corners of the floor, in order round the room */
  readonly floor: readonly FloorCorner[] | null
  /** view direction on arrival without a link */
  readonly look: ViewDirection | null
  /** WebVTT */
  readonly captions: FileId | null
  readonly links: readonly Link[]
  readonly notes: readonly Note[]
}

type FloorCorner = readonly [yaw: number, pitch: number]

/** A link or a note at a direction of a room's picture. */
export type Mark = Angles & { readonly id: string }

export type Link = Mark & {
  readonly to: RoomId
  /** yaw in the other room on arriving; null: worked out */
  readonly arrive: number | null
}

export type Note = Mark & {
  readonly title: string
  readonly text: string
  readonly href: string | null
  readonly image: FileId | null
  readonly alt: string
}

/** Points in 0…1 of the plan's width and height, from its upper left corner. */
export type PlanPoint = readonly [x: number, y: number]

export type Pin = { readonly room: RoomId; readonly x: number; readonly y: number }

export type Plan = {
  /** the picture under the walls */
  readonly file: FileId | null
  /** lines drawn by hand */
  readonly walls: readonly (readonly PlanPoint[])[]
  readonly size: PixelSize
  readonly pins: readonly Pin[]
  /** clockwise from the plan's up */
  readonly north: number
  /** the plan's width */
  readonly metres: number | null
}

/** Camera height where it is not known, metres. */
export const assumedHeight = 1.5

export const heightOf = ({ height }: Pick<Room, 'height'>): number => height ?? assumedHeight
