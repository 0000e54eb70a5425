import { exifLens, focalInPixels } from '../../files/exif.ts'
import { decodeFault } from '../../files/fault.ts'
import { createRandom } from '../../math/random.ts'
import type { PhotoSize, RoomCamera } from '../model/camera.ts'
import {
  type Confidence,
  cameraFromMatch,
  edgesOf,
  matchLines,
} from '../model/estimate/estimate-camera.ts'
import { findOutline } from '../model/estimate/find-walls.ts'
import { glossOf } from '../model/estimate/floor-gloss.ts'
import { type GrayImage, toGray } from '../model/estimate/gray-image.ts'
import { photoEdges } from '../model/estimate/line-segments.ts'
import { type FloorOutline, noOutline } from '../model/estimate/room-box.ts'
import { type Texture, textureOf } from '../model/estimate/texture.ts'
import { lightOf, type RoomLight } from '../model/light.ts'
import { checkSize, type Fault, FaultError, type Step } from '../model/photo-file.ts'

/** The match looks at a picture so long; it is drawn twice as long first, so that little is held in memory. */
const longest = { drawn: 2000, matched: 1000 }

/** @throws FaultError when the browser cannot decode it, or when it has too many pixels */
export async function decodePhoto({ blob, head, name }: PhotoJob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => {
    throw new FaultError(decodeFault(head, blob.type, name))
  })
  try {
    checkSize(bitmap, name)
  } catch (error) {
    bitmap.close()
    throw error
  }
  return bitmap
}

/** Finds the camera and the light of a photo; for a worker. @throws FaultError */
export async function lookAtPhoto(
  job: PhotoJob,
  onStep: (step: Step) => void,
): Promise<PhotoFacts> {
  onStep('Decoding')
  const bitmap = await decodePhoto(job)
  const size = { width: bitmap.width, height: bitmap.height }
  onStep('Edges')
  const texture = textureOf(patchesOf(bitmap))
  const { data, width, height } = pixelsOf(bitmap)
  const gray = toGray(data, width, height, longest.matched)
  const { clear, all } = photoEdges(gray)
  onStep('Camera')
  const lens = exifLens(job.head)
  const focal = lens && focalInPixels(lens, gray)
  // The same photo gives the same answer.
  const match = matchLines(edgesOf(gray, clear), gray, createRandom(1), focal)
  const camera = match && cameraFromMatch(match)
  // A camera that is not known well sees walls where none are.
  const outline =
    match && camera && match.confidence !== 'poor'
      ? findOutline(gray, { data, width, height }, all, camera)
      : noOutline
  return {
    size,
    light: {
      ...lightOf(data, width),
      gloss: camera ? glossOf({ data, width, height }, camera, outline) : 0,
    },
    texture,
    match: match && camera && { camera, confidence: match.confidence },
    outline,
  }
}

/** Pieces of a photo at its own resolution: so many across and down, each so many pixels wide. */
const patches = { count: 4, side: 96 }

function patchesOf(bitmap: ImageBitmap): GrayImage[] {
  const { count } = patches
  const side = Math.min(patches.side, bitmap.width, bitmap.height)
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (!context) return []
  const start = (at: number, length: number) =>
    Math.floor(((at % count) * (length - side)) / (count - 1))
  return Array.from({ length: count * count }, (_, at) => {
    const [x, y] = [start(at, bitmap.width), start(Math.floor(at / count), bitmap.height)]
    context.drawImage(bitmap, x, y, side, side, 0, 0, side, side)
    return toGray(context.getImageData(0, 0, side, side).data, side, side, side)
  })
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const by = Math.min(1, longest.drawn / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * by))
  const height = Math.max(1, Math.round(bitmap.height * by))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read the photo from')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

/** A photo to be looked at; `head` is the file's beginning. */
export interface PhotoJob {
  blob: Blob
  head: Uint8Array
  name: string
}

/** What a photo tells. */
export interface PhotoFacts {
  size: PhotoSize
  light: RoomLight
  texture: Texture
  /** null where it has too few straight edges */
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** of the camera's room, at the height that is assumed of it */
  outline: FloorOutline
}

/** From the worker to the page. */
export type Reply =
  | { what: 'step'; step: Step }
  | { what: 'facts'; facts: PhotoFacts }
  | { what: 'fault'; fault: Fault }
