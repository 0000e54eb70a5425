import { describe, expect, it } from 'vitest'
import { degrees } from '../../../src/math/angle.ts'
import { isInside, signedArea } from '../../../src/math/polygon.ts'
import { footprintOf } from '../build/things.ts'
import { describeRoom } from './describe-room.ts'
import { isHeldOutFamily, type RoomSet } from './families.ts'
import { wallsOfPlan } from './plan.ts'

const some = (set: RoomSet, count: number) =>
  Array.from({ length: count }, (_, at) => describeRoom(set, at + 1))
const tuning = some('tuning', 30)
const heldOut = some('held-out-families', 30)
const all = [...tuning, ...heldOut, ...some('held-out-renderer', 20)]
const outlineOf = ({ plan }: (typeof all)[number]) =>
  plan.outline.map(({ x, z }) => [x, z] as const)

describe('described rooms', () => {
  it('are the same for the same number, and others for others', () => {
    expect(describeRoom('tuning', 3)).toEqual(tuning[2])
    expect(new Set(all.map(({ camera }) => camera.height)).size).toBe(all.length)
  })

  it('have no held-out family among those for tuning', () => {
    expect(
      tuning.flatMap(({ families }) => Object.values(families).filter(isHeldOutFamily)),
    ).toEqual([])
  })

  it('have a held-out family each among the held-out ones', () => {
    for (const { families } of heldOut)
      expect(Object.values(families).filter(isHeldOutFamily)).not.toEqual([])
  })

  it('have the camera within, its origin below it, as phones hold it', () => {
    for (const room of all) {
      const { tilt, roll, yaw, height } = room.camera
      expect(isInside([0, 0], outlineOf(room))).toBe(true)
      expect(degrees(tilt)).toBeGreaterThanOrEqual(-20)
      expect(degrees(tilt)).toBeLessThanOrEqual(10)
      expect(Math.abs(degrees(roll))).toBeLessThanOrEqual(2)
      expect(Math.abs(degrees(yaw))).toBeLessThanOrEqual(45.001)
      expect(height).toBeLessThan(room.plan.ceiling)
    }
  })

  it('have pictures that the tools take', () => {
    for (const { size } of all) expect(Math.min(size.width, size.height)).toBe(480)
  })

  it('have openings beside each other within their walls', () => {
    for (const { plan, openings } of all) {
      const walls = wallsOfPlan(plan)
      for (const one of openings) {
        expect(one.from).toBeGreaterThanOrEqual(0)
        expect(one.to).toBeLessThanOrEqual(walls[one.wall]?.length ?? 0)
        for (const other of openings)
          if (other !== one && other.wall === one.wall)
            expect(other.to < one.from || one.to < other.from).toBe(true)
      }
    }
  })

  it('have things on the floor', () => {
    const standing = all.filter(({ things }) => things.length > 0)
    expect(standing.length).toBeGreaterThan(10)
    for (const room of standing)
      for (const thing of room.things)
        for (const { x, z } of footprintOf(thing))
          expect(isInside([x, z], outlineOf(room))).toBe(true)
  })

  it('have walls all around whose corners turn the same way', () => {
    for (const room of all) expect(signedArea(outlineOf(room))).toBeGreaterThan(4)
  })

  it('have a light and only materials that are there', () => {
    for (const { meshes, materials, areaLights } of all) {
      expect(areaLights.length).toBeGreaterThan(0)
      for (const { material, vertices, uvs } of meshes) {
        expect(materials[material]).toBeDefined()
        expect(uvs).toHaveLength(vertices.length)
      }
    }
  })
})
