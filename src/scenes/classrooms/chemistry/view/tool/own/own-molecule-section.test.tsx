import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import words from '../../../../../../../content/en/lessons/molecules.json' with { type: 'json' }
import chemistry from '../../../../../../../content/en/ui/chemistry.json' with { type: 'json' }
import molfile from '../../../../../../../content/en/ui/molfile.json' with { type: 'json' }
import shell from '../../../../../../../content/en/ui/shell.json' with { type: 'json' }
import {
  reading,
  said,
  say,
  show,
  start,
} from '../../../../common/view/tool/testing/workspace-help.tsx'
import { molfileProblems } from '../../../model/molfile.ts'
import { structureOf } from '../../../model/shelf.ts'
import { brokenFiles, writeMolfile } from '../../../model/testing/molfiles.ts'

import { MoleculesLesson as Lesson } from '../molecules-lesson.tsx'

/** Opens the lesson in a browser without WebGL. */
async function open() {
  show({ Lesson, words, strings: { chemistry, molfile, shell } })
  await start()
  return waitFor(() => {
    const own = document.querySelector<HTMLElement>('[data-own]')
    if (!own) throw new Error('It is not there yet')
    return own
  })
}

const text = (id: 'ethanol' | 'benzene' | 'hydronium', name: string = id) =>
  writeMolfile({ name, isFlat: false, structure: structureOf(id) })

async function chooseFiles(own: HTMLElement, ...files: File[]) {
  const field = within(own).getByLabelText('SDF or MOL file')
  await act(async () => fireEvent.change(field, { target: { files } }))
}
const choose = (own: HTMLElement, files: Record<string, string>) =>
  chooseFiles(own, ...Object.entries(files).map(([name, content]) => new File([content], name)))
const broken = (name: string, code: keyof typeof brokenFiles) => new File([brokenFiles[code]], name)
const fact = (id: string) => document.querySelector(`[data-reading=own-${id}]`)?.textContent
const faults = () =>
  [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(({ dataset }) => dataset.fault)

test('a file is shown on the stand with its facts, and each bond and angle can be measured', async () => {
  const own = await open()
  await choose(own, { 'ethanol.mol': text('ethanol', 'Ethyl alcohol') })
  await waitFor(() => expect(said()).toBe('Your own molecule is on the stand. Atoms: 9.'))
  expect(['name', 'file', 'formula', 'charge'].map(fact)).toEqual([
    'Ethyl alcohol',
    'ethanol.mol',
    'C2H6O',
    '0',
  ])
  expect(fact('size')).toBe('450,000,000×')
  const bonds = within(own).getByRole('region', { name: 'Distinct bonds' })
  const [, second] = within(bonds).getAllByRole('button')
  expect(second?.textContent).toBe('C2–O3 143.1\u00a0pm')
  if (second) await act(async () => fireEvent.click(second))
  expect(second?.getAttribute('aria-pressed')).toBe('true')
  expect(reading('bond')).toBe('143.1\u00a0pm')
  const angles = within(own).getByRole('region', { name: 'Distinct angles' })
  const corner = within(angles).getByRole('button', { name: 'C1–C2–O3 107.8°' })
  await act(async () => fireEvent.click(corner))
  expect(reading('angle')).toBe('107.8°')
  // The buttons of the bench measure it too, one after the other.
  await say('measure the bond')
  expect(said()).toContain('97.1\u00a0pm')
  await say('choose water', 'choose your own molecule')
  expect(said()).toContain('Atoms: 9.')
})

test('of a file with several each can be chosen, and a second file takes none of them away', async () => {
  const own = await open()
  const both = `${text('benzene')}$$$$\n${text('hydronium')}$$$$\n`
  await choose(own, { 'both.sdf': both })
  await choose(own, { 'one.mol': text('ethanol') })
  await waitFor(() => expect(own.dataset.own).toBe('3'))
  const list = within(own).getByLabelText('Molecules from your files: 3')
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    '1. benzene (both.sdf)',
    '2. hydronium (both.sdf)',
    '3. ethanol (one.mol)',
  ])
  await act(async () => fireEvent.change(list, { target: { value: '1' } }))
  expect(fact('charge')).toBe('+1')
  expect(reading('lone-pairs')).toBe('1')
})

test('the field is empty after each choice, or a browser would not hear the same file, put right, again', async () => {
  const own = await open()
  const field = within(own).getByLabelText<HTMLInputElement>('SDF or MOL file')
  const write = vi.spyOn(field, 'value', 'set')
  await choose(own, { 'ethanol.mol': text('ethanol') })
  expect(write.mock.calls).toEqual([['']])
})

test('dropped anywhere on the desk it is taken, and never led away to', async () => {
  await open()
  const files = [new File([text('benzene')], 'benzene.mol')]
  const drop = new Event('drop', { bubbles: true, cancelable: true })
  Object.assign(drop, { dataTransfer: { types: ['Files'], files, items: [] } })
  const scene = document.querySelector('[data-scene-box]')
  await act(async () => scene?.dispatchEvent(drop))
  expect(drop.defaultPrevented).toBe(true)
  await waitFor(() => expect(fact('formula')).toBe('C6H6'))
})

test('before a file is opened the stand says that there is none, and keeps what it carries', async () => {
  await open()
  await say('choose your own molecule')
  expect(said()).toContain('You haven’t added a molecule yet')
  expect(screen.getByRole('radio', { name: 'Water' })).toHaveProperty('checked', true)
})

describe('what is wrong with a file is said in a sentence, and nothing that was opened is lost', () => {
  test('whichever it is', async () => {
    const own = await open()
    await choose(own, { 'good.mol': text('benzene') })
    expect(Object.keys(brokenFiles).sort()).toEqual([...molfileProblems].sort())
    for (const [code, content] of Object.entries(brokenFiles)) {
      await choose(own, { 'broken.sdf': content })
      await waitFor(() => expect(faults()).toEqual([code]))
      const told = own.querySelector('[role=alert]')?.textContent ?? ''
      expect(told).toContain('broken.sdf wasn’t opened. The molecule on the stand hasn’t changed.')
      expect(told).not.toMatch(/problem_|\{\{/)
      expect(told.length).toBeGreaterThan(75)
      expect(fact('formula')).toBe('C6H6')
    }
  })

  test('of several files the good ones are opened, and each other one is named, every time', async () => {
    const own = await open()
    const errors = vi.spyOn(console, 'error')
    const twins = [broken('twin.mol', 'empty'), broken('twin.mol', 'version')]
    const good = new File([text('benzene')], 'good.mol')
    await chooseFiles(own, good, ...twins)
    await waitFor(() => expect(faults()).toEqual(['empty', 'version']))
    expect(fact('file')).toBe('good.mol')
    expect(within(own).getByRole('alert').textContent).toContain('“V3000”')
    const first = document.querySelector('[data-fault]')
    await chooseFiles(own, ...twins)
    await waitFor(() => expect(document.querySelector('[data-fault]')).not.toBe(first))
    expect(faults()).toEqual(['empty', 'version'])
    expect(errors).not.toHaveBeenCalled()
  })

  test('of two takes at once the slower one hides nothing of the other', async () => {
    const own = await open()
    let read = (_text: string) => {}
    const slow = Object.assign(new File([], 'slow.mol'), {
      text: () => new Promise<string>((resolve) => (read = resolve)),
    })
    await chooseFiles(own, slow)
    await chooseFiles(own, broken('quick.mol', 'version'))
    await waitFor(() => expect(faults()).toEqual(['version']))
    await act(async () => read(brokenFiles.element))
    await waitFor(() => expect(faults()).toEqual(['version', 'element']))
    // What is taken after both have ended stands alone.
    await choose(own, { 'empty.mol': brokenFiles.empty })
    await waitFor(() => expect(faults()).toEqual(['empty']))
  })
})
