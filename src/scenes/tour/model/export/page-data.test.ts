import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { createDocument } from '../document/create-document.ts'
import { dropUnusedFiles, usedFiles } from '../document/files.ts'
import { parseDocumentText, serializeDocument } from '../document/parse-document.ts'
import { setPlan } from '../document/plan.ts'
import { addRooms } from '../document/rooms.ts'
import { newRoom } from '../testing/fixtures.ts'
import { randomDocument } from '../testing/random-document.ts'
import { arrivalDirection } from '../walk/return-link.ts'
import { pageBytes } from './page-data.ts'

test('the exported page keeps links, notes, captions and plan of any tour, and only the files they use', () => {
  const counts = { links: 0, notes: 0, plans: 0 }
  for (let seed = 0; seed < 12; seed += 1) {
    const document = randomDocument(createRandom(seed))
    const page = dropUnusedFiles(document)
    const text = serializeDocument(page)
    const read = parseDocumentText(text)
    expect('document' in read && serializeDocument(read.document)).toBe(text)
    expect(page.files.map(({ id }) => id).sort()).toEqual([...usedFiles(document)].sort())
    expect(page.plan).toEqual(document.plan)
    counts.plans += Number(document.plan !== null)
    for (const [at, room] of document.rooms.entries()) {
      const { id, name, file, notes, captions } = room
      expect(page.rooms[at]).toMatchObject({ id, name, file, notes, captions })
      counts.notes += notes.length
      counts.links += room.links.length
      for (const [index, link] of room.links.entries()) {
        const sent = page.rooms[at]?.links[index]
        expect(sent).toEqual(link)
        const wanted = arrivalDirection(document, id, link)
        expect(sent && arrivalDirection(page, id, sent)).toEqual(wanted)
      }
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(4)
})

test('pageBytes is a third more than media and plan, and the viewer', () => {
  const file = (id: string, bytes: number) => ({ ...newRoom(id).file, bytes })
  const rooms = [newRoom('a', { file: file('a', 30e6) }), newRoom('b', { file: file('b', 33e6) })]
  const tour = addRooms(createDocument('tour'), rooms)
  expect((pageBytes(tour) - 84e6) / 1e6).toBeCloseTo(1.25, 2)
  const unused = { ...tour, files: [...tour.files, file('c', 1e9)] }
  expect(pageBytes(unused)).toBe(pageBytes(tour))
  const planned = setPlan(tour, file('plan', 30e6), { width: 600, height: 400 })
  expect((pageBytes(planned) - pageBytes(tour)) / 40e6).toBeCloseTo(1, 3)
})
