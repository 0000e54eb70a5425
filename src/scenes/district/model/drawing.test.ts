import { expect, test } from 'vitest'
import { districtConfig } from '../config.ts'
import { districtShapes, dotAt, drawingSize, fencePathData } from './drawing.ts'

const { width, depth } = districtConfig

test('the whole district lies in the picture, north at the top', () => {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => dotAt({ x: (x * width) / 2, z: (z * depth) / 2 })),
  )
  for (const [x, y] of corners) {
    expect(Math.abs(x)).toBeLessThan(drawingSize.width / 2)
    expect(Math.abs(y)).toBeLessThan(drawingSize.height / 2)
  }
  expect(dotAt({ x: 0, z: -100 })[1]).toBeLessThan(dotAt({ x: 0, z: 100 })[1])
})

test('a house covers what stands behind it: it is drawn later, its roof after its walls', () => {
  const { standing } = districtShapes()
  const roofs = standing.filter(({ kind }) => kind === 'roof')
  const tops = roofs.map(({ d }) => Number(/^M-?\d+ ?(-?\d+)/.exec(d)?.[1]))
  expect(tops.length).toBeGreaterThan(40)
  // Rows of houses follow each other down the picture, as far as their heights differ.
  tops.forEach((top, index) => {
    expect(top).toBeGreaterThan(Math.max(...tops.slice(0, index)) - 40)
  })
  const kinds = standing.map(({ kind }) => kind).join(' ')
  expect(kinds).not.toMatch(/roof (east|south) (south )?tree/)
  expect(kinds.endsWith('roof tree')).toBe(true)
})

test('a fence is a closed line around its place', () => {
  const { at } = districtConfig.fences.park
  const d = fencePathData('park')
  expect(d.endsWith('Z')).toBe(true)
  const [x, y] = d.match(/-?\d+/g)?.map(Number) ?? []
  expect([x, y]).toEqual(dotAt({ x: at.x + 80, z: at.z }).map(Number))
})
