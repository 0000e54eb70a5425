import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizesOf } from '../../../room-photo/model/design/catalog.ts'
import { itemOf } from '../../../room-photo/model/design/design.ts'
import { createShowroomView } from '../../../room-photo/model/showroom-config.ts'
import { firstRoomPieces } from '../../../room-photo/view/model-files.ts'
import { furnitureConfig } from '../config.ts'
import { createLiveRoom, exchangePiece, grabPiece, movePieceBy } from './live-room.ts'

const { pieces, supporting } = JSON.parse(readFileSync('content/en/furniture.json', 'utf8'))
const sizes = sizesOf([...pieces, ...supporting])

function furnished() {
  const room = createLiveRoom(sizes, createShowroomView())
  return { room, sofa: () => itemOf(room.design, room.id) }
}

test('the sofa is moved as it is seen, up to the walls, and exchanged where it stands', () => {
  const { room, sofa } = furnished()
  const { x = 0, z = 0 } = { ...sofa() }
  expect(sofa()).toMatchObject(furnitureConfig.liveRoom.first)
  const pieces = new Set(room.design.items.map((item) => item.piece))
  expect([...pieces]).toEqual(firstRoomPieces)
  const { styles } = JSON.parse(readFileSync('content/en/staging-styles.json', 'utf8'))
  const staged: { piece: string }[] = styles[0].rooms['living-room']
  expect(staged.map(({ piece }) => piece)).toEqual(firstRoomPieces)
  // Seen from the right front, away is to the left and back.
  movePieceBy(room, { right: 0, ahead: -0.5 })
  expect(sofa()?.x).toBeGreaterThan(x + 0.4)
  expect(sofa()?.z).toBeGreaterThan(z + 0.2)
  for (let step = 0; step < 9; step += 1) movePieceBy(room, { right: 0, ahead: 1 })
  expect(sofa()?.x).toBeGreaterThanOrEqual(-2.6 + 0.46 - 1e-6)
  exchangePiece(room, { piece: 'armchair', variant: 'orange' })
  expect(sofa()).toMatchObject({ piece: 'armchair', variant: 'orange', turn: 90 })
})

test('a drag that begins on the sofa takes it along, and one beside it does not', () => {
  const { room, sofa } = furnished()
  const box = { width: 800, height: 600 }
  const { x = 0 } = { ...sofa() }
  expect(grabPiece(room, box, { x: 700, y: 80 })).toBeNull()
  grabPiece(room, box, { x: 330, y: 370 })?.({ x: 380, y: 470 })
  expect(sofa()?.x).toBeGreaterThan(x + 0.3)
})
