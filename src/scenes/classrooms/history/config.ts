/**
 * The Pantheon in Rome, meters and degrees; model.md says how sure each measure is.
 * In print: De Fine Licht 1968, The Rotunda in Rome; Hannah and Magli 2011, Numen 58, 486 (the sun in the building);
 * Gruben and Gruben 1997, Die Türe des Pantheon, Römische Mitteilungen 104, 3 (the door); Marder and Wilson Jones 2015,
 * The Pantheon: From Antiquity to the Present (the porch); Wilson Jones 2000, Principles of Roman Architecture (its
 * columns). Latitude of the building: 41.8986° N.
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
  /** The bronze doors, in the north: height and width. */
  door: 7.5,
  doorWidth: 4.45,
  /** Columns are counted from middle to middle along the front; the step is its height above the ancient square. */
  porch: { width: 34.2, depth: 15.62, columnSpacing: 4.53, step: 1.32 },
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

/** How sure parts are, told apart by lightness too, for those who do not see red and green. */
export const certaintyColors = {
  surveyed: '#9fbcdb',
  reconstructed: '#e2a32f',
  debated: '#b8361a',
} as const
