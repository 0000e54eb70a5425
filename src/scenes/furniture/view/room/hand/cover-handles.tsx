import { type MouseEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Pixel } from '../../../model/room/camera.ts'
import {
  addPoint,
  closeCover,
  dropPoint,
  leastPoints,
  moveCorner,
} from '../../../model/room/covers.ts'
import type { Design } from '../../../model/room/design.ts'
import { useFormats } from '../formats.ts'
import { HandDrawing, Stroke } from './hand-drawing.tsx'
import { Handle } from './handle.tsx'
import type { Space } from './space.ts'
import { useWhere } from './use-where.ts'

/** Pixels of the screen within which a click on the first corner closes the outline. */
const near = 16

/** An outline that is drawn corner by corner, or a closed one whose corners can be moved. */
export function CoverHandles({ design, space }: { design: Design; space: Space }) {
  const { t } = useFormats()
  const where = useWhere(space)
  const { covers, cover: chosen, outline } = useSnapshot(design)
  const { photo, unit } = space
  const [cross, setCross] = useState<Pixel>({ x: photo.width / 2, y: photo.height * 0.6 })
  const open = covers.find(({ id }) => id === chosen)
  const [first] = outline

  const set = (at: Pixel) => {
    const back = first && Math.hypot(at.x - first.x, at.y - first.y) < near * unit
    if (back && outline.length >= leastPoints) closeCover(design)
    else addPoint(design, at)
  }
  const click = (event: MouseEvent) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const by = photo.width / width
    const at = { x: (event.clientX - left) * by, y: (event.clientY - top) * by }
    setCross(at)
    set(at)
  }
  const key = (name: string) => {
    if (name === ' ') set(cross)
    else if (name === 'Enter') closeCover(design)
    else if (name === 'Backspace') dropPoint(design)
    else return false
    return true
  }

  return (
    <>
      {!open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys set corners by the cross
        // biome-ignore lint/a11y/noStaticElementInteractions: keys set corners by the cross
        <div className="absolute inset-0 cursor-crosshair" onClick={click} data-drawing="" />
      )}
      <HandDrawing space={space}>
        {covers.map(({ id, points }) => (
          <Stroke
            key={id}
            d={`${pathOf(points)}Z`}
            colour="#fff"
            unit={unit}
            dashed={id !== chosen}
          />
        ))}
        {outline.length > 0 && <Stroke d={pathOf(outline)} colour="#ff7a45" unit={unit} />}
        {outline.map(({ x, y }, at) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name
            key={at}
            cx={x}
            cy={y}
            r={(at === 0 ? 7 : 4) * unit}
            fill={at === 0 ? 'rgb(255 122 69 / 0.5)' : '#ff7a45'}
            stroke="#fff"
            strokeWidth={1.5 * unit}
          />
        ))}
      </HandDrawing>
      {!open && (
        <Handle
          {...{ design, space }}
          at={cross}
          name={t('coverCross')}
          {...where(cross)}
          tone="orange"
          keysOnly
          onMove={setCross}
          onKey={key}
        />
      )}
      {open?.points.map((at, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other name
          key={index}
          {...{ design, space, at }}
          name={t('coverCorner', { number: open.id, corner: index + 1 })}
          {...where(at)}
          tone="orange"
          onMove={(to) => moveCorner(design, open.id, index, to)}
        />
      ))}
    </>
  )
}

const pathOf = (points: readonly Pixel[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
