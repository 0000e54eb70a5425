import { expect, test } from 'vitest'
import { createDocument } from '../document/create-document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { setPlan } from '../document/plan.ts'
import type { PlanPoint } from '../document/tour-document.ts'
import { createSession, documentOf, edit, undoStep } from '../session.ts'
import { addWallCorner, eraseLastWall, finishWallLine, movePen, setPlanMode } from './edit-plan.ts'
import { emptySheet } from './plan-drawing.ts'

function begin() {
  const session = createSession('tour')
  edit(session, 'Plan', () => setPlan(createDocument('tour'), null, emptySheet.size))
  setPlanMode(session, 'walls')
  const walls = () => documentOf(session).plan?.walls ?? []
  /** Sets corners in turn. */
  const draw = (...points: PlanPoint[]) => {
    for (const at of points) {
      const { plan } = documentOf(session)
      if (!plan) throw new Error('no plan')
      movePen(session, plan, at)
      addWallCorner(session)
    }
  }
  /** Of how many corners each wall is. */
  const corners = () => walls().map((wall) => wall.length)
  return { session, walls, draw, corners }
}

test('two corners make a wall, a third goes on from the second, and what is drawn can be kept', () => {
  const { session, draw, corners } = begin()
  draw([0.1, 0.1])
  expect(corners()).toEqual([])
  draw([0.4, 0.1], [0.4, 0.5])
  expect(corners()).toEqual([3])
  expect(parseDocument(JSON.parse(JSON.stringify(documentOf(session))))).toHaveProperty('document')
})

test('a wall line ends on request, at its last corner and when closed', () => {
  const { session, draw, corners } = begin()
  draw([0.1, 0.1], [0.4, 0.1])
  finishWallLine(session)
  draw([0.5, 0.5], [0.7, 0.5], [0.7, 0.5])
  expect(session.wallLine).toBeNull()
  draw([0.1, 0.6], [0.3, 0.6], [0.3, 0.9], [0.1, 0.6])
  expect(session.wallLine).toBeNull()
  expect(corners()).toEqual([2, 2, 4])
})

test('undo removes corner by corner, and drawing goes on from the rest', () => {
  const { session, walls, draw, corners } = begin()
  draw([0.1, 0.1], [0.4, 0.1], [0.4, 0.5])
  undoStep(session)
  expect(corners()).toEqual([2])
  draw([0.6, 0.1])
  expect(corners()).toEqual([3])
  undoStep(session)
  undoStep(session)
  expect(corners()).toEqual([])
  // Its first corner is still there.
  draw([0.1, 0.5])
  expect(corners()).toEqual([2])
  expect(walls()[0]?.[0]?.[0]).toBeCloseTo(0.1, 9)
  expect(session.wallLine).not.toBeNull()
})

test('the last wall is erased, and undo brings it back; on an empty sheet there is none', () => {
  const { session, draw, corners } = begin()
  const before = session.history.past.length
  eraseLastWall(session)
  expect(session.history.past).toHaveLength(before)
  draw([0.1, 0.1], [0.4, 0.1])
  eraseLastWall(session)
  expect([corners(), session.wallLine]).toEqual([[], null])
  undoStep(session)
  expect(corners()).toEqual([2])
})
