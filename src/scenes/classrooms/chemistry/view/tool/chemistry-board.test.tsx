import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import chemistry from '../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import { runAction } from '../../../common/model/operate.ts'
import { moleculeLesson } from '../../model/lesson/lesson.ts'
import { showMolecule } from '../../model/lesson/stand.ts'
import type { StructureId } from '../../model/shelf.ts'
import { ChemistryBoard } from './chemistry-board.tsx'

afterEach(cleanup)

const reading = (id: string) => document.querySelector(`[data-reading="${id}"]`)?.textContent

/** Source of the figures, to the place: NIST CCCBDB, experimental geometries. */
test.each([
  ['name_water', '95.78 pm', '104.48°'],
  ['name_carbonDioxide', '116.2 pm', '180.0°'],
  ['name_ammonia', '101.2 pm', '106.67°'],
  ['name_methane', '108.7 pm', '109.47°'],
] as const)(
  '§2.19 %s is told as exactly as it was measured, and no more',
  (name, length, angle) => {
    const i18n = createI18n('en', 'Realia')
    addStrings(i18n, { chemistry })
    render(
      <I18nextProvider i18n={i18n}>
        <ChemistryBoard />
      </I18nextProvider>,
    )
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${chemistry[name]}`) }))
    expect(reading('length')).toBe(length)
    expect(reading('angle')).toBe(angle)
  },
)

test('the lesson reads the angle of a molecule to the same place', () => {
  const lab = moleculeLesson.create()
  const places = (molecule: StructureId) => {
    showMolecule(lab, molecule)
    runAction(moleculeLesson, lab, 'measure-angle')
    return moleculeLesson.readings(lab).find(({ id }) => id === 'angle')?.places
  }
  expect(places('carbonDioxide')).toBe(1)
  expect(places('ammonia')).toBe(2)
  expect(places('benzene')).toBe(1)
})
