import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { shortestTurn } from './camera/angles.ts'
import { isViewFragment } from './view.ts'
import { formatViewFragment, parseViewFragment } from './view-address.ts'

test('a view is written in tenths of a degree, its zoom as a field of view', () => {
  const look = { yaw: -123.456, pitch: -0.01, zoom: 100 }
  expect(formatViewFragment({ room: 'kitchen', look: look })).toBe(
    '#room=kitchen&yaw=-123.5&pitch=0&fov=60',
  )
})

test('a fragment that was written is read as it was meant', () => {
  const dice = createRandom(11)
  for (let zoom = 50; zoom <= 300; zoom += 10) {
    const look = { yaw: dice() * 360 - 180, pitch: dice() * 180 - 90, zoom }
    const read = parseViewFragment(formatViewFragment({ room: 'a-1_B', look: look }))
    expect(read).toMatchObject({ room: 'a-1_B', look: { zoom } })
    expect(Math.abs(shortestTurn(read?.look.yaw ?? Number.NaN, look.yaw))).toBeLessThan(0.051)
    expect(Math.abs((read?.look.pitch ?? Number.NaN) - look.pitch)).toBeLessThan(0.051)
  }
})

test('yaw wraps, and the order of fields does not matter', () => {
  const look = { yaw: 10, pitch: 2, zoom: 100 }
  expect(parseViewFragment('#room=a&fov=60&pitch=2&yaw=370')).toEqual({ room: 'a', look })
})

test.each([
  '#room=',
  '#room=a&yaw=1&pitch=2',
  '#room=a&yaw=&pitch=0&fov=60',
  '#room=a&yaw=1e3&pitch=0&fov=60',
  '#room=a&yaw=0&pitch=91&fov=60',
  '#room=a&yaw=0&pitch=0&fov=0',
  '#room=a&yaw=0&pitch=0&fov=180',
  '#room=../a&yaw=0&pitch=0&fov=60',
  `#room=${'a'.repeat(65)}&yaw=0&pitch=0&fov=60`,
])('%s names no view', (fragment) => {
  expect([isViewFragment(fragment), parseViewFragment(fragment)]).toEqual([true, null])
})

test('other fragments name no view', () => {
  expect([isViewFragment('#features'), parseViewFragment('#features')]).toEqual([false, null])
})
