import { type RootState, useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { type Object3D, PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { orbitEye } from '../../../../../math/orbit.ts'
import { type Label as Box, labelsOverlap } from '../../../../../math/place-labels.ts'
import type { Vec3 as Place } from '../../../../../math/vector.ts'
import { sceneConfig } from '../../config.ts'
import { standScale } from '../../model/own-molecules.ts'
import { structureOf } from '../../model/shelf.ts'
import { boxOf, Marks } from './marks.tsx'
import '../../../../../stage/elements.ts'

const { model, view } = sceneConfig

/** An eye on the scene, as the lesson's own comes to it. */
function eyeAt(yaw: number, pitch: number) {
  const camera = new PerspectiveCamera(view.fieldOfView, 1, 0.02, 60)
  const { x, y, z } = orbitEye({ yaw, pitch, distance: 2 * view.distance, middle: view.middle })
  camera.position.set(x, y, z)
  camera.lookAt(view.middle.x, view.middle.y, view.middle.z)
  camera.updateMatrixWorld(true)
  return camera
}

/** Where the figures are now. */
const placesOf = (figures: Object3D) =>
  figures.children.map(({ position: { x, y, z } }): Place => [x, y, z])

const boxesOf = (figures: Object3D, places: readonly Place[], state: RootState) =>
  places.map((place) => boxOf(place, figures, state)) as Box[]

/** Hands out what a frame is drawn with. */
function Stage({ stage }: { stage: { state?: RootState } }) {
  stage.state = useThree()
  return null
}

/** Water with its angle and a bond measured, and an eye that would see one figure over the other. */
async function openTouching(isPresenting: boolean) {
  const stage: { state?: RootState } = {}
  const { x, y, z } = model
  const structure = structureOf('water')
  const renderer = await create(
    <>
      <Stage stage={stage} />
      <Marks
        structure={structure}
        middle={[x, y, z]}
        scale={standScale(structure)}
        angle={0}
        bond={0}
        angleDecimals={2}
        figures={(value, places = 0) => value.toFixed(places)}
      />
    </>,
    { width: 600, height: 600 },
  )
  const figures = (renderer.scene.instance as unknown as Object3D).getObjectByName('figures')
  if (!figures) throw new Error('no figures')
  const homes = placesOf(figures)
  expect(homes).toHaveLength(2)
  const eyes = [-135, -45, 0, 45, 135].flatMap((yaw) =>
    [2, 40, 75].map((pitch) => eyeAt(yaw, pitch)),
  )
  const seenBy = (camera: PerspectiveCamera) => ({ ...stage.state, camera }) as unknown as RootState
  const eye = eyes.find((each) => {
    const [one, other] = boxesOf(figures, homes, seenBy(each))
    return one && other && labelsOverlap(one, other)
  })
  if (!eye) throw new Error('Nobody sees them touch')
  /** A frame as it is drawn for an eye. */
  const frame = (from: PerspectiveCamera) => {
    const { set, gl } = stage.state as RootState
    gl.xr.isPresenting = isPresenting
    set({ camera: from as never })
    return renderer.advanceFrames(1, 0.02)
  }
  return { figures, homes, eye, frame, seenBy }
}

test.each([
  [true, 'in a headset each stands where it belongs, the same for both eyes'],
  [false, 'a frame on a screen puts them apart, each near its own place'],
])('presenting: %s, %s', async (isPresenting) => {
  const { figures, homes, eye, frame, seenBy } = await openTouching(isPresenting)
  for (const aside of [0, 0.064]) {
    const from = eye.clone().translateX(aside)
    await frame(from)
    const places = placesOf(figures)
    if (isPresenting) {
      expect(places).toEqual(homes)
      continue
    }
    expect(places).not.toEqual(homes)
    const best = boxesOf(figures, homes, seenBy(from))
    const boxes = boxesOf(figures, places, seenBy(from)) as [Box, Box]
    expect(labelsOverlap(...boxes)).toBe(false)
    for (const [at, { x, y, width }] of boxes.entries())
      expect(Math.hypot(x - (best[at]?.x ?? 0), y - (best[at]?.y ?? 0))).toBeLessThan(3 * width)
  }
})
