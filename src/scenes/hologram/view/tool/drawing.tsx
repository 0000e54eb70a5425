import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import type { District } from '../../model/district.ts'
import { drawModel, type Shape } from '../../model/drawing.ts'
import type { Hologram } from '../../model/hologram.ts'
import type { Walker } from '../../model/people.ts'

export interface DrawingProps {
  district: District
  walkers: Walker[]
  state: Hologram
  label: string
  className?: string
}

// Full class names, so that Tailwind finds them.
const looks: Record<Shape['kind'], string> = {
  ground: 'fill-[#262b35] stroke-[#4a5160]',
  plot: 'fill-[#363c48]',
  park: 'fill-[#35483c]',
  walk: 'fill-[#ff7a45]/5 stroke-[#ff7a45]/60 [stroke-dasharray:3_5]',
  track: 'fill-none stroke-[#ff7a45] stroke-[5] [stroke-linejoin:round]',
  stop: 'fill-none stroke-white stroke-[9]',
  tree: 'stroke-[#7fa889] stroke-[7] [stroke-linecap:round]',
  roof: 'fill-[#f1eee6]',
  south: 'fill-[#c9c5ba]',
  east: 'fill-[#98958c]',
  person: 'stroke-[#7c9bff] stroke-[5] [stroke-linecap:round]',
}

/** The model as a drawing with the scene's camera. */
export function Drawing({ district, walkers, state, label, className }: DrawingProps) {
  const shown = useSnapshot(state)
  return (
    <svg
      viewBox="-800 -450 1600 900"
      role="img"
      aria-label={label}
      className={classNames('h-full w-full', className)}
    >
      {drawModel(district, walkers, shown).map(({ key, kind, d }) => (
        <path key={key} d={d} className={looks[kind]} />
      ))}
    </svg>
  )
}
