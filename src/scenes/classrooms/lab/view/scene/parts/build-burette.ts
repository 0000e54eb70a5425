import {
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
} from 'three'
import { glass, liquidMaterial, matt, metal } from '../../../../common/view/scene/materials.ts'
import { lathe, rod, slab } from '../../../../common/view/scene/shapes.ts'
import { sceneConfig, titrationConfig } from '../../../config.ts'
import { ring } from '../geometry.ts'
import { scaleMarks } from '../textures.ts'

const { tip, lastMark, scale, tube } = sceneConfig
const tapHeight = 0.178

/** The burette on its stand, and what of it moves. */
export interface Burette {
  root: Group
  tube: Group
  tap: Group
  /** Liquid above the tap: 1 m long from its foot upwards, to be scaled. */
  column: Mesh
  air: Mesh
  handle: Group
  drop: Mesh
  stream: Mesh
}

export function buildBurette(): Burette {
  const root = new Group()
  const shell = glass({ body: 0.05 })
  const tubeGroup = new Group()
  const length = scale + 0.06
  const wall = new Mesh(new CylinderGeometry(tube.outer, tube.outer, length, 32, 1, true), shell)
  wall.position.y = lastMark - 0.02 + length / 2
  wall.renderOrder = 5
  const lip = new Mesh(ring(tube.outer, 0.0012).rotateX(Math.PI / 2), shell)
  lip.position.y = lastMark - 0.02 + length
  const shoulder = new Mesh(
    lathe([
      [0.0024, 0],
      [0.0026, 0.008],
      [tube.outer, 0.018],
    ]),
    shell,
  )
  shoulder.position.y = lastMark - 0.038
  const marks = new Mesh(
    // A strip of 150° round the front, its figures upright.
    new CylinderGeometry(
      tube.outer + 0.0002,
      tube.outer + 0.0002,
      scale + 0.0068,
      24,
      1,
      true,
      -1.3,
      2.6,
    ),
    new MeshStandardMaterial({
      map: scaleMarks(titrationConfig.burette),
      transparent: true,
      depthWrite: false,
      roughness: 0.6,
      envMapIntensity: 0.2,
    }),
  )
  marks.position.y = lastMark + scale / 2
  marks.renderOrder = 6
  const back = new Mesh(
    new CylinderGeometry(
      tube.outer - 0.0003,
      tube.outer - 0.0003,
      length,
      16,
      1,
      true,
      Math.PI - 0.35,
      0.7,
    ),
    new MeshStandardMaterial({ color: 0xffffff, roughness: 0.6, side: DoubleSide }),
  )
  back.position.y = wall.position.y
  const water = liquidMaterial(0xa9cbe0, 0.55)
  const column = new Mesh(rod(tube.inner, 1).translate(0, 0.5, 0), water)
  column.position.y = lastMark - 0.02
  column.renderOrder = 3
  tubeGroup.add(back, column, wall, lip, shoulder, marks)

  const tap = new Group()
  const barrel = new Mesh(rod(0.0085, 0.03).rotateZ(Math.PI / 2), matt(0xf3f1ec, 0.35))
  const nut = new Mesh(rod(0.011, 0.006, 6).rotateZ(Math.PI / 2), matt(0x2f5fa8, 0.4))
  nut.position.x = -0.018
  const handle = new Group()
  const bar = new Mesh(slab(0.006, 0.04, 0.011).translate(0, -0.02, 0), matt(0x2f5fa8, 0.38))
  handle.add(bar)
  handle.position.x = 0.021
  tap.add(barrel, nut, handle)
  tap.position.y = tapHeight
  const spout = new Mesh(
    lathe([
      [0.0011, 0],
      [0.0013, 0.004],
      [0.0026, 0.03],
      [0.003, tapHeight - tip],
    ]),
    shell,
  )
  spout.position.y = tip
  const air = new Mesh(new SphereGeometry(0.0019, 16, 12).scale(1, 2.4, 1), matt(0xffffff, 0.2))
  air.position.y = tip + 0.022
  const thread = new Mesh(
    rod(0.0016, tapHeight - tip - 0.004).translate(0, (tapHeight - tip) / 2, 0),
    water,
  )
  thread.position.y = tip
  const drop = new Mesh(
    lathe(
      [
        [0, -0.0023],
        [0.0016, -0.0016],
        [0.0022, 0],
        [0.0014, 0.0022],
        [0, 0.0044],
      ],
      20,
    ),
    liquidMaterial(0xb9d4e4, 0.8),
  )
  const stream = new Mesh(rod(0.0007, 1, 10).translate(0, -0.5, 0), drop.material)
  stream.position.y = tip
  root.add(tubeGroup, tap, spout, thread, air, drop, stream, buildStand())
  for (const part of [barrel, nut, bar]) part.castShadow = true
  return { root, tube: tubeGroup, tap, column, air, handle, drop, stream }
}

/** Foot, rod and clamp, of painted steel and aluminium. */
function buildStand(): Group {
  const stand = new Group()
  const foot = new Mesh(slab(0.2, 0.012, 0.13), matt(0x3b4350, 0.45))
  foot.position.set(0.045, 0, -0.085)
  const upright = new Mesh(rod(0.006, 0.92), metal(0xb9bec4))
  upright.position.set(0.045, 0.46, -0.085)
  stand.add(foot, upright)
  for (const height of [0.31, 0.62]) {
    const boss = new Mesh(slab(0.028, 0.026, 0.026), matt(0x59616d, 0.4))
    boss.position.set(0.045, height - 0.013, -0.085)
    const arm = new Mesh(rod(0.004, 0.1).rotateX(Math.PI / 2), metal(0xb9bec4))
    arm.position.set(0.022, height, -0.045)
    arm.rotation.y = 0.47
    const jaw = new Mesh(ring(0.0092, 0.0022).rotateX(Math.PI / 2), matt(0x8c2f1d, 0.6))
    jaw.position.set(0, height, 0)
    stand.add(boss, arm, jaw)
  }
  for (const part of stand.children) {
    part.castShadow = true
    part.receiveShadow = true
  }
  return stand
}
