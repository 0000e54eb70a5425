import { expect, test, vi } from 'vitest'
import { changeRoom } from '../../model/document/rooms.ts'
import { createSession, documentOf, edit, resetSession, undoStep } from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { addFaults, createTour } from '../../model/tour.ts'
import { copyTour } from './copy-tour.ts'

test('the copy is a tour of its own, whatever is undone, and is kept from then on', () => {
  const state = createSession('home')
  resetSession(state, 'home', { ...tourOf('hall'), id: 'home' })
  edit(state, 'RenameRoom', (document) => changeRoom(document, 'hall', { name: 'Lobby' }))
  const tour = createTour()
  addFaults(tour, [{ code: 'KeepElsewhere' }])
  const done: string[] = []
  const autosave = {
    begin: () => done.push(`begin ${documentOf(state).id !== 'home'}`),
    close: () => done.push(`close ${documentOf(state).id}`),
    beginOnChange: vi.fn(),
  }
  copyTour({ tour, state, autosave: autosave as never }, 'Home (copy)')
  expect(done).toEqual(['close home', 'begin true'])
  const { id, name } = documentOf(state)
  expect([name, tour.otherFaults]).toEqual(['Home (copy)', []])
  expect(state.announcement).toEqual({ code: 'Copied', name })
  undoStep(state)
  expect(documentOf(state)).toMatchObject({ id, name, rooms: [{ name: 'Hall' }] })
})
