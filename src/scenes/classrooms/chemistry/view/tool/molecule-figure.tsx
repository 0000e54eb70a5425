import { type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { length, scale, subtract, type Vector3 } from '../../../../../math/vector.ts'
import { chemistryConfig } from '../../config.ts'
import type { Atom } from '../../model/molecule.ts'
import { AngleMark } from './angle-mark.tsx'
import { looks } from './looks.ts'
import { ballShare, perPicometre, place } from './place.ts'

export interface MoleculeFigureProps {
  /** As seen, the farthest first. */
  atoms: Atom[]
  name: string
  onTurn: (right: number, down: number) => void
}

/** Degrees that a unit of dragging turns by. */
const dragTurn = 0.5

/** Where a bond leaves the middle ball, in space: a stick that comes towards the eye must not cross its letter. */
function surface(centre: Atom, atom: Atom): Vector3 {
  const radius = chemistryConfig.radii[centre.element] * ballShare
  return scale(atom.at, radius / length(subtract(atom.at, centre.at)))
}

/** Balls and sticks from where the atoms are: what is nearer is a little larger and lies over the rest. */
export function MoleculeFigure({ atoms, name, onTurn }: MoleculeFigureProps) {
  const { t } = useTranslation('chemistry')
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  const centre = atoms.find(({ index }) => index === 0)
  const drag = (event: PointerEvent) => {
    if (!from.current) return
    onTurn((event.clientX - from.current.x) * dragTurn, (event.clientY - from.current.y) * dragTurn)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const release = () => {
    from.current = undefined
  }
  if (!centre) return null
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
      {atoms.map((atom) => {
        const { x, y } = place(atom)
        const radius =
          chemistryConfig.radii[atom.element] * ballShare * perPicometre * (1 + atom.at[2] / 700)
        const look = looks[atom.element]
        const end = atom.index > 0 ? place({ at: surface(centre, atom) }) : undefined
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
      <AngleMark atoms={atoms} />
    </svg>
  )
}
