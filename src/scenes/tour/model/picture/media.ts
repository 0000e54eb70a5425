import type { Size } from '../../../../files/image-size.ts'
import type { GPano } from './gpano.ts'
import type { Projection } from './placement.ts'

type Common = {
  name: string
  /** Pixels, upright. */
  size: Size
  projection: Projection
  gpano?: GPano
  /** Frees the pixels, the player and the object URL. */
  close(): void
  /** A URL for a plain element, without WebGL. */
  address(): string
}

export type Picture = Common & {
  sort: 'image'
  /** What it is decoded to, for whoever asks to close; after a lost context a second call decodes again. */
  pixels(): Promise<ImageBitmap>
}

export type VideoMedia = Common & { sort: 'video'; player: HTMLVideoElement }

export type Media = Picture | VideoMedia

/** The name of a media's kind, part of its key in `tour.json`. */
export function kindOf(media: { sort: Media['sort'] }, projection: Projection) {
  const what = media.sort === 'image' ? 'Image' : 'Video'
  return projection === 'sphere' ? (`Sphere${what}` as const) : (`Flat${what}` as const)
}
