import { expect, test } from 'vitest'
import { hasHome, homePanoramaId, isHomeRoom } from './home-files.ts'
import { homePlanOf } from './home-plan.ts'
import { home, homePlan, planSvg, sampleHome } from '../testing/sample-home.ts'

test('the drawing itself says where it lies in the home', () => {
  const { file, corner, unitsPerMetre } = homePlanOf(planSvg, planSvg.length, home)
  expect([file.size, unitsPerMetre]).toEqual([homePlan.file.size, homePlan.unitsPerMetre])
  expect(corner[0]).toBeCloseTo(homePlan.corner[0], 9)
  expect(corner[1]).toBeCloseTo(homePlan.corner[1], 9)
})

test('a drawing without a size is none', () => {
  expect(() => homePlanOf('<svg>', 5, home)).toThrow(RangeError)
  expect(() => homePlanOf('<svg viewBox="0 0 0 0">', 5, home)).toThrow(RangeError)
})

test('a room is the home’s by its panorama, whatever it is called by now', () => {
  const [living, ...others] = sampleHome().rooms
  if (!living) throw new Error('no rooms')
  // The rooms of that helper have files of their own ids.
  expect(isHomeRoom(living)).toBe(false)
  const own = { ...living, name: 'Renamed', file: homePanoramaId(living.id) }
  expect(isHomeRoom(own)).toBe(true)
  expect(hasHome({ rooms: [...others, own] })).toBe(true)
  expect(hasHome({ rooms: others })).toBe(false)
})
