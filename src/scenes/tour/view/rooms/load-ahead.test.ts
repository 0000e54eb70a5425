import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeskState, resetDesk } from '../../model/desk/desk.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Media } from '../../model/media.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { createTour } from '../../model/tour.ts'
import type { DeskFile } from '../desk/desk-file.ts'
import { loadAhead } from './load-ahead.ts'

type Opening = {
  name: string
  decodes: () => void
  done: (media: Media) => void
  fail: (error: Error) => void
}

const openings = vi.hoisted(() => [] as Opening[])
vi.mock('../open/open-files.ts', () => ({
  openMedia: (_blob: Blob, name: string, decodes: () => void) =>
    new Promise<Media>((done, fail) => openings.push({ name, decodes, done, fail })),
}))

beforeEach(() => {
  openings.length = 0
  report.mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const report = vi.fn()
const size = { width: 4096, height: 2048 }
const media = () =>
  ({ close: vi.fn(), size }) as unknown as Media & { close: ReturnType<typeof vi.fn> }
/** Lets idle moments pass, and what waits for them. */
const pass = () => vi.advanceTimersByTimeAsync(200)

/** A desk that stands in a room, and is decoding the one beside it. */
async function decodingBeside() {
  const home = sampleHome()
  const document = { ...home, rooms: home.rooms.map((room) => ({ ...room, size: null })) }
  const [here] = document.rooms
  if (!here) throw new Error('no rooms')
  const state = createDeskState('tour')
  resetDesk(state, 'tour', document)
  state.present = here.id
  const files = new Map(
    document.rooms.map(({ id, file }): [string, DeskFile] => [
      file,
      { name: id, blob: new Blob() },
    ]),
  )
  const ahead = loadAhead(createTour(), state, files)
  ahead.look()
  await pass()
  const [opening] = openings
  if (!opening) throw new Error('nothing is decoded')
  return { ahead, opening, id: opening.name, state }
}

test('a room that is wanted while it is decoded ahead is decoded once, and is whose who took it', async () => {
  const { ahead, opening, id } = await decodingBeside()
  expect(ahead.take(id)).toBeUndefined()
  const taken = ahead.takeComing(id, report)
  const made = media()
  opening.done(made)
  expect(await taken).toBe(made)
  await pass()
  expect(ahead.has(id)).toBe(false)
  expect(made.close).not.toHaveBeenCalled()
  ahead.close()
  expect(made.close).not.toHaveBeenCalled()
})

test('one that nobody wants meanwhile is kept ready', async () => {
  const { ahead, opening, id } = await decodingBeside()
  const made = media()
  opening.done(made)
  await pass()
  expect(await ahead.takeComing(id, report)).toBeUndefined()
  expect(ahead.take(id)).toBe(made)
})

test('two who ask for it do not both get it, and one that does not open is nobody’s', async () => {
  const { ahead, opening, id } = await decodingBeside()
  const [first, second] = [ahead.takeComing(id, report), ahead.takeComing(id, report)]
  opening.fail(new Error('damaged'))
  expect(await first).toBeUndefined()
  expect(await second).toBeUndefined()
  await pass()
  expect(ahead.has(id)).toBe(false)
})

test('closed while somebody waits for it, it is left to them', async () => {
  const { ahead, opening, id } = await decodingBeside()
  const taken = ahead.takeComing(id, report)
  ahead.close()
  const made = media()
  opening.done(made)
  expect(await taken).toBe(made)
  await pass()
  expect(made.close).not.toHaveBeenCalled()
})

test('who begins to wait for one is told how far it is, and then how it goes', async () => {
  const { ahead, opening, id } = await decodingBeside()
  void ahead.takeComing(id, report)
  expect(report.mock.calls).toEqual([['Reading']])
  opening.decodes()
  expect(report.mock.calls).toEqual([['Reading'], ['Decoding']])
})

test('its size is known from then on, so that no other makes room for what it might have been', async () => {
  const { opening, id, state } = await decodingBeside()
  const sizeOf = () => findRoom(state.history.present, id)?.size
  expect(sizeOf()).toBeNull()
  opening.done(media())
  await pass()
  expect(sizeOf()).toEqual(size)
})
