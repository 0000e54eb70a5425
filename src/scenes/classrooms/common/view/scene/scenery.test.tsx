import { Group, type Mesh, type MeshStandardMaterial } from 'three'
import { expect, test } from 'vitest'
import { copyScenery, meshesIn } from './scenery.tsx'
import { readModel } from './testing/read-model.ts'

const bench = await readModel('lab/view/scene/titration.glb')

test('a model that lacks a node that code needs is refused by its name', () => {
  expect(() => copyScenery(new Group(), ['tap'])).toThrow('tap')
  expect(copyScenery(bench, ['tap']).nodes.tap.name).toBe('tap')
})

test('a copy can be moved and taken apart, and the next one is whole', () => {
  const first = copyScenery(bench, ['flask'])
  const count = meshesIn(first.root).length
  first.nodes.flask.position.x = 1
  first.nodes.flask.clear()
  const second = copyScenery(bench, ['flask'])
  expect(meshesIn(second.root)).toHaveLength(count)
  expect(second.nodes.flask.position.x).toBe(0)
})

test('parts throw and take shadows as their properties say, and glass is drawn by our own shader', () => {
  const named = (name: string) => bench.getObjectByName(name) as Mesh
  expect(named('stand-painted')).toMatchObject({ castShadow: true, receiveShadow: true })
  expect(named('tube-wall')).toMatchObject({
    castShadow: false,
    receiveShadow: false,
    renderOrder: 5,
  })
  const keyOf = (name: string) =>
    (named(name).material as MeshStandardMaterial).customProgramCacheKey()
  expect(keyOf('flask-near')).toBe('glass')
  expect(keyOf('stand-painted')).not.toContain('glass')
})
