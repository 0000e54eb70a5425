import { BoxGeometry, Color, InstancedMesh, Matrix4 } from 'three'
import { createRandom } from '../../../../../math/random.ts'
import { matt } from './materials.ts'

const spines = [0xb5563a, 0x3f5f7d, 0xe3d9c2, 0x6e7f57, 0xd9a441, 0x7d3b32, 0xc9bda6, 0x2f4858]
/** At the back of the bench, near the wall. */
const behind = -0.36

/** Books that stand in a row: where the first begins, and how many there are. */
export interface BookRow {
  from: number
  count: number
}

/** Rows of books for the eye to rest on, each with a thickness, a height and a colour of its own. Metres. */
export function buildBooks(rows: readonly BookRow[]): InstancedMesh {
  const random = createRandom(19)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const mesh = new InstancedMesh(
    new BoxGeometry(1, 1, 1).translate(0.5, 0.5, 0),
    matt(0xffffff, 0.8),
    count,
  )
  const matrix = new Matrix4()
  let at = 0
  for (const { from, count: books } of rows) {
    let x = from
    for (let book = 0; book < books; book += 1) {
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
