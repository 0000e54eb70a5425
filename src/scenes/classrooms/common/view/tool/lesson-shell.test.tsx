import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/molecules.json' with { type: 'json' }
import chemistry from '../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import molfile from '../../../../../../content/en/ui/molfile.json' with { type: 'json' }
import { MoleculesLesson } from '../../../chemistry/view/tool/molecules-lesson.tsx'
import { said, say, show, start } from './testing/workspace-help.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kept = () => localStorage.getItem('lesson-molecules')

beforeEach(() => {
  localStorage.clear()
  show({ Lesson: MoleculesLesson, words, strings: { chemistry, molfile } })
})

test('before the lesson begins, what is pressed is named and does something, and nothing is kept', async () => {
  press('Salt crystal')
  await waitFor(() => expect(said()).toMatch(/^Salt crystal: /))
  press('Reaction tray')
  await waitFor(() =>
    expect(said()).toBe('Reaction tray: Rounds completed: 2. No reactants are left over.'),
  )
  await say('measure the angle')
  await new Promise((done) => setTimeout(done, 500))
  expect(kept()).toBeNull()
})

test('a lesson begins anew after it was tried out', async () => {
  press('Reaction tray')
  await waitFor(() => expect(said()).toContain('Reaction tray: '))
  await start()
  expect(said()).toContain('Click or tap anything to use it')
  await say('react')
  expect(said()).toContain('Balance the equation and check it first')
  await waitFor(() => expect(document.querySelector('[data-lesson-start]')).toBeNull())
})
