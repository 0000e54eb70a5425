import { Billboard } from '@react-three/drei/core/Billboard.js'
import { extend, type ThreeElements, useFrame } from '@react-three/fiber'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { ExtrudeGeometry, type Group, Shape, Vector2 } from 'three'
import { applyUprightPose, type UprightPose } from '../../../../stage/xr/pose.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { RoomId, TourDocument } from '../../model/document/tour-document.ts'
import { roomLabelPositions } from '../../model/home/dollhouse.ts'
import { type HomeData, isHomeRoom } from '../../model/home/home-data.ts'
import { HomeModel } from '../dollhouse/home-model.tsx'
import { roomNameClass } from './tour-session.ts'

export { loadHomeData } from '../home/load-home.ts'

/** Scale of the home on the table. */
const scale = 1 / 25

/** Of the walls, and of the names above the floor: meters at the home's own size. */
const wallHeight = 2.6
const nameHeight = 4

type TableHomeProps = {
  home: HomeData
  document: TourDocument
  unnamed: string
  /** Where it stands; null: nowhere yet. */
  place: RefObject<UprightPose | null>
  isShown: boolean
  onReady: () => void
  onError: (error: unknown) => void
  onChoose: (room: RoomId) => void
}

/** The sample home at 1 : 25, with the names of its rooms; a room is pressed by its name or its inside. */
export function TableHome(props: TableHomeProps) {
  const { home, document, unnamed, place, isShown, onReady, onError, onChoose } = props
  const root = useRef<Group>(null)
  const [over, setOver] = useState<RoomId | null>(null)
  const anchors = useMemo(() => roomLabelPositions(home), [home])
  useFrame(() => {
    if (root.current && place.current) applyUprightPose(root.current, place.current)
  })
  return (
    <group ref={root} visible={isShown}>
      <group scale={scale}>
        <HomeModel onReady={onReady} onError={onError} />
      </group>
      {document.rooms.filter(isHomeRoom).map(({ id, name }) => {
        const { x = 0, z = 0 } = anchors.get(id) ?? {}
        return (
          <group key={id}>
            <Inside
              {...{ home, id }}
              onClick={() => onChoose(id)}
              onPointerEnter={() => setOver(id)}
              onPointerLeave={() => setOver(null)}
            />
            <RoomName
              {...{ id, onChoose }}
              name={name || unnamed}
              isOver={id === over}
              position={[x * scale, nameHeight * scale, z * scale]}
            />
          </group>
        )
      })}
    </group>
  )
}

const Prism = extend(ExtrudeGeometry)

/** What rays meet of a room: its plan as high as its walls, of which those before it are seen through. */
function Inside({
  home,
  id,
  ...mesh
}: Pick<TableHomeProps, 'home'> & Omit<ThreeElements['mesh'], 'id'> & { id: RoomId }) {
  const args = useMemo(() => {
    const polygon = home.rooms.find((room) => room.id === id)?.polygon ?? []
    const outline = new Shape(polygon.map(([x, z]) => new Vector2(x, z)))
    return [outline, { depth: wallHeight, bevelEnabled: false }] as const
  }, [home, id])
  return (
    <mesh {...mesh} scale={scale} position-y={wallHeight * scale} rotation-x={Math.PI / 2}>
      <Prism args={[...args]} />
      <meshBasicMaterial visible={false} />
    </mesh>
  )
}

const size = { width: 224, meters: 0.15 } as const

type NameProps = Pick<TableHomeProps, 'onChoose'> & {
  id: RoomId
  name: string
  /** Whether its room is pointed at. */
  isOver: boolean
  position: [number, number, number]
}

/** The name of a room, turned to the visitor. */
const RoomName = ({ id, onChoose, name, isOver, position }: NameProps) => (
  <Billboard position={position}>
    <XrPanel isOnTop size={size}>
      <button
        type="button"
        name={id}
        onClick={() => onChoose(id)}
        className={classNames('mx-auto', roomNameClass, isOver ? 'bg-[#c23e12]' : 'bg-[#14171f]')}
      >
        {name}
      </button>
    </XrPanel>
  </Billboard>
)
