import {
  BackSide,
  BoxGeometry,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Side,
  WebGLRenderer,
} from 'three'
import { environmentWhite } from '../../src/scenes/classrooms/common/config.ts'

/** Runs in the browser of environment.ts: captures the room, filters it for all roughnesses, and reads that back. */

type Triple = [x: number, y: number, z: number]

/** A warm room with a window to the left and a lamp above; mirrored, and never seen itself. */
function createRoom(): Scene {
  const scene = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const put = (color: number, light: number, size: Triple, at: Triple, side: Side = FrontSide) => {
    const mesh = new Mesh(box, new MeshBasicMaterial({ color, side }))
    mesh.material.color.multiplyScalar(light)
    mesh.scale.set(...size)
    mesh.position.set(...at)
    scene.add(mesh)
  }
  put(0xe8dccb, 0.75, [12, 7, 12], [0, 2, 0], BackSide)
  put(0xa98a63, 0.6, [12, 0.2, 12], [0, -1.2, 0])
  for (const x of [-1.2, 0.4]) put(0xffffff, 7, [0.1, 2.6, 1.3], [-5.6, 2.2, x])
  put(0xfff2df, 4, [2.4, 0.1, 1], [1.4, 5.2, 1.2])
  put(0xffffff, 2.4, [0.1, 2.2, 0.8], [5.6, 2, 2])
  return scene
}

/** The transfer function of sRGB. */
const encoded = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055

/**
 * @param size  of a face, pixels
 * @returns three bytes a texel: one row of six faces for each level, as a cube texture has them
 */
export function captureEnvironment(size: number) {
  const renderer = new WebGLRenderer()
  const generator = new PMREMGenerator(renderer)
  // It would not make less than 256 pixels, which nothing in a lesson mirrors so sharply.
  Object.assign(generator, { _setSize: () => Object.assign(generator, { _cubeSize: size }) })
  const { texture } = generator.fromScene(createRoom())
  const { __webglTexture } = renderer.properties.get(texture) as { __webglTexture: WebGLTexture }
  const gl = renderer.getContext() as WebGL2RenderingContext
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  const width = 6 * size
  const levels = texture.mipmaps?.length ?? 0
  const height = 2 * size - size / 2 ** (levels - 1)
  const bytes = new Uint8Array(width * height * 3)
  for (let level = 0, top = 0; level < levels; level += 1) {
    const edge = size >> level
    for (let face = 0; face < 6; face += 1) {
      const light = new Float32Array(edge * edge * 4)
      const side = gl.TEXTURE_CUBE_MAP_POSITIVE_X + face
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, side, __webglTexture, level)
      gl.readPixels(0, 0, edge, edge, gl.RGBA, gl.FLOAT, light)
      // Cube textures that are no render targets are looked at in a mirror by three.js.
      const column = face < 2 ? 1 - face : face
      for (let y = 0; y < edge; y += 1) {
        for (let x = 0; x < edge; x += 1) {
          const to = 3 * ((top + y) * width + column * edge + (edge - 1 - x))
          for (let part = 0; part < 3; part += 1) {
            const share = (light[4 * (y * edge + x) + part] ?? 0) / environmentWhite
            bytes[to + part] = Math.round(255 * encoded(Math.min(1, Math.max(0, share))))
          }
        }
      }
    }
    top += edge
  }
  return { width, height, bytes: [...bytes] }
}
