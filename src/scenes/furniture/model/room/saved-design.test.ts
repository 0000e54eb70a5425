import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { addItem, mostItems } from './actions.ts'
import { createDesign, type Design } from './design.ts'
import { createEmptyRoom } from './empty-room.ts'
import { usualLight } from './light.ts'
import { checkPieces, designOf, fromSaved, savedVersion, toSaved } from './saved-design.ts'
import { SavedError } from './saved-reader.ts'
import { addWall } from './wall-actions.ts'

const about = {
  name: 'Wohnzimmer – 居間 “1”',
  light: usualLight,
  texture: { noise: 2.5, blur: 0.8 },
  now: 1_780_000_000_000,
}

/** Any design that the tool can make. */
function random(seed: number): Design {
  const dice = createRandom(seed)
  const size = { width: 1 + Math.floor(dice() * 6000), height: 1 + Math.floor(dice() * 6000) }
  const design = dice() < 0.3 ? createEmptyRoom() : createDesign(size)
  for (let count = Math.floor(dice() * 12); count > 0; count -= 1) {
    addItem(design, {
      piece: ['modern-sofa', 'mirror', 'vase'][count % 3] ?? '',
      look: count % 2 ? 'sage' : '',
      x: dice() * 10 - 5,
      z: -dice() * 10,
      turn: Math.floor(dice() * 3600) / 10,
      scale: Math.round((0.2 + dice() * 4.8) * 100) / 100,
      ...(count % 3 === 1 && { lift: dice() * 2, wall: 1 }),
    })
  }
  if (!design.room && dice() < 0.6) addWall(design, { turn: dice() * 359, distance: dice() * 9 })
  return design
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value))
const kept = ({ photo, camera, confidence, heightBy, sun, room, walls, covers, items }: Design) =>
  json({ photo, camera, confidence, heightBy, sun, room, walls, covers, items })

test('what is kept comes back as it was, through JSON, whatever it is', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const design = random(seed)
    const saved = toSaved(design, about)
    const read = fromSaved(json(saved), mostItems)
    expect(read).toEqual(saved)
    expect(kept(designOf(read))).toEqual(kept(design))
  }
})

test('an opened design is its own: what changes in it changes nothing that was read', () => {
  const saved = toSaved(random(3), about)
  const before = JSON.stringify(saved)
  const design = designOf(saved)
  for (const item of design.items) item.x += 1
  design.walls.push({ id: 99, turn: 0, distance: 1 })
  expect(JSON.stringify(saved)).toBe(before)
  expect(design.past).toEqual([])
})

test('a height that followed from a length of the visitor’s own is their own figure, where that length was not kept', () => {
  for (const [heightBy, after] of [
    ['upright', 'hand'],
    ['floor', 'hand'],
    ['door', 'door'],
    ['known', 'known'],
  ] as const) {
    const design = Object.assign(createDesign({ width: 4, height: 3 }), { heightBy })
    expect(designOf(fromSaved(json(toSaved(design, about)), mostItems)).heightBy).toBe(after)
  }
})

test.each(['door', 'upright'] as const)(
  'what a height follows from is kept with it: %s',
  (kind) => {
    const design = createDesign({ width: 400, height: 300 })
    const yardstick = {
      kind,
      length: 2.1,
      from: { x: 40, y: 250 },
      to: { x: 41, y: 90 },
      laid: true,
    }
    Object.assign(design, { yardstick, heightBy: kind })
    const saved = json(toSaved(design, about))
    expect(designOf(fromSaved(saved, mostItems))).toMatchObject({ yardstick, heightBy: kind })
    for (const wrong of [{ kind: 'arm' }, { from: null }, { to: { x: 'left', y: 0 } }]) {
      const damaged = { ...saved, yardstick: { ...yardstick, ...wrong } }
      expect(() => fromSaved(damaged, mostItems)).toThrow(SavedError)
    }
  },
)

describe('the walls that are known', () => {
  const known = { min: { x: -2, z: -4.5 }, max: { x: 2.5, z: 1 } }
  const saved = (walls: unknown) => ({
    ...json(toSaved(createDesign({ width: 4, height: 3 }), about)),
    known: walls,
  })

  test('are kept', () => {
    const read = json(toSaved(createDesign({ width: 4, height: 3 }), { ...about, walls: known }))
    expect(fromSaved(read, mostItems).known).toEqual(known)
  })

  test('need not be there, as before they were kept', () => {
    expect(fromSaved(saved(undefined), mostItems).known).toBeNull()
    expect(fromSaved(saved(null), mostItems).known).toBeNull()
  })

  test.each([
    ['no walls', 'x'],
    ['a corner that is missing', { min: known.min }],
    ['a place that is no number', { ...known, max: { x: '2', z: 1 } }],
    ['corners the wrong way round', { min: known.max, max: known.min }],
    ['walls too far away', { ...known, max: { x: 1e6, z: 1 } }],
  ])('%s is damage', (_what, walls) => {
    expect(reasonOf(saved(walls))).toBe('Damaged')
  })
})

test('a piece that this site does not have is of a newer one', () => {
  const saved = toSaved(createWithSofa(), about)
  expect(() => checkPieces(saved, new Set(['modern-sofa', 'vase']))).not.toThrow()
  expect(() => checkPieces(saved, new Set(['vase']))).toThrow(
    expect.objectContaining({ reason: 'Newer' }),
  )
})

function reasonOf(value: unknown): string {
  try {
    fromSaved(value, mostItems)
    return 'read'
  } catch (error) {
    return error instanceof SavedError ? error.reason : `thrown: ${error}`
  }
}

describe('what is no design of ours', () => {
  const saved = () => json(toSaved(random(7), about))

  test.each([
    ['nothing', null],
    ['a text', 'realia-room'],
    ['a list', []],
    ['an object of something else', { format: 'glTF', version: 1 }],
  ])('%s is foreign', (_what, value) => {
    expect(reasonOf(value)).toBe('Foreign')
  })

  test('one of a later version says so, before anything else of it is read', () => {
    expect(reasonOf({ format: 'realia-room', version: savedVersion + 1 })).toBe('Newer')
  })

  test('every part that is missing, or of another kind, is damage', () => {
    const parts = ['version', 'name', 'savedAt', 'photo', 'light', 'camera', 'room', 'walls']
    for (const part of [...parts, 'items']) {
      for (const wrong of [undefined, 'x', [[]], { x: Number.NaN }, Number.POSITIVE_INFINITY]) {
        const value = saved()
        if (part === 'name' && wrong === 'x') continue
        value[part] = wrong
        expect([part, reasonOf(value)]).toEqual([part, 'Damaged'])
      }
    }
  })

  test.each([
    ['two items of one id', (items: object[]) => items.push({ ...items[0] })],
    [
      'a piece that leads elsewhere',
      (items: object[]) => Object.assign(items[0] ?? {}, { piece: '../x' }),
    ],
    ['a scale out of range', (items: object[]) => Object.assign(items[0] ?? {}, { scale: 9 })],
    ['a place that is no number', (items: object[]) => Object.assign(items[0] ?? {}, { x: null })],
    [
      'more items than a room takes',
      (items: object[]) => {
        for (let id = 1000; id < 1000 + mostItems; id += 1) items.push({ ...items[0], id })
      },
    ],
  ])('%s is damage', (_what, spoil) => {
    const value = json(toSaved(createWithSofa(), about))
    spoil(value.items)
    expect(reasonOf(value)).toBe('Damaged')
  })

  test('any value in the place of any other is read or refused, and never thrown otherwise', () => {
    const dice = createRandom(11)
    const texts = Array.from({ length: 20 }, (_, at) =>
      JSON.stringify(toSaved(random(at + 1), about)),
    )
    const wrongs = [null, -1, 1e9, '', 'x', true, [], {}, [1, 2], { id: 1 }]
    for (let round = 0; round < 2000; round += 1) {
      const value = JSON.parse(texts[round % texts.length] ?? '')
      const path = pathOf(value, dice)
      path.owner[path.key] = wrongs[Math.floor(dice() * wrongs.length)]
      expect(reasonOf(value)).toMatch(/^(read|Foreign|Newer|Damaged)$/)
    }
  })
})

function createWithSofa(): Design {
  const design = createDesign({ width: 2000, height: 1500 })
  addItem(design, { piece: 'modern-sofa', look: 'sage', x: 0, z: -3, turn: 0, scale: 1 })
  return design
}

/** Any place within a value. */
function pathOf(value: Record<string, unknown>, dice: () => number) {
  let owner = value
  for (;;) {
    const keys = Object.keys(owner)
    const key = keys[Math.floor(dice() * keys.length)] ?? 'format'
    const next = owner[key]
    if (typeof next !== 'object' || next === null || dice() < 0.3 || Object.keys(next).length === 0)
      return { owner, key }
    owner = next as Record<string, unknown>
  }
}
