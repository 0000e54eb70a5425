import { type Color, Group, type Texture, type WebGLRenderer } from 'three'
import type { Projection } from '../../model/placement.ts'
import type { PlacedPicture } from '../../model/tile-patch.ts'
import { halves, type Rect } from '../../model/tiles.ts'
import type { Stride } from '../walk/stride.ts'
import { mipmappedCopy } from './mipmapped-copy.ts'
import { TilePart } from './tile-part.ts'
import { anisotropyOf } from './tile-texture.ts'

/** A texture on the graphics card and what shows it. */
type Held = { texture: Texture; inner: Rect; outer: Rect; parts: TilePart[]; free: () => void }

/** A picture as the tiles that have arrived, round the visitor or in a plane. */
export class TiledPicture {
  readonly group = new Group()
  readonly #tiles: Held[] = []
  readonly #picture: PlacedPicture
  readonly #backdrop: Color
  #projection: Projection
  #isMipmapped = false
  #stride: Stride | undefined
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
  add(texture: Texture, inner: Rect, outer: Rect) {
    const tile: Held = { texture, inner, outer, parts: [], free: () => texture.dispose() }
    this.#build(tile)
    this.#tiles.push(tile)
  }

  /**
   * Gives a tile what shows it. One mesh goes all the way round; but with mipmaps two do: where longitude begins again, the
   * coarsest of them would be taken, and a line be seen.
   */
  #build(tile: Held) {
    for (const part of tile.parts) part.dispose()
    const { texture, inner, outer } = tile
    const shown = this.#isMipmapped ? halves(inner, this.#picture.size) : [inner]
    tile.parts = shown.map((each) => {
      const part = new TilePart(texture, each, outer, this.#backdrop)
      // In its place first: it takes the turn of what holds it as it is shaped.
      this.group.add(part.mesh)
      part.shape(this.#picture, this.#projection)
      if (this.#stride) part.walk(this.#picture, this.#stride, this.#isOver)
      return part
    })
  }

  /** Gives every texture mipmaps, for good: those that are there, and by `isMipmapped` the others. */
  mipmap(renderer: WebGLRenderer) {
    if (this.#isMipmapped) return
    this.#isMipmapped = true
    for (const tile of this.#tiles) {
      const target = mipmappedCopy(renderer, tile.texture, tile.outer, anisotropyOf(renderer))
      tile.free()
      tile.texture = target.texture
      tile.free = () => target.dispose()
      this.#build(tile)
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
    for (const { parts } of this.#tiles) {
      for (const part of parts) part.shape(this.#picture, projection)
    }
  }

  /**
   * Shows the picture as it is seen in a step from room to room, or, without a stride, at rest. It must be round the visitor.
   * @param isOver  it comes over the picture that is left
   */
  walk(stride: Stride | undefined, isOver: boolean) {
    if (stride === this.#stride) return
    this.#stride = stride
    this.#isOver = isOver
    for (const { parts } of this.#tiles) {
      for (const part of parts) part.walk(this.#picture, stride, isOver)
    }
  }

  dispose() {
    for (const { parts, free } of this.#tiles) {
      free()
      for (const part of parts) part.dispose()
    }
    this.#tiles.length = 0
    this.group.clear()
  }
}
