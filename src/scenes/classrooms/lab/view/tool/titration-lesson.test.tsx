import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/titration.json' with { type: 'json' }
import lab from '../../../../../../content/en/ui/lab.json' with { type: 'json' }
import {
  reading,
  said,
  say,
  show,
  start,
} from '../../../common/view/tool/testing/workspace-help.tsx'
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
const step = () => document.querySelector<HTMLElement>('[data-step]')
const kept = () => localStorage.getItem('lesson-titration')

test('a step is done by buttons and words, kept, and gone on from; what is damaged begins anew', async () => {
  await open()
  expect(document.querySelector('[data-scene=noWebGl]')).not.toBeNull()
  await say('goggles', 'rinse')
  await press('Fill the burette')
  await press('Flush out the air')
  expect(step()?.dataset.done).toBe('false')
  await say('predict 1')
  await waitFor(() => expect(step()?.dataset.done).toBe('true'))
  expect(said()).toContain('Step 1 done.')
  await press('Next step')
  await waitFor(() => expect(kept()).toContain('"at":1'))
  cleanup()
  await open()
  expect(step()?.dataset.step).toBe('read')
  cleanup()
  localStorage.setItem('lesson-titration', '{"version":1}')
  await open()
  expect(said()).toContain('couldn’t be read')
  expect(step()?.dataset.step).toBe('ready')
})

test('the list of things tells how each stands, and does what can be done with it', async () => {
  await open()
  await press('Safety goggles On the bench')
  const row = document.querySelector<HTMLElement>('[data-object=goggles]')
  if (!row) throw new Error('no goggles')
  expect(row.textContent).toContain('Put your goggles on first')
  await act(async () => fireEvent.click(within(row).getByRole('button', { name: 'Wear goggles' })))
  expect(row.querySelector('[data-state=on]')).not.toBeNull()
  expect(reading('ph')).toBe('2.88')
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
  expect(said()).toBe('Put on your goggles first.')
  expect(document.querySelector('[data-said] span')).not.toBe(first)
})

test('progress can be forgotten, and where the browser keeps nothing it says so', async () => {
  await open()
  await say('predict 2')
  await waitFor(() => expect(kept()).toContain('"predicted":1'))
  await press('Clear my progress')
  expect(said()).toContain('Progress cleared')
  expect(step()?.querySelectorAll('input:checked')).toHaveLength(0)
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem })
  await say('goggles')
  await waitFor(() => expect(document.body.textContent).toContain('This browser can’t save'))
})
