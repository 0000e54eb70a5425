import { expect, test, vi } from 'vitest'
import type { Room } from '../../../model/document/tour-document.ts'
import { holdRooms } from './held-rooms.ts'
import type { OpenRoom } from './open-room.ts'

const rooms = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }) as Room)
const [a, b, c, d, e] = rooms as [Room, Room, Room, Room, Room]

function start() {
  const freed: string[] = []
  const open = vi.fn(async (room: Room) => {
    if (room.id === 'e') throw new Error('Broken')
    return { room, free: () => freed.push(room.id) } as unknown as OpenRoom
  })
  return { ...holdRooms(open), open, freed }
}

test('three are held, the oldest goes, and one that is held is not opened again', async () => {
  const { get, trim, open, freed } = start()
  for (const room of [a, b, c]) await get(room)
  await get(a)
  expect(open).toHaveBeenCalledTimes(3)
  await get(d)
  trim(['d'])
  await vi.waitFor(() => expect(freed).toEqual(['b']))
  await get(a)
  expect(open).toHaveBeenCalledTimes(4)
})

test('what is shown stays, however old it is', async () => {
  const { get, trim, freed } = start()
  for (const room of rooms.slice(0, 4)) await get(room)
  trim(['a', 'd'])
  await vi.waitFor(() => expect(freed).toEqual(['b']))
})

test('one that does not open is tried again', async () => {
  const { get, open } = start()
  await expect(get(e)).rejects.toThrow('Broken')
  await expect(get(e)).rejects.toThrow('Broken')
  expect(open).toHaveBeenCalledTimes(2)
})
