import type { Snapshot } from 'valtio/vanilla'
import type { ArDesign } from './ar-design.ts'

/** The one sentence that helps now, by its key: what is wrong, or what to do next. */
export function arHint(design: Snapshot<ArDesign>) {
  const { held, isAimed, pieces, tracking, missing, missed } = design
  if (tracking === 'paused' || tracking === 'lost') return `ar_${tracking}` as const
  if (missing) return 'missingPiece'
  // Who only looks at what stands there needs no floor.
  const seeks = held || pieces.length === 0
  if (seeks && (tracking === 'looking' || missed)) return 'ar_looking'
  if (held) return isAimed ? 'arTapToPlace' : 'arAim'
  return pieces.length > 0 ? 'arDragHint' : 'arChoose'
}

/** The same for a headset, whose visitor has a trigger in hand and no screen. */
export function panelHint(design: Snapshot<ArDesign>) {
  const hint = arHint(design)
  if (hint === 'arTapToPlace') return 'arPressToPlace'
  return hint === 'arDragHint' ? 'arDragPanel' : hint
}
