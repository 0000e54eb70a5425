import type { RoomId } from '../../../model/document/tour-document.ts'
import type { FormatWord, PageData } from '../../../model/export/page-data.ts'
import { kindOf } from '../../../model/picture/media.ts'
import { make } from './make.ts'

/** All rooms in their order, as buttons; nothing where there is only one. */
export function createStrip(
  { document, thumbs }: PageData,
  say: FormatWord,
  onGo: (id: RoomId) => void,
) {
  const { rooms } = document
  const cards = rooms.map((room) => {
    const picture = make('span', { class: 'thumb' })
    const thumb = thumbs[room.id]
    if (thumb) picture.append(make('img', { src: thumb, alt: '' }))
    const button = make(
      'button',
      { type: 'button' },
      picture,
      make('span', { class: 'name' }, room.name),
      make('span', { class: 'kind' }, say(`kind${kindOf(room, room.projection)}`)),
    )
    button.addEventListener('click', () => onGo(room.id))
    return { id: room.id, button }
  })
  const list = make('ol', {}, ...cards.map(({ button }) => make('li', {}, button)))
  const strip = make('nav', { 'aria-label': say('rooms') }, list)
  strip.hidden = rooms.length < 2
  return {
    strip,
    /** Marks the room that is shown, and brings it into the strip's view. */
    mark(present: RoomId) {
      for (const { id, button } of cards) {
        const isPresent = id === present
        button.setAttribute('aria-current', String(isPresent))
        // Only sideways: in a frame the page around would move along.
        if (isPresent)
          list.scrollLeft = button.offsetLeft + (button.offsetWidth - list.clientWidth) / 2
      }
    },
  }
}
