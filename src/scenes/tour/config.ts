/** What a page tells the tour: the panorama that "Try a sample" opens. */
export type TourSample = {
  /** Address on this site, such as `/panoramas/sample-living-room.jpg`. */
  src: string
  /** What the viewer and the live region call it. */
  name: string
}

/** What a page tells of the sample home: its words in the page's language. */
export type SampleHomeTexts = {
  name: string
  /** by the standing points of `home.json` */
  rooms: readonly { id: string; name: string; alt: string }[]
}

/** The tunables of the tour. Angles in degrees, zoom in percent, times in milliseconds. */
export const tourConfig = {
  zoom: { min: 50, max: 300, step: 10, home: 100 },
  /** Degrees of rotation for one CSS pixel of drag. */
  degreesPerPixel: 0.5,
  /** Degrees of rotation for one press of an arrow key. */
  degreesPerKey: 5,
  /** Half the vertical field of view at 100 %. */
  halfFieldOfView: 30,
  /** How far the view may tip from the horizon, and a flat picture from upright. */
  pitchLimit: { sphere: 90, flat: 80 },
  wheel: { notch: 100, sureNotch: 50, forgetAfter: 500 },
  /** A release is a flick when it covered `window × minSpeed` pixels in its last `window`. */
  flick: {
    window: 100,
    minSpeed: { mouse: 1.5, touch: 0.5 },
    maxSpeed: 2.2,
    decay: 140,
    restSpeed: 0.01,
  },
  /** Time constant with which the shown zoom follows the chosen one. */
  zoomEase: 45,
  tiles: {
    /** What a tile measures where nothing forces another size: small enough to upload in one frame. */
    preferred: 2048,
    /** What it may measure with its overlap, where the device allows it. */
    max: 8192,
    /**
     * A picture of at most so many pixels is one tile, where the device holds it: nothing is cut, and one mesh drawn.
     */
    whole: 8192 * 4096,
    /** A picture of more pixels shows what is looked at before the rest of it is on the graphics card. */
    atOnce: 2048 * 1024,
    /** Pixels that go to the graphics card at once: more would hold a frame up. */
    band: 2048 * 2048,
    /** Pixels a tile shares with its neighbor on each side. */
    overlap: 2,
  },
  /** Bytes read from a file's start for its size and metadata. */
  headBytes: 256 * 1024,
  maxMegapixels: 200,
  /** How far from 2:1 a picture without metadata may be and still count as a whole sphere. */
  sphereRatioTolerance: 0.01,
  /** Share of the viewer a flat picture takes at 100 %. */
  flatFill: 0.94,
} as const
