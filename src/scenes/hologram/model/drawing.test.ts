import { expect, test } from 'vitest'
import { boxFaces } from '../../../math/box-faces.ts'
import { createDistrict } from './district.ts'
import { drawModel } from './drawing.ts'
import { createHologram, setPlan, toggleExploded, toggleLayer, turn } from './hologram.ts'
import { areaData, lineData } from './path-data.ts'
import { createWalkers } from './people.ts'

const district = createDistrict()
const walkers = createWalkers(district)
const draw = (state = createHologram()) => drawModel(district, walkers, state)

test('of a box one sees the roof and the walls that face the eye', () => {
  const box = { x: 0, z: 0, width: 10, depth: 10, height: 5 }
  const seen = (x: number, y: number, z: number) =>
    boxFaces(box, { x, y, z }).map(({ kind }) => kind)
  expect(seen(100, 100, 100)).toEqual(['south', 'east', 'roof'])
  expect(seen(0, 100, -100)).toEqual(['south', 'roof'])
  expect(seen(-100, 3, 0)).toEqual(['east'])
  expect(boxFaces(box, { x: 0, y: 100, z: 0 }, 40)[0]?.corners[0]?.y).toBe(45)
})

/** Reads path data of lines, as a browser would. */
function dotsOf(d: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...d.matchAll(/([Ml])([-\d ]+)/g)].flatMap(([, command, text = '']) => {
    const numbers = [...text.matchAll(/-?\d+/g)].map(Number)
    return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => {
      const [across = 0, down = 0] = numbers.slice(2 * i)
      ;[x, y] = command === 'M' ? [across, down] : [x + across, y + down]
      return [x, y]
    })
  })
}

test('lines are written short, and read as they were', () => {
  const dots: [number, number][] = [-5, 3, 3, 0].map((x, at) => [x, [7, -2, 8, 0][at] ?? 0])
  expect(lineData(dots)).toBe('M-5 7l8-9 0 10-3-8')
  expect(dotsOf(areaData(dots))).toEqual(dots)
  expect(lineData([[4, 4]])).toBe('M4 4h0')
  expect(lineData([])).toBe('')
})

test('hidden layers are not drawn, and today has no tram', () => {
  const state = createHologram()
  const count = (kind: string) => draw(state).filter((shape) => shape.kind === kind).length
  const [trees, track, roofs] = ['tree', 'track', 'roof'].map(count)
  expect(Math.min(track ?? 0, roofs ?? 0)).toBeGreaterThan(0)
  toggleLayer(state, 'buildings')
  expect(count('roof')).toBe(0)
  setPlan(state, 'existing')
  expect(count('track')).toBe(0)
  expect(count('tree')).toBeLessThan(trees ?? 0)
})

test('it follows the view, and at first stays in the picture, whole and taken apart', () => {
  const state = createHologram()
  const first = draw(state)
  toggleExploded(state)
  const apart = draw(state)
  for (const [x, y] of [...first, ...apart].flatMap(({ d }) => dotsOf(d))) {
    expect(Math.abs(x)).toBeLessThanOrEqual(800)
    expect(Math.abs(y)).toBeLessThanOrEqual(450)
  }
  turn(state, 40, 10)
  expect(draw(state)[0]?.d).not.toBe(apart[0]?.d)
})
