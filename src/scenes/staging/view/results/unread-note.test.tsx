import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { addStrings } from '../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../i18n/create.ts'
import type { UnreadPhoto } from './exports.ts'
import { UnreadNote } from './unread-note.tsx'

afterEach(cleanup)

function noteOf(language: 'en' | 'es' | 'fr' | 'hi', unread: UnreadPhoto[]) {
  const i18n = createI18n(language, 'Realia')
  addStrings(i18n, {
    staging: JSON.parse(readFileSync(`content/${language}/ui/staging.json`, 'utf8')),
  })
  const shown = (
    <I18nextProvider i18n={i18n}>
      <UnreadNote unread={unread} />
    </I18nextProvider>
  )
  render(shown)
  return screen.getByRole('alert').textContent
}

const kept = { photo: 'roof.heic', what: 'Kept' } as const
const blanked = { photo: 'hall.jpg', what: 'Blanked' } as const

test.each([
  ['en', 'roof.heic could not be read, and is still in the download. It may tell where'],
  ['es', 'roof.heic no se ha podido leer y sigue en la descarga'],
  ['fr', 'roof.heic est illisible et figure toujours dans le fichier téléchargé'],
  ['hi', 'roof.heic में कैमरे की लिखी कुछ जानकारी पढ़ी नहीं जा सकी और वह'],
] as const)('in %s it says first whose place may still be told', (language, says) => {
  const text = noteOf(language, [blanked, kept])
  expect(text).toContain(says)
  expect(text?.indexOf('hall.jpg')).toBeGreaterThan(text?.indexOf('roof.heic') ?? 0)
})

test('each photo is named once, and all of them in a sentence', () => {
  const text = noteOf('en', [blanked, { ...blanked, photo: 'bath.jpg' }, blanked])
  expect(text).toContain('into hall.jpg and bath.jpg could not be read. It was left out')
  expect(text).not.toContain('still in the download')
})

test('where all could be read it says nothing', () => {
  expect(noteOf('en', [])).toBe('')
})
