import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import french from '../../content/fr/ui/draft.json'
import { addStrings, createI18n } from '../i18n/create.ts'

import { DraftMark, draftsOf } from './draft-mark.tsx'

const documents = {
  page: { title: 'What’s New' },
  'updates/a': { title: 'An update to come', unpublished: 'scheduled' },
  solution: { title: 'A solution in the making', unpublished: 'draft' },
}

test('only unpublished documents are drafts', () => {
  expect(draftsOf(documents)).toEqual([
    { title: 'An update to come', state: 'scheduled' },
    { title: 'A solution in the making', state: 'draft' },
  ])
})

test('the mark names the drafts in the page’s language', () => {
  const i18n = createI18n('fr', 'Realia')
  addStrings(i18n, { draft: french })
  render(
    <I18nextProvider i18n={i18n}>
      <DraftMark drafts={draftsOf(documents)} />
    </I18nextProvider>,
  )
  const mark = screen.getByRole('complementary', { name: 'Pas encore en ligne' })
  expect(mark.textContent).toContain('BrouillonA solution in the making')
  expect(mark.textContent).toContain('ProgramméAn update to come')
})
