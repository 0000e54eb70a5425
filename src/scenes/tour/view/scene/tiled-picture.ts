import { type Color, Group, type Texture, type WebGLRenderer } from 'three'
import type { Projection } from '../../model/picture/placement.ts'
import type { PlacedPicture } from '../../model/picture/tile-geometry.ts'
import type { Rect } from '../../model/picture/tiles.ts'
import type { TransitionLayer } from '../walk/transition-layer.ts'
import { mipmappedCopy } from './mipmapped-copy.ts'
import { TilePart } from './tile-part.ts'
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

  dispose() {
    for (const tile of this.#tiles) this.remove(tile)
    this.group.clear()
  }
}
