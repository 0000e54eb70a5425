import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  type BufferGeometry,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  type Group,
  type LineBasicMaterial,
  type Mesh,
  type MeshBasicMaterial,
  PlaneGeometry,
  type PointsMaterial,
  SRGBColorSpace,
} from 'three'
import { radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { compileAhead } from '../../../stage/compile-ahead.ts'
import { boxesGeometry, positionsGeometry } from '../../../stage/geometry.ts'
import { scanned } from '../config.ts'
import { findFeatures } from '../model/features.ts'
import { pictureCamera, placeSeenAt } from '../model/picture.ts'
import { scanGrid, sofaBox } from '../model/room.ts'
import { arStagesAt, smoothstep, type View } from '../model/story.ts'
import { type DeepPicture, grayOf } from './load-pictures.ts'

/** What a device sees on the way: points that it holds on to, the floor, the open spot, the outline of the sofa to come. */
export function ArStages({ view, picture }: { view: RefObject<View>; picture: DeepPicture }) {
  // Of the picture as it is first: a sharper one shows the same.
  const [features] = useState(() => featurePoints(picture))
  const ground = useMemo(floorFill, [])
  const floorGrid = useMemo(floorLines, [])
  const orange = useMemo(dot, [])
  const sides = useMemo(spotBorder, [])
  const front = useMemo(scanFront, [])
  const edges = useMemo(outlineOfSofa, [])
  const root = useRef<Group>(null)
  const found = useRef<PointsMaterial>(null)
  const fill = useRef<MeshBasicMaterial>(null)
  const onFloor = useRef<LineBasicMaterial>(null)
  const outline = useRef<MeshBasicMaterial>(null)
  const footprint = useRef<MeshBasicMaterial>(null)
  const border = useRef<MeshBasicMaterial>(null)
  const sweep = useRef<Mesh>(null)
  const sweepMaterial = useRef<MeshBasicMaterial>(null)
  const { gl, scene, camera } = useThree()
  // Before one scrolls to them.
  useEffect(() => {
    if (root.current) void compileAhead(gl, root.current, camera, scene)
  }, [gl, scene, camera])
  useFrame(() => {
    const now = arStagesAt(view.current.at)
    drawShare(features, now.points.share, 1)
    drawShare(ground, now.floor.share, 6)
    drawShare(floorGrid, now.floor.share, 2)
    if (onFloor.current) onFloor.current.opacity = opacities.lines * now.floor.opacity
    if (found.current) {
      found.current.opacity = opacities.points * now.points.opacity
      // Three takes no account of how much of the room the screen's height shows.
      found.current.size = pointSize * (camera.projectionMatrix.elements[5] ?? 1)
    }
    if (fill.current) fill.current.opacity = opacities.floor * now.floor.opacity
    // As one, since lines one by one look like scratches.
    if (outline.current) outline.current.opacity = now.outline
    if (footprint.current) footprint.current.opacity = opacities.footprint * now.spot
    if (border.current) border.current.opacity = now.spot
    if (sweep.current) sweep.current.position.z = (far + now.floor.share * (near - far)) * step
    if (sweepMaterial.current)
      sweepMaterial.current.opacity = 1 - smoothstep(0.8, 1, now.floor.share)
  })
  return (
    <group ref={root}>
      <points geometry={features} renderOrder={2}>
        <pointsMaterial {...drawn} ref={found} map={orange} />
      </points>
      <group position={sofaBox.middle} rotation-y={radians(sofaBox.turn)}>
        <group position-y={-height / 2}>
          <mesh geometry={ground} renderOrder={2}>
            <meshBasicMaterial {...drawn} ref={fill} vertexColors />
          </mesh>
          <lineSegments geometry={floorGrid} renderOrder={2}>
            <lineBasicMaterial {...drawn} ref={onFloor} vertexColors />
          </lineSegments>
          <mesh rotation-x={-Math.PI / 2} renderOrder={2}>
            <planeGeometry args={[width, depth]} />
            <meshBasicMaterial {...drawn} ref={footprint} color={signal} />
          </mesh>
          <mesh ref={sweep} geometry={front} renderOrder={2}>
            <meshBasicMaterial {...drawn} ref={sweepMaterial} vertexColors />
          </mesh>
          <mesh geometry={sides} renderOrder={3}>
            <meshBasicMaterial {...drawn} ref={border} color={signal} />
          </mesh>
          <mesh geometry={edges} renderOrder={3}>
            <meshBasicMaterial {...drawn} ref={outline} color={signal} />
          </mesh>
        </group>
      </group>
    </group>
  )
}

const signal = '#ff5a1f'
/** Of the points, the lines on the floor, its fill, and the place of the sofa. */
const opacities = { points: 0.9, lines: 0.7, floor: 0.14, footprint: 0.3 }
/** Of the points, meters. */
const pointSize = 0.029

/** Over all that is there: it is a drawing. */
const drawn = { depthTest: false, transparent: true } as const

/** x, y and z of what a camera would hold on to in the part that is scanned, from its middle to both sides. */
function featurePoints(picture: DeepPicture): BufferGeometry {
  const middle = (scanned.left + scanned.right) / 2
  const features = findFeatures(grayOf(picture, 320, 180), scanned).toSorted(
    (a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle),
  )
  const camera = pictureCamera('hero-living-room-empty')
  return positionsGeometry(features.flatMap((at) => placeSeenAt(at, picture.depth, camera)))
}

/** A round point. */
function dot(): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = signal
    context.arc(16, 16, 15, 0, 2 * Math.PI)
    context.fill()
  }
  return Object.assign(new CanvasTexture(canvas), { colorSpace: SRGBColorSpace })
}

const [width, height, depth] = sofaBox.size
/** The lines round the spot and of the outline are beams so thick, meters: those at the back are thinner as one sees them. */
const beam = 0.01
const thin = { width: beam, depth: beam, height: beam }
/** Along the four sides of the sofa's place. @param y  above the floor, meters */
const sidesAt = (y: number) =>
  [-0.5, 0.5].flatMap((end) => [
    { ...thin, x: 0, y, z: end * depth, width },
    { ...thin, x: end * width, y, z: 0, depth },
  ])
/** Up from its corners. */
const posts = [-0.5, 0.5].flatMap((a) =>
  [-0.5, 0.5].map((b) => ({ ...thin, x: a * width, z: b * depth, height })),
)
const spotBorder = () => boxesGeometry(sidesAt(0))
const outlineOfSofa = () => boxesGeometry([...posts, ...sidesAt(height - beam)])

const { step, left, right, fades, far, near } = scanGrid

const densityAside = (x: number) => clamp(Math.min(x - left, right - x) / fades, 0, 1)

/** How dense the drawing is at a place of the floor, in steps: it fades toward the camera and to both sides. */
const densityAt = (x: number, z: number) =>
  clamp((near - z) / (0.65 * (near - far)), 0, 1) * densityAside(x)

/** The free floor in rows from the wall on, which are drawn one after the other. */
const floorFill = () => floorPlane(far, near, near - far, densityAt)

/** How far behind its front the scan glows, steps. */
const frontDepth = 1.5

/** The front of the scan as it goes over the floor, brightest where it is. */
const scanFront = () => floorPlane(-frontDepth, 0, 1, (x, z) => (z < 0 ? 0 : densityAside(x)))

/** As wide as the grid. @param back  and `front`: where it ends, steps @param rows  that it is divided into */
function floorPlane(
  back: number,
  front: number,
  rows: number,
  densityOf: (x: number, z: number) => number,
): BufferGeometry {
  const wide = right - left
  const plane = new PlaneGeometry(wide, front - back, wide, rows)
    .rotateX(-Math.PI / 2)
    .translate((left + right) / 2, 0, (front + back) / 2)
  const at = plane.getAttribute('position')
  const densities = Array.from({ length: at.count }, (_, index) =>
    densityOf(at.getX(index), at.getZ(index)),
  )
  return withDensity(plane.scale(step, 1, step), densities)
}

/** From each crossing to the next to its right and before it. */
function floorLines(): BufferGeometry {
  const ends: (readonly [x: number, z: number])[] = []
  for (let z = far; z < near; z += 1)
    for (let x = left; x < right; x += 1) ends.push([x, z], [x + 1, z], [x, z], [x, z + 1])
  return withDensity(
    positionsGeometry(ends.flatMap(([x, z]) => [x * step, 0, z * step])),
    ends.map(([x, z]) => densityAt(x, z)),
  )
}

/** Gives each vertex the color of the drawing, as dense as it is there, 0 to 1. */
function withDensity(geometry: BufferGeometry, densities: number[]): BufferGeometry {
  const { r, g, b } = new Color(signal)
  const colors = densities.flatMap((density) => [r, g, b, density])
  return geometry.setAttribute('color', new Float32BufferAttribute(colors, 4))
}

/** Draws the first of a geometry's parts. @param unit  vertices of a part: a point, a line, two triangles */
function drawShare(geometry: BufferGeometry, share: number, unit: number): void {
  const { count } = geometry.index ?? geometry.getAttribute('position')
  geometry.setDrawRange(0, Math.round((count / unit) * share) * unit)
}
