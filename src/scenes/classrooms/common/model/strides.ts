/**
 * How many steps of a slider one press takes it, for who has no handle to drag: one, and as many as bring it from end to
 * end in twenty presses, where it has more steps than that; between them ten, where that is far.
 * @param steps  from one end of the slider to the other
 */
export const stridesOf = (steps: number): number[] => {
  const far = Math.max(1, Math.round(steps / 20))
  if (far === 1) return [1]
  return far >= 30 ? [1, 10, far] : [1, far]
}

/** What the buttons of each stride are called, the shortest first. */
export const strideNames = ['', 'far-', 'farthest-'] as const
