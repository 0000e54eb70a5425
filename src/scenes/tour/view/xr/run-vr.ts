import type { TFunction } from 'i18next'
import { stageFlags } from '../../../../stage/flags.ts'
import { type FrameFacts, runSession } from '../../../../stage/xr/run-session.ts'
import { hearPresses } from '../../../../stage/xr/select-rays.ts'
import type { Tour } from '../../model/tour.ts'
import { setViewDirection } from '../../model/view.ts'
import { hitTarget, type Ray, yawAhead } from '../../model/xr/controls.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { ground } from '../scene/tile-material.ts'
import { createCaptionBoard } from './caption-board.ts'
import { createCardBoard } from './card-board.ts'
import { tell } from './expose-test-state.ts'
import { createPointers } from './pointers.ts'
import { roomCard } from './room-card.ts'
import { createRoomView } from './room-view.ts'
import { createSessionScene, framesOf, type Head, headOf } from './session-scene.ts'

export type SessionOptions = {
  session: XRSession
  editor: TourEditor
  t: TFunction<'tour'>
  d: TFunction<'tour-device'>
  /** Ends the session as the visitor wants it. */
  leave: () => void
  /** Under `?stats`, where tests read what is shown. */
  element: HTMLElement
}

/**
 * The tour round a visitor with a headset. Nothing moves them but themselves: other rooms come through the dark, and a
 * thumbstick turns them in steps.
 * @returns frees everything, and lets the page look where the visitor did last; the session is the caller's to end
 * @throws when the graphics or the session fail at the start
 */
export async function runVr(options: SessionOptions): Promise<() => void> {
  const { session, editor, t, d, leave, element } = options
  const { tour } = editor
  const { renderer, scene, camera } = createSessionScene('tour-vr')
  renderer.setClearColor(ground, 1)
  const room = createRoomView({
    editor,
    renderer,
    t,
    nextFrame: framesOf(session),
    facing: (heading) => heading,
    mayDarken: () => true,
  })
  const card = createCardBoard()
  const captions = createCaptionBoard(editor)
  const pointers = createPointers(session, true)
  scene.add(room.root, room.darkness, card.mesh, captions.mesh, pointers.root)
  let head: Head | undefined

  const press = (ray: Ray) => {
    const onCard = card.at(ray)
    if (onCard === 'leave') leave()
    else if (onCard === 'play') togglePlay(tour)
    else if (onCard === 'captions') captions.toggle()
    if (onCard !== null) return
    const met = hitTarget(ray, room.targets())
    if (met) room.press(met.id)
  }
  const space = () => renderer.xr.getReferenceSpace()
  const stopHearing = hearPresses(session, space, ({ ray }) => press(ray))

  const onFrame = ({ frame, space, pose, now }: FrameFacts) => {
    const found = pointers.read(frame, space)
    if (!pose) return
    head = headOf(pose.transform.matrix)
    const { eye, heading } = head
    const turned = pointers.turned()
    if (turned !== 0) room.turnBy(turned, eye)
    room.frame(now, eye, heading)
    captions.frame(now, eye, heading, true)
    card.follow(eye, heading)
    const rays = found.map(({ ray }) => ray)
    const onCard = rays.map((ray) => card.at(ray))
    const targets = room.targets()
    const over = rays.map((ray, at) =>
      onCard[at] === null ? hitTarget(ray, targets)?.id : undefined,
    )
    room.show(over.find((id) => id !== undefined) ?? null)
    card.show(roomCard(editor, t, d, captions), onCard.find((id) => id) ?? null)
    if (stageFlags().stats) tell(element, { room, card, captions, head, targets })
  }

  let end = () => {}
  const dispose = () => {
    end()
    stopHearing()
    const turn = room.shown()?.picture.turn()
    if (head && turn !== undefined && tour.projection === 'sphere')
      setViewDirection(tour.view, { yaw: yawAhead(turn, head.heading), pitch: head.pitch })
    room.dispose()
    card.dispose()
    captions.dispose()
    pointers.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
  }
  try {
    end = await runSession(renderer, session, { scene, camera }, onFrame)
  } catch (error) {
    dispose()
    throw error
  }
  return dispose
}

/** Plays or pauses the video that is shown. */
export function togglePlay({ media }: Tour) {
  if (media?.sort !== 'video') return
  const { player } = media
  // Refused without a gesture that the browser counts; then it stays paused, which the card shows.
  if (player.paused) player.play().catch(() => {})
  else player.pause()
}
