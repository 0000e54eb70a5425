import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/cell.json' with { type: 'json' }
import biology from '../../../../../../content/en/ui/biology.json' with { type: 'json' }
import {
  hurryFrames,
  isDone,
  reading,
  said,
  say,
  show,
  start,
} from '../../../common/view/tool/testing/desk-help.tsx'
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

test('the whole lesson is done from its start to its quiz by typed commands alone', {
  timeout: 180_000,
}, async () => {
  await open()
  for (const word of ['predict 1', 'choose true scale', 'set width to 20']) await say(word)
  expect(reading('membrane')).toBe('7.0 mm')
  await isDone('scale')
  for (const word of ['choose enlarged', 'next', 'predict two']) await say(word)
  await say('to the Golgi')
  expect(said()).toContain('it stays in the nucleus')
  await send('to the nucleus', 'nucleus')
  await send('through a pore', 'pore')
  await isDone('copy')
  for (const word of ['next', 'predict 3']) await say(word)
  await send('go to a ribosome', 'ribosome')
  await say('to a vesicle')
  expect(said()).toContain('a signal sticks out of the ribosome')
  await send('to the rough ER', 'rough-er')
  await isDone('make')
  for (const word of ['next', 'predict 2']) await say(word)
  await send('into a vesicle', 'vesicle')
  await send('to the Golgi apparatus', 'golgi')
  await isDone('finish')
  for (const word of ['next', 'predict 1']) await say(word)
  await send('into a vesicle', 'vesicle')
  await send('to the cell membrane', 'membrane')
  expect(reading('stage')).toBe('Protein, outside')
  expect(reading('mistakes')).toBe('2')
  await isDone('leave')
  for (const word of ['next', 'predict 3', 'choose for lysosomes']) await say(word)
  await send('to the nucleus', 'nucleus')
  await send('through a pore', 'pore')
  await send('to a ribosome', 'ribosome')
  await send('to the rough ER', 'rough-er')
  await send('into a vesicle', 'vesicle')
  await send('to the Golgi', 'golgi')
  await send('into a vesicle', 'vesicle')
  await say('to the membrane')
  expect(said()).toContain('has the tag for lysosomes')
  await send('to a lysosome', 'lysosome')
  await isDone('other')
  for (const word of ['next', 'answer 2', 'answer 3', 'answer 3', 'answer 1', 'answer 3'])
    await say(word)
  await say('check answers')
  expect(said()).toBe('4 of 5 right')
  for (const word of ['try again', 'answer 2', 'check answers']) await say(word)
  expect(said()).toBe('5 of 5 right')
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

test('who is under way waits, and the wrong way is told with its reason', async () => {
  await open()
  await send('to the nucleus', 'nucleus')
  // No frame comes any more, so no time passes.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await say('through a pore')
  await say('to a ribosome')
  expect(said()).toBe('It is still under way. Wait until it has arrived.')
  await say('show the mitochondria')
  expect(said()).toContain('Mitochondrion: 1–2 µm long.')
})
