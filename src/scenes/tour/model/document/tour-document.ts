import type * as z from 'zod/mini'
import type { documentSchema } from './document-schema.ts'

/** Values never change: an edit makes others. */
type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value

/** A tour as `documentSchema` describes it, while an action writes it. */
export type DocumentDraft = z.infer<typeof documentSchema>

/** A tour as `documentSchema` describes it. */
export type TourDocument = Immutable<DocumentDraft>

export type TourFile = TourDocument['files'][number]
export type FileId = TourFile['id']

export type Room = TourDocument['rooms'][number]
export type RoomId = Room['id']
export type MediaKind = Room['sort']
export type Projection = Room['projection']
export type Level = NonNullable<Room['level']>
export type ViewDirection = NonNullable<Room['look']>
export type Link = Room['links'][number]
export type Note = Room['notes'][number]

/** A direction by its angles. */
export type Angles = Pick<ViewDirection, 'yaw' | 'pitch'>

/** A link or a note at a direction of a room's picture. */
export type Mark = Angles & Pick<Link, 'id'>

export type Plan = NonNullable<TourDocument['plan']>
export type Pin = Plan['pins'][number]
export type PlanPoint = Plan['walls'][number][number]
export type PixelSize = Plan['size']

/** Camera height where it is not known, meters. */
export const assumedCameraHeight = 1.5

export const cameraHeightOf = ({ height }: Pick<Room, 'height'>): number =>
  height ?? assumedCameraHeight
