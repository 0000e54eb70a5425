import type { FileId, Plan, Room, TourDocument } from '../../../model/document/tour-document.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import {
  gridPath,
  maxPinNames,
  pinLabelPlacement,
  wallPath,
} from '../../../model/plan/plan-drawing.ts'
import { draw, make } from './make.ts'

/** A pin on a sheet: what is pressed, and the room that it leads to. */
export type SheetPin = { room: Room; element: HTMLElement }

/**
 * The plan as a sheet of paper: its picture or its walls, where north is, and a pin for each room.
 * @param pinFor  makes what is pressed, without its looks
 */
export function createPlanSheet(
  tour: TourDocument,
  plan: Plan,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
  pinFor: (room: Room) => HTMLElement,
) {
  const { width, height } = plan.size
  const cone = draw('path', { class: 'cone', 'data-cone': '' })
  const lines = draw('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' })
  if (plan.file === null) lines.append(draw('path', { class: 'grid', d: gridPath(plan) }))
  const walls = plan.walls.map((wall) => wallPath(wall, plan.size)).join('')
  lines.append(draw('path', { class: 'walls', d: walls }), cone)

  const pins = plan.pins.flatMap(({ room: id, x, y }): SheetPin[] => {
    const room = tour.rooms.find((each) => each.id === id)
    if (!room) return []
    const element = pinFor(room)
    const { isAbove, side } = pinLabelPlacement({ x, y }, plan.pins)
    element.className = `pin ${side}${isAbove ? ' above' : ''}`
    element.append(make('span', { class: 'dot' }), make('span', { class: 'label' }, room.name))
    element.style.left = `${100 * x}%`
    element.style.top = `${100 * y}%`
    return [{ room, element }]
  })
  const list = make('ul', { 'aria-label': say('pins') })
  list.append(...pins.map(({ element }) => make('li', {}, element)))

  const sheet = make('div', { class: 'sheet' }, lines, list)
  sheet.classList.toggle('crowded', pins.length > maxPinNames)
  sheet.style.setProperty('--shape', String(width / height))
  if (tour.rooms.some(({ north }) => north !== null)) sheet.append(rose(plan.north))
  if (plan.file !== null) {
    const miss = () =>
      sheet.append(make('p', { class: 'missing', role: 'status' }, say('planPictureGone')))
    fileOf(plan.file).then((picture) => {
      const image = make('img', { alt: '', src: URL.createObjectURL(picture), draggable: 'false' })
      image.addEventListener('error', () => {
        image.remove()
        miss()
      })
      sheet.prepend(image)
    }, miss)
  }
  return { sheet, cone, pins }
}

/** @param north  degrees clockwise from the plan's up */
const rose = (north: number) =>
  draw(
    'svg',
    { viewBox: '-22 -22 44 44', class: 'rose', 'aria-hidden': 'true' },
    draw('circle', { r: '17' }),
    draw(
      'g',
      { transform: `rotate(${north})` },
      draw('path', { class: 'needle', d: 'M0 -14 4 3H-4z' }),
      draw('path', { d: 'M0 13V3' }),
    ),
  )
