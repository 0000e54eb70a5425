import { describe, expect, test } from 'vitest'
import { measures } from './measures.ts'
import { type PartId, partIds } from './parts.ts'
import { sitePlan } from './site-plan.ts'
import { eyeFor, eyeHeight, eyeOf, groundAt, headingTo, sightOf } from './vantage.ts'
import { targets } from './walk.ts'

const porchFront = sitePlan.rooms.find(({ id }) => id === 'porch')?.north ?? 0

describe('where eyes are', () => {
  test('a walker’s are 1.65 m above the ground, which lay 1.32 m lower on the ancient square', () => {
    expect(eyeOf(targets.middle, 'present').up).toBe(eyeHeight)
    expect(groundAt(targets.square, 'present')).toBe(0)
    // Marder and Wilson Jones 2015.
    expect(groundAt(targets.square, 'ancient')).toBe(-1.32)
    expect(groundAt({ north: porchFront - 0.01, east: 0 }, 'ancient')).toBe(0)
    const half = groundAt({ north: porchFront + 1, east: 0 }, 'ancient')
    expect(half).toBeCloseTo(-measures.porchStep.value / 2)
  })

  test('who stands inside sees what is inside from there, and is led out for what is outside', () => {
    const inside = { north: -3, east: 4 }
    expect(eyeFor('dome', inside, 'present')).toEqual(eyeOf(inside, 'present'))
    expect(eyeFor('pediment', inside, 'present').north).toBeGreaterThan(porchFront)
    expect(eyeFor('dome', targets.square, 'present').north).toBeLessThan(sitePlan.rotunda)
    expect(eyeFor('roof', inside, 'ancient').up).toBeGreaterThan(44)
  })

  test.each(partIds)(
    '%s is seen from not too near and not from below the ground',
    (part: PartId) => {
      for (const walker of [targets.middle, targets.square, targets.porch]) {
        const eye = eyeFor(part, walker, 'ancient')
        const at = sightOf(part)
        const away = Math.hypot(eye.north - at.north, eye.east - at.east, eye.up - at.up)
        expect(away).toBeGreaterThan(4)
        expect(eye.up).toBeGreaterThan(0.2)
      }
    },
  )
})

test('a heading is counted from north through east, and upwards', () => {
  const from = { north: 0, east: 0, up: 0 }
  expect(headingTo(from, { north: 0, east: 5, up: 5 })).toEqual({ azimuth: 90, altitude: 45 })
  expect(headingTo(from, { north: -5, east: 0, up: 0 }).azimuth).toBeCloseTo(180)
})
