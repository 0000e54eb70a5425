import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { createDocument } from '../document/create-document.ts'
import { usedFiles } from '../document/files.ts'
import { parseDocumentText, serialiseDocument } from '../document/parse-document.ts'
import { setPlan } from '../document/plan.ts'
import { addRooms } from '../document/rooms.ts'
import { newRoom } from '../testing/fixtures.ts'
import { randomDocument } from '../testing/random-document.ts'
import { arrivalDirection } from '../walk/return-link.ts'
import { createFormatWord, pageBytes } from './page-data.ts'
import { pageDocument } from './page-document.ts'

test('the exported page keeps links, notes, captions and plan of any tour, and only the files they use', () => {
  const counts = { links: 0, notes: 0, plans: 0 }
  for (let seed = 0; seed < 12; seed += 1) {
    const document = randomDocument(createRandom(seed))
    const page = pageDocument(document)
    const text = serialiseDocument(page)
    const read = parseDocumentText(text)
    expect('document' in read && serialiseDocument(read.document)).toBe(text)
    expect(page.files.map(({ id }) => id).sort()).toEqual([...usedFiles(document)].sort())
    expect(page.plan).toEqual(document.plan)
    counts.plans += Number(document.plan !== null)
    for (const [at, room] of document.rooms.entries()) {
      const { id, name, file, notes, captions } = room
      expect(page.rooms[at]).toMatchObject({ id, name, file, notes, captions })
      counts.notes += notes.length
      counts.links += room.links.length
      for (const [index, { arrive: _, ...link }] of room.links.entries()) {
        const sent = page.rooms[at]?.links[index]
        expect(sent).toMatchObject(link)
        const wanted = arrivalDirection(document, id, room.links[index] ?? { ...link, arrive: 0 })
        expect(sent && arrivalDirection(page, id, sent)).toEqual(wanted)
      }
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(4)
})

test('pageBytes is a third more than media and plan, and little else', () => {
  const file = (id: string, bytes: number) => ({ ...newRoom(id).file, bytes })
  const rooms = [newRoom('a', { file: file('a', 30e6) }), newRoom('b', { file: file('b', 33e6) })]
  const tour = addRooms(createDocument('tour'), rooms)
  expect(pageBytes(tour) / 84e6).toBeCloseTo(1, 2)
  const unused = { ...tour, files: [...tour.files, file('c', 1e9)] }
  expect(pageBytes(unused)).toBe(pageBytes(tour))
  const planned = setPlan(tour, file('plan', 30e6), { width: 600, height: 400 })
  expect((pageBytes(planned) - pageBytes(tour)) / 40e6).toBeCloseTo(1, 3)
})

const wordsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`content/${locale}/ui/tour.json`, 'utf8'))

test('a word’s placeholders are filled once, and not within values', () => {
  const say = createFormatWord(wordsOf('en') as Parameters<typeof createFormatWord>[0])
  expect(say('seekValue', { at: '0:01', length: '{{at}} $& $1' })).toBe('0:01 of {{at}} $& $1')
  expect([say('zoomReadout', { zoom: 110 }), say('zoomReadout')]).toEqual(['110%', '%'])
})
