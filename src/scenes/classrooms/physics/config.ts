import { benchView } from '../common/config.ts'

/** A point mass on a weightless rigid rod without friction. Meters, seconds, kilograms, radians. */
export const pendulumConfig = {
  length: 1,
  gravity: 9.81,
  mass: 1,
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

/**
 * Acceleration of free fall, meters a second squared: what if the lesson were held elsewhere. At the ground; Jupiter
 * has none: at its equator, at the level of 1 bar, what is left of its gravity of 24.79 as it turns.
 * Source: NASA Space Science Data Coordinated Archive, Planetary and Jupiter Fact Sheets (nssdc.gsfc.nasa.gov); the
 * Earth's is rounded as schools do, standard gravity is 9.80665.
 */
export const gravities = { earth: 9.81, moon: 1.62, mars: 3.71, jupiter: 23.12 } as const

/**
 * Things to throw: kilograms and meters. The drag coefficient is that of a smooth sphere between Reynolds numbers of
 * 1000 and 200 000 (in print: Hoerner 1965, Fluid-Dynamic Drag). The shot leaves this range above 24 m/s: 30 m/s is
 * about 247 000, with air of 1.46e-5 m²/s, where the true coefficient may be less. Masses and diameters are those of
 * the rules: World Athletics, men's shot; ITF, tennis ball; ITTF, table-tennis ball.
 */
export const projectileConfig = {
  step: 1 / 240,
  bodies: {
    shot: { mass: 7.26, diameter: 0.12, dragCoefficient: 0.47 },
    tennisBall: { mass: 0.0577, diameter: 0.067, dragCoefficient: 0.47 },
    tableTennisBall: { mass: 0.0027, diameter: 0.04, dragCoefficient: 0.47 },
  },
  /** Kilograms a cubic meter, at sea level and 15 °C. Source: ISO 2533, Standard Atmosphere. */
  airDensity: 1.225,
  speed: { least: 1, most: 30, first: 14, step: 0.5 },
  /** Above the level, degrees. */
  angle: { least: 0, most: 90, first: 45, step: 1 },
  height: { least: 0, most: 20, first: 0, step: 0.5 },
} as const

/** Discs on an air table, or carts on a track, which are discs that never leave the line. */
export const collisionConfig = {
  step: 1 / 240,
  mass: { least: 0.1, most: 5, first: 1, step: 0.1 },
  speed: { least: 0, most: 3, first: 1, step: 0.1 },
  radius: 0.08,
  /** 1 gives back all, 0 nothing: the parts stay together along the line of the blow. */
  restitution: { least: 0, most: 1, first: 1, step: 0.05 },
  /** How far the middle of the one passes beside that of the other, in radii. */
  offset: { least: 0, most: 1.9, first: 0, step: 0.1 },
  /** From the middle of the table, meters: what is beyond has left it. */
  table: 1.5,
} as const

/**
 * Two bodies. Lengths in astronomical units, times in years, masses in suns: in these the constant of gravitation is
 * 4 pi² (Kepler's third law for the Earth), right to 0.01 %.
 */
export const orbitConfig = {
  gravitation: 4 * Math.PI ** 2,
  /** Years a second of the lesson, and the step in seconds of the lesson. */
  pace: 0.25,
  step: 1 / 240,
  distance: 1,
  /** As a share of the speed of a circle. */
  speed: { least: 0.5, most: 1.5, first: 1, step: 0.05 },
  /** Of the lighter body, as a share of the heavier. */
  massRatio: { least: 0, most: 1, first: 0, step: 0.05 },
} as const

/** How near a guess must be to what came, as a share of it. */
export const guessConfig = { close: 0.05, fair: 0.2 } as const

/** The set on the stage, meters: models of the four experiments on a bench. */
export const sceneConfig = {
  /** Where the one in front stands, and the others, so much smaller. */
  front: { x: 0, y: 0, z: 0.07 },
  aside: 0.32,
  homes: {
    pendulum: { x: -0.33, y: 0.25, z: -0.32 },
    throw: { x: -0.35, y: 0, z: -0.22 },
    collision: { x: 0.33, y: 0, z: -0.24 },
    orbit: { x: 0.31, y: 0.25, z: -0.32 },
  },
  /** On a visitor's table, where there is no shelf, and the board to the left hides what is farther left. */
  homesOnTable: {
    pendulum: { x: -0.25, y: 0, z: -0.27 },
    throw: { x: -0.04, y: 0, z: -0.3 },
    collision: { x: 0.17, y: 0, z: -0.3 },
    orbit: { x: 0.36, y: 0, z: -0.27 },
  },
  /** Seconds in which one comes to the front. */
  walk: 0.6,
  /** A seventh of its size; the pivot above the foot. The bob swings within the ring. */
  pendulum: { scale: 1 / 7, pivot: 0.222, bob: 0.0125, ring: { inner: 0.158, outer: 0.203 } },
  /** Seconds that the stopwatch's hand takes once round. */
  dial: 10,
  /** Where the throw begins, how long its range is and how high it stands; the highest throw that is shown. */
  range: { from: -0.25, length: 0.52, ground: 0.042, high: 0.29 },
  /** What the middle of the table is scaled by, and how high its top stands. */
  table: { scale: 1 / 7.5, top: 0.055, puck: 0.012 },
  /** Radius of the plate, how far it leans back, radians, and where its middle is. */
  plate: { radius: 0.17, lean: 0.72, middle: 0.16 },
  view: {
    ...benchView,
    middle: { x: 0, y: 0.165, z: 0.02 },
    distance: 1.24,
    near: 0.94,
    yaw: 4,
    pitch: 17,
  },
} as const
