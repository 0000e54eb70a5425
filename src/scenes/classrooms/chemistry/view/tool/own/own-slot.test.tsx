import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import shell from '../../../../../../../content/en/ui/shell.json' with { type: 'json' }
import stage from '../../../../../../../content/en/ui/stage.json' with { type: 'json' }
import { addStrings } from '../../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../../i18n/create.ts'
import { createMoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { OwnSlot } from './own-slot.tsx'

afterEach(cleanup)

test('where nobody brings its words it says that it could not be loaded, and shows no keys in their place', async () => {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { shell, stage })
  render(
    <I18nextProvider i18n={i18n}>
      <OwnSlot lab={createMoleculeLab()} />
    </I18nextProvider>,
  )
  const told = await screen.findByRole('alert', {}, { timeout: 20_000 })
  expect(told.textContent).toContain(shell.partNotLoaded)
  expect(document.querySelector('[data-own]')).toBeNull()
})
