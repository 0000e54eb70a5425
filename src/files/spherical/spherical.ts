import { readUintBE, xmlField } from '../bytes.ts'

/** What a video says of its projection. */
export type VideoProjectionMetadata = {
  /** `rectangular` is flat, said expressly. Cubes and meshes are named, since a viewer may lack them. */
  projection: 'rectangular' | 'equirectangular' | 'cubemap' | 'mesh'
  /** Shares 0…1 of the whole sphere that the frame leaves out at each edge. */
  bounds: { top: number; bottom: number; left: number; right: number }
  /** The turn of the camera to the left, degrees. */
  yaw: number
}

export const noBounds: VideoProjectionMetadata['bounds'] = { top: 0, bottom: 0, left: 0, right: 0 }

/** The bounds of an `equi` box, 0.32 fixed point; none when they would leave nothing. */
export function readBounds(equi: Uint8Array): VideoProjectionMetadata['bounds'] {
  // They follow version and flags.
  const share = (field: number) => (readUintBE(equi, 4 + field * 4, 4) ?? Number.NaN) / 2 ** 32
  const bounds = { top: share(0), bottom: share(1), left: share(2), right: share(3) }
  const leaves = bounds.top + bounds.bottom < 1 && bounds.left + bounds.right < 1
  return leaves ? bounds : noBounds
}

/**
 * Reads the XML of spherical videos of the first version. Source: google/spatial-media, Spherical Video RFC.
 * @returns undefined where it does not say that the video is spherical
 */
export function readSphericalXml(text: string): VideoProjectionMetadata | undefined {
  const field = (name: string) => xmlField(text, `GSpherical:${name}`)
  if (!/^true$/i.test(field('Spherical') ?? '')) return undefined
  const projection = field('ProjectionType')?.toLowerCase() ?? 'equirectangular'
  if (projection !== 'equirectangular' && projection !== 'cubemap') return undefined
  const number = (name: string) => Number.parseFloat(field(name) ?? '')
  const across = edges(number, 'Width', 'Left')
  const down = edges(number, 'Height', 'Top')
  return {
    projection,
    bounds:
      across && down
        ? { left: across.before, right: across.after, top: down.before, bottom: down.after }
        : noBounds,
    yaw: 0,
  }
}

/** What a crop leaves out before and after it, as shares of the whole; undefined when it is invalid. */
function edges(number: (name: string) => number, side: 'Width' | 'Height', edge: 'Left' | 'Top') {
  const whole = number(`FullPano${side}Pixels`)
  const part = number(`CroppedAreaImage${side}Pixels`)
  const before = number(`CroppedArea${edge}Pixels`) || 0
  const after = whole - part - before
  if (!(whole > 0 && part > 0 && before >= 0 && after >= 0)) return undefined
  return { before: before / whole, after: after / whole }
}
