import { useEffect, useState } from 'react'

/** As iOS has it: its sensor is silent until the visitor was asked, and said yes. */
type Asking = { requestPermission?: () => Promise<string> }

const asking = (): Asking => DeviceOrientationEvent as unknown as Asking

/** Whether this is a device held in the hand that may tell how it is turned. */
export const mayHaveSensor = (): boolean =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches

/** Whether the sensor is silent until the visitor was asked: not every browser that can be asked wants to be. */
async function asksFirst(): Promise<boolean> {
  if (!asking().requestPermission) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'gyroscope' as PermissionName })
    return state === 'prompt'
  } catch {
    // Safari, which asks, knows the sensor by no name.
    return true
  }
}

/** Asks to use the sensor, where a device wants to be asked; to be called at once in the handler of a press. */
export async function requestSensorPermission(): Promise<boolean> {
  try {
    const answer = await asking().requestPermission?.()
    return answer === undefined || answer === 'granted'
  } catch {
    // Not in the handler of a press, or switched off for the whole browser.
    return false
  }
}

/** A reading, or null where the sensor has none to give. */
export function readingOf({ alpha, beta, gamma }: DeviceOrientationEvent) {
  return alpha === null || beta === null || gamma === null ? null : { alpha, beta, gamma }
}

/** How far what is shown is turned against the device, degrees. */
export const screenAngle = (): number => screen.orientation?.angle ?? window.orientation ?? 0

/** Whether there is a sensor: it has told something, or wants to be asked for first. */
export function useHasSensor(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    if (has || !mayHaveSensor()) return
    let here = true
    asksFirst().then((asks) => here && asks && setHas(true))
    const hear = (event: DeviceOrientationEvent) => readingOf(event) && setHas(true)
    addEventListener('deviceorientation', hear)
    return () => {
      here = false
      removeEventListener('deviceorientation', hear)
    }
  }, [has])
  return has
}
