import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type BufferGeometry, type Group, type InstancedMesh, Matrix4, type Mesh } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { useSnapshot } from 'valtio'
import type { Place } from '../../../math/polyline.ts'
import { stageFlags } from '../../../stage/flags.ts'
import { approach, elapsedMs, placeOrbitCamera, useFrameOnChange } from '../../../stage/frame.ts'
import {
  boxEdges,
  boxesGeometry,
  boxMatrix,
  positionsGeometry,
  ribbonGeometry,
} from '../../../stage/geometry.ts'
import { Instances } from '../../../stage/instances.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { SunLight } from '../../../stage/sun-light.tsx'
import { hologramConfig } from '../config.ts'
import type { CityModel, Tree } from '../model/district.ts'
import { hologramOrbit } from '../model/drawing.ts'
import { type Hologram, type LayerId, layerIds, showsLayer } from '../model/hologram.ts'
import { tramAt, type Walker, walkerPlace } from '../model/people.ts'

export interface HologramSceneProps {
  district: CityModel
  walkers: Walker[]
  state: Hologram
}

const { ground, plot, line, platform, tram, walk, lift, explodeTime } = hologramConfig

const camera = { fov: hologramConfig.view.fieldOfView, near: 50, far: 9000 }

/** The model in 3D: all code that needs three.js. */
export function HologramScene(props: HologramSceneProps) {
  return (
    <Stage name="hologram" shadows camera={camera}>
      <hemisphereLight args={[0xffffff, 0x6a6f7d, 1.7]} />
      {/* A morning sun from the south-east. */}
      <SunLight
        color={0xfff1e0}
        intensity={2.4}
        position={[500, 700, 420]}
        reach={620}
        depth={[100, 2200]}
        shadow-normalBias={2}
        shadow-radius={3}
      />
      <Quarter {...props} />
    </Stage>
  )
}

/** The quarter in layers, which can be hidden and exploded. */
function Quarter({ district, walkers, state }: HologramSceneProps) {
  const shown = useSnapshot(state)
  const layers = useRef<Partial<Record<LayerId, Group>>>({})
  const apart = useRef(state.exploded ? 1 : 0)
  const seconds = useRef(0)
  const vehicle = useRef<Mesh>(null)
  const people = useRef<InstancedMesh>(null)
  useFrameOnChange(state)

  useFrame(({ camera, size, invalidate }, delta) => {
    const goal = state.exploded ? 1 : 0
    apart.current = approach(apart.current, goal, elapsedMs(delta), explodeTime)
    if (apart.current !== goal) invalidate()
    const eased = apart.current * apart.current * (3 - 2 * apart.current)
    for (const id of layerIds) {
      const layer = layers.current[id]
      if (layer) layer.position.y = lift[id] * eased
    }
    placeOrbitCamera(camera, hologramOrbit(state.view, size.width / size.height, eased))
    if (state.moving && !stageFlags().freeze) {
      seconds.current += elapsedMs(delta) / 1000
      invalidate()
    }
    if (vehicle.current) moveTram(vehicle.current, district, seconds.current)
    if (people.current) movePeople(people.current, walkers, seconds.current)
  })

  const layer = (id: LayerId) => ({
    name: id,
    visible: showsLayer(shown, id),
    ref: (group: Group | null) => {
      if (group) layers.current[id] = group
    },
  })
  return (
    <>
      <group {...layer('ground')}>
        <Ground district={district} />
      </group>
      <group {...layer('tram')}>
        <Track district={district} />
        <mesh ref={vehicle} castShadow>
          <boxGeometry args={[tram.length, 5, 4]} />
          <meshLambertMaterial color={0xffffff} />
        </mesh>
      </group>
      <group {...layer('trees')}>
        <Trees trees={district.trees} planted="existing" visible />
        <Trees trees={district.trees} planted="proposed" visible={shown.plan === 'proposed'} />
      </group>
      <group {...layer('buildings')}>
        <Buildings district={district} />
      </group>
      <group {...layer('people')}>
        <instancedMesh
          ref={people}
          args={[undefined, undefined, walkers.length]}
          frustumCulled={false}
        >
          <sphereGeometry args={[3.2, 8, 6]} />
          <meshBasicMaterial color={0x7c9bff} />
        </instancedMesh>
      </group>
    </>
  )
}

const plates = ({ plots }: CityModel, park: boolean) =>
  boxesGeometry(
    plots
      .filter((place) => place.park === park)
      .map(({ x, z }) => ({ x, z, width: plot.width + 4, depth: plot.depth + 4, height: 0.8 })),
  )

function Ground({ district }: { district: CityModel }) {
  const lawns = useMemo(() => plates(district, true), [district])
  const pavements = useMemo(() => plates(district, false), [district])
  return (
    <>
      <mesh position-y={-ground.thickness / 2 - 0.6} receiveShadow>
        <boxGeometry args={[ground.width, ground.thickness, ground.depth]} />
        <meshLambertMaterial color={0x3a404d} />
      </mesh>
      <mesh geometry={lawns} receiveShadow>
        <meshLambertMaterial color={0x4c6b55} />
      </mesh>
      <mesh geometry={pavements} receiveShadow>
        <meshLambertMaterial color={0x545b6a} />
      </mesh>
    </>
  )
}

/** The track, and at each stop two platforms, a mast, and the circle of walking distance. */
function Track({ district }: { district: CityModel }) {
  const track = useMemo(() => ribbonGeometry(district.line, line.width, 0.9), [district])
  const rings = useMemo(
    () => mergeGeometries(district.stops.map((stop) => dashedCircle(stop, walk.radius))),
    [district],
  )
  const aside = line.width / 2 + 2.4
  return (
    <>
      <mesh geometry={track}>
        <meshBasicMaterial color={0xff7a45} />
      </mesh>
      <lineSegments geometry={rings}>
        <lineBasicMaterial color={0xff7a45} transparent opacity={0.55} />
      </lineSegments>
      {district.stops.map(({ x, z, ahead }) => (
        <group key={x} position={[x, 0, z]} rotation-y={-Math.atan2(ahead.z, ahead.x)}>
          {[-aside, aside].map((side) => (
            <mesh key={side} position={[0, 1, side]} castShadow>
              <boxGeometry args={[platform.length, 1.6, 3.4]} />
              <meshLambertMaterial color={0xffffff} />
            </mesh>
          ))}
          <mesh position={[0, 17, 7]}>
            <boxGeometry args={[1.4, 34, 1.4]} />
            <meshBasicMaterial color={0xff7a45} />
          </mesh>
        </group>
      ))}
    </>
  )
}

function Buildings({ district }: { district: CityModel }) {
  const edges = useMemo(() => boxEdges(district.buildings), [district])
  return (
    <>
      <Instances items={district.buildings} matrixOf={boxMatrix} castShadow receiveShadow>
        <boxGeometry />
        <meshLambertMaterial color={0xf4f1ea} />
      </Instances>
      <lineSegments geometry={edges}>
        <lineBasicMaterial color={0x8d8a82} />
      </lineSegments>
    </>
  )
}

interface TreesProps {
  trees: readonly Tree[]
  planted: Tree['planted']
  visible: boolean
}

function Trees({ trees, planted, visible }: TreesProps) {
  const ofPlan = useMemo(() => trees.filter((tree) => tree.planted === planted), [trees, planted])
  return (
    <Instances items={ofPlan} matrixOf={crownMatrix} visible={visible} castShadow>
      <coneGeometry args={[0.42, 1, 7]} />
      <meshLambertMaterial color={0x86b394} />
    </Instances>
  )
}

const crownMatrix = ({ x, z, height }: Tree) =>
  new Matrix4().makeScale(height, height * 1.25, height).setPosition(x, height * 0.62, z)

function moveTram(vehicle: Mesh, { line }: CityModel, seconds: number) {
  const { at, ahead } = tramAt(line, seconds)
  vehicle.position.set(at.x, 3.6, at.z)
  vehicle.rotation.y = -Math.atan2(ahead.z, ahead.x)
}

const matrix = new Matrix4()

function movePeople(people: InstancedMesh, walkers: readonly Walker[], seconds: number) {
  for (const [index, walker] of walkers.entries()) {
    const { x, z } = walkerPlace(walker, seconds)
    people.setMatrixAt(index, matrix.makeTranslation(x, 4, z))
  }
  people.instanceMatrix.needsUpdate = true
}

/** A dashed circle on the ground as pairs of points, without what lies beyond the ground. */
function dashedCircle(middle: Place, radius: number): BufferGeometry {
  const positions: number[] = []
  const dashes = 120
  const at = (part: number) => {
    const angle = (part / dashes) * 2 * Math.PI
    return { x: middle.x + radius * Math.cos(angle), z: middle.z + radius * Math.sin(angle) }
  }
  const on = ({ x, z }: Place) => Math.abs(x) <= ground.width / 2 && Math.abs(z) <= ground.depth / 2
  for (let part = 0; part < dashes; part += 1) {
    const [from, to] = [at(part), at(part + 0.6)]
    if (on(from) && on(to)) positions.push(from.x, 1.5, from.z, to.x, 1.5, to.z)
  }
  return positionsGeometry(positions)
}
