import { noBounds, noPose, type Spherical, type Stereo } from './spherical.ts'

/**
 * Reads the XML of spherical videos of the first version. Source: google/spatial-media, Spherical Video RFC.
 * @returns undefined where it does not say that the video is spherical
 */
export function readSphericalXml(text: string): Spherical | undefined {
  const field = (name: string) =>
    text.match(new RegExp(`GSpherical:${name}(?:\\s*=\\s*["']|>)\\s*([^"'<]*)`))?.[1]?.trim()
  if (!/^true$/i.test(field('Spherical') ?? '')) return undefined
  const projection = field('ProjectionType')?.toLowerCase() ?? 'equirectangular'
  if (projection !== 'equirectangular' && projection !== 'cubemap') return undefined
  const number = (name: string) => Number.parseFloat(field(name) ?? '')
  const across = edges(number, 'Width', 'Left')
  const down = edges(number, 'Height', 'Top')
  return {
    projection,
    stereo: stereoOf(field('StereoMode')),
    bounds:
      across && down
        ? { left: across.before, right: across.after, top: down.before, bottom: down.after }
        : noBounds,
    pose: noPose,
  }
}

/** What a crop leaves out before and after it, as shares of the whole; undefined where it makes no sense. */
function edges(number: (name: string) => number, side: 'Width' | 'Height', edge: 'Left' | 'Top') {
  const whole = number(`FullPano${side}Pixels`)
  const part = number(`CroppedAreaImage${side}Pixels`)
  const before = number(`CroppedArea${edge}Pixels`) || 0
  const after = whole - part - before
  if (!(whole > 0 && part > 0 && before >= 0 && after >= 0)) return undefined
  return { before: before / whole, after: after / whole }
}

function stereoOf(mode: string | undefined): Stereo {
  return mode === 'top-bottom' || mode === 'left-right' ? mode : 'mono'
}
