import { type ThreeEvent, useFrame } from '@react-three/fiber'
import { useRef, useState } from 'react'
import type { Group } from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import type { HeldPiece } from '../../../../room-photo/model/design/design.ts'
import type { Item, Sizes } from '../../../../room-photo/model/design/item.ts'
import { Pieces } from '../../../../room-photo/view/pieces.tsx'
import { ShadowCatcher } from '../../../../room-photo/view/room-parts.tsx'
import { createAnchorUpdater } from '../../../../stage/xr/anchors.ts'
import { EstimatedLight } from '../../../../stage/xr/estimated-light.tsx'
import { useHeadPose } from '../../../../stage/xr/head.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { applyUprightPose } from '../../../../stage/xr/pose.ts'
import { Reticle, type SurfaceHit } from '../../../../stage/xr/reticle.tsx'
import { RoomPlanes } from '../../../../stage/xr/room-planes.tsx'
import { BackgroundPressTarget } from '../../../../stage/xr/surroundings.tsx'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { type XrSessionProps, XrStage } from '../../../../stage/xr/xr-session.tsx'
import {
  aimInAr,
  arItemOf,
  loseAim,
  moveInAr,
  placeAtAim,
  trackingOf,
} from '../../model/ar/ar-design.ts'
import { createGesture } from '../../model/ar/gesture.ts'
import { ArOverlay, type ArOverlayProps } from './ar-overlay.tsx'

/** At reach, and so that the room ahead stays free. */
const hanging: PanelPlacement = { away: 0.75, below: 0.28, aside: 32, slack: { away: 1, turn: 90 } }
const panelSize = { width: 480, meters: 0.6 } as const

interface RoomProps extends Omit<ArOverlayProps, 'isPanel'> {
  session: XRSession
  sizes: Sizes
}

/**
 * The furniture in the visitor's own room while a session lasts, on a canvas of its own: what is open on the page
 * may be a photo with its camera and its blur, or nothing.
 */
export const ArScene = (props: RoomProps & Omit<XrSessionProps, 'children'>) => (
  <XrStage name="ar" {...props}>
    <Room {...props} />
  </XrStage>
)

/** What a finger, a controller or a hand points along. */
const pointingOf = ({ ray: { origin, direction } }: ThreeEvent<PointerEvent>) => ({
  origin: origin.toArray(),
  direction: direction.toArray(),
})

function Room({ session, sizes, ...panel }: RoomProps) {
  const { design } = panel
  const { items, floor } = useSnapshot(design)
  const aim = useRef<SurfaceHit>(null)
  const head = useHeadPose()
  /** Whose rays are on the panel. */
  const [onPanel] = useState(() => new Set<XRInputSource | undefined>())
  const [gesture] = useState(() => createGesture(design))
  const [keepTied] = useState(createAnchorUpdater)
  const [seen] = useState(() => {
    const now = performance.now()
    return { poseAt: now, hitAt: now, items: 0 }
  })

  const isPlace = (found: SurfaceHit) =>
    head.current !== null && aimInAr(design, found, head.current)

  /** What the sun's shadow must cover. */
  const middle = () =>
    (arItemOf(design, design.selected) ?? design.aim ?? design.items[0])?.at ?? [0, 0, -2]

  // After the reticle, which looks where floor is aimed at in the same frame.
  useFrame(({ gl }, _delta, frame?: XRFrame) => {
    const space = gl.xr.getReferenceSpace()
    if (!frame || !space) return
    if (design.items.length !== seen.items) {
      // A press on an item that was deleted meanwhile never hears of its end.
      gesture.end()
      seen.items = design.items.length
    }
    const now = performance.now()
    const pose = frame.getViewerPose(space)
    if (pose && !pose.emulatedPosition) seen.poseAt = now
    if (!pose || !aim.current) loseAim(design)
    if (design.aim) seen.hitAt = now
    design.tracking = trackingOf(session.visibilityState, now, seen)
    if (!pose) return
    // What fingers or a trigger are moving is tied to nothing.
    const inHand = gesture.fingers.size > 0 ? design.selected : null
    const standing = design.items.filter(({ id }) => id !== inHand)
    keepTied(frame, space, standing, aim.current, ({ id }, to) => moveInAr(design, id, to))
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
      <Reticle {...{ aim, isPlace, onPanel }} />
      <Furniture design={design} sizes={sizes} />
      <group
        onPointerDown={(event) => down(event, null)}
        onPointerMove={(event) => gesture.follow(event.pointerId, pointingOf(event))}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        onClick={() => placeAtAim(design)}
      >
        <group position-y={(floor ?? 0) + 0.001}>
          <ShadowCatcher walls={noWalls} />
        </group>
        <BackgroundPressTarget />
        {/* Not drawn: what a press on an item meets. */}
        {items.map(({ id, piece, at: [x, y, z], turn }) => {
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
      {!session.domOverlayState && (
        <XrPanel isOnTop size={panelSize} middle={240} hanging={hanging} pointers={onPanel}>
          <ArOverlay {...panel} isPanel />
        </XrPanel>
      )}
    </>
  )
}

const noWalls: never[] = []

const undressed = () => {}
/** No floor is lower, meters. */
const lowest = -5

/** The pieces as a furnished photo has them, with a line round the chosen one, or round the held one at the aim. */
function Furniture({ design, sizes }: Pick<RoomProps, 'design' | 'sizes'>) {
  const { items: standing, held, selected } = useSnapshot(design)
  const mark = useRef<Group>(null)
  useFrame(() => {
    const place = design.held ? design.aim : arItemOf(design, design.selected)
    if (!mark.current) return
    mark.current.visible = !!place
    if (place) applyUprightPose(mark.current, place)
  })
  // Heights are told from the highest: above it, a thing would stand on furniture, with less dark under it.
  const base = standing.reduce((top, { at }) => Math.max(top, at[1]), lowest)
  const items = standing.map(
    ({ at: [x, y, z], ...item }): Item => ({ ...item, x, z, lift: y - base, scale: 1 }),
  )
  const marked = held ?? arItemOf({ items: standing }, selected)
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
      <group ref={mark} visible={false}>
        {held && <Pieces {...shared} items={[atOrigin(held)]} />}
        {marked && <Outline size={sizes[marked.piece]} />}
      </group>
    </>
  )
}

const atOrigin = (held: HeldPiece): Item => ({ ...held, id: 0, x: 0, z: 0, turn: 0, scale: 1 })

/** A line round a piece, a little above the floor: a ring of four corners. */
const Outline = ({ size }: { size: Sizes[string] | undefined }) => (
  <group position-y={0.008} scale={[size?.width ?? 1, 1, size?.depth ?? 1]}>
    <mesh rotation-x={-Math.PI / 2}>
      <ringGeometry args={[0.7, Math.SQRT1_2, 4, 1, Math.PI / 4]} />
      <meshBasicMaterial color={0xff7a45} />
    </mesh>
  </group>
)
