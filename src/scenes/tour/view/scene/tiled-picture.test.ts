import { Group, Mesh, NoBlending, PlaneGeometry, Texture } from 'three'
import { expect, test } from 'vitest'
import { uprightMatrix } from './place-picture.ts'
import { TiledPicture, type WalkLayer } from './tiled-picture.ts'

const size = { width: 8192, height: 4096 }
const whole = { x: 0, y: 0, ...size }
const tile = { x: 2048, y: 0, width: 2048, height: 2048 }
const create = () => new TiledPicture({ size }, 'sphere')

test('a tile that comes into a picture that is turned upright is turned with it', () => {
  const holder = new Group()
  holder.setRotationFromMatrix(uprightMatrix({ pitch: 20, roll: 70 }))
  holder.updateMatrixWorld(true)
  const picture = create()
  holder.add(picture.group)
  picture.show('sphere')
  const mesh = picture.add(new Texture(), tile, tile)
  expect(mesh.matrixWorld.elements).toEqual(holder.matrixWorld.elements)
  // Its middle lies an eighth to the left of the picture’s.
  expect(mesh.material.uniforms.middle.value).toBeCloseTo(-Math.PI / 4, 9)
  mesh.geometry.computeBoundingBox()
  const { min, max } = mesh.geometry.boundingBox ?? {}
  expect([min?.x, max?.x]).toEqual([expect.closeTo(-1, 6), expect.closeTo(0, 6)])
})

const meshes = ({ group }: TiledPicture) =>
  group.children.filter((child): child is Mesh => child instanceof Mesh)

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
  expect(picture.group.children).toEqual([rest])
  picture.remove(first)
  picture.dispose()
  expect(freed).toEqual([part, all])
})

test('in a step it lies on the walls, after what tells how near they are, and then round the visitor again', () => {
  const picture = create()
  const shown = picture.add(new Texture(), whole, whole)
  const room = new PlaneGeometry()
  const layer: WalkLayer = { room, level: null, isOver: true, share: { value: 0.3 } }
  picture.show('sphere', layer)
  const late = picture.add(new Texture(), tile, tile)
  const [depth, ...tiles] = meshes(picture)
  expect(tiles).toEqual([shown, late])
  expect(meshes(picture).map(({ geometry }) => geometry)).toEqual([room, room, room])
  expect(depth?.material).toMatchObject({ colorWrite: false, depthWrite: true })
  layer.share.value = 0.6
  for (const { material } of [shown, late]) {
    expect(material).toMatchObject({ transparent: true, depthTest: true })
    expect(material.uniforms.share.value).toBe(0.6)
  }
  expect(layer.group).toBe(picture.group)
  layer.group?.matrix.makeScale(2, 2, 1)
  picture.show('sphere')
  expect(meshes(picture)).toEqual([shown, late])
  expect(shown.geometry).not.toBe(room)
  expect(shown.material).toMatchObject({ transparent: false, blending: NoBlending })
  expect([shown.material.uniforms.share.value, picture.group.matrix.elements[0]]).toEqual([1, 1])
})
