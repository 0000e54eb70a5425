import {
  BoxGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three'
import { createRandom } from '../../../../../../math/random.ts'
import { soft } from '../materials.ts'
import { ash, limewash, shade } from '../textures.ts'

/** Where rows of books begin, and how many stand in each: at the back of the table, on either side. */
const rows = [
  { from: -0.5, count: 7 },
  { from: 0.33, count: 5 },
] as const
const behind = -0.42
const spines = [0xb5563a, 0x3f5f7d, 0xe3d9c2, 0x6e7f57, 0xd9a441, 0x7d3b32, 0xc9bda6, 0x2f4858]

/** Table, wall and some books: where the model stands when the visitor has no room of their own round it. */
export function buildTable(): Group {
  const root = new Group()
  const top = new Mesh(
    new BoxGeometry(2.8, 0.036, 1.1),
    new MeshStandardMaterial({ map: ash(), roughness: 0.5, envMapIntensity: 0.6 }),
  )
  top.position.set(0, -0.018, -0.02)
  const wall = new Mesh(
    new PlaneGeometry(4, 2),
    new MeshStandardMaterial({ map: limewash(), roughness: 1, envMapIntensity: 0.35 }),
  )
  wall.position.set(0, 0.7, -0.57)
  const dark = new Mesh(
    new PlaneGeometry(0.34, 0.34).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ map: shade(), transparent: true, depthWrite: false }),
  )
  dark.position.y = 0.0006
  dark.renderOrder = 1
  for (const part of [top, wall]) part.receiveShadow = true
  root.add(top, wall, dark, books())
  return root
}

/** Books of an equal depth and a height of their own. */
function books(): InstancedMesh {
  const random = createRandom(19)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const mesh = new InstancedMesh(
    new BoxGeometry(1, 1, 1).translate(0.5, 0.5, 0),
    soft(0xffffff, { roughness: 0.8 }),
    count,
  )
  const matrix = new Matrix4()
  let at = 0
  for (const row of rows) {
    let x: number = row.from
    for (let book = 0; book < row.count; book += 1) {
      const [thick, high] = [0.018 + random() * 0.022, 0.13 + random() * 0.06]
      mesh.setMatrixAt(at, matrix.makeScale(thick * 0.95, high, 0.12).setPosition(x, 0, behind))
      mesh.setColorAt(at, new Color(spines[(at * 3 + 1) % spines.length]))
      x += thick
      at += 1
    }
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}
