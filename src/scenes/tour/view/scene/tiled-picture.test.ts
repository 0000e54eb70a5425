import { Color, Group, type Mesh, Quaternion, Texture, Vector3 } from 'three'
import { expect, test } from 'vitest'
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

const turnOf = (mesh: Mesh | undefined) =>
  mesh?.matrixWorld.decompose(new Vector3(), turn, new Vector3()) && turn.clone()
const turn = new Quaternion()

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
