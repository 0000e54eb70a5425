import { type Color, Mesh, type Texture } from 'three'
import type { Size } from '../../../../files/image-size.ts'
import { degrees } from '../../../../math/angle.ts'
import type { GPano } from '../../model/gpano.ts'
import { type Placement, type Projection, placementOf } from '../../model/placement.ts'
import { type Patch, patchOf, textureWindow } from '../../model/tile-patch.ts'
import type { Rect } from '../../model/tiles.ts'
import type { Stride } from '../walk/stride.ts'
import type { WalkPart } from '../walk/walk-part.ts'
import { flatPatch, spherePatch } from './tile-geometry.ts'
import { aimMaterial, createTileMaterial, type TileMaterial } from './tile-material.ts'

export type PlacedPicture = { size: Size; gpano?: GPano | undefined }

/** The picture's own plane: one unit square round the origin, y up. */
const unitPlane: Placement = {
  left: degrees(-0.5),
  top: degrees(0.5),
  width: degrees(1),
  height: degrees(1),
}

/** A mesh that shows `inner` of a picture by a texture that holds `outer`. */
export class TilePart {
  readonly mesh: Mesh
  readonly #material: TileMaterial
  readonly #inner: Rect
  readonly #outer: Rect
  #walker: WalkPart | undefined

  constructor(texture: Texture, inner: Rect, outer: Rect, backdrop: Color) {
    this.#material = createTileMaterial(backdrop, texture)
    this.#inner = inner
    this.#outer = outer
    this.mesh = new Mesh(undefined, this.#material)
    this.mesh.matrixAutoUpdate = false
  }

  /** Another texture of the same pixels. */
  show(texture: Texture) {
    this.#material.uniforms.picture.value = texture
  }

  /** Bends the part to a sphere or lays it flat. */
  shape({ size, gpano }: PlacedPicture, projection: Projection) {
    const { mesh } = this
    const sphere = projection === 'sphere'
    const placement = sphere ? placementOf(size, gpano) : unitPlane
    const shown = patchOf(this.#inner, size, placement)
    const held = patchOf(this.#outer, size, placement)
    mesh.geometry.dispose()
    mesh.geometry = sphere ? spherePatch(shown) : flatPatch(shifted(shown))
    // On the sphere the tile turns to its longitude; in the plane it is built in place.
    const window = textureWindow(sphere ? shown : { ...shown, middle: 0 }, held)
    aimMaterial(this.#material, projection, window)
    mesh.rotation.y = sphere ? -shown.middle : 0
    // What goes round half the sphere is always in sight, nearly: looking costs more.
    mesh.frustumCulled = this.#inner.width * 2 < size.width
    mesh.updateMatrix()
    mesh.updateWorldMatrix(true, false)
  }

  /**
   * Shows the part as it is seen in a step, or, without a stride, at rest.
   * @param picture  on the sphere
   * @param isOver  see `WalkPart`
   */
  walk({ size, gpano }: PlacedPicture, stride: Stride | undefined, isOver: boolean) {
    this.#endWalk()
    this.mesh.visible = stride === undefined
    if (!stride) return
    const shown = patchOf(this.#inner, size, placementOf(size, gpano))
    this.#walker = stride.add(this.#material, shown, isOver)
    this.mesh.parent?.add(this.#walker.mesh)
  }

  #endWalk() {
    this.#walker?.dispose()
    this.#walker = undefined
  }

  dispose() {
    this.#endWalk()
    this.mesh.geometry.dispose()
    this.#material.dispose()
  }
}

function shifted({ middle, left, right, top, bottom }: Patch) {
  return { left: middle + left, right: middle + right, top, bottom }
}
