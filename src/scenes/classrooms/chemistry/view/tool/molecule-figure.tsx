import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { drawnAngle } from '../../model/measure.ts'
import { atomOf, type Structure } from '../../model/structure.ts'
import { MoleculeDrawing } from './molecule-drawing.tsx'

export interface MoleculeFigureProps {
  /** As it is turned. */
  structure: Structure
  name: string
  onTurn: (right: number, down: number) => void
}

/** Degrees that a unit of dragging turns by. */
const dragTurn = 0.5

/** The molecule with the angle of its first two bonds, to be turned by dragging. */
export function MoleculeFigure({ structure, name, onTurn }: MoleculeFigureProps) {
  const { t } = useTranslation('chemistry')
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  const drag = (event: PointerEvent) => {
    if (!from.current) return
    onTurn((event.clientX - from.current.x) * dragTurn, (event.clientY - from.current.y) * dragTurn)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const release = () => {
    from.current = undefined
  }
  return (
    <svg
      viewBox="-280 -210 560 420"
      role="img"
      aria-label={t('figure', { name })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      className="block w-full cursor-grab touch-pan-y select-none active:cursor-grabbing"
    >
      <MoleculeDrawing structure={structure} scale={1.6} letters />
      <AngleMark structure={structure} />
    </svg>
  )
}

const reach = 78

/** The angle between the first two bonds as it is drawn, with its arc and figure. */
function AngleMark({ structure }: { structure: Structure }) {
  const { t } = useTranslation('chemistry')
  const figures = useNumberFormatter()
  const drawn = drawnAngle(structure, 1, 0, 2)
  if (drawn === undefined) return null
  // The directions of both bonds on the drawing, whose y goes down.
  const [a, b] = [1, 2].map((index) => {
    const [x, y] = atomOf(structure, index).at
    return Math.atan2(-y, x)
  }) as [number, number]
  const half = Math.atan2(Math.sin(b - a), Math.cos(b - a)) / 2
  const on = (angle: number) =>
    `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  const label = {
    x: Math.cos(a + half) * (reach + 34),
    y: Math.sin(a + half) * (reach + 22),
  }
  return (
    <g className="pointer-events-none">
      <path
        d={`M${on(a)}A${reach} ${reach} 0 0 ${half > 0 ? 1 : 0} ${on(b)}`}
        strokeWidth="1.5"
        className="fill-none stroke-depth"
      />
      <rect
        x={label.x - 32}
        y={label.y - 12}
        width="64"
        height="24"
        rx="2"
        className="fill-[#14171f]"
      />
      <text
        x={label.x}
        y={label.y + 5}
        textAnchor="middle"
        data-drawn=""
        className="fill-white font-mono text-[14px]"
      >
        {t('degrees', { figure: figures(drawn, 1) })}
      </text>
    </g>
  )
}
