import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import {
  Loupe,
  useHandlePosition,
  usePhotoDrag,
} from '../../../../room-photo/view/photo-handle.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { type Mark, placedMark } from '../../model/multi-photo/join-photos.ts'
import { markStep } from './mark-step.ts'

export interface MarkHandleProps {
  space: PhotoSpace
  mark: Mark
  /** from 1, the same in both photos */
  number: number
  /** of the photo */
  name: string
  onMove: (mark: Mark) => void
}

/** A numbered mark on a photo's floor, moved by mouse, finger or keys, with a loupe. */
export function MarkHandle({ space, mark, number, name, onMove }: MarkHandleProps) {
  const { t } = useTranslation('staging')
  const where = useHandlePosition(space)
  const { photo } = space
  const [near, setNear] = useState(false)
  const drag = usePhotoDrag({
    ...{ photo, at: mark },
    onMove: (to) => onMove(placedMark(to, photo)),
    onTake: () => setNear(true),
    onLet: () => setNear(false),
  })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = markStep(event, photo)
    if (step) onMove(placedMark({ x: mark.x + step.x, y: mark.y + step.y }, photo))
    // Enter confirms a mark at its initial position.
    else if (event.key === 'Enter' || event.key === ' ') onMove(placedMark(mark, photo))
    else return
    setNear(true)
    event.preventDefault()
  }
  const { value, now } = where(mark)
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('mark', { number, name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(now)}
        aria-valuetext={mark.isPlaced ? value : t('markWaits')}
        data-mark={number}
        data-placed={mark.isPlaced}
        {...drag}
        onKeyDown={press}
        onBlur={() => setNear(false)}
        style={{
          left: `${(100 * mark.x) / photo.width}%`,
          top: `${(100 * mark.y) / photo.height}%`,
        }}
        className="group absolute -mt-5.5 -ml-5.5 grid size-11 cursor-move touch-none place-items-center rounded-full outline-none"
      >
        {/* The ring leaves the place itself to be seen; the number stands beside it. */}
        <span
          className={classNames(
            'grid size-5 place-items-center rounded-full border-2 border-white shadow-[0_0_0_1.5px_#14171f] group-focus-visible:shadow-[0_0_0_4px_#14171f]',
            mark.isPlaced ? 'bg-white/10' : 'border-dashed bg-[#14171f]/40',
          )}
        >
          <span className="size-1 rounded-full bg-[#ff7a45]" />
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute -top-1 left-7 min-w-5 rounded-sm px-1 text-center font-mono text-xs leading-5 text-[#14171f] shadow-[0_0_0_1.5px_#14171f]',
            mark.isPlaced ? 'bg-[#ff7a45]' : 'bg-white',
          )}
        >
          {number}
        </span>
      </div>
      {near && <Loupe space={space} at={mark} />}
    </>
  )
}
