import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoSize, Pixel } from '../../../../room-photo/model/camera.ts'
import { arrowStep } from '../../../../room-photo/view/frame-keys.ts'
import { PhotoDrawing, Stroke } from '../../../../room-photo/view/photo-drawing.tsx'
import { DragHandle, type PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { type Mark, placedMark } from '../../model/multi-photo/join-photos.ts'
import { PhotoFrame } from '../outline/photo-frame.tsx'

interface MarkFrameProps {
  name: string
  url: string | undefined
  size: PhotoSize
  marks: readonly Mark[]
  /** The room's floor according to the marks, as paths over the photo. */
  lines: readonly string[]
  onMark: (index: number, mark: Mark) => void
}

/** A photo with its marks and the resulting floor. */
export function MarkFrame({ name, url, size, marks, lines, onMark }: MarkFrameProps) {
  return (
    <figure className="min-w-0" data-mark-frame={name}>
      <PhotoFrame url={url} size={size} maxHeight={520}>
        {(space) => (
          <>
            <PhotoDrawing photo={size}>
              {lines.map((d) => (
                <Stroke key={d} d={d} color="#ff7a45" dashed />
              ))}
            </PhotoDrawing>
            {marks.map((mark, index) => (
              <MarkHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
                key={index}
                {...{ space, mark, name }}
                number={index + 1}
                onMove={(to) => onMark(index, to)}
              />
            ))}
          </>
        )}
      </PhotoFrame>
      <figcaption className="mt-2 truncate text-sm font-semibold">{name}</figcaption>
    </figure>
  )
}

interface MarkHandleProps {
  space: PhotoSpace
  mark: Mark
  /** from 1, the same in both photos */
  number: number
  /** of the photo */
  name: string
  onMove: (mark: Mark) => void
}

/** A numbered mark on a photo's floor. */
function MarkHandle({ space, mark, number, name, onMove }: MarkHandleProps) {
  const { t } = useTranslation('staging')
  const { photo } = space
  const place = (to: Pixel) => onMove(placedMark(to, photo))
  const press = (event: KeyboardEvent) => {
    const step = markStep(event, photo)
    // Enter confirms a mark at its initial position.
    if (!step && event.key !== 'Enter' && event.key !== ' ') return false
    place({ x: mark.x + (step?.x ?? 0), y: mark.y + (step?.y ?? 0) })
    return true
  }
  return (
    <DragHandle
      space={space}
      at={mark}
      name={t('mark', { number, name })}
      {...(!mark.isPlaced && { value: t('markWaits') })}
      onMove={place}
      onKey={press}
      data-mark={number}
      data-placed={mark.isPlaced}
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
    </DragHandle>
  )
}

/**
 * The step of an arrow key: a thousandth of the photo's longer side, which is a pixel of the analyzed picture; ten
 * times that with Shift.
 * @returns pixels of the photo; null for other keys
 */
export const markStep = (
  event: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { width, height }: PhotoSize,
): Pixel | null => arrowStep(event, (Math.max(width, height) / 1000) * (event.shiftKey ? 10 : 1))
