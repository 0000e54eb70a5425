import { motionAllowed } from '../../../../../stage/flags.ts'
import { tourConfig } from '../../../config.ts'
import { perspectiveOf } from '../../../model/camera/perspective.ts'
import { findRoom } from '../../../model/document/edit.ts'
import type {
  FileId,
  Link,
  Room,
  RoomId,
  ViewDirection,
} from '../../../model/document/tour-document.ts'
import type { FormatWord, PageData } from '../../../model/export/page-data.ts'
import { type Inertia, stopInertia } from '../../../model/inertia.ts'
import { kindOf } from '../../../model/picture/media.ts'
import { viewDirectionOnJump } from '../../../model/plan/plan-geometry.ts'
import { createView, startView, viewDirectionOf, zoomTo } from '../../../model/view.ts'
import { createControls } from './controls.ts'
import { holdRooms } from './held-rooms.ts'
import { make } from './make.ts'
import { createMarks } from './marks.ts'
import { createNoteCard } from './note-card.ts'
import { type OpenRoom, openRoom } from './open-room.ts'
import { createPlanPanel } from './plan-panel.ts'
import { planStep } from './plan-step.ts'
import { createSpeech } from './speech.ts'
import { createStage } from './stage.ts'
import { createStrip } from './strip.ts'
import { createVideoBar } from './video-bar.ts'
import { createViewBox } from './view-box.ts'

/** The tour in 3D: its parts, for the head of the page and its body. */
export function walkableTour(
  gl: WebGL2RenderingContext,
  data: PageData,
  say: FormatWord,
  fileOf: (id: FileId) => Promise<Blob>,
) {
  const { document: tour, media } = data
  const canvas = gl.canvas as HTMLCanvasElement
  const view = createView()
  const motion: Inertia = { velocity: undefined }
  const name = make('h2')
  const kind = make('span', { class: 'kind' })
  const status = make('p', { role: 'status', class: 'unseen' })
  const video = make('div')
  const { bar, toggleScreen } = createControls(view, motion, say, document.documentElement)
  const {
    box,
    marks: layer,
    captions,
    write,
  } = createViewBox(canvas, {
    ...{ view, motion, say, toggleFullscreen: toggleScreen },
  })
  const nameOf = (id: RoomId) => findRoom(tour, id)?.name ?? ''
  const notes = createNoteCard(box, say, fileOf)
  const marks = createMarks(layer, say, nameOf, {
    onGo: (link) => void go(link.to, link),
    onRead: notes.toggle,
  })
  const speech = createSpeech(captions, data, say, fileOf)
  const { strip, mark } = createStrip(data, say, (id) => void go(id))
  const plan = createPlanPanel(data, say, fileOf, (id) => goByPlan(id))
  const stage = createStage(gl, { view, motion }, ({ room, seen }, look, isStep) => {
    const { clientWidth: width, clientHeight: height } = canvas
    plan?.look(room, look, width / height)
    if (!isStep) marks.place(seen, perspectiveOf(seen, look, width / height), { width, height })
  })
  const rooms = holdRooms(async (room) => {
    const about = media[room.file]
    if (!about) throw new Error('No media')
    return openRoom(gl, room, await fileOf(room.file), about, () => stage.invalidate())
  })

  let present: OpenRoom | undefined
  let asked = 0

  /** Brings a room, or says that it cannot be shown; undefined where another was asked for meanwhile. */
  const bring = async (room: Room): Promise<OpenRoom | undefined> => {
    asked += 1
    const mine = asked
    write(say('opening', { name: room.name }))
    box.ariaBusy = 'true'
    try {
      const opened = await rooms.get(room)
      return mine === asked ? opened : undefined
    } catch (error) {
      console.warn(error)
      if (mine !== asked) return undefined
      status.textContent = say('pageBroken', { name: room.name })
      write(status.textContent)
      return undefined
    } finally {
      if (mine === asked) box.ariaBusy = 'false'
    }
  }

  /** Puts an open room in place of the one before. */
  const enter = (to: OpenRoom) => {
    present?.player?.pause()
    present = to
    if (to.player && motionAllowed()) to.player.play().catch(() => {})
    speech.end()
    const toggle = to.player && speech.begin(to.room, to.player)
    const extra = toggle ? [toggle] : []
    video.replaceChildren(...(to.player ? [createVideoBar(to.player, say, extra)] : []))
    write(say(to.seen.projection === 'sphere' ? 'hintSphere' : 'hintFlat'))
    stage.show(to)
  }

  const arrive = (to: OpenRoom, look: ViewDirection) => {
    const { room, seen } = to
    stopInertia(motion)
    startView(view, look, tourConfig.pitchLimit[seen.projection])
    zoomTo(view, look.zoom)
    const called = { name: room.name, kind: say(`kind${kindOf(room, room.projection)}`) }
    name.textContent = called.name
    kind.textContent = called.kind
    box.setAttribute('aria-label', say('viewerLabel', called))
    status.textContent = `${say('pageArrived', called)} ${room.alt}`.trim()
    notes.close()
    marks.show(room)
    mark(room.id)
    plan?.mark(room.id)
    rooms.trim([room.id])
    enter(to)
  }

  const lookNow = (): ViewDirection => ({ ...viewDirectionOf(view), zoom: view.zoom })

  /** On foot where a link leads there, else at once, looking the same way. */
  function goByPlan(id: RoomId) {
    const here = present?.room
    const there = findRoom(tour, id)
    const link = here?.links.find(({ to }) => to === id)
    const look =
      tour.plan && here && there && viewDirectionOnJump(tour.plan, here, there, lookNow())
    void go(id, link, look ?? undefined)
  }

  /** @param first  how one looks there, where no link leads */
  async function go(id: RoomId, link?: Link, first?: ViewDirection) {
    const room = findRoom(tour, id)
    if (!room || id === present?.room.id) return
    const to = await bring(room)
    if (!to) return
    const isStart = !present && tour.start?.room === id
    const home = first ?? ((isStart && tour.start?.look) || to.home)
    if (!present) return arrive(to, home)
    const how = { look: lookNow(), home, link, reduced: !motionAllowed() }
    const { arrive: end, ...step } = planStep(tour, present.room.id, id, how)
    notes.close()
    stopInertia(motion)
    // The marks of this room go with it, and one of them may be what was pressed.
    if (marks.hasFocus()) box.focus({ preventScroll: true })
    layer.inert = true
    const isThere = await stage.go({ to, ...step })
    // Another step may have taken its place.
    layer.inert = stage.isGoing()
    if (isThere) arrive(to, end)
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    // Otherwise it never comes back.
    event.preventDefault()
    rooms.clear()
  })
  canvas.addEventListener('webglcontextrestored', async () => {
    // Those too that were opened while it was away.
    rooms.clear()
    stage.restore()
    const again = present && (await bring(present.room))
    if (again) enter(again)
  })

  if (plan) bar.prepend(plan.button)
  const begin = tour.start?.room ?? tour.rooms[0]?.id
  if (begin) void go(begin)
  return {
    head: [make('div', { class: 'now' }, name, kind), bar],
    body: [
      make('div', { class: 'scene' }, box, ...(plan ? [plan.panel] : [])),
      video,
      strip,
      status,
    ],
  }
}
