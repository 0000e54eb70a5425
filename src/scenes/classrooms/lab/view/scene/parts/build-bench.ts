import { type Group, InstancedMesh, Matrix4, MeshStandardMaterial } from 'three'
import { glass, matt } from '../../../../common/view/scene/materials.ts'
import { buildRoom, buildShelf } from '../../../../common/view/scene/room.ts'
import { lathe } from '../../../../common/view/scene/shapes.ts'

/** Bench, wall and shelf: where it all stands. */
export function buildBench(): Group {
  const root = buildRoom()
  root.add(buildShelf(-0.02, 0.32, 0.72), ...shelfBottles())
  return root
}

/** Bottles in a row behind, of brown and of clear glass. */
function shelfBottles(): InstancedMesh[] {
  const body = lathe([
    [0, 0],
    [0.026, 0],
    [0.028, 0.004],
    [0.028, 0.062],
    [0.018, 0.078],
    [0.0105, 0.084],
    [0.0105, 0.098],
    [0, 0.098],
  ])
  const stopper = lathe([
    [0.009, 0],
    [0.011, 0.012],
    [0.015, 0.015],
    [0.015, 0.021],
    [0, 0.023],
  ])
  const places = [-0.31, -0.235, -0.16, 0.13, 0.2, 0.27]
  const brown = [0, 2, 4]
  const rowOf = (picked: number[], material: MeshStandardMaterial) => {
    const mesh = new InstancedMesh(body, material, picked.length)
    for (const [at, which] of picked.entries()) {
      const size = 0.85 + ((which * 7) % 4) * 0.09
      mesh.setMatrixAt(
        at,
        new Matrix4().makeScale(size, size, size).setPosition(places[which] ?? 0, 0.32, -0.36),
      )
    }
    mesh.castShadow = true
    return mesh
  }
  const stoppers = new InstancedMesh(stopper, matt(0x2b2a28, 0.5), places.length)
  for (const [at, x] of places.entries()) {
    const size = 0.85 + ((at * 7) % 4) * 0.09
    stoppers.setMatrixAt(
      at,
      new Matrix4().makeScale(size, size, size).setPosition(x, 0.32 + 0.096 * size, -0.36),
    )
  }
  return [
    rowOf(
      brown,
      new MeshStandardMaterial({ color: 0x6b3d17, roughness: 0.12, envMapIntensity: 1 }),
    ),
    rowOf([1, 3, 5], glass({ color: 0xd5e3e2, body: 0.16 })),
    stoppers,
  ]
}
