import { type Color, Group, Mesh, type Texture, type WebGLRenderer } from 'three'
import type { Projection } from '../../model/picture/placement.ts'
import { type PlacedPicture, placedTile } from '../../model/picture/tile-geometry.ts'
import { type Rect, splitAtHalfTurn } from '../../model/picture/tiles.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'
import type { WalkPart } from '../walk/walk-part.ts'
import { mipmappedCopy } from './mipmapped-copy.ts'
import { flatPatch, spherePatches } from './tile-geometry.ts'
import { aimMaterial, createTileMaterial, type TileMaterial } from './tile-material.ts'
import { anisotropyOf } from './tile-texture.ts'

/** A picture as the tiles that have arrived, round the visitor or in a plane. */
export class TiledPicture {
  readonly group = new Group()
  readonly #tiles = new Set<Tile>()
  readonly #picture: PlacedPicture
  readonly #backdrop: Color
  #projection: Projection
  #isMipmapped = false
  #transitionLayer: TransitionLayer | undefined
  #isOver = false

  constructor(picture: PlacedPicture, projection: Projection, backdrop: Color) {
    this.#picture = picture
    this.#projection = projection
    this.#backdrop = backdrop
    this.group.matrixAutoUpdate = false
    // Behind all else, where a scene is sorted: it has no depth.
    this.group.renderOrder = -1
  }

  /** Whether textures to be added should have mipmaps. */
  get isMipmapped() {
    return this.#isMipmapped
  }

  /** Adds a tile whose texture holds `outer` and of which `inner` is shown. */
  add(texture: Texture, inner: Rect, outer: Rect): Tile {
    const tile = new Tile(this.#picture, texture, inner, outer, this.#backdrop)
    // In its place first: it takes the turn of what holds it as it is shaped.
    this.group.add(tile.mesh)
    tile.shape(this.#projection)
    if (this.#transitionLayer) tile.walk(this.#transitionLayer, this.#isOver)
    this.#tiles.add(tile)
    return tile
  }

  /** Takes a tile away. */
  remove(tile: Tile) {
    if (this.#tiles.delete(tile)) tile.dispose()
  }

  /** Gives every texture mipmaps, for good: those that are there, and by `isMipmapped` the others. */
  mipmap(renderer: WebGLRenderer) {
    this.#isMipmapped = true
    for (const tile of this.#tiles) tile.mipmap(renderer)
  }

  /** Takes the turn of what the picture was put into. */
  settle() {
    // By force: nothing of its own has changed.
    this.group.updateWorldMatrix(true, true, true)
  }

  /** Bends the tiles to a sphere or lays them flat. */
  project(projection: Projection) {
    if (projection === this.#projection) return
    this.#projection = projection
    for (const tile of this.#tiles) tile.shape(projection)
  }

  /**
   * Shows the picture as it is seen in a step from room to room, or, without one, at rest. It must be round the
   * visitor.
   * @param isOver  it comes over the picture that is left
   */
  walk(transitionLayer: TransitionLayer | undefined, isOver: boolean) {
    if (transitionLayer === this.#transitionLayer) return
    this.#transitionLayer = transitionLayer
    this.#isOver = isOver
    for (const tile of this.#tiles) tile.walk(transitionLayer, isOver)
  }

  /** What its textures show has changed. */
  refresh() {
    for (const { texture } of this.#tiles) texture.needsUpdate = true
  }

  dispose() {
    for (const tile of this.#tiles) this.remove(tile)
    this.group.clear()
  }
}

/** A mesh that shows `inner` of a picture by a texture on the graphics card that holds `outer`. */
class Tile {
  readonly mesh: Mesh
  readonly #picture: PlacedPicture
  readonly #material: TileMaterial
  readonly #inner: Rect
  readonly #outer: Rect
  texture: Texture
  #free: () => void
  #walkers: WalkPart[] = []

  constructor(picture: PlacedPicture, texture: Texture, inner: Rect, outer: Rect, backdrop: Color) {
    this.#picture = picture
    this.#material = createTileMaterial(backdrop, texture)
    this.#inner = inner
    this.#outer = outer
    this.texture = texture
    this.#free = () => texture.dispose()
    this.mesh = new Mesh(undefined, this.#material)
    this.mesh.matrixAutoUpdate = false
  }

  /** Gives its texture mipmaps, by a copy that has them. */
  mipmap(renderer: WebGLRenderer) {
    if (this.texture.generateMipmaps) return
    const target = mipmappedCopy(renderer, this.texture, this.#outer, anisotropyOf(renderer))
    this.#free()
    this.#free = () => target.dispose()
    this.texture = target.texture
    this.#material.uniforms.picture.value = target.texture
  }

  /** Bends the tile to a sphere or lays it flat. */
  shape(projection: Projection) {
    const { mesh } = this
    const picture = this.#picture
    const { patch, window } = placedTile(this.#inner, this.#outer, picture, projection)
    mesh.geometry.dispose()
    mesh.geometry =
      projection === 'sphere'
        ? spherePatches(
            splitAtHalfTurn(this.#inner, picture.size).map(
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
   * Shows the tile as it is seen in a step, or, without one, at rest.
   * @param isOver  see `WalkPart`
   */
  walk(transitionLayer: TransitionLayer | undefined, isOver: boolean) {
    const picture = this.#picture
    this.#endWalk()
    this.mesh.visible = transitionLayer === undefined
    if (!transitionLayer) return
    // In a step longitude counts from a patch's middle, to half the sphere at most.
    this.#walkers = splitAtHalfTurn(this.#inner, picture.size).map((half) => {
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
    this.#free()
    this.#endWalk()
    this.mesh.removeFromParent()
    this.mesh.geometry.dispose()
    this.#material.dispose()
  }
}
