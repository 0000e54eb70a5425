import { proxy } from 'valtio/vanilla'
import { clamp } from '../../../math/clamp.ts'
import { howArConfig } from '../config.ts'

/** Which of the six stages is shown, from 0. */
export interface HowArState {
  stage: number
}

const last = howArConfig.stages - 1

/** Begins with the last stage, which shows the most while nothing is scrolled. */
export function createHowArState(): HowArState {
  return proxy({ stage: last })
}

export function showStage(state: HowArState, stage: number): void {
  state.stage = clamp(Math.round(stage), 0, last)
}

/**
 * Advances the moment toward a stage; neighboring stages always take the same time.
 * @param elapsed  ms
 */
export function approachStage(moment: number, stage: number, elapsed: number): number {
  const step = elapsed / howArConfig.travel
  // Over a longer distance it goes faster: three stages take no longer than two.
  const hurry = Math.max(1, Math.abs(stage - moment) / 2)
  return stage > moment
    ? Math.min(stage, moment + step * hurry)
    : Math.max(stage, moment - step * hurry)
}

/**
 * The stage at the reading line: the last one whose top has scrolled up to it.
 * @param tops  tops of the stages, pixels from the top of the screen
 * @param line  in the same pixels
 */
export function stageAtLine(tops: readonly number[], line: number): number {
  return Math.max(0, tops.filter((top) => top <= line).length - 1)
}
