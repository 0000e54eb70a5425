import type { RootState } from '@react-three/fiber'
import type { RefObject } from 'react'
import type { PerspectiveCamera } from 'three'
import type { PhotoSize } from '../model/camera.ts'
import type { Occluder } from '../model/design/design.ts'
import type { PixelRect } from '../model/design/shadows.ts'
import type { NoiseAndBlur } from '../model/estimate/noise-and-blur.ts'
import type { FloorMirror } from './floor-mirror.ts'
import { addGrain, type Grain, type RenderScale, renderScaleFor } from './grain.ts'

/**
 * Called with each tile of the furniture and its upper left corner; the tile is reused, so it must be copied
 * synchronously. The last tiles of a row and of a column may extend beyond the area.
 */
export type PaintTile = (tile: CanvasRenderingContext2D, x: number, y: number) => void

/**
 * Draws the furniture at the photo's full size, tile by tile.
 * @param area  of the photo that is drawn; all of it by default
 */
export type Capture = (size: PhotoSize, paint: PaintTile, area?: PixelRect) => void

/**
 * Sizes of a tile, pixels: what every graphics card can draw at once, and of the photo; larger tiles overlap less.
 */
const tileSide = { drawn: 2048, photo: 3072 } as const

/**
 * @param grain  how the photo looks close up
 * @param mirror  the floor's, where it has one
 * @returns draws with what `get` gives then, and leaves the canvas as large as it was, to be drawn anew
 */
export function createCapture(
  get: () => RootState,
  grain: Grain,
  mirror: RefObject<FloorMirror | null>,
): Capture {
  return (size, paint, area = { x: 0, y: 0, ...size }) => {
    const { gl, scene, invalidate, ...three } = get()
    const camera = three.camera as PerspectiveCamera
    const { domElement: canvas } = gl
    const before = { width: canvas.width, height: canvas.height, ratio: gl.getPixelRatio() }
    const { aspect } = camera
    const { by, blur } = renderScaleFor(grain.texture.blur)
    // Blur and enlargement need pixels beyond the tile.
    const margin = Math.ceil(3 * blur) + (by < 1 ? 2 : 0)
    const finish = { by, blur, noise: grain.texture.noise, margin }
    // Read back from the GPU once and processed in CPU memory, where the caller needs it; software rendering blurs ten
    // times slower.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to develop the picture on')
    try {
      gl.setPixelRatio(1)
      camera.aspect = size.width / size.height
      // The grain is added at the photo's size.
      grain.set(0)
      const side = Math.min(tileSide.photo, Math.floor((tileSide.drawn - 1) / by))
      for (const tile of tilesOf(area, side - 2 * margin)) {
        const wide = Math.ceil((tile.width + 2 * margin) * by)
        const high = Math.ceil((tile.height + 2 * margin) * by)
        const [x, y] = [tile.x - margin, tile.y - margin]
        gl.setSize(wide, high, false)
        camera.setViewOffset(size.width, size.height, x, y, wide / by, high / by)
        mirror.current?.draw(gl, scene, camera)
        gl.render(scene, camera)
        finishTile(context, canvas, tile, finish)
        paint(context, tile.x, tile.y)
      }
    } finally {
      // At once, since the garbage collector keeps canvases for long.
      context.canvas.width = 0
      camera.clearViewOffset()
      camera.aspect = aspect
      camera.updateProjectionMatrix()
      gl.setPixelRatio(before.ratio)
      gl.setSize(before.width / before.ratio, before.height / before.ratio, false)
      invalidate()
    }
  }
}

/** Whether this browser supports `filter` on a canvas; Safari does not. */
const canBlur = (): boolean => 'filter' in CanvasRenderingContext2D.prototype

/** Smaller noise is invisible, of 255. */
const leastNoise = 0.25

interface TileFinish extends RenderScale, Pick<NoiseAndBlur, 'noise'> {
  /** drawn on each side, pixels of the photo */
  margin: number
}

/**
 * Scales, blurs and grains a rendered tile so that it matches the photo.
 * @param context  the tile without its margin, until the next one is made
 * @param drawn  the tile with its margin
 */
function finishTile(
  context: CanvasRenderingContext2D,
  drawn: HTMLCanvasElement,
  { x, y, width, height }: PixelRect,
  { by, blur, noise, margin }: TileFinish,
): void {
  const { canvas } = context
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  context.clearRect(0, 0, width, height)
  context.filter = blur > 0 && canBlur() ? `blur(${blur}px)` : 'none'
  context.drawImage(drawn, -margin, -margin, drawn.width / by, drawn.height / by)
  if (noise < leastNoise) return
  for (const { image, y: row } of stripsOf(context, width, height)) {
    addGrain(image, noise, { x, y: y + row })
    context.putImageData(image, 0, row)
  }
}

/** Pixels that are read at once, since the pixels of a whole photo would stay in memory until garbage collection. */
const most = 1 << 20

/** The pixels of a canvas from its upper left corner, so many rows at a time; `y` is the first of them. */
export function* stripsOf(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
): Generator<{ image: ImageData; y: number }> {
  const rows = Math.max(1, Math.floor(most / width))
  for (let y = 0; y < height; y += rows) {
    yield { image: context.getImageData(0, y, width, Math.min(rows, height - y)), y }
  }
}

/**
 * Tiles of one size that cover an area row by row; the last ones may extend beyond it.
 * @param side  the longest side of a tile, pixels
 */
export function tilesOf({ x, y, width, height }: PixelRect, side: number): PixelRect[] {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const tile = { width: Math.ceil(width / columns), height: Math.ceil(height / rows) }
  return Array.from({ length: columns * rows }, (_, at) => ({
    ...tile,
    x: x + (at % columns) * tile.width,
    y: y + Math.floor(at / columns) * tile.height,
  }))
}

/** Paints the photo within the outlines over the furniture. */
export function paintOccluders(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  photo: ImageBitmap,
  occluders: readonly Occluder[],
): void {
  // One path each, since overlapping outlines would cancel out in one path.
  for (const { points } of occluders) {
    context.save()
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
    context.clip('evenodd')
    context.drawImage(photo, 0, 0)
    context.restore()
  }
}
