import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import commands from '../../../../../../content/en/lesson-commands.json' with { type: 'json' }
import words from '../../../../../../content/en/lessons/molecules.json' with { type: 'json' }
import chemistry from '../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import lesson from '../../../../../../content/en/ui/lesson.json' with { type: 'json' }
import stage from '../../../../../../content/en/ui/stage.json' with { type: 'json' }
import { addStrings } from '../../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../../i18n/create.ts'
import type { CommandWords } from '../../../common/model/document.ts'
import { MoleculesLesson } from './molecules-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function start() {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { lesson, chemistry, stage })
  render(
    <I18nextProvider i18n={i18n}>
      <MoleculesLesson words={words} commands={commands as CommandWords} />
    </I18nextProvider>,
  )
  expect(screen.getByRole('img', { name: words.poster })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Start the lesson' }))
  await waitFor(() => expect(document.querySelector('[data-lesson=molecules]')).not.toBeNull(), {
    timeout: 20_000,
  })
}

const say = async (...texts: string[]) => {
  for (const text of texts) {
    const line = screen.getByLabelText('Command')
    await act(async () => fireEvent.change(line, { target: { value: text } }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Do it' })))
  }
}
const said = () => document.querySelector('[data-said]')?.textContent
const reading = (id: string) => document.querySelector(`[data-reading="${id}"]`)?.textContent
const energy = () => document.querySelector<HTMLElement>('[data-energy]')
const isDone = (id: string) =>
  waitFor(() => expect(document.querySelector(`[data-step=${id}][data-done=true]`)).not.toBeNull())

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the whole lesson is done from its start to its quiz by typed commands alone', {
  timeout: 120_000,
}, async () => {
  await start()
  await say('predict 2', 'measure the angle')
  await isDone('angle')
  await say('next', 'predict two', 'show lone pairs', 'choose ammonia')
  await isDone('pairs')
  await say('next', 'predict 3', 'measure angle', 'use methane', 'measure angle')
  expect(reading('angle')).toBe('109.47°')
  await isDone('compare')
  await say('next', 'predict 2', 'number before hydrogen 2', 'oxygen number 1')
  await say('set the number before water to 2', 'check it')
  await isDone('balance')
  await say('next', 'predict 2', 'hydrogen on the tray four', 'oxygen put in 4', 'react')
  expect(said()).toContain('Rounds of the equation: 2. Something is left over.')
  await isDone('left-over')
  await say('next', 'predict 1', 'choose methane burns', 'methane number 1', 'oxygen number 2')
  await say('carbon dioxide number 1', 'water number 2', 'check equation')
  await say('methane put in 1', 'oxygen put in 2', 'start')
  expect(reading('heat')).toBe('-890.7 kJ')
  await say('use neutralization', 'hydronium number 1', 'hydroxide number 1', 'water number 2')
  await say('check it', 'hydronium put in 1', 'hydroxide put in 1', 'react')
  await isDone('heat')
  await say('next', 'answer 3', 'answer 1', 'answer 2', 'answer 2', 'answer 3', 'check answers')
  expect(said()).toBe('5 of 5 right')
})

test('energies are drawn once the equation is balanced, and told in a table', async () => {
  await start()
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('hydrogen number 2', 'oxygen number 1', 'water number 2')
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('check it')
  expect(energy()?.dataset.energy).toBe('knallgas')
  // 4 × 217.998 + 2 × 249.18 and 2 × -285.83 kJ, CODATA.
  for (const figure of ['1,370.4 kJ', '-571.7 kJ']) expect(energy()?.textContent).toContain(figure)
  await say('choose neutralisation')
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('hydronium number 1', 'hydroxide number 1', 'water number 2', 'check it')
  expect(energy()?.textContent).toContain('For dissolved ions no level of single atoms')
})

test('the caption stands there as long as atoms go or lie where they went', async () => {
  await start()
  const caption = () => document.querySelector('[data-caption]')?.textContent
  await say('hydrogen number 2', 'oxygen number 1', 'water number 2', 'check it', 'react')
  expect(said()).toContain('Nothing can react')
  expect(caption()).toBeUndefined()
  await say('hydrogen put in 2', 'oxygen put in 1', 'react')
  expect(caption()).toBe('Atom mapping, not mechanism')
  await say('empty')
  expect(said()).toBe('The tray is empty.')
  expect(caption()).toBeUndefined()
})
