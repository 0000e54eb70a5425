import { expect, test } from 'vitest'
import { fitTexts } from '../../../../../stage/xr/set-text.ts'
import { panelWords, roomForWords } from '../../model/panel.ts'
import { boardColours, lookOf } from './draw-panel.ts'

/** Relative luminance of a colour written as #rrggbb. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const kinds = ['course', 'stride', 'board', undefined] as const

test.each(kinds.flatMap((kind) => [true, false].map((on) => [kind, on] as const)))(
  'a button can be read, and told from the board: %s, on: %s',
  (kind, on) => {
    const { fill, edge, text } = lookOf({ on, ...(kind ? { kind } : {}) })
    // A headset draws softly: more than the 4.5 and 3 that are asked of a page.
    expect(contrast(text, fill)).toBeGreaterThan(5)
    expect(contrast(edge, boardColours.paper)).toBeGreaterThan(4)
  },
)

test('a short question fills the room above its answers', () => {
  const question = 'The room behind the door is 43.3 m across. How high is it?'
  const room = roomForWords(2)
  const [set] = fitTexts([question, ''], room, panelWords, (line, size) => line.length * size * 0.5)
  const height = (set?.size ?? 0) * panelWords.leading * (set?.lines.length ?? 0)
  expect(set?.size).toBeGreaterThanOrEqual(44)
  expect(height).toBeGreaterThan(room.height / 3)
})
