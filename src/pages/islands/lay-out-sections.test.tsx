import { beforeEach, expect, test, vi } from 'vitest'
import { layOutSections } from './lazy-island.tsx'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }),
)

function part(): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = '<section></section><section></section><section></section>'
  return box
}
const shown = (box: HTMLElement) => box.querySelectorAll('[style*="visible"]').length

test('one section is laid out per frame', () => {
  const box = part()
  layOutSections(box)
  expect(shown(box)).toBe(0)
  for (const count of [1, 2, 3, 3]) {
    vi.advanceTimersToNextFrame()
    expect(shown(box)).toBe(count)
  }
})
