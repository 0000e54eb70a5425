import { beforeEach, expect, test } from 'vitest'
import { writeItem } from '../projects/local-storage.ts'
import { savedKey } from '../scenes/classrooms/common/model/lesson.ts'
import { noteTours } from '../scenes/tour/view/storage/tours-flag.ts'
import { hasLesson, hasTours } from './storage.ts'

beforeEach(() => localStorage.clear())

test('a lesson is found where its desk keeps it, and no other', () => {
  expect(hasLesson('cell')).toBe(false)
  writeItem(savedKey('cell'), '{}')
  expect(hasLesson('cell')).toBe(true)
  expect(hasLesson('motion')).toBe(false)
})

test('tours are found as long as their tool notes that it keeps some', () => {
  expect(hasTours()).toBe(false)
  noteTours(true)
  expect(hasTours()).toBe(true)
  noteTours(false)
  expect(hasTours()).toBe(false)
})
