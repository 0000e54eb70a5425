import {
  type Perspective,
  type PictureShape,
  pictureVectorOf,
  projectPoint,
} from '../../../model/camera/perspective.ts'
import type { Link, Mark, Note, Room, RoomId } from '../../../model/document/tour-document.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import { icon, make } from './make.ts'

const lines = {
  ahead: 'M6 14l6-6 6 6',
  note: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11v5M12 8h.01',
}

/** Marks lie this far into the view, so that they can be pressed; shares of half of it. */
const edge = 0.97

type MarkActions = {
  onGo: (link: Link) => void
  /** @param button  by which it was asked for */
  onRead: (note: Note, button: HTMLButtonElement) => void
}

/**
 * The links and notes of a room as buttons in its picture, each where what it stands for is seen.
 * @param nameOf  a room
 */
export function createMarks(
  layer: HTMLElement,
  say: FormatWord,
  nameOf: (id: RoomId) => string,
  { onGo, onRead }: MarkActions,
) {
  let marks: { button: HTMLButtonElement; mark: Mark }[] = []
  const create = (mark: Mark, label: string, name: string, drawing: string) => {
    const button = make(
      'button',
      { type: 'button', class: 'mark', 'aria-label': label },
      make('span', { class: 'ring' }, icon(drawing)),
      make('span', { class: 'label' }, name),
    )
    button.hidden = true
    return { button, mark }
  }
  return {
    /** Puts those of a room in place of those before; none while nobody is in one. */
    show(room: Room | undefined) {
      const links = (room?.links ?? []).map((link) => {
        const name = nameOf(link.to)
        const made = create(link, say('pageGoTo', { name }), name, lines.ahead)
        made.button.addEventListener('click', () => onGo(link))
        return made
      })
      const notes = (room?.notes ?? []).map((note) => {
        const title = note.title || say('noteUntitled')
        const made = create(note, say('noteMark', { title }), title, lines.note)
        made.button.ariaExpanded = 'false'
        made.button.addEventListener('click', () => onRead(note, made.button))
        return made
      })
      marks = [...links, ...notes]
      layer.replaceChildren(...marks.map(({ button }) => button))
    },
    /** Moves them with the view; those beside it are away. */
    place(
      seen: PictureShape,
      perspective: Perspective,
      { width, height }: { width: number; height: number },
    ) {
      for (const { button, mark } of marks) {
        const point = pictureVectorOf(seen, mark)
        const [x, y] = (point && projectPoint(perspective, point)) ?? [2, 2]
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
