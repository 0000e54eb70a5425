import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeskState, resetDesk } from '../../model/desk/desk.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { createTour } from '../../model/tour.ts'
import type { DeskFile } from '../desk/desk-file.ts'
import { makeThumbs } from './make-thumbs.ts'

const size = { width: 4096, height: 2048 }
vi.mock('./thumb.ts', () => ({ thumbOf: async () => ({ thumb: new Blob(['small']), size }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever makes the small picture of a room learns how large its file is', async () => {
  const home = sampleHome()
  const rooms = home.rooms.map((room) => ({ ...room, size: null }))
  const state = createDeskState('tour')
  resetDesk(state, 'tour', { ...home, rooms })
  state.present = rooms[0]?.id ?? null
  const files = new Map(
    rooms.map(({ id, file }): [string, DeskFile] => [file, { name: id, blob: new Blob() }]),
  )
  const thumbs = makeThumbs(createTour(), state, files)
  thumbs.look()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Object.keys(state.thumbs)).toHaveLength(files.size)
  expect(state.history.present.rooms.map((room) => room.size)).toEqual(rooms.map(() => size))
  thumbs.close()
})
