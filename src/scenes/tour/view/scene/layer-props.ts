import type { Color } from 'three'
import type { Level } from '../../model/document/tour-document.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { View } from '../../model/view.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'

export type LayerProps<Kind> = {
  media: Kind
  projection: Projection
  /** What a picture round the visitor is turned by to be upright. */
  level: Level | null
  view: View
  /** The one that is shown; the other is entered. */
  isPresent: boolean
  /** How it is seen while the visitor walks from room to room. */
  transitionLayer: TransitionLayer | undefined
  /** The colour beside and behind the media. */
  backdrop: Color
  /** How much of the media is on the graphics card, 0…1. */
  onShare: (share: number) => void
  onError: (error: unknown) => void
  /** Its textures get mipmaps at any zoom: a head is never still, and without them a fine picture would flicker. */
  hasMipmaps?: boolean
}
