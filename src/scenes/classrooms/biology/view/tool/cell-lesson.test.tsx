import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import commands from '../../../../../../content/en/lesson-commands.json' with { type: 'json' }
import words from '../../../../../../content/en/lessons/cell.json' with { type: 'json' }
import biology from '../../../../../../content/en/ui/biology.json' with { type: 'json' }
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import stage from '../../../../../../content/en/ui/stage.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import type { CommandWords } from '../../../common/model/document.ts'
import { CellLesson } from './cell-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function start() {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson, biology, stage })
  render(
    <I18nextProvider i18n={i18n}>
      <CellLesson words={words} commands={commands as CommandWords} />
    </I18nextProvider>,
  )
  expect(screen.getByRole('img', { name: words.poster })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Start the lesson' }))
  await waitFor(() => expect(document.querySelector('[data-lesson=cell]')).not.toBeNull(), {
    timeout: 20_000,
  })
}

const say = async (text: string) => {
  const line = screen.getByLabelText('Command')
  await act(async () => fireEvent.change(line, { target: { value: text } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Do it' })))
}
const said = () => document.querySelector('[data-said]')?.textContent
const reading = (id: string) => document.querySelector(`[data-reading="${id}"]`)?.textContent
const isDone = (id: string) =>
  waitFor(() => expect(document.querySelector(`[data-step=${id}][data-done=true]`)).not.toBeNull())
/** Sends it on and waits until it is there. */
const send = async (text: string, object: string) => {
  await say(text)
  await waitFor(
    () =>
      expect(document.querySelector(`[data-object=${object}] [data-state=here]`)).not.toBeNull(),
    { timeout: 10_000 },
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the whole lesson is done from its start to its quiz by typed commands alone', {
  timeout: 180_000,
}, async () => {
  await start()
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
  await start()
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
  await start()
  await send('to the nucleus', 'nucleus')
  // No frame comes any more, so no time passes.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await say('through a pore')
  await say('to a ribosome')
  expect(said()).toBe('It is still under way. Wait until it has arrived.')
  await say('show the mitochondria')
  expect(said()).toContain('Mitochondrion: 1–2 µm long.')
})
