import { type ThreeEvent, useFrame } from '@react-three/fiber'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { type Group, Ray } from 'three'
import { radians } from '../../../../math/angle.ts'
import { useHead } from '../../../../stage/xr/head.ts'
import { nameTag } from '../../../../stage/xr/panel-items.ts'
import type { Standing } from '../../../../stage/xr/pose.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { RoomId, TourDocument } from '../../model/document/tour-document.ts'
import { type HomeData, isHomeRoom } from '../../model/home/home-data.ts'
import { tableRoomAt, tableRooms, tableScale } from '../../model/xr/ar.ts'
import { HomeModel } from '../dollhouse/home-model.tsx'

export { loadHomeData } from '../home/load-home.ts'

/** Of the walls, meters at the home's own size. */
const wallHeight = 2.6

type TableHomeProps = {
  home: HomeData
  document: TourDocument
  unnamed: string
  /** Where it stands; null: nowhere yet. */
  place: RefObject<Standing | null>
  isShown: boolean
  onReady: () => void
  onError: (error: unknown) => void
  onChoose: (room: RoomId) => void
  /** A press in its rectangle that met no room: it was one on what is behind. */
  onMiss: () => void
}

/** The sample home at 1 : 25, with the names of its rooms; a room is pressed by its name or its inside. */
export function TableHome(props: TableHomeProps) {
  const { home, document, unnamed, place, isShown, onReady, onError, onChoose, onMiss } = props
  const root = useRef<Group>(null)
  const model = useRef<Group>(null)
  const [over, setOver] = useState<RoomId | null>(null)
  const rooms = useMemo(
    () => tableRooms(home, new Set(document.rooms.filter(isHomeRoom).map(({ id }) => id))),
    [home, document],
  )
  useFrame(() => {
    if (!root.current || !place.current) return
    const { at, turn } = place.current
    root.current.position.set(...at)
    root.current.rotation.y = radians(turn)
  })
  const roomAt = ({ ray }: ThreeEvent<PointerEvent | MouseEvent>) => {
    if (!model.current) return null
    const own = new Ray().copy(ray).applyMatrix4(model.current.matrixWorld.clone().invert())
    const [origin, direction] = [own.origin.toArray(), own.direction.normalize().toArray()]
    return tableRoomAt(home, rooms, { origin, direction })
  }
  const corners = home.rooms.flatMap(({ polygon }) => polygon)
  const [west, east] = extentOf(corners.map(([x]) => x))
  const [north, south] = extentOf(corners.map(([, z]) => z))
  return (
    <group ref={root} visible={isShown}>
      <group ref={model} scale={tableScale}>
        <HomeModel onReady={onReady} onError={onError} />
        {/* What rays meet in place of its many faces. */}
        <mesh
          position={[(west + east) / 2, wallHeight / 2, (north + south) / 2]}
          onClick={(event) => {
            const room = roomAt(event)
            if (room) onChoose(room)
            else onMiss()
          }}
          onPointerMove={(event) => setOver(roomAt(event))}
          onPointerLeave={() => setOver(null)}
        >
          <boxGeometry args={[east - west, wallHeight, south - north]} />
          <meshBasicMaterial visible={false} />
        </mesh>
      </group>
      {rooms.map(({ id, middle: [x, y, z] }) => (
        <RoomName
          key={id}
          {...{ id, onChoose }}
          name={findRoom(document, id)?.name || unnamed}
          isOver={id === over}
          position={[x * tableScale, y * tableScale, z * tableScale]}
        />
      ))}
    </group>
  )
}

const extentOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

const size = { width: 448, height: 96, meters: 0.15 } as const
const nameBox = { x: 0, width: size.width, y: 6, height: size.height - 12 }

type NameProps = Pick<TableHomeProps, 'onChoose'> & {
  id: RoomId
  name: string
  /** Whether its room is pointed at. */
  isOver: boolean
  position: [number, number, number]
}

/** The name of a room, turned to the visitor. */
function RoomName({ id, onChoose, name, isOver, position }: NameProps) {
  const head = useHead()
  const tag = useRef<Group>(null)
  useFrame(() => {
    if (head.current) tag.current?.lookAt(...head.current.eye)
  })
  const items = useMemo(() => [nameTag(id, name, nameBox, isOver)], [id, name, isOver])
  return <XrPanel ref={tag} isOnTop onPress={() => onChoose(id)} {...{ size, items, position }} />
}
