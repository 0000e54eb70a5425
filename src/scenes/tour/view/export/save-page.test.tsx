import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeTiff } from '../../../../files/tiff.ts'
import { addStrings } from '../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../i18n/create.ts'
import { createDeskState, resetDesk } from '../../model/desk/desk.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms, renameTour } from '../../model/document/rooms.ts'
import { readPageData } from '../../model/send/page-data.ts'
import { createTour } from '../../model/tour.ts'
import { savePage } from './save-page.ts'

const words = JSON.parse(readFileSync('content/fr/ui/tour.json', 'utf8'))
const i18n = createI18n('fr', 'Realia')
addStrings(i18n, { tour: words })

const png = new Uint8Array(64)
png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

/** A desk with one room, whose file is said to have so many bytes. */
function desk(
  bytes: number,
  files = [['file', { blob: new Blob([png]), name: 'hall.png' }]] as const,
) {
  const document = addRooms(renameTour(createDocument('home'), 'Ma maison / 12'), [
    {
      ...{ id: 'hall', fileName: 'hall.png', sort: 'image', detected: 'sphere' },
      file: { id: 'file', path: 'media/hall.png', type: 'image/png', bytes },
    },
  ])
  const state = createDeskState('home')
  resetDesk(state, 'home', document)
  return { tour: createTour(), state, files: new Map(files) }
}

const quietly = { position: false, onShare: () => {} }
const saved: Blob[] = []
const viewer = () => new Response('console.log("viewer")')

beforeEach(() => {
  saved.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('tour-page') ? viewer() : new Response('face'),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('it is named after the tour, in the language of the page, and holds its rooms', async () => {
  const shares: number[] = []
  const name = await savePage(desk(64), i18n, {
    position: false,
    onShare: (share) => shares.push(share),
  })
  expect(name).toBe('Ma maison - 12.html')
  expect(shares.at(-1)).toBe(1)
  const html = await saved[0]?.text()
  expect(html).toContain('<html lang="fr">')
  const data = html?.match(/id="tour">(.*?)<\/script>/)?.[1] ?? ''
  const { document, media, words: sent } = readPageData(data)
  expect(document.rooms.map((room) => room.name)).toEqual(['Hall'])
  expect(media).toEqual({ file: { gpano: null, spherical: null, pieces: 1 } })
  expect(sent.zoomIn).toBe(words.zoomIn)
})

test('a page larger than browsers open is refused, with both sizes', async () => {
  const large = desk(600e6)
  expect(await savePage(large, i18n, quietly)).toBeUndefined()
  expect(large.tour.fault).toEqual({ code: 'PageTooLarge', size: '800', limit: 500 })
  expect(saved).toEqual([])
})

test('a file that is gone, or no picture any more, is named for what it is', async () => {
  const gone = desk(64, [] as never)
  await savePage(gone, i18n, quietly)
  expect(gone.tour.fault).toEqual({ code: 'KeepGone' })
  const other = desk(64, [['file', { blob: new Blob(['text']), name: 'hall.txt' }]] as never)
  await savePage(other, i18n, quietly)
  expect(other.tour.fault).toEqual({ code: 'NotMedia', name: 'hall.txt' })
  expect(saved).toEqual([])
})

test('a picture whose position could not be found is named, in words', async () => {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const tiff = writeTiff(true, [lost])
  const chunk = [0, 0, 0, tiff.length, ...[0x65, 0x58, 0x49, 0x66], ...tiff, 0, 0, 0, 0]
  const blob = new Blob([png.subarray(0, 8), new Uint8Array(chunk)])
  const broken = desk(64, [['file', { blob, name: 'roof.png' }]] as never)
  expect(await savePage(broken, i18n, quietly)).toBeDefined()
  expect(broken.tour.others).toEqual([{ code: 'PositionBlanked', name: 'roof.png' }])
  expect(i18n.t('faultPositionBlanked', { ns: 'tour', name: 'roof.png' })).toContain('roof.png')
  const whole = desk(64, [['file', { blob, name: 'roof.png' }]] as never)
  await savePage(whole, i18n, { ...quietly, position: true })
  expect(whole.tour.others).toEqual([])
})

test('without the viewer there is no page, and without a face there is', async () => {
  const refused = desk(64)
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await savePage(refused, i18n, quietly)
  expect(refused.tour.fault).toEqual({ code: 'Viewer', name: '' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('tour-page')) return viewer()
    throw new TypeError('Failed to fetch')
  })
  expect(await savePage(desk(64), i18n, quietly)).toBeDefined()
  expect(await saved[0]?.text()).not.toContain('@font-face')
})

test('modules of the development server are no viewer', async () => {
  vi.stubGlobal('fetch', async () => new Response('import { a } from "/src/a.ts"\na()'))
  const refused = desk(64)
  await savePage(refused, i18n, quietly)
  expect(refused.tour.fault).toEqual({ code: 'Viewer', name: '' })
})
