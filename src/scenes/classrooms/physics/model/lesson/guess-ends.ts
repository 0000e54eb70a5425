import { radians } from '../../../../../math/angle.ts'
import { gravities, pendulumConfig } from '../../config.ts'
import { farthestAngle, parabola } from '../parabola.ts'
import { periodOfSmall, periodRatio } from '../pendulum.ts'
import { fields, type Setup } from './setup.ts'

/** The most that can be guessed: beyond all that can come in this gravity, whatever else is set. */
export const guessMost = {
  /** Seconds, to the next half: of the widest swing. */
  period({ gravity }: Pick<Setup, 'gravity'>): number {
    const small = periodOfSmall({ ...pendulumConfig, gravity: gravities[gravity] })
    return Math.ceil(2 * small * periodRatio(radians(fields.amplitude.most))) / 2
  },
  /** Metres, to the next ten: of the farthest throw without air. */
  range({ gravity }: Pick<Setup, 'gravity'>): number {
    const most = { speed: fields.speed.most, height: fields.height.most }
    const made = { ...most, gravity: gravities[gravity], mass: 1, drag: 0, angle: 0 }
    return Math.ceil(parabola({ ...made, angle: farthestAngle(made) }).range / 10) * 10
  },
}
