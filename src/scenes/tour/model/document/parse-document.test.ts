import { describe, expect, test } from 'vitest'
import { harm } from '../../../../../tests/setup/harm.ts'
import { createRandom } from '../../../../math/random.ts'
import { randomDocument } from '../testing/random-document.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { limits } from './limits.ts'
import {
  type DocumentParseResult,
  parseDocument,
  parseDocumentText,
  serializeDocument,
} from './parse-document.ts'

const faultOf = (parsed: DocumentParseResult) => ('fault' in parsed ? parsed.fault : 'read')
type Json = Record<string, unknown>
const homeText = serializeDocument(sampleHome())
const json = () => JSON.parse(homeText)

/** The sample home with one of its values set, or taken away where it is undefined. */
function changed(path: string, value: unknown): Json {
  const document = json()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const owner = keys.reduce((part, key) => part[key], document)
  if (value === undefined) delete owner[last]
  else owner[last] = value
  return document
}

test('what is written is read, and written again as the same bytes', () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const document = randomDocument(createRandom(seed))
    const text = serializeDocument(document)
    const parsed = parseDocumentText(text)
    if ('fault' in parsed) throw new Error(JSON.stringify(parsed.fault))
    expect(serializeDocument(parsed.document)).toBe(text)
  }
})

test.each([
  ['nothing', null],
  ['something else’s', { format: 'realia-room', version: 1 }],
  ['version 0', { version: 0, rooms: [] }],
])('%s is foreign', (_what, value) => {
  expect(faultOf(parseDocument(value))).toEqual({ code: 'Foreign', path: '' })
})

test('text that is no JSON says so, and a newer document before anything else of it is read', () => {
  expect(faultOf(parseDocumentText('{"version": 1,'))).toEqual({ code: 'NotJson', path: '' })
  const newer = { version: 2, rooms: 'elsewhere', more: {} }
  expect(faultOf(parseDocument(newer))).toEqual({ code: 'Newer', path: 'version' })
})

describe('a damaged document tells what and where', () => {
  const link = 'rooms.0.links.0'
  const at = 'rooms[0].links[0]'
  test.each<[string, unknown, string, string?]>([
    ['name', undefined, 'invalid_type'],
    ['more', 1, 'unrecognized_keys', ''],
    [`${link}.yaw`, undefined, 'invalid_type', `${at}.yaw`],
    [`${link}.yaw`, '12', 'invalid_type', `${at}.yaw`],
    [`${link}.yaw`, 180.1, 'too_big', `${at}.yaw`],
    [`${link}.yaw`, 180, 'read'],
    [`${link}.to`, 'nowhere', 'Dangling', `${at}.to`],
    [`${link}.to`, 'living', 'Dangling', `${at}.to`],
    [`${link}.id`, 'a b', 'invalid_format', `${at}.id`],
    ['rooms.1.id', 'living', 'Duplicate', 'rooms[1].id'],
    ['rooms.0.file', 'none', 'Dangling', 'rooms[0].file'],
    ['rooms.0.sort', 'video', 'Kind', 'rooms[0].file'],
    ['rooms.0.captions', 'plan', 'Kind', 'rooms[0].captions'],
    ['rooms.0.name', 'x'.repeat(limits.name + 1), 'too_big', 'rooms[0].name'],
    ['rooms.0.name', 'a\u0000b', 'invalid_format', 'rooms[0].name'],
    ['rooms.0.name', 'a\ud800b', 'invalid_format', 'rooms[0].name'],
    ['rooms.0.name', 'a\nb', 'invalid_format', 'rooms[0].name'],
    ['rooms.0.size', { width: 0, height: 4 }, 'too_small', 'rooms[0].size.width'],
    ['rooms.0.floor', Array(2).fill([0, -10]), 'too_small', 'rooms[0].floor'],
    ['rooms.0.floor', [[0, -10], [90, -10], [180]], 'too_small', 'rooms[0].floor[2]'],
    ['rooms.0.look', { yaw: 0, pitch: 0, zoom: 1e9 }, 'too_big', 'rooms[0].look.zoom'],
    ['rooms', Array(limits.rooms + 1).fill({}), 'too_big', 'rooms'],
    ['start', { room: 'nowhere', look: null }, 'Dangling', 'start.room'],
    ['plan.pins.0.x', 1.01, 'too_big', 'plan.pins[0].x'],
    ['plan.pins.1.room', 'living', 'Duplicate', 'plan.pins[1].room'],
    ['plan.file', 'nowhere', 'Dangling', 'plan.file'],
    ['files.0.path', 'media/../tour.json', 'invalid_format', 'files[0].path'],
    ['files.0.path', '/media/a.jpg', 'invalid_format', 'files[0].path'],
    ['files.0.path', 'media/a\\b.jpg', 'invalid_format', 'files[0].path'],
    ['files.0.path', 'media/con.', 'invalid_format', 'files[0].path'],
    ['files.0.path', 'media/KITCHEN.jpg', 'Duplicate', 'files[1].path'],
    ['files.0.type', 'text/html', 'invalid_format', 'files[0].type'],
    ['version', 1.5, 'Foreign', ''],
  ])('%s = %j: %s', (path, value, code, where = path) => {
    const fault = faultOf(parseDocument(changed(path, value)))
    expect(fault).toEqual(code === 'read' ? 'read' : { code, path: where })
  })

  const note = { id: 'n', yaw: 0, pitch: 0, title: '', text: '', href: null, image: null, alt: '' }
  test.each<[Json, string]>([
    [{ href: 'javascript:alert(1)' }, 'invalid_format'],
    [{ href: ' https://example.com' }, 'invalid_format'],
    [{ href: 'data:text/html,x' }, 'invalid_format'],
    [{ href: 'https://example.com/' }, 'read'],
    [{ text: 'x'.repeat(limits.text + 1) }, 'too_big'],
    [{ image: 'nowhere' }, 'Dangling'],
    [{ id: 'living-kitchen-from-living' }, 'Duplicate'],
  ])('a note with %j: %s', (part, code) => {
    const fault = faultOf(parseDocument(changed('rooms.1.notes', [{ ...note, ...part }])))
    expect(typeof fault === 'string' ? fault : fault.code).toBe(code)
  })

  test('a key that would be a prototype is one too many', () => {
    const text = serializeDocument(sampleHome()).replace('{', '{"__proto__": {},')
    expect(faultOf(parseDocumentText(text))).toEqual({ code: 'unrecognized_keys', path: '' })
  })
})

test('any value in the place of any other is read or refused, and never thrown otherwise', () => {
  const home = json()
  const check = () => {
    const parsed = parseDocument(home)
    if ('document' in parsed) expect(serializeDocument(parsed.document)).toContain('rooms')
  }
  for (const part of [home, home.rooms[0], home.plan]) harm(part, check)
})

test('what could not be read again is not written', () => {
  const broken = { ...sampleHome(), start: { room: 'nowhere', look: null } }
  expect(() => serializeDocument(broken)).toThrow('Dangling at start.room')
})
