import { exifLens, focalLengthsInPixels } from '../../files/exif.ts'
import { decodingFault } from '../../files/fault.ts'
import { createRandom } from '../../math/random.ts'
import type { PhotoSize } from '../model/camera.ts'
import { estimateCameraFromLines, roomCameraFrom } from '../model/estimate/estimate-camera.ts'
import { estimateRoom } from '../model/estimate/estimate-room.ts'
import { findFloorEdges } from '../model/estimate/floor-edges.ts'
import { estimateFloorGloss } from '../model/estimate/floor-gloss.ts'
import { wallsOfOutline } from '../model/estimate/floor-outline.ts'
import { type GrayImage, type RgbaImage, toGray } from '../model/estimate/gray-image.ts'
import { photoEdges } from '../model/estimate/line-segments.ts'
import { estimateNoiseAndBlur } from '../model/estimate/noise-and-blur.ts'
import type { RoomLayout } from '../model/estimate/room-layout.ts'
import type { ImageLine } from '../model/estimate/vanishing-points.ts'
import { estimateRoomLight, windowAzimuth } from '../model/light.ts'
import {
  checkPhotoSize,
  type Fault,
  FaultError,
  noRoomFound,
  type PhotoAnalysis,
  type ReadingStep,
  readHead,
} from '../model/photo-file.ts'

/** Longer side of the analyzed picture; the photo is first drawn at twice that, so that little memory is used. */
const longest = { drawn: 2000, matched: 1000 }

/** @throws FaultError when the browser cannot decode it, or it has too many pixels */
export async function decodePhoto({ blob, name }: PhotoJob): Promise<ImageBitmap> {
  const how = { imageOrientation: 'from-image' } as const
  const bitmap = await createImageBitmap(blob, how).catch(async () => {
    throw new FaultError(decodingFault(await readHead(blob, name), blob.type, name))
  })
  try {
    checkPhotoSize(bitmap, name)
  } catch (error) {
    bitmap.close()
    throw error
  }
  return bitmap
}

/** Estimates camera and light of a photo; for a worker. @throws FaultError */
export async function analyzePhoto(
  job: PhotoJob,
  onStep: (step: ReadingStep) => void,
): Promise<PhotoAnalysis> {
  onStep('Decoding')
  const bitmap = await decodePhoto(job)
  const size = { width: bitmap.width, height: bitmap.height }
  onStep('Edges')
  const texture = estimateNoiseAndBlur(patchesOf(bitmap))
  const picture = pixelsOf(bitmap)
  const { data, width, height } = picture
  const gray = toGray(data, width, height, longest.matched)
  const { clear, all } = photoEdges(gray)
  onStep('Camera')
  const lens = exifLens(await readHead(job.blob, job.name))
  const focals = lens ? focalLengthsInPixels(lens, gray) : []
  const room = await roomIn(picture, clear, gray, focals)
  const { match, outline, openings } = room
  const gloss =
    match && outline ? estimateFloorGloss(picture, match.camera, wallsOfOutline(outline)) : 0
  return {
    size,
    light: {
      ...estimateRoomLight(data, width),
      gloss,
      azimuth:
        outline && match ? windowAzimuth(openings, outline.corners, match.camera) : undefined,
    },
    texture,
    ...room,
    floorEdges: match ? findFloorEdges(all, match.camera, gray) : { x: [], z: [] },
  }
}

type RoomParts = Pick<PhotoAnalysis, 'match' | 'outline' | 'openings' | 'obstacles'>

/** Camera and floor of a photo; without the network's files, the camera alone, from the edges. */
async function roomIn(
  picture: RgbaImage,
  lines: readonly ImageLine[],
  size: PhotoSize,
  focals: readonly number[],
): Promise<RoomParts> {
  // Seeded, so that the same photo gives the same result.
  const random = createRandom(1)
  const layout = await layoutOf(picture)
  if (layout) return estimateRoom({ lines, size, focals, layout }, random)
  const match = estimateCameraFromLines(lines, size, random, { focals })
  return {
    ...noRoomFound,
    match: match && { camera: roomCameraFrom(match), confidence: match.confidence },
  }
}

/** The layout of a photo's room. @returns null where the network's files do not come */
async function layoutOf(picture: RgbaImage): Promise<RoomLayout | null> {
  try {
    const { seeRoom } = await import('./see-room.ts')
    return await seeRoom(picture)
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** The patches of a photo at full resolution: number across and down, and their size in pixels. */
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

/** A photo to be analyzed. */
export interface PhotoJob {
  blob: Blob
  name: string
}

/** Messages from the worker to the page. */
export type WorkerReply =
  | { what: 'step'; step: ReadingStep }
  | { what: 'facts'; facts: PhotoAnalysis }
  | { what: 'fault'; fault: Fault }
