import {
  Color,
  Group,
  Mesh,
  Quaternion,
  type Scene,
  type ShaderMaterial,
  Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { expect, test, vi } from 'vitest'
import { close } from '../../model/testing/close.ts'
import { createStride } from '../walk/stride.ts'
import { mipmappedCopy } from './mipmapped-copy.ts'
import { TiledPicture } from './tiled-picture.ts'
import { uprightMatrix } from './upright-matrix.ts'

const size = { width: 8192, height: 4096 }
const whole = { x: 0, y: 0, ...size }
const tile = { x: 2048, y: 0, width: 2048, height: 2048 }
const create = () => new TiledPicture({ size }, 'sphere', new Color())

test.each([true, false])(
  'a tile that comes into a picture that is turned upright is turned with it; it was put there first: %s',
  (isThere) => {
    const holder = new Group()
    holder.setRotationFromMatrix(uprightMatrix({ pitch: 20, roll: 70 }))
    holder.updateMatrixWorld(true)
    const picture = create()
    if (isThere) {
      holder.add(picture.group)
      picture.settle()
    }
    picture.add(new Texture(), tile, tile)
    if (!isThere) {
      holder.add(picture.group)
      picture.settle()
    }
    const [mesh] = picture.group.children
    if (!mesh) throw new Error('no tile')
    const turn = new Quaternion()
    mesh.matrixWorld.decompose(new Vector3(), turn, new Vector3())
    // A tile’s own turn about the upright, after that of what holds it.
    expect(turn.angleTo(holder.quaternion.clone().multiply(mesh.quaternion))).toBeLessThan(1e-6)
    expect(turn.angleTo(mesh.quaternion)).toBeGreaterThan(0.5)
  },
)

const meshes = (picture: TiledPicture) =>
  picture.group.children.filter((child): child is Mesh => child instanceof Mesh && child.visible)

const renderer = (render: (scene: Scene) => void = () => {}) =>
  ({
    capabilities: { getMaxAnisotropy: () => 16 },
    ...{ setRenderTarget: () => {}, render },
  }) as unknown as WebGLRenderer

test('a panorama that is one texture is one mesh all the way round, also with mipmaps', () => {
  const picture = create()
  picture.add(new Texture(), whole, whole)
  const [all] = meshes(picture)
  all?.geometry.computeBoundingBox()
  const { min, max } = all?.geometry.boundingBox ?? {}
  close([min?.z ?? 0, max?.z ?? 0], [-1, 1], 3)
  picture.mipmap(renderer())
  expect(meshes(picture)).toEqual([all])
  const material = all?.material as ShaderMaterial | undefined
  expect(material?.uniforms.picture?.value.generateMipmaps).toBe(true)
  picture.dispose()
  expect(picture.group.children).toEqual([])
})

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
  expect(picture.group.children).toEqual([rest.part.mesh])
  picture.remove(first)
  picture.dispose()
  expect(freed).toEqual([part, all])
})

test('in a step it is seen as two halves, each with its own part of the texture, and then as one mesh again', () => {
  const picture = create()
  picture.add(new Texture(), whole, whole)
  const stride = createStride()
  picture.walk(stride, false)
  expect(meshes(picture)).toEqual([])
  const shares = [...stride.parts].flatMap(({ patch, mesh }) => {
    const { scale, offset, extent } = mesh.material.uniforms
    const { x: left, y: right } = extent?.value ?? {}
    const on = (at: number) => at * scale?.value.x + offset?.value.x
    return [patch.middle / Math.PI, on(left), on(right)]
  })
  close(shares, [-0.5, 0, 0.5, 0.5, 0.5, 1])
  picture.walk(undefined, false)
  expect([meshes(picture).length, stride.parts.size]).toEqual([1, 0])
})

test('all copies with mipmaps are drawn by one material, which stays, and none is held on to', () => {
  const materials = new Set<ShaderMaterial>()
  const copied: unknown[] = []
  const disposed = vi.fn()
  const drawn = renderer(({ children: [mesh] }) => {
    const material = (mesh as Mesh).material as ShaderMaterial
    materials.add(material)
    material.addEventListener('dispose', disposed)
    copied.push(material.uniforms.picture?.value)
  })
  const textures = [new Texture(), new Texture(), new Texture()]
  const made = textures.map((texture) =>
    mipmappedCopy(drawn, texture, { width: 64, height: 32 }, 8),
  )
  expect(copied).toEqual(textures)
  expect(new Set(made.map(({ texture }) => texture)).size).toBe(3)
  expect([materials.size, disposed.mock.calls.length]).toEqual([1, 0])
  for (const { uniforms } of materials) expect(uniforms.picture?.value).toBeNull()
})
