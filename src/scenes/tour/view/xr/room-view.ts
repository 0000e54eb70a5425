import type { TFunction } from 'i18next'
import { Group, type ShaderMaterial, type WebGLRenderer } from 'three'
import type { Vector3 } from '../../../../math/vector.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { vectorOf } from '../../model/camera/angles.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Room } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import { picturePointOf } from '../../model/picture/flat-picture.ts'
import type { Media } from '../../model/picture/media.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import { endOpening, setFault } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { arrivalDirection } from '../../model/walk/return-link.ts'
import { fadeAt, fadeTimes } from '../../model/xr/controls.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { showRoom } from '../rooms/show-room.ts'
import { createDarkness } from './darkness.ts'
import { createMarkBoards, type Way } from './mark-boards.ts'
import { createRoomPicture, type RoomPicture } from './room-picture.ts'

export type RoomViewOptions = {
  editor: TourEditor
  renderer: WebGLRenderer
  t: TFunction<'tour'>
  nextFrame: () => Promise<unknown>
  dress?: (material: ShaderMaterial) => void
  /** In which heading what one looks at on arriving shall lie; the visitor's own is given. */
  facing: (heading: number) => number
  /** Whether one room gives way to another through the dark. */
  mayDarken: () => boolean
}

/** Ways hang so far away, metres. */
const waysAway = 3

/** Before a flat picture, metres. */
const proud = 0.05

/**
 * The room that a tour stands in, as a session shows it: the tour goes on from room to room as on the page, and what was
 * shown stays until the next picture is there, whole.
 */
export function createRoomView(options: RoomViewOptions) {
  const { editor, renderer, t, nextFrame, dress, facing, mayDarken } = options
  const { tour, state } = editor
  const root = new Group()
  const marks = createMarkBoards()
  const darkness = createDarkness()
  let asked: Media | undefined
  let next: { picture: RoomPicture; isReady: boolean } | undefined
  let shown: { picture: RoomPicture; room: Room | undefined } | undefined
  let change: number | undefined
  let pressed: string | null = null

  const begin = (media: Media) => {
    asked = media
    next?.picture.dispose()
    const level = currentRoom(state)?.level ?? null
    const made = { media, projection: tour.projection, level }
    const picture = createRoomPicture(made, { renderer, nextFrame, dress })
    const mine = { picture, isReady: false }
    next = mine
    picture.load().then(
      () => {
        mine.isReady = true
        if (next === mine) endOpening(tour)
      },
      (error) => {
        if (next !== mine) return
        console.warn(error)
        picture.dispose()
        next = undefined
        pressed = null
        setFault(tour, faultOf(error, media.name))
      },
    )
  }

  const swap = (eye: Vector3, heading: number) => {
    if (!next) return
    shown?.picture.dispose()
    const { picture } = next
    const room = currentRoom(state)
    shown = { picture, room }
    next = undefined
    pressed = null
    picture.place(eye, facing(heading), viewDirectionOf(tour.view).yaw)
    picture.root.add(marks.root)
    marks.set(room ? waysOf(room, picture) : [])
    root.add(picture.root)
  }

  const waysOf = (room: Room, { projection, size, media }: RoomPicture): Way[] =>
    room.links.flatMap((link): Way[] => {
      const { id, yaw, pitch } = link
      const name = findRoom(documentOf(state), link.to)?.name || t('roomUnnamed')
      if (projection === 'sphere') {
        const [x, y, z] = vectorOf(link)
        return [{ id, name, yaw, pitch, at: [x * waysAway, y * waysAway, z * waysAway] }]
      }
      const point = picturePointOf(link, media.size)
      if (!point) return []
      const [u, v] = point
      const at = [(u - 0.5) * size.width, (0.5 - v) * size.height, proud] as const
      return [{ id, name, yaw: 0, pitch: 0, at }]
    })

  return {
    root,
    darkness: darkness.mesh,
    /** In each frame in which it is known where the visitor's head is. */
    frame(now: number, eye: Vector3, heading: number) {
      const { media } = tour
      if (media && media !== asked) begin(media)
      if (next?.isReady && change === undefined) {
        const isAtOnce = !motionAllowed() || !mayDarken()
        if (isAtOnce) swap(eye, heading)
        // At first there is nothing that could darken.
        else change = shown ? now : now - fadeTimes.out
      }
      if (change !== undefined) {
        const { dark, isSwapped, isOver } = fadeAt(now - change)
        if (isSwapped && next?.isReady) swap(eye, heading)
        darkness.show(dark, eye)
        if (isOver) change = undefined
      }
      shown?.picture.frame(eye)
    },
    /** What can be pointed at now; nothing while another room is on its way. */
    targets: () => (next || tour.opening ? [] : marks.targets()),
    show: (over: string | null) => marks.show(pressed ?? over),
    /** Goes along a way. */
    press(id: string) {
      const link = shown?.room?.links.find((each) => each.id === id)
      if (!link || !shown?.room || next || tour.opening) return
      pressed = id
      const look = arrivalDirection(documentOf(state), shown.room.id, link)
      // It says itself what goes wrong.
      void showRoom(editor, link.to, look).then(() => {
        if (tour.fault) pressed = null
      })
    },
    turnBy: (degrees: number, eye: Vector3) => shown?.picture.turnBy(degrees, eye),
    /** Places the picture anew, as it is seen by one who faces so. */
    place(eye: Vector3, heading: number) {
      shown?.picture.place(eye, heading, viewDirectionOf(tour.view).yaw)
    },
    shown: () => shown,
    setWays(isShown: boolean) {
      marks.root.visible = isShown
    },
    dispose() {
      next?.picture.dispose()
      next = undefined
      shown?.picture.dispose()
      marks.dispose()
      darkness.dispose()
      // What was waited for here is not waited for on the page.
      endOpening(tour)
    },
  }
}

export type RoomView = ReturnType<typeof createRoomView>
