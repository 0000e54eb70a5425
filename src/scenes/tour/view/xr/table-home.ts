import { Group, Matrix4, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 as Place } from '../../../../math/vector.ts'
import { cutShort } from '../../../../stage/xr/set-text.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { RoomId, TourDocument } from '../../model/document/tour-document.ts'
import { type HomeData, isHomeRoom } from '../../model/home/home-data.ts'
import { type TableRoom, tableRoomAt, tableRooms, tableScale } from '../../model/xr/ar.ts'
import { hitTarget, type Ray, type RayTarget } from '../../model/xr/controls.ts'
import type { LoadedHome } from '../dollhouse/load-home-model.ts'
import { colours, createBoard, fillBox, measureIn, writeIn } from './board.ts'

const label = { width: 448, height: 96, metres: 0.15 } as const
const type = 44

/** So near to a name a ray must come to mean it, metres. */
const reach = 0.03

/** Everything that the home on the table is made of. @throws Error when a part of it does not come */
export async function loadTableHome(): Promise<{ model: LoadedHome; home: HomeData }> {
  const [{ loadHomeModel }, { loadHomeData }] = await Promise.all([
    import('../dollhouse/load-home-model.ts'),
    import('../home/load-home.ts'),
  ])
  const home = await loadHomeData()
  return { model: await loadHomeModel(), home }
}

/** The sample home at 1 : 25, with the names of its rooms; freed with `dispose`. */
export function createTableHome(
  { model, home }: Awaited<ReturnType<typeof loadTableHome>>,
  document: TourDocument,
  unnamed: string,
) {
  const root = new Group()
  root.visible = false
  const scaled = new Group()
  scaled.scale.setScalar(tableScale)
  scaled.add(model.root)
  root.add(scaled)
  const ids = document.rooms.filter(isHomeRoom).map(({ id }) => id)
  const rooms = tableRooms(home, new Set(ids))
  const names = rooms.map((room) => {
    const board = createBoard(label)
    board.mesh.position.set(...at(room))
    root.add(board.mesh)
    return { room, board, name: findRoom(document, room.id)?.name || unnamed }
  })
  const inverse = new Matrix4()
  const placed = (): RayTarget[] =>
    names.map(({ room, board }) => {
      const { x, y, z } = board.mesh.getWorldPosition(new Vector3())
      return { id: room.id, at: [x, y, z], radius: reach }
    })
  // Rays ask in every frame; the names move with the home alone.
  let targets = placed()

  return {
    root,
    targets: (): readonly RayTarget[] => targets,
    stand(place: Place, heading: number) {
      root.position.set(...place)
      root.rotation.y = radians(heading)
      root.visible = true
      root.updateMatrixWorld(true)
      inverse.copy(scaled.matrixWorld).invert()
      targets = placed()
    },
    /** The room that a ray means: by its name, else by its inside. */
    roomAt(ray: Ray): RoomId | null {
      if (!root.visible) return null
      const named = hitTarget(ray, targets)
      if (named) return named.id
      const origin = new Vector3(...ray.origin).applyMatrix4(inverse)
      const direction = new Vector3(...ray.direction).transformDirection(inverse)
      return tableRoomAt(home, rooms, {
        origin: [origin.x, origin.y, origin.z],
        direction: [direction.x, direction.y, direction.z],
      })
    },
    /** Turns the names to the visitor. @param over  the room that is pointed at */
    frame(eye: Place, over: RoomId | null) {
      for (const { room, board, name } of names) {
        board.mesh.lookAt(eye[0], eye[1], eye[2])
        const isOver = room.id === over
        board.draw({ isOver }, (context) => draw(context, name, isOver))
      }
    },
    dispose() {
      root.removeFromParent()
      for (const { board } of names) board.dispose()
      model.dispose()
    },
  }
}

export type TableHome = ReturnType<typeof createTableHome>

const at = ({ middle }: TableRoom): Place => [
  middle[0] * tableScale,
  middle[1] * tableScale,
  middle[2] * tableScale,
]

function draw(context: CanvasRenderingContext2D, name: string, isOver: boolean) {
  const measure = measureIn(context, 600)
  const text = cutShort(name, type, label.width - 56, measure)
  const width = Math.min(label.width, measure(text, type) + 56)
  const box = { x: (label.width - width) / 2, y: 8, width, height: label.height - 16 }
  fillBox(context, box, 14, isOver ? colours.signal : colours.ink)
  writeIn(context, text, box, { sizes: [type], weight: 600, colour: '#ffffff', align: 'center' })
}
