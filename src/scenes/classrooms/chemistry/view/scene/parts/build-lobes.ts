import {
  DoubleSide,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { add, type Vector3 as Place, scale } from '../../../../../../math/vector.ts'
import { matt } from '../../../../common/view/scene/materials.ts'
import { lonePairsAt } from '../../../model/lone-pairs.ts'
import type { Structure } from '../../../model/structure.ts'
import { radiusOf } from '../looks.ts'
import { type Put, placer } from '../put-molecule.ts'

/** How far a lobe reaches out of its ball, picometres: for the eye, not a measure. */
const reach = 78
const upright = new Vector3(0, 1, 0)

/** A drop that widens outwards, of length 1. @param fine  segments round it */
const drop = (fine: number) =>
  new LatheGeometry(
    [
      [0.02, 0],
      [0.1, 0.14],
      [0.21, 0.36],
      [0.29, 0.58],
      [0.3, 0.74],
      [0.23, 0.9],
      [0.11, 0.98],
      [0, 1],
    ].map(([radius, height]) => new Vector2(radius, height)),
    fine,
  )

/**
 * Lone pairs: a lobe for each, with its two electrons in it.
 * @param most  so many; more are left out
 * @param fine  segments round a lobe
 */
export function buildLobes(most: number, fine: number) {
  const root = new Group()
  const lobes = new InstancedMesh(
    drop(fine),
    new MeshStandardMaterial({
      color: 0xe0a02c,
      roughness: 0.25,
      transparent: true,
      opacity: 0.5,
      side: DoubleSide,
      depthWrite: false,
      envMapIntensity: 0.8,
    }),
    most,
  )
  const electrons = new InstancedMesh(
    new SphereGeometry(1, Math.ceil(fine / 2), Math.ceil(fine / 3)),
    matt(0x5a3c06, 0.4),
    2 * most,
  )
  lobes.renderOrder = 2
  for (const mesh of [lobes, electrons]) mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  root.add(lobes, electrons)
  const turn = new Quaternion()
  const [at, out, size, side] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  const matrix = new Matrix4()
  const dot = (place: Place, aside: Vector3, by: number, which: number) => {
    matrix.makeScale(by * 3, by * 3, by * 3)
    matrix.setPosition(place[0] + aside.x, place[1] + aside.y, place[2] + aside.z)
    electrons.setMatrixAt(which, matrix)
  }
  return {
    root,
    show(structure: Structure, put: Put) {
      const place = placer(structure, put)
      let count = 0
      for (const [index, atom] of structure.atoms.entries()) {
        const start = radiusOf(atom, put.look, put.share) * put.scale * 0.8
        for (const direction of lonePairsAt(structure, index)) {
          if (count >= most) break
          const from = add(place(atom.at), scale(direction, start))
          out.set(...direction)
          turn.setFromUnitVectors(upright, out)
          const long = reach * put.scale
          lobes.setMatrixAt(
            count,
            matrix.compose(at.set(...from), turn, size.set(long, long, long)),
          )
          const middle = add(from, scale(direction, long * 0.66))
          side.set(0, 0, 1).cross(out)
          if (side.lengthSq() < 0.01) side.set(1, 0, 0)
          side.setLength(long * 0.12)
          dot(middle, side, put.scale, 2 * count)
          dot(middle, side.negate(), put.scale, 2 * count + 1)
          count += 1
        }
      }
      lobes.count = count
      electrons.count = 2 * count
      for (const mesh of [lobes, electrons]) {
        mesh.instanceMatrix.needsUpdate = true
        mesh.computeBoundingSphere()
      }
    },
  }
}
