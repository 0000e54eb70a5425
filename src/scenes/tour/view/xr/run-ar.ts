import { stageFlags } from '../../../../stage/flags.ts'
import { createAnchors } from '../../../../stage/xr/anchors.ts'
import { createHitTests, type Hit, type HitTests } from '../../../../stage/xr/hit-tests.ts'
import { type FrameFacts, runSession } from '../../../../stage/xr/run-session.ts'
import { hearPresses, type RayPress } from '../../../../stage/xr/select-rays.ts'
import { documentOf } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { setViewDirection } from '../../model/view.ts'
import {
  createDoorPassage,
  type Door,
  doorAhead,
  doorFacing,
  firstArStep,
  isHorizontal,
  nextArStep,
  trackDoorPassage,
} from '../../model/xr/ar.ts'
import { hitTarget, yawAhead } from '../../model/xr/controls.ts'
import { showRoom } from '../rooms/show-room.ts'
import { arCard } from './ar-card.ts'
import { createDoorFrame, createRing } from './ar-parts.ts'
import { createCaptionBoard } from './caption-board.ts'
import { createCardBoard } from './card-board.ts'
import { aimMask, createDoorGround, createDoorMask, maskMaterial } from './door-mask.ts'
import { tell } from './expose-test-state.ts'
import { createPointers, type Pointer } from './pointers.ts'
import { createRoomView } from './room-view.ts'
import { type SessionOptions, togglePlay } from './run-vr.ts'
import { createSessionScene, framesOf, type Head, headOf } from './session-scene.ts'
import { createTableHome, loadTableHome, type TableHome } from './table-home.ts'

/** What is tied to the real room. */
const tied = { home: 1, door: 2 }

/** A floor lies at least so far below the eyes, metres: a table does not. */
const belowEyes = 1

/**
 * The tour in the visitor's own room: the sample home on a table, whose rooms open as doorways; of any other tour the room
 * that is shown. One steps through a doorway into the picture, and back out.
 * @param hasHome  whether the tour is the sample home
 * @returns frees everything, and lets the page look where the visitor did last; the session is the caller's to end
 * @throws when the graphics or the session fail at the start
 */
export async function runAr(options: SessionOptions & { hasHome: boolean }): Promise<() => void> {
  const { session, editor, t, d, leave, element, hasHome } = options
  const { tour, state } = editor
  const { renderer, scene, camera } = createSessionScene('tour-ar')
  const mask = createDoorMask()
  const ground = createDoorGround(mask)
  const frame = createDoorFrame()
  const ring = createRing()
  const card = createCardBoard()
  const captions = createCaptionBoard(editor)
  const pointers = createPointers(session, false)
  const anchors = createAnchors()
  let passage = createDoorPassage()
  let step = firstArStep(hasHome)
  let door: Door | undefined
  let table: TableHome | undefined
  let head: Head | undefined
  let aim: Hit | null = null
  let lowest = 0
  let isOver = false
  const room = createRoomView({
    editor,
    renderer,
    t,
    nextFrame: framesOf(session),
    dress: (material) => maskMaterial(material, mask),
    facing: (heading) => (door && !passage.isInside ? door.turn : heading),
    mayDarken: () => passage.isInside,
  })
  scene.add(ground.root, room.root, room.darkness, frame.root, ring.mesh)
  scene.add(card.mesh, captions.mesh, pointers.root)

  const bringHome = async () => {
    try {
      const loaded = await loadTableHome()
      if (isOver) return loaded.model.dispose()
      table = createTableHome(loaded, documentOf(state), t('roomUnnamed'))
      scene.add(table.root)
    } catch (error) {
      if (isOver) return
      console.warn(error)
      setFault(tour, { code: 'Sample', name: '' })
      // The doorway alone is left.
      step = firstArStep(false)
    }
  }
  if (hasHome) void bringHome()

  const standHome = (now: XRFrame, space: XRSpace) => {
    if (!aim || !head || !table) return
    table.stand(aim.at, head.heading)
    void anchors.tie(tied.home, { at: aim.at, turn: head.heading }, now, space, aim.result)
    step = nextArStep(step, 'stood')
  }
  const standDoor = (now: XRFrame, space: XRSpace) => {
    if (!head) return
    door = candidate(head)
    passage = createDoorPassage()
    room.place(head.eye, door.turn)
    void anchors.tie(tied.door, door, now, space)
    step = nextArStep(step, 'stood')
  }
  const candidate = ({ eye, heading }: Head): Door =>
    aim && aim.at[1] < eye[1] - belowEyes
      ? doorFacing(aim.at, eye)
      : doorAhead(eye, heading, Math.min(lowest, eye[1] - belowEyes))

  const press = ({ ray, frame: now, space }: RayPress) => {
    const onCard = card.at(ray)
    if (onCard === 'leave') leave()
    else if (onCard === 'play') togglePlay(tour)
    else if (onCard === 'captions') captions.toggle()
    else if (onCard === 'again') step = nextArStep(step, 'again')
    if (onCard !== null) return
    if (step === 'open' && passage.isInside) {
      const met = hitTarget(ray, room.targets())
      if (met) room.press(met.id)
      return
    }
    if (step === 'table') return standHome(now, space)
    const chosen = table?.roomAt(ray)
    if (chosen) {
      step = nextArStep(step, 'chosen')
      void showRoom(editor, chosen)
    } else if (step === 'door') standDoor(now, space)
  }
  const stopHearing = hearPresses(session, () => renderer.xr.getReferenceSpace(), press)

  const look = ({ frame: now, space }: FrameFacts, found: readonly Pointer[]) => {
    const pointing = found.find(
      ({ source }) => source.targetRayMode === 'tracked-pointer' && source.handedness !== 'left',
    )
    const hit = tests?.read(now, space, pointing?.source) ?? null
    aim = hit && isHorizontal(hit.normal) ? hit : null
    if (aim) lowest = Math.min(lowest, aim.at[1])
    const moved = anchors.read(now, space)
    door = moved.get(tied.door) ?? door
    const home = moved.get(tied.home)
    if (home) table?.stand(home.at, home.turn)
  }

  const draw = ({ eye, heading }: Head, found: readonly Pointer[]) => {
    const { isInside } = passage
    const isOpen = step === 'open' && door !== undefined
    ground.root.visible = isOpen
    room.root.visible = isOpen
    room.setWays(isInside)
    ring.lie(step === 'table' && table ? (aim?.at ?? null) : null)
    const standing = step === 'door' && head ? candidate(head) : door
    if (standing && (step === 'door' || isOpen)) frame.stand(standing)
    else frame.root.visible = false
    if (door) aimMask(mask, door, eye, isInside)
    card.follow(eye, heading)
    const rays = found.map(({ ray }) => ray)
    const onCard = rays.map((ray) => card.at(ray))
    const free = rays.filter((_, at) => onCard[at] === null)
    const targets = isOpen && isInside ? room.targets() : []
    const met = free.map((ray) => hitTarget(ray, targets)?.id).find((id) => id)
    room.show(met ?? null)
    const over = free.map((ray) => table?.roomAt(ray)).find((id) => id)
    table?.frame(eye, over ?? null)
    if (table && step !== 'table') table.root.visible = !isInside
    card.show(
      arCard(editor, t, d, { step, isInside, isReady: !hasHome || table !== undefined, captions }),
      onCard.find((id) => id) ?? null,
    )
    if (!stageFlags().stats || !head) return
    const names = step === 'table' || isInside ? [] : (table?.targets() ?? [])
    tell(element, { room, card, captions, head, targets: [...targets, ...names] })
    Object.assign(element.dataset, { step, inside: String(isInside), aims: String(aim !== null) })
    element.dataset.door = door ? JSON.stringify(door) : ''
  }

  const onFrame = (facts: FrameFacts) => {
    const found = pointers.read(facts.frame, facts.space)
    if (!facts.pose) return
    head = headOf(facts.pose.transform.matrix)
    look(facts, found)
    const { eye, heading } = head
    if (step === 'open' && door) trackDoorPassage(passage, door, eye)
    const turned = pointers.turned()
    if (turned !== 0 && passage.isInside) room.turnBy(turned, eye)
    room.frame(facts.now, eye, heading)
    captions.frame(facts.now, eye, heading, step === 'open' && passage.isInside)
    draw(head, found)
  }

  let tests: HitTests | undefined
  let end = () => {}
  const dispose = () => {
    isOver = true
    end()
    stopHearing()
    tests?.dispose()
    anchors.releaseAll()
    const turn = room.shown()?.picture.turn()
    if (head && turn !== undefined && passage.isInside && tour.projection === 'sphere')
      setViewDirection(tour.view, { yaw: yawAhead(turn, head.heading), pitch: head.pitch })
    for (const part of [room, table, ground, frame, ring, card, captions, pointers]) part?.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
  }
  try {
    tests = await createHitTests(session)
    end = await runSession(renderer, session, { scene, camera }, onFrame)
  } catch (error) {
    dispose()
    throw error
  }
  return dispose
}
