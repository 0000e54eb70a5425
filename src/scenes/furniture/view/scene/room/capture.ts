import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { blurred, canBlur } from './blurred.ts'
import type { Grain } from './grain.ts'

type Size = { width: number; height: number }

/**
 * Draws the furniture as large as the photo, tile by tile.
 * @param paint  takes each tile and its upper left corner, at once: the next one is drawn upon the same canvas
 */
export type Capture = (
  size: Size,
  paint: (tile: HTMLCanvasElement, x: number, y: number) => void,
) => void

/** Pixels that every graphics card draws at once. */
const tileSide = 2048

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
  return ({ width, height }, paint) => {
    const { gl, scene, camera, invalidate } = get()
    const { domElement: canvas } = gl
    const before = { width: canvas.width, height: canvas.height, ratio: gl.getPixelRatio() }
    const { aspect } = camera
    const blur = canBlur() ? grain.blur : 0
    // What is blurred takes from what lies beyond the tile.
    const margin = Math.ceil(3 * blur)
    const step = tileSide - 2 * margin
    try {
      gl.setPixelRatio(1)
      camera.aspect = width / height
      for (let y = 0; y < height; y += step) {
        for (let x = 0; x < width; x += step) {
          const inner = { width: Math.min(step, width - x), height: Math.min(step, height - y) }
          const tile = { width: inner.width + 2 * margin, height: inner.height + 2 * margin }
          gl.setSize(tile.width, tile.height, false)
          camera.setViewOffset(width, height, x - margin, y - margin, tile.width, tile.height)
          grain.set(1, { x: x - margin, y: y - margin, height: tile.height })
          prepare(gl, scene, camera)
          gl.render(scene, camera)
          paint(margin > 0 ? blurred(canvas, blur, margin) : canvas, x, y)
        }
      }
    } finally {
      camera.clearViewOffset()
      camera.aspect = aspect
      camera.updateProjectionMatrix()
      gl.setPixelRatio(before.ratio)
      gl.setSize(before.width / before.ratio, before.height / before.ratio, false)
      invalidate()
    }
  }
}
