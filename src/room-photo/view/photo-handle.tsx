import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { clamp } from '../../math/clamp.ts'
import { classNames } from '../../ui/class-names.ts'
import { clampToPhoto, type PhotoSize, type Pixel } from '../model/camera.ts'
import type { Design } from '../model/design/design.ts'
import { endStep, recordUndoStep } from '../model/design/history.ts'
import { useFormats } from './formats.ts'
import { arrowStep } from './frame-keys.ts'
import { useDrag } from './use-drag.ts'

/** The photo as it lies on the screen. */
export interface PhotoSpace {
  photo: PhotoSize
  /** its address */
  url: string
  /** pixels of the photo for one of the screen */
  unit: number
}

interface GripProps {
  space: PhotoSpace
  at: Pixel
  /** What it is, and what it says; and where it is in its range, in percent. By default it says where it is. */
  name: string
  value?: string
  now?: number
  /** The way a thing can be dragged that has only one. */
  cursor?: 'move' | 'ns-resize'
  /** @param to  within the photo @param isFree  by keys, or with Alt held: it snaps to nothing */
  onMove: (to: Pixel, isFree: boolean) => void
}

interface GripParts extends GripProps {
  onTake?: () => void
  onLet?: () => void
  /** @returns whether the key meant something */
  onKey: (event: KeyboardEvent) => boolean
  className?: string | false | undefined
  children: ReactNode
}

/**
 * A place on the photo to be dragged by mouse, finger or keys, by where it was taken. What it stands on is magnified
 * meanwhile. Its parent is as large as the photo.
 * @param data  attributes for tests
 */
export function DragHandle(props: GripParts) {
  const { space, at, name, value, now, cursor = 'move', className, children, ...rest } = props
  const { onMove, onTake, onLet, onKey, ...data } = rest
  const { photo } = space
  const { t, number } = useFormats()
  const percent = { x: (100 * at.x) / photo.width, y: (100 * at.y) / photo.height }
  const place = t('handleAt', { x: number(percent.x, 1), y: number(percent.y, 1) })
  const [near, setNear] = useState(false)
  const pixel = (event: PointerEvent): Pixel => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    const by = photo.width / (box?.width || 1)
    return { x: (event.clientX - (box?.left ?? 0)) * by, y: (event.clientY - (box?.top ?? 0)) * by }
  }
  const drag = useDrag({
    onTake(event) {
      const { x, y } = pixel(event)
      onTake?.()
      setNear(true)
      return { x: at.x - x, y: at.y - y }
    },
    onMove(off, event) {
      const { x, y } = pixel(event)
      onMove(clampToPhoto(photo, { x: x + off.x, y: y + off.y }), event.altKey)
    },
    onRelease() {
      onLet?.()
      setNear(false)
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !onKey(event)) return
    setNear(true)
    event.preventDefault()
  }
  const shown = clampToPhoto(photo, at)
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(clamp(now ?? percent.x, 0, 100))}
        aria-valuetext={value ?? place}
        {...data}
        {...drag}
        onKeyDown={press}
        onBlur={() => setNear(false)}
        style={{
          left: `${(100 * shown.x) / photo.width}%`,
          top: `${(100 * shown.y) / photo.height}%`,
          cursor,
        }}
        className={classNames(
          'group absolute -mt-5.5 -ml-5.5 grid size-11 touch-none place-items-center rounded-full outline-none',
          className,
        )}
      >
        {children}
      </div>
      {near && <Loupe space={space} at={at} />}
    </>
  )
}

interface HandleProps extends GripProps {
  design: Design
  tone: 'orange' | 'blue'
  /** For keys alone, and of nothing that could be undone: the cross by which corners are set. */
  keysOnly?: boolean
  /** @returns whether a key other than an arrow meant something */
  onKey?: (key: string) => boolean
}

const tones = { orange: 'bg-[#ff7a45]', blue: 'bg-[#7c9bff]' } as const

/** A grip that changes the design; a drag, or a row of keys, is one undo step. */
export function PhotoHandle({ design, tone, keysOnly, onKey, ...grip }: HandleProps) {
  const { space, at, name, onMove } = grip
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event, space.unit * (event.shiftKey ? 0.5 : 4))
    if (!step) return onKey?.(event.key) ?? false
    if (!keysOnly) recordUndoStep(design, name)
    onMove(clampToPhoto(space.photo, { x: at.x + step.x, y: at.y + step.y }), true)
    return true
  }
  return (
    <DragHandle
      {...grip}
      onTake={() => recordUndoStep(design)}
      onLet={() => endStep(design)}
      onKey={press}
      className={keysOnly && 'pointer-events-none opacity-0 focus-visible:opacity-100'}
      data-handle={name}
    >
      <span
        className={classNames(
          'grid size-4.5 place-items-center rounded-full border-2 border-white bg-white/15 shadow-[0_0_0_1.5px_#14171f]',
          'group-hover:size-5.5 group-focus-visible:size-6 group-focus-visible:shadow-[0_0_0_4px_#14171f]',
        )}
      >
        <span className={classNames('size-1.5 rounded-full', tones[tone])} />
      </span>
    </DragHandle>
  )
}

const side = 112
const zoom = 3
/** From the place to the loupe's middle, so that no finger lies on it. */
const off = 92

/** What a handle stands on, three times as large, above the finger; below it near the top of the photo. */
function Loupe({ space: { photo, url, unit }, at }: { space: PhotoSpace; at: Pixel }) {
  const box = { width: photo.width / unit, height: photo.height / unit }
  const [x, y] = [at.x / unit, at.y / unit]
  const top = y - off - side / 2 >= 0 ? y - off : y + off
  return (
    <div
      aria-hidden="true"
      data-loupe=""
      style={{
        width: side,
        height: side,
        left: clamp(x - side / 2, 4, box.width - side - 4),
        top: clamp(top - side / 2, 4, box.height - side - 4),
      }}
      className="pointer-events-none absolute z-10 overflow-hidden rounded-full border-2 border-white bg-[#14171f] shadow-[0_0_0_1.5px_#14171f]"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: box.width * zoom,
          height: box.height * zoom,
          left: side / 2 - x * zoom - 2,
          top: side / 2 - y * zoom - 2,
        }}
        className="absolute max-w-none"
      />
      <svg aria-hidden="true" viewBox="-56 -56 112 112" className="absolute inset-0 size-full">
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" stroke="#14171f" strokeWidth="3.5" />
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" stroke="#fff" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
