import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import {
  createRecognition,
  GESTURE_INTERVAL,
  gestures,
  recognizeGesture,
  toggleRecognition,
} from './gestures.ts'

test('§4 §9 a gesture is recognized every 3 s while on, and switching off clears it', () => {
  expect(GESTURE_INTERVAL).toBe(3000)
  expect(gestures).toEqual(['thumbs_up', 'thumbs_down', 'wave', 'point', 'peace'])
  const recognition = createRecognition()
  recognizeGesture(recognition, () => 0)
  expect(recognition.gesture).toBeUndefined()
  toggleRecognition(recognition)
  const random = createRandom(2)
  const seen = new Set<string | undefined>()
  for (let tick = 0; tick < 60; tick += 1) {
    recognizeGesture(recognition, random)
    seen.add(recognition.gesture)
  }
  expect([...seen].toSorted()).toEqual([...gestures].toSorted())
  expect(recognition.seen).toBe(60)
  toggleRecognition(recognition)
  expect(recognition).toEqual(createRecognition())
})
