import { Group, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 as Place } from '../../../../math/vector.ts'
import { cutShort } from '../../../../stage/xr/set-text.ts'
import type { RayTarget } from '../../model/xr/controls.ts'
import { type Board, colours, createBoard, fillBox, measureIn, writeIn } from './board.ts'

/** A way to another room: where it hangs from the middle of its group, metres, and the angles it is seen under, degrees. */
export type Way = { id: string; name: string; at: Place; yaw: number; pitch: number }

const size = { width: 512, height: 224, metres: 0.95 } as const
const ring = { y: 76, radius: 58 } as const
const perMetre = size.width / size.metres

/** So near a ray must come to mean it, metres. */
const reach = 0.27

const type = 44

/** The ways from a room as rings with the names of where they lead, turned to whoever stands in the middle. */
export function createMarkBoards() {
  const root = new Group()
  let all: { way: Way; board: Board }[] = []
  const clear = () => {
    for (const { board } of all) board.dispose()
    all = []
  }
  return {
    root,
    set(ways: readonly Way[]) {
      clear()
      all = ways.map((way) => {
        const board = createBoard(size)
        // The ring is what is in the direction of the link.
        board.mesh.geometry.translate(0, -(size.height / 2 - ring.y) / perMetre, 0)
        board.mesh.position.set(...way.at)
        board.mesh.rotation.set(radians(way.pitch), -radians(way.yaw), 0, 'YXZ')
        root.add(board.mesh)
        return { way, board }
      })
    },
    /** @param over  the one that is pointed at, or was pressed */
    show(over: string | null) {
      for (const { way, board } of all) {
        const isOver = way.id === over
        board.draw({ name: way.name, isOver }, (context) => draw(context, way.name, isOver))
      }
    },
    /** Where each is in the room now. */
    targets(): RayTarget[] {
      return all.map(({ way, board }) => {
        const { x, y, z } = board.mesh.getWorldPosition(new Vector3())
        return { id: way.id, at: [x, y, z], radius: reach }
      })
    },
    dispose: clear,
  }
}

function draw(context: CanvasRenderingContext2D, name: string, isOver: boolean) {
  const middle = size.width / 2
  const disc = (radius: number, colour: string) => {
    context.fillStyle = colour
    context.beginPath()
    context.arc(middle, ring.y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  // A dark line round a light one is seen on any picture.
  disc(ring.radius + 4, colours.ink)
  disc(ring.radius, '#ffffff')
  disc(ring.radius - 6, isOver ? colours.signal : 'rgb(20 23 31 / 0.88)')
  context.strokeStyle = '#ffffff'
  context.lineWidth = 7
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(middle, ring.y + 27)
  context.lineTo(middle, ring.y - 27)
  context.moveTo(middle - 23, ring.y - 4)
  context.lineTo(middle, ring.y - 27)
  context.lineTo(middle + 23, ring.y - 4)
  context.stroke()
  const measure = measureIn(context, 600)
  const label = cutShort(name, type, size.width - 48, measure)
  const width = Math.min(size.width, measure(label, type) + 48)
  const box = { x: middle - width / 2, y: 148, width, height: 70 }
  fillBox(context, box, 10, isOver ? colours.signal : 'rgb(20 23 31 / 0.92)')
  writeIn(context, label, box, { sizes: [type], weight: 600, colour: '#ffffff', align: 'center' })
}
