import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const never = new AbortController().signal

/** A task that ends when it is told to. */
function held(log: string[], name: string) {
  let end = () => {}
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  const task = async () => {
    log.push(`${name} begins`)
    await until
    log.push(`${name} ends`)
  }
  return { task, end: () => end() }
}

test('no more than so many run at once, the others in turn', async () => {
  const limit = createLimiter(2)
  const log: string[] = []
  const tasks = ['a', 'b', 'c'].map((name) => held(log, name))
  const all = tasks.map(({ task }) => limit(task, never))
  await null
  expect(log).toEqual(['a begins', 'b begins'])
  tasks[0]?.end()
  await all[0]
  await null
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'c begins'])
  tasks[1]?.end()
  tasks[2]?.end()
  await Promise.all(all)
})

test('one that fails makes way, and one that was given up never begins', async () => {
  const limit = createLimiter(1)
  const control = new AbortController()
  const first = limit(async () => {
    throw new Error('no')
  }, never)
  const second = limit(async () => 2, control.signal)
  const third = limit(async () => 3, never)
  control.abort()
  await expect(first).rejects.toThrow('no')
  await expect(second).rejects.toThrow()
  expect(await third).toBe(3)
})

test('none at once is a mistake', () => {
  expect(() => createLimiter(0)).toThrow(RangeError)
})
