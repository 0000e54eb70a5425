import { expect, test } from 'vitest'
import { createDeskState, documentOf, edit, undoStep } from '../desk/desk.ts'
import { createDocument } from '../document/create-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { setPlan } from '../document/plan.ts'
import type { PlanPoint } from '../document/tour-document.ts'
import { emptySheet } from './plan-grid.ts'
import {
  createPlanning,
  endLine,
  eraseLastWall,
  movePen,
  type Planning,
  setCorner,
  setPlanning,
} from './planning.ts'

function begin() {
  const desk = createDeskState('tour')
  edit(desk, 'Plan', () => setPlan(createDocument('tour'), null, emptySheet.size))
  const planning = createPlanning()
  setPlanning(planning, true, 'walls')
  const plan = () => {
    const { plan: found } = documentOf(desk)
    if (!found) throw new Error('no plan')
    return found
  }
  const corner = (...at: PlanPoint) => {
    movePen(planning, plan(), at)
    setCorner(desk, planning)
  }
  const corners = () => plan().walls.map((wall) => wall.length)
  return { desk, planning, plan, corner, corners }
}

test('two corners make a wall, a third goes on from the second, and what is drawn can be kept', () => {
  const { desk, corner, corners } = begin()
  corner(0.1, 0.1)
  expect(corners()).toEqual([])
  corner(0.4, 0.1)
  corner(0.4, 0.5)
  expect(corners()).toEqual([3])
  expect(parseDocument(JSON.parse(JSON.stringify(documentOf(desk))))).toHaveProperty('document')
})

test('a line ends when it is ended, when its last corner is set again, and when it is closed', () => {
  const { planning, corner, corners } = begin()
  corner(0.1, 0.1)
  corner(0.4, 0.1)
  endLine(planning)
  corner(0.5, 0.5)
  corner(0.7, 0.5)
  corner(0.7, 0.5)
  expect(planning.line).toBeNull()
  for (const at of [[0.1, 0.6], [0.3, 0.6], [0.3, 0.9], [0.1, 0.6]] as const) corner(...at)
  expect(planning.line).toBeNull()
  expect(corners()).toEqual([2, 2, 4])
})

test('undo takes back corner by corner, and one goes on from what is left', () => {
  const { desk, planning, corner, corners, plan } = begin()
  corner(0.1, 0.1)
  corner(0.4, 0.1)
  corner(0.4, 0.5)
  undoStep(desk)
  expect(corners()).toEqual([2])
  corner(0.6, 0.1)
  expect(corners()).toEqual([3])
  undoStep(desk)
  undoStep(desk)
  expect(corners()).toEqual([])
  // Its first corner is still there.
  corner(0.1, 0.5)
  expect(plan().walls).toHaveLength(1)
  expect(plan().walls[0]?.[0]?.[0]).toBeCloseTo(0.1, 9)
  expect(planning.line).not.toBeNull()
})

test('a line whose wall and the one before it were taken back begins anew', () => {
  const { desk, planning, corner, corners } = begin()
  corner(0.1, 0.1)
  corner(0.4, 0.1)
  endLine(planning)
  corner(0.5, 0.5)
  corner(0.7, 0.5)
  undoStep(desk)
  undoStep(desk)
  corner(0.2, 0.2)
  expect(corners()).toEqual([])
  corner(0.3, 0.2)
  expect(corners()).toEqual([2])
})

test('the last wall is erased, and undo brings it back; on an empty sheet there is none', () => {
  const { desk, planning, corner, corners } = begin()
  const before = desk.history.past.length
  eraseLastWall(desk, planning)
  expect(desk.history.past).toHaveLength(before)
  corner(0.1, 0.1)
  corner(0.4, 0.1)
  eraseLastWall(desk, planning)
  expect([corners(), planning.line]).toEqual([[], null])
  undoStep(desk)
  expect(corners()).toEqual([2])
})

test('without a plan nothing is drawn', () => {
  const desk = createDeskState('tour')
  const planning: Planning = createPlanning()
  setCorner(desk, planning)
  expect([desk.history.past.length, planning.line]).toEqual([0, null])
})
