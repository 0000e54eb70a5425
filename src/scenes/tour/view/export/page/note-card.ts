import type { FileId, Note } from '../../../model/document/tour-document.ts'
import type { FormatWord } from '../../../model/export/page-data.ts'
import { make, tool } from './make.ts'
import { noteContent } from './note-content.ts'

const cross = 'M6 6l12 12M18 6 6 18'

/** The note that is read, over the picture. */
export function createNoteCard(
  box: HTMLElement,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
) {
  let shown: { note: Note; end: () => void } | undefined
  let asked = 0

  const close = () => {
    asked += 1
    shown?.end()
    shown = undefined
  }

  const open = async (note: Note, button: HTMLButtonElement) => {
    close()
    const mine = asked
    const { parts, free } = await noteContent(note, say, fileOf)
    if (mine !== asked) return free()
    const title = note.title || say('noteUntitled')
    const shut = tool(say('closeNote'), cross, () => {
      close()
      ;(button.hidden ? box : button).focus({ preventScroll: true })
    })
    const card = make(
      'div',
      {
        ...{ class: 'note-card', role: 'dialog', tabindex: '-1' },
        'aria-label': say('noteMark', { title }),
      },
      make('header', {}, make('h3', {}, title), shut.button),
      ...parts,
    )
    card.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      shut.button.click()
    })
    button.ariaExpanded = 'true'
    box.append(card)
    card.focus({ preventScroll: true })
    shown = {
      note,
      end: () => {
        button.ariaExpanded = 'false'
        card.remove()
        free()
      },
    }
  }

  return {
    close,
    /** Opens it, or closes it where it is open. */
    toggle(note: Note, button: HTMLButtonElement) {
      if (shown?.note === note) close()
      else void open(note, button)
    },
  }
}
