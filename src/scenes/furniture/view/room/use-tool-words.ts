import { useSnapshot } from 'valtio'
import type { Design } from '../../model/room/design.ts'
import { cameraByPairs } from '../../model/room/pairs.ts'
import { heightByYardstick, isUpright } from '../../model/room/yardstick.ts'
import { useFormats } from './formats.ts'

interface ToolWords {
  /** What to do. */
  hint?: string
  /** What came of it. */
  note?: string
  isWrong?: boolean
}

/** What is said of the tool that is taken. @param tried  whether an outline was to be closed that could not be */
export function useToolWords(design: Design, tried: boolean): ToolWords {
  const { t, metres } = useFormats()
  const { tool, camera, photo, yardstick, pairs, cover, outline } = useSnapshot(design)
  if (tool === 'horizon') return { hint: t('horizonHint') }
  if (tool === 'scale' && yardstick) {
    const hint = t(isUpright(yardstick.kind) ? 'referenceHint_upright' : 'referenceHint_floor')
    const found = heightByYardstick(camera, photo, yardstick)
    if (!('fault' in found)) {
      return yardstick.laid
        ? { hint, note: t('heightNow', { height: metres(found.height) }) }
        : { hint }
    }
    if (!yardstick.laid && found.fault !== 'Length') return { hint }
    const why = t(`scaleFault_${found.fault}`, { height: metres(found.height ?? 0) })
    return {
      hint,
      note: `${why} ${t('heightKept', { height: metres(camera.height) })}`,
      // Nothing told yet is nothing wrong; what cannot be read is said to be wrong at its field.
      isWrong: yardstick.length !== null,
    }
  }
  if (tool === 'lines' && pairs) {
    const hint = t('linesHint')
    const found = cameraByPairs(camera, photo, pairs as NonNullable<Design['pairs']>)
    if ('fault' in found) {
      return { hint, note: `${t(`linesFault_${found.fault}`)} ${t('cameraKept')}`, isWrong: true }
    }
    return { hint, note: t(found.lens ? 'linesGood' : 'linesKeepLens') }
  }
  if (tool !== 'cover') return {}
  if (cover !== null) return { hint: t('coverClosed', { number: cover }) }
  const hint = t('coverDraw')
  if (outline.length === 0) return { hint }
  return tried
    ? { hint, note: t('coverFew'), isWrong: true }
    : { hint, note: t('coverCount', { count: outline.length }) }
}
