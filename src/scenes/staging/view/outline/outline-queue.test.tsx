import { readFileSync } from 'node:fs'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { outlineOf } from '../../../../room-photo/model/wall.ts'
import { chooseStyle, requestStyleForAll } from '../../model/staging.ts'
import { analysis, finish, photosOf, roomOf } from '../../model/testing/samples.ts'
import { StagingContext } from '../staging-context.ts'
import { OutlineQueue } from './outline-queue.tsx'

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
})

/** The panel of two photos in one style. @param checked  whether the first is checked; both are asked about otherwise */
function opened(checked: boolean) {
  const i18n = createI18n('en', 'Realia')
  for (const name of ['staging', 'furniture'])
    addStrings(i18n, { [name]: JSON.parse(readFileSync(`content/en/ui/${name}.json`, 'utf8')) })
  const made = photosOf(['hall.jpg', 'loft.jpg'], { analysis })
  const { staging, a } = made
  chooseStyle(staging, 'bohemian')
  requestStyleForAll(staging)
  if (checked) {
    const openings = [{ kind: 'door', wall: 2, from: 1, to: 1.9, sill: 0, head: 2 } as const]
    Object.assign(a, { room: { ...roomOf(), openings }, roomBy: 'found' })
    finish(staging.jobs)
  } else for (const job of staging.jobs) job.state = 'asking'
  const supply = { styles: [], sizes: {}, label: '', names: {}, pieces: [], further: [] }
  const calls = { stage: vi.fn(async () => {}), onClose: vi.fn() }
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <StagingContext value={{ ...supply, staging, stage: calls.stage }}>
        <OutlineQueue checked={checked ? a.id : null} onClose={calls.onClose} />
      </StagingContext>
    </I18nextProvider>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...made, ...calls, container, press }
}

test('each photo whose floor is asked for begins without the doors of the one before', async () => {
  const { a, b, container, press } = opened(false)
  const shown = () => [
    container.querySelector('[data-outline]')?.getAttribute('data-outline'),
    container.querySelectorAll('[data-openings] li').length,
  ]
  expect(screen.getByText(/couldn’t find any floor in hall\.jpg/)).toBeTruthy()
  press('Mark a door')
  expect(shown()).toEqual([String(a.id), 1])
  press('Remove this photo')
  await waitFor(() => expect(shown()).toEqual([String(b.id), 0]))
})

test('a floor that is checked and left, or taken as it is, leaves the result as it is', () => {
  const { staging, a, press, onClose, stage } = opened(true)
  expect(screen.queryByText(/couldn’t find any floor/)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check the floor' }))
  press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(a.roomBy).toBe('found')
  press('Use this floor')
  expect(onClose).toHaveBeenCalledTimes(2)
  // The visitor has seen that it is right.
  expect(a.roomBy).toBe('hand')
  expect(stage).not.toHaveBeenCalled()
  expect(staging.jobs.map(({ state }) => state)).toEqual(['done', 'done'])
})

test('with a door taken out, that photo alone is staged again on the same floor', () => {
  const { staging, a, press, stage } = opened(true)
  press('Remove opening 1')
  press('Use this floor')
  expect(stage).toHaveBeenCalledOnce()
  expect(a).toMatchObject({ roomBy: 'hand', analysis, room: { openings: [], height: 2.5 } })
  expect(a.room?.outline).toEqual(outlineOf({ left: -2, right: 2, back: -5, front: 0.5 }))
  expect(staging.jobs.map(({ state }) => state)).toEqual(['waiting', 'done'])
})
