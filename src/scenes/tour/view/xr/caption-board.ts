import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { createCaptionLookup, parseCues } from '../../model/captions.ts'
import type { FileId } from '../../model/document/tour-document.ts'
import { currentRoom } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { blobOf } from '../rooms/file-source.ts'
import { colours, createBoard, fillBox, fitText, leading, measureIn, writeIn } from './board.ts'

const size = { width: 1024, height: 208, metres: 1.05 } as const
const side = 28
const look = {
  ...{ sizes: [46, 42, 38, 34, 30, 26], weight: 500, colour: '#ffffff' },
  align: 'center',
} as const

/** Below the look, where it covers little of the picture; metres. */
const hung = { away: 1.5, below: 0.5 } as const

/** Time constant with which it follows the look, ms: fixed to the head it would swim. */
const ease = 300

const silent = createCaptionLookup([])

/** What is said in the video of the room that is shown, below where the visitor looks. */
export function createCaptionBoard({ tour, state, files }: TourEditor) {
  const board = createBoard(size)
  const { mesh } = board
  mesh.visible = false
  mesh.rotation.order = 'YXZ'
  let spoken = silent
  let read: FileId | null = null
  let isOn = true
  let [said, turn, before] = ['', 0, 0]

  const captionsOf = () =>
    tour.media?.sort === 'video' ? (currentRoom(state)?.captions ?? null) : null

  const bring = async (id: FileId | null) => {
    read = id
    spoken = silent
    const file = id === null ? undefined : files.get(id)
    if (!file) return
    try {
      const found = parseCues(await (await blobOf(file)).text())
      if (read === id) spoken = createCaptionLookup(found)
    } catch (error) {
      console.warn(error)
      if (read === id) addFaults(tour, [{ code: 'Unreadable', name: file.name }])
    }
  }

  const draw = (context: CanvasRenderingContext2D, text: string) => {
    const room = { width: size.width - 2 * side, height: size.height - side }
    const measure = measureIn(context, look.weight)
    const { lines, size: type } = fitText(text, room, look.sizes, measure)
    const wide = Math.max(...lines.map((line) => measure(line, type))) + 2 * side
    const high = lines.length * type * leading + side
    const box = { x: (size.width - wide) / 2, y: size.height - high, width: wide, height: high }
    fillBox(context, box, 12, colours.ink)
    writeIn(context, text, { ...box, x: side, width: room.width }, { ...look, sizes: [type] })
  }

  return {
    mesh,
    /** Whether the room's video has captions, and whether they are wanted. */
    state: () => (captionsOf() === null ? 'none' : isOn ? 'on' : 'off'),
    toggle() {
      isOn = !isOn
    },
    said: () => said,
    /** @param isShown  the picture is what the visitor sees */
    frame(now: number, eye: Vector3, heading: number, isShown: boolean) {
      const captions = captionsOf()
      if (captions !== read) void bring(captions)
      const { media } = tour
      said = isShown && isOn && media?.sort === 'video' ? spoken(media.player.currentTime) : ''
      const share = mesh.visible && motionAllowed() ? 1 - Math.exp((before - now) / ease) : 1
      before = now
      turn = wrap180(turn + wrap180(heading - turn) * share)
      mesh.visible = said !== ''
      if (!mesh.visible) return
      board.draw({ said }, (context) => draw(context, said))
      const angle = radians(turn)
      const [x, y, z] = eye
      mesh.position.set(
        x - Math.sin(angle) * hung.away,
        y - hung.below,
        z - Math.cos(angle) * hung.away,
      )
      mesh.rotation.set(-Math.atan2(hung.below, hung.away), angle, 0)
    },
    dispose() {
      read = null
      board.dispose()
    },
  }
}

export type CaptionBoard = ReturnType<typeof createCaptionBoard>
