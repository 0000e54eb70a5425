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

/** What copies, made for the first copy. It stays: disposing it would throw its program away, and each tile would compile it anew. */
let copier: { scene: Scene; camera: Camera; picture: { value: Texture | null } } | undefined

function createCopier() {
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
  return { scene: new Scene().add(mesh), camera: new Camera(), picture }
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
  copier ??= createCopier()
  const { scene, camera, picture: shown } = copier
  shown.value = picture
  renderer.setRenderTarget(target)
  renderer.render(scene, camera)
  renderer.setRenderTarget(null)
  shown.value = null
  return target
}
