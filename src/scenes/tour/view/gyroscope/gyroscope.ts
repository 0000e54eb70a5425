import type { Quaternion } from 'three'
import { degrees } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { createDeviceFollow, followDevice, followDeviceTilt } from '../../model/gyroscope.ts'
import type { Tour } from '../../model/tour.ts'
import { setDeviceTilt, viewDirectionOf } from '../../model/view.ts'
import { deviceRotation, directionOfRotation, rotationOfDirection } from './orientation.ts'
import { readingOf, requestSensorPermission, screenAngle } from './sensor.ts'

/** `denied` by the visitor or the browser; `silent`: no reading came; `stopped`: no more come. */
export type GyroFault = 'denied' | 'silent' | 'stopped'

/** A sensor that has not told anything for so long after it was asked is none, ms. */
const timeoutMs = 3000

/** Time constant with which what is shown follows the device, ms: it trembles in a hand. */
const ease = 70

/** What is shown so near to the device has arrived, degrees. */
const arrived = 0.02

/**
 * Lets a tour be looked around in by turning the device. Flat pictures are left alone; a step from room to room turns
 * the visitor itself, and takes from the device how it is tilted.
 * @param onChange  is told when it goes on or off, and why it could not go on
 */
export function createGyroscope(tour: Tour, onChange: (isOn: boolean, fault?: GyroFault) => void) {
  let hearing: AbortController | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const stop = (fault?: GyroFault) => {
    if (!hearing) return
    hearing.abort()
    hearing = undefined
    clearTimeout(silence)
    cancelAnimationFrame(frame)
    frame = 0
    setDeviceTilt(tour.view, null)
    onChange(false, fault)
  }

  const hear = (signal: AbortSignal) => {
    const follow = createDeviceFollow()
    let [target, shown]: (Quaternion | null)[] = [null, null]
    let at = 0
    const write = (rotation: Quaternion) => {
      shown = rotation
      if (tour.projection !== 'sphere' || tour.isInXr) return
      const turn = tour.walking ? followDeviceTilt : followDevice
      turn(tour.view, follow, directionOfRotation(rotation))
    }
    const step = (now: number) => {
      frame = 0
      if (!target) return
      // From where one looks, with the device's own yaw.
      const from =
        shown ??
        rotationOfDirection({
          ...viewDirectionOf(tour.view),
          yaw: directionOfRotation(target).yaw,
          roll: 0,
        })
      const elapsed = at === 0 ? 16 : Math.min(now - at, 100)
      at = now
      // In another room there is nothing yet that could glide.
      const isElsewhere = follow.last !== null && follow.last.home !== tour.view.initialDirection
      const share = isElsewhere ? 1 : 1 - Math.exp(-elapsed / ease)
      write(from.clone().slerp(target, share))
      if (shown && degrees(shown.angleTo(target)) > arrived) frame = requestAnimationFrame(step)
      else at = 0
    }
    const read = (event: DeviceOrientationEvent) => {
      const reading = readingOf(event)
      if (!reading) {
        // At first a browser may say that it knows nothing yet.
        if (target) stop('stopped')
        return
      }
      if (!target) onChange(true)
      clearTimeout(silence)
      target = deviceRotation(reading, screenAngle())
      if (!motionAllowed()) write(target)
      else frame ||= requestAnimationFrame(step)
    }
    addEventListener('deviceorientation', read, { signal })
  }

  return {
    /** To be called at once in the handler of a press. */
    async start() {
      if (hearing) return
      const mine = new AbortController()
      hearing = mine
      const isGiven = await requestSensorPermission()
      if (mine.signal.aborted) return
      if (!isGiven) return stop('denied')
      silence = setTimeout(() => stop('silent'), timeoutMs)
      hear(mine.signal)
    },
    stop: () => stop(),
  }
}
