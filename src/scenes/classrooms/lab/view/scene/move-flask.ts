import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { sceneConfig, titrationConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { colourIn, inFlask, pHOf } from '../../model/pour.ts'
import { colourOf, strengthOf } from '../../model/titration.ts'
import type { Flask } from './parts/build-flask.ts'

const { radius, turns } = sceneConfig.swirl
/** So strong a base as lies where it fell. */
const concentrated = 12.5
/** Of the drawn liquid: the colour alone would hide the glass behind. */
const cover = 0.86

interface Seen {
  volume: number
  height: number
  phase: number
}

const seen = new WeakMap<Flask, Seen>()

/** Level, colour, the cloud of what is not mixed, and the swirl. @returns whether it moves on */
export function moveFlask(flask: Flask, bench: Bench, moment: Moment): boolean {
  const { elapsed, still } = moment
  const own = seen.get(flask) ?? { volume: -1, height: 0, phase: 0 }
  seen.set(flask, own)
  const volume = titrationConfig.acidVolume + inFlask(bench)
  if (volume !== own.volume) {
    own.volume = volume
    own.height = flask.liquid.fill(volume)
  }
  const { indicator, fallen } = bench.flask
  const { material } = flask.body
  material.color.set(colourIn(bench))
  material.opacity = strengthOf(indicator, pHOf(bench)) * cover
  flask.cloud.visible = fallen.volume > 0
  flask.cloud.position.y = own.height
  flask.cloud.scale.setScalar(Math.min(1.7, 0.55 + Math.cbrt(fallen.volume) * 0.45))
  flask.cloud.material.color.set(colourOf(indicator, concentrated))

  if (bench.swirling) own.phase += elapsed * turns * Math.PI * 2
  const reach = bench.swirling && !still ? radius : 0
  const [x, z] = [Math.cos(own.phase) * reach, Math.sin(own.phase) * reach]
  flask.moved.position.x = x
  flask.moved.position.z = z
  // The liquid climbs the wall on the side away from where it is swung.
  flask.body.rotation.set(z * 14, 0, -x * 14)
  return bench.swirling
}
