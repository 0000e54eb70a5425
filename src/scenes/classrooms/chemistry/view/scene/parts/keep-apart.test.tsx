import {
  type Camera,
  Group,
  type Material,
  Mesh,
  PerspectiveCamera,
  Scene,
  type WebGLRenderer,
} from 'three'
import { expect, test } from 'vitest'
import { orbitEye } from '../../../../../../math/orbit.ts'
import { type Label as Box, labelsOverlap } from '../../../../../../math/place-labels.ts'
import { sceneConfig } from '../../../config.ts'
import { standScale } from '../../../model/own-molecules.ts'
import { structureOf } from '../../../model/shelf.ts'
import { buildMarks } from './build-marks.ts'
import { boxesOf } from './keep-apart.ts'

const { model, view, ball } = sceneConfig

/** An eye on the scene, as the lesson's own comes to it. */
function eyeAt(yaw: number, pitch: number) {
  const camera = new PerspectiveCamera(view.fieldOfView, 1, 0.02, 60)
  const { x, y, z } = orbitEye({ yaw, pitch, distance: 2 * view.distance, middle: view.middle })
  camera.position.set(x, y, z)
  camera.lookAt(view.middle.x, view.middle.y, view.middle.z)
  camera.updateMatrixWorld(true)
  return camera
}

/** Water with its angle and a bond measured, and an eye that would see one figure over the other. */
function touching() {
  const marks = buildMarks((value, places = 0) => value.toFixed(places))
  const { x, y, z } = model
  const structure = structureOf('water')
  const at: [number, number, number] = [x, y, z]
  const put = { at, scale: standScale(structure), look: 'balls', share: ball.stand } as const
  marks.show(structure, put, { angle: 0, bond: 0, places: 2 })
  const eyes = [-135, -45, 0, 45, 135].flatMap((yaw) =>
    [2, 40, 75].map((pitch) => eyeAt(yaw, pitch)),
  )
  const eye = eyes.find((each) => {
    const [one, other] = boxesOf(marks.labels, each)
    return one && other && labelsOverlap(one, other)
  })
  if (!eye) throw new Error('Nobody sees them touch')
  return { marks, eye }
}

/** A frame as a renderer draws it for an eye. */
function draw({ root }: ReturnType<typeof buildMarks>, eye: Camera, isPresenting: boolean) {
  const renderer = { xr: { isPresenting } } as unknown as WebGLRenderer
  const scene = new Scene()
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const material = part.material as Material
    part.onBeforeRender(renderer, scene, eye, part.geometry, material, new Group())
  })
}

test.each([
  [true, 'in a headset each stands where it belongs, the same for both eyes'],
  [false, 'a frame on a screen puts them apart, each near its own place'],
])('presenting: %s, %s', (isPresenting) => {
  const { marks, eye } = touching()
  for (const aside of [0, 0.064]) {
    const from = eye.clone().translateX(aside)
    const homes = boxesOf(marks.labels, from) as [Box, Box]
    draw(marks, from, isPresenting)
    const isHome = marks.labels.every(({ mesh, home }) => mesh.position.equals(home))
    expect(isHome).toBe(isPresenting)
    if (isPresenting) continue
    // What stands where it was put by now, is asked as if it belonged there.
    const placed = marks.labels.map((label) => ({ ...label, home: label.mesh.position.clone() }))
    const boxes = boxesOf(placed, from) as [Box, Box]
    expect(labelsOverlap(...boxes)).toBe(false)
    for (const [at, { x, y, width }] of boxes.entries())
      expect(Math.hypot(x - (homes[at]?.x ?? 0), y - (homes[at]?.y ?? 0))).toBeLessThan(3 * width)
  }
})
