import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'

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

/** @returns draws with what `get` gives then, and leaves the canvas as large as it was, to be drawn anew */
export function createCapture(
  get: () => { gl: WebGLRenderer; scene: Scene; camera: PerspectiveCamera; invalidate: () => void },
): Capture {
  return ({ width, height }, paint) => {
    const { gl, scene, camera, invalidate } = get()
    const { domElement: canvas } = gl
    const before = { width: canvas.width, height: canvas.height, ratio: gl.getPixelRatio() }
    const { aspect } = camera
    try {
      gl.setPixelRatio(1)
      camera.aspect = width / height
      for (let y = 0; y < height; y += tileSide) {
        for (let x = 0; x < width; x += tileSide) {
          const tile = {
            width: Math.min(tileSide, width - x),
            height: Math.min(tileSide, height - y),
          }
          gl.setSize(tile.width, tile.height, false)
          camera.setViewOffset(width, height, x, y, tile.width, tile.height)
          gl.render(scene, camera)
          paint(canvas, x, y)
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
