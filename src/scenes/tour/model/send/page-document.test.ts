import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { usedFiles } from '../document/files.ts'
import { parseDocumentText } from '../document/parse-document.ts'
import { serialiseDocument } from '../document/serialise-document.ts'
import { arrivingLook } from '../links/suggest.ts'
import { randomDocument } from '../testing/random-document.ts'
import { pageDocument } from './page-document.ts'

test('of any tour the page is a tour, with the same ways, notes, captions and plan, and no more files than they need', () => {
  let links = 0
  let notes = 0
  let plans = 0
  for (let seed = 0; seed < 60; seed += 1) {
    const document = randomDocument(createRandom(seed))
    const page = pageDocument(document)
    const text = serialiseDocument(page)
    const read = parseDocumentText(text)
    expect('document' in read && serialiseDocument(read.document)).toBe(text)
    expect(page.rooms.map(({ id, name, file }) => [id, name, file])).toEqual(
      document.rooms.map(({ id, name, file }) => [id, name, file]),
    )
    expect(page.files.map(({ id }) => id).sort()).toEqual(
      [...usedFiles({ rooms: document.rooms, plan: document.plan })].sort(),
    )
    expect(page.plan).toEqual(document.plan)
    plans += Number(document.plan !== null)
    for (const [at, room] of document.rooms.entries()) {
      expect(page.rooms[at]).toMatchObject({ notes: room.notes, captions: room.captions })
      notes += room.notes.length
      for (const [index, link] of room.links.entries()) {
        const sent = page.rooms[at]?.links[index]
        expect(sent).toMatchObject({ id: link.id, to: link.to, yaw: link.yaw, pitch: link.pitch })
        expect(sent && arrivingLook(page, room.id, sent)).toEqual(
          arrivingLook(document, room.id, link),
        )
        links += 1
      }
    }
  }
  expect(notes).toBeGreaterThan(20)
  expect(plans).toBeGreaterThan(20)
  expect(links).toBeGreaterThan(20)
})
