import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeTiff } from '../../../../files/tiff.ts'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms, renameTour } from '../../model/document/rooms.ts'
import { readPageData } from '../../model/export/page-data.ts'
import { createSession, resetSession } from '../../model/session.ts'
import { newRoom } from '../../model/testing/fixtures.ts'
import { createTour } from '../../model/tour.ts'
import { savedFiles } from '../testing/saved-files.ts'
import { savePage } from './save-page.ts'

const words = JSON.parse(readFileSync('content/fr/ui/tour.json', 'utf8'))
const i18n = createI18n('fr', 'Realia')
addStrings(i18n, { tour: words })

const png = new Uint8Array(64)
png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

/** An editor with one room, of a file or none, that is said to have so many bytes. */
function editor(bytes = 64, blob: Blob | null = new Blob([png]), name = 'hall.png') {
  const file = { id: 'file', path: 'media/hall.png', type: 'image/png', bytes }
  const named = renameTour(createDocument('home'), 'Ma maison / 12')
  const state = createSession('home')
  resetSession(state, 'home', addRooms(named, [newRoom('hall', { file })]))
  return { tour: createTour(), state, files: new Map(blob ? [['file', { blob, name }]] : []) }
}

const quietly = { position: false, onShare: () => {} }
const saved = savedFiles()
const viewer = () => new Response('console.log("viewer")')

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('tour-page') ? viewer() : new Response('', { status: 404 }),
  )
})

test('it is named after the tour, in the language of the page, and holds its rooms', async () => {
  const shares: number[] = []
  const onShare = (share: number) => shares.push(share)
  expect(await savePage(editor(), i18n, { position: false, onShare })).toBe('Ma maison - 12.html')
  expect(shares.at(-1)).toBe(1)
  const html = await saved[0]?.text()
  expect(html).toContain('<html lang="fr">')
  expect(html).toMatch(
    /@font-face\{font-family:"Instrument Sans Variable";.*?url\(data:font\/woff2;base64,/,
  )
  const data = html?.match(/id="tour">(.*?)<\/script>/)?.[1] ?? ''
  const { document, pieces, words: sent } = readPageData(data)
  expect(document.rooms.map((room) => room.name)).toEqual(['Hall'])
  expect(pieces).toEqual({ file: 1 })
  expect(sent.tour.zoomIn).toBe(words.zoomIn)
})

test.each([
  [
    'a page larger than browsers open',
    editor(600e6),
    { code: 'PageTooLarge', size: '801', limit: 500 },
  ],
  ['a file that is gone', editor(64, null), { code: 'KeepGone' }],
  [
    'no picture',
    editor(64, new Blob(['text']), 'hall.txt'),
    { code: 'NotMedia', name: 'hall.txt' },
  ],
])('%s is refused for what it is', async (_what, refused, fault) => {
  expect(await savePage(refused, i18n, quietly)).toBeUndefined()
  expect([refused.tour.fault, saved]).toEqual([fault, []])
})

test('a picture whose position could not be found is named, in words', async () => {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const tiff = writeTiff(true, [lost])
  const chunk = [0, 0, 0, tiff.length, ...[0x65, 0x58, 0x49, 0x66], ...tiff, 0, 0, 0, 0]
  const broken = editor(64, new Blob([png.subarray(0, 8), new Uint8Array(chunk)]), 'roof.png')
  expect(await savePage(broken, i18n, quietly)).toBeDefined()
  expect(broken.tour.otherFaults).toEqual([{ code: 'PositionBlanked', name: 'roof.png' }])
  expect(i18n.t('faultPositionBlanked', { ns: 'tour', name: 'roof.png' })).toContain('roof.png')
  await savePage(broken, i18n, { ...quietly, position: true })
  expect(broken.tour.otherFaults).toEqual([])
})

test('without the viewer, or with a module of the development server, there is no page', async () => {
  const answers = [new Response('', { status: 503 }), new Response('import "/src/a.ts"\na()')]
  for (const answer of answers) {
    const refused = editor()
    vi.stubGlobal('fetch', async () => answer.clone())
    await savePage(refused, i18n, quietly)
    expect(refused.tour.fault).toEqual({ code: 'Viewer', name: '' })
  }
})
