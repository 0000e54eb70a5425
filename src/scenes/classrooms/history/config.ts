/**
 * The rotunda of the Pantheon in Rome, metres and degrees.
 * Sources: De Fine Licht 1968, The Rotunda in Rome; Hannah and Magli 2011, Numen 58, 486 (the sun in the building);
 * Wilson Jones 2000, Principles of Roman Architecture. Latitude of the building: 41.8986° N.
 */
export const pantheonConfig = {
  latitude: 41.8986,
  /** Inside, the height is the diameter: a sphere would fit in. */
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
