import type { Size } from '../../../../files/image-size.ts'
import type { GPano } from './gpano.ts'
import type { Projection } from './placement.ts'
import type { Tile } from './tiles.ts'

/** A decoded tile; whoever takes it closes the bitmap. */
export type DecodedTile = { tile: Tile; bitmap: ImageBitmap }

/** Hands out the tiles of a decoded picture one by one, those looked at first. */
export type TileSource = {
  readonly count: number
  /** The next tile, or undefined after the last. */
  next(): Promise<DecodedTile | undefined>
  /** Frees what has not been handed out. */
  close(): void
}

type Common = {
  name: string
  /** Pixels, upright. */
  size: Size
  projection: Projection
  gpano?: GPano
  /** Frees the decoder, the player and the object address. */
  close(): void
  /** An address for a plain element, where there is no WebGL. */
  address(): string
}

export type Picture = Common & {
  sort: 'image'
  /** The decoded tiles; asked again, after a lost context, it decodes again. */
  tiles(): Promise<TileSource>
}

export type Clip = Common & { sort: 'video'; player: HTMLVideoElement }

export type Media = Picture | Clip

/** The name of a media's kind, as a part of its key in `tour.json`. */
export function kindOf(media: { sort: Media['sort'] }, projection: Projection) {
  const what = media.sort === 'image' ? 'Image' : 'Video'
  return projection === 'sphere' ? (`Sphere${what}` as const) : (`Flat${what}` as const)
}
