import { type ThreeElements, useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  BackSide,
  type Group,
  Matrix4,
  type Mesh,
  type MeshBasicMaterial,
  ShaderMaterial,
  Vector3,
} from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../math/angle.ts'
import { add, rotate, subtract } from '../../../../math/vector.ts'
import { motionAllowed, stageFlags } from '../../../../stage/flags.ts'
import { objectKey } from '../../../../stage/object-key.ts'
import { useHeadPose } from '../../../../stage/xr/head.ts'
import { applyUprightPose, type HeadPose, type UprightPose } from '../../../../stage/xr/pose.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { noLevel, vectorOf } from '../../model/camera/angles.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Level, Link, Room } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import { flatPictureSize, picturePointOf } from '../../model/picture/flat-picture.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import { endOpening, setFault } from '../../model/tour.ts'
import { setViewDirection, type View, viewDirectionOf } from '../../model/view.ts'
import { arrivalDirection } from '../../model/walk/return-link.ts'
import type { Door } from '../../model/xr/ar.ts'
import {
  createThumbstick,
  fadeStep,
  snapTurn,
  type Thumbstick,
  thumbstickX,
  turnToFace,
  yawAhead,
} from '../../model/xr/controls.ts'
import { showRoom } from '../rooms/show-room.ts'
import { MediaLayer } from '../scene/media-layer.tsx'
import { uprightMatrix } from '../scene/place-picture.ts'
import { viewerBackground } from '../scene/tile-material.ts'
import { type DoorMask, maskShader } from './door.tsx'
import { roomNameClass, type XrTourProps } from './tour-session.ts'

/** How far away a picture round the visitor is: to two eyes it must be as far as what it shows, meters. */
const far = 60

/** A flat picture hangs so far away, meters, as large as it is seen on the page at 100 % in a view of this shape. */
const flatAway = 2.6
const flatAspect = 1.25

type RoomPicture = {
  media: Media
  projection: Projection
  level: Level | null
  room: Room | undefined
  /** Whether it is on the graphics card, whole. */
  isReady?: boolean
  /** Since it is shown: the eyes that it was hung for and how it is turned round them, and for which doorway. */
  hung?: UprightPose
  door?: Door | undefined
}

type RoomProps = Pick<XrTourProps, 'session' | 'editor' | 't' | 'element'> & {
  /** Whether the visitor is in the picture: there it can be gone through, turned, and darkens where another comes. */
  isWithin: boolean
  /** Whether it is seen; it is unless told. */
  isShown?: boolean
  /** The doorway that it is seen through from outside, as it was stood. */
  door?: Door | undefined
  mask?: DoorMask
}

/**
 * The room that a tour stands in: the tour goes on from room to room as on the page, and what was shown stays until
 * the next picture is there, whole.
 */
export function XrRoom(props: RoomProps) {
  const { session, editor, t, element, isWithin, isShown = true, door, mask } = props
  const head = useHeadPose()
  const { tour, state } = editor
  const { opening } = useSnapshot(tour)
  useSnapshot(tour).media
  const { media } = tour
  const asked = useMemo((): RoomPicture | undefined => {
    const room = currentRoom(state)
    return media && { media, projection: tour.projection, level: room?.level ?? null, room }
  }, [media, tour, state])
  const [shown, setShown] = useState<RoomPicture>()
  const [failed, setFailed] = useState<RoomPicture>()
  const dark = useRef<Mesh<never, MeshBasicMaterial>>(null)
  const next = asked !== shown && asked !== failed ? asked : undefined
  const isBusy = next !== undefined || opening !== undefined

  const hang = (picture: RoomPicture, { eye, heading }: HeadPose) => {
    const { yaw } = viewDirectionOf(tour.view)
    picture.door = door
    const ahead = door && !isWithin ? door.turn : heading
    const turn = picture.projection === 'sphere' ? turnToFace(ahead, yaw) : ahead
    picture.hung = { at: eye, turn }
  }
  useFrame((_, delta) => {
    const { current: seen } = head
    if (!seen || !dark.current) return
    const { material, position } = dark.current
    const hasFade = isWithin && motionAllowed()
    if (next?.isReady && !next.hung && (!hasFade || !shown || material.opacity === 1)) {
      hang(next, seen)
      setShown(next)
    } else if (shown && shown.door !== door) hang(shown, seen)
    // At first there is nothing that could darken.
    const isLeaving = !shown || next?.isReady === true
    material.opacity = hasFade ? fadeStep(material.opacity, isLeaving, delta * 1000) : 0
    dark.current.visible = shown !== undefined && material.opacity > 0
    position.set(...seen.eye)
    if (!stageFlags().stats) return
    element.dataset.room = shown?.room?.name ?? ''
    element.dataset.yaw = shown?.hung ? yawAhead(shown.hung.turn, seen.heading).toFixed(1) : ''
  })
  useSnapTurn(session, (by) => {
    const eye = head.current?.eye
    if (!isWithin || !shown?.hung || !eye) return
    const { at, turn } = shown.hung
    // A flat picture hangs away from the eyes, and goes round them where they are now.
    const turned = rotate(subtract(at, eye), [0, radians(by), 0])
    shown.hung = { at: add(eye, turned), turn: turn + by }
  })
  const leave = useEffectEvent(() => {
    const { current: seen } = head
    // What was waited for here is not waited for on the page.
    endOpening(tour)
    if (seen && shown?.hung && isWithin && tour.projection === 'sphere')
      setViewDirection(tour.view, {
        yaw: yawAhead(shown.hung.turn, seen.heading),
        pitch: seen.pitch,
      })
  })
  useEffect(() => {
    const end = () => leave()
    session.addEventListener('end', end)
    return () => session.removeEventListener('end', end)
  }, [session])

  const press = (link: Link) => {
    if (!shown?.room || isBusy) return
    // It says itself what goes wrong.
    void showRoom(editor, link.to, arrivalDirection(documentOf(state), shown.room.id, link))
  }
  const nameOf = ({ to }: Link) => findRoom(documentOf(state), to)?.name || t('roomUnnamed')
  return (
    <>
      <group visible={isShown}>
        {[shown, next].map(
          (picture) =>
            picture && (
              <XrPicture
                key={objectKey(picture.media)}
                {...{ picture, mask }}
                view={tour.view}
                onReady={() => {
                  picture.isReady = true
                  endOpening(tour)
                }}
                onError={(error) => {
                  console.warn(error)
                  setFailed(picture)
                  setFault(tour, faultOf(error, picture.media.name))
                }}
              >
                {isWithin && picture === shown && (
                  <LinkBoards {...{ picture, nameOf, isBusy }} onPress={press} />
                )}
              </XrPicture>
            ),
        )}
      </group>
      <mesh ref={dark} renderOrder={60} visible={false}>
        <sphereGeometry args={[0.35, 16, 12]} />
        <meshBasicMaterial
          color={viewerBackground}
          transparent
          depthTest={false}
          depthWrite={false}
          side={BackSide}
        />
      </mesh>
    </>
  )
}

/** Turns the visitor in steps, as the thumbstick of either hand asks. @param turn  by so many degrees to the right */
function useSnapTurn(session: XRSession, turn: (by: number) => void): void {
  const [sticks] = useState(() => new Map<XRInputSource, Thumbstick>())
  useFrame(() => {
    for (const source of session.inputSources ?? []) {
      if (!source.gamepad) continue
      const stick = sticks.get(source) ?? createThumbstick()
      sticks.set(source, stick)
      const by = snapTurn(stick, thumbstickX(source.gamepad.axes))
      if (by !== 0) turn(by)
    }
  })
}

/** Of a flat picture as it hangs, meters. */
function sizeOf({ size }: Media) {
  const { width, height } = flatPictureSize(size, flatAspect)
  return { width: width * flatAway, height: height * flatAway }
}

type PictureProps = {
  picture: RoomPicture
  view: View
  mask: DoorMask | undefined
  onReady: () => void
  onError: (error: unknown) => void
  /** What hangs in it. */
  children?: ReactNode
}

/** The media of a room: round the visitor's head, and with it, or hung in front of them. Unseen until it is hung. */
export function XrPicture({ picture, view, mask, onReady, onError, children }: PictureProps) {
  const head = useHeadPose()
  const { media, projection, level } = picture
  const root = useRef<Group>(null)
  const tiles = useRef<Group>(null)
  const isRound = projection === 'sphere'
  const matrix = useMemo(() => {
    if (isRound) return uprightMatrix(level ?? noLevel).scale(new Vector3(far, far, far))
    const { width, height } = sizeOf(media)
    return new Matrix4().makeScale(width, height, 1).setPosition(0, 0, -flatAway)
  }, [isRound, level, media])
  useFrame(() => {
    if (!root.current || !picture.hung) return
    const { at, turn } = picture.hung
    root.current.visible = true
    applyUprightPose(root.current, { at: (isRound && head.current?.eye) || at, turn })
    if (mask) maskTiles(tiles.current, mask)
  })
  return (
    <group ref={root} visible={false}>
      <group ref={tiles} matrixAutoUpdate={false} matrix={matrix}>
        <MediaLayer
          {...{ media, projection, level, view, onError }}
          isPresent={false}
          onShare={(share) => share >= 1 && onReady()}
        />
      </group>
      {children}
    </group>
  )
}

/** Lets the tiles that have come since be seen through the doorway alone. */
function maskTiles(tiles: Group | null, mask: DoorMask) {
  tiles?.traverse((part) => {
    const material = 'material' in part ? part.material : undefined
    if (!(material instanceof ShaderMaterial) || material.uniforms.toDoor) return
    maskShader(material, mask).needsUpdate = true
  })
}

/** Links hang so far away, meters. */
const linksAway = 3

/** Before a flat picture, meters. */
const proud = 0.05

/** Where a link hangs in its picture, turned to whoever stands in the middle; null where the picture has no such place. */
function placeOfLink(
  link: Link,
  { projection, media }: RoomPicture,
): ThreeElements['group'] | null {
  if (projection === 'sphere') {
    const position = new Vector3(...vectorOf(link)).multiplyScalar(linksAway)
    return { position, rotation: [radians(link.pitch), -radians(link.yaw), 0, 'YXZ'] }
  }
  const point = picturePointOf(link, media.size)
  const { width, height } = sizeOf(media)
  if (!point) return null
  const [x, y] = point
  return { position: [(x - 0.5) * width, (0.5 - y) * height, proud - flatAway] }
}

const boardSize = { width: 256, meters: 0.95 } as const

type LinksProps = {
  picture: RoomPicture
  nameOf: (link: Link) => string
  /** While the tour is on its way none can be pressed. */
  isBusy: boolean
  onPress: (link: Link) => void
}

/** The links of a room as rings, each in its direction, with the name of where it leads. */
function LinkBoards({ picture, nameOf, isBusy, onPress }: LinksProps) {
  const [pressed, setPressed] = useState<Link>()
  return picture.room?.links.map((link) => {
    const place = placeOfLink(link, picture)
    const fill = isBusy && link === pressed ? 'bg-[#c23e12]' : 'bg-[#14171f]'
    const press = () => {
      setPressed(link)
      onPress(link)
    }
    return (
      place && (
        <group key={link.id} {...place}>
          <XrPanel size={boardSize} middle={38} isOnTop>
            <button
              type="button"
              name={link.id}
              disabled={isBusy}
              onClick={press}
              className="mx-auto flex max-w-full flex-col items-center gap-1.75 rounded-md pt-1.75 text-white"
            >
              {/* A dark line round a light one is seen on any picture. */}
              <span className="rounded-full bg-[#14171f] p-1">
                <span
                  className={classNames(
                    'grid size-13.5 place-items-center rounded-full border-3 border-white text-4xl',
                    fill,
                  )}
                >
                  ↑
                </span>
              </span>
              <span className={classNames(roomNameClass, fill)}>{nameOf(link)}</span>
            </button>
          </XrPanel>
        </group>
      )
    )
  })
}
