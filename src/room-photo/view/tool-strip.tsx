import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { cameraFromLinePairs, selectTool } from '../model/design/adjust-camera.ts'
import type { Design } from '../model/design/design.ts'
import { closeOccluder, minOccluderPoints } from '../model/design/occluders.ts'
import { cameraHeightFromReference, isUpright } from '../model/design/scale-reference.ts'
import { TouchButton } from './controls.tsx'
import { focusPhoto } from './focus.ts'
import { useFormats } from './formats.ts'

/** Instructions for the selected tool below the photo, its result, and the way out. */
export function ToolStrip({ design }: { design: Design }) {
  const { t } = useFormats()
  const { tool, selectedOccluder, outline } = useSnapshot(design)
  // With how many corners it was last tried in vain: one more is another matter.
  const [tried, setTried] = useState(-1)
  const { hint, note, isWrong } = useToolWords(design, tried === outline.length)
  const isDrawing = tool === 'occluder' && selectedOccluder === null
  const leave = () => {
    selectTool(design, null)
    focusPhoto()
  }
  return (
    <div className={tool ? 'mt-3 border-l-2 border-signal bg-surface px-4 py-3' : 'contents'}>
      {tool && (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 text-sm">{hint}</p>
          <div className="flex flex-wrap gap-2">
            {isDrawing && (
              <>
                <TouchButton
                  aria-disabled={outline.length === 0}
                  onClick={() => design.outline.pop()}
                >
                  {t('occluderBack')}
                </TouchButton>
                <TouchButton
                  variant="primary"
                  aria-disabled={outline.length < minOccluderPoints}
                  onClick={() => setTried(closeOccluder(design) ? -1 : outline.length)}
                >
                  {t('occluderClose')}
                </TouchButton>
              </>
            )}
            <TouchButton variant={isDrawing ? 'quiet' : 'outline'} onClick={leave}>
              {t(isDrawing ? 'cancel' : 'done')}
            </TouchButton>
          </div>
        </div>
      )}
      <p
        role="status"
        data-tool-note=""
        className={`text-sm not-empty:mt-2 ${isWrong ? 'text-alert' : 'text-ink-soft'}`}
      >
        {note}
      </p>
    </div>
  )
}

interface ToolWords {
  /** What to do. */
  hint?: string
  /** What came of it. */
  note?: string
  isWrong?: boolean
}

/** The texts for the selected tool. @param tried  whether closing an invalid outline was attempted */
function useToolWords(design: Design, tried: boolean): ToolWords {
  const { t, meters } = useFormats()
  const { tool, camera, photo, scaleReference, pairs, selectedOccluder, outline } =
    useSnapshot(design)
  if (tool === 'horizon') return { hint: t('horizonHint') }
  if (tool === 'scale' && scaleReference) {
    const hint = t(isUpright(scaleReference.kind) ? 'referenceHint_upright' : 'referenceHint_floor')
    const found = cameraHeightFromReference(camera, photo, scaleReference)
    if (!('fault' in found)) {
      return scaleReference.laid
        ? { hint, note: t('heightNow', { height: meters(found.height) }) }
        : { hint }
    }
    if (!scaleReference.laid && found.fault !== 'Length') return { hint }
    const why = t(`scaleFault_${found.fault}`, { height: meters(found.height ?? 0) })
    return {
      hint,
      note: `${why} ${t('heightKept', { height: meters(camera.height) })}`,
      // Nothing told yet is nothing wrong; what cannot be read is said to be wrong at its field.
      isWrong: scaleReference.length !== null,
    }
  }
  if (tool === 'lines' && pairs) {
    const hint = t('linesHint')
    const found = cameraFromLinePairs(camera, photo, pairs as NonNullable<Design['pairs']>)
    if ('fault' in found) {
      return { hint, note: `${t(`linesFault_${found.fault}`)} ${t('cameraKept')}`, isWrong: true }
    }
    return { hint, note: t(found.lens ? 'linesGood' : 'linesKeepLens') }
  }
  if (tool !== 'occluder') return {}
  if (selectedOccluder !== null) return { hint: t('occluderClosed', { number: selectedOccluder }) }
  const hint = t('occluderDraw')
  if (outline.length === 0) return { hint }
  return tried
    ? { hint, note: t('occluderFew'), isWrong: true }
    : { hint, note: t('occluderCount', { count: outline.length }) }
}
