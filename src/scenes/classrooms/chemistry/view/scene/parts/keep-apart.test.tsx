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
import { type Label as Box, covers } from '../../../../../../math/place-labels.ts'
import { setConfig } from '../../../config.ts'
import { anglePlaces, differentAngles, differentBonds } from '../../../model/measurable.ts'
import { standScale } from '../../../model/own.ts'
import { type StructureId, structureOf } from '../../../model/shelf.ts'
import { buildMarks } from './build-marks.ts'
import { boxesOf, keepApart } from './keep-apart.ts'

const { model, view, ball } = setConfig

/** An eye on the set, as the lesson's own comes to it. */
function eyeAt(yaw: number, pitch: number, zoom: number, aspect: number) {
  const camera = new PerspectiveCamera(view.fieldOfView, aspect, 0.02, 60)
  const distance = (view.distance * 100) / zoom
  const { x, y, z } = orbitEye({ yaw, pitch, distance, middle: view.middle })
  camera.position.set(x, y, z)
  camera.lookAt(view.middle.x, view.middle.y, view.middle.z)
  camera.updateMatrixWorld(true)
  return camera
}

/** Eyes all round it, near and far, on a wide picture and a narrow one. */
const eyes = [-180, -135, -90, -45, 0, 6, 45, 90, 135].flatMap((yaw) =>
  [2, 14, 40, 75].flatMap((pitch) =>
    [45, 100, 180].flatMap((zoom) => [1, 1.36].map((aspect) => eyeAt(yaw, pitch, zoom, aspect))),
  ),
)

/** Marks of what stands on the stand, as the lesson puts them there. */
function marksOf(id: StructureId) {
  const marks = buildMarks((value, places = 0) => value.toFixed(places))
  const { x, y, z } = model
  const structure = structureOf(id)
  const put = {
    at: [x, y, z],
    scale: standScale(structure),
    look: 'balls',
    share: ball.stand,
  } as const
  const show = (angle: number, bond: number) =>
    marks.show(structure, put, { angle, bond, places: anglePlaces(id) })
  return { marks, structure, show }
}

test.each(['water', 'benzene', 'ethanol'] as const)(
  'from wherever %s is looked at, no figure lies over another, and each stands near its own place',
  (id) => {
    const { marks, structure, show } = marksOf(id)
    let touching = 0
    for (const [angle] of differentAngles(structure).entries())
      for (const [bond] of differentBonds(structure).entries()) {
        show(angle, bond)
        for (const eye of eyes) {
          const homes = boxesOf(marks.labels, eye)
          if (homes.some((home) => home === undefined)) continue
          const [one, other] = homes as [Box, Box]
          if (covers(one, other)) touching += 1
          keepApart(marks.labels, eye)
          // What stands where it was put by now, is asked as if it belonged there.
          const placed = marks.labels.map((label) => ({
            ...label,
            home: label.mesh.position.clone(),
          }))
          const [first, second] = boxesOf(placed, eye) as [Box, Box]
          const moved = Math.max(
            Math.hypot(first.x - one.x, first.y - one.y),
            Math.hypot(second.x - other.x, second.y - other.y),
          )
          expect(!covers(first, second) && moved < 2 * (one.width + other.width)).toBe(true)
        }
      }
    // Without it some would lie over others.
    expect(touching).toBeGreaterThan(0)
  },
)

/** Water with its angle and a bond measured, and an eye that would see one figure over the other. */
function touching() {
  const { marks, show } = marksOf('water')
  show(0, 0)
  const eye = eyes.find((each) => {
    const [one, other] = boxesOf(marks.labels, each)
    return one && other && covers(one, other)
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
  [false, 'a frame on a screen puts them apart'],
])('presenting: %s, %s', (isPresenting) => {
  const { marks, eye } = touching()
  for (const aside of [0, 0.064]) {
    draw(marks, eye.clone().translateX(aside), isPresenting)
    const isHome = marks.labels.every(({ mesh, home }) => mesh.position.equals(home))
    expect(isHome).toBe(isPresenting)
  }
})
