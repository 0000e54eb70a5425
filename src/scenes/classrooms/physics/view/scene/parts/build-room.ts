import { Group, InstancedMesh, Matrix4, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { setConfig } from '../../../config.ts'
import { brass, paint, printed } from '../materials.ts'
import { rod, slab, solid } from '../shapes.ts'
import { beech, underneath, wall } from '../textures.ts'

/** Bench, wall and two shelves: where it all stands. */
export function buildRoom(): Group {
  const root = new Group()
  const boards = beech()
  boards.repeat.set(2, 1.6)
  const top = solid(
    slab(2.8, 0.04, 1.05),
    new MeshStandardMaterial({ map: boards, roughness: 0.52, envMapIntensity: 0.6 }),
    0,
    -0.04,
    0.06,
  )
  top.castShadow = false
  const plaster = new Mesh(new PlaneGeometry(3.6, 1.8), printed(wall(), 1))
  plaster.position.set(0, 0.7, -0.46)
  plaster.receiveShadow = true
  root.add(top, plaster, solid(slab(3.6, 0.06, 0.014), paint(0xb98d5b, 0.6), 0, 0, -0.45))
  const shelf = paint(0xb98d5b, 0.6)
  const bracket = brass()
  for (const x of [-0.33, 0.33]) {
    root.add(
      solid(slab(0.3, 0.016, 0.17), shelf, x, 0.234, -0.365),
      solid(rod(0.004, 0.11).rotateX(Math.PI / 4), bracket, x - 0.11, 0.197, -0.41),
      solid(rod(0.004, 0.11).rotateX(Math.PI / 4), bracket, x + 0.11, 0.197, -0.41),
    )
  }
  root.add(buildBooks())
  return root
}

/** A row of books in the middle, for the eye to rest on. */
function buildBooks(): InstancedMesh {
  const books = new InstancedMesh(slab(1, 1, 1), paint(0xffffff, 0.85), 7)
  const place = new Matrix4()
  const covers = [0x8c3b22, 0xd8c7a4, 0x3c5a73, 0xb98433, 0x6c6f4f, 0xe5dccb, 0x553a32]
  let x = -0.085
  for (const [at, color] of covers.entries()) {
    const wide = 0.016 + ((at * 5) % 4) * 0.003
    const high = 0.115 + ((at * 7) % 5) * 0.008
    place.makeScale(wide, high, 0.085).setPosition(x + wide / 2, 0, -0.385)
    books.setMatrixAt(at, place)
    books.setColorAt(at, paint(color).color)
    x += wide + 0.0012
  }
  books.castShadow = true
  books.receiveShadow = true
  return books
}

/** The dark under what stands in front. */
export function buildShade(): Mesh {
  const mesh = new Mesh(
    new PlaneGeometry(0.66, 0.34).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ map: underneath(), transparent: true, depthWrite: false }),
  )
  const { x, z } = setConfig.front
  mesh.position.set(x, 0.0006, z)
  mesh.renderOrder = 1
  return mesh
}
