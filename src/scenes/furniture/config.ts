/** The tunables of the furniture view. Meters and degrees; x to the right of the piece, z to its front, y up. */
export const furnitureConfig = {
  view: {
    /** As the camera of the thumbnails stands (`assets/blender/export/studio.py`), a little higher. */
    yaw: 28,
    pitch: 16,
    zoom: 100,
    pitchRange: { min: 3, max: 85 },
    zoomRange: { min: 60, max: 300 },
    step: { yaw: 15, pitch: 10, zoom: 20 },
    degreesPerPixel: 0.4,
    /** Vertical. */
    fieldOfView: 24,
  },
  /** The staging style whose living room it is, and the piece in it that the visitor moves and exchanges. */
  liveRoom: {
    style: 'modern-minimalist',
    first: { piece: 'modern-sofa', variant: 'chalk' },
  },
  person: {
    height: 1.7,
    /** Between the piece's circle and the person's middle, and half of the person's width. */
    aside: 0.42,
    half: 0.24,
  },
  /**
   * How far dimension lines on the floor and the upright one stand off the piece, and half the length of their ticks.
   */
  measures: { aside: 0.16, uprightAside: 0.3, tick: 0.04 },
  /** What labels and brackets need round the scene, CSS pixels. */
  margin: { across: 52, up: 40 },
  grid: { spacing: 0.5, cross: 0.03 },
} as const
