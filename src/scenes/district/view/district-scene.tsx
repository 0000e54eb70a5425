import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  type Group,
  Matrix4,
  type MeshBasicMaterial,
} from 'three'
import { approach, elapsedMs, placeOrbitCamera, useFrameOnChange } from '../../../stage/frame.ts'
import { boxesGeometry, ribbonGeometry } from '../../../stage/geometry.ts'
import { Instances } from '../../../stage/instances.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { SunLight } from '../../../stage/sun-light.tsx'
import { districtConfig, type FenceId, fenceIds } from '../config.ts'
import {
  type Block,
  createBlocks,
  createHouses,
  createTrees,
  pier,
  water,
} from '../model/blocks.ts'
import type { DistrictState } from '../model/district-state.ts'
import { pointOnWalk } from '../model/district-state.ts'
import { districtOrbit } from '../model/projection.ts'

const { width, depth, park, square, walk, fences, lightTime } = districtConfig

/** The background is the site's night color in either theme, as in the other scenes. */
const palette = {
  ground: 0x0e1116,
  street: 0x2a2f3a,
  block: 0x3a404d,
  house: 0xefebe2,
  park: 0x4c6a55,
  crown: 0x86ab8d,
  trunk: 0x6b5a48,
  square: 0xb9b2a3,
  water: 0x27406f,
  walk: 0xf7f5f0,
  idle: 0x9fb4ff,
  lit: 0xff7a45,
  phone: 0x14171f,
  screen: 0xfdfcf9,
} as const

const camera = { fov: districtConfig.camera.fieldOfView, near: 50, far: 4000 }

/** The district in 3D: all code that needs three.js. */
export function DistrictScene({ district }: { district: DistrictState }) {
  return (
    <Stage name="district" shadows camera={camera}>
      <color attach="background" args={[palette.ground]} />
      <hemisphereLight args={[0xffffff, 0x5b6375, 1.5]} />
      {/* A low sun from the south-west. */}
      <SunLight
        color={0xfff0dc}
        intensity={2.3}
        position={[-280, 330, 240]}
        reach={340}
        depth={[50, 1100]}
        shadow-normalBias={1.2}
      />
      <Town />
      <Trees />
      {fenceIds.map((id) => (
        <Fence key={id} id={id} district={district} />
      ))}
      <Phone district={district} />
      <Eye district={district} />
    </Stage>
  )
}

/** Renders when the state changes, with a camera that shows the whole district. */
function Eye({ district }: { district: DistrictState }) {
  useFrameOnChange(district)
  useFrame(({ camera, size }) => {
    placeOrbitCamera(camera, districtOrbit(size.width / size.height))
  })
  return null
}

/** Height of pavements, park and square above the streets, meters. */
const kerb = 0.8

/** A rectangle of ground as a box on the streets. */
const slab = ({ west, east, north, south }: Block, height = kerb) => ({
  x: (west + east) / 2,
  z: (north + south) / 2,
  width: east - west,
  depth: south - north,
  height,
})

/** Streets, blocks, houses, park, square, river, pier, and the walk. */
function Town() {
  const parts = useMemo(() => {
    return [
      { color: palette.street, boxes: [{ x: 0, y: -9, z: 0, width, depth, height: 9 }] },
      { color: palette.block, boxes: createBlocks().map((block) => slab(block)) },
      { color: palette.park, boxes: [slab(park, kerb + 0.1)] },
      { color: palette.square, boxes: [slab(square, kerb + 0.1)] },
      { color: palette.water, boxes: [slab(water, 0.2)] },
      { color: palette.trunk, boxes: [slab(pier, 1)] },
      { color: palette.house, boxes: createHouses(), castShadow: true },
    ].map(({ boxes, ...part }) => ({ ...part, geometry: boxesGeometry(boxes) }))
  }, [])
  const way = useMemo(() => ribbonGeometry(walk, 2.4, 0.4), [])
  return (
    <>
      {parts.map(({ color, ...mesh }) => (
        <mesh key={color} {...mesh} receiveShadow>
          <meshLambertMaterial color={color} />
        </mesh>
      ))}
      <mesh geometry={way}>
        <meshBasicMaterial color={palette.walk} />
      </mesh>
    </>
  )
}

type Tree = ReturnType<typeof createTrees>[number]

function Trees() {
  const trees = useMemo(createTrees, [])
  return (
    <>
      <Instances items={trees} matrixOf={crownMatrix} castShadow receiveShadow>
        <icosahedronGeometry args={[1, 1]} />
        <meshLambertMaterial color={palette.crown} />
      </Instances>
      <Instances items={trees} matrixOf={trunkMatrix} receiveShadow>
        <cylinderGeometry args={[0.7, 0.7, 5, 6]} />
        <meshLambertMaterial color={palette.trunk} />
      </Instances>
    </>
  )
}

const crownMatrix = ({ x, z, size }: Tree) =>
  new Matrix4().makeScale(size, size * 1.15, size).setPosition(x, 4 + size, z)

const trunkMatrix = ({ x, z }: Tree) => new Matrix4().setPosition(x, 2.5, z)

const idle = new Color(palette.idle)
const lit = new Color(palette.lit)
const sides = 72
const wallHeight = 26
const seeThrough = { transparent: true, depthWrite: false }

/**
 * A geofence: a disc and a ring on the ground, and a wall that fades upward. It lights up while the phone is inside.
 */
function Fence({ id, district }: { id: FenceId; district: DistrictState }) {
  const { at, radius } = fences[id]
  const share = useRef(Number(district.inside[id]))
  const disc = useRef<MeshBasicMaterial>(null)
  const ring = useRef<MeshBasicMaterial>(null)
  const wall = useRef<MeshBasicMaterial>(null)
  const cylinder = useMemo(() => fadingCylinder(radius), [radius])
  useFrame(({ invalidate }, delta) => {
    const goal = Number(district.inside[id])
    share.current = approach(share.current, goal, elapsedMs(delta), lightTime)
    if (share.current !== goal) invalidate()
    if (!(disc.current && ring.current && wall.current)) return
    disc.current.opacity = 0.1 + 0.22 * share.current
    ring.current.opacity = 0.65 + 0.35 * share.current
    wall.current.opacity = 0.16 + 0.5 * share.current
    for (const material of [disc.current, ring.current, wall.current])
      material.color.lerpColors(idle, lit, share.current)
  })
  return (
    <group name={id} position={[at.x, 0, at.z]}>
      <mesh position-y={1.2} rotation-x={-Math.PI / 2}>
        <circleGeometry args={[radius, sides]} />
        <meshBasicMaterial ref={disc} {...seeThrough} />
      </mesh>
      <mesh position-y={1.4} rotation-x={-Math.PI / 2}>
        <ringGeometry args={[radius - 1.4, radius, sides]} />
        <meshBasicMaterial ref={ring} {...seeThrough} />
      </mesh>
      <mesh position-y={wallHeight / 2 + 1} geometry={cylinder}>
        <meshBasicMaterial ref={wall} {...seeThrough} side={DoubleSide} vertexColors />
      </mesh>
    </group>
  )
}

/** An open cylinder whose vertex alpha falls from 1 at its foot to 0 at its top. */
function fadingCylinder(radius: number): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, wallHeight, sides, 1, true)
  const position = geometry.getAttribute('position')
  const colors = Array.from({ length: position.count }, (_, index) => [
    1,
    1,
    1,
    position.getY(index) < 0 ? 1 : 0,
  ])
  return geometry.setAttribute('color', new Float32BufferAttribute(colors.flat(), 4))
}

/** The phone, upright on a pin and as large as a house, so that it is easy to find. */
function Phone({ district }: { district: DistrictState }) {
  const root = useRef<Group>(null)
  useFrame(() => {
    const { x, z } = pointOnWalk(district.along)
    root.current?.position.set(x, 0, z)
  })
  return (
    <group ref={root} name="phone" scale={1.5}>
      <mesh position-y={28} castShadow>
        <boxGeometry args={[11, 20, 1.6]} />
        <meshLambertMaterial color={palette.phone} />
      </mesh>
      <mesh position={[0, 28, 0.9]}>
        <planeGeometry args={[9.4, 17.6]} />
        <meshBasicMaterial color={palette.screen} />
      </mesh>
      <mesh position={[0, 28, 1]} rotation-z={Math.PI / 4}>
        <planeGeometry args={[3.4, 3.4]} />
        <meshBasicMaterial color={palette.lit} />
      </mesh>
      <mesh position-y={9}>
        <cylinderGeometry args={[0.6, 0.6, 18, 8]} />
        <meshBasicMaterial color={palette.lit} />
      </mesh>
      <mesh position-y={0.9}>
        <cylinderGeometry args={[3.6, 3.6, 0.8, 24]} />
        <meshBasicMaterial color={palette.lit} />
      </mesh>
    </group>
  )
}
