import { act, cleanup, render } from '@testing-library/react'
import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCalm } from './use-calm.ts'

interface Lab {
  time: number
  runs: boolean
}

const moving = ({ runs }: Lab) => runs
let renders = 0

function Shown({ lab }: { lab: Lab }) {
  renders += 1
  return <p>{useCalm(lab, moving).time}</p>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function show() {
  const lab = proxy<Lab>({ time: 0, runs: false })
  const { container } = render(<Shown lab={lab} />)
  renders = 0
  return { lab, text: () => container.textContent }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what somebody changes is shown at once', async () => {
  const { lab, text } = show()
  for (const time of [1, 2, 3]) {
    lab.time = time
    await pass(0)
    expect(text()).toBe(String(time))
  }
})

test('that it begins to move is shown at once', async () => {
  const { lab, text } = show()
  Object.assign(lab, { time: 5, runs: true })
  await pass(0)
  expect(text()).toBe('5')
})

test('what moves is shown a few times a second, and where it stops at once', async () => {
  const { lab, text } = show()
  lab.runs = true
  for (let frame = 1; frame <= 60; frame += 1) {
    lab.time = frame
    await pass(1000 / 60)
  }
  expect(renders).toBeGreaterThan(3)
  expect(renders).toBeLessThan(8)
  lab.time = 61
  lab.runs = false
  await pass(0)
  expect(text()).toBe('61')
  const before = renders
  await pass(1000)
  expect(renders).toBe(before)
})

test('the last change before a rest without frames is shown too', async () => {
  const { lab, text } = show()
  lab.runs = true
  await pass(500)
  for (const time of [1, 2]) {
    lab.time = time
    await pass(16)
  }
  await pass(200)
  expect(text()).toBe('2')
})
