import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { hasTours } from '../../../../projects/places.ts'
import { takeFiles, useFileDrop } from '../../../../stage/file-input.ts'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'

import type { TourHome, TourSample } from '../../config.ts'
import { openingOrder } from '../../model/arrange-files.ts'
import { closeMedia, createTour } from '../../model/tour.ts'
import { isViewFragment } from '../../model/view.ts'
import { warmDecoder } from '../decode/decoder.ts'
import { openFiles } from '../open/open-files.ts'
import { openSample } from '../open/open-sample.ts'
import { abandonOpening, startOpening } from '../open/opening.ts'
import { DropZone } from './drop-zone.tsx'
import { Notes } from './notes.tsx'
import { OpeningBar } from './opening-bar.tsx'
import { useViewerParts } from './use-viewer-parts.ts'

export interface TourToolProps {
  sample?: TourSample
  /** The words of the sample home; without them there is no button for it. */
  home?: TourHome
  /** Without it nothing of a headset or of a phone's sensor is offered. */
  fetchWords?: FetchStrings
  /** Opens the sample at once, where the visitor asked for it already. */
  opensSample?: boolean
}

/**
 * The property tour: upload, look around, upload another. This much is prerendered and small, and
 * can start the decoder; what shows files loads when the visitor comes near with pointer, focus or
 * a dragged file.
 */
export function TourTool({ sample, home, fetchWords, opensSample = false }: TourToolProps) {
  const { t } = useTranslation('tour')
  const [tour] = useState(createTour)
  const { media, opening } = useSnapshot(tour)
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { parts, editor, warm, bring } = useViewerParts(tour, box)

  const open = (files: readonly File[], entries?: FileSystemEntry[]) => {
    const [first] = openingOrder(files)
    if (!first) return
    // The decoder begins before anything else is asked for; only folders have to be read first.
    const given = entries ? { entries } : { files, opened: openFiles(tour, files) }
    warm()
    bring(first.name, given)
  }
  const openSampleRoom = () => {
    if (!sample) return
    const opened = openSample(tour, sample)
    warm()
    bring(sample.name, { files: [], opened, isSample: true })
  }
  const openWholeHome = () => {
    if (!home) return
    // What is said of it need not wait for the code.
    startOpening(tour, home.name)
    warm()
    bring(home.name, { wholeHome: home })
  }
  const openAddress = () => {
    const { hash } = location
    if (isViewFragment(hash)) bring('', { address: hash, samples: { sample, home } })
  }
  const approach = () => {
    // The viewer takes the focus when it comes: by then there is nothing left to prepare.
    if (tour.opening || tour.media) return
    warmDecoder()
    warm()
    bring('')
  }
  const over = useFileDrop(box, { onFiles: open, onNear: approach })

  const begin = useEffectEvent(() => {
    // A file chosen before the page came alive is still in the field.
    const chosen = takeFiles(chooser.current)
    if (chosen.length > 0) open(chosen)
    else if (opensSample) openSampleRoom()
    else openAddress()
  })
  useEffect(() => {
    if (hasTours()) bring('')
  }, [bring])
  const follow = useEffectEvent(openAddress)
  useEffect(() => {
    const heard = () => follow()
    addEventListener('hashchange', heard)
    return () => removeEventListener('hashchange', heard)
  }, [])
  // Before the paint: whoever chose a file waits for this.
  useLayoutEffect(() => begin(), [])
  const close = () => {
    abandonOpening(tour)
    editor.current?.close()
    closeMedia(tour)
  }
  const leave = useEffectEvent(close)
  useEffect(() => () => leave(), [])

  const uploadNew = () => {
    close()
    // The drop zone comes back with the next render; its button is where the visitor goes on.
    requestAnimationFrame(() =>
      box.current?.querySelector('button')?.focus({ preventScroll: true }),
    )
  }

  return (
    <div
      ref={box}
      className="relative flex flex-col gap-4"
      data-tour={opening ? 'opening' : media ? 'open' : 'empty'}
    >
      <Notes tour={tour} />
      {media && parts ? (
        <parts.EditorView editor={parts.editor} fetchWords={fetchWords} onUploadNew={uploadNew} />
      ) : (
        <DropZone
          chooser={chooser}
          over={over}
          onFiles={open}
          onHome={home && openWholeHome}
          onSample={sample && openSampleRoom}
        />
      )}
      <OpeningBar tour={tour} />
      {!media && parts && <parts.SavedToursSlot editor={parts.editor} />}
      <p className="text-sm text-ink-soft">{t('privacy')}</p>
    </div>
  )
}
