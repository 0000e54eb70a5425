import { afterEach, expect, test, vi } from 'vitest'
import { measureIn, writeIn } from './board.ts'

afterEach(() => void vi.restoreAllMocks())

/** What a drawing is asked for; a letter is half as wide as it is high. */
function drawing() {
  const fonts: string[] = []
  const context = {
    set font(font: string) {
      fonts.push(font)
    },
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: vi.fn(),
  }
  return { fonts, context: context as unknown as CanvasRenderingContext2D }
}

test('the site’s face is asked for once for each board, however many words are measured', () => {
  document.body.style.fontFamily = 'Site'
  const asked = vi.spyOn(window, 'getComputedStyle')
  const { fonts, context } = drawing()
  const measure = measureIn(context, 600)
  for (const word of ['one', 'two', 'three']) measure(word, 40)
  const look = { sizes: [30], weight: 400, colour: '#fff', align: 'left' } as const
  writeIn(context, 'four five six', { x: 0, y: 0, width: 500, height: 100 }, look)
  expect(asked).toHaveBeenCalledOnce()
  expect(fonts[0]).toBe('600 40px Site')
  expect(fonts.at(-1)).toBe('400 30px Site')
  measureIn(drawing().context, 600)('one', 40)
  expect(asked).toHaveBeenCalledTimes(2)
})
