import { type ThreeEvent, useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { BackSide, type Group } from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import type { Held } from '../../../../room-photo/model/design/design.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import { Pieces } from '../../../../room-photo/view/piece-instances.tsx'
import { ShadowCatcher } from '../../../../room-photo/view/room-parts.tsx'
import { positionsGeometry } from '../../../../stage/geometry.ts'
import { createAnchors } from '../../../../stage/xr/anchors.ts'
import { EstimatedLight } from '../../../../stage/xr/estimated-light.tsx'
import { useHead } from '../../../../stage/xr/head.ts'
import { type Aim, Reticle } from '../../../../stage/xr/reticle.tsx'
import { RoomPlanes } from '../../../../stage/xr/room-planes.tsx'
import type { SessionProps } from '../../../../stage/xr/use-session.ts'
import { XrStage } from '../../../../stage/xr/xr-stage.tsx'
import { aimInAr, arPieceOf, loseAim, placeHere, standInAr } from '../../model/ar/ar-design.ts'
import { createGesture } from '../../model/ar/gesture.ts'
import { trackingOf } from '../../model/ar/tracking.ts'
import { ArPanel, type ArPanelProps } from './ar-panel.tsx'

interface RoomProps extends Omit<ArPanelProps, 'pointers'> {
  session: XRSession
  sizes: Sizes
}

/**
 * The furniture in the visitor's own room while a session lasts, on a canvas of its own: what is open on the page
 * may be a photo with its camera and its blur, or nothing.
 */
export function ArScene({ onStart, onError, ...room }: RoomProps & SessionProps) {
  const { session, leave } = room
  return (
    <XrStage
      {...{ session, leave, onStart, onError }}
      name="ar"
      className="pointer-events-none invisible fixed inset-0"
    >
      <Room {...room} />
    </XrStage>
  )
}

/** What a finger, a controller or a hand points along. */
const pointingOf = ({ ray: { origin, direction } }: ThreeEvent<PointerEvent>) => ({
  origin: origin.toArray(),
  direction: direction.toArray(),
})

/** So far round the visitor a press is one on the room, meters. */
const reach = 30

function Room({ session, sizes, ...panel }: RoomProps) {
  const { design } = panel
  const { pieces, floor } = useSnapshot(design)
  const aim = useRef<Aim>(null)
  const head = useHead()
  /** Whose rays are on the panel. */
  const [onPanel] = useState(() => new Set<XRInputSource | undefined>())
  const [gesture] = useState(() => createGesture(design))
  const [keepTied] = useState(createAnchors)
  const [seen] = useState(() => ({
    poseAt: performance.now(),
    hitAt: performance.now(),
    pieces: 0,
  }))

  /** Who points at the panel means the place that was aimed at before, and not where the view happens to lie. */
  const isPlace = (found: Aim, aiming?: XRInputSource) => {
    const isElsewhere = aiming ? onPanel.has(aiming) : onPanel.size > 0
    return !isElsewhere && head.current !== null && aimInAr(design, found, head.current)
  }

  /** What the sun's shadow must cover. */
  const middle = () =>
    (arPieceOf(design, design.selected) ?? design.aim ?? design.pieces[0])?.at ?? [0, 0, -2]

  // After the reticle, which looks where floor is aimed at in the same frame.
  useFrame(({ gl }, _delta, frame?: XRFrame) => {
    const space = gl.xr.getReferenceSpace()
    if (!frame || !space) return
    if (design.pieces.length !== seen.pieces) {
      // A press on a piece that was deleted meanwhile never hears of its end.
      gesture.end()
      seen.pieces = design.pieces.length
    }
    const now = performance.now()
    const pose = frame.getViewerPose(space)
    if (pose && !pose.emulatedPosition) seen.poseAt = now
    if (!pose || (!aim.current && onPanel.size === 0)) loseAim(design)
    if (design.aim) seen.hitAt = now
    design.tracking = trackingOf({ visibility: session.visibilityState, now, ...seen })
    if (!pose) return
    // What fingers or a trigger are moving is tied to nothing.
    const inHand = gesture.fingers.size > 0 ? design.selected : null
    const standing = design.pieces.filter(({ id }) => id !== inHand)
    keepTied(frame, space, standing, aim.current, ({ id }, to) => standInAr(design, id, to))
  })

  const down = (event: ThreeEvent<PointerEvent>, id: number | null) => {
    event.stopPropagation()
    // Its moves and its end are heard wherever it points then.
    event.object.setPointerCapture(event.pointerId)
    gesture.press(event.pointerId, pointingOf(event), id)
  }
  const up = ({ pointerId }: ThreeEvent<PointerEvent>) => gesture.release(pointerId)
  return (
    <>
      <EstimatedLight session={session} middle={middle} />
      <RoomPlanes floor={floor ?? 0} />
      <Reticle aim={aim} isPlace={isPlace} />
      <Furniture design={design} sizes={sizes} />
      <group
        onPointerDown={(event) => down(event, null)}
        onPointerMove={(event) => gesture.follow(event.pointerId, pointingOf(event))}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        onClick={() => placeHere(design)}
      >
        <group position-y={(floor ?? 0) + 0.001}>
          <ShadowCatcher walls={noWalls} />
        </group>
        {/* Nothing of these is drawn: they are what a press meets. */}
        <mesh>
          <boxGeometry args={[2 * reach, 2 * reach, 2 * reach]} />
          <meshBasicMaterial visible={false} side={BackSide} />
        </mesh>
        {pieces.map(({ id, piece, at: [x, y, z], turn }) => {
          const { width = 0, depth = 0, height = 0 } = sizes[piece] ?? {}
          return (
            <mesh
              key={id}
              position={[x, y + height / 2, z]}
              rotation-y={radians(turn)}
              onPointerDown={(event) => down(event, id)}
            >
              <boxGeometry args={[width, height, depth]} />
              <meshBasicMaterial visible={false} />
            </mesh>
          )
        })}
      </group>
      {!session.domOverlayState && <ArPanel {...panel} pointers={onPanel} />}
    </>
  )
}

const noWalls: never[] = []

const undressed = () => {}
/** No floor is lower, meters. */
const lowest = -5

/** The pieces as a furnished photo has them, a line round the chosen one, and the held one where it would stand. */
function Furniture({ design, sizes }: Pick<RoomProps, 'design' | 'sizes'>) {
  const { pieces, held, selected } = useSnapshot(design)
  // Heights are told from the highest: above it, a thing would stand on furniture, with less dark under it.
  const base = pieces.reduce((top, { at }) => Math.max(top, at[1]), lowest)
  const items = pieces.map(
    ({ at: [x, y, z], ...piece }): Item => ({ ...piece, x, z, lift: y - base, scale: 1 }),
  )
  const chosen = arPieceOf({ pieces }, selected)
  const onMissing = () => {
    design.missing = true
  }
  const shared = { sizes, dress: undressed, onMissing }
  return (
    <>
      <group position-y={base}>
        {/* The held one is among them without a size, so that its model is there when it is put down. */}
        <Pieces {...shared} items={held ? [...items, { ...atOrigin(held), scale: 0 }] : items} />
      </group>
      {chosen && (
        <group position={[...chosen.at]} rotation-y={radians(chosen.turn)}>
          <Outline size={sizes[chosen.piece]} />
        </group>
      )}
      {held && (
        <AtAim design={design}>
          <Pieces {...shared} items={[atOrigin(held)]} />
          <Outline size={sizes[held.piece]} />
        </AtAim>
      )}
    </>
  )
}

const atOrigin = (held: Held): Item => ({ ...held, id: 0, x: 0, z: 0, turn: 0, scale: 1 })

/** What stands where floor is aimed at, in each frame. */
function AtAim({ design, children }: Pick<RoomProps, 'design'> & { children: ReactNode }) {
  const place = useRef<Group>(null)
  useFrame(() => {
    if (!place.current) return
    place.current.visible = design.aim !== null
    if (!design.aim) return
    place.current.position.set(...design.aim.at)
    place.current.rotation.y = radians(design.aim.heading)
  })
  return (
    <group ref={place} visible={false}>
      {children}
    </group>
  )
}

/** A line round a piece, a little above the floor. */
function Outline({ size }: { size: Sizes[string] | undefined }) {
  const outline = useMemo(
    () => positionsGeometry([-0.5, 0, -0.5, 0.5, 0, -0.5, 0.5, 0, 0.5, -0.5, 0, 0.5]),
    [],
  )
  useEffect(() => () => outline.dispose(), [outline])
  return (
    <lineLoop geometry={outline} position-y={0.008} scale={[size?.width ?? 1, 1, size?.depth ?? 1]}>
      <lineBasicMaterial color={0xff7a45} />
    </lineLoop>
  )
}
