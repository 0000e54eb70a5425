import type { ArDesign } from '../../model/ar/ar-design.ts'
import type { ArStatus } from './ar-status.ts'

type Facts = Readonly<ArStatus>
type Hands = { readonly held: unknown; readonly pieces: readonly unknown[] }

/** The one sentence that helps now, by its key: what is wrong, or what to do next. */
export function arHint(
  { held, pieces }: Hands | ArDesign,
  { tracking, missing, missed, aims }: Facts,
) {
  if (tracking === 'paused' || tracking === 'lost') return `ar_${tracking}` as const
  if (missing) return 'missingPiece'
  // Who only looks at what stands there needs no floor.
  const seeks = held || pieces.length === 0
  if (seeks && (tracking === 'looking' || missed)) return 'ar_looking'
  if (held) return aims ? 'arTapToPlace' : 'arAim'
  return pieces.length > 0 ? 'arDragHint' : 'arChoose'
}

/** The same for a headset, whose visitor has a trigger in hand and no screen. */
export function panelHint(hands: Hands | ArDesign, status: Facts) {
  const hint = arHint(hands, status)
  if (hint === 'arTapToPlace') return 'arPressToPlace'
  return hint === 'arDragHint' ? 'arDragPanel' : hint
}
