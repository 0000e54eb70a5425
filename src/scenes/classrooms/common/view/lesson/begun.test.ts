import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/cell.json' with { type: 'json' }
import { cellLesson } from '../../../biology/model/lesson.ts'
import { shapeOf } from '../../model/document.ts'
import { createSession, progressText } from '../../model/session.ts'
import { readSavedPosition } from './begun.ts'

const view = { yaw: 0, pitch: 0, zoom: 100 }

function kept(at: number) {
  const { session } = createSession(cellLesson, shapeOf(words), { view })
  for (const step of session.progress.steps.slice(0, at))
    Object.assign(step, { predicted: 0, done: true })
  session.progress.at = at
  return progressText(session)
}

test.each([0, 2, words.steps.length])('tells where a lesson was left: %i', (at) => {
  expect(readSavedPosition(cellLesson, words, kept(at))).toEqual({ at, done: at })
})

test.each(['{', '{"version":0}', kept(2).replace('"at":2', '"at":5')])(
  'tells nothing of what cannot be gone on with: %s',
  (text) => {
    expect(readSavedPosition(cellLesson, words, text)).toBeUndefined()
  },
)
