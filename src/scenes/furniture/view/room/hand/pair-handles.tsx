import { useSnapshot } from 'valtio'
import type { Pixel } from '../../../model/room/camera.ts'
import type { Design } from '../../../model/room/design.ts'
import { moveLineEnd } from '../../../model/room/pairs.ts'
import { useFormats } from '../formats.ts'
import { HandDrawing, Stroke } from './hand-drawing.tsx'
import { Handle } from './handle.tsx'
import type { Space } from './space.ts'
import { useWhere } from './use-where.ts'

const looks = [
  { tone: 'orange', colour: '#ff7a45' },
  { tone: 'blue', colour: '#7c9bff' },
] as const

/** Two orange lines along one wall and two blue ones along the wall beside it, each with a handle at both ends. */
export function PairHandles({ design, space }: { design: Design; space: Space }) {
  const { t } = useFormats()
  const where = useWhere(space)
  const { pairs } = useSnapshot(design)
  if (!pairs) return null
  const { unit } = space
  const lines = ([0, 1] as const).flatMap((pair) =>
    ([0, 1] as const).map((line) => ({ pair, line, ...pairs[pair][line], ...looks[pair] })),
  )
  return (
    <>
      <HandDrawing space={space}>
        {lines.map(({ pair, line, from, to, colour }) => (
          <g key={`${pair}${line}`}>
            <path d={longer(from, to)} stroke={colour} strokeOpacity={0.6} strokeWidth={unit} />
            <Stroke d={`M${from.x} ${from.y}L${to.x} ${to.y}`} colour={colour} unit={unit * 1.3} />
          </g>
        ))}
      </HandDrawing>
      {lines.flatMap(({ pair, line, tone, from, to }) =>
        [['from', from, 1] as const, ['to', to, 2] as const].map(([end, at, number]) => (
          <Handle
            key={`${pair}${line}${end}`}
            {...{ design, space, at, tone }}
            {...where(at)}
            name={t('lineEnd', { colour: t(tone), line: line + 1, end: number })}
            onMove={(place) => moveLineEnd(design, [pair, line, end], place)}
          />
        )),
      )}
    </>
  )
}

/** A line on beyond its ends: whether it lies along an edge is seen over the whole photo. */
function longer(from: Pixel, to: Pixel): string {
  const by = 20
  const [dx, dy] = [(to.x - from.x) * by, (to.y - from.y) * by]
  return `M${from.x - dx} ${from.y - dy}L${to.x + dx} ${to.y + dy}`
}
