import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../../../ui/class-names.ts'
import { useFigures } from '../../../../common/view/use-figures.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { measure, shownDecimals } from '../../../model/lesson/stand.ts'
import { measuresOf } from '../../../model/measure.ts'
import { atomOf, type Structure } from '../../../model/structure.ts'

export interface MeasuredProps {
  lab: MoleculeLab
  structure: Structure
}

const lists = [
  { kind: 'bond', id: 'bonds', none: 'noBonds', unit: 'picometres' },
  { kind: 'angle', id: 'angles', none: 'noAngles', unit: 'degrees' },
] as const

/**
 * All bonds and angles that differ, as lists of buttons: one that is pressed is marked on the model too. A long list
 * scrolls by itself.
 */
export function Measured({ lab, structure }: MeasuredProps) {
  const { t } = useTranslation('molfile')
  const figures = useFigures()
  const marked = useSnapshot(lab)
  /** Atoms as the file counts them. */
  const namesOf = (atoms: readonly number[]) =>
    atoms.map((index) => `${atomOf(structure, index).element}${index + 1}`).join('–')
  return (
    <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {lists.map(({ kind, id, none, unit }) => {
        const measures = measuresOf(structure)[kind]
        return (
          <section key={id} aria-label={t(id)} data-measured={id}>
            <p className="kind">{t(id)}</p>
            {measures.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t(none)}</p>}
            <ul className="mt-2 max-h-72 overflow-y-auto border-t">
              {measures.map(({ atoms, value }, at) => (
                <li key={namesOf(atoms)} className="border-b">
                  <button
                    type="button"
                    aria-pressed={marked[kind] === at}
                    onClick={() => measure(lab, kind, at)}
                    className={classNames(
                      'flex min-h-11 w-full items-baseline justify-between gap-4 px-1 py-2 text-left font-mono text-sm',
                      marked[kind] === at && 'font-semibold text-signal',
                    )}
                  >
                    <span>{namesOf(atoms)}</span>{' '}
                    <span className="tabular-nums">
                      {t(unit, { figure: figures(value, shownDecimals(kind, 'own')) })}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
