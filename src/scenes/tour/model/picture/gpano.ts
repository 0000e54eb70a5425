import { asciiText, xmlField } from '../../../../files/bytes.ts'
import type { Size } from '../../../../files/image-size.ts'
import type { VideoProjectionMetadata } from '../../../../files/spherical/spherical.ts'

/**
 * The Photo Sphere fields of a file's XMP that the tour uses; angles in degrees, lengths in pixels
 * of the whole panorama.
 * Source: https://developers.google.com/streetview/spherical-metadata
 */
export type GPano = {
  projection?: string
  usePanoramaViewer?: boolean
  full?: { width: number; height: number }
  cropped?: { left: number; top: number; width: number; height: number }
  poseHeading?: number
  initialHeading?: number
  initialPitch?: number
}

/**
 * Finds GPano fields in the beginning of a file of any format: JPEG and PNG contain XMP as plain text.
 * @returns undefined when there is none
 */
export function readGPano(head: Uint8Array): GPano | undefined {
  const text = asciiText(head)
  if (!text.includes('GPano:')) return undefined
  const field = (name: string) => xmlField(text, `GPano:${name}`)
  const number = (name: string) => {
    const value = Number.parseFloat(field(name) ?? '')
    return Number.isFinite(value) ? value : undefined
  }
  const width = number('FullPanoWidthPixels')
  const height = number('FullPanoHeightPixels')
  const croppedWidth = number('CroppedAreaImageWidthPixels')
  const croppedHeight = number('CroppedAreaImageHeightPixels')
  const use = field('UsePanoramaViewer')
  return {
    projection: field('ProjectionType')?.toLowerCase(),
    usePanoramaViewer: use === undefined ? undefined : /^true$/i.test(use),
    full: width && height ? { width, height } : undefined,
    cropped:
      croppedWidth && croppedHeight
        ? {
            left: number('CroppedAreaLeftPixels') ?? 0,
            top: number('CroppedAreaTopPixels') ?? 0,
            width: croppedWidth,
            height: croppedHeight,
          }
        : undefined,
    poseHeading: number('PoseHeadingDegrees'),
    initialHeading: number('InitialViewHeadingDegrees'),
    initialPitch: number('InitialViewPitchDegrees'),
  }
}

/**
 * A video's projection as GPano fields, so that both are placed alike. Videos count the yaw to the left, panoramas
 * headings clockwise.
 */
export function gpanoOfVideo(
  { projection, bounds, yaw }: VideoProjectionMetadata,
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
    ...(yaw !== 0 && { poseHeading: -yaw }),
  }
}
