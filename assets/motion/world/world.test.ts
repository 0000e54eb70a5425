import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { distance } from '../vector.ts'
import { cameraOf, panorama, type ShotName, shots } from './pictures.ts'
import { cornersOf, frameOf, outlineOf, type Piece, pieces } from './pieces.ts'

const blender = join(import.meta.dirname, '../../blender')
const read = (path: string) => readFileSync(join(blender, path), 'utf8')

/** A number of the Python sources, with what they use of its arithmetic. */
function value(expression: string): number {
  const terms = expression.replace(/radians\(([^)]+)\)/g, '$1 * pi / 180').split(/(?=[+-])/)
  return terms
    .map((term) => {
      const [first = '', ...rest] = term.replaceAll(' ', '').split(/(?=[*/])/)
      const number = (text: string) => {
        const sign = text.startsWith('-') ? -1 : 1
        const bare = text.replace(/^[+-]/, '')
        return sign * (bare === 'pi' ? Math.PI : Number(bare))
      }
      return rest.reduce(
        (product, part) =>
          part.startsWith('*') ? product * number(part.slice(1)) : product / number(part.slice(1)),
        number(first),
      )
    })
    .reduce((sum, term) => sum + term, 0)
}

test('arithmetic of the sources is read', () => {
  expect(value('pi / 2')).toBeCloseTo(Math.PI / 2, 12)
  expect(value('radians(16)')).toBeCloseTo(0.2792526803, 9)
  expect(value('-2.9 + .172')).toBeCloseTo(-2.728, 12)
})

test.each(Object.entries(shots))('%s has the camera that it was rendered with', (name, shot) => {
  const source = read(`shots/${shot.room}.py`)
  const numbers = String.raw`\(([^)]+)\)`
  const call = new RegExp(
    `'${name}': \\(\\w+, lambda: still\\(${numbers}, ${numbers}, lens=([\\d.]+)([^\\n]*)`,
  ).exec(source)
  expect(call, `${name} in shots/${shot.room}.py`).not.toBeNull()
  const [, position = '', target = '', lens, rest = ''] = call ?? []
  expect(position.split(',').map(value)).toEqual([...shot.position])
  expect(target.split(',').map(value)).toEqual([...shot.target])
  expect(Number(lens)).toBe(shot.lens)
  expect(!rest.includes('level=False')).toBe(shot.level)
})

test('the panorama stands where it was rendered', () => {
  const position = /'sample-living-room': .*panorama\(\(([^)]+)\)/.exec(
    read('shots/living.py'),
  )?.[1]
  expect(position?.split(',').map(value)).toEqual([...panorama.position])
})

test.each([
  ['sofa', 'living', 'modern_sofa()'],
  ['coffeeTable', 'living', 'coffee_table()'],
  ['armchair', 'living', 'armchair()'],
  ['floorLamp', 'living', 'floor_lamp()'],
  ['bookshelf', 'living', 'bookshelf(2.42, 2.14)'],
  ['bed', 'bedroom', 'bed_frame()'],
  ['bedroomArmchair', 'bedroom', 'armchair()'],
] as const)('%s stands where the room has it', (name, room, made) => {
  const at = read(`rooms/${room}.py`)
    .split(`place(${made}, `)[1]
    ?.split('\n')[0]
    ?.replace(/\)$/, '')
  const [x, y, turn = 0] = (at ?? '').split(/,\s*/).map(value)
  const piece = pieces[name]
  expect(piece.at[0]).toBeCloseTo(x ?? Number.NaN, 9)
  expect(piece.at[1]).toBeCloseTo(y ?? Number.NaN, 9)
  expect(piece.turn).toBeCloseTo(turn, 9)
})

const models: unknown = JSON.parse(
  readFileSync(join(blender, '../../public/models/manifest.json'), 'utf8'),
)
const sizes = z.record(z.string(), z.object({ size: z.array(z.number()) })).parse(models)

// The models have y up; a bed’s covers hang over its frame, so its width is left out.
test.each([
  ['sofa', 'modern-sofa', [0, 1, 2]],
  ['armchair', 'armchair', [0, 1, 2]],
  ['bedroomArmchair', 'armchair', [0, 1, 2]],
  ['coffeeTable', 'coffee-table', [0, 1, 2]],
  ['diningTable', 'dining-table', [0, 1, 2]],
  ['floorLamp', 'floor-lamp', [0, 1, 2]],
  ['bed', 'bed-frame', [1, 2]],
] as const)('the figures of the %s are those of its model', (name, model, axes) => {
  const [width = 0, height = 0, depth = 0] = sizes[model]?.size ?? []
  const real = [width, depth, height]
  for (const axis of axes) {
    expect(Math.abs((real[axis] ?? 0) - (pieces[name].size[axis] ?? 9))).toBeLessThan(0.006)
  }
})

test('corners of a turned box keep its edges and stand upright', () => {
  const piece: Piece = { room: 'living', size: [2, 1, 0.5], at: [3, 4, 0.1], turn: 0.7 }
  const corners = cornersOf(piece)
  const edge = (a: number, b: number) => distance(corners[a] ?? [0, 0, 0], corners[b] ?? [0, 0, 0])
  expect([edge(0, 1), edge(1, 2), edge(0, 4)].map((length) => length.toFixed(9))).toEqual([
    '2.000000000',
    '1.000000000',
    '0.500000000',
  ])
})

// Read off the finished pictures by eye, in pixels of 1280 x 720.
test.each([
  ['hero-living-room', 'sofa', 541, 1021, 374, 566],
  ['hero-living-room', 'coffeeTable', 666, 955, 516, 697],
  ['hero-living-room', 'sunPicture', 621, 729, 183, 329],
  ['real-estate', 'diningTable', 538, 1057, 432, 782],
  ['education', 'cell', 612, 1022, 271, 635],
] as [ShotName, keyof typeof pieces, number, number, number, number][])(
  'in %s the frame of the %s lies round its picture',
  (name, piece, left, right, top, bottom) => {
    const frame = frameOf(cameraOf(name), outlineOf(pieces[piece]))
    const off = [
      (frame?.left ?? 0) * 1280 - left,
      (frame?.right ?? 0) * 1280 - right,
      (frame?.top ?? 0) * 720 - top,
      (frame?.bottom ?? 0) * 720 - bottom,
    ]
    // A box is a little larger than the thing with round edges in it.
    expect(Math.max(...off.map(Math.abs))).toBeLessThan(16)
  },
)
