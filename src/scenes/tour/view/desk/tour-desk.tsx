import { useSnapshot } from 'valtio'
import { edit, presentRoom } from '../../model/desk/desk.ts'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import type { Projection } from '../../model/placement.ts'
import { setProjection } from '../../model/tour.ts'
import { RoomStrip } from '../rooms/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourDesk as Desk } from './create-desk.ts'
import { finishWalk } from './finish-walk.ts'
import { ToolsButton } from './tools-button.tsx'
import { useCaptions } from './use-captions.ts'
import { useLinks } from './use-links.ts'
import { useTools } from './use-tools.ts'

/** A tour at work: the room that is shown with its links, the strip of all rooms below it, and the tour in words. */
export function TourDesk({ desk, onUploadNew }: { desk: Desk; onUploadNew: () => void }) {
  const { tour, state } = desk
  const links = useLinks(desk)
  const linked = links && { desk, linking: links.linking }
  const tools = useTools(desk)
  const captions = useCaptions(desk)
  // What is pressed in the picture means one thing at a time.
  const openTools = () => {
    if (links && !tools.isOpen) links.setLinking(links.linking, false)
    tools.setOpen(!tools.isOpen)
  }
  const { history, present } = useSnapshot(state)
  const project = (projection: Projection) => {
    setProjection(tour, projection)
    const room = presentRoom(state)
    if (room)
      edit(state, 'Projection', (document) => chooseProjection(document, room.id, projection))
  }
  return (
    <>
      <TourViewer
        tour={tour}
        description={presentRoom({ history, present })?.alt}
        onProjection={project}
        onUploadNew={onUploadNew}
        onArrive={(walk) => finishWalk(desk, walk)}
        tools={
          <>
            {linked && <links.LinkTools {...linked} onEdit={() => tools.setOpen(false)} />}
            <ToolsButton isOpen={tools.isOpen} onPress={openTools} />
          </>
        }
        overlay={
          <>
            {linked && <links.LinkLayer {...linked} isAside={tools.isOpen} />}
            {tools.parts && <tools.parts.ToolLayer desk={desk} tooling={tools.parts.tooling} />}
          </>
        }
        below={
          <>
            {linked && <links.LinkBar {...linked} />}
            {tools.parts && <tools.parts.ToolBar desk={desk} tooling={tools.parts.tooling} />}
          </>
        }
        captions={
          captions && <captions.CaptionLayer desk={desk} captioning={captions.captioning} />
        }
        videoTools={
          captions && <captions.CaptionToggle desk={desk} captioning={captions.captioning} />
        }
      />
      <RoomStrip desk={desk} fields={captions && <captions.CaptionField desk={desk} />} />
      {links && <links.RoomList desk={desk} />}
    </>
  )
}
