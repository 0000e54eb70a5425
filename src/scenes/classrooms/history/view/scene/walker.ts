import type { PerspectiveCamera } from 'three'
import { degrees, radians, wrap180 } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import type { Session } from '../../../common/model/session.ts'
import { sceneConfig } from '../../config.ts'
import { beamLandingAt, type Gaze, type PantheonLab, stepBy } from '../../model/pantheon-lab.ts'
import { type PartId, parts } from '../../model/parts.ts'
import type { BeamLanding, Point } from '../../model/sunlight.ts'
import { directionTo, eyeFor, eyeOf } from '../../model/vantage.ts'

const { view: first } = sceneConfig
/** Seconds in which eyes go from one place to the next, where they need not go through a wall. */
const moveTime = 0.45
/** Meters beyond which they are put there at once. */
const far = 9

/**
 * The eyes of who walks: where they are follows the lab, where they look the session's view, whose yaw is counted
 * from north through east and whose pitch upwards. Being led to look at something turns that view, and the visitor
 * may turn on.
 */
export function createWalkControls({ lab, workspace, view }: Session<PantheonLab>) {
  const eye: Point = eyeOf(lab.at, lab.age)
  let gaze: Gaze | undefined = lab.gaze
  let chosen = workspace.chosen
  let at = lab.at
  let part: PartId | null = chosen as PartId | null

  const turnTo = (from: Point, to: Point) => {
    const { azimuth, altitude } = directionTo(from, to)
    const pitch = clamp(altitude, first.pitchRange.min, first.pitchRange.max)
    Object.assign(view, { yaw: wrap180(azimuth), pitch })
  }
  const led = () => {
    // Who walks, or starts the view over, is led no longer.
    if (lab.at !== at || isFirst(view)) part = null
    at = lab.at
    if (workspace.chosen !== chosen) {
      chosen = workspace.chosen
      part = chosen as PartId | null
      if (part) turnTo(eyeFor(part, lab.at, lab.age), parts[part].at)
    }
    if (lab.gaze === gaze) return
    gaze = lab.gaze
    part = gaze?.kind === 'part' ? gaze.part : null
    if (part) turnTo(eyeFor(part, lab.at, lab.age), parts[part].at)
    if (gaze?.kind === 'way')
      Object.assign(view, { yaw: wrap180(gaze.azimuth), pitch: first.pitch })
    const light = gaze?.kind === 'light' ? beamLandingAt(lab) : undefined
    if (light) turnTo(eyeOf(lab.at, lab.age), aimFor(light, lab.at))
  }

  return {
    /** Puts the camera where the eyes are. @returns whether they are still on their way */
    look(camera: PerspectiveCamera, elapsed: number, aspect: number): boolean {
      led()
      const target = part ? eyeFor(part, lab.at, lab.age) : eyeOf(lab.at, lab.age)
      const left = Math.hypot(target.north - eye.north, target.east - eye.east, target.up - eye.up)
      const share =
        left > far || left < 5e-3 ? 1 : Math.min(1, elapsed / moveTime + (elapsed > 0 ? 0.02 : 0))
      eye.north += (target.north - eye.north) * share
      eye.east += (target.east - eye.east) * share
      eye.up += (target.up - eye.up) * share
      aim(camera, eye, view, aspect)
      return share < 1
    },
  }
}

const isFirst = ({ yaw, pitch, zoom }: OrbitView): boolean =>
  yaw === first.yaw && pitch === first.pitch && zoom === first.zoom

/** What is looked at to see where the light falls: on the floor that lies low in the picture, with its beam over it. */
function aimFor(light: BeamLanding, from: { north: number; east: number }): Point {
  if (light.on !== 'floor') return light
  return { ...light, up: 0.25 * Math.hypot(light.north - from.north, light.east - from.east) }
}

function aim(
  camera: PerspectiveCamera,
  eye: Point,
  { yaw, pitch, zoom }: OrbitView,
  aspect: number,
): void {
  // A narrow picture shows as much from left to right as it can without bending everything.
  const half = Math.tan(radians(first.fieldOfView) / 2) * Math.max(1, first.aspect / aspect) ** 0.6
  const fov = degrees(2 * Math.atan((half * 100) / zoom))
  if (camera.fov !== fov || camera.aspect !== aspect) {
    Object.assign(camera, { fov, aspect })
    camera.updateProjectionMatrix()
  }
  camera.position.set(eye.east, eye.up, -eye.north)
  // North lies along −z, where a camera looks that is not turned.
  camera.rotation.set(radians(pitch), -radians(yaw), 0, 'YXZ')
}

/** Where a key leads, degrees from where one looks; by its place on the keyboard, whatever letter stands on it. */
const ways: Readonly<Record<string, number>> = { KeyW: 0, KeyD: 90, KeyS: 180, KeyA: -90 }

/** Walks by key while the scene has the focus. @returns lets go of the element */
export function listenToWalkKeys(
  element: HTMLElement,
  { lab, view }: Session<PantheonLab>,
): () => void {
  const stop = new AbortController()
  element.addEventListener(
    'keydown',
    (event) => {
      const way = ways[event.code]
      if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const heading = radians(view.yaw + way)
      stepBy(lab, sceneConfig.pace * Math.cos(heading), sceneConfig.pace * Math.sin(heading))
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
