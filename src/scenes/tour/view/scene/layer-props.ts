import type { Color } from 'three'
import type { Projection } from '../../model/placement.ts'
import type { View } from '../../model/view.ts'

export type LayerProps<Kind> = {
  media: Kind
  projection: Projection
  view: View
  /** The colour beside and behind the media. */
  backdrop: Color
  /** How much of the media is on the graphics card, 0…1. */
  onShare: (share: number) => void
  onError: (error: unknown) => void
}
