import { act, cleanup, render } from '@testing-library/react'
import { proxy } from 'valtio/vanilla'
import { beforeEach, expect, test, vi } from 'vitest'
import { runAsTick } from '../model/session.ts'
import {
  createThrottledStore,
  type ThrottledStore,
  useThrottledSnapshot,
} from './use-throttled-snapshot.ts'

interface Lab {
  time: number
  runs: boolean
}

const moving = ({ runs }: Lab) => runs
let renders = 0

function Shown({ seen }: { seen: ThrottledStore<Lab> }) {
  renders += 1
  return <p>{useThrottledSnapshot(seen).time}</p>
}

interface Burette {
  litres: number
  moles: number
}

const always = () => true

function Bench({ seen, told }: { seen: ThrottledStore<Burette>; told: string[] }) {
  const { litres, moles } = useThrottledSnapshot(seen)
  told.push(`${litres} ${moles}`)
  return <p>{litres}</p>
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** As somebody changes it, or an event does. */
const byHand = (lab: Lab, change: Partial<Lab>) => act(async () => Object.assign(lab, change))

/** As a frame lets time change it. */
const frame = (lab: Lab, change: Partial<Lab>) =>
  act(async () => runAsTick(lab, () => Object.assign(lab, change)))

function show(runs = false) {
  const lab = proxy<Lab>({ time: 0, runs })
  const seen = createThrottledStore(lab, moving)
  const { container } = render(<Shown seen={seen} />)
  renders = 0
  return { lab, seen, text: () => container.textContent }
}

beforeEach(() => vi.useFakeTimers())

test('what somebody changes is shown at once, at rest, while it moves, and that it begins to', async () => {
  const { lab, text } = show()
  for (const change of [
    { time: 1 },
    { time: 2 },
    { time: 3, runs: true },
    { time: 4 },
    { time: 5 },
  ]) {
    await byHand(lab, change)
    expect(text()).toBe(String(change.time))
    await wait(50)
  }
})

test('what somebody changes between two frames is shown at once, and puts off what time does', async () => {
  const { lab, text } = show(true)
  for (let time = 1; time <= 5; time += 1) {
    await frame(lab, { time })
    await wait(16)
    await byHand(lab, { time: time + 100 })
    expect(text()).toBe(String(time + 100))
    await frame(lab, { time })
    expect(text()).toBe(String(time + 100))
  }
})

test('what moves is shown a few times a second, and where it stops at once', async () => {
  const { lab, text } = show()
  await byHand(lab, { runs: true })
  renders = 0
  for (let time = 1; time <= 60; time += 1) {
    await frame(lab, { time })
    await wait(1000 / 60)
  }
  expect(renders).toBeGreaterThan(3)
  expect(renders).toBeLessThan(8)
  await frame(lab, { time: 61, runs: false })
  expect(text()).toBe('61')
  const before = renders
  await wait(1000)
  expect(renders).toBe(before)
})

test('the last change before a rest without frames is shown too', async () => {
  const { lab, text } = show(true)
  await wait(500)
  for (const time of [1, 2]) {
    await frame(lab, { time })
    await wait(16)
  }
  await wait(200)
  expect(text()).toBe('2')
})

test('a step of time is never shown half done', async () => {
  const lab = proxy<Burette>({ litres: 0, moles: 0 })
  const told: string[] = []
  render(<Bench seen={createThrottledStore(lab, always)} told={told} />)
  await wait(500)
  for (let step = 1; step <= 30; step += 1) {
    await act(async () =>
      runAsTick(lab, () => {
        lab.litres = step
        lab.moles = step
      }),
    )
    await wait(16)
  }
  expect(new Set(told).size).toBeGreaterThan(2)
  for (const one of told) expect(one).toMatch(/^(\d+) \1$/)
})

test('who comes after all have gone sees it as it stands then, and who has gone is not told', async () => {
  const { lab, seen } = show(true)
  for (const time of [5, 6]) await frame(lab, { time })
  cleanup()
  renders = 0
  await frame(lab, { time: 7 })
  expect(vi.getTimerCount(), 'nobody is left to look').toBe(0)
  expect(renders).toBe(0)
  const { container } = render(<Shown seen={seen} />)
  expect(container.textContent).toBe('7')
})
