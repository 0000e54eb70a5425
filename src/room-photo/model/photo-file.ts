import { hasCameraMakeOrModel } from '../../files/exif.ts'
import { checkPixels, FaultError as FaultErrorOf, type PictureFault } from '../../files/fault.ts'
import { imageSize } from '../../files/image-size.ts'
import { sniff } from '../../files/sniff.ts'
import type { PhotoSize, RoomCamera } from './camera.ts'
import type { Confidence } from './estimate/estimate-camera.ts'
import type { FoundOpening } from './estimate/find-openings.ts'
import type { FloorEdges } from './estimate/floor-edges.ts'
import type { FloorOutline } from './estimate/floor-outline.ts'
import type { NoiseAndBlur } from './estimate/noise-and-blur.ts'
import type { RoomLight } from './light.ts'
import type { FloorBox } from './wall.ts'

/** Bytes from a file's start that reach past the metadata of any usual photo. */
const headBytes = 256 * 1024

/** The beginning of a photo's file. @throws FaultError when it cannot be read any more */
export const readHead = async (photo: Blob, name: string): Promise<Uint8Array> =>
  new Uint8Array(
    await photo
      .slice(0, headBytes)
      .arrayBuffer()
      .catch(() => {
        throw new FaultError({ code: 'Unreadable', name })
      }),
  )

/** The most megapixels; some browsers cannot save a larger PNG. */
const mostMegapixels = 64

/**
 * Checks a file's beginning before decoding.
 * @throws FaultError for a file that is no image, or has too many pixels
 */
export function inspectPhoto(head: Uint8Array, type: string, name: string): void {
  if (head.length === 0) throw new FaultError({ code: 'Empty', name })
  if (sniff(head, type).sort !== 'image') throw new FaultError({ code: 'NotImage', name })
  const size = imageSize(head)
  if (size) checkPhotoSize(size, name)
}

/** @throws FaultError for too many pixels, and for a panorama, which has no single camera */
export function checkPhotoSize(size: PhotoSize, name: string): void {
  checkPixels(size, mostMegapixels, name)
  if (Math.abs(size.width / size.height - 2) < 0.01)
    throw new FaultError({ code: 'Panorama', name })
}

/** The step of reading a photo, for the progress. */
export type ReadingStep = 'Reading' | 'Decoding' | 'Edges' | 'Camera'

/** Why a picture may not be an original photo; it is opened all the same. */
export type PhotoQualityWarning = 'Small' | 'Screenshot'

/** The least pixels of the shorter side for a camera estimate. */
export const minShorterSide = 480

/** Aspect ratio of phone screens, which photos rarely have. */
const screens = { least: 1.95, most: 2.45 }

/** Screen widths of phones of the last ten years, pixels, without those that messengers downscale to. */
const phoneWidths = new Set([828, 1080, 1125, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1440])

/** File names of screenshots in the site's languages and German. */
const names =
  /screen[\s_-]?shot|captura[\s_-]de[\s_-]pantalla|capture[\s_-]d.?[ée]cran|bildschirmfoto|स्क्रीनशॉट/i

/**
 * Whether a picture is too small for an estimate or looks like a screenshot.
 * @param head  the file's beginning
 * @returns null for a likely photo
 */
export function photoQualityWarning(
  head: Uint8Array,
  name: string,
  size: PhotoSize,
): PhotoQualityWarning | null {
  const [longer, shorter] = [Math.max(size.width, size.height), Math.min(size.width, size.height)]
  if (shorter < minShorterSide) return 'Small'
  // Some phones take photos in the aspect ratio of their screens, and write it into the metadata.
  if (hasCameraMakeOrModel(head)) return null
  if (names.test(name.normalize())) return 'Screenshot'
  const ratio = longer / shorter
  if (ratio < screens.least || ratio > screens.most) return null
  const { format } = sniff(head, '')
  return format === 'PNG' || (format === 'JPEG' && phoneWidths.has(shorter)) ? 'Screenshot' : null
}

/**
 * What can be wrong with a photo, as a code and the values of its sentence: `fault` + code in `ui/furniture.json`.
 */
export type Fault =
  | PictureFault
  | { code: 'NotImage' | 'Empty' | 'Unreadable' | 'Sample' | 'NotLoaded'; name: string }
  | { code: 'Panorama'; name: string }
  /** Of a saved room. */
  | { code: 'Foreign' | 'Newer' | 'Damaged' | 'Gone'; name: string }

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<Fault>
export type FaultError = FaultErrorOf<Fault>

/** The fault that an error carries; other errors are a file that could not be decoded. */
export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}

/** Everything estimated from a photo's pixels and metadata. */
export interface PhotoAnalysis {
  size: PhotoSize
  light: RoomLight
  texture: NoiseAndBlur
  /** null where nothing could be estimated */
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** the floor in the camera's room, at the estimated camera height; null where the photo shows none */
  outline: FloorOutline | null
  /** in the outline's walls */
  openings: readonly FoundOpening[]
  /** what stands on the floor already, and the floor that it hides */
  obstacles: readonly FloorBox[]
  /** in the camera's room, for what is drawn to snap to */
  floorEdges: FloorEdges
}

/** What is told of a photo in which no room was found. */
export const noRoomFound: Pick<
  PhotoAnalysis,
  'match' | 'outline' | 'openings' | 'obstacles' | 'floorEdges'
> = {
  match: null,
  outline: null,
  openings: [],
  obstacles: [],
  floorEdges: { x: [], z: [] },
}
