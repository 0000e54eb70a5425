import {
  LinearFilter,
  LinearMipmapLinearFilter,
  NoBlending,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Size } from '../../../../files/image-size.ts'

type Copier = { quad: FullScreenQuad; picture: { value: Texture | null } }

/**
 * What copies, made for a renderer's first copy. It stays as long as the renderer does: disposing it would throw its
 * program away, and each tile would compile it anew.
 */
const copiers = new WeakMap<WebGLRenderer, Copier>()

function createCopier(renderer: WebGLRenderer): Copier {
  const picture: { value: Texture | null } = { value: null }
  const material = new ShaderMaterial({
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position, 1.0); }',
    fragmentShader:
      'uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }',
    uniforms: { picture },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  const copier = { quad: new FullScreenQuad(material), picture }
  copiers.set(renderer, copier)
  return copier
}

/**
 * Copies a texture on the graphics card into one with mipmaps. The storage of the first has room
 * for none, and its pixels are no longer on the page.
 * @returns the copy, in a render target that whoever asked disposes
 */
export function mipmappedCopy(
  renderer: WebGLRenderer,
  picture: Texture,
  { width, height }: Size,
  anisotropy: number,
): WebGLRenderTarget {
  const target = new WebGLRenderTarget(width, height, {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    anisotropy,
  })
  const { quad, picture: shown } = copiers.get(renderer) ?? createCopier(renderer)
  shown.value = picture
  renderer.setRenderTarget(target)
  quad.render(renderer)
  renderer.setRenderTarget(null)
  shown.value = null
  return target
}
