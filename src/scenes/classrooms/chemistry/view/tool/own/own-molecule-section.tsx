import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { FaultError } from '../../../../../../files/fault.ts'
import { takeFiles, useFileDrop } from '../../../../../../stage/file-input.ts'
import { CornerBrackets } from '../../../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../../ui/class-names.ts'
import { SelectField } from '../../../../../../ui/field/select-field.tsx'
import { UploadIcon } from '../../../../../../ui/icons/tools.tsx'
import { Readings } from '../../../../common/view/readings.tsx'
import { useNumberFormatter } from '../../../../common/view/use-number-formatter.ts'
import { compositionOf, elements, hillFormula } from '../../../model/elements.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import {
  addMoleculeFile,
  measure,
  shownDecimals,
  showOwnMolecule,
} from '../../../model/lesson/stand.ts'
import { measuresOf } from '../../../model/measure.ts'
import {
  type MolfileFault,
  type MolfileProblemCode,
  maxCharacters,
  readMolecules,
} from '../../../model/molfile.ts'
import { cautionsOf, type OwnMolecule as Own, standScale } from '../../../model/own-molecules.ts'
import { atomOf, chargeOf, type Structure } from '../../../model/structure.ts'
import { Formula } from '../formula.tsx'

const doNothing = () => {}
const known = Object.keys(elements).join(', ')

/**
 * A molecule out of the visitor's own file: on the stand as those of the shelf, with all that can be measured on it.
 */
export function OwnMoleculeSection({ lab }: { lab: MoleculeLab }) {
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
      <div role="alert">
        {faults.length > 0 && (
          <ul
            className="mt-3 border-l-2 border-alert bg-surface px-4 py-3"
            data-faults={faults.length}
          >
            {faults.map(({ id, file, code, line, found }) => (
              <li key={id} className="py-1 wrap-anywhere" data-fault={code}>
                <span className="font-semibold">{t('notOpened', { file })}</span>{' '}
                {t(`problem_${code}`, { line, found, known })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {own && shown && (
        <>
          {own.all.length > 1 && (
            <SelectField
              label={t('which', { figure: own.all.length })}
              className="mt-5"
              value={String(own.at)}
              options={own.all.map((one, at) => ({ value: String(at), label: titleOf(one, at) }))}
              onChange={({ target }) => showOwnMolecule(lab, Number(target.value))}
            />
          )}
          <OwnFacts molecule={shown} />
          {molecule === 'own' && <Measured lab={lab} structure={shown.structure} />}
        </>
      )}
    </section>
  )
}

/** What was wrong with a file, with a number that no other has, be it of the same file: each is told anew. */
interface ToldFault {
  id: number
  file: string
  code: MolfileProblemCode | 'unreadable'
  line?: number
  found?: string
}

/** Takes files to the stand. @returns what was wrong with those that were taken last, and what takes more */
function useOwnFiles(lab: MoleculeLab) {
  const [faults, setFaults] = useState<readonly ToldFault[]>([])
  const { current: count } = useRef({ reading: 0, told: 0 })
  const take = async (files: File[]) => {
    // What comes while others are still read is told of beside them: the slower ones must not hide its faults.
    if (count.reading === 0) setFaults([])
    count.reading += 1
    try {
      for (const file of files) {
        const fault = await takeOne(lab, file)
        if (!fault) continue
        count.told += 1
        const told = { ...fault, file: file.name, id: count.told }
        setFaults((known) => [...known, told])
      }
    } finally {
      count.reading -= 1
    }
  }
  return { faults, take }
}

/** Takes all molecules of a file to the stand, or none. @returns what is wrong with it */
async function takeOne(lab: MoleculeLab, file: File) {
  // Its text would be refused: it is not even read.
  if (file.size > maxCharacters) return { code: 'too-large' } as const
  // It may have been moved or changed since it was chosen, or be a folder.
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { code: 'unreadable' } as const
  try {
    addMoleculeFile(lab, file.name, readMolecules(text))
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return error.fault as MolfileFault
  }
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
    <CornerBrackets locked={over} className="mt-3 rounded border bg-surface">
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
    </CornerBrackets>
  )
}

/** What a file says of its molecule, and what must be known before its figures are believed. */
function OwnFacts({ molecule }: { molecule: Own }) {
  const { t } = useTranslation('molfile')
  const figures = useNumberFormatter()
  const { file, name, structure } = molecule
  const charge = chargeOf(structure)
  const formula = hillFormula(compositionOf(structure.atoms))
    .map(({ element, count }) => (count > 1 ? `${element}${count}` : element))
    .join('')
  // As exact as it can be seen.
  const times = Number((standScale(structure) * 1e12).toPrecision(2))
  const facts = {
    name: name || t('unnamed'),
    file,
    formula: <Formula>{formula}</Formula>,
    atoms: figures(structure.atoms.length),
    charge: `${charge > 0 ? '+' : ''}${figures(charge)}`,
    size: t('times', { figure: figures(times) }),
  }
  return (
    <div className="mt-5">
      <Readings
        label={t('title')}
        readings={(Object.keys(facts) as (keyof typeof facts)[]).map((id) => ({
          id: `own-${id}`,
          label: t(`fact_${id}`),
          value: facts[id],
        }))}
      />
      {cautionsOf(molecule).map((caution) => (
        <p key={caution} className="mt-3 border-l-2 border-signal pl-4" data-caution={caution}>
          {t(`caution_${caution}`)}
        </p>
      ))}
    </div>
  )
}

const lists = [
  { kind: 'bond', id: 'bonds', none: 'noBonds', unit: 'picometres' },
  { kind: 'angle', id: 'angles', none: 'noAngles', unit: 'degrees' },
] as const

/**
 * All bonds and angles that differ, as lists of buttons: one that is pressed is marked on the model too. A long list
 * scrolls by itself.
 */
function Measured({ lab, structure }: { lab: MoleculeLab; structure: Structure }) {
  const { t } = useTranslation('molfile')
  const figures = useNumberFormatter()
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
