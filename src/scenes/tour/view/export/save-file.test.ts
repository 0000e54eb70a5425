import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { photoWith, photoWithExif, text } from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms } from '../../model/document/rooms.ts'
import { createSession, documentOf, resetSession } from '../../model/session.ts'
import { newRoom } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import { readTourZip } from '../storage/tour-zip.ts'
import { savedFiles } from '../testing/saved-files.ts'
import { saveTourZip } from './save-file.ts'

const saved = savedFiles()

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ click() {} }) })
})

/** An editor with one room, of this photo or of one that says where it was taken. */
async function editor(photo?: Blob) {
  const create = { width: 64, height: 32, channels: 3 as const, background: '#a86' }
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 0/1 0/1' } }
  const bytes = await sharp({ create }).jpeg().withExif(exif).toBuffer()
  const blob = photo ?? new Blob([new Uint8Array(bytes)])
  const state = createSession('home')
  const room = newRoom('hall')
  const file = { ...room.file, bytes: blob.size }
  resetSession(state, 'home', addRooms(createDocument('home'), [{ ...room, file }]))
  const files = new Map([['file-hall', { blob, name: 'hall.jpg' }]])
  return { tour: createTour(), state, files, blob }
}
const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('a file that is handed over leaves out where its photos were taken, and is the same again when it is reopened', async () => {
  const made = await editor()
  await saveTourZip(made, false)
  const opened = async (at: number) => readTourZip(saved[at] ?? new Blob(), 'home.zip')
  const { document, blobs } = await opened(0)
  expect(document).toEqual(documentOf(made.state))
  const blob = blobs.get('file-hall') ?? new Blob()
  expect(await bytesOf(blob)).not.toEqual(await bytesOf(made.blob))
  // What is open, and saved, is as it was.
  expect(made.files.get('file-hall')?.blob).toBe(made.blob)
  await saveTourZip({ ...made, files: new Map([['file-hall', { blob, name: 'hall.jpg' }]]) }, false)
  expect(await bytesOf(saved[1] ?? new Blob())).toEqual(await bytesOf(saved[0] ?? new Blob()))
  await saveTourZip(made, true)
  const whole = (await opened(2)).blobs.get('file-hall') ?? new Blob()
  expect(await bytesOf(whole)).toEqual(await bytesOf(made.blob))
})

test('a photo whose position could not be found is named once, and no more when it is wanted whole', async () => {
  const made = await editor(await photoWithExif(writeTiff(true, [lost])))
  await saveTourZip(made, false)
  await saveTourZip(made, false)
  expect(made.tour.otherFaults).toEqual([{ code: 'PositionBlanked', name: 'hall.jpg' }])
  await saveTourZip(made, true)
  expect([made.tour.otherFaults, made.tour.fault, saved.length]).toEqual([[], undefined, 3])
})

test('a photo that still has metadata that nobody can read is named for that', async () => {
  // Behind the pixels, where nothing tells how far it goes.
  const exif = new Uint8Array([...text('Exif\0\0'), ...writeTiff(true, [lost])])
  const made = await editor(await photoWith([], exif))
  await saveTourZip(made, false)
  expect([made.tour.otherFaults, saved.length]).toEqual([
    [{ code: 'PositionKept', name: 'hall.jpg' }],
    1,
  ])
})

test('a file that is gone is said', async () => {
  const made = await editor()
  await saveTourZip({ ...made, files: new Map() }, false)
  expect([made.tour.fault, saved]).toEqual([{ code: 'KeepGone' }, []])
})
