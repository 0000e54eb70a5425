/** 0 before the start, 1 after the end, smooth in between with no speed at either end (smootherstep, Perlin 2002). */
export function smooth(t: number, start: number, end: number): number {
  const x = Math.min(1, Math.max(0, (t - start) / (end - start)))
  return x * x * x * (x * (6 * x - 15) + 10)
}

/**
 * Something that comes, stays and goes.
 * @param come, gone  seconds; each way takes `ease` seconds, inside the span
 * @returns 0…1
 */
export function presence(t: number, come: number, gone: number, ease = 0.5): number {
  return smooth(t, come, come + ease) * (1 - smooth(t, gone - ease, gone))
}

/**
 * A slow movement that is where it began after one loop, like a phone held in a hand: two whole-numbered harmonics.
 * @param t        share of the loop, 0…1
 * @param phase    share of a turn, so that several are out of step
 * @returns about −1…1
 */
export function sway(t: number, phase: number): number {
  const turn = 2 * Math.PI
  return 0.72 * Math.sin(turn * (t + phase)) + 0.28 * Math.sin(turn * (2 * t + phase * 3.1))
}

/**
 * A whole turn in a loop that lingers at its start and half way: the speed there is a quarter of the mean.
 * @param t  share of the loop, 0…1
 * @returns radians, 0…2π
 */
export function lingeringTurn(t: number): number {
  return 2 * Math.PI * t - 0.375 * Math.sin(4 * Math.PI * t)
}
