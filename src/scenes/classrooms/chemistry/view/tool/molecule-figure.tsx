import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { length, scale, subtract, type Vector3 } from '../../../../../math/vector.ts'
import { useFigures } from '../../../common/view/use-figures.ts'
import { elements } from '../../model/elements.ts'
import { drawnAngle } from '../../model/measure.ts'
import { farthestFirst } from '../../model/molecule.ts'
import { atomOf, type BondedAtom, type Structure } from '../../model/structure.ts'
import { ballRadiusRatio, lookOf, perPicometre, place } from './molecule-drawing.ts'

export interface MoleculeFigureProps {
  /** As it is turned. */
  structure: Structure
  name: string
  onTurn: (right: number, down: number) => void
}

/** Degrees that a unit of dragging turns by. */
const dragTurn = 0.5

/** Where a bond leaves the middle ball, in space: a stick that comes towards the eye must not cross its letter. */
function surface(center: BondedAtom, atom: BondedAtom): Vector3 {
  const radius = elements[center.element].covalent * ballRadiusRatio
  return scale(atom.at, radius / length(subtract(atom.at, center.at)))
}

/** Balls and sticks from where the atoms are: what is nearer is a little larger and lies over the rest. */
export function MoleculeFigure({ structure, name, onTurn }: MoleculeFigureProps) {
  const { t } = useTranslation('chemistry')
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  const center = atomOf(structure, 0)
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
      viewBox="0 0 560 420"
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
      {farthestFirst(structure).map((atom) => {
        const { x, y } = place(atom)
        const radius =
          elements[atom.element].covalent * ballRadiusRatio * perPicometre * (1 + atom.at[2] / 700)
        const look = lookOf(atom.element)
        const end = atom.index > 0 ? place({ at: surface(center, atom) }) : undefined
        return (
          <g key={atom.index} data-atom={atom.element}>
            {end && (
              <path
                d={`M${end.x} ${end.y}L${x} ${y}`}
                strokeWidth="7"
                strokeLinecap="round"
                className="stroke-line-strong"
              />
            )}
            <circle
              cx={x}
              cy={y}
              r={radius}
              strokeWidth="2"
              className={`${look.ball} stroke-ink`}
            />
            <text
              x={x}
              y={y + 6.5}
              textAnchor="middle"
              className={`${look.letter} font-semibold text-[18px]`}
            >
              {atom.element}
            </text>
          </g>
        )
      })}
      <AngleMark structure={structure} />
    </svg>
  )
}

const reach = 78

/** The angle between the first two bonds as it is drawn, with its arc and figure. */
function AngleMark({ structure }: { structure: Structure }) {
  const { t } = useTranslation('chemistry')
  const figures = useFigures()
  const drawn = drawnAngle(structure, 1, 0, 2)
  if (drawn === undefined) return null
  const middle = place(atomOf(structure, 0))
  const direction = (index: number) => {
    const at = place(atomOf(structure, index))
    const length = Math.hypot(at.x - middle.x, at.y - middle.y)
    return { x: (at.x - middle.x) / length, y: (at.y - middle.y) / length }
  }
  const [a, b] = [direction(1), direction(2)]
  const on = ({ x, y }: { x: number; y: number }, by = reach) =>
    `${(middle.x + x * by).toFixed(1)} ${(middle.y + y * by).toFixed(1)}`
  const sweep = a.x * b.y - a.y * b.x > 0 ? 1 : 0
  // The middle of the arc; of two opposite bonds either side will do.
  const between = { x: a.x + b.x, y: a.y + b.y }
  const length = Math.hypot(between.x, between.y)
  const half =
    length < 0.01 ? { x: -a.y, y: a.x } : { x: between.x / length, y: between.y / length }
  const label = { x: middle.x + half.x * (reach + 34), y: middle.y + half.y * (reach + 22) }
  return (
    <g className="pointer-events-none">
      <path
        d={`M${on(a)}A${reach} ${reach} 0 0 ${sweep} ${on(b)}`}
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
