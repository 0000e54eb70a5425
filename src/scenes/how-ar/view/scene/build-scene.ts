import {
  BoxGeometry,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Points,
  PointsMaterial,
  ShadowMaterial,
} from 'three'
import type { Point } from '../../../../math/orbit.ts'
import { howArConfig } from '../../config.ts'
import {
  type Block,
  featurePoints,
  planBlocks,
  planeDots,
  planLine,
  tableBlocks,
} from '../../model/table.ts'
import { blockEdges, ribbon } from './geometry.ts'

/** What the rig moves. */
export interface SceneObjects {
  root: Group
  points: Points
  plane: Points
  /** The model, whose origin is its place on the table. */
  plan: Group
  solid: MeshLambertMaterial
  track: MeshBasicMaterial
  wire: LineBasicMaterial
  edges: BufferGeometry
  device: LineLoop<BufferGeometry, LineBasicMaterial>
  /** What the frame of the device holds. */
  glass: Mesh<BufferGeometry, MeshBasicMaterial>
  rays: LineSegments<BufferGeometry, LineBasicMaterial>
  trail: Line<BufferGeometry, LineBasicMaterial>
  dispose: () => void
}

/** How many corners the way of the device has. */
export const TRAIL = 40

/** Builds everything once; nothing is made in a frame. */
export function buildScene(): SceneObjects {
  const root = new Group()
  const wood = new MeshLambertMaterial({ color: 0xc39c68 })
  root.add(...tableBlocks().map((block) => box(block, wood)))
  const floor = new Mesh(new PlaneGeometry(6, 6), new ShadowMaterial({ opacity: 0.11 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  const points = cloud(featurePoints(), 0xe0561f, 0.042)
  const plane = cloud(planeDots(), 0x3f63ff, 0.022)

  const plan = new Group()
  const wire = new LineBasicMaterial({ color: 0x3f63ff, transparent: true })
  const solid = new MeshLambertMaterial({ color: 0xf6f3ec, transparent: true })
  const track = new MeshBasicMaterial({ color: 0xe0561f, transparent: true })
  const edges = blockEdges(planBlocks())
  plan.add(
    ...planBlocks().map((block) => box(block, solid)),
    new Mesh(ribbon(planLine(), 0.022), track),
    new LineSegments(edges, wire),
  )

  const frame = new LineBasicMaterial({ color: 0x6a7180, transparent: true })
  const device = new LineLoop(empty(4), frame)
  const rays = new LineSegments(
    empty(8),
    new LineBasicMaterial({ color: 0x87826f, transparent: true, opacity: 0.6 }),
  )
  const trail = new Line(empty(TRAIL), new LineBasicMaterial({ color: 0xe0561f }))
  const glass = new Mesh(
    empty(4).setIndex([0, 2, 1, 0, 3, 2]),
    new MeshBasicMaterial({
      color: 0x3f63ff,
      transparent: true,
      side: DoubleSide,
      depthWrite: false,
    }),
  )
  for (const part of [device, glass, rays, trail]) part.frustumCulled = false
  root.add(floor, points, plane, plan, rays, trail, glass, device)

  return {
    root,
    points,
    plane,
    plan,
    solid,
    track,
    wire,
    edges,
    device,
    glass,
    rays,
    trail,
    dispose: () => disposeAll(root),
  }
}

function box(block: Block, material: MeshLambertMaterial): Mesh {
  const { x, y, z, width, height, depth } = block
  const mesh = new Mesh(new BoxGeometry(width, height, depth), material)
  mesh.position.set(x, y + height / 2, z)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

function cloud(places: Point[], color: number, size: number): Points {
  const geometry = new BufferGeometry()
  const positions = places.flatMap(({ x, y, z }) => [x, y + 0.003, z])
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  return new Points(geometry, new PointsMaterial({ color, size }))
}

const empty = (corners: number) =>
  new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute(new Float32Array(corners * 3), 3),
  )

function disposeAll(root: Group) {
  root.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof Line || part instanceof Points)) return
    part.geometry.dispose()
    part.material.dispose()
  })
}

/** Where the model stands when it has found its place, in metres above the floor. */
export const onTable = howArConfig.table.height
