import { expect, test } from 'vitest'
import { lessonModels } from '../../../../../tests/setup/lesson-models.ts'
import { emptyProgress, type Progress } from './progress/progress.ts'
import { belowScene, shownReadings, withheldReadings } from './withheld-readings.ts'

const beginning = (steps: number): Progress =>
  emptyProgress({ steps: Array(steps).fill(3), questions: [], right: [] })
const change = (progress: Progress, at: number, how: Partial<Progress['steps'][number]>) =>
  Object.assign(progress.steps[at] ?? {}, how)

const { molecules } = lessonModels

test('what a later step asks for is held back from the beginning until it is said what is expected of it', () => {
  const lab = molecules.create()
  const progress = beginning(molecules.steps.length)
  const told = (id: string) => shownReadings(molecules, lab, progress).find((one) => one.id === id)
  expect([...withheldReadings(molecules, progress).keys()]).toEqual(['shape', 'lone-pairs'])
  expect(told('shape')).toEqual({ id: 'shape', held: { number: 1, isOpen: true } })
  change(progress, 0, { predicted: 1, done: true })
  expect(told('shape')).toEqual({ id: 'shape', word: 'bent' })
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', held: { number: 2, isOpen: false } })
  progress.at = 1
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', held: { number: 2, isOpen: true } })
  change(progress, 1, { predicted: 0 })
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', figure: 2, places: 0 })
})

test.each(Object.entries(lessonModels))('%s holds back only what there is', (_, model) => {
  const known = [belowScene, ...model.readings(model.create()).map(({ id }) => id)]
  for (const { withholds = [] } of model.steps)
    expect(known).toEqual(expect.arrayContaining([...withholds]))
})

test('what two steps hold back is held by the later of them', () => {
  const steps = ['one', 'two', 'three'].map((id) => ({ id, done: () => false, withholds: ['x'] }))
  const progress = beginning(3)
  expect([...withheldReadings({ steps }, progress)]).toEqual([['x', 2]])
  change(progress, 2, { predicted: 0 })
  expect([...withheldReadings({ steps }, progress)]).toEqual([['x', 1]])
})
