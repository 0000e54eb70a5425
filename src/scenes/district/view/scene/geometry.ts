import {
  BoxGeometry,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three'
import { districtConfig, type Place } from '../../config.ts'
import { type Block, createBlocks, createHouses, createTrees } from '../../model/blocks.ts'
import { palette } from './palette.ts'

/** How high pavements, park and square lie above the streets, metres. */
const kerb = 0.8

const upright = new Quaternion()
const placed = (x: number, y: number, z: number, size: Vector3) =>
  new Matrix4().compose(new Vector3(x, y, z), upright, size)

/** Many copies of one geometry in one draw call. */
function copies(
  geometry: BufferGeometry,
  colour: number,
  places: Matrix4[],
  shadow: { casts: boolean },
): InstancedMesh {
  const mesh = new InstancedMesh(
    geometry,
    new MeshLambertMaterial({ color: colour }),
    places.length,
  )
  for (const [index, place] of places.entries()) mesh.setMatrixAt(index, place)
  mesh.castShadow = shadow.casts
  mesh.receiveShadow = true
  return mesh
}

/** A slab on the streets, flush with the kerbs. */
function slab({ west, east, north, south }: Block, colour: number, height = kerb): Mesh {
  const mesh = new Mesh(
    new BoxGeometry(east - west, height, south - north),
    new MeshLambertMaterial({ color: colour }),
  )
  mesh.position.set((west + east) / 2, height / 2, (north + south) / 2)
  mesh.receiveShadow = true
  return mesh
}

/** A ribbon along a line of places, a little above the ground: the way that the phone is carried. */
function ribbon(places: readonly Place[], width: number, y: number): Mesh {
  const positions: number[] = []
  for (const [index, to] of places.entries()) {
    const from = places[index - 1]
    if (!from) continue
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const side = {
      x: (-(to.z - from.z) / length) * (width / 2),
      z: ((to.x - from.x) / length) * (width / 2),
    }
    for (const [end, way] of [
      [from, 1],
      [to, 1],
      [from, -1],
      [to, 1],
      [to, -1],
      [from, -1],
    ] as const) {
      positions.push(end.x + side.x * way, y, end.z + side.z * way)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  return new Mesh(geometry, new MeshBasicMaterial({ color: palette.walk }))
}

/** Streets, blocks, houses, park, square, river and the way: all that stands still. A dozen draw calls. */
export function buildDistrict(): Group {
  const { width, depth, park, square, river, walk, seed } = districtConfig
  const group = new Group()
  const ground = new Mesh(
    new BoxGeometry(width, 9, depth),
    new MeshLambertMaterial({ color: palette.street }),
  )
  ground.position.y = -4.5
  ground.receiveShadow = true
  const unit = new BoxGeometry(1, 1, 1)
  const blocks = createBlocks().map(({ west, east, north, south }) =>
    placed(
      (west + east) / 2,
      kerb / 2,
      (north + south) / 2,
      new Vector3(east - west, kerb, south - north),
    ),
  )
  const houses = createHouses(seed).map(({ x, z, width: wide, depth: deep, height }) =>
    placed(x, height / 2, z, new Vector3(wide, height, deep)),
  )
  const trees = createTrees(seed)
  const crowns = trees.map(({ x, z, size }) =>
    placed(x, 4 + size, z, new Vector3(size, size * 1.15, size)),
  )
  const trunks = trees.map(({ x, z }) => placed(x, 2.5, z, new Vector3(0.7, 5, 0.7)))
  group.add(
    ground,
    copies(unit, palette.block, blocks, { casts: false }),
    slab({ ...park }, palette.park, kerb + 0.1),
    slab({ ...square }, palette.square, kerb + 0.1),
    slab({ west: -width / 2, east: width / 2, ...river }, palette.water, 0.2),
    copies(unit.clone(), palette.house, houses, { casts: true }),
    copies(new IcosahedronGeometry(1, 1), palette.crown, crowns, { casts: true }),
    copies(new CylinderGeometry(1, 1, 1, 6), palette.trunk, trunks, { casts: false }),
    pier(),
    ribbon(walk, 2.4, 0.4),
  )
  return group
}

/** Planks from the promenade out onto the river. */
function pier(): Mesh {
  const { at } = districtConfig.fences.pier
  const { river } = districtConfig
  return slab(
    { west: at.x - 5, east: at.x + 5, north: river.north - 6, south: river.south - 8 },
    palette.trunk,
    1,
  )
}

/** A phone held upright on a pin, as large as a house: it must be found at a glance. */
export function buildPhone(): Group {
  const group = new Group()
  const body = new Mesh(
    new BoxGeometry(11, 20, 1.6),
    new MeshLambertMaterial({ color: palette.phone }),
  )
  const screen = new Mesh(
    new PlaneGeometry(9.4, 17.6),
    new MeshBasicMaterial({ color: palette.screen }),
  )
  const mark = new Mesh(
    new PlaneGeometry(3.4, 3.4).rotateZ(Math.PI / 4),
    new MeshBasicMaterial({ color: palette.lit }),
  )
  const pin = new Mesh(
    new CylinderGeometry(0.6, 0.6, 18, 8),
    new MeshBasicMaterial({ color: palette.lit }),
  )
  const foot = new Mesh(
    new CylinderGeometry(3.6, 3.6, 0.8, 24),
    new MeshBasicMaterial({ color: palette.lit }),
  )
  body.position.y = 28
  body.castShadow = true
  screen.position.set(0, 28, 0.9)
  mark.position.set(0, 28, 1)
  pin.position.y = 9
  foot.position.y = 0.9
  group.add(body, screen, mark, pin, foot)
  group.scale.setScalar(1.5)
  return group
}

/** Frees geometries and materials of everything below. */
export function disposeAll(group: Group): void {
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
    if (object instanceof InstancedMesh) object.dispose()
  })
}

export const idle = new Color(palette.idle)
export const lit = new Color(palette.lit)
