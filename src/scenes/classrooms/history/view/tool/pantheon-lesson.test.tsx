import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '../../../../../../content/en/lessons/pantheon.json' with { type: 'json' }
import history from '../../../../../../content/en/ui/history.json' with { type: 'json' }
import { readBegun } from '../../../common/view/lesson/begun.ts'
import { save } from '../../../common/view/lesson/storage.ts'
import { isDone, said, say, show, start } from '../../../common/view/tool/testing/desk-help.tsx'
import { PantheonLesson } from './pantheon-lesson.tsx'

// All of it is as it is; only the test can tell that it was asked.
vi.mock('../../../common/view/lesson/begun.ts', { spy: true })

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson: PantheonLesson, words, strings: { history } })
  await start()
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('the whole lesson is done from its start to its quiz by typed commands alone, without WebGL', {
  timeout: 120_000,
}, async () => {
  await open()
  for (const word of ['predict two', 'go to the middle']) await say(word)
  await isDone('inside')
  for (const word of ['next', 'predict 2', 'entrance', 'set day to 111', 'noon']) await say(word)
  await isDone('april')
  for (const word of ['next', 'predict 2', 'longest day', 'look at the light']) await say(word)
  await isDone('floor')
  for (const word of ['next', 'predict 3', 'shortest day']) await say(word)
  await isDone('winter')
  await say('next')
  await say('predict 2')
  for (const age of ['choose now', 'choose then']) {
    await say(age)
    for (const thing of ['roof', 'altar', 'steps']) await say(`look at the ${thing}`)
  }
  await isDone('then')
  for (const word of ['next', 'predict 3', 'choose certainty', 'look at the rosettes'])
    await say(word)
  await isDone('sure')
  await say('next')
  for (const option of [1, 1, 2, 2, 2]) await say(`answer ${option}`)
  await say('check answers')
  expect(said()).toBe('5 of 5 right')
})

test('the corner tells day and hour, and what the colours mean once they are shown', async () => {
  await open()
  const corner = () => document.querySelector('[data-date]')?.textContent
  expect(corner()).toBe('21 March · 09:00')
  await say('set hour to 12.25')
  await say('21 June')
  expect(corner()).toBe('21 June · 12:15')
  await say('choose how sure we are')
  expect(corner()).toContain('Scholars disagree')
})

test('what lies outside is not seen from there, and a thing tells what it is', async () => {
  await open()
  const scene = await screen.findByRole('application')
  expect(scene.getAttribute('aria-label')).toBe(`Scene: ${words.scene}`)
  await say('look at the light')
  expect(said()).toBe('From out here you cannot see it: walk in first.')
  await say('show the doors')
  expect(said()).toContain('Doors: Bronze. Two leaves of bronze, 7.5 m high')
  await say('choose how sure we are')
  await say('choose about 128')
  await say('show the doors')
  expect(said()).toContain('Doors: Scholars disagree.')
})

test('the figures below show the light of the chosen day', async () => {
  await open()
  const beam = () => document.querySelector('[data-beam]')?.getAttribute('points')
  // They are to scale, so nothing is drawn before it is said how high the room is expected to be.
  expect(beam()).toBeUndefined()
  expect(document.querySelector('[data-below-held]')?.textContent).toContain(
    'would tell the answer',
  )
  await say('read the height of the light')
  expect(said()).toContain('Shown once you say what you expect')
  await say('predict 1')
  expect(document.querySelector('[data-below-held]')).toBeNull()
  expect(beam()).toMatch(/\d/)
  const before = beam()
  await say('21 December')
  expect(beam()).not.toBe(before)
})

test('a lesson that was begun offers to go on, with the step that is open; a damaged one begins anew', async () => {
  await open()
  for (const word of ['predict two', 'go to the middle']) await say(word)
  await isDone('inside')
  await say('next')
  // What is left to be written is written when the page goes.
  cleanup()
  const opened = () => show({ Lesson: PantheonLesson, words, strings: { history } })
  opened()
  const button = await screen.findByRole('button', { name: 'Go on with step 2' })
  const told = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toContain('1 of 6 steps done')
  // Nobody asked for it, so no reader is to be interrupted with it.
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(button)
  await waitFor(() => expect(document.querySelector('[data-step=april]')).not.toBeNull())
  cleanup()
  save('pantheon', '{')
  vi.mocked(readBegun).mockClear()
  opened()
  // The reader has come by then, and has nothing to say.
  await waitFor(() => expect(readBegun).toHaveReturnedWith(undefined))
  const anew = screen.getByRole('button', { name: 'Start the lesson' })
  expect(anew.hasAttribute('aria-describedby')).toBe(false)
})
