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
import { whenIdle } from '../../../../ui/when-idle.ts'
import type { SampleHomeTexts, TourSample } from '../../config.ts'
import { openingOrder } from '../../model/arrange-files.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { createDollhouse } from '../../model/home/dollhouse.ts'
import { kindOf } from '../../model/picture/media.ts'
import { createTour, resetTour, setFault, type Tour } from '../../model/tour.ts'
import { isViewFragment } from '../../model/view.ts'
import type { ImportSource } from '../editor/import-files.ts'
import { loadScene } from '../load-scene.ts'
import { openFirstFile, openSample } from '../open/open-first-file.ts'
import { cancelOpening, startOpening } from '../open/opening.ts'
import { FaultNotices } from './fault-notices.tsx'
import { HomeOverview } from './home-overview.tsx'
import { OpeningProgressBar } from './opening-progress-bar.tsx'

export interface TourToolProps {
  sample?: TourSample
  /** The words of the sample home; without them it is not shown. */
  home?: SampleHomeTexts
  /** Without it nothing of a headset or of a phone's sensor is offered. */
  fetchWords?: FetchStrings
  /** Opens the sample at once, where the visitor asked for it already. */
  opensSample?: boolean
}

/**
 * The property tour: upload, or walk through the sample home, look around, upload another. This much is prerendered and
 * small; what shows files loads when the visitor comes near with pointer, focus or a dragged file.
 */
export function TourTool({ sample, home, fetchWords, opensSample = false }: TourToolProps) {
  const { t } = useTranslation('tour')
  const [tour] = useState(createTour)
  const { media, opening } = useSnapshot(tour)
  const [house] = useState(createDollhouse)
  /** How far the way into the sample home is. */
  const [walk, setWalk] = useState<'flight' | 'arrived'>()
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
  const walkIn = (room: RoomId) => {
    if (!home || house.flight !== null) return
    // What is said of it need not wait for the code.
    startOpening(tour, home.name)
    // While the rooms are on their way one flies there, and the viewer waits.
    if (house.isDrawn) house.flight = room
    setWalk(house.isDrawn ? 'flight' : 'arrived')
    warm()
    bring(home.name, { wholeHome: home, room })
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
    Object.assign(house, createDollhouse())
  }
  const leave = useEffectEvent(close)
  useEffect(() => () => leave(), [])

  const isEmpty = !media && !opening
  useEffect(() => {
    if (!isEmpty) return
    // Also of a home that did not open: one sees it from above again.
    house.flight = null
    setWalk(undefined)
  }, [isEmpty, house])

  const uploadNew = () => {
    close()
    // The drop zone comes back with the next render; its button is where the visitor goes on.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[data-choose]')?.focus({ preventScroll: true }),
    )
  }

  const progress = <OpeningProgressBar tour={tour} />
  const dropZone = (
    <DropZone
      chooser={chooser}
      over={over}
      onFiles={open}
      onSample={sample && openSampleRoom}
      isBesideHome={home !== undefined}
    />
  )
  return (
    <div
      ref={box}
      className="relative flex flex-col gap-4"
      data-tour={opening ? 'opening' : media ? 'open' : 'empty'}
    >
      <Notes tour={tour} />
      {media && parts && walk !== 'flight' ? (
        <parts.EditorView editor={parts.editor} fetchWords={fetchWords} onUploadNew={uploadNew} />
      ) : home ? (
        <HomeOverview
          house={house}
          texts={home}
          onWalk={walkIn}
          onArrive={() => setWalk((now) => now && 'arrived')}
          onLive={() => void fetchViewer().catch(() => {})}
          progress={walk && progress}
        >
          {dropZone}
        </HomeOverview>
      ) : (
        dropZone
      )}
      {(media || !walk) && progress}
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
  onSample: (() => void) | undefined
  isBesideHome: boolean
}

/** The empty tour: drop, browse, or try the sample. A click anywhere in it browses. */
function DropZone({ chooser, over, onFiles, onSample, isBesideHome }: DropZoneProps) {
  const { t } = useTranslation('tour')
  const id = useId()

  return (
    <CornerBrackets
      locked={over}
      className={classNames(
        'grid place-items-center rounded border bg-surface transition-colors',
        over && 'border-signal',
        isBesideHome ? 'lg:col-span-4 lg:row-span-2' : 'min-h-96',
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
      <div className="pointer-events-none relative flex max-w-2xl flex-col items-center gap-3 px-8 py-6 text-center sm:py-12">
        <UploadIcon className="size-8 text-ink-soft max-sm:hidden" />
        <h2 className="text-subtitle">{over ? t('dropHere') : t('uploadTitle')}</h2>
        <p className="max-w-md text-ink-soft max-sm:order-last">{t('uploadHint')}</p>
        <div className="pointer-events-auto flex flex-wrap justify-center gap-3 sm:mt-4">
          <Button
            variant={isBesideHome ? 'outline' : 'primary'}
            data-choose=""
            onClick={() => chooser.current?.click()}
          >
            {t('chooseFiles')}
          </Button>
          {onSample && (
            <Button variant={isBesideHome ? 'quiet' : 'outline'} onClick={onSample}>
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

/** What the way into the home needs next, in an idle moment. */
async function fetchViewer() {
  await whenIdle()
  await Promise.all([loadEditor(), loadScene(), import('../home/open-home.ts')])
}

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
