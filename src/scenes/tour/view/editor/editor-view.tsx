import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { changeRoom } from '../../model/document/rooms.ts'
import { hasSampleHome } from '../../model/home/home-data.ts'
import { kindOf } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { editShownRoom, setPressMode } from '../../model/session.ts'
import { setFault, setProjection, type Tour } from '../../model/tour.ts'
import { EditableMarkLayer } from '../links/editable-mark-layer.tsx'
import { LinkBar } from '../links/link-bar.tsx'
import { LinkTools } from '../links/link-tools.tsx'
import { RoomList } from '../links/room-list.tsx'
import { RoomStrip } from '../strip/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourEditor } from './create-editor.ts'
import { ToolsButton } from './tools-button.tsx'
import { useDeviceModes } from './use-device-modes.ts'

type EditorViewProps = {
  editor: TourEditor
  fetchWords: FetchStrings | undefined
  onUploadNew: () => void
}

const loadHouse = () => import('../dollhouse/dollhouse-panel.tsx')
const loadPlan = () => import('../plan/plan-panel.tsx')
const loadTools = () => import('../tools/index.ts')

/** A tour at work: the room that is shown with its links, the strip of all rooms below it, and the tour in words. */
export function EditorView({ editor, fetchWords, onUploadNew }: EditorViewProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const box = useRef<HTMLDivElement>(null)
  const { history, pressMode, planMode } = useSnapshot(state)
  const { rooms, plan } = history.present
  const refuse = () => setFault(tour, { code: 'Viewer', name: '' })
  const device = useDeviceModes(fetchWords)

  const hasPanel = rooms.length > 1 || plan !== null
  const refocus = useRefocus(box, hasPanel)
  const planParts = useLoaded(loadPlan, hasPanel, refuse)

  const isHome = hasSampleHome(history.present)
  const house = useLoaded(loadHouse, isHome, refuse)

  const isTooled = pressMode === 'tools'
  const tools = useLoaded(loadTools, isTooled, () => {
    setPressMode(state, null)
    refuse()
  })

  const place = placesOf(plan !== null, planMode !== null)
  // Tab goes the way the eye does: what offers a plan comes after the rooms, and a plan before them.
  const planned = hasPanel && planParts && (
    <div className={classNames('min-w-0', place.plan)}>
      <planParts.PlanPanel {...{ editor, refocus }} />
    </div>
  )
  const project = (projection: Projection) => {
    setProjection(tour, projection)
    editShownRoom(state, 'Projection', changeRoom, { projection })
  }
  return (
    <>
      <div ref={box} className={classNames('grid gap-x-6 gap-y-4', place.columns)}>
        <TourViewer
          openTour={editor}
          heading={<ViewerHeading tour={tour} />}
          onProjection={project}
          tools={
            <>
              <LinkTools editor={editor} />
              <ToolsButton state={state} />
              <Button
                size="small"
                className="pointer-coarse:min-h-11 max-sm:grow"
                onClick={onUploadNew}
              >
                <UploadIcon className="size-4" />
                {t('uploadNew')}
              </Button>
            </>
          }
          overlay={
            <>
              <EditableMarkLayer editor={editor} />
              {isTooled && tools && <tools.ToolLayer editor={editor} />}
            </>
          }
          below={
            <>
              <LinkBar editor={editor} />
              {isTooled && tools && <tools.ToolBar editor={editor} />}
              {device && <device.DeviceModeButtons editor={editor} modes={device.modes} />}
            </>
          }
          away={device && <device.ShownElsewhereNotice />}
        />
        {plan && planned}
        <div className={classNames('min-w-0', place.strip)}>
          <RoomStrip editor={editor} />
        </div>
        {!plan && planned}
      </div>
      {isHome && house && <house.DollhousePanel editor={editor} />}
      <RoomList editor={editor} />
    </>
  )
}

/**
 * Where things stand: a plan beside the view, where there is room for both, since one is read by the other; while it is
 * edited below it, as large as can be; and what offers one after the rooms.
 */
function placesOf(hasPlan: boolean, isEdited: boolean) {
  const one = 'grid-cols-[minmax(0,1fr)]'
  if (!hasPlan || isEdited) return { columns: one, plan: '', strip: '' }
  return {
    columns: `${one} lg:grid-cols-[minmax(0,1fr)_22rem]`,
    plan: 'lg:col-start-2',
    strip: 'lg:col-span-2',
  }
}

/**
 * Whether the panel of the plan takes the focus with its next change: it changes its place when a plan is made or
 * removed, and is another one then. With the plan of a single room it goes, and the picture in the box takes the focus.
 */
function useRefocus(box: RefObject<HTMLElement | null>, hasPanel: boolean) {
  const refocus = useRef(false)
  useLayoutEffect(() => {
    if (hasPanel || !refocus.current) return
    refocus.current = false
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  })
  return refocus
}

/** What is shown: the room, its file, its kind and size. */
function ViewerHeading({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const { projection, title: called } = useSnapshot(tour)
  useSnapshot(tour).media
  const { media } = tour
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever reads goes on here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className="min-w-0">
      <h2 ref={title} id="tour-viewer-title" tabIndex={-1} className="text-subtitle">
        {t('viewerTitle')}
      </h2>
      {media && (
        <div className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs text-ink-soft">
          {called && <h3 className="max-w-64 truncate text-ink">{called}</h3>}
          <span className="max-w-64 truncate">{media.name}</span>
          <span>{t(`kind${kindOf(media, projection)}`)}</span>
          <span>
            {media.size.width} × {media.size.height}
          </span>
        </div>
      )}
    </div>
  )
}
