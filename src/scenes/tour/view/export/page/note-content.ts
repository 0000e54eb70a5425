import type { FileId, Note } from '../../../model/document/tour-document.ts'
import { displayHref } from '../../../model/edit-links.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import { make } from './make.ts'

/** What a note holds besides its title: its picture, its text, and where it leads. `free` lets go of the picture. */
export async function noteContent(
  { text, href, image, alt }: Note,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
): Promise<{ parts: HTMLElement[]; free: () => void }> {
  const parts: HTMLElement[] = []
  // A picture that cannot be read is missed; the note says what it says.
  const picture = image === null ? undefined : await fileOf(image).catch(() => undefined)
  const src = picture && URL.createObjectURL(picture)
  if (src) parts.push(make('img', { class: 'note-picture', src, alt }))
  if (text) parts.push(make('p', { class: 'note-text' }, text))
  if (href) {
    const link = make('a', { class: 'note-link', href, target: '_blank', rel: 'noopener' })
    link.textContent = say('noteLink', { place: displayHref(href) })
    parts.push(link)
  }
  return { parts, free: () => src && URL.revokeObjectURL(src) }
}
