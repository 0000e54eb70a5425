import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Design } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import type { OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { useBoxSize } from '../tool/use-box-size.ts'
import { CoverLayer } from './cover-layer.tsx'
import { HandLayer } from './hand/hand-layer.tsx'
import { loadRoomScene } from './load-room-scene.ts'
import { Overlay } from './overlay.tsx'
import type { ShelfPiece } from './piece-shelf.tsx'
import { useFrameInput } from './use-frame-input.ts'

export interface RoomFrameProps {
  photo: OpenPhoto
  design: Design
  sizes: Sizes
  pieces: readonly ShelfPiece[]
  onCapture: (capture: Capture | null) => void
}

/** CSS pixels; on a phone no higher than a photo across it. */
const canvasHeight = 500

const context = { antialias: true, alpha: true, depth: true }

/** The photo with the furniture over it, as large as the canvas of 500 px allows. */
export function RoomFrame({ photo, design, sizes, pieces, onCapture }: RoomFrameProps) {
  const { t } = useTranslation('furniture')
  const { photo: size, items, held, selected, tool, confidence, heightBy } = useSnapshot(design)
  const outer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const [drawn, setDrawn] = useState(0)
  const [missing, setMissing] = useState(false)
  const [interrupted, setInterrupted] = useState(false)
  const { missed, full } = useFrameInput(frame, design, sizes)
  useEffect(() => {
    if ((held || tool) && frame.current) showMostOf(frame.current)
  }, [held, tool])
  const by = room ? Math.min(room.width / size.width, canvasHeight / size.height) : 0
  const box = { width: size.width * by, height: size.height * by }
  const note = held
    ? missed
      ? t('noFloor')
      : full
        ? t('fullRoom', { count: items.length })
        : t('placingHint')
    : missing
      ? t('missingPiece')
      : interrupted && t('interrupted')

  return (
    <div
      ref={outer}
      className="grid h-125 place-items-center overflow-hidden rounded bg-[#14171f] max-sm:h-auto max-sm:min-h-48"
      data-canvas=""
    >
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it can have the focus
        tabIndex={0}
        aria-label={t('frame', { name: photo.name, count: items.length })}
        data-drawn={drawn}
        className={classNames(
          'relative overflow-hidden -outline-offset-3',
          held ? 'cursor-crosshair' : 'cursor-default',
          // A finger scrolls the page over the photo, until there is something to put or to drag.
          held || selected !== null ? 'touch-none' : 'touch-pan-y',
        )}
        style={box}
      >
        {room && (
          <SceneSlot
            load={loadRoomScene}
            when="now"
            context={context}
            props={{
              design,
              sizes,
              light: photo.light,
              texture: photo.texture,
              // Another camera sees them elsewhere.
              walls: (heightBy === 'known' && confidence === 'known' && photo.walls) || null,
              by,
              onDrawn: setDrawn,
              onMissing: () => setMissing(true),
              onCapture,
              onInterrupted: (lost: boolean) => {
                setInterrupted(lost)
                if (lost) setDrawn(0)
              },
            }}
            poster={
              <img
                src={photo.url}
                alt=""
                draggable={false}
                className="absolute inset-0 size-full"
              />
            }
            className="size-full"
          />
        )}
        <CoverLayer design={design} url={photo.url} />
        <Overlay design={design} sizes={sizes} pieces={pieces} width={box.width} />
        <HandLayer design={design} url={photo.url} width={box.width} />
        <p role="status" className="pointer-events-none absolute inset-x-3 top-3 text-center">
          {note && (
            <span className="inline-block rounded bg-[#14171f] px-3 py-1.5 text-sm text-white">
              {note}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** Whoever took a piece or a tool further down is brought to where it can be put. */
function showMostOf(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (seen < 0.6 * height) element.scrollIntoView({ block: 'center' })
}
