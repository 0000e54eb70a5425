import { expect, test } from 'vitest'
import { createDocument } from '../document/create-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { setPlan } from '../document/plan.ts'
import type { PlanPoint } from '../document/tour-document.ts'
import { createSessionState, documentOf, editDocument, undoStep } from '../session.ts'
import {
  addWallCorner,
  createPlanEditor,
  endLine,
  eraseLastWall,
  movePen,
  setPlanEditing,
} from './edit-plan.ts'
import { emptySheet } from './plan-drawing.ts'

function begin() {
  const desk = createSessionState('tour')
  editDocument(desk, 'Plan', () => setPlan(createDocument('tour'), null, emptySheet.size))
  const planning = createPlanEditor()
  setPlanEditing(planning, true, 'walls')
  const walls = () => documentOf(desk).plan?.walls ?? []
  /** Sets corners in turn. */
  const draw = (...points: PlanPoint[]) => {
    for (const at of points) {
      const { plan } = documentOf(desk)
      if (!plan) throw new Error('no plan')
      movePen(planning, plan, at)
      addWallCorner(desk, planning)
    }
  }
  /** Of how many corners each wall is. */
  const corners = () => walls().map((wall) => wall.length)
  return { desk, planning, walls, draw, corners }
}

test('two corners make a wall, a third goes on from the second, and what is drawn can be kept', () => {
  const { desk, draw, corners } = begin()
  draw([0.1, 0.1])
  expect(corners()).toEqual([])
  draw([0.4, 0.1], [0.4, 0.5])
  expect(corners()).toEqual([3])
  expect(parseDocument(JSON.parse(JSON.stringify(documentOf(desk))))).toHaveProperty('document')
})

test('a line ends when it is ended, when its last corner is set again, and when it is closed', () => {
  const { planning, draw, corners } = begin()
  draw([0.1, 0.1], [0.4, 0.1])
  endLine(planning)
  draw([0.5, 0.5], [0.7, 0.5], [0.7, 0.5])
  expect(planning.line).toBeNull()
  draw([0.1, 0.6], [0.3, 0.6], [0.3, 0.9], [0.1, 0.6])
  expect(planning.line).toBeNull()
  expect(corners()).toEqual([2, 2, 4])
})

test('undo takes back corner by corner, and one goes on from what is left', () => {
  const { desk, planning, walls, draw, corners } = begin()
  draw([0.1, 0.1], [0.4, 0.1], [0.4, 0.5])
  undoStep(desk)
  expect(corners()).toEqual([2])
  draw([0.6, 0.1])
  expect(corners()).toEqual([3])
  undoStep(desk)
  undoStep(desk)
  expect(corners()).toEqual([])
  // Its first corner is still there.
  draw([0.1, 0.5])
  expect(corners()).toEqual([2])
  expect(walls()[0]?.[0]?.[0]).toBeCloseTo(0.1, 9)
  expect(planning.line).not.toBeNull()
})

test('the last wall is erased, and undo brings it back; on an empty sheet there is none', () => {
  const { desk, planning, draw, corners } = begin()
  const before = desk.history.past.length
  eraseLastWall(desk, planning)
  expect(desk.history.past).toHaveLength(before)
  draw([0.1, 0.1], [0.4, 0.1])
  eraseLastWall(desk, planning)
  expect([corners(), planning.line]).toEqual([[], null])
  undoStep(desk)
  expect(corners()).toEqual([2])
})
