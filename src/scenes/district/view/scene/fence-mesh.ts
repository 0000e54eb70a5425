import {
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
} from 'three'
import { districtConfig, type FenceId } from '../../config.ts'
import { idle, lit } from './geometry.ts'

const sides = 72
const wallHeight = 26

/** A geofence: a disc and a ring on the ground, and a wall of light that fades upwards. */
export interface FenceMesh {
  group: Group
  /** @param share  from 0, outside, to 1, inside */
  light(share: number): void
}

export function buildFence(id: FenceId): FenceMesh {
  const { at, radius } = districtConfig.fences[id]
  const seeThrough = { transparent: true, depthWrite: false }
  const disc = new Mesh(
    new CircleGeometry(radius, sides).rotateX(-Math.PI / 2),
    new MeshBasicMaterial(seeThrough),
  )
  const ring = new Mesh(
    new RingGeometry(radius - 1.4, radius, sides).rotateX(-Math.PI / 2),
    new MeshBasicMaterial(seeThrough),
  )
  const wall = new Mesh(
    fading(new CylinderGeometry(radius, radius, wallHeight, sides, 1, true)),
    new MeshBasicMaterial({ ...seeThrough, side: DoubleSide, vertexColors: true }),
  )
  disc.position.y = 1.2
  ring.position.y = 1.4
  wall.position.y = wallHeight / 2 + 1
  const group = new Group()
  group.position.set(at.x, 0, at.z)
  group.add(disc, ring, wall)

  const light = (share: number) => {
    for (const { material } of [disc, ring, wall]) material.color.lerpColors(idle, lit, share)
    disc.material.opacity = 0.1 + 0.22 * share
    ring.material.opacity = 0.65 + 0.35 * share
    wall.material.opacity = 0.16 + 0.5 * share
  }
  light(0)
  return { group, light }
}

/** Colours whose alpha falls from 1 at the foot of a cylinder to 0 at its head. */
function fading(geometry: CylinderGeometry): CylinderGeometry {
  const { position } = geometry.attributes
  const colours: number[] = []
  for (let index = 0; index < (position?.count ?? 0); index += 1) {
    colours.push(1, 1, 1, (position?.getY(index) ?? 0) < 0 ? 1 : 0)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 4))
  return geometry
}
