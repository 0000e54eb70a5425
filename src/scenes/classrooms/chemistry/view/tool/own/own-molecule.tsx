import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useFileDrop } from '../../../../../../stage/file-input.ts'
import { SelectField } from '../../../../../../ui/field/select-field.tsx'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { showOwn } from '../../../model/lesson/stand.ts'
import type { OwnMolecule as Own } from '../../../model/own-molecules.ts'
import { ChooseFile } from './choose-file.tsx'
import { Faults } from './faults.tsx'
import { Measured } from './measured.tsx'
import { OwnFacts } from './own-facts.tsx'
import { useOwnFiles } from './use-own-files.ts'

const doNothing = () => {}

/** A molecule out of the visitor's own file: on the stand as those of the shelf, with all that can be measured on it. */
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
