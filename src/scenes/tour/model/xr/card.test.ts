import { expect, test } from 'vitest'
import {
  buttonAt,
  cardBefore,
  cardCells,
  cardSide,
  cardSize,
  isLeftBehind,
  textRoom,
} from './card.ts'

const button = (id: string) => ({ id, label: id })

test('buttons stand side by side on the card, and a press means the one that it meets', () => {
  const cells = cardCells(['leave', 'play', 'again'].map(button))
  for (const [at, cell] of cells.entries()) {
    expect(cell.x).toBeGreaterThanOrEqual(cardSide)
    expect(cell.x + cell.width).toBeLessThanOrEqual(cardSize.width - cardSide + 1e-9)
    expect(cell.y).toBeGreaterThan(textRoom.y + textRoom.height)
    const before = cells[at - 1]
    if (before) expect(cell.x).toBeGreaterThan(before.x + before.width)
    const [u, v] = [
      (cell.x + cell.width / 2) / cardSize.width,
      1 - (cell.y + cell.height / 2) / cardSize.height,
    ]
    expect(buttonAt(cells, u, v)).toBe(cell.id)
  }
  expect(buttonAt(cells, 0.5, 0.9)).toBeNull()
  expect(buttonAt(cells, 0.001, 0.2)).toBeNull()
})

test('the card hangs before the visitor to the left, and is left behind by going or turning away', () => {
  const place = cardBefore([1, 1.6, 2], 90)
  // Heading 90° looks along −x: to the left is +z.
  expect(place.at[0]).toBeLessThan(0.4)
  expect(place.at[1]).toBeLessThan(1.6)
  expect(place.at[2]).toBeGreaterThan(2.2)
  expect(isLeftBehind(place, [1, 1.6, 2], 90)).toBe(false)
  expect(isLeftBehind(place, [1.2, 1.5, 2.1], 60)).toBe(false)
  expect(isLeftBehind(place, [1, 1.6, 2], 30)).toBe(true)
  expect(isLeftBehind(place, [1, 1.6, 2], -150)).toBe(true)
  expect(isLeftBehind(place, [1.7, 1.6, 2], 90)).toBe(true)
})
