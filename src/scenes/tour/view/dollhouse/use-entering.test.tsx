import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDollhouse } from '../../model/home/dollhouse.ts'
import { resetSession } from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import { createEditor, type TourEditor } from '../editor/create-editor.ts'
import { showRoom } from '../rooms/show-room.ts'
import { useEntering } from './use-entering.ts'

vi.mock('../rooms/show-room.ts', () => ({ showRoom: vi.fn(async () => {}) }))

const fetched: string[] = []
beforeEach(() => {
  fetched.length = 0
  vi.mocked(showRoom).mockClear()
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return new Response('panorama')
  })
})

const look = { yaw: 0, pitch: 0, zoom: 100 }

/** The home from above, of which the bath is decoded already, with the visitor in the hall. */
function start() {
  const tour = createTour()
  // While something is opened, nothing is decoded ahead.
  tour.opening = { name: 'hall', step: 'Reading', share: undefined }
  const made = createEditor(tour)
  const ids = ['hall', 'bath', 'study']
  for (const id of ids)
    made.files.set(`file-${id}`, { name: id, address: `/${id}.jpg`, thumb: `/${id}-small.jpg` })
  resetSession(made.state, 'home', tourOf(...ids))
  made.state.currentRoomId = 'hall'
  const editor: TourEditor = { ...made, ahead: { ...made.ahead, has: (id) => id === 'bath' } }
  const house = createDollhouse()
  const entered = vi.fn()
  const { result } = renderHook(() => useEntering(editor, house, () => look, entered))
  return { ...result.current, editor, house, entered }
}

test('one flies into a home that is seen, and is there where the flight ends', async () => {
  const { enter, arrive, house, editor, entered } = start()
  house.isDrawn = true
  enter('study')
  expect(house.flight).toBe('study')
  expect(showRoom).not.toHaveBeenCalled()
  await arrive('study')
  expect(showRoom).toHaveBeenCalledExactlyOnceWith(editor, 'study', look)
  expect([house.flight, entered.mock.calls.length]).toEqual([null, 1])
})

test('before it is seen one is there at once', async () => {
  const { enter, house, entered } = start()
  enter('study')
  expect(house.flight).toBeNull()
  await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce())
  expect(showRoom).toHaveBeenCalledOnce()
})

test('a home that is lost leads nowhere, but who flies into it is there at once, and so is whoever enters after that', async () => {
  const { enter, lost, house, editor, entered } = start()
  house.isDrawn = true
  lost()
  expect(showRoom).not.toHaveBeenCalled()
  house.isDrawn = true
  enter('study')
  lost()
  await vi.waitFor(() => expect(house.flight).toBeNull())
  expect(showRoom).toHaveBeenCalledExactlyOnceWith(editor, 'study', look)
  enter('bath')
  await vi.waitFor(() => expect(entered).toHaveBeenCalledTimes(2))
  expect(showRoom).toHaveBeenLastCalledWith(editor, 'bath', look)
})

test('where another room is entered before one has opened, the focus goes to the other', async () => {
  const { arrive, entered, house } = start()
  await Promise.all([arrive('study'), arrive('bath')])
  expect([entered.mock.calls.length, house.flight]).toEqual([1, null])
})
