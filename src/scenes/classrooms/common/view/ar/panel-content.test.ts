import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { lessonModels } from '../../../../../../tests/setup/lesson-models.ts'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import type { LessonWords } from '../../model/document.ts'
import { predict } from '../../model/progress/progress.ts'
import { createSession } from '../../model/session.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import { firstLeaf, readOn } from './look-back.ts'
import { panelContent, placingContent } from './panel-content.ts'

const step = {
  id: 'ready',
  title: 'Get ready',
  task: 'Rinse it.',
  predict: { question: 'What thins it?', options: ['Water', 'Base'], right: 0 },
  explain: 'Water would thin the base.',
}

function open() {
  const words = {
    title: 'Titration',
    steps: [step],
    controls: [],
    quiz: [],
    readings: [{ id: 'mean', name: 'Mean' }],
  } as unknown as LessonWords
  const t = ((key: string) => key) as unknown as TFunction<'lesson'>
  const { session } = createSession(
    titrationLesson,
    { steps: [2], questions: [], right: [] },
    { view: { yaw: 0, pitch: 0, zoom: 100 } },
  )
  return { session: session as never, words, text: createLessonText(words, t, String), t }
}

test('what a done step explains stands on the board once, though it is said too', () => {
  const source = open()
  const { progress } = source.session as ReturnType<typeof createSession>['session']
  const said = `Air is out. Step 1 is done. ${step.explain}`
  expect(panelContent(source, said)).toMatchObject({ paragraphs: [step.predict.question], said })
  predict(progress, 0)
  Object.assign(progress.steps[0] ?? {}, { done: true })
  const { paragraphs, said: heard } = panelContent(source, said)
  expect(paragraphs).toEqual(['expected', 'itIs', step.explain])
  expect(heard).toBe('Air is out. Step 1 is done.')
})

test('before the set has a place the board says how to give it one, and how to leave', () => {
  const { paragraphs, rows } = placingContent(open())
  expect(paragraphs).toEqual(['arPlace'])
  expect(rows.flat().map(({ id }) => id)).toEqual(['leave'])
})

test('what the instruments show stands where the buttons of the lab were, page by page, until they are wanted again', () => {
  const source = open()
  const leaf = firstLeaf()
  const shown = () => panelContent(source, '', leaf).rows.flat()
  const before = shown()
  leaf.turned = 1
  readOn(leaf)
  expect(leaf.turned).toBe(0)
  const { model, lab } = source.session as ReturnType<typeof createSession>['session']
  const labels = shown().map(({ label }) => label)
  expect(labels).toContain('Mean')
  expect(shown().filter(({ kind }) => kind === 'figure')).toHaveLength(model.readings(lab).length)
  expect(shown().filter(({ id }) => id?.startsWith('do '))).toEqual([])
  expect(shown().find(({ id }) => id === 'readings')?.on).toBe(true)
  readOn(leaf)
  expect(shown()).toEqual(before)
})

test('on the board, too, a reading that is held back says whether it is by a later step', () => {
  const { session } = createSession(
    lessonModels.molecules,
    { steps: [3, 3, 3, 3, 3, 3], questions: [], right: [] },
    { view: { yaw: 0, pitch: 0, zoom: 100 } },
  )
  const leaf = firstLeaf()
  readOn(leaf)
  const figures = () =>
    panelContent({ ...open(), session: session as never }, '', leaf)
      .rows.flat()
      .flatMap(({ kind, label }) => (kind === 'figure' ? [label] : []))
  expect(figures()).toEqual(expect.arrayContaining(['held', 'heldLater']))
  predict(session.progress, 1)
  expect(figures()).not.toContain('held')
  expect(figures()).toContain('heldLater')
})

test('each button is told by its looks what it is for', () => {
  const { rows } = panelContent(open(), '')
  const kinds = rows.map((row) => [...new Set(row.flatMap(({ id, kind }) => (id ? [kind] : [])))])
  expect(kinds[0]).toEqual(['course'])
  expect(kinds.slice(-2)).toEqual([['board'], ['board']])
  for (const kind of kinds.slice(1, -2).flat()) expect([undefined, 'stride']).toContain(kind)
})
