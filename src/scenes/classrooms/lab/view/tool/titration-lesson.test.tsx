import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import lab from '../../../../../../content/en/ui/lab.json' with { type: 'json' }
import {
  isDone,
  reading,
  said,
  say,
  show,
  start,
} from '../../../common/view/tool/testing/desk-help.tsx'
import { TitrationLesson } from './titration-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson: TitrationLesson, words, strings: { lab } })
  expect(screen.getByText(words.steps[3]?.title ?? '')).toBeDefined()
  await start()
}

const press = async (name: string) => {
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error(name)
  await act(async () => fireEvent.click(button))
}
const step = () => document.querySelector('[data-step]')

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a step is done by doing, after saying what is expected, by buttons and by words', async () => {
  await open()
  expect(document.querySelector('[data-scene=noWebGl]')).not.toBeNull()
  await press('Fill the burette')
  expect(said()).toBe('Goggles first: put them on.')
  await say('goggles')
  await say('rinse')
  await press('Fill the burette')
  await press('Drive the air out')
  expect(step()?.getAttribute('data-done')).toBe('false')
  await say('predict 1')
  await waitFor(() => expect(step()?.getAttribute('data-done')).toBe('true'))
  expect(said()).toContain('Step 1 is done.')
  await press('Next step')
  expect(step()?.getAttribute('data-step')).toBe('read')
  await waitFor(() => expect(localStorage.getItem('lesson-titration')).toContain('"at":1'))
})

const level = () =>
  Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Level in the burette' }).value)
const noteLevel = async () => {
  await say(`set my reading to ${level()}`)
  await say('note')
}
async function titrate() {
  for (const word of ['rinse', 'fill', 'air out', 'fresh flask']) await say(word)
  await noteLevel()
  await say(`set level to ${(level() + 24.8).toFixed(2)} mL`)
  while (reading('colour') === 'Colourless') await say('add a drop')
  await noteLevel()
}

test('the whole lesson is done from its start to its quiz by typed commands alone', {
  timeout: 120_000,
}, async () => {
  await open()
  for (const word of ['predict one', 'goggles', 'rinse', 'fill', 'air out']) await say(word)
  await isDone('ready')
  for (const word of ['next step', 'predict 2', 'set eye to 0']) await say(word)
  await noteLevel()
  await isDone('read')
  for (const word of ['next', 'predict 3', 'swirl']) await say(word)
  await say(`set level to ${level() + 27}`)
  expect(reading('colour')).toBe('Deep pink')
  await noteLevel()
  await isDone('rough')
  for (const word of ['next', 'predict 3']) await say(word)
  await titrate()
  await titrate()
  await isDone('agree')
  for (const word of ['next', 'predict 2']) await say(word)
  const mean = Number.parseFloat(reading('mean') ?? '')
  expect(Math.abs(mean - 25.05)).toBeLessThan(0.06)
  await say(`set my result to ${((mean * 0.1) / 25).toFixed(4)}`)
  await say('check result')
  await isDone('calculate')
  for (const word of ['next', 'predict 1', 'use methyl orange']) await say(word)
  await noteLevel()
  await say(`level ${level() + 8}`)
  expect(reading('colour')).toBe('Yellow')
  await noteLevel()
  await isDone('indicator')
  for (const word of ['next', 'answer 2', 'answer 2', 'answer 1', 'answer 2', 'answer 2'])
    await say(word)
  await say('check answers')
  expect(said()).toBe('4 of 5 right')
  for (const word of ['try again', 'answer 1', 'check answers']) await say(word)
  expect(said()).toBe('5 of 5 right')
})

test('the list of things tells how each stands, and does what can be done with it', async () => {
  await open()
  await press('Safety goggles On the bench')
  const row = document.querySelector<HTMLElement>('[data-object=goggles]')
  if (!row) throw new Error('no goggles')
  expect(row.textContent).toContain('Goggles come first')
  await act(async () => fireEvent.click(within(row).getByRole('button', { name: 'Goggles' })))
  expect(row.querySelector('[data-state=on]')).not.toBeNull()
  expect(document.querySelector('[data-reading=ph]')?.textContent).toBe('2.88')
})

test('a refusal is told each time, and its button says that it is one, wherever it stands', async () => {
  await open()
  await press('Burette Empty')
  const buttons = screen.getAllByRole('button', { name: 'Fill the burette' })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBe('true')
  await press('Fill the burette')
  const first = document.querySelector('[data-said] span')
  await press('Fill the burette')
  expect(said()).toBe('Goggles first: put them on.')
  expect(document.querySelector('[data-said] span')).not.toBe(first)
})

test('goes on where it was left; what is damaged or foreign is told and begins anew', async () => {
  await open()
  await say('predict 1')
  for (const name of ['goggles', 'rinse', 'fill', 'air out', 'next']) await say(name)
  expect(step()?.getAttribute('data-step')).toBe('read')
  await waitFor(() => expect(localStorage.getItem('lesson-titration')).toContain('"at":1'))
  cleanup()
  await open()
  expect(step()?.getAttribute('data-step')).toBe('read')
  cleanup()
  localStorage.setItem('lesson-titration', '{"version":1}')
  await open()
  expect(said()).toContain('could not be read')
  expect(step()?.getAttribute('data-step')).toBe('ready')
})

test('says when the browser keeps nothing', async () => {
  await open()
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await say('goggles')
  await waitFor(() => expect(document.body.textContent).toContain('This browser keeps nothing'))
})

test('progress can be forgotten', async () => {
  await open()
  await say('predict 2')
  await waitFor(() => expect(localStorage.getItem('lesson-titration')).toContain('"predicted":1'))
  await press('Forget my progress')
  expect(said()).toContain('Progress forgotten')
  expect(step()?.querySelectorAll('input:checked')).toHaveLength(0)
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('lesson-titration')).toBeNull()
})
