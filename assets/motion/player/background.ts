import { type Camera, pictureMatrix, rayMatrix } from '../camera.ts'
import type { HalfPlane } from '../world/hull.ts'
import { definesOf, fragmentShader, type Needs, vertexShader } from './shaders.ts'

/** What a view is cut out of: a flat picture with the camera that took it, or a panorama whose middle looks north. */
export interface Source {
  image: ImageBitmap
  camera: Camera | null
}

/** A second source of the same place that lies over the first. */
export interface Overlay {
  /** 0…1 */
  opacity: number
  /** share of the width up to which it is shown, from the left; 1 or more shows all */
  wipe: number
}

/** The part of the view in full colour; outside it the view is dim and soft. Shares of the view's width and height. */
export interface Window {
  x: number
  y: number
  width: number
  height: number
  /** corner radius as a share of the width */
  radius: number
  /** 0…1, how dim the view is outside */
  dim: number
}

/** A colour that is shown as another one: cloth, paint. */
export interface Tint {
  /** what it looks like in the picture, and as what it is shown: sRGB, 0…255 */
  from: readonly [number, number, number]
  to: readonly [number, number, number]
  /** how far a colour may be from `from`, as a distance of chromaticities */
  reach: number
  /** 0…1 */
  amount: number
  /** share of the view's width up to which it is shown, from the left */
  wipe: number
  /** where: the common part of at most eight half-planes of the view */
  within: HalfPlane[]
}

/** At most as many colours change at a time, each within as many edges. */
const mostTints = 4
const mostEdges = 8

/** Draws views of a place by casting a ray for every pixel into its pictures. */
export class Background {
  readonly canvas: OffscreenCanvas
  private readonly gl: WebGL2RenderingContext
  private readonly programs = new Map<string, WebGLProgram>()
  private program: WebGLProgram | null = null
  private readonly activate: (program: WebGLProgram) => void
  private readonly sources: Source[]

  /** @throws Error without WebGL 2, or when the shaders do not compile */
  constructor(width: number, height: number, sources: Source[]) {
    this.canvas = new OffscreenCanvas(width, height)
    const gl = this.canvas.getContext('webgl2', { antialias: false, alpha: false, depth: false })
    if (!gl) throw new Error('This browser has no WebGL 2.')
    this.gl = gl
    this.activate = gl.useProgram.bind(gl)
    this.sources = sources
    for (const [unit, { image, camera }] of sources.entries()) {
      upload(gl, unit, image, camera === null)
    }
  }

  draw(view: Camera, window: Window | null, overlay: Overlay, tints: Tint[]): void {
    const { gl } = this
    const active = tints.filter(({ amount }) => amount > 0).slice(0, mostTints)
    const layers = overlay.opacity > 0 ? this.sources : this.sources.slice(0, 1)
    this.use({
      flat: layers.map(({ camera }) => camera !== null),
      tints: active.length,
      window: window !== null,
    })
    const matrix = (name: string, rows: number[]) =>
      gl.uniformMatrix3fv(this.place(name), true, rows)
    matrix('ray', rayMatrix(view))
    for (const [unit, { camera }] of layers.entries()) {
      gl.uniform1i(this.place(`picture${unit}`), unit)
      if (camera) matrix(`lens${unit}`, pictureMatrix(camera))
    }
    const { x = 0.5, y = 0.5, width = 2, height = 2, radius = 0, dim = 0 } = window ?? {}
    gl.uniform4f(this.place('window'), x, y, width / 2, height / 2)
    gl.uniform3f(this.place('frame'), radius, dim, this.canvas.width / this.canvas.height)
    gl.uniform2f(this.place('overlay'), overlay.opacity, overlay.wipe)
    for (const [n, tint] of active.entries()) this.tint(n, tint)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  /** Takes the shader made for what a frame needs, and makes it first where it is new. */
  private use(needs: Needs) {
    const defines = definesOf(needs)
    const program = this.programs.get(defines) ?? link(this.gl, fragmentShader(defines))
    this.programs.set(defines, program)
    this.program = program
    this.activate(program)
  }

  private tint(n: number, { from, to, reach, amount, wipe, within }: Tint) {
    const { gl } = this
    const linear = (color: Tint['from']) =>
      color.map((value) => (value / 255) ** 2.2) as [number, number, number]
    gl.uniform3f(this.place(`tintRange[${n}]`), reach, amount, wipe)
    gl.uniform3f(this.place(`tintFrom[${n}]`), ...linear(from))
    gl.uniform3f(this.place(`tintTo[${n}]`), ...linear(to))
    for (let edge = 0; edge < mostEdges; edge += 1) {
      const [a, b, c] = within[edge] ?? [0, 0, 1]
      gl.uniform3f(this.place(`tintEdges[${n * mostEdges + edge}]`), a, b, c)
    }
  }

  private place(name: string) {
    return this.program && this.gl.getUniformLocation(this.program, name)
  }
}

function link(gl: WebGL2RenderingContext, fragments: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('WebGL makes no shader.')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    const log = gl.getShaderInfoLog(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(log ?? 'No shader.')
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return program
}

function upload(gl: WebGL2RenderingContext, unit: number, image: ImageBitmap, wraps: boolean) {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wraps ? gl.REPEAT : gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}
