import {
  type BufferGeometry,
  Group,
  LessEqualDepth,
  Mesh,
  NoBlending,
  NormalBlending,
  PlaneGeometry,
  SphereGeometry,
  type Texture,
} from 'three'
import type { Level } from '../../model/document/tour-document.ts'
import type { PictureMetadata, Projection } from '../../model/picture/placement.ts'
import { type Patch, placedTile } from '../../model/picture/tile-geometry.ts'
import type { Rect } from '../../model/picture/tiles.ts'
import { createTileMaterial, type TileMaterial } from './tile-material.ts'

/** How a picture is seen while the visitor walks from room to room. */
export type WalkLayer = {
  /** What it is thrown on, as its camera saw it; null: it is only turned and zoomed. */
  readonly room: BufferGeometry | null
  readonly level: Level | null
  /** It comes over the picture that is left. */
  readonly isOver: boolean
  /** Of it, 0…1; written by each frame. */
  readonly share: { value: number }
  /** Holds the picture that takes part; each frame places it. */
  group?: Group
}

/** A mesh that shows `inner` of a picture by a texture that holds `outer`. */
type Tile = Mesh<BufferGeometry, TileMaterial> & { readonly inner: Rect; readonly outer: Rect }

/** A picture as the tiles that have arrived, round the visitor or in a plane. */
export class TiledPicture {
  readonly group = new Group()
  readonly #tiles = new Set<Tile>()
  readonly #picture: PictureMetadata
  #projection: Projection
  #layer: WalkLayer | undefined
  #depth: ReturnType<typeof createDepth> | undefined

  constructor(picture: PictureMetadata, projection: Projection) {
    this.#picture = picture
    this.#projection = projection
    this.group.matrixAutoUpdate = false
    // Behind all else, where a scene is sorted: it has no depth.
    this.group.renderOrder = -1
  }

  /** Adds a tile whose texture holds `outer` and of which `inner` is shown. */
  add(texture: Texture, inner: Rect, outer: Rect): Tile {
    const mesh = new Mesh(undefined, createTileMaterial(texture))
    const tile = Object.assign(mesh, { inner, outer })
    tile.matrixAutoUpdate = false
    this.#tiles.add(tile)
    this.group.add(tile)
    this.#shape(tile)
    tile.updateWorldMatrix(true, false, true)
    return tile
  }

  /** Takes a tile away, with what it holds. */
  remove(tile: Tile) {
    if (!this.#tiles.delete(tile)) return
    tile.removeFromParent()
    tile.geometry.dispose()
    tile.material.uniforms.picture.value?.dispose()
    tile.material.dispose()
  }

  /**
   * Bends the tiles to a sphere or lays them flat, and takes the turn of what the picture was put into.
   * @param layer  how a picture round the visitor is seen in a step from room to room
   */
  show(projection: Projection, layer?: WalkLayer) {
    if (projection !== this.#projection || layer !== this.#layer) {
      this.#projection = projection
      this.#layer = layer
      if (layer) layer.group = this.group
      this.group.visible = true
      this.group.matrix.identity()
      this.#leaveRoom()
      // Before the tiles, which are drawn where they are nearest.
      this.#depth = layer?.room ? createDepth(layer.room) : undefined
      this.group.clear()
      if (this.#depth) this.group.add(this.#depth)
      for (const tile of this.#tiles) {
        this.group.add(tile)
        this.#shape(tile)
      }
    }
    // By force: nothing of its own may have changed.
    this.group.updateWorldMatrix(true, true, true)
  }

  /** What its textures show has changed. */
  refresh() {
    for (const { material } of this.#tiles) {
      const { value } = material.uniforms.picture
      if (value) value.needsUpdate = true
    }
  }

  dispose() {
    for (const tile of this.#tiles) this.remove(tile)
    this.#leaveRoom()
    this.group.clear()
  }

  #leaveRoom() {
    this.#depth?.geometry.dispose()
    this.#depth?.material.dispose()
  }

  #shape(tile: Tile) {
    const { inner, outer, material } = tile
    const { room, isOver = false, share = { value: 1 } } = this.#layer ?? {}
    const isSphere = this.#projection === 'sphere'
    const { patch, window } = placedTile(inner, outer, this.#picture, this.#projection)
    const { middle, left, right, bottom, top } = patch
    tile.geometry.dispose()
    tile.geometry = room ?? (isSphere ? spherePatch(patch) : flatPatch(patch))
    // Three.js has another program for what has normals, which neither a room nor the warmed renderer has.
    tile.geometry.deleteAttribute('normal')
    material.setValues({
      depthTest: Boolean(room),
      transparent: isOver,
      blending: isOver ? NormalBlending : NoBlending,
    })
    const { uniforms } = material
    uniforms.sphere.value = isSphere
    uniforms.middle.value = middle
    uniforms.scale.value.fromArray(window.scale)
    uniforms.offset.value.fromArray(window.offset)
    uniforms.inRoom.value = Boolean(room)
    uniforms.extent.value.set(left - seam, right + seam, bottom - seam, top + seam)
    uniforms.share = share
  }
}

/** What rounding may leave between two tiles, radians. */
const seam = 1e-6

/** Tells how near the walls of a room are, before its tiles are drawn there: what comes over another picture is mixed once. */
function createDepth(room: BufferGeometry) {
  const material = createTileMaterial()
  material.setValues({
    colorWrite: false,
    depthTest: true,
    depthWrite: true,
    depthFunc: LessEqualDepth,
  })
  material.uniforms.inRoom.value = true
  const mesh = new Mesh(room, material)
  mesh.matrixAutoUpdate = false
  // The walls of the other room hide nothing of this one.
  mesh.onBeforeRender = (renderer) => renderer.clearDepth()
  return mesh
}

/**
 * The longest side of a mesh cell in radians. Across, a chord leaves its parallel by less than the tiles' overlap;
 * down, meridians are straight as seen from the center, and a few rows do.
 */
const cell = { across: 0.04, down: 0.4 }

/** A patch of the unit sphere round the origin, which looks towards −z at longitude zero. */
function spherePatch({ middle, left, right, top, bottom }: Patch): BufferGeometry {
  const [width, height] = [right - left, top - bottom]
  const [columns, rows] = [Math.ceil(width / cell.across), Math.ceil(height / cell.down)]
  // The sphere of three.js counts to the left, from a quarter to the right of −z, and from the zenith down.
  const start = -Math.PI / 2 - middle - right
  return new SphereGeometry(1, columns, rows, start, width, Math.PI / 2 - top, height)
}

/** A rectangle of the plane z = 0. */
const flatPatch = ({ left, right, top, bottom }: Patch): BufferGeometry =>
  new PlaneGeometry(right - left, top - bottom).translate((left + right) / 2, (top + bottom) / 2, 0)
