import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { addNote, editNote } from '../../model/document/marks.ts'
import { resetSession } from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import { createEditor } from '../editor/create-editor.ts'
import { RoomList } from './room-list.tsx'

const i18n = createI18n('en', 'Realia')
addStrings(i18n, { tour: JSON.parse(readFileSync('content/en/ui/tour.json', 'utf8')) })

beforeEach(() => void vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:boiler'))

/** The list of rooms, of which the first has a note with a picture. */
function show(...rooms: string[]) {
  const editor = createEditor(createTour())
  const [first = ''] = rooms
  const image = { id: 'boiler', path: 'media/boiler.png', type: 'image/png', bytes: 1 }
  const told = { title: 'Boiler', text: 'Of 2019.', href: 'https://example.org/manual' }
  const noted = addNote(tourOf(...rooms), first, 'note', { yaw: 0, pitch: 0 })
  const document = editNote(noted, first, 'note', { ...told, image, alt: 'A boiler in a cupboard' })
  editor.files.set('boiler', { blob: new Blob(['1']), name: 'boiler.png' })
  resetSession(editor.state, 'home', document)
  render(
    <I18nextProvider i18n={i18n}>
      <RoomList editor={editor} />
    </I18nextProvider>,
  )
}
const link = () => screen.getByRole('link', { name: 'Open example.org/manual' })
const picture = () => screen.getByRole('img', { name: 'A boiler in a cupboard' })

test('what a note shows and where it leads is there in words', () => {
  show('cellar', 'hall')
  for (const text of ['Boiler', 'Of 2019.']) expect(screen.getByText(text)).toBeTruthy()
  expect(link().getAttribute('href')).toBe('https://example.org/manual')
  expect(picture().getAttribute('src')).toBe('blob:boiler')
  expect(screen.getAllByText('No links yet')).toHaveLength(2)
})

test('also that of the only room, which leads nowhere; a picture that cannot be shown is missed', () => {
  show('cellar')
  expect(link()).toBeTruthy()
  expect(screen.queryByText('No links yet')).toBeNull()
  fireEvent.error(picture())
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Of 2019.')).toBeTruthy()
})
