import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import words from '../../../../../../content/en/lessons/molecules.json' with { type: 'json' }
import chemistry from '../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import molfile from '../../../../../../content/en/ui/molfile.json' with { type: 'json' }
import {
  reading,
  said,
  say,
  show,
  start,
} from '../../../common/view/tool/testing/workspace-help.tsx'
import { MoleculesLesson as Lesson } from './molecules-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson, words, strings: { chemistry, molfile } })
  expect(screen.getByRole('img', { name: words.poster })).toBeDefined()
  await start()
}

const energy = () => document.querySelector<HTMLElement>('[data-energy]')

test('what is asked about says so in the list and when it is read, until it is said what is expected', async () => {
  await open()
  const later = 'Shown in step 2, after your prediction'
  expect(reading('shape')).toBe('Shown after your prediction')
  await say('predict 2', 'read the lone pairs')
  expect(said()).toBe(`Lone pairs on the circled atom: ${later}`)
  expect([reading('shape'), reading('lone-pairs')]).toEqual(['Bent', later])
})

test('energies are drawn once the equation is balanced, and told in a table', async () => {
  await open()
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('hydrogen number 2', 'oxygen number 1', 'water number 2')
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('check it')
  expect(energy()?.dataset.energy).toBe('knallgas')
  // 4 × 217.998 + 2 × 249.18 and 2 × -285.83 kJ, CODATA.
  for (const figure of ['1,370.4\u00a0kJ', '-571.7\u00a0kJ'])
    expect(energy()?.textContent).toContain(figure)
  await say('choose neutralisation')
  expect(energy()?.dataset.energy).toBe('hidden')
  await say('hydronium number 1', 'hydroxide number 1', 'water number 2', 'check it')
  expect(energy()?.textContent).toContain('In solution, ions are held by the water')
})

test('the caption stands there as long as atoms go or lie where they went', async () => {
  await open()
  const caption = () => document.querySelector('[data-caption]')?.textContent
  await say('hydrogen number 2', 'oxygen number 1', 'water number 2', 'check it', 'react')
  expect(said()).toContain('too little of at least one reactant')
  expect(caption()).toBeUndefined()
  await say('hydrogen put in 2', 'oxygen put in 1', 'react')
  expect(caption()).toBe('Atom mapping, not the mechanism')
  await say('empty')
  expect(said()).toBe('The tray is empty.')
  expect(caption()).toBeUndefined()
})
