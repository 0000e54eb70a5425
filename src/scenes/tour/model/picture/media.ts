import type { Size } from '../../../../files/image-size.ts'
import type { GPano } from './gpano.ts'
import type { Projection } from './placement.ts'
import type { Tile } from './tiles.ts'

/** A decoded tile; the receiver closes the bitmap. */
export type DecodedTile = { tile: Tile; bitmap: ImageBitmap }

/** Returns the tiles of a picture one by one, the visible ones first. */
export type TileSource = {
  readonly count: number
  /** The next tile, or undefined after the last. */
  next(): Promise<DecodedTile | undefined>
  /** Frees the remaining tiles. */
  close(): void
}

type Common = {
  name: string
  /** Pixels, upright. */
  size: Size
  projection: Projection
  gpano?: GPano
  /** Frees the decoder, the player and the object URL. */
  close(): void
  /** A URL for a plain element, without WebGL. */
  address(): string
}

export type Picture = Common & {
  sort: 'image'
  /** The decoded tiles; after a lost context a second call decodes again. */
  tiles(): Promise<TileSource>
}

export type VideoMedia = Common & { sort: 'video'; player: HTMLVideoElement }

export type Media = Picture | VideoMedia

/** The name of a media's kind, part of its key in `tour.json`. */
export function kindOf(media: { sort: Media['sort'] }, projection: Projection) {
  const what = media.sort === 'image' ? 'Image' : 'Video'
  return projection === 'sphere' ? (`Sphere${what}` as const) : (`Flat${what}` as const)
}
