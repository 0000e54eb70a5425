import {
  BackSide,
  CapsuleGeometry,
  CircleGeometry,
  ConeGeometry,
  DoubleSide,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  SphereGeometry,
  Vector2,
} from 'three'
import { radians } from '../../../../../../math/angle.ts'
import { pantheonConfig } from '../../../config.ts'
import { domeThickness, oculusAngle } from '../../../model/coffers.ts'
import type { Age } from '../../../model/parts.ts'
import { groundAt } from '../../../model/vantage.ts'
import { targets } from '../../../model/walk.ts'
import { stone } from '../materials.ts'
import { joined } from '../places.ts'
import { heaven, paving } from '../textures/masonry.ts'

const radius = pantheonConfig.diameter / 2

/** The ground far round the building. */
export function buildGround(): Mesh {
  const map = paving()
  map.repeat.set(70, 70)
  const ground = new Mesh(
    new CircleGeometry(280, 48).rotateX(-Math.PI / 2),
    stone({ map, roughness: 0.95 }),
  )
  ground.receiveShadow = true
  return ground
}

/** The sky; its colour is dimmed towards evening. */
export function buildSky() {
  const material = new MeshBasicMaterial({
    map: heaven(),
    side: BackSide,
    fog: false,
    depthWrite: false,
  })
  const sky = new Mesh(new SphereGeometry(300, 24, 24), material)
  sky.renderOrder = -1
  return sky
}

/**
 * What keeps the sun out, unseen: the dome as a shell whose hole lies where the model takes the edge of the light, at the
 * full height. The drawn dome casts no shadow, since its rim lies lower.
 */
export function buildShade(): Mesh {
  const steps = Array.from({ length: 18 }, (_, i) => (i / 17) * (oculusAngle - 6))
  const points = [
    new Vector2(radius + 5.8, -2),
    ...steps.map((angle) => {
      const out = radius + domeThickness(angle) - 0.5
      return new Vector2(out * Math.cos(radians(angle)), radius + out * Math.sin(radians(angle)))
    }),
    new Vector2(pantheonConfig.oculus / 2, pantheonConfig.diameter),
  ]
  const shade = new Mesh(
    new LatheGeometry(points, 96),
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide }),
  )
  shade.castShadow = true
  return shade
}

const spots = Object.values(targets)

/** Rings on the floor where one can go at once. */
export function buildRings(): InstancedMesh {
  const mesh = new InstancedMesh(
    new RingGeometry(0.42, 0.56, 40).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: 0xff7a45, transparent: true, opacity: 0.85, depthWrite: false }),
    spots.length,
  )
  layRings(mesh, 'present')
  return mesh
}

/** On the ground as it lies in an age. */
export function layRings(mesh: InstancedMesh, age: Age): void {
  for (const [at, { north, east }] of spots.entries())
    mesh.setMatrixAt(
      at,
      new Matrix4().setPosition(east, groundAt({ north, east }, age) + 0.05, -north),
    )
  mesh.instanceMatrix.needsUpdate = true
}

/** Who walks, as seen on a table: at 1 : 100 a figure of 1.7 cm would be lost, so it stands under a mark. */
export function buildWalker(): Mesh {
  return new Mesh(
    joined([
      new CapsuleGeometry(0.4, 1, 4, 10).translate(0, 0.9, 0),
      new ConeGeometry(0.7, 1.5, 12).rotateX(Math.PI).translate(0, 3.4, 0),
    ]),
    stone({ color: 0xff7a45 }),
  )
}
