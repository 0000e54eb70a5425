import { expect, test } from 'vitest'
import { measureIn, writeIn } from './board.ts'

test('words are measured and written in the face of the site', () => {
  document.body.style.fontFamily = 'Site'
  const fonts: string[] = []
  const context = {
    set font(font: string) {
      fonts.push(font)
    },
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: () => {},
  } as unknown as CanvasRenderingContext2D
  measureIn(context, 600)('one', 40)
  const look = { sizes: [30], weight: 400, colour: '#fff', align: 'left' } as const
  writeIn(context, 'four five six', { x: 0, y: 0, width: 500, height: 100 }, look)
  expect([fonts[0], fonts.at(-1)]).toEqual(['600 40px Site', '400 30px Site'])
  document.body.style.fontFamily = ''
})
