import { proxy } from 'valtio/vanilla'

/** Interval of recognized gestures, milliseconds. */
export const GESTURE_INTERVAL = 3000

export const gestures = ['thumbs_up', 'thumbs_down', 'wave', 'point', 'peace'] as const

export type Gesture = (typeof gestures)[number]

export interface Recognition {
  on: boolean
  /** The gesture that was recognized last. */
  gesture: Gesture | undefined
  /** How many have been recognized since recognition was switched on. */
  seen: number
}

export const createRecognition = (): Recognition =>
  proxy({ on: false, gesture: undefined, seen: 0 })

/** Switching on begins anew; switching off clears the gesture. */
export function toggleRecognition(recognition: Recognition): void {
  Object.assign(recognition, { on: !recognition.on, gesture: undefined, seen: 0 })
}

/**
 * Recognizes a random gesture while recognition is on.
 * @param random  in [0, 1)
 */
export function recognizeGesture(recognition: Recognition, random: () => number): void {
  if (!recognition.on) return
  recognition.gesture = gestures[Math.floor(random() * gestures.length)]
  recognition.seen += 1
}
