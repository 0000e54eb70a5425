import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { hasTours } from '../../../../projects/places.ts'
import { takeFiles, useFileDrop } from '../../../../stage/file-input.ts'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import type { SampleHomeTexts, TourSample } from '../../config.ts'
import { openingOrder } from '../../model/arrange-files.ts'
import { kindOf } from '../../model/picture/media.ts'
import { createTour, resetTour, setFault, type Tour } from '../../model/tour.ts'
import { isViewFragment } from '../../model/view.ts'
import type { ImportSource } from '../editor/import-files.ts'
import { loadScene } from '../load-scene.ts'
import { openFirstFile, openSample } from '../open/open-first-file.ts'
import { cancelOpening, startOpening } from '../open/opening.ts'
import { FaultNotices } from './fault-notices.tsx'
import { OpeningProgressBar } from './opening-progress-bar.tsx'

export interface TourToolProps {
  sample?: TourSample
  /** The words of the sample home; without them there is no button for it. */
  home?: SampleHomeTexts
  /** Without it nothing of a headset or of a phone's sensor is offered. */
  fetchWords?: FetchStrings
  /** Opens the sample at once, where the visitor asked for it already. */
  opensSample?: boolean
}

/**
 * The property tour: upload, look around, upload another. This much is prerendered and small;
 * what shows files loads when the visitor comes near with pointer, focus or
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
    // Decoding begins before anything else is asked for; only folders have to be read first.
    const given = entries ? { entries } : { files, opened: openFirstFile(tour, files) }
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
    cancelOpening(tour)
    editor.current?.close()
    resetTour(tour)
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
      <OpeningProgressBar tour={tour} />
      {!media && parts && <parts.SavedToursSlot editor={parts.editor} />}
      <p className="text-sm text-ink-soft">{t('privacy')}</p>
    </div>
  )
}

/** What went wrong, in words, and for readers also what was opened. */
function Notes({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const { title, media, projection, opening, walking } = useSnapshot(tour)
  // Of a tour, the room is what counts.
  const opened =
    media &&
    (title
      ? t('nowIn', { name: title })
      : t('opened', {
          name: media.name,
          kind: t(`kind${kindOf(media, projection)}`),
          ...media.size,
        }))
  const said = opening ? t('opening', { name: opening.name }) : walking ? '' : opened
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FaultNotices tour={tour} say={({ code, ...values }) => t(`fault${code}`, values)} />
    </>
  )
}

type DropZoneProps = {
  chooser: RefObject<HTMLInputElement | null>
  over: boolean
  onFiles: (files: File[]) => void
  onHome: (() => void) | undefined
  onSample: (() => void) | undefined
}

/** The empty tour: drop, browse, walk through the sample home, or try the sample. A click anywhere in it browses. */
function DropZone({ chooser, over, onFiles, onHome, onSample }: DropZoneProps) {
  const { t } = useTranslation('tour')
  const id = useId()

  return (
    <CornerBrackets
      locked={over}
      className={classNames(
        'grid min-h-96 place-items-center rounded border bg-surface transition-colors',
        over && 'border-signal',
      )}
    >
      <label htmlFor={id} className="absolute inset-0 cursor-pointer rounded">
        <span className="sr-only">{t('uploadTitle')}</span>
      </label>
      <input
        ref={chooser}
        id={id}
        type="file"
        multiple
        accept="image/*,video/*"
        tabIndex={-1}
        onChange={({ target }) => onFiles(takeFiles(target))}
        className="sr-only"
      />
      <div className="pointer-events-none relative flex max-w-2xl flex-col items-center gap-3 px-8 py-12 text-center">
        <UploadIcon className="size-8 text-ink-soft" />
        <h2 className="text-subtitle">{over ? t('dropHere') : t('uploadTitle')}</h2>
        <p className="max-w-md text-ink-soft">{t('uploadHint')}</p>
        <div className="pointer-events-auto mt-4 flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => chooser.current?.click()}>
            {t('chooseFiles')}
          </Button>
          {onHome && <Button onClick={onHome}>{t('walkHome')}</Button>}
          {onSample && (
            <Button variant={onHome ? 'quiet' : 'outline'} onClick={onSample}>
              {t('trySample')}
            </Button>
          )}
        </div>
      </div>
    </CornerBrackets>
  )
}

type Parts = Awaited<ReturnType<typeof loadEditor>>
type Editor = ReturnType<Parts['createEditor']>

/** What shows files, loaded when it is needed or about to be: at the latest while one is opened. */
function useViewerParts(tour: Tour, box: RefObject<HTMLElement | null>) {
  const [parts, setParts] = useState<Parts & { editor: Editor }>()
  const made = useRef<Editor>(undefined)
  const warmed = useRef(false)
  // Once: a second renderer would only be thrown away.
  const warm = () => {
    if (warmed.current) return
    warmed.current = true
    warmTour(box.current?.clientWidth ?? 0)
  }
  const bring = useCallback(
    (name: string, given?: ImportSource) => {
      // Of what comes only once it is asked for, too.
      const refuse = (name: string) => {
        cancelOpening(tour)
        setFault(tour, { code: 'Viewer', name })
      }
      const take = (loaded: Parts) => {
        made.current ??= loaded.createEditor(tour)
        setParts({ ...loaded, editor: made.current })
        if (given) loaded.importFiles(made.current, given).catch(() => refuse(name))
      }
      loadEditor().then(take, () => {
        if (!given) return
        resetTour(tour)
        refuse(name)
      })
    },
    [tour],
  )
  return { parts, editor: made, warm, bring }
}

/** 24 rem, as the viewport has it. */
const viewerHeight = 384

const loadEditor = () => import('../editor/index.ts')

/**
 * Starts what opening a file needs, all at the same time: the viewer, three.js, the renderer and its
 * program. What fails here fails again, and is said, when a file is opened.
 * @param width  of the viewer that will come, in CSS pixels
 */
function warmTour(width: number) {
  loadEditor().catch(() => {})
  Promise.all([loadScene(), import('../scene/warm-scene.ts')])
    // Without WebGL there is nothing to warm; the viewer says so when it opens.
    .then(([, { warmScene }]) => warmScene({ width, height: viewerHeight }))
    .catch(() => {})
}
