import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../stage/scene-slot.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useBoxSize } from '../../ui/use-box-size.ts'
import { floorAt, type Pixel, pixelOf } from '../model/camera.ts'
import { type Design, itemOf, select } from '../model/design/design.ts'
import { dragTo, endDrag, turnFromKnob, turnHandle, turnTo } from '../model/design/drag.ts'
import { maxItems, placeHeldPiece } from '../model/design/edit-items.ts'
import { drawWallEnd } from '../model/design/edit-walls.ts'
import { turnCamera } from '../model/design/empty-room.ts'
import { recordUndoStep } from '../model/design/history.ts'
import { itemAt } from '../model/design/item.ts'
import { dragAnchorOf, isAtReachLimit, maxReach } from '../model/design/spot.ts'
import type { NoiseAndBlur } from '../model/estimate/noise-and-blur.ts'
import type { RoomLight } from '../model/light.ts'
import type { Capture } from './capture.ts'
import { useFormats } from './formats.ts'
import { handleFrameKey } from './frame-keys.ts'
import { HandleLayer } from './handle-layer.tsx'
import { OccluderLayer, Overlay } from './overlay.tsx'
import type { RoomScene } from './room-scene.tsx'
import { useDrag } from './use-drag.ts'

interface RoomFrameProps {
  photo: { name: string; url: string; light: RoomLight; texture: NoiseAndBlur }
  design: Design
  onCapture: (capture: Capture | null) => void
}

/** Heights of the frame, CSS pixels; on a phone it is limited by the photo's width. */
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

/** The photo with the furniture over it. */
export function RoomFrame({ photo, design, onCapture }: RoomFrameProps) {
  const { t, meters } = useFormats()
  const snap = useSnapshot(design)
  const { photo: size, items, held, selected, drawing, room: box3, tool, walls, camera } = snap
  const outer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const [drawn, setDrawn] = useState(0)
  const [missing, setMissing] = useState(false)
  const { handlers, refused } = useFrameInput(design)
  useEffect(() => {
    if ((held || drawing || tool) && frame.current) showMostOf(frame.current)
  }, [held, drawing, tool])
  const by = room ? Math.min(room.width / size.width, highest() / size.height) : 0
  const box = { width: size.width * by, height: size.height * by }
  const chosen = itemOf({ items }, selected)
  const isFar = chosen && !chosen.wall && isAtReachLimit({ camera, room: box3, walls }, chosen)
  const asked = held || drawing ? refused : undefined
  const note = asked
    ? t(sentences[asked], { count: items.length, distance: meters(maxReach, 0) })
    : drawing
      ? t(drawing.from ? 'drawWallEnd' : 'drawWallStart')
      : held
        ? t(snap.sizes[held.piece]?.mount === 'wall' ? 'hangingHint' : 'placingHint')
        : missing
          ? t('missingPiece')
          : isFar && t('farthest', { distance: meters(maxReach, 0) })

  return (
    <div
      ref={outer}
      className="grid h-125 place-items-center overflow-hidden rounded bg-[#14171f] max-sm:h-auto max-sm:min-h-48"
      data-canvas=""
    >
      <div
        ref={frame}
        role="application"
        {...handlers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it can have the focus
        tabIndex={0}
        aria-label={t('frame', { name: photo.name, count: items.length })}
        data-drawn={drawn}
        className={classNames(
          'relative overflow-hidden -outline-offset-3',
          held || drawing ? 'cursor-crosshair' : box3 ? 'cursor-grab' : 'cursor-default',
          // A finger scrolls the page over the photo unless there is something to place or drag.
          held || drawing || box3 || selected !== null ? 'touch-none' : 'touch-pan-y',
        )}
        style={box}
      >
        {room && (
          <SceneSlot
            load={loadRoomScene}
            when="now"
            props={{
              design,
              photo,
              by,
              onDrawn: setDrawn,
              onMissing: () => setMissing(true),
              onCapture,
            }}
            onLive={(isLive) => isLive || setDrawn(0)}
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
        <OccluderLayer design={design} url={photo.url} />
        <Overlay design={design} width={box.width} />
        <HandleLayer design={design} url={photo.url} width={box.width} />
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

/** Scrolls the photo into view when a piece or a tool was selected further down. */
function showMostOf(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (seen < 0.6 * height) element.scrollIntoView({ block: 'center' })
}

/** The current drag. */
type Drag = (at: Pixel, snaps: boolean) => void

/** Why the last press did nothing. */
type Refusal = keyof typeof sentences

/** Radius of the turn handle for a press, CSS pixels. */
const handleReach = 22

/** Degrees that the view turns per CSS pixel. */
const lookPerPixel = 0.15

/**
 * Pointer and keys on the photo: places the held piece, draws a wall, or selects, drags and turns.
 * @returns the handlers of the photo's element, and why the last press did nothing
 */
function useFrameInput(design: Design) {
  const [refused, setRefused] = useState<{ why: Refusal; intent: string }>()
  const intent = intentOf(useSnapshot(design))

  const refuse = (why: Refusal | null) =>
    setRefused(why ? { why, intent: intentOf(design) } : undefined)
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const scale = design.photo.width / width
    return { scale, pixel: { x: (clientX - left) * scale, y: (clientY - top) * scale } }
  }
  const drag = useDrag<Drag>({
    onTake(event) {
      // The handles of a tool have their own events.
      if (design.tool) return null
      const { pixel, scale } = placeOf(event)
      if (design.drawing) {
        const drawn = drawWallEnd(design, pixel)
        refuse(drawn === 'no floor' ? 'missed' : drawn === 'no wall' ? 'noWall' : null)
        return null
      }
      if (design.held) {
        const hangs = design.sizes[design.held.piece]?.mount === 'wall'
        refuse(placeHeldPiece(design, pixel) ? null : whyNot(design, pixel, hangs))
        return null
      }
      return (
        turning(design, pixel, handleReach * scale) ??
        moving(design, pixel) ??
        (design.room && looking(design, pixel, scale))
      )
    },
    onMove: (follow, event) => follow(placeOf(event).pixel, design.snap !== event.altKey),
    onRelease: () => endDrag(design),
  })
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { tool } = design
    if (!handleFrameKey(design, event)) return
    event.preventDefault()
    // The handle that had the keyboard is gone with its tool.
    if (tool && !design.tool) event.currentTarget.focus({ preventScroll: true })
    refuse(null)
  }
  const handlers = { ...drag, onKeyDown: press }
  // What was wrong with one thing is not with another.
  return { handlers, refused: refused?.intent === intent ? refused.why : undefined }
}

/** Whether a press would draw a wall or place a piece. */
const intentOf = ({ held, drawing }: Pick<Design, 'held' | 'drawing'>): string =>
  drawing ? 'a wall' : (held?.piece ?? '')

function whyNot(design: Design, at: Pixel, hangs: boolean): Refusal {
  if (hangs) return design.walls.length > 0 ? 'missedWall' : 'needsWall'
  if (design.items.length >= maxItems) return 'full'
  return floorAt(design.camera, design.photo, at) ? 'tooFar' : 'missed'
}

/** Takes the handle of the selected piece, where the press is on it. */
function turning(design: Design, pixel: Pixel, reach: number): Drag | null {
  const item = itemOf(design, design.selected)
  const handle = item && turnHandle(design, item)
  if (!handle) return null
  const { knob, off } = handle
  if (Math.hypot(knob.x - pixel.x, knob.y - pixel.y) > reach) return null
  recordUndoStep(design)
  return (to, snaps) => {
    const turn = turnFromKnob(design, item, off, to)
    if (turn !== null) turnTo(design, item.id, turn, { snaps })
  }
}

/** Selects the piece that is pressed, and takes it along. */
function moving(design: Design, pixel: Pixel): Drag | null {
  const { camera, photo, items, sizes } = design
  const item = itemAt(items, sizes, camera, photo, pixel)
  select(design, item?.id ?? null)
  const size = item && sizes[item.piece]
  const grip = size && pixelOf(camera, photo, dragAnchorOf(item, size))
  if (!item || !grip) return null
  recordUndoStep(design)
  const off = { x: grip.x - pixel.x, y: grip.y - pixel.y }
  const { turn } = item
  return (to, snaps) =>
    dragTo(design, item.id, { x: to.x + off.x, y: to.y + off.y }, { snaps, turn })
}

/** In an empty room a drag on nothing turns the view. */
function looking(design: Design, pixel: Pixel, scale: number): Drag {
  let last = pixel
  return (to) => {
    const by = lookPerPixel / scale
    turnCamera(design, (to.x - last.x) * by, (to.y - last.y) * by)
    last = to
  }
}

let loaded: typeof RoomScene | undefined

/** The scene, which loads three.js. */
function loadRoomScene(): typeof RoomScene | Promise<typeof RoomScene> {
  return (
    loaded ??
    import('./room-scene.tsx').then((module) => {
      loaded = module.RoomScene
      return loaded
    })
  )
}
