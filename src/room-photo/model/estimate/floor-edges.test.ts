import { expect, test } from 'vitest'
import { toImagePoint } from '../camera.ts'
import { cameras, photo, seen } from '../testing/samples.ts'
import { findFloorEdges } from './floor-edges.ts'
import { lineBetween } from './vanishing-points.ts'

const [camera] = cameras(1, 3, [10, 20])
if (!camera) throw new Error('no camera')

/** How an edge of the room lies in the photo. */
const edge = (a: [number, number, number], b: [number, number, number]) =>
  lineBetween(toImagePoint(photo, seen(camera, a)), toImagePoint(photo, seen(camera, b)))

test('edges along the walls are found on the floor, the longest first, and each once', () => {
  const found = findFloorEdges(
    [
      edge([1.8, 0, -3], [1.8, 0, -3.5]),
      edge([-1.2, 0, -3], [-1.2, 0, -5]),
      edge([-1.195, 0, -3], [-1.195, 0, -4]),
      edge([-1, 0, -4.5], [1, 0, -4.5]),
    ],
    camera,
    photo,
  )
  expect(found.x.map((at) => expect.closeTo(at, 3))).toEqual([-1.2, 1.8])
  expect(found.z).toEqual([expect.closeTo(-4.5, 3)])
})

test('what runs askew, up a wall or above the horizon is none', () => {
  const edges = [
    edge([-1, 0, -4], [1, 0, -4.4]),
    edge([-1.5, 0.1, -4], [-1.5, 0.9, -4]),
    edge([-1, 2.4, -4], [1, 2.4, -4]),
  ]
  expect(findFloorEdges(edges, camera, photo)).toEqual({ x: [], z: [] })
})

test('no more are kept than can be told apart by eye', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    edge([-0.5, 0, -3 - at * 0.05], [0.5, 0, -3 - at * 0.05]),
  )
  expect(findFloorEdges(many, camera, photo).z).toHaveLength(30)
})
