import { type Color, Group, Mesh, type Texture } from 'three'
import { degrees } from '../../../../math/angle.ts'
import type { GPano } from '../../model/gpano.ts'
import type { Size } from '../../model/image-size.ts'
import { type Placement, type Projection, placementOf } from '../../model/placement.ts'
import { type Patch, patchOf, textureWindow } from '../../model/tile-patch.ts'
import type { Rect } from '../../model/tiles.ts'
import { flatPatch, spherePatch } from './tile-geometry.ts'
import { aimMaterial, createTileMaterial, type TileMaterial } from './tile-material.ts'

type Part = { mesh: Mesh; inner: Rect; outer: Rect; material: TileMaterial }

/** The picture's own plane: one unit square round the origin, y up. */
const unitPlane: Placement = {
  left: degrees(-0.5),
  top: degrees(0.5),
  width: degrees(1),
  height: degrees(1),
}

/** A picture as the tiles that have arrived, round the visitor or in a plane. */
export class TiledPicture {
  readonly group = new Group()
  readonly #parts: Part[] = []
  readonly #size: Size
  readonly #gpano: GPano | undefined
  readonly #backdrop: Color
  #projection: Projection

  constructor(
    { size, gpano }: { size: Size; gpano?: GPano | undefined },
    projection: Projection,
    backdrop: Color,
  ) {
    this.#size = size
    this.#gpano = gpano
    this.#projection = projection
    this.#backdrop = backdrop
    this.group.matrixAutoUpdate = false
  }

  /** Adds a tile whose texture holds `outer` and of which `inner` is shown. */
  add(texture: Texture, inner: Rect, outer: Rect) {
    const material = createTileMaterial(this.#backdrop, texture)
    const part = { mesh: new Mesh(undefined, material), inner, outer, material }
    part.mesh.matrixAutoUpdate = false
    this.#parts.push(part)
    this.group.add(part.mesh)
    this.#shape(part)
  }

  /** Bends the tiles to a sphere or lays them flat. */
  project(projection: Projection) {
    if (projection === this.#projection) return
    this.#projection = projection
    for (const part of this.#parts) this.#shape(part)
  }

  #shape({ mesh, inner, outer, material }: Part) {
    const sphere = this.#projection === 'sphere'
    const placement = sphere ? placementOf(this.#size, this.#gpano) : unitPlane
    const shown = patchOf(inner, this.#size, placement)
    const held = patchOf(outer, this.#size, placement)
    mesh.geometry.dispose()
    mesh.geometry = sphere ? spherePatch(shown) : flatPatch(shifted(shown))
    // On the sphere the tile turns to its longitude; in the plane it is built in place.
    aimMaterial(
      material,
      this.#projection,
      textureWindow(sphere ? shown : { ...shown, middle: 0 }, held),
    )
    mesh.rotation.y = sphere ? -shown.middle : 0
    mesh.updateMatrix()
    mesh.updateWorldMatrix(true, false)
  }

  dispose() {
    for (const { mesh, material } of this.#parts) {
      mesh.geometry.dispose()
      ;(material.uniforms.picture.value as Texture | null)?.dispose()
      material.dispose()
    }
    this.#parts.length = 0
    this.group.clear()
  }
}

function shifted({ middle, left, right, top, bottom }: Patch) {
  return { left: middle + left, right: middle + right, top, bottom }
}
