import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import type { LinkEditor } from '../../model/edit-links.ts'
import { hasHome } from '../../model/home/home-data.ts'
import { kindOf } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { PlanEditor } from '../../model/plan/edit-plan.ts'
import { currentRoom, edit } from '../../model/session.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import { setFault, setProjection, type Tour } from '../../model/tour.ts'
import type { CaptionState } from '../captions/caption-state.ts'
import { RoomStrip } from '../strip/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourEditor } from './create-editor.ts'
import { ToolsButton } from './tools-button.tsx'
import { useDevice } from './use-device.ts'

type EditorViewProps = {
  editor: TourEditor
  fetchWords: FetchStrings | undefined
  onUploadNew: () => void
}

/** A tour at work: the room that is shown with its links, the strip of all rooms below it, and the tour in words. */
export function EditorView({ editor, fetchWords, onUploadNew }: EditorViewProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const box = useRef<HTMLDivElement>(null)
  const links = useLinks(editor)
  const device = useDevice(fetchWords)
  const linked = links && { editor, linkEditor: links.linkEditor }
  const plan = usePlan(editor, box)
  const house = useDollhouse(editor)
  const tools = useTools(editor)
  const captions = useCaptions(editor)
  // What is pressed in the picture means one thing at a time.
  const openTools = () => {
    if (links && !tools.isOpen) links.setLinkEditing(links.linkEditor, false)
    tools.setOpen(!tools.isOpen)
  }
  const { history, currentRoomId: present } = useSnapshot(state)
  const place = placesOf(plan)
  // Tab goes the way the eye does: what offers a plan comes after the rooms, and a plan before them.
  const planned = plan.parts && (
    <div className={classNames('min-w-0', place.plan)}>
      <plan.parts.PlanPanel
        editor={editor}
        planEditor={plan.parts.planEditor}
        refocus={plan.refocus}
      />
    </div>
  )
  const project = (projection: Projection) => {
    setProjection(tour, projection)
    const room = currentRoom(state)
    if (room)
      edit(state, 'Projection', (document) => chooseProjection(document, room.id, projection))
  }
  return (
    <>
      <div ref={box} className={classNames('grid gap-x-6 gap-y-4', place.columns)}>
        <TourViewer
          openTour={editor}
          heading={<ViewerHeading tour={tour} />}
          description={currentRoom({ history, currentRoomId: present })?.alt}
          isMarking={tools.isOpen || links?.isEdited === true}
          onProjection={project}
          tools={
            <>
              {linked && <links.LinkTools {...linked} onEdit={() => tools.setOpen(false)} />}
              <ToolsButton isOpen={tools.isOpen} onPress={openTools} />
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
              {linked && <links.LinkLayer {...linked} isAside={tools.isOpen} />}
              {tools.parts && (
                <tools.parts.ToolLayer editor={editor} toolState={tools.parts.toolState} />
              )}
            </>
          }
          below={
            <>
              {linked && <links.LinkBar {...linked} />}
              {tools.parts && (
                <tools.parts.ToolBar editor={editor} toolState={tools.parts.toolState} />
              )}
              {device && <device.DeviceWays editor={editor} modes={device.modes} />}
            </>
          }
          away={device && <device.AwayNotice />}
          captions={
            captions && (
              <captions.CaptionLayer openTour={editor} captionState={captions.captionState} />
            )
          }
          videoTools={
            captions && (
              <captions.CaptionToggle openTour={editor} captionState={captions.captionState} />
            )
          }
        />
        {plan.has && planned}
        <div className={classNames('min-w-0', place.strip)}>
          <RoomStrip
            editor={editor}
            fields={captions && <captions.CaptionField editor={editor} />}
          />
        </div>
        {!plan.has && planned}
      </div>
      {house && <house.DollhousePanel editor={editor} />}
      {links && <links.RoomList editor={editor} />}
    </>
  )
}

/**
 * Where things stand: a plan beside the view, where there is room for both, since one is read by the other; while it is edited
 * below it, as large as can be; and what offers one after the rooms.
 */
function placesOf({ has, isEdited }: { has: boolean; isEdited: boolean }) {
  const one = 'grid-cols-[minmax(0,1fr)]'
  if (!has || isEdited) return { columns: one, plan: '', strip: '' }
  return {
    columns: `${one} lg:grid-cols-[minmax(0,1fr)_22rem]`,
    plan: 'lg:col-start-2',
    strip: 'lg:col-span-2',
  }
}

const loadCaptions = () => import('../captions/index.ts')

/** Captions, loaded for the first video. */
function useCaptions({ tour, state }: TourEditor) {
  const { history, currentRoomId: present } = useSnapshot(state)
  const isWanted = currentRoom({ history, currentRoomId: present })?.sort === 'video'
  const refuse = useCallback(() => setFault(tour, { code: 'Viewer', name: '' }), [tour])
  const parts = useLoaded(loadCaptions, isWanted, refuse)
  const [captionState, setCaptioning] = useState<CaptionState>()
  if (parts && !captionState) setCaptioning(parts.createCaptionState())
  return parts && captionState && { ...parts, captionState }
}

const loadHouse = () => import('../dollhouse/index.ts')

/** What shows the sample home from above, loaded for a tour of it. */
function useDollhouse({ tour, state }: TourEditor) {
  const { history } = useSnapshot(state)
  const isWanted = hasHome(history.present)
  const parts = useLoaded(loadHouse, isWanted, () => setFault(tour, { code: 'Viewer', name: '' }))
  return isWanted ? parts : undefined
}

const loadLinks = () => import('../links/index.ts')

/** What links rooms and writes notes in them, loaded once there is a room. */
function useLinks({ tour, state }: TourEditor) {
  const { currentRoomId: present } = useSnapshot(state)
  const parts = useLoaded(loadLinks, present !== null, () =>
    setFault(tour, { code: 'Viewer', name: '' }),
  )
  const [linkEditor, setLinking] = useState<LinkEditor>()
  if (parts && !linkEditor) setLinking(parts.createLinkEditor())
  const isEdited = useIsOn(linkEditor)
  return parts && linkEditor && { ...parts, linkEditor, isEdited }
}

const loadPlan = () => import('../plan/index.ts')

/** What shows and draws plans, loaded for a tour of several rooms, or one that has a plan. @param box  in which the picture is */
function usePlan({ tour, state }: TourEditor, box: RefObject<HTMLElement | null>) {
  const { history } = useSnapshot(state)
  const { rooms, plan } = history.present
  const isWanted = rooms.length > 1 || plan !== null
  const parts = useLoaded(loadPlan, isWanted, () => setFault(tour, { code: 'Viewer', name: '' }))
  const [planEditor, setPlanning] = useState<PlanEditor>()
  if (parts && !planEditor) setPlanning(parts.createPlanEditor())
  /** The panel changes its place when a plan is made or removed, and is another one then. */
  const refocus = useRef(false)
  const isOn = useIsOn(planEditor)
  // With the plan of a single room the panel goes, too, and nothing takes its place.
  useLayoutEffect(() => {
    if (isWanted || !refocus.current) return
    refocus.current = false
    if (document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  })
  return {
    parts: isWanted && parts && planEditor ? { ...parts, planEditor } : undefined,
    refocus,
    has: plan !== null,
    isEdited: isOn && plan !== null,
  }
}

const loadTools = () => import('../tools/index.ts')

/** North, level and measure: loaded when they are first asked for, and there while they are. */
function useTools({ tour }: TourEditor) {
  const [isOpen, setOpen] = useState(false)
  const [toolState, setTooling] = useState<ToolState>()
  const refuse = useCallback(() => {
    setOpen(false)
    setFault(tour, { code: 'Viewer', name: '' })
  }, [tour])
  const parts = useLoaded(loadTools, isOpen, refuse)
  if (parts && !toolState) setTooling(parts.createToolState())
  return {
    isOpen,
    setOpen,
    parts: isOpen && parts && toolState ? { ...parts, toolState } : undefined,
  }
}

type Mode = { isOn: boolean }

/** Before it is loaded. */
const idle = proxy<Mode>({ isOn: false })

/** Whether what marks or draws in the tour is at it; not before it is loaded. */
const useIsOn = (mode: Mode | undefined): boolean => useSnapshot(mode ?? idle).isOn

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
