import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addStrings } from '../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../i18n/create.ts'
import { resetDesk } from '../../model/desk/desk.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addNote, editNote } from '../../model/document/notes.ts'
import { addRooms } from '../../model/document/rooms.ts'
import { createTour } from '../../model/tour.ts'
import { createDesk } from '../desk/create-desk.ts'
import { RoomList } from './room-list.tsx'

const i18n = createI18n('en', 'Realia')
addStrings(i18n, { tour: JSON.parse(readFileSync('content/en/ui/tour.json', 'utf8')) })

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:boiler')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const fileOf = (id: string) => ({ id, path: `media/${id}.png`, type: 'image/png', bytes: 1 })

/** A desk with rooms, of which the first has a note with a picture. */
function deskOf(...rooms: string[]) {
  const desk = createDesk(createTour())
  const document = addRooms(
    createDocument('home'),
    rooms.map((id) => ({
      ...{ id, fileName: `${id}.png`, file: fileOf(id) },
      ...{ sort: 'image' as const, detected: 'sphere' as const },
    })),
  )
  const noted = addNote(document, rooms[0] ?? '', 'note', { yaw: 0, pitch: 0 })
  const change = { title: 'Boiler', text: 'Of 2019.', href: 'https://example.org/manual' }
  const image = fileOf('boiler')
  desk.files.set('boiler', { blob: new Blob(['1']), name: 'boiler.png' })
  resetDesk(
    desk.state,
    'home',
    editNote(noted, rooms[0] ?? '', 'note', { ...change, image, alt: 'A boiler in a cupboard' }),
  )
  return desk
}

const show = (...rooms: string[]) =>
  render(
    <I18nextProvider i18n={i18n}>
      <RoomList desk={deskOf(...rooms)} />
    </I18nextProvider>,
  )

test('what a note shows and where it leads is there in words', () => {
  show('cellar', 'hall')
  expect(screen.getByText('Boiler')).toBeTruthy()
  expect(screen.getByText('Of 2019.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open example.org/manual' })
  expect(link.getAttribute('href')).toBe('https://example.org/manual')
  const picture = screen.getByRole('img', { name: 'A boiler in a cupboard' })
  expect(picture.getAttribute('src')).toBe('blob:boiler')
  expect(screen.getAllByText('No links yet')).toHaveLength(2)
})

test('also those of the only room, which leads nowhere', () => {
  show('cellar')
  expect(screen.getByRole('link', { name: 'Open example.org/manual' })).toBeTruthy()
  expect(screen.queryByText('No links yet')).toBeNull()
})

test('a picture that cannot be shown is missed, and the note says what it says', () => {
  show('cellar')
  fireEvent.error(screen.getByRole('img', { name: 'A boiler in a cupboard' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Of 2019.')).toBeTruthy()
})
