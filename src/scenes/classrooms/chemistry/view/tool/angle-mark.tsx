import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../common/view/use-figures.ts'
import { type Atom, drawnAngle } from '../../model/molecule.ts'
import { place } from './place.ts'

const reach = 78

/** The angle between the first two bonds as it is drawn, with its arc and figure. */
export function AngleMark({ atoms }: { atoms: Atom[] }) {
  const { t } = useTranslation('chemistry')
  const figures = useFigures()
  const drawn = drawnAngle(atoms, 1, 2)
  const [centre, first, second] = [0, 1, 2].map((index) =>
    atoms.find((atom) => atom.index === index),
  )
  if (drawn === undefined || !centre || !first || !second) return null
  const middle = place(centre)
  const direction = (atom: Atom) => {
    const at = place(atom)
    const length = Math.hypot(at.x - middle.x, at.y - middle.y)
    return { x: (at.x - middle.x) / length, y: (at.y - middle.y) / length }
  }
  const [a, b] = [direction(first), direction(second)]
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
