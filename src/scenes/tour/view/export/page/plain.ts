import { parseCues } from '../../../model/captions.ts'
import type { FileId, Room } from '../../../model/document/tour-document.ts'
import type { FormatWord, PageData } from '../../../model/export/page-data.ts'
import { setCues } from '../../captions/player-track.ts'
import { make } from './make.ts'
import { noteContent } from './note-content.ts'
import { createPlanSheet } from './plan-sheet.ts'

/** So far before a picture comes into view it is taken out of the page. */
const early = { rootMargin: '800px' }

/** The rooms one below the other, as the files show them, where the browser does not draw in 3D. */
export function plainTour(
  { document: tour }: PageData,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
): HTMLElement {
  const { rooms } = tour
  const names = new Map(rooms.map(({ id, name }) => [id, name]))
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const room = isIntersecting && rooms.find(({ id }) => `room-${id}` === target.id)
      if (!room) continue
      watch.unobserve(target)
      fill(target, room).catch(() =>
        target.append(make('p', { role: 'status' }, say('pageBroken', { name: room.name }))),
      )
    }
  }, early)

  const fill = async (target: Element, room: Room) => {
    const src = URL.createObjectURL(await fileOf(room.file))
    const picture =
      room.sort === 'image'
        ? make('img', { src, alt: room.alt || room.name })
        : make('video', { src, controls: '', playsinline: '', 'aria-label': room.alt || room.name })
    target.querySelector('.frame')?.append(picture)
    for (const note of room.notes) {
      const { parts } = await noteContent(note, say, fileOf)
      target.append(make('div', { class: 'note' }, make('h3', {}, note.title), ...parts))
    }
    if (picture instanceof HTMLVideoElement && room.captions) {
      const cues = parseCues(await (await fileOf(room.captions)).text())
      const track = setCues(picture, cues, {
        label: say('captions'),
        language: document.documentElement.lang,
      })
      track.mode = 'showing'
    }
    if (picture instanceof HTMLImageElement) await picture.decode()
  }

  const parts = rooms.map((room) => {
    const links = room.links.map(({ to }) =>
      make('li', {}, make('a', { href: `#room-${to}` }, names.get(to) ?? '')),
    )
    const part = make(
      'section',
      { id: `room-${room.id}` },
      make('h2', {}, room.name),
      make('div', { class: 'frame', tabindex: '0', role: 'group', 'aria-label': room.name }),
    )
    if (links.length > 0) part.append(make('ul', { 'aria-label': say('rooms') }, ...links))
    watch.observe(part)
    return part
  })
  const { plan } = tour
  const sheets = plan
    ? [
        createPlanSheet(tour, plan, say, fileOf, ({ id, name }) =>
          make('a', { href: `#room-${id}`, 'aria-label': say('pageGoTo', { name }) }),
        ).sheet,
      ]
    : []
  return make('div', { class: 'plain' }, make('p', {}, say('pagePlain')), ...sheets, ...parts)
}
