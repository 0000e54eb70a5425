import type { Size } from '../../../files/image-size.ts'
import type { Spherical, Stereo } from '../../../files/spherical/spherical.ts'
import type { GPano } from './gpano.ts'

/** The part of a frame that one eye sees, pixels. */
export function eyeSize({ width, height }: Size, stereo: Stereo): Size {
  if (stereo === 'top-bottom') return { width, height: height / 2 }
  if (stereo === 'left-right' || stereo === 'right-left') return { width: width / 2, height }
  return { width, height }
}

/**
 * A video's projection in the fields of a panorama, so that both are placed and looked at alike. Video counts a pose to
 * the left, panoramas count headings clockwise.
 */
export function gpanoOfVideo(
  { projection, bounds, pose }: Spherical,
  { width, height }: Size,
): GPano {
  const full = {
    width: width / (1 - bounds.left - bounds.right),
    height: height / (1 - bounds.top - bounds.bottom),
  }
  const { left, top } = { left: bounds.left * full.width, top: bounds.top * full.height }
  const isSphere = projection === 'equirectangular'
  return {
    projection,
    ...(isSphere && { full, cropped: { left, top, width, height } }),
    ...(pose.yaw !== 0 && { poseHeading: -pose.yaw }),
  }
}
