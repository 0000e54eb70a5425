import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import type { Area } from '../../../model/room/drawn-area.ts'
import { createDarkroom } from './develop.ts'
import { finenessOf } from './fineness.ts'
import type { Grain } from './grain.ts'
import { tilesOf } from './tiles.ts'

type Size = { width: number; height: number }

/**
 * Draws the furniture as large as the photo, tile by tile.
 * @param paint  takes each tile and its upper left corner, at once: the next one is made upon the same canvas. The last
 * ones of a row and of a column may go beyond the area
 * @param area  of the photo that is drawn; all of it unless told
 */
export type Capture = (
  size: Size,
  paint: (tile: CanvasRenderingContext2D, x: number, y: number) => void,
  area?: Area,
) => void

/** Pixels that every graphics card draws at once, and a tile's of the photo: the fewer, the less is drawn twice. */
const tileSide = { drawn: 2048, photo: 3072 } as const

/** What must be drawn before a picture is. */
export type Prepare = (gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera) => void

/**
 * @param grain  how the photo looks close up
 * @param prepare  called before each tile, with the camera that takes it
 * @returns draws with what `get` gives then, and leaves the canvas as large as it was, to be drawn anew
 */
export function createCapture(
  get: () => { gl: WebGLRenderer; scene: Scene; camera: PerspectiveCamera; invalidate: () => void },
  grain: Grain,
  prepare: Prepare,
): Capture {
  return (size, paint, area = { x: 0, y: 0, ...size }) => {
    const { gl, scene, camera, invalidate } = get()
    const { domElement: canvas } = gl
    const before = { width: canvas.width, height: canvas.height, ratio: gl.getPixelRatio() }
    const { aspect } = camera
    const fineness = finenessOf(grain.texture.blur)
    const { by, blur } = fineness
    // What is blurred or enlarged takes from what lies beyond the tile.
    const margin = Math.ceil(3 * blur) + (by < 1 ? 2 : 0)
    const darkroom = createDarkroom(fineness, grain.texture, margin)
    try {
      gl.setPixelRatio(1)
      camera.aspect = size.width / size.height
      // It is put on when the tile is as large as the photo.
      grain.set(0)
      const side = Math.min(tileSide.photo, Math.floor((tileSide.drawn - 1) / by))
      for (const tile of tilesOf(area, side - 2 * margin)) {
        const wide = Math.ceil((tile.width + 2 * margin) * by)
        const high = Math.ceil((tile.height + 2 * margin) * by)
        const [x, y] = [tile.x - margin, tile.y - margin]
        gl.setSize(wide, high, false)
        camera.setViewOffset(size.width, size.height, x, y, wide / by, high / by)
        prepare(gl, scene, camera)
        gl.render(scene, camera)
        paint(darkroom.develop(canvas, tile), tile.x, tile.y)
      }
    } finally {
      darkroom.dispose()
      camera.clearViewOffset()
      camera.aspect = aspect
      camera.updateProjectionMatrix()
      gl.setPixelRatio(before.ratio)
      gl.setSize(before.width / before.ratio, before.height / before.ratio, false)
      invalidate()
    }
  }
}
