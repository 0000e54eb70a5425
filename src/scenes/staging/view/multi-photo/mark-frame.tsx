import { useRef } from 'react'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import { HandDrawing, Stroke } from '../../../../room-photo/view/photo-handle.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import type { Mark } from '../../model/multi-photo/join-photos.ts'
import { MarkHandle } from './mark-handle.tsx'

export interface MarkFrameProps {
  name: string
  url: string | undefined
  size: PhotoSize
  marks: readonly Mark[]
  /** The room's floor according to the marks, as paths over the photo. */
  lines: readonly string[]
  onMark: (index: number, mark: Mark) => void
}

/** CSS pixels. */
const mostHigh = 520

/** A photo with its marks and the resulting floor. */
export function MarkFrame({ name, url, size, marks, lines, onMark }: MarkFrameProps) {
  const outer = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const by = room ? Math.min(room.width / size.width, mostHigh / size.height) : 0
  const space = { photo: size, url: url ?? '', unit: by > 0 ? 1 / by : 1 }
  return (
    <figure className="min-w-0" data-mark-frame={name}>
      <div ref={outer} className="grid min-h-40 place-items-center rounded bg-[#14171f]">
        <div
          className="relative overflow-hidden rounded select-none"
          style={{ width: size.width * by, height: size.height * by }}
        >
          {url && <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />}
          <HandDrawing space={space}>
            {lines.map((d) => (
              <Stroke key={d} d={d} colour="#ff7a45" unit={space.unit} dashed />
            ))}
          </HandDrawing>
          {url &&
            by > 0 &&
            marks.map((mark, index) => (
              <MarkHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
                key={index}
                {...{ space, mark, name }}
                number={index + 1}
                onMove={(to) => onMark(index, to)}
              />
            ))}
        </div>
      </div>
      <figcaption className="mt-2 truncate text-sm font-semibold">{name}</figcaption>
    </figure>
  )
}
