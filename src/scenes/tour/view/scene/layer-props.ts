import type { Color } from 'three'
import type { Projection } from '../../model/placement.ts'

export type LayerProps<Kind> = {
  media: Kind
  projection: Projection
  /** The colour beside and behind the media. */
  backdrop: Color
  /** How much of the media is on the graphics card, 0…1. */
  onShare: (share: number) => void
  onError: (error: unknown) => void
}
