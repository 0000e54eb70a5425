import {
  Camera,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoBlending,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Size } from '../../../../files/image-size.ts'

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
  const material = new ShaderMaterial({
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position, 1.0); }',
    fragmentShader:
      'uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }',
    uniforms: { picture: { value: picture } },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  const geometry = new PlaneGeometry(2, 2)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  renderer.setRenderTarget(target)
  renderer.render(new Scene().add(mesh), new Camera())
  renderer.setRenderTarget(null)
  geometry.dispose()
  material.dispose()
  return target
}
