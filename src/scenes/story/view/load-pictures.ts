import { type GrayImage, toGray } from '../../../room-photo/model/estimate/gray-image.ts'
import { subjects } from '../config.ts'
import {
  type Depth,
  lightOrder,
  middleOf,
  type PictureName,
  pictureCamera,
  placesOf,
  whole,
} from '../model/picture.ts'

/** A picture with what is needed to draw it in depth. */
export interface DeepPicture {
  /** From the bottom up, as WebGL has it. */
  image: ImageBitmap
  depth: Depth
  /** x, y and z in the room of each byte of the depth, meters. */
  places: Float32Array
  /** How early the light comes to each of them, 0 to 1. */
  lightOrder: Float32Array
}

/**
 * @param image  of the page, which has it already
 * @throws Error when its depth or its file cannot be fetched or decoded
 */
export async function loadDeepPicture(
  name: PictureName,
  image: HTMLImageElement,
): Promise<DeepPicture> {
  // It may wait to be scrolled to.
  image.loading = 'eager'
  const [depth] = await Promise.all([loadDepth(name), image.decode()])
  const camera = pictureCamera(name)
  return {
    image: await bitmapOf(image),
    depth,
    places: placesOf(depth, camera),
    lightOrder: lightOrder(depth, camera, middleOf(subjects[name] ?? whole)),
  }
}

/** Has the file decoded, which the browser has by now: the page would stand still while an image element is. */
const bitmapOf = (image: HTMLImageElement): Promise<ImageBitmap> =>
  fetchBitmap(image.currentSrc, { imageOrientation: 'flipY' })

async function fetchBitmap(address: string, options: ImageBitmapOptions): Promise<ImageBitmap> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return createImageBitmap(await answer.blob(), options)
}

/**
 * The same picture, large enough for the width in which it is drawn: the page's own is of a size that comes soon.
 * @param image  of the page
 * @returns null where the page's own is that
 * @throws Error when it cannot be fetched or decoded
 */
export async function loadSharpImage(image: HTMLImageElement): Promise<ImageBitmap | null> {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
  const used = sources.find(({ srcset }) => srcset.includes(new URL(image.currentSrc).pathname))
  if (!used) return null
  // What the page has may be larger than its box.
  const width = Math.max(image.clientWidth, image.naturalWidth)
  // Apart from the page, whose largest paint it would be anew.
  const sharp = Object.assign(new Image(), { sizes: `${width}px`, srcset: used.srcset })
  await sharp.decode()
  return sharp.currentSrc === image.currentSrc ? null : bitmapOf(sharp)
}

const depths = new Map<PictureName, Promise<Depth>>()

/** Fetches a depth once; later calls share it. */
export function loadDepth(name: PictureName): Promise<Depth> {
  const known = depths.get(name)
  if (known) return known
  const loading = readDepth(name)
  depths.set(name, loading)
  loading.catch(() => depths.delete(name))
  return loading
}

async function readDepth(name: PictureName): Promise<Depth> {
  const bitmap = await fetchBitmap(`/depth/${name}.webp`, { colorSpaceConversion: 'none' })
  const { width, height } = bitmap
  const context = canvasOf(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, bytes: data.filter((_, at) => at % 4 === 0) }
}

/**
 * The brightness of a picture, scaled to a width and height in pixels.
 * @throws Error without a 2D canvas
 */
export function grayOf({ image }: DeepPicture, width: number, height: number): GrayImage {
  const context = canvasOf(width, height)
  // Its rows come from the bottom up.
  context.setTransform(1, 0, 0, -1, 0, height)
  context.drawImage(image, 0, 0, width, height)
  return toGray(context.getImageData(0, 0, width, height).data, width, height, width)
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No 2D canvas')
  return context
}
