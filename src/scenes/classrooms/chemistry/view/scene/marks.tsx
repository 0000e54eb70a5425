import { Billboard } from '@react-three/drei/core/Billboard.js'
import { type RootState, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type Group, type Object3D, Vector3 } from 'three'
import { clamp } from '../../../../../math/clamp.ts'
import { placeLabels } from '../../../../../math/place-labels.ts'
import {
  add,
  dot,
  length,
  normalize,
  type Vec3 as Place,
  scale,
  subtract,
} from '../../../../../math/vector.ts'
import { monoFont } from '../../../../../stage/canvas-fonts.ts'
import { Instances } from '../../../../../stage/instances.tsx'
import { useCanvasTexture } from '../../../common/view/scene/shadowed-mesh.tsx'
import type { FormatNumber } from '../../../common/view/use-number-formatter.ts'
import { sceneConfig } from '../../config.ts'
import { measuresOf } from '../../model/measure.ts'
import { atomOf, type Structure } from '../../model/structure.ts'
import { perpendicularTowards, type Stick } from './ball-stick-model.ts'
import { ignoreRaycast, stickMatrix } from './balls-and-sticks.tsx'

export interface MarksProps {
  structure: Structure
  /** Where its origin is, meters, and meters to a picometer. */
  middle: Place
  scale: number
  /** Which of the angles and of the bonds that differ; -1 for none. */
  angle: number
  bond: number
  /** After the point of an angle's figure. */
  angleDecimals: number
  figures: FormatNumber
}

interface Mark {
  lines: Stick[]
  /** Of its figure. */
  at: Place
}

const pieces = 28
const thin = 0.0013

/** What is being measured: an arc between two bonds, a line with ends along one, each with its figure. */
export function Marks(props: MarksProps) {
  const { structure, middle, scale: by, angle, bond, angleDecimals, figures } = props
  const marks = useMemo(() => {
    const measures = measuresOf(structure)
    const [corner, pair] = [measures.angle[angle], measures.bond[bond]]
    const placesOf = (atoms: readonly number[]) =>
      atoms.map((index) => add(middle, scale(atomOf(structure, index).at, by)))
    return [
      ...(corner
        ? [{ text: `${figures(corner.value, angleDecimals)}°`, ...arcOf(placesOf(corner.atoms)) }]
        : []),
      ...(pair
        ? [{ text: `${figures(pair.value, 1)} pm`, ...spanOf(placesOf(pair.atoms), middle, by) }]
        : []),
    ]
  }, [structure, middle, by, angle, bond, angleDecimals, figures])
  const lines = useMemo(() => marks.flatMap((mark) => mark.lines), [marks])
  const labels = useRef<Group>(null)
  // The eye may have turned since the last frame.
  useFrame((state) => {
    if (labels.current) placeFigures(labels.current, marks, state)
  })
  return (
    <>
      <Instances items={lines} matrixOf={stickMatrix} renderOrder={8} raycast={ignoreRaycast}>
        <cylinderGeometry args={[1, 1, 1, 8]} />
        <meshBasicMaterial
          color={0xc23e12}
          depthTest={false}
          depthWrite={false}
          toneMapped={false}
        />
      </Instances>
      <group ref={labels} name="figures">
        {marks.map(({ text, at }) => (
          <Figure key={text} text={text} at={at} />
        ))}
      </group>
    </>
  )
}

const nowhere: Place = [0, 0, 0]

/** @param places  of the vertex between both ends */
function arcOf([first = nowhere, at = nowhere, second = nowhere]: readonly Place[]): Mark {
  const [one, other] = [subtract(first, at), subtract(second, at)]
  const [u, v] = [normalize(one), normalize(other)]
  const radius = Math.min(length(one), length(other)) * 0.78
  const flat = subtract(v, scale(u, dot(u, v)))
  // Of two opposite bonds any side will do: the upper one.
  const across =
    length(flat) < 1e-3 ? perpendicularTowards(at, first, add(at, [0, 1, 0])) : normalize(flat)
  const open = Math.acos(clamp(dot(u, v), -1, 1))
  const on = (turn: number, out = radius) =>
    add(at, add(scale(u, Math.cos(turn) * out), scale(across, Math.sin(turn) * out)))
  const lines = Array.from({ length: pieces }, (_, piece) => ({
    from: on((open * piece) / pieces),
    to: on((open * (piece + 1)) / pieces),
    radius: thin,
  }))
  return { lines, at: on(open / 2, radius + 0.026) }
}

function spanOf([from = nowhere, to = nowhere]: readonly Place[], middle: Place, by: number): Mark {
  // On the side away from the rest of the molecule.
  const outward = scale(perpendicularTowards(from, to, middle), -1)
  // What is enlarged less stands nearer to its bonds.
  const aside = (0.036 * by) / sceneConfig.model.scale
  const line = (start: Place, end: Place, far: number, farther: number): Stick => ({
    from: add(start, scale(outward, far * aside)),
    to: add(end, scale(outward, farther * aside)),
    radius: thin,
  })
  return {
    lines: [line(from, to, 1, 1), line(from, from, 0.3, 1.2), line(to, to, 0.3, 1.2)],
    at: add(scale(add(from, to), 0.5), scale(outward, aside + 0.028)),
  }
}

const [wide, high] = [320, 104]
/** Meters. */
const label = { width: 0.062, height: (0.062 * high) / wide }

/** It faces the eye and lies over everything. */
function Figure({ text, at }: { text: string; at: Place }) {
  const { texture } = useCanvasTexture(wide, high, (context) => drawFigure(context, text))
  return (
    <Billboard position={[...at]}>
      <mesh renderOrder={9} raycast={ignoreRaycast}>
        <planeGeometry args={[label.width, label.height]} />
        <meshBasicMaterial
          map={texture}
          transparent
          depthTest={false}
          depthWrite={false}
          toneMapped={false}
        />
      </mesh>
    </Billboard>
  )
}

function drawFigure(context: CanvasRenderingContext2D, text: string): void {
  context.fillStyle = '#14171f'
  context.beginPath()
  context.roundRect(4, 4, wide - 8, high - 8, 14)
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = monoFont(58)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, wide / 2, high / 2 + 4, wide - 28)
}

const point = new Vector3()

/** Where a figure lies on the picture, pixels, and how deep in it; nothing where it is out of it. */
export function boxOf(at: Place, parent: Object3D, { camera, size, viewport }: RootState) {
  parent.localToWorld(point.set(...at))
  const { factor } = viewport.getCurrentViewport(camera, point, size)
  const scale = factor * parent.matrixWorld.getMaxScaleOnAxis()
  const { x, y, z } = point.project(camera)
  if (Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > 1) return undefined
  return {
    x: ((x + 1) / 2) * size.width,
    y: ((1 - y) / 2) * size.height,
    width: label.width * scale,
    height: label.height * scale,
    depth: z,
  }
}

/**
 * Puts figures where none lies over another, however they are looked at, each as near to its home as there is room.
 * Those that are out of the picture stay at home. So do all in a headset: each of its eyes would put them elsewhere,
 * and both together see them double.
 */
function placeFigures(parent: Group, marks: readonly Mark[], state: RootState): void {
  const { camera, size, gl } = state
  camera.updateMatrixWorld()
  const boxes = marks.map(({ at }) => (gl.xr.isPresenting ? undefined : boxOf(at, parent, state)))
  const places = placeLabels(
    boxes.filter((box) => box !== undefined),
    size,
  )
  for (const [index, { position }] of parent.children.entries()) {
    position.set(...(marks[index]?.at ?? nowhere))
    const box = boxes[index]
    const place = box && places.shift()
    if (!place) continue
    const { x, y } = place
    position.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, box.depth).unproject(camera)
    parent.worldToLocal(position)
  }
}
