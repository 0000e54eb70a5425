import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/pantheon.json' with { type: 'json' }
import history from '../../../../../../content/en/ui/history.json' with { type: 'json' }
import { isDone, said, say, show, start } from '../../../common/view/tool/testing/desk-help.tsx'
import { PantheonLesson } from './pantheon-lesson.tsx'

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
  expect(corner()).toBe('March 21 · 09:00')
  await say('set hour to 12.25')
  await say('21 June')
  expect(corner()).toBe('June 21 · 12:15')
  await say('choose how sure we are')
  expect(corner()).toContain('Scholars disagree')
})

test('what lies outside is not seen from there, and a thing tells what it is', async () => {
  await open()
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
  // The first one is the drawing that stands in for the scene.
  const beam = () => [...document.querySelectorAll('[data-beam]')].at(-1)?.getAttribute('points')
  const before = beam()
  await say('21 December')
  expect(beam()).not.toBe(before)
})
