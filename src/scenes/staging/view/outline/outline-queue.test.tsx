import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { chooseStyle, requestStyleForAll } from '../../model/staging.ts'
import { analysis, photosOf } from '../../model/testing/samples.ts'
import { StagingContext } from '../staging-context.ts'
import { OutlineQueue } from './outline-queue.tsx'

test('each photo whose floor is asked for begins without the doors of the one before', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  const i18n = createI18n('en', 'Realia')
  for (const name of ['staging', 'furniture'])
    addStrings(i18n, { [name]: JSON.parse(readFileSync(`content/en/ui/${name}.json`, 'utf8')) })
  const { staging, a, b } = photosOf(['hall.jpg', 'loft.jpg'], { analysis })
  chooseStyle(staging, 'bohemian')
  requestStyleForAll(staging)
  for (const job of staging.jobs) job.state = 'asking'
  const supply = { styles: [], sizes: {}, label: '', names: {}, pieces: [], further: [] }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <StagingContext value={{ ...supply, staging, stage: async () => {} }}>
        <OutlineQueue />
      </StagingContext>
    </I18nextProvider>,
  )
  const shown = () => [
    container.querySelector('[data-outline]')?.getAttribute('data-outline'),
    container.querySelectorAll('[data-openings] li').length,
  ]
  fireEvent.click(screen.getByRole('button', { name: /door/i }))
  expect(shown()).toEqual([String(a.id), 1])
  fireEvent.click(screen.getByRole('button', { name: 'Remove this photo' }))
  await waitFor(() => expect(shown()).toEqual([String(b.id), 0]))
})
