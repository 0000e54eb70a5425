import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../../common/view/use-figures.ts'
import { compositionOf, hillFormula } from '../../../model/elements.ts'
import { cautionsOf, type OwnMolecule, standScale } from '../../../model/own-molecules.ts'
import { chargeOf } from '../../../model/structure.ts'
import { Formula } from '../formula.tsx'

/** Metres of the set to a picometre, as times that a molecule is enlarged: as exact as it can be seen. */
const timesOf = (scale: number) => Number((scale * 1e12).toPrecision(2))

/** What a file says of its molecule, and what must be known before its figures are believed. */
export function OwnFacts({ molecule }: { molecule: OwnMolecule }) {
  const { t } = useTranslation('molfile')
  const figures = useFigures()
  const { file, name, structure } = molecule
  const charge = chargeOf(structure)
  const formula = hillFormula(compositionOf(structure.atoms.map(({ element }) => element)))
    .map(({ element, count }) => (count > 1 ? `${element}${count}` : element))
    .join('')
  const facts = [
    { id: 'name', text: name || t('unnamed') },
    { id: 'file', text: file },
    { id: 'formula', text: <Formula>{formula}</Formula> },
    { id: 'atoms', text: figures(structure.atoms.length) },
    { id: 'charge', text: `${charge > 0 ? '+' : ''}${figures(charge)}` },
    { id: 'size', text: t('times', { figure: figures(timesOf(standScale(structure))) }) },
  ] as const
  return (
    <div className="mt-5">
      <dl className="border-t border-ink">
        {facts.map(({ id, text }) => (
          <div
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2"
          >
            <dt className="text-sm text-ink-soft">{t(`fact_${id}`)}</dt>
            <dd className="font-mono text-sm wrap-anywhere" data-fact={id}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {cautionsOf(molecule).map((caution) => (
        <p key={caution} className="mt-3 border-l-2 border-signal pl-4" data-caution={caution}>
          {t(`caution_${caution}`)}
        </p>
      ))}
    </div>
  )
}
