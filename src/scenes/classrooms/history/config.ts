/**
 * The rotunda of the Pantheon in Rome, meters and degrees.
 * In print: De Fine Licht 1968, The Rotunda in Rome; Hannah and Magli 2011, Numen 58, 486 (the sun in the building);
 * Wilson Jones 2000, Principles of Roman Architecture. Latitude of the building: 41.8986° N.
 */
export const pantheonConfig = {
  latitude: 41.8986,
  /** Inside, height and diameter are nearly one, so that nearly a sphere would fit in; taken as one. */
  diameter: 43.3,
  oculus: 8.7,
  /** Thickness of the dome at its foot and at the oculus. */
  domeFoot: 6.4,
  domeTop: 1.2,
  /** Rows of coffers, of 28 each. */
  coffers: 5,
  /** The bronze doors, in the north. */
  door: 7.5,
  /** Day of the year and solar hour that the board opens with: 21 April at noon. */
  first: { day: 111, hour: 12 },
  hours: { from: 6, to: 18, step: 0.25 },
  /** Days that can be gone to at once: equinox, birthday of Rome, solstices. */
  days: [80, 111, 172, 355],
} as const

/** The set on the stage, meters and degrees. */
export const sceneConfig = {
  /** On a table the building stands at 1 : 100, a little to the right of the panel. */
  table: { scale: 0.01, x: 0.08 },
  /** Of the block that it stands on, down from the floor. */
  base: 2,
  view: {
    fieldOfView: 62,
    aspect: 1.36,
    yaw: 180,
    pitch: 14,
    zoom: 100,
    pitchRange: { min: -60, max: 88 },
    zoomRange: { min: 80, max: 300 },
    step: { yaw: 30, pitch: 14, zoom: 20 },
    degreesPerPixel: 0.16,
  },
  /** Meters of a step by key. */
  pace: 1,
} as const
