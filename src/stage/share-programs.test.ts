import {
  BoxGeometry,
  BufferAttribute,
  Color,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Texture,
} from 'three'
import { expect, test } from 'vitest'
import { sharePrograms } from './share-programs.ts'

test('plain materials get a picture and colors at their vertices, white where they had none', () => {
  const picture = new Texture()
  const printed = new Mesh(new BoxGeometry(), new MeshStandardMaterial({ map: picture }))
  const painted = new Mesh(new BoxGeometry(), new MeshStandardMaterial({ vertexColors: true }))
  const colors = new BufferAttribute(new Float32Array(24 * 3).fill(0.5), 3)
  painted.geometry.setAttribute('color', colors)
  const group = new Group().add(printed, new Group().add(painted))
  sharePrograms(group)
  expect(printed.material.map).toBe(picture)
  expect(printed.material.vertexColors).toBe(true)
  const white = printed.geometry.getAttribute('color')
  expect([white.count, white.getX(0), white.getY(23)]).toEqual([24, 1, 1])
  expect(painted.geometry.getAttribute('color')).toBe(colors)
  expect(painted.material.map?.image).toMatchObject({ width: 1, height: 1 })
})

test('instances get colors, white where they had none', () => {
  const plain = new InstancedMesh(new BoxGeometry(), new MeshStandardMaterial(), 2)
  const painted = new InstancedMesh(new BoxGeometry(), new MeshStandardMaterial(), 1)
  painted.setColorAt(0, new Color('red'))
  const { instanceColor } = painted
  sharePrograms(new Group().add(plain, painted))
  expect([...(plain.instanceColor?.array ?? [])]).toEqual([1, 1, 1, 1, 1, 1])
  expect(painted.instanceColor).toBe(instanceColor)
})

test('other materials, and those with code of their own, stay as they are', () => {
  const basic = new MeshBasicMaterial()
  const glass = new MeshStandardMaterial()
  glass.onBeforeCompile = () => {}
  sharePrograms(new Group().add(new Mesh(new BoxGeometry(), [basic, glass])))
  expect([basic.map, basic.vertexColors, glass.map, glass.vertexColors]).toEqual([
    null,
    false,
    null,
    false,
  ])
})
