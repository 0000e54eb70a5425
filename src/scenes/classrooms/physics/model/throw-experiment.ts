import { projectileConfig } from '../config.ts'
import {
  beginThrow,
  hasLanded,
  type ProjectileState,
  stepToGround,
  type Throw,
  throwEnergies,
} from './projectile.ts'
import type { Experiment } from './trial.ts'

/** Seconds, metres, metres a second, joules; `lost` is what the air took. */
export type ThrowRow = {
  time: number
  x: number
  y: number
  speed: number
  kinetic: number
  potential: number
  total: number
  lost: number
}

/** What has been of a throw: where it is, how high it was, how long it flew. Metres, seconds. */
export interface Flight extends ProjectileState {
  top: number
  time: number
}

const { step } = projectileConfig

/** One throw, over when it is on the ground; its last step ends at the moment of landing. */
export const throwExperiment: Experiment<Throw, Flight, ThrowRow> = {
  step,
  rows: { every: 4, window: 120 },
  begin: (made) => ({ ...beginThrow(made), top: made.height, time: 0 }),
  next(state, made) {
    const landing = stepToGround(state, step, made)
    return {
      ...landing.state,
      top: Math.max(state.top, landing.state.y),
      time: state.time + landing.seconds,
    }
  },
  row: (state, made) => ({
    time: state.time,
    x: state.x,
    y: state.y,
    speed: Math.hypot(state.vx, state.vy),
    ...throwEnergies(state, made),
    lost: state.lost,
  }),
  isOver: (state) => hasLanded(state),
}
