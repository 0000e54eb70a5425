import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { photoWith, photoWithExif, text } from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { createDeskState, documentOf, resetDesk } from '../../model/desk/desk.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms } from '../../model/document/rooms.ts'
import { createTour } from '../../model/tour.ts'
import { tourCodec } from '../keep/tour-codec.ts'
import { readTourZip } from '../keep/tour-zip.ts'
import { saveTour } from './save-tour.ts'

const saved: Blob[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  vi.stubGlobal('document', { createElement: () => ({ click() {} }) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function desk() {
  const create = { width: 64, height: 32, channels: 3 as const, background: '#a86' }
  const exif = {
    IFD0: { Make: 'Realia' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 0/1 0/1' },
  }
  const photo = new Blob([new Uint8Array(await sharp({ create }).jpeg().withExif(exif).toBuffer())])
  const file = { id: 'file', path: 'media/hall.jpg', type: 'image/jpeg', bytes: photo.size }
  const room = {
    id: 'hall',
    fileName: 'hall.jpg',
    sort: 'image',
    detected: 'sphere',
    file,
  } as const
  const state = createDeskState('home')
  resetDesk(state, 'home', addRooms(createDocument('home', 'Home'), [room]))
  return {
    tour: createTour(),
    state,
    files: new Map([['file', { blob: photo, name: 'hall.jpg' }]]),
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('a file that is handed over leaves out where its photos were taken, and is the same again when it is reopened', async () => {
  const made = await desk()
  const photo = made.files.get('file')?.blob ?? new Blob()
  await saveTour(made, false)
  const [bare = new Blob()] = saved
  const { document, blobs } = await readTourZip(bare, 'home.zip', tourCodec)
  expect(document).toEqual(documentOf(made.state))
  const sent = blobs.get('file') ?? new Blob()
  expect(await bytesOf(sent)).not.toEqual(await bytesOf(photo))
  // What is on the desk, and kept, is as it was.
  expect(made.files.get('file')?.blob).toBe(photo)
  await saveTour({ ...made, files: new Map([['file', { blob: sent, name: 'hall.jpg' }]]) }, false)
  expect(await bytesOf(saved[1] ?? new Blob())).toEqual(await bytesOf(bare))
  await saveTour(made, true)
  const whole = await readTourZip(saved[2] ?? new Blob(), 'home.zip', tourCodec)
  expect(await bytesOf(whole.blobs.get('file') ?? new Blob())).toEqual(await bytesOf(photo))
})

test('a photo whose position could not be found is named once, and no more when it is wanted whole', async () => {
  const made = await desk()
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const blob = await photoWithExif(writeTiff(true, [lost]))
  const broken = { ...made, files: new Map([['file', { blob, name: 'roof.jpg' }]]) }
  await saveTour(broken, false)
  await saveTour(broken, false)
  expect(made.tour.others).toEqual([{ code: 'PositionBlanked', name: 'roof.jpg' }])
  await saveTour(broken, true)
  expect(made.tour.others).toEqual([])
  expect(made.tour.fault).toBeUndefined()
  expect(saved).toHaveLength(3)
})

test('a photo that still has metadata that nobody can read is named for that', async () => {
  const made = await desk()
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  // Behind the pixels, where nothing tells how far it goes.
  const exif = new Uint8Array([...text('Exif\0\0'), ...writeTiff(true, [lost])])
  const blob = await photoWith([], exif)
  await saveTour({ ...made, files: new Map([['file', { blob, name: 'roof.jpg' }]]) }, false)
  expect(made.tour.others).toEqual([{ code: 'PositionKept', name: 'roof.jpg' }])
  expect(saved).toHaveLength(1)
})

test('a file that is gone is said', async () => {
  const made = await desk()
  await saveTour({ ...made, files: new Map() }, false)
  expect(made.tour.fault).toEqual({ code: 'KeepGone' })
  expect(saved).toEqual([])
})
