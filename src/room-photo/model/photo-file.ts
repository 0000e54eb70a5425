import { hasCameraModel } from '../../files/exif.ts'
import { checkPixels, FaultError as FaultErrorOf, type PictureFault } from '../../files/fault.ts'
import { imageSize } from '../../files/image-size.ts'
import { sniff } from '../../files/sniff.ts'
import type { PhotoSize, RoomCamera } from './camera.ts'
import type { Confidence } from './estimate/estimate-camera.ts'
import type { WallsEstimate } from './estimate/room-box.ts'
import type { Texture } from './estimate/texture.ts'
import type { RoomLight } from './light.ts'

/** Megapixels. A PNG of more would not be saved by every browser. */
const mostMegapixels = 64

/**
 * Looks at a file's beginning before anything is decoded.
 * @throws FaultError for what is no image, or has too many pixels
 */
export function inspectPhoto(head: Uint8Array, type: string, name: string): void {
  if (head.length === 0) throw new FaultError({ code: 'Empty', name })
  if (sniff(head, type).sort !== 'image') throw new FaultError({ code: 'NotImage', name })
  const size = imageSize(head)
  if (size) checkSize(size, name)
}

/** @throws FaultError for too many pixels, and for a picture of all directions, which has no one camera */
export function checkSize(size: PhotoSize, name: string): void {
  checkPixels(size, mostMegapixels, name)
  if (Math.abs(size.width / size.height - 2) < 0.01)
    throw new FaultError({ code: 'Panorama', name })
}

/** How far the reading of a photo has come. */
export type Step = 'Reading' | 'Decoding' | 'Edges' | 'Camera'

/** Why a picture may be no photo as a camera took it: it is opened all the same. */
export type PhotoQualityWarning = 'Small' | 'Screenshot'

/** On its shorter side a photo needs so many pixels for its edges to tell a camera. */
export const leastPixels = 480

/** Screens of phones are so much longer than wide, and photos hardly ever. */
const screens = { least: 1.95, most: 2.45 }

/** Pixels across the phones of the last ten years whose pictures no messenger makes smaller to. */
const phoneWidths = new Set([828, 1080, 1125, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1440])

/** As systems name their screenshots in the languages of this site, and in German. */
const names =
  /screen[\s_-]?shot|captura[\s_-]de[\s_-]pantalla|capture[\s_-]d.?[ée]cran|bildschirmfoto|स्क्रीनशॉट/i

/**
 * Whether a picture is too small to tell much of its room, or looks like what a screen showed.
 * @param head  the file's beginning
 * @returns null for what looks like a photo
 */
export function photoQualityWarning(
  head: Uint8Array,
  name: string,
  size: PhotoSize,
): PhotoQualityWarning | null {
  const [longer, shorter] = [Math.max(size.width, size.height), Math.min(size.width, size.height)]
  if (shorter < leastPixels) return 'Small'
  // Some phones take photos as long as their screens; they say so.
  if (hasCameraModel(head)) return null
  if (names.test(name.normalize())) return 'Screenshot'
  const ratio = longer / shorter
  if (ratio < screens.least || ratio > screens.most) return null
  const { format } = sniff(head, '')
  return format === 'PNG' || (format === 'JPEG' && phoneWidths.has(shorter)) ? 'Screenshot' : null
}

/** What can be wrong with a photo, as a code and what its sentence needs: `fault` + code in `ui/furniture.json`. */
export type Fault =
  | PictureFault
  | { code: 'NotImage' | 'Empty' | 'Unreadable' | 'Sample' | 'Desk'; name: string }
  | { code: 'Panorama'; name: string }
  /** Of a room that was kept or saved: see `SavedReason`. */
  | { code: 'Foreign' | 'Newer' | 'Damaged' | 'Gone'; name: string }

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<Fault>
export type FaultError = FaultErrorOf<Fault>

/** The fault that an error carries; anything else is a file that could not be decoded. */
export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}

/** What is estimated from a photo's pixels and metadata. */
export interface PhotoAnalysis {
  size: PhotoSize
  light: RoomLight
  texture: Texture
  /** null where it has too few straight edges */
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** of the camera's room, at the height that is assumed of it */
  outline: WallsEstimate
}
