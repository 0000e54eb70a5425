import { afterEach, expect, test, vi } from 'vitest'
import { createDocument } from '../../../model/document/create-document.ts'
import { addRooms } from '../../../model/document/rooms.ts'
import { openRoom } from './open-room.ts'

afterEach(() => vi.unstubAllGlobals())

const { rooms } = addRooms(createDocument('home'), [
  {
    ...{ id: 'hall', fileName: 'hall.jpg', sort: 'image', detected: 'sphere' },
    file: { id: 'file', path: 'media/hall.jpg', type: 'image/jpeg', bytes: 1 },
  },
])

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

const open = (gl: WebGL2RenderingContext) => {
  const [room] = rooms
  if (!room) throw new Error('no room')
  return openRoom(gl, room, new Blob(['1']), { pieces: 1, gpano: null, spherical: null }, () => {})
}

test('a room that opens stays on the graphics card until it is freed', async () => {
  decodes(8)
  const { gl, textures } = card()
  const room = await open(gl)
  expect(textures.size).toBe(8)
  room.free()
  expect(textures.size).toBe(0)
})

test('one that breaks off leaves nothing there, nor in memory', async () => {
  const close = decodes(3)
  const { gl, textures } = card()
  await expect(open(gl)).rejects.toThrow('No memory')
  expect(textures.size).toBe(0)
  expect(close).toHaveBeenCalledOnce()
})
