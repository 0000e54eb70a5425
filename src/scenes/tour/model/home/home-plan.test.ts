import { expect, test } from 'vitest'
import { close } from '../testing/close.ts'
import { home, homePlan, planSvg, sampleHome } from '../testing/sample-home.ts'
import { hasHome, homePanoramaId, isHomeRoom } from './home-files.ts'
import { homePlanOf } from './home-plan.ts'

test('the drawing itself says where it lies in the home; one without a size is none', () => {
  const { file, corner, unitsPerMetre } = homePlanOf(planSvg, planSvg.length, home)
  expect([file.size, unitsPerMetre]).toEqual([homePlan.file.size, homePlan.unitsPerMetre])
  close(corner, homePlan.corner)
  for (const none of ['<svg>', '<svg viewBox="0 0 0 0">'])
    expect(() => homePlanOf(none, 5, home)).toThrow(RangeError)
})

test('a room is the home’s by its panorama, whatever it is called by now', () => {
  const [living, ...others] = sampleHome().rooms
  if (!living) throw new Error('no rooms')
  // The rooms of that helper have files of their own ids.
  expect(isHomeRoom(living)).toBe(false)
  const own = { ...living, name: 'Renamed', file: homePanoramaId(living.id) }
  expect([isHomeRoom(own), hasHome({ rooms: [...others, own] })]).toEqual([true, true])
  expect(hasHome({ rooms: others })).toBe(false)
})
