import { expect, test } from 'vitest'
import { removePlan } from '../../model/document/plan.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { arrange } from '../../model/folder/arrange.ts'
import { sampleHome } from '../../model/testing/sample-home.ts'
import { roomsAndPlan } from './take-plan.ts'

const found = (...paths: string[]) =>
  paths.map((path) => ({ path, type: 'image/png', file: new File(['x'], path) }))
const sort = (document: ReturnType<typeof sampleHome>, ...paths: string[]) => {
  const files = found(...paths)
  const { candidates, drawn } = roomsAndPlan(document, files, arrange(files))
  return { rooms: candidates.map(({ path }) => path), plan: drawn?.name ?? null }
}
const empty = createDocument('new')
const withPlan = sampleHome()
const without = removePlan(withPlan)

test('among other pictures one that is called like a plan is the plan', () => {
  expect(sort(empty, 'bath.png', 'Floor plan.png')).toEqual({
    rooms: ['bath.png'],
    plan: 'Floor plan.png',
  })
  expect(sort(without, 'bath.png', 'plan.png')).toEqual({ rooms: ['bath.png'], plan: 'plan.png' })
})

test('alone it is a room of a new tour, and the plan of one that is there', () => {
  expect(sort(empty, 'plan.png')).toEqual({ rooms: ['plan.png'], plan: null })
  expect(sort(without, 'plan.png')).toEqual({ rooms: [], plan: 'plan.png' })
  expect(sort(without, 'bath.png')).toEqual({ rooms: ['bath.png'], plan: null })
})

test('a plan that is there is not replaced by a name', () => {
  expect(sort(withPlan, 'plan.png')).toEqual({ rooms: ['plan.png'], plan: null })
  expect(sort(withPlan, 'bath.png', 'plan.png').plan).toBeNull()
})
