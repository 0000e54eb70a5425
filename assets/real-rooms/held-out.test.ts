import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { root } from '../graphics/root.ts'
import { describeRoom, roomId } from './describe/describe-room.ts'
import { type RoomSet, roomSets } from './describe/families.ts'
import { truthOf, writeTruth } from './truth.ts'

const folder = join(root, 'assets/real-rooms/held-out')
const names = existsSync(folder) ? readdirSync(folder) : []
const rooms = (['held-out-families', 'held-out-renderer'] as RoomSet[]).flatMap((set) =>
  Array.from({ length: roomSets[set].count }, (_, at) => ({ set, number: at + 1 })),
)
const committed = rooms.filter(({ set, number }) => names.includes(`${roomId(set, number)}.json`))

describe('held-out rooms', () => {
  it('weigh at most 12 MB', () => {
    const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(12e6)
  })

  it('are photos with their truths', () => {
    const ids = committed.map(({ set, number }) => roomId(set, number))
    expect(names.sort()).toEqual(ids.flatMap((id) => [`${id}.jpg`, `${id}.json`]).sort())
  })

  it('have truths that follow from their descriptions', () => {
    for (const { set, number } of committed) {
      const truth = writeTruth(truthOf(describeRoom(set, number)))
      expect(readFileSync(join(folder, `${roomId(set, number)}.json`), 'utf8')).toBe(truth)
    }
  })

  it('have the size that their truths say', async () => {
    for (const { set, number } of committed) {
      const { width, height } = await sharp(join(folder, `${roomId(set, number)}.jpg`)).metadata()
      expect({ width, height }).toEqual(describeRoom(set, number).size)
    }
  })
})
