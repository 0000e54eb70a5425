import type { Link, Room, RoomId } from '../../../model/document/tour-document.ts'
import type { Say } from '../../../model/send/page-words.ts'
import {
  markPoint,
  type Perspective,
  projected,
  type Seen,
} from '../../../model/sight/perspective.ts'
import { icon, make } from './make.ts'

const ahead = 'M6 14l6-6 6 6'

/** Marks lie this far into the view, so that they can be pressed; shares of half of it. */
const edge = 0.97

/**
 * The links of a room as buttons in its picture, each where the way to the other room is.
 * @param nameOf  a room
 */
export function createMarks(
  layer: HTMLElement,
  say: Say,
  nameOf: (id: RoomId) => string,
  onGo: (link: Link) => void,
) {
  let marks: { button: HTMLButtonElement; link: Link }[] = []
  return {
    /** Puts those of a room in place of those before; none while nobody is in one. */
    show(room: Room | undefined) {
      marks = (room?.links ?? []).map((link) => {
        const name = nameOf(link.to)
        const button = make(
          'button',
          { type: 'button', class: 'mark', 'aria-label': say('pageGoTo', { name }) },
          make('span', { class: 'ring' }, icon(ahead)),
          make('span', { class: 'label' }, name),
        )
        button.hidden = true
        button.addEventListener('click', () => onGo(link))
        return { button, link }
      })
      layer.replaceChildren(...marks.map(({ button }) => button))
    },
    /** Moves them with the view; those beside it are away. */
    place(
      seen: Seen,
      perspective: Perspective,
      { width, height }: { width: number; height: number },
    ) {
      for (const { button, link } of marks) {
        const point = markPoint(seen, link)
        const [x, y] = (point && projected(perspective, point)) ?? [2, 2]
        const isSeen = Math.abs(x) < edge && Math.abs(y) < edge
        button.hidden = !isSeen
        if (!isSeen) continue
        const [left, top] = [((x + 1) / 2) * width, ((1 - y) / 2) * height]
        button.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`
      }
    },
    /** Whether one of them has the focus. */
    hasFocus: () => layer.contains(document.activeElement),
  }
}
