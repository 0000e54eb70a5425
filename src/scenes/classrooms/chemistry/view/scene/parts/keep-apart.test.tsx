import {
  type Camera,
  Group,
  type Material,
  Mesh,
  PerspectiveCamera,
  Scene,
  type WebGLRenderer,
} from 'three'
import { describe, expect, test, vi } from 'vitest'
import { orbitEye } from '../../../../../../math/orbit.ts'
import { type Label as Box, covers } from '../../../../../../math/place-labels.ts'
import { setConfig } from '../../../config.ts'
import { anglePlaces, differentAngles, differentBonds } from '../../../model/measurable.ts'
import { standScale } from '../../../model/own.ts'
import { structureOf } from '../../../model/shelf.ts'
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

describe.each(['water', 'methane', 'benzene', 'ethanol'] as const)('%s', (id) => {
  test('from wherever it is looked at, no figure lies over another, and each stands near its own place', () => {
    const marks = buildMarks((value, places = 0) => value.toFixed(places))
    const structure = structureOf(id)
    const { x, y, z } = model
    const scale = standScale(structure)
    const put = { at: [x, y, z], scale, look: 'balls', share: ball.stand } as const
    let touching = 0
    for (const [angle] of differentAngles(structure).entries()) {
      for (const [bond] of differentBonds(structure).entries()) {
        marks.show(structure, put, { angle, bond, places: anglePlaces(id) })
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
          expect(covers(first, second)).toBe(false)
          const moved = Math.hypot(first.x - one.x, first.y - one.y)
          const movedToo = Math.hypot(second.x - other.x, second.y - other.y)
          expect(Math.max(moved, movedToo)).toBeLessThan(2 * (one.width + other.width))
        }
      }
    }
    // Without it some would lie over others.
    expect(touching).toBeGreaterThan(0)
  })
})

test('what is out of the picture is not brought back into it', () => {
  const marks = buildMarks(String)
  const structure = structureOf('water')
  const put = { at: [9, 9, 0], scale: model.scale, look: 'balls', share: ball.stand } as const
  marks.show(structure, put, { angle: 0, bond: 0, places: 2 })
  const eye = eyeAt(0, 14, 100, 1)
  expect(boxesOf(marks.labels, eye)).toEqual([undefined, undefined])
  keepApart(marks.labels, eye)
  for (const { mesh, home } of marks.labels) expect(mesh.position.equals(home)).toBe(true)
})

/** Water with its angle and a bond measured, and an eye that would see one figure over the other. */
function touching() {
  const marks = buildMarks((value, places = 0) => value.toFixed(places))
  const { x, y, z } = model
  const structure = structureOf('water')
  const put = { at: [x, y, z], scale: model.scale, look: 'balls', share: ball.stand } as const
  marks.show(structure, put, { angle: 0, bond: 0, places: 2 })
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

test('a frame on a screen puts them apart, once', () => {
  const { marks, eye } = touching()
  const moved = vi.spyOn(marks.labels[0].mesh, 'updateMatrixWorld')
  draw(marks, eye, false)
  expect(moved).toHaveBeenCalledTimes(1)
  expect(marks.labels.some(({ mesh, home }) => !mesh.position.equals(home))).toBe(true)
})

test('in a headset each stands where it belongs, the same for both eyes', () => {
  const { marks, eye } = touching()
  const other = eye.clone()
  other.translateX(0.064)
  other.updateMatrixWorld(true)
  for (const one of [eye, other]) {
    draw(marks, one, true)
    for (const { mesh, home } of marks.labels) expect(mesh.position.equals(home)).toBe(true)
  }
})
