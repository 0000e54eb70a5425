import { type BufferGeometry, ExtrudeGeometry, Shape, TorusGeometry } from 'three'
import { joined } from '../places.ts'

/** Half of an eagle with spread wings, metres from the middle of its foot. */
const half: readonly (readonly [x: number, y: number])[] = [
  [0.25, 0.4],
  [0.7, 1.4],
  [1.6, 1.6],
  [2.6, 1.5],
  [3.9, 2.1],
  [4.4, 3],
  [3.2, 3.5],
  [1.9, 3.3],
  [0.8, 2.9],
  [0.45, 3.5],
  [0.5, 4],
  [0, 4.3],
]

/** One guess at the relief of the gable: an eagle in a wreath. It looks north; its foot lies at 0. */
export function eagle(): BufferGeometry {
  const bird = new Shape()
  bird.moveTo(0, 0.2)
  for (const [x, y] of half) bird.lineTo(x, y)
  for (const [x, y] of half.toReversed()) bird.lineTo(-x, y)
  const body = new ExtrudeGeometry(bird, {
    depth: 0.25,
    bevelEnabled: true,
    bevelSize: 0.12,
    bevelThickness: 0.12,
    bevelSegments: 2,
  })
  const wreath = new TorusGeometry(2.35, 0.2, 8, 48).translate(0, 2.5, 0.1)
  const all = joined([flat(body), flat(wreath)])
  all.setIndex(Array.from({ length: all.getAttribute('position').count }, (_, i) => i))
  return all.rotateY(Math.PI)
}

/** Without an index, as extruded shapes have none. */
const flat = (geometry: BufferGeometry) => (geometry.index ? geometry.toNonIndexed() : geometry)
