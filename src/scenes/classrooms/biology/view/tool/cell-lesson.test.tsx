import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/cell.json' with { type: 'json' }
import biology from '../../../../../../content/en/ui/biology.json' with { type: 'json' }
import { hurryFrames, say, show, start } from '../../../common/view/tool/testing/desk-help.tsx'
import { CellLesson } from './cell-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson: CellLesson, words, strings: { biology } })
  expect(screen.getByRole('img', { name: words.poster })).toBeDefined()
  await start()
}

/** Sends it on and waits until it is there. */
const send = async (text: string, object: string) => {
  await say(text)
  await waitFor(
    () =>
      expect(document.querySelector(`[data-object=${object}] [data-state=here]`)).not.toBeNull(),
    { timeout: 10_000 },
  )
}

beforeEach(() => {
  localStorage.clear()
  // What is sent goes its way in seconds.
  hurryFrames()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what is on its way is drawn under the lens, and its station lights up among the sizes', async () => {
  await open()
  const lens = () => document.querySelector('[data-cargo]')?.getAttribute('data-cargo')
  const lit = () => document.querySelector('figure li.text-signal')?.textContent
  expect(lens()).toBe('gene')
  expect(lit()).toContain('Nucleus')
  await send('to the nucleus', 'nucleus')
  expect(lens()).toBe('copy')
  await send('through a pore', 'pore')
  expect(lit()).toBeUndefined()
  await send('to a ribosome', 'ribosome')
  expect(lens()).toBe('read')
  expect(lit()).toContain('Ribosome')
})
