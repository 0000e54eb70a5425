import { useSnapshot } from 'valtio'
import type { Design } from '../../../model/room/design.ts'
import { moveEnd } from '../../../model/room/tool.ts'
import { isUpright } from '../../../model/room/yardstick.ts'
import { useFormats } from '../formats.ts'
import { HandDrawing, Stroke } from './hand-drawing.tsx'
import { Handle } from './handle.tsx'
import type { Space } from './space.ts'
import { useWhere } from './use-where.ts'

/** The thing of known size as a dimension line, with a handle at each end. */
export function YardstickHandles({ design, space }: { design: Design; space: Space }) {
  const { t, metres } = useFormats()
  const where = useWhere(space)
  const { yardstick } = useSnapshot(design)
  if (!yardstick) return null
  const { kind, from, to, length } = yardstick
  const { unit } = space
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  // Half a tick across the line.
  const [tx, ty] = [(-(to.y - from.y) / size) * 9 * unit, ((to.x - from.x) / size) * 9 * unit]
  const tick = ({ x, y }: typeof from) => `M${x - tx} ${y - ty}L${x + tx} ${y + ty}`
  const upright = isUpright(kind)
  const ends = [
    ['from', from, upright ? t('handleFoot') : t('handleStart')],
    ['to', to, upright ? t('handleTop') : t('handleEnd')],
  ] as const
  return (
    <>
      <HandDrawing space={space}>
        <Stroke
          d={`M${from.x} ${from.y}L${to.x} ${to.y}${tick(from)}${tick(to)}`}
          colour="#ff7a45"
          unit={unit}
        />
        {length !== null && (
          <text
            x={(from.x + to.x) / 2 + (upright ? 14 * unit : 0)}
            y={(from.y + to.y) / 2 + (upright ? 4 : 24) * unit}
            fontSize={13 * unit}
            strokeWidth={4 * unit}
            textAnchor={upright ? 'start' : 'middle'}
            className="fill-white stroke-[#14171f] font-mono [paint-order:stroke]"
          >
            {metres(length)}
          </text>
        )}
      </HandDrawing>
      {ends.map(([end, at, name]) => (
        <Handle
          key={end}
          {...{ design, space, at, name }}
          {...where(at)}
          tone="orange"
          onMove={(place) => moveEnd(design, end, place)}
        />
      ))}
    </>
  )
}
