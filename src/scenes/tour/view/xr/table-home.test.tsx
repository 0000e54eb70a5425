import { Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { homePanoramaId } from '../../model/home/home-data.ts'
import { home, sampleHome } from '../../model/testing/sample-home.ts'
import { createTableHome } from './table-home.ts'

const model = { root: new Object3D(), showCeiling: () => {}, dispose: () => {} }
/** As the page opens it, whose files are named for their rooms. */
function openedHome() {
  const document = sampleHome()
  const rooms = document.rooms.map((room) => ({ ...room, file: homePanoramaId(room.id) }))
  return { ...document, rooms }
}

const away = [2, 1, -3] as const

function rayTo(at: readonly [number, number, number]) {
  const origin = [at[0], at[1] + 1, at[2] + 1] as const
  const direction = new Vector3(...at).sub(new Vector3(...origin)).normalize()
  return { origin, direction: [direction.x, direction.y, direction.z] as const }
}

test('a name is found where the home stands, also after it was moved', () => {
  const table = createTableHome({ model, home }, openedHome(), 'Room')
  const [before] = table.targets()
  table.stand([...away], 90)
  const [first] = table.targets()
  if (!first || !before) throw new Error('no names')
  expect(first.at[0]).toBeCloseTo(away[0] + before.at[2], 6)
  expect(first.at[2]).toBeCloseTo(away[2] - before.at[0], 6)
  expect(table.targets().length).toBeGreaterThan(3)
  for (const { id, at } of table.targets()) expect(table.roomAt(rayTo(at))).toBe(id)
})
