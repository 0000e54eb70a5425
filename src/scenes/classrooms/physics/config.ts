/** A point mass on a weightless rigid rod without friction. Metres, seconds, kilograms, radians. */
export const pendulumConfig = {
  length: 1,
  gravity: 9.81,
  /** What the model advances by, whatever the screen does. */
  step: 1 / 240,
  /** The longest time that one frame may make up for. */
  longestFrame: 0.1,
  /** How often the angle is written down, and for how long. */
  sampleEvery: 12,
  window: 10,
  amplitude: { least: 5, most: 170, first: 30, step: 1 },
  /** Amplitudes beside whose periods the visitor's own is shown, degrees. */
  compared: [30, 60, 90],
} as const
