import { captionLanguageOf, parseCues } from '../../../model/captions.ts'
import type { FileId, Room } from '../../../model/document/tour-document.ts'
import type { FormatWord, PageData } from '../../../model/export/page-data.ts'
import { captionsLines } from '../../captions/captions-lines.ts'
import { setCues, showCues } from '../../captions/player-track.ts'
import { icon, make } from './make.ts'

/** The captions of a room's video over its picture, and the button that switches them. */
export function createSpeech(
  place: HTMLElement,
  { document: tour }: PageData,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
) {
  let isOn = true
  let stop: (() => void) | undefined
  let asked = 0

  const end = () => {
    asked += 1
    stop?.()
    stop = undefined
  }

  const start = async (file: FileId, player: HTMLVideoElement) => {
    end()
    const mine = asked
    const path = tour.files.find(({ id }) => id === file)?.path ?? ''
    const language = captionLanguageOf(path) ?? document.documentElement.lang
    const text = await (await fileOf(file)).text()
    if (mine !== asked) return
    place.lang = language
    const track = setCues(player, parseCues(text), { label: say('captions'), language })
    stop = showCues(track, place)
  }

  return {
    end,
    /** @returns the button; undefined where the room has no captions */
    begin({ captions }: Room, player: HTMLVideoElement): HTMLButtonElement | undefined {
      if (captions === null) return undefined
      const button = make(
        'button',
        {
          ...{ type: 'button', class: 'tool' },
          'aria-label': say('captions'),
          title: say('captions'),
        },
        icon(captionsLines),
      )
      const turn = () => {
        button.ariaPressed = String(isOn)
        if (isOn) start(captions, player).catch(console.warn)
        else end()
      }
      button.addEventListener('click', () => {
        isOn = !isOn
        turn()
      })
      turn()
      return button
    },
  }
}
