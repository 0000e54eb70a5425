import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureCamera } from './picture.ts'
import { furnishedRoom, moveSofa, placeUnder, roomSizes, sofaInPicture } from './room.ts'

const { window: pictureWindow } = pictureCamera('hero-living-room')
const sofaOf = (room: ReturnType<typeof furnishedRoom>) => {
  const [sofa] = room
  if (!sofa) throw new Error('no sofa')
  return sofa
}

test('the sofa is found where the picture shows it, and its place under the pointer', () => {
  const { left, top, width, height } = sofaInPicture(sofaOf(furnishedRoom()), pictureWindow)
  // As measured in the picture, whose brackets the page draws there.
  expect(left).toBeCloseTo(0.42, 1)
  expect(left + width).toBeCloseTo(0.8, 1)
  expect(top).toBeCloseTo(0.5, 1)
  expect(top + height).toBeCloseTo(0.78, 1)
  const { x, z } = sofaOf(furnishedRoom())
  const seen = {
    x: (x / -z - pictureWindow[0]) / (pictureWindow[1] - pictureWindow[0]),
    y: (pictureWindow[3] - (-1.5 + 0.4) / -z) / (pictureWindow[3] - pictureWindow[2]),
  }
  const place = placeUnder(seen, pictureWindow, 0.4)
  expect(place?.x).toBeCloseTo(x)
  expect(place?.z).toBeCloseTo(z)
  expect(placeUnder({ x: 0.5, y: 0.1 }, pictureWindow, 0.4)).toBeUndefined()
})

test('it moves along the floor, past nothing that stands there, and not into a wall', () => {
  const room = furnishedRoom()
  const sofa = sofaOf(room)
  const { x, z } = sofa
  moveSofa(room, { x: 0.3, z: 0.05 })
  expect(sofa.x).toBeCloseTo(x + 0.3)
  expect(sofa.z).toBeCloseTo(z + 0.05)
  // The table is in the way of what comes nearer, the lamp of what goes on to the right.
  for (let i = 0; i < 40; i++) moveSofa(room, { x: 0, z: 0.1 })
  expect(sofa.z + 0.46).toBeLessThanOrEqual(-3.442 - 0.52)
  for (let i = 0; i < 40; i++) moveSofa(room, { x: 0.1, z: -0.1 })
  expect(sofa.x + 1.15).toBeLessThanOrEqual(2.622)
  for (let i = 0; i < 40; i++) moveSofa(room, { x: -0.1, z: -0.1 })
  expect(sofa.z).toBeGreaterThanOrEqual(-4.85)
  expect(sofa.x - 1.15).toBeGreaterThanOrEqual(-1.331)
})

test('its pieces and their sizes are those of the catalog', () => {
  const { pieces, supporting } = JSON.parse(readFileSync('content/en/furniture.json', 'utf8'))
  const known = new Map(
    [...pieces, ...supporting].map((piece: { id: string }) => [piece.id, piece]),
  )
  for (const { piece, variant } of furnishedRoom()) {
    const { width, depth, height, variants } = known.get(piece) as never as {
      [size: string]: number
    } & { variants: { id: string }[] }
    expect(roomSizes[piece]).toMatchObject({ width, depth, height })
    if (variant) expect(variants.map(({ id }) => id)).toContain(variant)
  }
})
