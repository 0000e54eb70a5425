import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { takeFiles, useFileDrop } from '../../../../../../stage/file-input.ts'
import { Button } from '../../../../../../ui/button/button.tsx'
import { SelectField } from '../../../../../../ui/field/select-field.tsx'
import { UploadIcon } from '../../../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../../../ui/reticle/reticle.tsx'
import { useFigures } from '../../../../common/view/use-figures.ts'
import { compositionOf, elements, hillFormula } from '../../../model/elements.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { showOwn } from '../../../model/lesson/stand.ts'
import { cautionsOf, type OwnMolecule as Own, standScale } from '../../../model/own-molecules.ts'
import { chargeOf } from '../../../model/structure.ts'
import { Formula } from '../formula.tsx'
import { Measured } from './measured.tsx'
import { type ToldFault, useOwnFiles } from './use-own-files.ts'

const doNothing = () => {}

/**
 * A molecule out of the visitor's own file: on the stand as those of the shelf, with all that can be measured on it.
 */
export function OwnMolecule({ lab }: { lab: MoleculeLab }) {
  const { t } = useTranslation('molfile')
  const { own, molecule } = useSnapshot(lab) as MoleculeLab
  const zone = useRef<HTMLElement>(null)
  const { faults, take } = useOwnFiles(lab)
  const over = useFileDrop(zone, { onFiles: take, onNear: doNothing })
  const shown = own?.all[own.at]
  return (
    <section
      // A file that is dropped beside it would take the page away.
      ref={(element) => {
        zone.current = element?.closest<HTMLElement>('[data-lesson]') ?? element
      }}
      aria-label={t('title')}
      className="mt-10"
      data-own={own?.all.length ?? 0}
    >
      <p className="kind">{t('title')}</p>
      <p className="mt-2 text-ink-soft">{t('lead')}</p>
      <ChooseFile over={over} onFiles={take} />
      <div role="alert">{faults.length > 0 && <Faults faults={faults} />}</div>
      {own && shown && (
        <>
          {own.all.length > 1 && (
            <SelectField
              label={t('which', { figure: own.all.length })}
              className="mt-5"
              value={String(own.at)}
              options={own.all.map((one, at) => ({ value: String(at), label: titleOf(one, at) }))}
              onChange={({ target }) => showOwn(lab, Number(target.value))}
            />
          )}
          <OwnFacts molecule={shown} />
          {molecule === 'own' && <Measured lab={lab} structure={shown.structure} />}
        </>
      )}
    </section>
  )
}

/** Files leave the first line empty, or give each molecule the same: its place tells them apart. */
const titleOf = ({ name, file }: Own, at: number) =>
  [`${at + 1}.`, name, `(${file})`].filter(Boolean).join(' ')

interface ChooseFileProps {
  /** Whether files are held over it. */
  over: boolean
  onFiles: (files: File[]) => void
}

/** Where files are dropped, and the button that lets them be chosen. */
function ChooseFile({ over, onFiles }: ChooseFileProps) {
  const { t } = useTranslation('molfile')
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Reticle locked={over} className="mt-3 rounded border bg-surface">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-6 py-5">
        <label htmlFor={id} className="sr-only">
          {t('field')}
        </label>
        <input
          ref={chooser}
          id={id}
          type="file"
          multiple
          accept=".sdf,.mol,.sd,chemical/x-mdl-sdfile,chemical/x-mdl-molfile"
          tabIndex={-1}
          onChange={({ target }) => onFiles(takeFiles(target))}
          className="sr-only"
        />
        <Button className="min-h-11" onClick={() => chooser.current?.click()}>
          <UploadIcon />
          {t('choose')}
        </Button>
        <p className="text-sm text-ink-soft">{t(over ? 'dropHere' : 'orDrop')}</p>
      </div>
    </Reticle>
  )
}

const known = Object.keys(elements).join(', ')

/** Why files were not opened. What stands on the stand, stays. */
function Faults({ faults }: { faults: readonly ToldFault[] }) {
  const { t } = useTranslation('molfile')
  return (
    <ul className="mt-3 border-l-2 border-alert bg-surface px-4 py-3" data-faults={faults.length}>
      {faults.map(({ id, file, code, line, found }) => (
        <li key={id} className="py-1 wrap-anywhere" data-fault={code}>
          <span className="font-semibold">{t('notOpened', { file })}</span>{' '}
          {t(`problem_${code}`, { line, found, known })}
        </li>
      ))}
    </ul>
  )
}

/** Metres of the set to a picometre, as times that a molecule is enlarged: as exact as it can be seen. */
const timesOf = (scale: number) => Number((scale * 1e12).toPrecision(2))

/** What a file says of its molecule, and what must be known before its figures are believed. */
function OwnFacts({ molecule }: { molecule: Own }) {
  const { t } = useTranslation('molfile')
  const figures = useFigures()
  const { file, name, structure } = molecule
  const charge = chargeOf(structure)
  const formula = hillFormula(compositionOf(structure.atoms))
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
