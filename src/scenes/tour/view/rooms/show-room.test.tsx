import { beforeEach, expect, test, vi } from 'vitest'
import type { Media } from '../../model/picture/media.ts'
import { createSession, documentOf, resetSession } from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { createTour, endOpening } from '../../model/tour.ts'
import { loadAhead } from './load-ahead.ts'
import { showRoom } from './show-room.ts'

/** What decodes a room's picture, by its name. */
const decoding = vi.hoisted(() => new Map<string, (media: Media) => void>())
vi.mock('../open/open-media.ts', () => ({
  openMedia: (_blob: Blob, name: string) => new Promise<Media>((done) => decoding.set(name, done)),
}))

beforeEach(() => {
  decoding.clear()
  vi.useFakeTimers()
})

const pass = () => vi.advanceTimersByTimeAsync(200)
const mediaOf = (name: string) => {
  const close = vi.fn()
  const size = { width: 4096, height: 2048 }
  return { name, close, size, projection: 'sphere' } as unknown as Media & { close: typeof close }
}

function openTour() {
  const state = createSession('tour')
  resetSession(state, 'tour', tourOf('hall', 'bath', 'study'))
  const blob = new Blob()
  const files = new Map(documentOf(state).rooms.map(({ id, file }) => [file, { name: id, blob }]))
  const tour = createTour()
  const ahead = loadAhead(tour, state, files)
  const shown = { tour, state, files, ahead }
  const decode = async (name: string, media = mediaOf(name)) => {
    decoding.get(name)?.(media)
    await pass()
    return media
  }
  return { shown, tour, state, ahead, decode }
}

test('of two rooms chosen one after the other the last is shown, whichever is decoded first', async () => {
  const { shown, tour, state, decode } = openTour()
  void showRoom(shown, 'hall')
  void showRoom(shown, 'bath')
  await pass()
  const bath = await decode('bath')
  const hall = await decode('hall')
  expect(state.currentRoomId).toBe('bath')
  expect([tour.media, hall.close.mock.calls.length]).toEqual([bath, 1])
})

test('a room decoded ahead is shown at once; a second visit has it decoded anew', async () => {
  const { shown, tour, state, ahead, decode } = openTour()
  void showRoom(shown, 'hall')
  await pass()
  await decode('hall')
  endOpening(tour)
  ahead.look()
  await pass()
  const [next = ''] = [...decoding.keys()].filter((name) => name !== 'hall')
  const first = await decode(next)
  await showRoom(shown, next)
  expect([state.currentRoomId, tour.media]).toEqual([next, first])
  void showRoom(shown, 'hall')
  await pass()
  await decode('hall')
  expect(first.close).toHaveBeenCalledOnce()
  void showRoom(shown, next)
  await pass()
  const again = await decode(next)
  expect([state.currentRoomId, tour.media]).toEqual([next, again])
})
