import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  BoxGeometry,
  type BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  EdgesGeometry,
  Float32BufferAttribute,
  type Group,
  type LineBasicMaterial,
  type MeshBasicMaterial,
  PlaneGeometry,
  type PointsMaterial,
  SRGBColorSpace,
} from 'three'
import { radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { positionsGeometry } from '../../../stage/geometry.ts'
import { freeFloor, freeWall, scanned } from '../config.ts'
import { findFeatures, placesOfFeatures } from '../model/features.ts'
import { pictureCamera } from '../model/picture.ts'
import { floor, sofaBox } from '../model/room.ts'
import { arStagesAt, type View } from '../model/story.ts'
import { brightnessOf, type DeepPicture } from './load-pictures.ts'

/** What a device sees on the way: points that it holds on to, the free floor, the outline of the sofa to come. */
export function ArStages({ view, picture }: { view: RefObject<View>; picture: DeepPicture }) {
  // Of the picture as it is first: a sharper one shows the same.
  const [features] = useState(() => featurePoints(picture))
  const ground = useMemo(floorInRows, [])
  const [shade, lines] = useMemo(() => [floorShade(), roomLines()] as const, [])
  const orange = useMemo(dot, [])
  const spotCorners = useMemo(cornersOfSpot, [])
  const edges = useMemo(() => new EdgesGeometry(new BoxGeometry(...sofaBox.size)), [])
  const root = useRef<Group>(null)
  const found = useRef<PointsMaterial>(null)
  const floorFill = useRef<MeshBasicMaterial>(null)
  const floorLine = useRef<LineBasicMaterial>(null)
  const outline = useRef<LineBasicMaterial>(null)
  const footprint = useRef<MeshBasicMaterial>(null)
  const corners = useRef<MeshBasicMaterial>(null)
  const { gl, scene, camera } = useThree()
  // Before one scrolls to them.
  useEffect(() => {
    if (root.current) gl.compileAsync(root.current, camera, scene).catch(() => {})
  }, [gl, scene, camera])
  useFrame(() => {
    const now = arStagesAt(view.current.at)
    drawShare(features, now.points.share, 1)
    drawShare(ground, now.floor.share, 6)
    drawShare(lines, now.floor.share, 2)
    if (floorLine.current) floorLine.current.opacity = opacities.lines * now.floor.opacity
    if (found.current) {
      found.current.opacity = opacities.points * now.points.opacity
      // Three takes no account of how much of the room the screen's height shows.
      found.current.size = pointSize * (camera.projectionMatrix.elements[5] ?? 1)
    }
    if (floorFill.current) floorFill.current.opacity = opacities.floor * now.floor.opacity
    // As one, since lines one by one look like scratches.
    if (outline.current) outline.current.opacity = now.outline
    if (footprint.current) footprint.current.opacity = opacities.footprint * now.spot
    if (corners.current) corners.current.opacity = now.corners
  })
  const [x, y, z] = sofaBox.middle
  const [width, height, depth] = sofaBox.size
  return (
    <group ref={root}>
      <points geometry={features} renderOrder={2}>
        <pointsMaterial {...drawn} ref={found} map={orange} />
      </points>
      <group position={sofaBox.middle} rotation-y={radians(sofaBox.turn)}>
        <group position={[-x, -y, -z]}>
          <mesh geometry={ground} renderOrder={2}>
            <meshBasicMaterial {...drawn} ref={floorFill} map={shade} />
          </mesh>
          <lineSegments geometry={lines} renderOrder={2}>
            <lineBasicMaterial {...drawn} ref={floorLine} vertexColors />
          </lineSegments>
        </group>
        <mesh position-y={-height / 2} rotation-x={-Math.PI / 2} renderOrder={2}>
          <planeGeometry args={[width, depth]} />
          <meshBasicMaterial {...drawn} ref={footprint} color={signal} />
        </mesh>
        <mesh geometry={spotCorners} position-y={-height / 2} renderOrder={3}>
          <meshBasicMaterial {...drawn} ref={corners} color={signal} side={DoubleSide} />
        </mesh>
        <lineSegments geometry={edges} renderOrder={3}>
          <lineBasicMaterial {...drawn} ref={outline} color={signal} />
        </lineSegments>
      </group>
    </group>
  )
}

/** x, y and z of what a camera would hold on to in the part that is scanned, from the middle of the sofa to come outward. */
function featurePoints({ image, depth }: DeepPicture): BufferGeometry {
  const { left, right, top, bottom } = scanned
  // Clear of the brackets.
  const within = { left: left + 0.01, right: right - 0.01, top, bottom: bottom - 0.03 }
  const features = findFeatures(brightnessOf(image, 480, 270), within)
  const middle = (left + right) / 2
  features.sort((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle))
  return positionsGeometry(placesOfFeatures(features, depth, pictureCamera(emptyRoom)))
}

/** The corners of the open spot as they lie on the floor: what frames a subject elsewhere. */
function cornersOfSpot(): BufferGeometry {
  const [width, , depth] = sofaBox.size
  const positions: number[] = []
  const flat = (x: number, z: number, toX: number, toZ: number) =>
    positions.push(x, 0, z, toX, 0, z, toX, 0, toZ, x, 0, z, toX, 0, toZ, x, 0, toZ)
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      const [x, z] = [(side * width) / 2, (end * depth) / 2]
      flat(x, z, x - side * corner.across, z - end * corner.deep)
      flat(x, z, x - side * corner.wide, z - end * corner.along)
    }
  return positionsGeometry(positions)
}

/** Of a corner's arms, meters: their lengths, and how thick they are, which is seen at a slant where it is deep. */
const corner = { across: 0.22, along: 0.3, wide: 0.014, deep: 0.045 }

const emptyRoom = 'hero-living-room-empty'
const signal = '#ff5a1f'
/** Of the points, the lines on the floor, its fill, and the place of the sofa. */
const opacities = { points: 0.9, lines: 0.7, floor: 0.14, footprint: 0.22 }

/** Of the points, meters. */
const pointSize = 0.029

/** Over all that is there: it is a drawing. */
const drawn = { depthTest: false, transparent: true } as const

const dot = (): CanvasTexture =>
  drawnTexture(32, 32, (context) => {
    context.fillStyle = signal
    context.arc(16, 16, 15, 0, 2 * Math.PI)
    context.fill()
  })

type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** @param width, height  pixels */
function drawnTexture(width: number, height: number, draw: Draw): CanvasTexture {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) draw(context, width, height)
  return Object.assign(new CanvasTexture(canvas), { colorSpace: SRGBColorSpace })
}

/** The free floor in rows from the wall on, which are drawn one after the other. */
function floorInRows(): BufferGeometry {
  const { left, right, near, far, step } = freeFloor
  const [width, depth] = [right - left, near - far]
  return new PlaneGeometry(width, depth, 1, Math.round(depth / step))
    .rotateX(-Math.PI / 2)
    .translate((left + right) / 2, floor, (near + far) / 2)
}

/** How dense what is found is where the free floor's far end is 0, and its near end 1. */
const fadeFrom = 0.35
const fading = (share: number) => 1 - clamp((share - fadeFrom) / (1 - fadeFrom), 0, 1)

/** And how dense it is there to the right, meters. */
const fadingAside = (x: number) =>
  clamp((freeFloor.right - x) / (freeFloor.right - freeFloor.fades), 0, 1)

/** Its fill, which fades toward the camera and to the right. */
function floorShade(): CanvasTexture {
  const { left, fades, right } = freeFloor
  return drawnTexture(64, 64, (context, width, height) => {
    const fade = context.createLinearGradient(0, 0, 0, height)
    fade.addColorStop(fadeFrom, signal)
    fade.addColorStop(1, `${signal}00`)
    context.fillStyle = fade
    context.fillRect(0, 0, width, height)
    const aside = context.createLinearGradient(0, 0, width, 0)
    aside.addColorStop((fades - left) / (right - left), '#000')
    aside.addColorStop(1, '#0000')
    context.globalCompositeOperation = 'destination-in'
    context.fillStyle = aside
    context.fillRect(0, 0, width, height)
  })
}

/** Lines on it and on the wall, a step apart, as pieces from where they meet; they fade as it does, and upward. */
function roomLines(): BufferGeometry {
  const { left, fades, right, near, far, step } = freeFloor
  const positions: number[] = []
  const colors: number[] = []
  const { r, g, b } = new Color(signal)
  const to = (x: number, z: number, up = 0) => {
    positions.push(x, floor + up, z)
    const density =
      up > 0 || z < far ? 0.7 * (1 - up / freeWall.height) : fading((z - far) / (near - far))
    colors.push(r, g, b, density * fadingAside(x))
  }
  for (let up = freeWall.step; up < freeWall.height + 0.01; up += freeWall.step) {
    for (let x = left; x < right; x += freeWall.step) {
      to(x, freeWall.z, up - freeWall.step)
      to(x, freeWall.z, up)
    }
    for (const x of [left, fades, fades, right]) to(x, freeWall.z, up)
  }
  for (let z = far; z < near - step / 2; z += step) {
    for (const x of [left, fades, fades, right]) to(x, z)
    for (let x = left; x < right; x += step) {
      to(x, z)
      to(x, z + step)
    }
  }
  const geometry = positionsGeometry(positions)
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4))
  return geometry
}

/** Draws the first of a geometry's parts. @param unit  vertices of a part: a point, a line, two triangles */
function drawShare(geometry: BufferGeometry, share: number, unit: number): void {
  const { count } = geometry.index ?? geometry.getAttribute('position')
  geometry.setDrawRange(0, Math.round((count / unit) * share) * unit)
}
