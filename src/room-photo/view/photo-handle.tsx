import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { clamp } from '../../math/clamp.ts'
import { classNames } from '../../ui/class-names.ts'
import type { PhotoSize, Pixel } from '../model/camera.ts'
import type { Design } from '../model/design/design.ts'
import { dropEmptyStep, remember } from '../model/design/history.ts'
import { useFormats } from './formats.ts'

interface HandleProps {
  design: Design
  space: PhotoSpace
  at: Pixel
  /** What it is, and what it says; and where it is in its range, in percent. */
  name: string
  value: string
  now: number
  tone: 'orange' | 'blue'
  /** The way a thing can be dragged that has only one. */
  cursor?: 'move' | 'ns-resize'
  onMove: (to: Pixel) => void
  /** For keys alone, and of nothing that could be undone: the cross by which corners are set. */
  keysOnly?: boolean
  /** @returns whether a key other than an arrow meant something */
  onKey?: (key: string) => boolean
}

const tones = { orange: 'bg-[#ff7a45]', blue: 'bg-[#7c9bff]' } as const

/** A place on the photo to be dragged by mouse, finger or keys. What it stands on is magnified meanwhile. */
export function PhotoHandle(props: HandleProps) {
  const { design, space, at, name, value, now, tone, cursor = 'move', keysOnly } = props
  const { onMove, onKey } = props
  const { photo, unit } = space
  const [near, setNear] = useState(false)

  const drag = usePhotoDrag({
    ...{ photo, at, onMove },
    onTake: () => {
      remember(design)
      setNear(true)
    },
    onLet: () => {
      dropEmptyStep(design)
      setNear(false)
    },
  })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = arrowStep(event, unit)
    if (step) {
      if (!keysOnly) remember(design, name)
      setNear(true)
      onMove({
        x: clamp(at.x + step.x, 0, photo.width),
        y: clamp(at.y + step.y, 0, photo.height),
      })
    } else if (!onKey?.(event.key)) return
    event.preventDefault()
  }

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(clamp(now, 0, 100))}
        aria-valuetext={value}
        data-handle={name}
        {...drag}
        onKeyDown={press}
        onBlur={() => setNear(false)}
        style={{
          left: `${(100 * clamp(at.x, 0, photo.width)) / photo.width}%`,
          top: `${(100 * clamp(at.y, 0, photo.height)) / photo.height}%`,
          cursor,
        }}
        className={classNames(
          'group absolute -mt-5.5 -ml-5.5 grid size-11 touch-none place-items-center rounded-full outline-none',
          keysOnly && 'pointer-events-none opacity-0 focus-visible:opacity-100',
        )}
      >
        <span
          className={classNames(
            'grid size-4.5 place-items-center rounded-full border-2 border-white bg-white/15 shadow-[0_0_0_1.5px_#14171f]',
            'group-hover:size-5.5 group-focus-visible:size-6 group-focus-visible:shadow-[0_0_0_4px_#14171f]',
          )}
        >
          <span className={classNames('size-1.5 rounded-full', tones[tone])} />
        </span>
      </div>
      {near && <Loupe space={space} at={at} />}
    </>
  )
}

const side = 112
const zoom = 3
/** From the place to the loupe's middle, so that no finger lies on it. */
const off = 92

/** What a handle stands on, three times as large, above the finger; below it near the top of the photo. */
export function Loupe({ space: { photo, url, unit }, at }: { space: PhotoSpace; at: Pixel }) {
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

/** The photo as it lies on the screen. */
export interface PhotoSpace {
  photo: PhotoSize
  /** its address */
  url: string
  /** pixels of the photo for one of the screen */
  unit: number
}

interface PhotoDrag {
  photo: PhotoSize
  /** where what is dragged stands */
  at: Pixel
  /** @param to  within the photo */
  onMove: (to: Pixel) => void
  onTake: () => void
  onLet: () => void
}

/** Drags what stands at a place of the photo that fills the parent, by where it was taken. */
export function usePhotoDrag({ photo, at, onMove, onTake, onLet }: PhotoDrag) {
  const grip = useRef<Pixel | null>(null)
  const pixel = (event: PointerEvent): Pixel => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    const by = photo.width / (box?.width || 1)
    return { x: (event.clientX - (box?.left ?? 0)) * by, y: (event.clientY - (box?.top ?? 0)) * by }
  }
  const release = () => {
    if (grip.current) onLet()
    grip.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = pixel(event)
      grip.current = { x: at.x - x, y: at.y - y }
      onTake()
    },
    onPointerMove: (event: PointerEvent) => {
      if (!grip.current) return
      const { x, y } = pixel(event)
      onMove({
        x: clamp(x + grip.current.x, 0, photo.width),
        y: clamp(y + grip.current.y, 0, photo.height),
      })
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The way that an arrow key points, y down; nothing for other keys. */
export const arrowDirection = (key: string): readonly [number, number] | undefined => ways[key]

/**
 * How far an arrow key moves a handle: 4 pixels of the screen, with Shift half a one.
 * @param unit  pixels of the photo for one of the screen
 * @returns pixels of the photo; null for other keys
 */
function arrowStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  unit: number,
): Pixel | null {
  const way = arrowDirection(key)
  const by = unit * (shiftKey ? 0.5 : 4)
  return way ? { x: way[0] * by, y: way[1] * by } : null
}

/** Says where a place of the photo is, in percent of its sides. */
export function useHandlePosition({ photo }: PhotoSpace) {
  const { t, number } = useFormats()
  return (at: Pixel) => ({
    value: t('handleAt', {
      x: number((100 * at.x) / photo.width, 1),
      y: number((100 * at.y) / photo.height, 1),
    }),
    now: (100 * at.x) / photo.width,
  })
}

/** What a tool draws between its handles, in pixels of the photo. */
export function HandDrawing({
  space: { photo },
  children,
}: {
  space: PhotoSpace
  children: ReactNode
}) {
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      {children}
    </svg>
  )
}

/** A line that is seen on any photo: its color on a dark rim. */
export function Stroke(props: { d: string; colour: string; unit: number; dashed?: boolean }) {
  const { d, colour, unit, dashed } = props
  const dash = dashed && { strokeDasharray: `${8 * unit} ${6 * unit}` }
  return (
    <>
      <path d={d} fill="none" stroke="#14171f" strokeOpacity={0.55} strokeWidth={3.5 * unit} />
      <path d={d} fill="none" stroke={colour} strokeWidth={1.75 * unit} {...dash} />
    </>
  )
}
