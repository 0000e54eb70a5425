import { expect, test } from 'vitest'
import words from '../../../../../content/en/lessons/cell.json' with { type: 'json' }
import { cellLesson } from '../../biology/model/lesson.ts'
import { shapeOf } from './document.ts'
import { countStepsDone } from './progress/progress.ts'
import { createSession, serializeProgress } from './session.ts'
import { firstView as view } from './testing/lab-help.ts'

const open = (kept?: string) => createSession(cellLesson, shapeOf(words), { view, kept })

function kept(at: number) {
  const { session } = open()
  for (const step of session.progress.steps.slice(0, at))
    Object.assign(step, { predicted: 0, done: true })
  session.progress.at = at
  return serializeProgress(session)
}

test.each([0, 2, words.steps.length])('goes on where a lesson was left: %i', (at) => {
  const { session, resumed, damaged } = open(kept(at))
  expect([session.progress.at, countStepsDone(session.progress)]).toEqual([at, at])
  expect([resumed, damaged]).toEqual([true, false])
})

test.each(['{', '{"version":0}', kept(2).replace('"at":2', '"at":5')])(
  'begins anew where what was kept cannot be gone on with: %s',
  (text) => {
    const { session, resumed, damaged } = open(text)
    expect([session.progress.at, countStepsDone(session.progress)]).toEqual([0, 0])
    expect([resumed, damaged]).toEqual([false, true])
  },
)
