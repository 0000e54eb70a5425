import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { howArConfig } from '../config.ts'

/** Which of the six stages is shown, from 0. */
export interface HowAr {
  stage: number
}

const last = howArConfig.stages - 1

/** Without anybody to lead through it, the finished view tells most. */
export function createHowAr(): HowAr {
  return proxy({ stage: last })
}

export function showStage(state: HowAr, stage: number): void {
  state.stage = clamp(Math.round(stage), 0, last)
}

/**
 * The moment that is shown on the way to a stage, which takes the same time for every two neighbours.
 * @param elapsed  ms
 */
export function towards(moment: number, stage: number, elapsed: number): number {
  const step = elapsed / howArConfig.travel
  // From far away the way is shortened: three stages take no longer than two.
  const hurry = Math.max(1, Math.abs(stage - moment) / 2)
  return stage > moment
    ? Math.min(stage, moment + step * hurry)
    : Math.max(stage, moment - step * hurry)
}

/**
 * The stage that is being read: the last whose beginning has come up to a line on the screen.
 * @param tops  where the stages begin, in pixels from the top of the screen
 * @param line  in the same pixels
 */
export function stageAt(tops: readonly number[], line: number): number {
  return Math.max(0, tops.filter((top) => top <= line).length - 1)
}
