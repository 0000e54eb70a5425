import { expect, test } from 'vitest'
import { fadeAt, fadeTimes } from './fade.ts'

test('it darkens, changes in the dark, and brightens, in less than a third of a second', () => {
  const { out, in: back } = fadeTimes
  expect(out + back).toBeLessThanOrEqual(300)
  expect(fadeAt(0)).toEqual({ dark: 0, isSwapped: false, isOver: false })
  expect(fadeAt(out / 2)).toEqual({ dark: 0.5, isSwapped: false, isOver: false })
  expect(fadeAt(out)).toEqual({ dark: 1, isSwapped: true, isOver: false })
  expect(fadeAt(out + back / 2).dark).toBeCloseTo(0.5, 9)
  expect(fadeAt(out + back)).toEqual({ dark: 0, isSwapped: true, isOver: true })
})

test('a frame that comes late is past it all', () => {
  expect(fadeAt(5000)).toEqual({ dark: 0, isSwapped: true, isOver: true })
})
