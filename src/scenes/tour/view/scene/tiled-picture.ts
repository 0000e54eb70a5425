import { type Color, Group, Mesh, type Texture, type WebGLRenderer } from 'three'
import type { Projection } from '../../model/picture/placement.ts'
import { type PlacedPicture, placedTile } from '../../model/picture/tile-geometry.ts'
import { halves, type Rect } from '../../model/picture/tiles.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'
import type { WalkPart } from '../walk/walk-part.ts'
import { mipmappedCopy } from './mipmapped-copy.ts'
import { flatPatch, spherePatches } from './tile-geometry.ts'
import { aimMaterial, createTileMaterial, type TileMaterial } from './tile-material.ts'
import { anisotropyOf } from './tile-texture.ts'

/** A texture on the graphics card and what shows it. */
type Held = { texture: Texture; outer: Rect; part: TilePart; free: () => void }

/** A picture as the tiles that have arrived, round the visitor or in a plane. */
export class TiledPicture {
  readonly group = new Group()
  readonly #tiles = new Set<Held>()
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
  add(texture: Texture, inner: Rect, outer: Rect): Held {
    const part = new TilePart(texture, inner, outer, this.#backdrop)
    // In its place first: it takes the turn of what holds it as it is shaped.
    this.group.add(part.mesh)
    part.shape(this.#picture, this.#projection)
    if (this.#transitionLayer) part.walk(this.#picture, this.#transitionLayer, this.#isOver)
    const tile: Held = { texture, outer, part, free: () => texture.dispose() }
    this.#tiles.add(tile)
    return tile
  }

  /** Takes a tile away. */
  remove(tile: Held) {
    if (!this.#tiles.delete(tile)) return
    tile.free()
    tile.part.dispose()
  }

  /** Gives every texture mipmaps, for good: those that are there, and by `isMipmapped` the others. */
  mipmap(renderer: WebGLRenderer) {
    this.#isMipmapped = true
    for (const tile of this.#tiles) {
      if (tile.texture.generateMipmaps) continue
      const target = mipmappedCopy(renderer, tile.texture, tile.outer, anisotropyOf(renderer))
      tile.free()
      tile.texture = target.texture
      tile.free = () => target.dispose()
      tile.part.retexture(target.texture)
    }
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
    for (const { part } of this.#tiles) part.shape(this.#picture, projection)
  }

  /**
   * Shows the picture as it is seen in a step from room to room, or, without one, at rest. It must be round the visitor.
   * @param isOver  it comes over the picture that is left
   */
  walk(transitionLayer: TransitionLayer | undefined, isOver: boolean) {
    if (transitionLayer === this.#transitionLayer) return
    this.#transitionLayer = transitionLayer
    this.#isOver = isOver
    for (const { part } of this.#tiles) part.walk(this.#picture, transitionLayer, isOver)
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

/** A mesh that shows `inner` of a picture by a texture that holds `outer`. */
class TilePart {
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
