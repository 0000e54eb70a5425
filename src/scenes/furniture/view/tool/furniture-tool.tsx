import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { orbitActions } from '../../../../math/orbit-view.ts'
import type { PieceVariant, ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { ViewButtons, ViewText } from '../../../../stage/orbit-controls.tsx'
import { attachOrbit } from '../../../../stage/orbit-gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PlayIcon } from '../../../../ui/icons/tools.tsx'
import { PlainPicture } from '../../../../ui/picture/picture.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import { furnitureConfig } from '../../config.ts'
import { createView, type View } from '../../model/piece-view.ts'
import { Measures } from './measures.tsx'

export interface FurnitureToolProps {
  /** `alt` tells what its picture shows */
  piece: ShelfPiece & { alt: string }
  look: PieceVariant
  /** The look that the piece's picture shows. */
  firstLook: PieceVariant
  /** Opens by itself: the visitor came for it. */
  opens?: boolean
  className?: string
}

/** A piece to scale: its picture until the visitor opens the live model, then that, to be turned and measured. */
export function FurnitureTool(props: FurnitureToolProps) {
  const { piece, look, firstLook, opens = false, className } = props
  const { t } = useTranslation('furniture')
  const [view] = useState(createView)
  const [open, setOpen] = useState<'no' | 'pressed' | 'by itself'>('no')
  useEffect(() => {
    if (opens) setOpen((now) => (now === 'no' ? 'by itself' : now))
  }, [opens])
  const isOpen = open !== 'no'

  return (
    <div className={className} data-furniture={isOpen ? 'open' : 'picture'}>
      <Reticle
        locked={isOpen}
        className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[4/3]"
      >
        {isOpen ? (
          <Viewport piece={piece} look={look} view={view} takesFocus={open === 'pressed'} />
        ) : (
          <>
            <div aria-hidden="true" className="floor absolute inset-0" />
            <Thumbnail id={piece.id} alt={piece.alt} className="p-6 sm:p-10" />
            <div className="absolute right-0 bottom-0 p-8 sm:p-9">
              <Button
                variant="primary"
                onClick={() => setOpen('pressed')}
                className="needs-scripts after:absolute after:inset-0"
              >
                <PlayIcon />
                {t('open')}
              </Button>
            </div>
          </>
        )}
      </Reticle>
      <div className={classNames('mt-4 flex flex-col gap-3', !isOpen && 'min-h-6')}>
        {isOpen ? (
          <>
            <ViewBar view={view} />
            <ViewText view={view} />
            <p id="furniture-help" className="text-sm text-ink-soft">
              {t('help')}
            </p>
          </>
        ) : (
          look.id !== firstLook.id && (
            <p className="text-sm text-ink-soft">{t('posterLook', { colour: firstLook.name })}</p>
          )
        )}
      </div>
    </div>
  )
}

interface ViewportProps {
  piece: FurnitureToolProps['piece']
  look: PieceVariant
  view: View
  /** Whether a press opened it, and not the address. */
  takesFocus: boolean
}

const loadScene = () => import('../furniture-scene.tsx').then((module) => module.FurnitureScene)

/** The piece in 3D with its measures, over its picture, which also stands in where there is no WebGL. */
function Viewport({ piece, look, view, takesFocus }: ViewportProps) {
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
    const first = furnitureConfig.view
    return attachOrbit(element, orbitActions(view, first), first)
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

/** Everything that the pointer does, as buttons, and the person beside the piece. */
function ViewBar({ view }: { view: View }) {
  const { t } = useTranslation('furniture')
  const { pitch, zoom, person } = useSnapshot(view)
  const { turn, zoomBy, reset } = orbitActions(view, furnitureConfig.view)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-pressed={person}
        className="min-h-11 aria-pressed:bg-ink aria-pressed:text-paper"
        onClick={() => {
          view.person = !view.person
        }}
      >
        {t('person')}
      </Button>
      <ViewButtons
        limits={furnitureConfig.view}
        pitch={pitch}
        zoom={zoom}
        onTurn={turn}
        onZoom={zoomBy}
        onReset={reset}
      />
    </div>
  )
}

/** A piece's picture, in its first look. */
function Thumbnail({ id, alt, className }: { id: string; alt: string; className?: string }) {
  return (
    <PlainPicture
      file={`/models/${id}`}
      alt={alt}
      width={512}
      height={512}
      className={classNames('absolute inset-0 m-auto size-full max-w-lg object-contain', className)}
    />
  )
}
