import { Color, Group, Mesh, Quaternion, Texture, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { expectClose } from '../../model/testing/fixtures.ts'
import { createTransitionLayer } from '../walk/transition-layer.ts'
import { uprightMatrix } from './place-picture.ts'
import { TiledPicture } from './tiled-picture.ts'

const size = { width: 8192, height: 4096 }
const whole = { x: 0, y: 0, ...size }
const tile = { x: 2048, y: 0, width: 2048, height: 2048 }
const create = () => new TiledPicture({ size }, 'sphere', new Color())

test('a tile that comes into a picture that is turned upright is turned with it', () => {
  const holder = new Group()
  holder.setRotationFromMatrix(uprightMatrix({ pitch: 20, roll: 70 }))
  holder.updateMatrixWorld(true)
  const picture = create()
  holder.add(picture.group)
  picture.settle()
  picture.add(new Texture(), tile, tile)
  const [mesh] = picture.group.children
  if (!mesh) throw new Error('no tile')
  // An eighth to the left of the middle: three’s own y turns to the left.
  expect(mesh.rotation.y).toBeCloseTo(Math.PI / 4, 9)
  const turn = new Quaternion()
  mesh.matrixWorld.decompose(new Vector3(), turn, new Vector3())
  // A tile’s own turn about the upright, after that of what holds it.
  expect(turn.angleTo(holder.quaternion.clone().multiply(mesh.quaternion))).toBeLessThan(1e-6)
})

const meshes = (picture: TiledPicture) =>
  picture.group.children.filter((child): child is Mesh => child instanceof Mesh && child.visible)

test('what was shown first is taken away when all of it is there, with what it held', () => {
  const picture = create()
  const freed: Texture[] = []
  const texture = () => {
    const made = new Texture()
    made.addEventListener('dispose', () => freed.push(made))
    return made
  }
  const [part, all] = [texture(), texture()]
  const first = picture.add(part, tile, tile)
  const rest = picture.add(all, whole, whole)
  picture.remove(first)
  expect(freed).toEqual([part])
  expect(picture.group.children).toEqual([rest.mesh])
  picture.remove(first)
  picture.dispose()
  expect(freed).toEqual([part, all])
})

test('in a step it is seen as two halves, each with its own part of the texture, and then as one mesh again', () => {
  const picture = create()
  picture.add(new Texture(), whole, whole)
  const transitionLayer = createTransitionLayer()
  picture.walk(transitionLayer, false)
  expect(meshes(picture)).toEqual([])
  const shares = [...transitionLayer.parts].flatMap(({ patch, mesh }) => {
    const { scale, offset, extent } = mesh.material.uniforms
    const { x: left, y: right } = extent?.value ?? {}
    const on = (at: number) => at * scale?.value.x + offset?.value.x
    return [patch.middle / Math.PI, on(left), on(right)]
  })
  expectClose(shares, [-0.5, 0, 0.5, 0.5, 0.5, 1])
  picture.walk(undefined, false)
  expect([meshes(picture).length, transitionLayer.parts.size]).toEqual([1, 0])
})
