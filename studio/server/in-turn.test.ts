import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work is done one after the other, also after some that failed', async () => {
  const run = inTurn()
  const order: string[] = []
  let finish = () => {}
  const first = run(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    order.push('first')
    throw new Error('it failed')
  })
  const second = run(async () => order.push('second'))
  await Promise.resolve()
  expect(order).toEqual([])
  finish()
  await expect(first).rejects.toThrow('it failed')
  await second
  expect(order).toEqual(['first', 'second'])
})
