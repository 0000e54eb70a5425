import { beforeEach, expect, test, vi } from 'vitest'
import { createProjectStore, textCodec } from '../../../../projects/project-store.ts'
import { memoryStorage } from '../../../../projects/testing/memory-storage.ts'
import { tourCodec } from '../../model/document/parse-document.ts'
import { renameTour } from '../../model/document/rooms.ts'
import { FaultError } from '../../model/fault.ts'
import {
  createSession,
  documentOf,
  edit,
  filesInHistory,
  resetSession,
} from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import { readHead } from '../decode/decode-image.ts'
import type { FileSource } from '../rooms/file-source.ts'
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

/** A tour that begins with a room called Torn, whose file is another; the second room is shown, or another. */
async function thumbsOf(
  first: Partial<FileSource> & { name: string },
  tourName = 'Tour',
  present = 'hall',
) {
  const document = renameTour(tourOf('torn', 'hall', 'bath'), tourName)
  const state = createSession('tour')
  resetSession(state, 'tour', document)
  state.currentRoomId = present
  const named = document.rooms.map(({ id, file }, at) => [
    file,
    { name: id, blob: new Blob(['1']), ...(at === 0 && first) },
  ])
  const storage = memoryStorage()
  const store = createProjectStore(storage.storage, textCodec(tourCodec))
  const blobs = async () => new Blob(['1'])
  await store.save(document, blobs)
  const tour = createTour()
  const thumbs = makeThumbs(tour, state, new Map(named as [string, FileSource][]))
  thumbs.look()
  await vi.advanceTimersByTimeAsync(10_000)
  const { name } = documentOf(state)
  const made = Object.keys(state.thumbs).length
  // Anything may be what it is saved for next.
  edit(state, 'RenameTour', (now) => renameTour(now, 'Lime Street 4'))
  await store.save(documentOf(state), blobs, filesInHistory(state))
  thumbs.close()
  return {
    ...{ state, name, made, isKept: storage.kept.get('tour')?.has('media-file-torn') },
    isThere: documentOf(state).rooms.some(({ id }) => id === 'torn'),
    said: tour.otherFaults.map(({ code }) => code),
  }
}

test('whoever makes the small picture of a room learns how large its file is', async () => {
  const { state, made } = await thumbsOf({ name: 'hall' })
  expect(made).toBe(3)
  expect(documentOf(state).rooms.map((room) => room.size)).toEqual([size, size, size])
})

test.each([
  ['takes its name from the next', 'Torn', 'Hall'],
  ['keeps another name', 'Lime Street 4', 'Lime Street 4'],
])('a new file that is torn is no room, and its tour %s', async (_what, before, name) => {
  const torn = await thumbsOf({ name: 'torn', isNew: true }, before)
  expect(torn).toMatchObject({ isThere: false, isKept: false, said: ['Corrupt'], name })
})

/** A file that cannot be read the first time, as a disk or a private folder may do. */
function readsLate() {
  const blob = new Blob(['1'])
  vi.spyOn(blob, 'slice').mockImplementationOnce(() => {
    const part = new Blob(['1'])
    part.arrayBuffer = () => Promise.reject(new DOMException('Once', 'NotReadableError'))
    return part
  })
  return blob
}

test.each([
  ['of a kept tour that cannot be read once', () => ({ name: 'late', blob: readsLate() })],
  ['of a kept tour that is torn, which is said when it is shown', () => ({ name: 'torn' })],
  ['that is new and cannot be read once', () => ({ name: 'late', blob: readsLate(), isNew: true })],
] as const)('a file %s stays a room, with its bytes', async (_what, first) => {
  expect(await thumbsOf(first())).toMatchObject({ isThere: true, isKept: true, said: [] })
})
