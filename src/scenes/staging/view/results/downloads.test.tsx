import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { danglingGpsEntry, photoWithExif } from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { chooseStyle, requestStyleForAll } from '../../model/staging.ts'
import { analysis, finish, photosOf, picture } from '../../model/testing/samples.ts'
import { StagingContext } from '../staging-context.ts'
import { DownloadAll, UnreadableMetadataNote } from './downloads.tsx'
import type { UnreadableMetadata } from './package.ts'

type Language = 'en' | 'es' | 'fr' | 'hi'

function wordsIn(language: Language) {
  const i18n = createI18n(language, 'Realia')
  const file = `content/${language}/ui/staging.json`
  addStrings(i18n, { staging: JSON.parse(readFileSync(file, 'utf8')) })
  return (shown: ReactNode) => <I18nextProvider i18n={i18n}>{shown}</I18nextProvider>
}

test('a photo whose position could not be found is named beside the download of all, unless it is wanted', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff])])
  // Of the second photo, the position is not where it is said to be.
  const { staging, a, b } = photosOf(['hall.jpg', 'roof.jpg'], { analysis })
  Object.assign(a, { file: jpeg })
  Object.assign(b, { file: await photoWithExif(writeTiff(true, [danglingGpsEntry])) })
  chooseStyle(staging, 'bohemian')
  requestStyleForAll(staging)
  finish(staging.jobs)
  for (const job of staging.jobs)
    job.picture = { ...picture, clean: jpeg, labelled: jpeg, thumb: jpeg, changed: jpeg }
  const inWords = wordsIn('en')
  const supply = { styles: [], sizes: {}, label: '', names: {}, pieces: [], further: [] }
  const shown = (position: boolean) =>
    inWords(
      <StagingContext value={{ ...supply, staging, stage: async () => {} }}>
        <DownloadAll position={position} ids={staging.jobs.map(({ id }) => id)} />
      </StagingContext>,
    )
  const { rerender } = render(shown(false))
  const press = () => fireEvent.click(screen.getByRole('button'))
  press()
  const note = await screen.findByText(/in roof\.jpg couldn’t be read/)
  expect(note.getAttribute('role')).toBe('alert')
  expect(note.textContent).not.toContain('hall.jpg')
  rerender(shown(true))
  press()
  await vi.waitFor(() => expect(note.textContent).toBe(''))
  expect(saved).toHaveBeenCalledTimes(2)
})

function noteOf(language: Language, unread: UnreadableMetadata[]) {
  render(wordsIn(language)(<UnreadableMetadataNote unread={unread} />))
  return screen.getByRole('alert').textContent
}
const blanked = { photo: 'hall.jpg', what: 'Blanked' } as const

test('the note says first whose place may still be told, in the language of the page', () => {
  const text = noteOf('hi', [blanked, { photo: 'roof.heic', what: 'Kept' }])
  expect(text).toContain('roof.heic में कैमरे की दर्ज की हुई कुछ जानकारी पढ़ी नहीं जा सकी, इसलिए वह')
  expect(text?.indexOf('hall.jpg')).toBeGreaterThan(text?.indexOf('roof.heic') ?? 0)
})

test('the note names each photo once, all of them in a sentence, and says nothing where all were read', () => {
  const text = noteOf('en', [blanked, { ...blanked, photo: 'bath.jpg' }, blanked])
  expect(text).toContain('in hall.jpg and bath.jpg couldn’t be read. We left it out')
  expect(text).not.toContain('still in the download')
  cleanup()
  expect(noteOf('en', [])).toBe('')
})
