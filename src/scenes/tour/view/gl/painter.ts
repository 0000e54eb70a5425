import type { Perspective } from '../../model/camera/perspective.ts'
import type { GlPicture } from './gl-picture.ts'
import { createProgram } from './picture-shader.ts'

/** A picture as it is seen, one over the other. */
export type Layer = { picture: GlPicture; perspective: Perspective; opacity: number }

/** Which part of the view is drawn: see `partWindow`. */
export type Part = { scale: readonly [number, number]; shift: readonly [number, number] }

/** The viewer's own ground, the same in the light and the dark theme: pictures are judged on it. */
const ground = [0x0e / 255, 0x11 / 255, 0x16 / 255] as const
const whole: Part = { scale: [1, 1], shift: [0, 0] }

/** Panoramas have no edges to smooth, the flat picture smooths its own, and nothing hides another. */
export const contextOptions: WebGLContextAttributes = {
  antialias: false,
  alpha: false,
  depth: false,
  powerPreference: 'high-performance',
}

/**
 * Draws pictures on a context's canvas, as large as it is.
 * @throws Error where the graphics card refuses
 */
export function createPainter(gl: WebGL2RenderingContext) {
  const { program, at } = createProgram(gl)
  return (layers: readonly Layer[], { scale, shift }: Part = whole) => {
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
    gl.clearColor(...ground, 1)
    gl.clear(gl.COLOR_BUFFER_BIT)
    gl.useProgram(program)
    gl.uniform3f(at.ground, ...ground)
    gl.uniform4f(at.part, ...scale, ...shift)
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA)
    for (const { picture, perspective, opacity } of layers) {
      if (opacity < 1) gl.enable(gl.BLEND)
      else gl.disable(gl.BLEND)
      gl.uniform1f(at.opacity, opacity)
      gl.uniform1i(at.sphere, Number(picture.projection === 'sphere'))
      gl.uniformMatrix3fv(at.orient, false, perspective.orient)
      gl.uniform3f(at.offset, ...perspective.offset)
      gl.uniform2f(at.focal, ...perspective.focal)
      for (const { texture, parts } of picture.parts()) {
        gl.bindTexture(gl.TEXTURE_2D, texture)
        for (const { vertices, count, middle, window } of parts) {
          gl.uniform2f(at.middle, Math.cos(middle), Math.sin(middle))
          gl.uniform4f(at.window, ...window)
          gl.bindVertexArray(vertices)
          gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0)
        }
      }
    }
    gl.bindVertexArray(null)
  }
}

export type Painter = ReturnType<typeof createPainter>
