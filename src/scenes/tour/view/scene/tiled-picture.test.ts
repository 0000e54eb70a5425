import {
  Color,
  Group,
  Mesh,
  Quaternion,
  type ShaderMaterial,
  Texture,
  Vector2,
  Vector3,
  Vector4,
  type WebGLRenderer,
} from 'three'
import { expect, test } from 'vitest'
import { createStride } from '../walk/stride.ts'
import { TiledPicture } from './tiled-picture.ts'
import { uprightMatrix } from './upright-matrix.ts'

const size = { width: 8192, height: 4096 }
const tile = { x: 2048, y: 0, width: 2048, height: 2048 }
const level = { pitch: 20, roll: 70 }

function turnedHolder() {
  const holder = new Group()
  holder.setRotationFromMatrix(uprightMatrix(level))
  holder.updateMatrixWorld(true)
  return holder
}

const turn = new Quaternion()
const turnOf = (mesh: Mesh | undefined) =>
  mesh?.matrixWorld.decompose(new Vector3(), turn, new Vector3()) && turn.clone()

/** A tile’s own turn about the upright, after that of what holds it. */
const wanted = (holder: Group, mesh: Mesh) => holder.quaternion.clone().multiply(mesh.quaternion)

test('a tile that comes into a picture that is turned upright is turned with it, without another frame’s work', () => {
  const holder = turnedHolder()
  const picture = new TiledPicture({ size }, 'sphere', new Color())
  holder.add(picture.group)
  picture.settle()
  picture.add(new Texture(), tile, tile)
  const mesh = picture.group.children[0] as Mesh
  expect(turnOf(mesh)?.angleTo(wanted(holder, mesh))).toBeLessThan(1e-6)
  expect(turnOf(mesh)?.angleTo(mesh.quaternion)).toBeGreaterThan(0.5)
})

test('and so is one that was there before the picture was put into the scene, once it settles', () => {
  const holder = turnedHolder()
  const picture = new TiledPicture({ size }, 'sphere', new Color())
  picture.add(new Texture(), tile, tile)
  holder.add(picture.group)
  const mesh = picture.group.children[0] as Mesh
  picture.settle()
  expect(turnOf(mesh)?.angleTo(wanted(holder, mesh))).toBeLessThan(1e-6)
})

const small = { width: 4096, height: 2048 }
const whole = { x: 0, y: 0, ...small }
const meshes = (picture: TiledPicture) =>
  picture.group.children.filter((child) => child instanceof Mesh && child.visible)

const renderer = {
  capabilities: { getMaxAnisotropy: () => 16 },
  setRenderTarget: () => {},
  render: () => {},
} as unknown as WebGLRenderer

test('a panorama that is one texture is one mesh all the way round, also with mipmaps', () => {
  const picture = new TiledPicture({ size: small }, 'sphere', new Color())
  picture.add(new Texture(), whole, whole)
  const [all] = meshes(picture) as Mesh[]
  all?.geometry.computeBoundingBox()
  expect(all?.geometry.boundingBox?.min.z).toBeCloseTo(-1, 3)
  expect(all?.geometry.boundingBox?.max.z).toBeCloseTo(1, 3)
  picture.mipmap(renderer)
  expect(meshes(picture)).toEqual([all])
  const material = all?.material as ShaderMaterial | undefined
  expect(material?.uniforms.picture?.value.generateMipmaps).toBe(true)
  picture.dispose()
  expect(picture.group.children).toEqual([])
})

test('what was shown first is taken away when all of it is there, with what it held', () => {
  const picture = new TiledPicture({ size }, 'sphere', new Color())
  const freed: Texture[] = []
  const texture = () => {
    const made = new Texture()
    made.addEventListener('dispose', () => freed.push(made))
    return made
  }
  const [part, all] = [texture(), texture()]
  const first = picture.add(part, tile, tile)
  const rest = picture.add(all, { x: 0, y: 0, ...size }, { x: 0, y: 0, ...size })
  picture.remove(first)
  expect(freed).toEqual([part])
  expect(picture.group.children).toEqual([rest.part.mesh])
  picture.remove(first)
  picture.dispose()
  expect(freed).toEqual([part, all])
})

test('in a step it is seen as two halves, each with its own part of the texture, and then as one mesh again', () => {
  const picture = new TiledPicture({ size: small }, 'sphere', new Color())
  picture.add(new Texture(), whole, whole)
  const stride = createStride()
  picture.walk(stride, false)
  expect(meshes(picture)).toEqual([])
  const parts = [...stride.parts]
  expect(parts.map(({ patch }) => [patch.middle, patch.right])).toEqual([
    [-Math.PI / 2, Math.PI / 2],
    [Math.PI / 2, Math.PI / 2],
  ])
  const shares = parts.map(({ mesh }) => {
    const { scale, offset, extent } = mesh.material.uniforms
    const { x: by }: Vector2 = scale?.value ?? new Vector2()
    const { x: from }: Vector2 = offset?.value ?? new Vector2()
    const { x: left, y: right }: Vector4 = extent?.value ?? new Vector4()
    return [left, right].map((at) => at * by + from)
  })
  for (const [at, wanted] of [0, 0.5, 0.5, 1].entries())
    expect(shares.flat()[at]).toBeCloseTo(wanted, 9)
  picture.walk(undefined, false)
  expect([meshes(picture).length, stride.parts.size]).toEqual([1, 0])
})
