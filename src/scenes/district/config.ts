import type { Place } from '../../math/polyline.ts'

export const fenceIds = ['library', 'park', 'square', 'pier'] as const

export type FenceId = (typeof fenceIds)[number]

/** The tunables of the invented district. Places are east and south of its middle. Meters, degrees of latitude and longitude, and milliseconds. */
export const districtConfig = {
  /** West to east and north to south. */
  width: 540,
  depth: 350,
  /** The coordinates of the middle: in the open Atlantic, so that it is no real street. */
  origin: { latitude: 40, longitude: -30 },
  streets: { across: [-190, -60, 80, 200], down: [-110, 20, 105], width: 16 },
  /** The park and the square each fill a block between streets; the river runs along the south. */
  park: { west: -52, east: 72, north: -102, south: 12 },
  square: { west: 88, east: 192, north: 28, south: 97 },
  river: { north: 128, south: 175 },
  /** The street that the phone is carried along, corner by corner. */
  walk: [
    { x: -250, z: 20 },
    { x: 80, z: 20 },
    { x: 80, z: 105 },
    { x: 250, z: 105 },
  ] satisfies Place[],
  fences: {
    library: { at: { x: -125, z: -15 }, radius: 60 },
    park: { at: { x: 10, z: -45 }, radius: 80 },
    square: { at: { x: 140, z: 62 }, radius: 70 },
    pier: { at: { x: 215, z: 122 }, radius: 30 },
  } satisfies Record<FenceId, { at: Place; radius: number }>,
  /** How far beyond a fence's radius the phone has left it: more than the error of a position. */
  hysteresis: 8,
  /** The longest step between two checks of the fences, however far the phone jumps. */
  checkStep: 2,
  /** How far an arrow key moves the phone. */
  keyStep: 5,
  eventsKept: 8,
  seed: 14,
  camera: {
    /** Vertical field of view, degrees. */
    fieldOfView: 32,
    /** Direction from the middle toward the camera. */
    direction: { y: 0.84, z: 0.6 },
    target: { x: 0, z: 4 },
    /** The share of the picture's width that the district fills. */
    fill: 0.94,
  },
  /** How long a fence takes to light up. */
  lightTime: 260,
} as const
