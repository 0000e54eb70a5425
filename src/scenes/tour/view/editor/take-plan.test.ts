import { expect, test } from 'vitest'
import { arrangeFiles } from '../../model/arrange-files.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { setPlan } from '../../model/document/plan.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { roomsAndPlan } from './take-plan.ts'

const empty = createDocument('new')
const without = tourOf('hall')
const withPlan = setPlan(without, null, { width: 4, height: 3 })

test.each([
  ['among other pictures', empty, ['bath.png', 'Floor plan.png'], ['bath.png'], 'Floor plan.png'],
  ['alone, of a new tour', empty, ['plan.png'], ['plan.png'], null],
  ['alone, of one that is there', without, ['plan.png'], [], 'plan.png'],
  ['that is none', without, ['bath.png'], ['bath.png'], null],
  ['where there is one', withPlan, ['plan.png'], ['plan.png'], null],
  ['among others where there is one', withPlan, ['bath.png', 'plan.png'], null, null],
])('a plan %s', (_where, document, paths, rooms, plan) => {
  const files = paths.map((path) => ({ path, type: 'image/png', file: new File(['x'], path) }))
  const { candidates, drawn } = roomsAndPlan(document, files, arrangeFiles(files))
  expect(drawn?.name ?? null).toBe(plan)
  if (rooms) expect(candidates.map(({ path }) => path)).toEqual(rooms)
})
