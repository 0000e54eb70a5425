import { beforeEach, expect, test, vi } from 'vitest'
import { findRoom } from '../../model/document/edit.ts'
import type { Media } from '../../model/picture/media.ts'
import { createSession, documentOf, resetSession } from '../../model/session.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import type { FileSource } from './file-source.ts'
import { loadAhead } from './load-ahead.ts'

type Opening = {
  name: string
  decodes: () => void
  done: (media: Media) => void
  fail: (error: Error) => void
}

const openings = vi.hoisted((): Opening[] => [])
vi.mock('../open/open-media.ts', () => ({
  openMedia: (_blob: Blob, name: string, decodes = () => {}) =>
    new Promise<Media>((done, fail) => openings.push({ name, decodes, done, fail })),
}))

beforeEach(() => {
  openings.length = 0
  report.mockClear()
  vi.useFakeTimers()
})

const report = vi.fn()
const size = { width: 4096, height: 2048 }
const media = () =>
  ({ close: vi.fn(), size }) as unknown as Media & { close: ReturnType<typeof vi.fn> }
/** Lets idle moments pass, and what waits for them. */
const pass = () => vi.advanceTimersByTimeAsync(200)

/** An editor that stands in a room, and is decoding the one beside it. */
async function decodingBeside() {
  const state = createSession('tour')
  resetSession(state, 'tour', tourOf('hall', 'bath', 'study'))
  state.currentRoomId = 'hall'
  const named = documentOf(state).rooms.map(({ id, file }) => [
    file,
    { name: id, blob: new Blob() },
  ])
  const ahead = loadAhead(createTour(), state, new Map(named as [string, FileSource][]))
  ahead.look()
  await pass()
  const [opening] = openings
  if (!opening) throw new Error('nothing is decoded')
  return { ahead, opening, id: opening.name, state, made: media() }
}

test('a room that is wanted while it is decoded ahead is decoded once, and is whose who took it', async () => {
  const { ahead, opening, id, made } = await decodingBeside()
  expect(ahead.take(id)).toBeUndefined()
  const taken = ahead.takeComing(id, report)
  opening.done(made)
  expect(await taken).toBe(made)
  await pass()
  expect(ahead.has(id)).toBe(false)
  ahead.close()
  expect(made.close).not.toHaveBeenCalled()
})

test('one that nobody wants meanwhile is kept ready, its size is known, and closing lets it go', async () => {
  const { ahead, opening, id, made, state } = await decodingBeside()
  const sizeOf = () => findRoom(documentOf(state), id)?.size
  expect(sizeOf()).toBeNull()
  opening.done(made)
  await pass()
  expect([ahead.has(id), sizeOf()]).toEqual([true, size])
  expect(await ahead.takeComing(id, report)).toBeUndefined()
  expect(ahead.take(id)).toBe(made)
  const other = await decodingBeside()
  openings.at(-1)?.done(other.made)
  await pass()
  other.ahead.close()
  expect(other.made.close).toHaveBeenCalledOnce()
})

test('two who ask for it do not both get it, and one that does not open is nobody’s', async () => {
  const { ahead, opening, id } = await decodingBeside()
  const both = [ahead.takeComing(id, report), ahead.takeComing(id, report)]
  opening.fail(new Error('damaged'))
  expect(await Promise.all(both)).toEqual([undefined, undefined])
  await pass()
  expect(ahead.has(id)).toBe(false)
})
