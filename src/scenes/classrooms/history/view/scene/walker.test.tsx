import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createViewControl } from '../../../common/model/session.ts'
import { sessionOf } from '../../../common/model/testing/lab-help.ts'
import { sceneConfig } from '../../config.ts'
import { pantheonLesson } from '../../model/lesson.ts'
import { goTo, lookAt, lookAtLight, setDay, setHour, stepBy } from '../../model/pantheon-lab.ts'
import { createWalkControls, listenToWalkKeys } from './walker.ts'

function begin() {
  const session = sessionOf(pantheonLesson, undefined, sceneConfig.view)
  const camera = new PerspectiveCamera()
  const eyes = createWalkControls(session)
  /** Lets them look for a while. @returns whether they are still on their way */
  const look = (elapsed = 1) => eyes.look(camera, elapsed, 1.4)
  const ahead = () => {
    look()
    return camera.getWorldDirection(new Vector3())
  }
  const place = () => {
    look()
    return camera.position
  }
  return { ...session, session, camera, look, ahead, place }
}

test('eyes stand on the square at first, 1.65 m up, and look south at the building', () => {
  const { camera, look, ahead } = begin()
  expect(look()).toBe(false)
  expect(camera.position.toArray()).toEqual([0, 1.65, -62])
  expect(ahead().z).toBeGreaterThan(0.9)
})

test('eyes turn to what they are led to, and can be turned on', () => {
  const { lab, workspace, view, look, ahead, place } = begin()
  goTo(lab, 'middle')
  look()
  lookAt(lab, 'oculusRing')
  expect(ahead().y).toBeGreaterThan(0.95)
  view.pitch = 0
  expect(ahead().y).toBeCloseTo(0)
  lookAt(lab, 'roof')
  expect(place().y).toBeGreaterThan(50)
  setDay(lab, 172)
  setHour(lab, 12)
  lookAtLight(lab)
  expect(place().y).toBeCloseTo(1.65)
  // The light lies on the floor, in the north.
  expect(ahead().z).toBeLessThan(-0.9)
  workspace.chosen = 'pediment'
  expect(place().z).toBeLessThan(-50)
  workspace.chosen = null
  expect(place().z).toBeCloseTo(0)
})

test('who was led to look at the roof, and walks or starts the view over, stands on the ground again', () => {
  const { lab, workspace, session, place } = begin()
  workspace.chosen = 'roof'
  for (const back of [
    () => stepBy(lab, -1, 0),
    () => stepBy(lab, -1, 0),
    createViewControl(session, sceneConfig.view).reset,
  ]) {
    expect(place().y).toBeGreaterThan(50)
    back()
    expect(place().y).toBeCloseTo(1.65)
    lookAt(lab, 'roof')
  }
})

test('keys walk where one looks, and not while others hold the keyboard', () => {
  const { lab, view, session } = begin()
  const element = document.createElement('div')
  const stop = listenToWalkKeys(element, session)
  /** Presses a key. @returns where one stands then */
  const press = (code: string, more = {}) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { code, ...more }))
    return lab.at
  }
  expect(press('KeyW').north).toBeCloseTo(61)
  press('KeyS')
  expect(press('KeyS').north).toBeCloseTo(63)
  view.yaw = 90
  expect(press('KeyW').east).toBeCloseTo(1)
  expect(press('KeyW', { ctrlKey: true }).east).toBeCloseTo(1)
  expect(press('KeyQ').east).toBeCloseTo(1)
  expect(press('KeyD').north).toBeCloseTo(62)
  stop()
  expect(press('KeyW').east).toBeCloseTo(1)
})
