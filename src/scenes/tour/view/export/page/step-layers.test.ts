import { expect, test } from 'vitest'
import type { GlPicture } from '../../gl/gl-picture.ts'
import { type SeenRoom, stepLayers } from './step-layers.ts'

const look = { yaw: 0, pitch: 0, zoom: 100 }

function room(projection: 'sphere' | 'flat', width = 360, height = 180): SeenRoom {
  const placement = { left: -180, top: 90, width, height }
  return {
    seen: { projection, size: { width: 200, height: 100 }, level: null },
    picture: { placement } as GlPicture,
  }
}

/** How much of each room is seen at a place that neither of them leaves empty, and what of it is the ground. */
function shares(from: SeenRoom, to: SeenRoom, mix: number) {
  const seen = { from: 0, to: 0, ground: 1 }
  for (const { picture, opacity } of stepLayers(from, to, { look, toLook: look, mix }, 1)) {
    seen.from *= 1 - opacity
    seen.to *= 1 - opacity
    seen.ground *= 1 - opacity
    seen[picture === from.picture ? 'from' : 'to'] += opacity
  }
  return seen
}

const [sphere, other, band, flat] = [
  room('sphere'),
  room('sphere'),
  room('sphere', 360, 90),
  room('flat'),
]

test.each([
  ['two spheres', sphere, other],
  ['a sphere and a photo', sphere, flat],
  ['a photo and a sphere', flat, sphere],
  ['a sphere and a band', sphere, band],
])('%s blend evenly, and nothing of the ground is seen', (_what, from, to) => {
  for (const mix of [0, 0.3, 1]) {
    const seen = shares(from, to, mix)
    expect(seen.to).toBeCloseTo(mix, 12)
    expect(seen.from).toBeCloseTo(1 - mix, 12)
    expect(seen.ground).toBe(0)
  }
})

test.each([
  ['two photos', flat, room('flat')],
  ['a photo and a band', flat, band],
])('%s change by way of the ground', (_what, from, to) => {
  expect(shares(from, to, 0)).toEqual({ from: 1, to: 0, ground: 0 })
  expect(shares(from, to, 0.25).ground).toBe(0.5)
  expect(shares(from, to, 0.5).ground).toBe(1)
  expect(shares(from, to, 1)).toEqual({ from: 0, to: 1, ground: 0 })
})
