import type { Projection } from '../../model/picture/placement.ts'
import {
  flatMesh,
  type PatchMesh,
  type PlacedPicture,
  placedAs,
  placedTile,
  sphereMesh,
} from '../../model/picture/tile-geometry.ts'
import { halves, type Rect, type Tile } from '../../model/picture/tiles.ts'

/** A mesh of a tile, and which part of its texture it shows. */
export type GlPart = {
  vertices: WebGLVertexArrayObject
  count: number
  /** longitude of the mesh's middle, radians */
  middle: number
  window: readonly [number, number, number, number]
}

type GlTile = { texture: WebGLTexture; parts: GlPart[]; free: () => void }

/** More taps cost a software renderer dearly and look the same. */
const mostTaps = 8

export type GlPicture = ReturnType<typeof createPicture>

/**
 * A picture on the graphics card as the tiles that have been added, round the visitor or in a plane of one by one.
 * Nothing of it outlives the context.
 */
export function createPicture(
  gl: WebGL2RenderingContext,
  placed: PlacedPicture,
  projection: Projection,
) {
  const { size } = placed
  const tiles: GlTile[] = []
  let isMipmapped = false

  const partOf = (inner: Rect, outer: Rect) => {
    const { patch, window } = placedTile(inner, outer, placed, projection)
    const mesh = projection === 'sphere' ? sphereMesh(patch) : flatMesh(patch)
    const { scale, offset } = window
    return { window: [...scale, ...offset] as const, middle: patch.middle, ...upload(gl, mesh) }
  }

  return {
    size,
    placement: placedAs(placed, projection),
    projection,
    parts: (): readonly GlTile[] => tiles,
    add({ inner, outer }: Tile, pixels: TexImageSource) {
      const texture = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
        gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE)
      for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
        gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR)
      if (isMipmapped) makeMipmaps(gl)
      const parts = halves(inner, size).map((half) => partOf(half, outer))
      const free = () => {
        gl.deleteTexture(texture)
        for (const { vertices, buffers } of parts) {
          gl.deleteVertexArray(vertices)
          for (const buffer of buffers) gl.deleteBuffer(buffer)
        }
      }
      tiles.push({ texture, parts, free })
    },
    /** The next frame of a video that is one tile. */
    refresh(pixels: TexImageSource) {
      gl.bindTexture(gl.TEXTURE_2D, tiles[0]?.texture ?? null)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    },
    /** Gives all tiles mipmaps, for good: those that are there, and those to come. */
    mipmap() {
      if (isMipmapped) return
      isMipmapped = true
      for (const { texture } of tiles) {
        gl.bindTexture(gl.TEXTURE_2D, texture)
        makeMipmaps(gl)
      }
    },
    free() {
      for (const tile of tiles.splice(0)) tile.free()
    },
  }
}

function makeMipmaps(gl: WebGL2RenderingContext) {
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  const sharper = gl.getExtension('EXT_texture_filter_anisotropic')
  if (!sharper) return
  const taps: number = gl.getParameter(sharper.MAX_TEXTURE_MAX_ANISOTROPY_EXT)
  gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(mostTaps, taps))
}

function upload(gl: WebGL2RenderingContext, { positions, index }: PatchMesh) {
  const vertices = gl.createVertexArray()
  gl.bindVertexArray(vertices)
  const buffers = [gl.createBuffer(), gl.createBuffer()]
  const [points = null, order = null] = buffers
  gl.bindBuffer(gl.ARRAY_BUFFER, points)
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(positions), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0)
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order)
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(index), gl.STATIC_DRAW)
  gl.bindVertexArray(null)
  return { vertices, buffers, count: index.length }
}
