import { expect, test } from 'vitest'
import { harm } from '../../../../../tests/setup/harm.ts'
import { createRandom } from '../../../../math/random.ts'
import { createDesign, type Design } from '../../../../room-photo/model/design/design.ts'
import { addItem, maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { addWall } from '../../../../room-photo/model/design/edit-walls.ts'
import { createEmptyRoom } from '../../../../room-photo/model/design/empty-room.ts'
import { defaultRoomLight } from '../../../../room-photo/model/light.ts'
import { FaultError } from '../../../../room-photo/model/photo-file.ts'
import { pieceOf, sizes } from '../../../../room-photo/model/testing/samples.ts'
import { checkPieces, designOf, parseSavedDesign, savedVersion, toSaved } from './saved-design.ts'

const about = {
  ...{ name: 'Wohnzimmer – 居間 “1”', light: defaultRoomLight, now: 1_780_000_000_000 },
  texture: { noise: 2.5, blur: 0.8 },
}

/** Any design that the tool can make. */
function random(seed: number): Design {
  const dice = createRandom(seed)
  const size = { width: 1 + Math.floor(dice() * 6000), height: 1 + Math.floor(dice() * 6000) }
  const design = dice() < 0.3 ? createEmptyRoom() : createDesign(size)
  for (let count = Math.floor(dice() * 12); count > 0; count -= 1) {
    addItem(design, {
      piece: ['modern-sofa', 'mirror', 'vase'][count % 3] ?? '',
      ...{ variant: count % 2 ? 'sage' : '', x: dice() * 10 - 5, z: -dice() * 10 },
      turn: count === 1 ? 359.9 : Math.floor(dice() * 3600) / 10,
      scale: Math.round((0.2 + dice() * 4.8) * 100) / 100,
      ...(count % 3 === 1 && { lift: dice() * 2, wall: 1 }),
    })
  }
  if (!design.room && dice() < 0.6) addWall(design, { turn: dice() * 359, distance: dice() * 9 })
  return design
}

const small = () => createDesign({ width: 400, height: 300 })
const json = (value: unknown) => JSON.parse(JSON.stringify(value))
const saved = (design: Design, more = {}) => json(toSaved(design, { ...about, ...more }))
const read = (value: unknown) => parseSavedDesign(value, 'loft')
const kept = ({ photo, camera, confidence, heightBy, sun, room, ...rest }: Design) => {
  const { walls, ceiling, occluders, items } = rest
  return json({ photo, camera, confidence, heightBy, sun, room, walls, ceiling, occluders, items })
}

function withSofa(): Design {
  const design = small()
  addItem(design, pieceOf({ piece: 'modern-sofa' }))
  return design
}

function reasonOf(value: unknown): string {
  try {
    read(value)
    return 'read'
  } catch (error) {
    return error instanceof FaultError ? error.fault.code : `thrown: ${error}`
  }
}

test('what is kept comes back as it was, through JSON, whatever it is', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const design = random(seed)
    if (seed % 2) design.ceiling = 2.4
    if (seed % 2) design.occluders.push({ id: 1, points: [0, 9, 18].map((x) => ({ x, y: x * x })) })
    const value = toSaved(design, about)
    expect(read(json(value))).toEqual(value)
    expect(kept(designOf(read(json(value))))).toEqual(kept(design))
  }
})

test.each(['door', 'upright'] as const)('what a height follows from is kept: %s', (kind) => {
  const ends = { from: { x: 40, y: 250 }, to: { x: 41, y: 90 } }
  const scaleReference = { kind, length: 2.1, ...ends, laid: true }
  const value = saved(Object.assign(small(), { scaleReference, heightBy: kind }))
  expect(designOf(read(value))).toMatchObject({ scaleReference, heightBy: kind })
  for (const wrong of [{ kind: 'arm' }, { from: null }, { to: { x: 'left', y: 0 } }])
    expect(reasonOf({ ...value, scaleReference: { ...scaleReference, ...wrong } })).toBe('Damaged')
})

test('a design of an older site reads without what it could not keep, one of a later site without its words', () => {
  const { ceiling: _c, scaleReference: _y, ...older } = saved(small())
  const words = { confidence: 'certain', heightBy: 'laser', walls: [] }
  expect(
    read({ ...older, ...words, walls: [{ id: 1, turn: 0, distance: 2, found: 'lidar' }] }),
  ).toMatchObject({
    ...{ ceiling: null, scaleReference: null, confidence: 'set', heightBy: 'hand' },
    walls: [{ id: 1, turn: 0, distance: 2 }],
  })
})

test('a piece that this site does not have is of a newer one', () => {
  const value = toSaved(withSofa(), about)
  expect(() =>
    checkPieces(value, { 'modern-sofa': sizes.sofa, vase: sizes.vase }, 'loft'),
  ).not.toThrow()
  expect(() => checkPieces(value, { vase: sizes.vase }, 'loft')).toThrow(
    expect.objectContaining({ fault: { code: 'Newer', name: 'loft' } }),
  )
})

test.each([
  ['Foreign', null],
  ['Foreign', 'realia-room'],
  ['Foreign', []],
  ['Foreign', { format: 'glTF', version: 1 }],
  // Before anything else of it is read.
  ['Newer', { format: 'realia-room', version: savedVersion + 1 }],
])('what is no design of this version is %s: %j', (reason, value) => {
  expect(reasonOf(value)).toBe(reason)
})

test.each(['version', 'name', 'savedAt', 'photo', 'light', 'camera', 'room', 'walls', 'items'])(
  'without its %s, or with another kind of it, a design is damaged',
  (part) => {
    for (const wrong of [undefined, 'x', [[]], { x: Number.NaN }, Number.POSITIVE_INFINITY]) {
      if (part === 'name' && wrong === 'x') continue
      expect([wrong, reasonOf({ ...saved(random(7)), [part]: wrong })]).toEqual([wrong, 'Damaged'])
    }
  },
)

test.each([
  ['a piece that leads elsewhere', [{ piece: '../x' }]],
  ['a scale out of range', [{ scale: 9 }]],
  ['a place that is no number', [{ x: null }]],
  ['two items of one id', [{}, {}]],
  ['more items than a room takes', Array.from({ length: maxItems + 1 }, (_, id) => ({ id }))],
])('%s is damage', (_what, items) => {
  const value = saved(withSofa())
  const [sofa] = value.items
  expect(reasonOf({ ...value, items: items.map((change) => ({ ...sofa, ...change })) })).toBe(
    'Damaged',
  )
})

test('any value in the place of any other is read or refused, and never thrown otherwise', () => {
  for (const seed of [1, 2, 7]) {
    const value = saved(random(seed))
    harm(value, () => expect(reasonOf(value)).toMatch(/^(read|Foreign|Newer|Damaged)$/))
  }
})
