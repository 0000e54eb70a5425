import type { Size } from '../../../../files/image-size.ts'
import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { tourConfig } from '../../config.ts'
import type { GPano } from './gpano.ts'

/** Whether a picture is a panorama or flat. */
export type Projection = 'sphere' | 'flat'

/** A picture to be placed: its upright size in pixels, and its metadata. */
export type PictureMetadata = { size: Size; gpano?: GPano | undefined }

/**
 * The part of the sphere a picture covers, in degrees: its left edge as longitude (0 is the middle
 * of the whole panorama, positive to the right), its upper edge as latitude, and its extent.
 */
export type Placement = { left: number; top: number; width: number; height: number }

/**
 * Tells a panorama by its GPano metadata, and without any by its shape: 2:1 is a whole sphere. `UsePanoramaViewer`
 * false means that the photographer wants it shown flat.
 *
 * A phone's sweep without metadata (4:1, say) stays flat: it is cylindrical, of an angle that nothing tells, and
 * would be bent round the visitor wrongly. Google Photos shows such a picture flat as well; Photo Sphere Viewer and
 * Marzipano are told by their page what a picture is. Put on the sphere by hand, it is a band all around.
 */
export function projectionOf(size: Size, gpano?: GPano): Projection {
  if (gpano?.usePanoramaViewer === false) return 'flat'
  if (gpano?.projection) return gpano.projection === 'equirectangular' ? 'sphere' : 'flat'
  const ratio = size.width / size.height
  return Math.abs(ratio / 2 - 1) <= tourConfig.sphereRatioTolerance ? 'sphere' : 'flat'
}

/**
 * The placement of a picture: the crop of its metadata if valid, otherwise a full band whose height follows from its
 * shape.
 */
export function placementOf(size: Size, gpano?: GPano): Placement {
  const { full, cropped } = gpano ?? {}
  if (full && cropped && fits(full, cropped)) {
    return {
      left: (cropped.left / full.width) * 360 - 180,
      top: 90 - (cropped.top / full.height) * 180,
      width: (cropped.width / full.width) * 360,
      height: (cropped.height / full.height) * 180,
    }
  }
  const height = Math.min(180, (360 * size.height) / size.width)
  const whole = Math.abs(height - 180) <= 180 * tourConfig.sphereRatioTolerance ? 180 : height
  return { left: -180, top: whole / 2, width: 360, height: whole }
}

function fits(full: Size, crop: NonNullable<GPano['cropped']>): boolean {
  return (
    crop.left >= 0 &&
    crop.top >= 0 &&
    crop.left + crop.width <= full.width + 1 &&
    crop.top + crop.height <= full.height + 1
  )
}

/**
 * The initial direction of a panorama: from its metadata, otherwise the horizon at the middle of the picture, or the
 * picture's middle when it does not reach the horizon. Headings are clockwise from north; the pose's heading is that
 * of the whole panorama's middle.
 */
export function initialDirectionOf(
  placement: Placement,
  gpano?: GPano,
): { yaw: number; pitch: number } {
  const { initialHeading, poseHeading = 0, initialPitch } = gpano ?? {}
  const middle = placement.width < 360 ? placement.left + placement.width / 2 : 0
  const bottom = placement.top - placement.height
  const horizon = placement.top > 0 && bottom < 0 ? 0 : placement.top - placement.height / 2
  return {
    yaw: wrap180(initialHeading === undefined ? middle : initialHeading - poseHeading),
    pitch: clamp(initialPitch ?? horizon, -90, 90),
  }
}
