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

interface Book {
  /** Of its middle; how thick, high and deep it is. */
  x: number
  z: number
  size: [number, number, number]
  spine: number
}

/** Rows of books for the eye to rest on, each with a thickness, a height and a color of its own. Meters. */
export function layOutBooks(rows: readonly BookRow[]): Book[] {
  const random = createRandom(19)
  const books: Book[] = []
  for (const { from, count } of rows) {
    let x = from
    for (let book = 0; book < count; book += 1) {
      const [thick, high] = [0.018 + random() * 0.022, 0.13 + random() * 0.06]
      const width = thick * 0.95
      const spine = spines[(books.length * 3 + 1) % spines.length] ?? 0
      books.push({ x: x + width / 2, z: behind, size: [width, high, 0.12], spine })
      x += thick
    }
  }
  return books
}

/** Such rows for a scene that is built without React. */
export function buildBooks(rows: readonly BookRow[]): InstancedMesh {
  const books = layOutBooks(rows)
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), matt(0xffffff, 0.8), books.length)
  const matrix = new Matrix4()
  for (const [at, { x, z, size, spine }] of books.entries()) {
    mesh.setMatrixAt(at, matrix.makeScale(...size).setPosition(x, size[1] / 2, z))
    mesh.setColorAt(at, new Color(spine))
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}
