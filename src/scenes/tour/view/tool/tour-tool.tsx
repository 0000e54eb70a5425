import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { TourSample } from '../../config.ts'
import { closeMedia, createTour } from '../../model/tour.ts'
import { DropZone } from './drop-zone.tsx'
import { Notes } from './notes.tsx'
import { OpeningBar } from './opening-bar.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useViewerParts } from './use-viewer-parts.ts'

/**
 * The property tour: upload, look around, upload another. This much is prerendered and small; what
 * opens and shows files loads when the visitor comes near with pointer, focus or a dragged file.
 */
export function TourTool({ sample }: { sample?: TourSample }) {
  const { t } = useTranslation('tour')
  const [tour] = useState(createTour)
  const { media } = useSnapshot(tour)
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { parts, warm, withParts } = useViewerParts(tour, box)

  const open = (files: readonly File[]) =>
    files.length > 0 && withParts(files[0]?.name ?? '', (viewer) => viewer.openFiles(tour, files))
  const openSample = () =>
    sample && withParts(sample.name, (viewer) => viewer.openSample(tour, sample))
  const over = useFileDrop(box, { onFiles: open, onNear: warm })

  useEffect(() => () => closeMedia(tour), [tour])

  const uploadNew = () => {
    parts?.abandonOpening(tour)
    closeMedia(tour)
    // The drop zone comes back with the next render; its button is where the visitor goes on.
    requestAnimationFrame(() =>
      box.current?.querySelector('button')?.focus({ preventScroll: true }),
    )
  }

  return (
    <div ref={box} className="relative flex flex-col gap-4" data-tour={media ? 'open' : 'empty'}>
      <Notes tour={tour} />
      {media && parts ? (
        <parts.TourViewer tour={tour} onUploadNew={uploadNew} />
      ) : (
        <DropZone chooser={chooser} over={over} onFiles={open} onSample={sample && openSample} />
      )}
      <OpeningBar tour={tour} />
      <p className="text-sm text-ink-soft">{t('privacy')}</p>
    </div>
  )
}
