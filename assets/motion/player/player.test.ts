import { expect, test } from 'vitest'
import { metres } from './label.ts'
import { girth } from './speaker.ts'
import { waveAt } from './surface-grid.ts'

test.each([
  [0.38, undefined, '38 cm'],
  [0.5, undefined, '0.50 m'],
  [2.3, undefined, '2.30 m'],
  [348.4, undefined, '348 m'],
  [0.36, 0.88, '0.36 m'],
])('%d m, on the way to %s, is read as %s', (length, whole, text) => {
  expect(metres(length, whole)).toBe(text)
})

test('the wave lights the dots that it passes, and leaves none lit before it comes', () => {
  expect(waveAt(1, 0)).toEqual({ crest: 0, wake: 0 })
  expect(waveAt(1, 1).crest).toBeCloseTo(1, 12)
  expect(waveAt(1, 3).crest).toBeLessThan(0.001)
  expect(waveAt(1, 3).wake).toBeGreaterThan(0.99)
  expect(waveAt(3, 1).wake).toBeLessThan(0.01)
})

test('a speaker is widest at the shoulders and narrowest at the neck', () => {
  const widths = [0.5, 0.6, 0.77, 0.85, 0.93].map((height) => girth(height).x)
  expect(Math.max(...widths)).toBe(girth(0.77).x)
  expect(Math.min(...widths)).toBe(girth(0.85).x)
  expect(girth(0.735).x).toBeCloseTo((0.112 + 0.132) / 2, 12)
})
