import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FurniturePiece, PieceVariant } from '../../../../room-photo/model/design/catalogue.ts'
import { attachOrbit } from '../../../../stage/orbit-gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import { furnitureConfig } from '../../config.ts'
import { resetView, turn, type View, zoomBy } from '../../model/piece-view.ts'
import { loadScene } from '../load-scene.ts'
import { Measures } from './measures.tsx'
import { Thumbnail } from './thumbnail.tsx'

export interface ViewportProps {
  piece: FurniturePiece
  look: PieceVariant
  view: View
  /** Whether a press opened it, and not the address. */
  takesFocus: boolean
}

const context = { antialias: true, alpha: true, depth: true }

/** The piece in 3D with its measures, over its picture, which also stands in where there is no WebGL. */
export function Viewport({ piece, look, view, takesFocus }: ViewportProps) {
  const { t } = useTranslation('furniture')
  const ref = useRef<HTMLDivElement>(null)
  const box = useBoxSize(ref)
  const [drawn, setDrawn] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const [tries, setTries] = useState(0)
  const [interrupted, setInterrupted] = useState(false)
  const isDrawn = drawn === piece.id

  useEffect(() => {
    const element = ref.current
    if (!element) return
    // An application takes keys, so it can have the focus; the button that was pressed is gone.
    element.tabIndex = 0
    if (takesFocus) element.focus({ preventScroll: true })
    const actions = {
      turn: (byYaw: number, byPitch: number) => turn(view, byYaw, byPitch),
      zoomBy: (percent: number) => zoomBy(view, percent),
      zoomTimes: (factor: number) => zoomBy(view, view.zoom * (factor - 1)),
      reset: () => resetView(view),
    }
    return attachOrbit(element, actions, furnitureConfig.view)
  }, [view, takesFocus])

  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={t('model', { name: piece.name, colour: look.name })}
        aria-describedby="furniture-help"
        data-drawn={isDrawn ? piece.id : undefined}
        className="absolute inset-0 cursor-grab touch-none active:cursor-grabbing"
      >
        <SceneSlot
          key={tries}
          load={loadScene}
          when="now"
          context={context}
          props={{
            piece,
            look: look.id,
            view,
            onDrawn: setDrawn,
            onMissing: () => setMissing(piece.id),
            onInterrupted: (lost: boolean) => {
              setInterrupted(lost)
              if (lost) setDrawn(undefined)
            },
          }}
          poster={!isDrawn && <Thumbnail id={piece.id} alt={piece.alt} className="p-6 sm:p-10" />}
          className="size-full"
        />
        {isDrawn && box && <Measures size={piece} view={view} box={box} />}
      </div>
      {missing === piece.id && !isDrawn && (
        <div
          role="alert"
          className="absolute inset-x-0 top-6 mx-auto flex w-fit items-center gap-3 rounded bg-paper px-3 py-2 text-sm"
        >
          {t('notFetched')}
          <Button
            size="small"
            onClick={() => {
              setMissing(undefined)
              setTries(tries + 1)
            }}
          >
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {interrupted && (
        <p role="status" className="absolute inset-x-0 top-4 text-center text-sm">
          {t('interrupted')}
        </p>
      )}
    </>
  )
}
