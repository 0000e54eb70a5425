import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeskState, resetDesk } from '../../model/desk/desk.ts'
import { FaultError } from '../../model/fault.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { createTour } from '../../model/tour.ts'
import type { DeskFile } from '../desk/desk-file.ts'
import { makeThumbs } from './make-thumbs.ts'

const size = { width: 4096, height: 2048 }
vi.mock('./thumb.ts', () => ({
  thumbOf: async (_blob: Blob, name: string) => {
    if (name === 'torn') throw new FaultError({ code: 'Corrupt', name })
    return { thumb: new Blob(['small']), size }
  },
}))

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

test.each([
  ['takes its name from the next', 'Torn', 'Hall'],
  ['keeps another name', 'Lime Street 4', 'Lime Street 4'],
])(
  'a file that turns out to be torn is no room, and the tour that began with it %s',
  async (_what, name, wanted) => {
    const home = sampleHome()
    const [first, second, ...others] = home.rooms
    if (!first || !second) throw new Error('A home of two rooms at least')
    const rooms = [{ ...first, name: 'Torn' }, { ...second, name: 'Hall' }, ...others]
    const state = createDeskState('tour')
    resetDesk(state, 'tour', { ...home, name, rooms })
    state.present = second.id
    const files = new Map(
      rooms.map(({ id, file }, at): [string, DeskFile] => [
        file,
        { name: at === 0 ? 'torn' : id, blob: new Blob() },
      ]),
    )
    const tour = createTour()
    const thumbs = makeThumbs(tour, state, files)
    thumbs.look()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.history.present.rooms.map((room) => room.name)).not.toContain('Torn')
    expect(state.history.present.name).toBe(wanted)
    expect(tour.others.map(({ code }) => code)).toEqual(['Corrupt'])
    thumbs.close()
  },
)
