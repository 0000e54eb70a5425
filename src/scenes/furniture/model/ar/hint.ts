import type { Snapshot } from 'valtio/vanilla'
import type { ArDesign } from './ar-design.ts'

/**
 * The one sentence that helps now, by its key: what is wrong, or what to do next.
 * @param isHeadset  whether the visitor has a trigger in hand and no screen
 */
export function arHint(design: Snapshot<ArDesign>, isHeadset: boolean) {
  const { held, isAimed, items, tracking, missing, missed } = design
  if (tracking === 'paused' || tracking === 'lost') return `ar_${tracking}` as const
  if (missing) return 'missingPiece'
  // Who only looks at what stands there needs no floor.
  const seeks = held || items.length === 0
  if (seeks && (tracking === 'looking' || missed)) return 'ar_looking'
  if (held && !isAimed) return 'arAim'
  if (held) return isHeadset ? 'arPressToPlace' : 'arTapToPlace'
  if (items.length === 0) return 'arChoose'
  return isHeadset ? 'arDragPanel' : 'arDragHint'
}
