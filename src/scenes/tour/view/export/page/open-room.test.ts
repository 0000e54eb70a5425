import { afterEach, expect, test, vi } from 'vitest'
import { tourOf } from '../../../model/testing/rooms.ts'
import { openRoom } from './open-room.ts'

afterEach(() => vi.unstubAllGlobals())

/** A graphics card that counts the textures on it. */
function card() {
  const textures = new Set<object>()
  const own: Record<string, unknown> = {
    createTexture: () => {
      const texture = {}
      textures.add(texture)
      return texture
    },
    deleteTexture: (texture: object) => textures.delete(texture),
    getParameter: () => 4096,
  }
  const gl = new Proxy(own, { get: (_, name) => own[String(name)] ?? (() => null) })
  return { gl: gl as unknown as WebGL2RenderingContext, textures }
}

/** Pictures of 8192 by 4096, of which so many tiles can be cut. */
function decodes(tiles: number) {
  const close = vi.fn()
  let cut = 0
  vi.stubGlobal('createImageBitmap', async (_: unknown, ...at: unknown[]) => {
    if (at.length < 2) return { width: 8192, height: 4096, close }
    cut += 1
    if (cut > tiles) throw new Error('No memory')
    return { close: () => {} }
  })
  return close
}

/** Opens a room on a graphics card that counts its textures. */
function opening(tiles: number) {
  const close = decodes(tiles)
  const { gl, textures } = card()
  const [room] = tourOf('hall').rooms
  if (!room) throw new Error('no room')
  const about = { pieces: 1, gpano: null, spherical: null }
  return { close, textures, opened: openRoom(gl, room, new Blob(['1']), about, () => {}) }
}

test('a room that opens stays on the graphics card until it is freed', async () => {
  const { textures, opened } = opening(8)
  const room = await opened
  expect(textures.size).toBe(8)
  room.free()
  expect(textures.size).toBe(0)
})

test('one that breaks off leaves nothing there, nor in memory', async () => {
  const { close, textures, opened } = opening(3)
  await expect(opened).rejects.toThrow('No memory')
  expect(textures.size).toBe(0)
  expect(close).toHaveBeenCalledOnce()
})
