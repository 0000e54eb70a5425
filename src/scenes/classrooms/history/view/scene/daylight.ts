import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  PointLight,
  type Scene,
  type WebGLRenderer,
} from 'three'
import { radians } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import { createSurroundings } from '../../../common/view/scene/surroundings.ts'
import { pantheonConfig } from '../../config.ts'
import { landing, sunAt } from '../../model/sunlight.ts'
import type { PantheonSet } from './build-scene.ts'

/** Metres from the middle in which shadows fall, and how far north of it that middle lies: the porch has some too. */
const reach = 52
const centre = 14
const warm = new Color(0xffe2b8)
const noon = new Color(0xfff6e6)
const night = new Color(0x1b2436)
const day = new Color(0xffffff)

/** The light of the building, led by the sun of the place: it shines in by the oculus, and the room shines back. */
export function createDaylight(renderer: WebGLRenderer, scene: Scene, sky: PantheonSet['sky']) {
  const surroundings = createSurroundings(renderer)
  const ambient = new HemisphereLight(0xfff8ee, 0xd6c6ad, 1.35)
  const sun = new DirectionalLight(0xfff0dc, 1.75)
  sun.castShadow = true
  Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach })
  sun.shadow.mapSize.set(2048, 2048)
  sun.shadow.camera.near = 20
  sun.shadow.camera.far = 260
  sun.shadow.radius = 2.5
  sun.shadow.normalBias = 0.12
  sun.target.position.set(0, 0, -centre)
  // From above by the open eye, and back from where the sun strikes; neither reaches through walls that look away.
  const eye = new PointLight(0xe4eeff, 0, 0, 1)
  eye.position.set(0, pantheonConfig.diameter - 2.5, 0)
  const back = new PointLight(0xffd9a6, 0, 0, 1)
  scene.environment = surroundings.texture
  scene.environmentIntensity = 0.3
  scene.fog = new Fog(0xdcdfdb, 110, 290)
  renderer.shadowMap.autoUpdate = false
  const seen = { key: '' }
  return {
    lights: [ambient, sun, sun.target, eye, back],
    /**
     * @param key  changes when what casts shadows does
     * @param outside  whether the eyes are: they get used to the open sky, as they do to the room
     */
    shine(dayOfYear: number, hour: number, key: string, outside: boolean) {
      const now = `${dayOfYear} ${hour} ${key} ${outside}`
      if (now === seen.key) return
      seen.key = now
      const at = sunAt(dayOfYear, hour, pantheonConfig.latitude)
      const strength = clamp((at.altitude + 1) / 12, 0, 1)
      const [up, round] = [radians(at.altitude), radians(at.azimuth)]
      sun.position.set(
        130 * Math.cos(up) * Math.sin(round),
        130 * Math.sin(up),
        -130 * Math.cos(up) * Math.cos(round) - centre,
      )
      // To eyes on a strong light the rest of the room is darker; it is as bright as ever while the beam stays in the dome.
      const adapted = outside ? 0 : clamp((at.altitude - 25) / 20, 0, 1)
      const dimmed = 1 - 0.45 * adapted
      sun.intensity = (outside ? 2.4 : 2.1 + 1.3 * adapted) * strength
      sun.color.lerpColors(warm, noon, clamp(at.altitude / 35, 0, 1))
      const sky01 = clamp((at.altitude + 8) / 24, 0, 1)
      // Dim enough inside for the sun on white marble to be bright without being blank.
      ambient.intensity = (0.16 + 0.84 * sky01) * (outside ? 1.35 : 0.85 * dimmed)
      eye.intensity = (3 + 17 * sky01) * dimmed
      const spot = landing(at)
      back.intensity = spot ? 4.5 * strength : 0
      // High over a light on the floor, which would else be lit by itself.
      if (spot) back.position.set(spot.east * 0.8, Math.max(9, spot.up * 0.92), -spot.north * 0.8)
      scene.environmentIntensity = (0.1 + 0.26 * sky01) * (outside ? 1.3 : dimmed)
      scene.fog?.color.lerpColors(night, new Color(0xdcdfdb), sky01)
      sky?.material.color.lerpColors(night, day, sky01)
      renderer.shadowMap.needsUpdate = true
    },
    dispose() {
      scene.environment = null
      scene.fog = null
      renderer.shadowMap.autoUpdate = true
      sun.dispose()
      surroundings.dispose()
    },
  }
}
