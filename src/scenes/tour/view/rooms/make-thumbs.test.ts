import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createDeskState,
  documentOf,
  edit,
  recalledFiles,
  resetDesk,
} from '../../model/desk/desk.ts'
import { renameTour } from '../../model/document/rooms.ts'
import { FaultError } from '../../model/fault.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { createTour } from '../../model/tour.ts'
import { readHead } from '../decode/decode-image.ts'
import type { DeskFile } from '../desk/desk-file.ts'
import { createKeeper } from '../keep/keeper.ts'
import { memoryShelf } from '../keep/testing/memory-shelf.ts'
import { tourCodec } from '../keep/tour-codec.ts'
import { makeThumbs } from './make-thumbs.ts'

const size = { width: 4096, height: 2048 }
vi.mock('./thumb.ts', () => ({
  thumbOf: async (blob: Blob, name: string) => {
    await readHead(blob, name)
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
    rooms.map(({ id, file }): [string, DeskFile] => [file, { name: id, blob: new Blob(['1']) }]),
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
        { name: at === 0 ? 'torn' : id, blob: new Blob(['1']), isNew: true },
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

/** A file that cannot be read the first time, as a disk or a private folder may do. */
function readsLate() {
  const blob = new Blob(['1'])
  const slice = vi.spyOn(blob, 'slice')
  slice.mockImplementationOnce(() => {
    const part = new Blob(['1'])
    part.arrayBuffer = () => Promise.reject(new DOMException('Once', 'NotReadableError'))
    return part
  })
  return blob
}

describe('of a kept tour', () => {
  async function reopened(first: { name: string; blob: Blob; isNew?: true }) {
    const tour = createTour()
    const state = createDeskState('tour')
    const document = sampleHome()
    const [one, shown] = document.rooms
    if (!one || !shown) throw new Error('A home of two rooms at least')
    resetDesk(state, 'tour', document)
    state.present = shown.id
    const files = new Map<string, DeskFile>(
      document.rooms.map(({ id, file }) => [file, { name: id, blob: new Blob(['1']) }]),
    )
    files.set(one.file, first)
    const shelf = memoryShelf()
    const keeper = createKeeper(shelf.shelf, tourCodec)
    await keeper.save(document, async () => new Blob(['1']))
    const thumbs = makeThumbs(tour, state, files)
    thumbs.look()
    await vi.advanceTimersByTimeAsync(10_000)
    // Anything may be what it is saved for next.
    edit(state, 'RenameTour', (now) => renameTour(now, 'Lime Street 4'))
    const blobs = async () => new Blob(['1'])
    await keeper.save(documentOf(state), blobs, recalledFiles(state))
    thumbs.close()
    const isKept = shelf.kept.get(document.id)?.has(`media-${one.file}`)
    const isThere = documentOf(state).rooms.some(({ id }) => id === one.id)
    return { isThere, isKept, said: tour.others.map(({ code }) => code) }
  }
  const stays = { isThere: true, isKept: true, said: [] }

  test('a room whose file cannot be read once stays, with its bytes', async () => {
    expect(await reopened({ name: 'late', blob: readsLate() })).toEqual(stays)
  })

  test('a room whose file is torn stays too: it says so when it is shown', async () => {
    expect(await reopened({ name: 'torn', blob: new Blob(['1']) })).toEqual(stays)
  })

  test('a new file that cannot be read once is a room all the same', async () => {
    expect(await reopened({ name: 'late', blob: readsLate(), isNew: true })).toEqual(stays)
  })

  test('a new file that is torn is none, and its bytes go', async () => {
    const torn = { isThere: false, isKept: false, said: ['Corrupt'] }
    expect(await reopened({ name: 'torn', blob: new Blob(['1']), isNew: true })).toEqual(torn)
  })
})
