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

type Copier = { scene: Scene; camera: Camera; picture: { value: Texture | null } }

/**
 * What copies, made for a renderer's first copy. It stays as long as the renderer does: disposing it would throw its program
 * away, and each tile would compile it anew.
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
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  const copier = { scene: new Scene().add(mesh), camera: new Camera(), picture }
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
  const { scene, camera, picture: shown } = copiers.get(renderer) ?? createCopier(renderer)
  shown.value = picture
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  renderer.setRenderTarget(null)
  shown.value = null
  return target
}
