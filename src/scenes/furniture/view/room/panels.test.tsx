import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import furniture from '../../../../../content/en/ui/furniture.json' with { type: 'json' }
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { createDesign } from '../../../../room-photo/model/design/design.ts'
import { addWallAt } from '../../../../room-photo/model/design/edit-walls.ts'
import { createEmptyRoom } from '../../../../room-photo/model/design/empty-room.ts'
import { FoundWalls, ScalePanel } from '../../../../room-photo/view/camera-panel.tsx'
import { OccluderPanel, WallPanel } from '../../../../room-photo/view/photo-panels.tsx'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { EmptyRoomPanel } from './empty-room-panel.tsx'

const photoDesign = () => createDesign({ width: 400, height: 300 })

function show(panel: ReactNode) {
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { furniture })
  render(<I18nextProvider i18n={i18n}>{panel}</I18nextProvider>)
}

test('a measure that is taken by Enter keeps the field and the focus', async () => {
  const design = createEmptyRoom()
  show(<EmptyRoomPanel design={design} />)
  const field = screen.getByLabelText<HTMLInputElement>('Width')
  field.focus()
  fireEvent.change(field, { target: { value: '612.4' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await expect.poll(() => field.value).toBe('612')
  expect(design.room?.width).toBe(6.12)
  expect(document.activeElement).toBe(field)
  expect(screen.getByLabelText('Width')).toBe(field)
})

test('a measure is taken when its field is left; out of range it stays to be mended, with the range', async () => {
  const design = createEmptyRoom()
  show(<EmptyRoomPanel design={design} />)
  const field = screen.getByLabelText<HTMLInputElement>('Width')
  const leave = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  leave('5.25 m')
  await expect.poll(() => field.value).toBe('525')
  expect(design.room?.width).toBe(5.25)
  leave('30')
  expect(field.value).toBe('30')
  expect(screen.getByText('Enter 150 to 2000 cm.')).toBeTruthy()
  expect(design.room?.width).toBe(5.25)
})

test('a length is asked for before anything is said to be wrong with it', async () => {
  const design = photoDesign()
  show(
    <>
      <ScalePanel design={design} />
      <ToolStrip design={design} />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Scale reference'), { target: { value: 'floor' } })
  await screen.findByText(/^Enter a length from 5 cm to 10 m/)
  const field = screen.getByLabelText<HTMLInputElement>('Length')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(field, { target: { value: '210 cm' } })
  expect(screen.getByLabelText<HTMLSelectElement>('Unit').value).toBe('cm')
  expect(design.scaleReference?.length).toBeCloseTo(2.1)
  fireEvent.change(field, { target: { value: 'wide' } })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['good', [], /^We know the camera angle, but not where the walls/],
  ['poor', undefined, /^We can detect walls only when/],
  // Those that were found have been deleted since.
  ['good', [{ side: 'back', distance: 4, confidence: 'good' }], /^There are no walls yet/],
] as const)(
  'with a %s camera and no walls it is said why, and one can be drawn',
  async (confidence, found, why) => {
    const design = photoDesign()
    design.confidence = confidence
    const shape = found && { height: 1.5, walls: found, ceiling: null }
    show(<FoundWalls design={design} shape={shape} />)
    expect(screen.getByText(why)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Draw a wall here' }))
    expect(design.drawing).toEqual({ from: null })
    fireEvent.click(await screen.findByRole('button', { name: 'Stop drawing' }))
    expect(design.drawing).toBeNull()
  },
)

test('when a wall or an outline is deleted, the focus goes to the heading of its list', () => {
  const design = photoDesign()
  addWallAt(design, 'back')
  show(<WallPanel design={design} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete Back wall' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Walls' }))
  cleanup()
  const points = [0, 90, 180].map((x) => ({ x, y: x === 90 ? 90 : 0 }))
  design.occluders.push({ id: 1, points })
  show(<OccluderPanel design={design} />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete outline 1' }))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Objects in front of furniture' }),
  )
})
