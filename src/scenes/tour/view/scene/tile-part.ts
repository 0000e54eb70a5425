import { type Color, Mesh, type Texture } from 'three'
import type { Projection } from '../../model/picture/placement.ts'
import { type PlacedPicture, placedTile } from '../../model/picture/tile-geometry.ts'
import { halves, type Rect } from '../../model/picture/tiles.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'
import type { WalkPart } from '../walk/walk-part.ts'
import { flatPatch, spherePatches } from './tile-geometry.ts'
import { aimMaterial, createTileMaterial, type TileMaterial } from './tile-material.ts'

/** A mesh that shows `inner` of a picture by a texture that holds `outer`. */
export class TilePart {
  readonly mesh: Mesh
  readonly #material: TileMaterial
  readonly #inner: Rect
  readonly #outer: Rect
  #walkers: WalkPart[] = []

  constructor(texture: Texture, inner: Rect, outer: Rect, backdrop: Color) {
    this.#material = createTileMaterial(backdrop, texture)
    this.#inner = inner
    this.#outer = outer
    this.mesh = new Mesh(undefined, this.#material)
    this.mesh.matrixAutoUpdate = false
  }

  /** Shows the same by another texture, which holds the same. */
  retexture(texture: Texture) {
    this.#material.uniforms.picture.value = texture
  }

  /** Bends the part to a sphere or lays it flat. */
  shape(picture: PlacedPicture, projection: Projection) {
    const { mesh } = this
    const { patch, window } = placedTile(this.#inner, this.#outer, picture, projection)
    mesh.geometry.dispose()
    mesh.geometry =
      projection === 'sphere'
        ? spherePatches(
            halves(this.#inner, picture.size).map(
              (half) => placedTile(half, this.#outer, picture, projection).patch,
            ),
            patch.middle,
          )
        : flatPatch(patch)
    aimMaterial(this.#material, projection, window)
    mesh.rotation.y = -patch.middle
    // What goes round half the sphere is always in sight, nearly: looking costs more.
    mesh.frustumCulled = this.#inner.width * 2 < picture.size.width
    mesh.updateMatrix()
    mesh.updateWorldMatrix(true, false)
  }

  /**
   * Shows the part as it is seen in a step, or, without one, at rest.
   * @param picture  on the sphere
   * @param isOver  see `WalkPart`
   */
  walk(picture: PlacedPicture, transitionLayer: TransitionLayer | undefined, isOver: boolean) {
    this.#endWalk()
    this.mesh.visible = transitionLayer === undefined
    if (!transitionLayer) return
    // In a step longitude counts from a patch's middle, to half the sphere at most.
    this.#walkers = halves(this.#inner, picture.size).map((half) => {
      const { patch, window } = placedTile(half, this.#outer, picture, 'sphere')
      const walker = transitionLayer.add(this.#material, patch, isOver, window)
      this.mesh.parent?.add(walker.mesh)
      return walker
    })
  }

  #endWalk() {
    for (const walker of this.#walkers) walker.dispose()
    this.#walkers = []
  }

  dispose() {
    this.#endWalk()
    this.mesh.removeFromParent()
    this.mesh.geometry.dispose()
    this.#material.dispose()
  }
}
