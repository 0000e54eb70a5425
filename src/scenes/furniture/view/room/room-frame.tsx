import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { type Design, itemOf } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import { isAtReach, usualReach } from '../../model/room/reach.ts'
import type { OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { useBoxSize } from '../tool/use-box-size.ts'
import { CoverLayer } from './cover-layer.tsx'
import { useFormats } from './formats.ts'
import { HandLayer } from './hand/hand-layer.tsx'
import { loadRoomScene } from './load-room-scene.ts'
import { Overlay } from './overlay.tsx'
import { useFrameInput } from './use-frame-input.ts'

export interface RoomFrameProps {
  photo: OpenPhoto
  design: Design
  sizes: Sizes
  onCapture: (capture: Capture | null) => void
}

/** CSS pixels; on a phone no higher than a photo across it. */
const canvasHeight = 500

/** Why a press did nothing. */
const sentences = {
  missed: 'noFloor',
  tooFar: 'tooFar',
  full: 'fullRoom',
  needsWall: 'needsWall',
  missedWall: 'missedWall',
  noWall: 'noWall',
} as const

const context = { antialias: true, alpha: true, depth: true }

/** The photo with the furniture over it, as large as the canvas of 500 px allows. */
export function RoomFrame({ photo, design, sizes, onCapture }: RoomFrameProps) {
  const { t, metres } = useFormats()
  const snap = useSnapshot(design)
  const { photo: size, items, held, selected, drawing, room: box3, tool, walls, camera } = snap
  const outer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const [drawn, setDrawn] = useState(0)
  const [missing, setMissing] = useState(false)
  const [interrupted, setInterrupted] = useState(false)
  const refused = useFrameInput(frame, design, sizes)
  useEffect(() => {
    if ((held || drawing || tool) && frame.current) showMostOf(frame.current)
  }, [held, drawing, tool])
  const by = room ? Math.min(room.width / size.width, highest() / size.height) : 0
  const box = { width: size.width * by, height: size.height * by }
  const chosen = itemOf({ items }, selected)
  const isFar = chosen && !chosen.wall && isAtReach({ camera, room: box3, walls }, chosen)
  const asked = held || drawing ? refused : undefined
  const note = asked
    ? t(sentences[asked], { count: items.length, distance: metres(usualReach, 0) })
    : drawing
      ? t(drawing.from ? 'drawWallEnd' : 'drawWallStart')
      : held
        ? t(sizes[held.piece]?.mount === 'wall' ? 'hangingHint' : 'placingHint')
        : missing
          ? t('missingPiece')
          : interrupted
            ? t('interrupted')
            : isFar && t('farthest', { distance: metres(usualReach, 0) })

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
          held || drawing ? 'cursor-crosshair' : box3 ? 'cursor-grab' : 'cursor-default',
          // A finger scrolls the page over the photo, until there is something to put or to drag.
          held || drawing || box3 || selected !== null ? 'touch-none' : 'touch-pan-y',
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
              url: photo.url,
              texture: photo.texture,
              walls,
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
              photo.url && (
                <img
                  src={photo.url}
                  alt=""
                  draggable={false}
                  className="absolute inset-0 size-full"
                />
              )
            }
            className="size-full"
          />
        )}
        <CoverLayer design={design} url={photo.url} />
        <Overlay design={design} sizes={sizes} width={box.width} />
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

/** On a phone it leaves the half of the screen to its controls. */
const highest = () => (innerWidth < 640 ? Math.min(canvasHeight, screen.height / 2) : canvasHeight)

/** Whoever took a piece or a tool further down is brought to where it can be put. */
function showMostOf(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (seen < 0.6 * height) element.scrollIntoView({ block: 'center' })
}
