import { expect, test } from 'vitest'
import { writeQuery } from './query.ts'

test('a choice changes only its query parameter, not the fragment or the history entry', () => {
  history.replaceState({ entry: 3 }, '', '/furniture-placement?room=bedroom#catalogue')
  const entries = history.length
  writeQuery({ piece: 'sofa' })
  expect(location.href).toContain('/furniture-placement?room=bedroom&piece=sofa#catalogue')
  writeQuery({ room: null })
  expect(location.href).toContain('/furniture-placement?piece=sofa#catalogue')
  expect(history.state).toEqual({ entry: 3 })
  expect(history.length).toBe(entries)
})
