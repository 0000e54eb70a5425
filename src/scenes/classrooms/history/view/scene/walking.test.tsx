import { PerspectiveCamera, Raycaster, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { createSession } from '../../../common/model/session.ts'
import { resetView } from '../../../common/model/view.ts'
import { setConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson/lesson.ts'
import {
  goTo,
  lookAt,
  lookAtLight,
  setDay,
  setHour,
  stepBy,
} from '../../model/lesson/pantheon-lab.ts'
import { buildSet } from './build-set.ts'
import { createEyes } from './eyes.ts'

import { pressed } from './press.ts'
import { watchSteps } from './steps.ts'

const { yaw, pitch, zoom } = setConfig.view

function begin() {
  const shape = { steps: [], questions: [], right: [] }
  const { session } = createSession(pantheonLesson, shape, { view: { yaw, pitch, zoom } })
  const camera = new PerspectiveCamera()
  const eyes = createEyes(session)
  const look = (elapsed = 1) => eyes.look(camera, elapsed, 1.4)
  const ahead = () => camera.getWorldDirection(new Vector3())
  return { ...session, session, camera, look, ahead }
}

describe('eyes', () => {
  test('stand on the square at first, 1.65 m up, and look south at the building', () => {
    const { camera, look, ahead } = begin()
    expect(look()).toBe(false)
    expect(camera.position.toArray()).toEqual([0, 1.65, -62])
    expect(ahead().z).toBeGreaterThan(0.9)
    expect(ahead().y).toBeGreaterThan(0.1)
  })

  test('go a short way in a while, and a long one at once', () => {
    const { lab, camera, look } = begin()
    look()
    lab.at = { north: 60, east: 0 }
    expect(look(0.02)).toBe(true)
    expect(camera.position.z).toBeGreaterThan(-62)
    expect(camera.position.z).toBeLessThan(-60.5)
    for (let i = 0; i < 400 && look(0.02); i += 1);
    expect(camera.position.z).toBe(-60)
    goTo(lab, 'apse')
    expect(look(0.02)).toBe(false)
    expect(camera.position.z).toBe(18)
  })

  test('turn to what they are led to, and can be turned on', () => {
    const { lab, desk, camera, look, ahead } = begin()
    goTo(lab, 'middle')
    look()
    lookAt(lab, 'oculusRing')
    look()
    expect(ahead().y).toBeGreaterThan(0.95)
    desk.view.change({ pitch: 0 })
    look()
    expect(ahead().y).toBeCloseTo(0)
    lookAt(lab, 'roof')
    look()
    expect(camera.position.y).toBeGreaterThan(50)
    setDay(lab, 172)
    setHour(lab, 12)
    lookAtLight(lab)
    look()
    expect(camera.position.y).toBeCloseTo(1.65)
    // The light lies on the floor, in the north.
    expect(ahead().z).toBeLessThan(-0.9)
    desk.chosen = 'pediment'
    look()
    expect(camera.position.z).toBeLessThan(-50)
    desk.chosen = null
    look()
    expect(camera.position.z).toBeCloseTo(0)
  })
})

test('who was led to look at the roof, and walks or starts the view over, stands on the ground again', () => {
  const { lab, desk, camera, look } = begin()
  const up = () => {
    look()
    return camera.position.y
  }
  desk.chosen = 'roof'
  expect(up()).toBeGreaterThan(50)
  stepBy(lab, -1, 0)
  expect(up()).toBeCloseTo(1.65)
  expect(desk.chosen).toBe('roof')
  lookAt(lab, 'roof')
  expect(up()).toBeGreaterThan(50)
  stepBy(lab, -1, 0)
  expect(up()).toBeCloseTo(1.65)
  lookAt(lab, 'roof')
  expect(up()).toBeGreaterThan(50)
  resetView(desk)
  expect(up()).toBeCloseTo(1.65)
})

describe('keys', () => {
  test('walk where one looks, and not while others hold the keyboard', () => {
    const { lab, desk, session } = begin()
    const element = document.createElement('div')
    const stop = watchSteps(element, session)
    const press = (code: string, more = {}) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { code, ...more }))
    press('KeyW')
    expect(lab.at.north).toBeCloseTo(61)
    press('KeyS')
    press('KeyS')
    expect(lab.at.north).toBeCloseTo(63)
    desk.view.change({ yaw: 90 })
    press('KeyW')
    press('KeyW', { ctrlKey: true })
    press('KeyQ')
    expect(lab.at.east).toBeCloseTo(1)
    press('KeyD')
    expect(lab.at.north).toBeCloseTo(62)
    stop()
    press('KeyW')
    expect(lab.at.east).toBeCloseTo(1)
  })
})

describe('a press', () => {
  const set = buildSet()
  const lab = pantheonLesson.create()
  set.update(lab, { elapsed: 0, still: true, chosen: null })
  set.root.updateMatrixWorld(true)
  const ray = (from: [number, number, number], to: [number, number, number]) => {
    const start = new Vector3(...from)
    return new Raycaster(start, new Vector3(...to).sub(start).normalize())
  }

  test('on the floor goes there, on a ring to its place', () => {
    expect(pressed(ray([0, 1.65, 0], [5, 0, 6]), set, lab)).toBeUndefined()
    expect(lab.at.north).toBeCloseTo(-6, 1)
    expect(lab.at.east).toBeCloseTo(5, 1)
    pressed(ray([0, 1.65, 0], [18.5, 0, 0]), set, lab)
    expect(lab.at).toEqual({ north: 0, east: 18 })
  })

  test('on a part names it, through the beam and not through the wall', () => {
    expect(pressed(ray([0, 1.65, 0], [0, 40, 11.5]), set, lab)).toBe('dome')
    expect(pressed(ray([0, 1.65, -62], [-6.8, 6, -42.5]), set, lab)).toBe('porchColumns')
    expect(pressed(ray([0, 1.65, 0], [4, 17, 21]), set, lab)).toBe('attic')
    expect(pressed(ray([0, 1.65, -62], [0, 60, -62]), set, lab), 'the sky').toBeUndefined()
  })

  test('does not meet what is not there in this age', () => {
    const across: Parameters<typeof ray> = [
      [0, 1.65, 0],
      [16.4, 3, 16.4],
    ]
    lab.age = 'ancient'
    set.update(lab, { elapsed: 0, still: true, chosen: null })
    expect(pressed(ray(...across), set, lab)).toBe('statues')
    lab.age = 'present'
    set.update(lab, { elapsed: 0, still: true, chosen: null })
    expect(pressed(ray(...across), set, lab)).toBe('lowerWall')
  })
})
