import {
  BufferGeometry,
  Float32BufferAttribute,
  type IUniform,
  Mesh,
  ShaderMaterial,
  Vector2,
  Vector4,
} from 'three'
import type { Patch, textureWindow } from '../../model/picture/tile-geometry.ts'
import type { ScreenBounds } from '../../model/picture/visible-part.ts'
import type { TileMaterial } from '../scene/tile-material.ts'
import { walkFragmentShader, walkVertexShader } from './walk-shader.ts'

/** Which part of a texture a patch shows. */
export type TextureWindow = ReturnType<typeof textureWindow>

/** What the parts of one picture share: uniforms, and who takes part. */
type PartsLayer = { uniforms: Record<string, IUniform>; parts: Set<WalkPart> }

let square: BufferGeometry | undefined

/** The unit square, which the shader puts on the screen; all parts share it, and it is never disposed. */
function unitSquare(): BufferGeometry {
  if (square) return square
  const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]
  square = new BufferGeometry()
  square.setAttribute('position', new Float32BufferAttribute(corners, 3))
  return square
}

/**
 * The material of each kind that was drawn last and is done with: disposing the last user of a program would throw the
 * program away, and the next step would wait until it is compiled again. Weakly, since a material knows its renderer,
 * which may go; one that is collected leaves its program as it is.
 */
const kept = new Map<boolean, WeakRef<ShaderMaterial>>()

function keep(isOver: boolean, material: ShaderMaterial) {
  // What it showed is let go of.
  for (const name of Object.keys(material.uniforms)) material.uniforms[name] = { value: null }
  kept.get(isOver)?.deref()?.dispose()
  kept.set(isOver, new WeakRef(material))
}

/** A tile as it is seen in a step, while it takes part in one. */
export class WalkPart {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  readonly patch: Patch
  readonly #bounds = new Vector4()
  readonly #layer: PartsLayer
  #wasDrawn = false

  /**
   * @param material  shows the tile at rest: its texture is this one's
   * @param patch   the tile, or half of one that goes round, on the sphere
   * @param isOver  it comes over what is behind it, by the share of its layer
   * @param window  which part of the texture the patch shows
   */
  constructor(
    { uniforms }: TileMaterial,
    patch: Patch,
    layer: PartsLayer,
    isOver: boolean,
    window: TextureWindow,
  ) {
    const { middle, left, right, top, bottom } = patch
    const material = new ShaderMaterial({
      vertexShader: walkVertexShader,
      fragmentShader: walkFragmentShader,
      depthTest: false,
      depthWrite: false,
      // Drawn after whatever is not.
      transparent: isOver,
      uniforms: {
        ...layer.uniforms,
        picture: uniforms.picture,
        scale: { value: new Vector2(...window.scale) },
        offset: { value: new Vector2(...window.offset) },
        backdrop: uniforms.backdrop,
        middle: { value: middle },
        extent: { value: new Vector4(left, right, bottom, top) },
        bounds: { value: this.#bounds },
      },
    })
    this.mesh = new Mesh(unitSquare(), material)
    this.mesh.matrixAutoUpdate = false
    this.mesh.frustumCulled = false
    // Until the step has said where it is seen.
    this.mesh.visible = false
    this.patch = patch
    this.#layer = layer
    layer.parts.add(this)
  }

  /** Draws it in a part of the viewer, and nowhere else; null: not at all. */
  show(bounds: ScreenBounds | null) {
    this.mesh.visible = bounds !== null
    this.#wasDrawn ||= this.mesh.visible
    if (bounds) this.#bounds.set(bounds.left, bounds.bottom, bounds.right, bounds.top)
  }

  dispose() {
    this.#layer.parts.delete(this)
    this.mesh.removeFromParent()
    const { material } = this.mesh
    if (this.#wasDrawn) keep(material.transparent, material)
    else material.dispose()
  }
}
