import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { FetchStrings } from '../../../../stage/scene-slot.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { UploadIcon } from '../../../../ui/icons/tools.tsx'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { currentRoom, edit } from '../../model/session.ts'
import { setProjection } from '../../model/tour.ts'
import { RoomStrip } from '../strip/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourEditor } from './create-editor.ts'
import { ToolsButton } from './tools-button.tsx'
import { useCaptions } from './use-captions.ts'
import { useDevice } from './use-device.ts'
import { useDollhouse } from './use-dollhouse.ts'
import { useLinks } from './use-links.ts'
import { usePlan } from './use-plan.ts'
import { useTools } from './use-tools.ts'
import { ViewerHeading } from './viewer-heading.tsx'

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
