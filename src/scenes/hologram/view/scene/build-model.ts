import {
  BoxGeometry,
  ConeGeometry,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  SphereGeometry,
} from 'three'
import type { Box } from '../../../../math/box-faces.ts'
import { hologramConfig } from '../../config.ts'
import type { District, Tree } from '../../model/district.ts'
import type { LayerId } from '../../model/hologram.ts'
import { boxEdges, dashedCircle, ribbon } from './geometry.ts'

/** The model's parts, ready to be placed. */
export interface Model {
  layers: Record<LayerId, Group>
  /** The trees that come with the tram. */
  planted: Object3D
  tram: Object3D
  people: InstancedMesh
  dispose: () => void
}

const { ground, plot, line, platform, tram, walk } = hologramConfig

const paint = (color: number) => new MeshLambertMaterial({ color })

/** Builds everything once; nothing is made in a frame. */
export function buildModel(district: District, walkers: number): Model {
  const layers: Record<LayerId, Group> = {
    ground: new Group(),
    tram: new Group(),
    trees: new Group(),
    buildings: new Group(),
    people: new Group(),
  }
  buildGround(layers.ground, district)
  const vehicle = buildTram(layers.tram, district)
  layers.trees.add(buildTrees(district.trees.filter(({ planted }) => planted === 'existing')))
  const planted = buildTrees(district.trees.filter((tree) => tree.planted === 'proposed'))
  layers.trees.add(planted)
  layers.buildings.add(
    boxes(district.buildings, paint(0xf4f1ea)),
    new LineSegments(boxEdges(district.buildings), new LineBasicMaterial({ color: 0x8d8a82 })),
  )
  const people = new InstancedMesh(
    new SphereGeometry(3.2, 8, 6),
    new MeshBasicMaterial({ color: 0x7c9bff }),
    walkers,
  )
  people.frustumCulled = false
  layers.people.add(people)
  return {
    layers,
    planted,
    tram: vehicle,
    people,
    dispose: () => Object.values(layers).forEach(disposeAll),
  }
}

function buildGround(layer: Group, { plots }: District) {
  const slab = new Mesh(
    new BoxGeometry(ground.width, ground.thickness, ground.depth),
    paint(0x3a404d),
  )
  slab.position.y = -ground.thickness / 2 - 0.6
  slab.receiveShadow = true
  const plates = (park: boolean) =>
    plots
      .filter((place) => place.park === park)
      .map(({ x, z }) => ({ x, z, width: plot.width + 4, depth: plot.depth + 4, height: 0.8 }))
  const lawn = boxes(plates(true), paint(0x4c6b55))
  const paved = boxes(plates(false), paint(0x545b6a))
  for (const mesh of [lawn, paved]) mesh.castShadow = false
  layer.add(slab, lawn, paved)
}

function buildTram(layer: Group, district: District): Object3D {
  const signal = new MeshBasicMaterial({ color: 0xff7a45 })
  layer.add(new Mesh(ribbon(district.line, line.width, 0.9), signal))
  const rings = new LineBasicMaterial({ color: 0xff7a45, transparent: true, opacity: 0.55 })
  for (const stop of district.stops) {
    layer.add(new LineSegments(dashedCircle(stop, walk.radius, ground), rings))
    for (const side of [-1, 1]) {
      const deck = new Mesh(new BoxGeometry(platform.length, 1.6, 3.4), paint(0xffffff))
      const aside = side * (line.width / 2 + 2.4)
      deck.position.set(stop.x - stop.ahead.z * aside, 1, stop.z + stop.ahead.x * aside)
      deck.rotation.y = -Math.atan2(stop.ahead.z, stop.ahead.x)
      deck.castShadow = true
      layer.add(deck)
    }
    // A mast, so that a stop is found from every side.
    const mast = new Mesh(new BoxGeometry(1.4, 34, 1.4), signal)
    mast.position.set(stop.x - stop.ahead.z * 7, 17, stop.z + stop.ahead.x * 7)
    layer.add(mast)
  }
  const vehicle = new Mesh(new BoxGeometry(tram.length, 5, 4), paint(0xffffff))
  vehicle.castShadow = true
  layer.add(vehicle)
  return vehicle
}

function buildTrees(trees: Tree[]): InstancedMesh {
  const mesh = new InstancedMesh(new ConeGeometry(0.42, 1, 7), paint(0x86b394), trees.length)
  const matrix = new Matrix4()
  for (const [index, { x, z, height }] of trees.entries()) {
    matrix.makeScale(height, height * 1.25, height).setPosition(x, height * 0.62, z)
    mesh.setMatrixAt(index, matrix)
  }
  mesh.castShadow = true
  return mesh
}

function boxes(all: readonly Box[], material: Material): InstancedMesh {
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, all.length)
  const matrix = new Matrix4()
  for (const [index, { x, z, width, depth, height }] of all.entries()) {
    matrix.makeScale(width, height, depth).setPosition(x, height / 2, z)
    mesh.setMatrixAt(index, matrix)
  }
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

function disposeAll(layer: Group) {
  layer.traverse((part) => {
    if (part instanceof InstancedMesh) part.dispose()
    if (!(part instanceof Mesh || part instanceof LineSegments)) return
    part.geometry.dispose()
    part.material.dispose()
  })
}
