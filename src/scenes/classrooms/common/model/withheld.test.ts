import { expect, test } from 'vitest'
import { lessonModels } from '../../../../../tests/setup/lesson-models.ts'
import { emptyProgress, type Progress } from './progress/progress.ts'
import { belowScene, shownReadings, withheld } from './withheld.ts'

const beginning = (steps: number): Progress =>
  emptyProgress({ steps: Array.from({ length: steps }, () => 3), questions: [], right: [] })

const { cell, molecules, pantheon } = lessonModels

test('a reading that tells the answer shows nothing until it is said what is expected, then all it has', () => {
  const lab = cell.create()
  const progress = beginning(cell.steps.length)
  const membrane = () => shownReadings(cell, lab, progress).find(({ id }) => id === 'membrane')
  expect(membrane()).toEqual({
    id: 'membrane',
    held: { number: 1, isOpen: true },
  })
  Object.assign(progress.steps[0] ?? {}, { predicted: 2 })
  // 7 nm in a cell of 20 µm is 3.5 mm in one of 10 m.
  expect(membrane()).toEqual({
    id: 'membrane',
    figure: expect.closeTo(3.5),
    to: expect.closeTo(3.5),
    places: 1,
  })
})

test('what a later step asks for is held back from the beginning, and stays so behind the steps before', () => {
  const lab = molecules.create()
  const progress = beginning(molecules.steps.length)
  const held = () => [...withheld(molecules, progress).keys()]
  expect(held()).toEqual(['shape', 'lone-pairs'])
  Object.assign(progress.steps[0] ?? {}, { predicted: 1, done: true })
  expect(held()).toEqual(['lone-pairs'])
  const told = (id: string) => shownReadings(molecules, lab, progress).find((one) => one.id === id)
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', held: { number: 2, isOpen: false } })
  expect(told('shape')).toEqual({ id: 'shape', word: 'bent' })
  progress.at = 1
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', held: { number: 2, isOpen: true } })
  Object.assign(progress.steps[1] ?? {}, { predicted: 0 })
  expect(told('lone-pairs')).toEqual({ id: 'lone-pairs', figure: 2, places: 0 })
})

test('a drawing below the scene can be held back as well', () => {
  const progress = beginning(pantheon.steps.length)
  expect(withheld(pantheon, progress).has(belowScene)).toBe(true)
  Object.assign(progress.steps[0] ?? {}, { predicted: 0 })
  expect(withheld(pantheon, progress).has(belowScene)).toBe(false)
})

test.each(Object.entries(lessonModels))('%s holds back only what there is', (_, model) => {
  const known = [belowScene, ...model.readings(model.create()).map(({ id }) => id)]
  for (const { withholds = [] } of model.steps)
    expect(known).toEqual(expect.arrayContaining([...withholds]))
})

test('what two steps hold back is held by the later of them', () => {
  const steps = ['one', 'two', 'three'].map((id) => ({ id, done: () => false, withholds: ['x'] }))
  const progress = beginning(3)
  expect([...withheld({ steps }, progress)]).toEqual([['x', 2]])
  Object.assign(progress.steps[2] ?? {}, { predicted: 0 })
  expect([...withheld({ steps }, progress)]).toEqual([['x', 1]])
})
