import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../../../ui/class-names.ts'
import { useFigures } from '../../../../common/view/use-figures.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { markAngle, markBond } from '../../../model/lesson/stand.ts'
import {
  angleAt,
  angleDecimals,
  differentAngles,
  differentBonds,
  distanceBetween,
} from '../../../model/measure.ts'
import { atomOf, type Structure } from '../../../model/structure.ts'

export interface MeasuredProps {
  lab: MoleculeLab
  structure: Structure
}

/** All bonds and angles that differ, as lists: one that is pressed is marked on the model too. */
export function Measured({ lab, structure }: MeasuredProps) {
  const { t } = useTranslation('molfile')
  const figures = useFigures()
  const { bond, angle } = useSnapshot(lab)
  /** Atoms as the file counts them. */
  const namesOf = (atoms: readonly number[]) =>
    atoms.map((index) => `${atomOf(structure, index).element}${index + 1}`).join('–')
  const places = angleDecimals('own')
  return (
    <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <MeasuredList
        id="bonds"
        title={t('bonds')}
        none={t('noBonds')}
        items={differentBonds(structure).map((pair) => ({
          name: namesOf(pair),
          value: t('picometres', { figure: figures(distanceBetween(structure, ...pair), 1) }),
        }))}
        marked={bond}
        onMark={(at) => markBond(lab, at)}
      />
      <MeasuredList
        id="angles"
        title={t('angles')}
        none={t('noAngles')}
        items={differentAngles(structure).map((corner) => ({
          name: namesOf(corner),
          value: t('degrees', { figure: figures(angleAt(structure, ...corner) ?? 0, places) }),
        }))}
        marked={angle}
        onMark={(at) => markAngle(lab, at)}
      />
    </div>
  )
}

interface MeasuredListProps {
  id: string
  title: string
  /** Said where there is nothing to measure. */
  none: string
  items: readonly { name: string; value: string }[]
  /** Which one is marked on the model; -1 for none. */
  marked: number
  onMark: (at: number) => void
}

/** What can be measured, as buttons; a long list scrolls by itself. */
function MeasuredList({ id, title, none, items, marked, onMark }: MeasuredListProps) {
  return (
    <section aria-label={title} data-measured={id}>
      <p className="kind">{title}</p>
      {items.length === 0 && <p className="mt-2 text-sm text-ink-soft">{none}</p>}
      <ul className="mt-2 max-h-72 overflow-y-auto border-t">
        {items.map(({ name, value }, at) => (
          <li key={name} className="border-b">
            <button
              type="button"
              aria-pressed={marked === at}
              onClick={() => onMark(at)}
              className={classNames(
                'flex min-h-11 w-full items-baseline justify-between gap-4 px-1 py-2 text-left font-mono text-sm',
                marked === at && 'font-semibold text-signal',
              )}
            >
              <span>{name}</span> <span className="tabular-nums">{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
