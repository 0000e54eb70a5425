import { type KeyboardEvent, useState } from 'react'
import { clamp } from '../../../../../math/clamp.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import type { Pixel } from '../../../model/room/camera.ts'
import type { Design } from '../../../model/room/design.ts'
import { forgetIdle, remember } from '../../../model/room/history.ts'
import { arrowStep } from './arrow-step.ts'
import { Loupe } from './loupe.tsx'
import type { Space } from './space.ts'
import { usePhotoDrag } from './use-photo-drag.ts'

export interface HandleProps {
  design: Design
  space: Space
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
export function Handle(props: HandleProps) {
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
      forgetIdle(design)
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
