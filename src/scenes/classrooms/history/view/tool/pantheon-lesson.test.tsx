import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/pantheon.json' with { type: 'json' }
import history from '../../../../../../content/en/ui/history.json' with { type: 'json' }
import {
  isDone,
  openLesson,
  said,
  say,
  show,
} from '../../../common/view/tool/testing/workspace-help.tsx'
import { PantheonLesson } from './pantheon-lesson.tsx'

const lesson = { Lesson: PantheonLesson, words, strings: { history } }
const open = () => openLesson(lesson)

test('the corner tells day and hour, and what the colours mean once they are shown', async () => {
  await open()
  const corner = () => document.querySelector('[data-date]')?.textContent
  expect(corner()).toBe('March 21 · 09:00')
  await say('set hour to 12.25')
  await say('June 21')
  expect(corner()).toBe('June 21 · 12:15')
  await say('choose how sure we are')
  expect(corner()).toContain('Scholars disagree')
  // The colors are told of a thing too.
  await say('choose about 128', 'show the doors')
  expect(said()).toContain('Doors: Scholars disagree.')
  const scene = await screen.findByRole('application')
  expect(scene.getAttribute('aria-label')).toBe(`Scene: ${words.scene}`)
})

test('the figures below show the light of the chosen day', async () => {
  await open()
  const beam = () => document.querySelector('[data-beam]')?.getAttribute('d')
  // They are to scale, so nothing is drawn before it is said how high the room is expected to be.
  expect(beam()).toBeUndefined()
  expect(document.querySelector('[data-below-held]')?.textContent).toContain(
    'would give away the answer',
  )
  await say('read the height of the light')
  expect(said()).toContain('Shown after your prediction')
  await say('predict 1')
  expect(document.querySelector('[data-below-held]')).toBeNull()
  expect(beam()).toMatch(/\d/)
  const before = beam()
  await say('December 21')
  expect(beam()).not.toBe(before)
})

test('a lesson that was begun offers to go on, with the step that is open', async () => {
  await open()
  for (const word of ['predict two', 'go to the middle']) await say(word)
  await isDone('inside')
  await say('next')
  // What is left to be written is written when the page goes.
  cleanup()
  show(lesson)
  const button = await screen.findByRole('button', { name: 'Resume at step 2' })
  const told = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toContain('1 of 6 steps done')
  // Nobody asked for it, so no reader is to be interrupted with it.
  expect(told?.closest('[role=status]')).toBeNull()
  fireEvent.click(button)
  await waitFor(() => expect(document.querySelector('[data-step=april]')).not.toBeNull())
})
