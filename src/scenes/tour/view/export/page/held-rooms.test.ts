import { expect, test, vi } from 'vitest'
import type { Room } from '../../../model/document/tour-document.ts'
import { holdRooms } from './held-rooms.ts'
import type { OpenRoom } from './open-room.ts'

function start() {
  const freed: string[] = []
  const open = vi.fn(async (room: Room) => {
    if (room.id === 'e') throw new Error('Broken')
    return { room, free: () => freed.push(room.id) } as unknown as OpenRoom
  })
  const { get, trim } = holdRooms(open)
  const visit = async (ids: string) => {
    for (const id of ids) await get({ id } as Room)
  }
  return { visit, trim, open, freed }
}

test('three are held, the oldest goes, and one that is held is not opened again', async () => {
  const { visit, trim, open, freed } = start()
  await visit('abca')
  expect(open).toHaveBeenCalledTimes(3)
  await visit('d')
  trim(['d'])
  await vi.waitFor(() => expect(freed).toEqual(['b']))
  await visit('a')
  expect(open).toHaveBeenCalledTimes(4)
  // What is shown stays, however old it is.
  await visit('f')
  trim(['c', 'f'])
  await vi.waitFor(() => expect(freed).toEqual(['b', 'd']))
})

test('one that does not open is tried again', async () => {
  const { visit, open } = start()
  for (const _time of [1, 2]) await expect(visit('e')).rejects.toThrow('Broken')
  expect(open).toHaveBeenCalledTimes(2)
})
