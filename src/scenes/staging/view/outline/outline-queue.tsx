import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pixelOf, visibleLine } from '../../../../room-photo/model/camera.ts'
import {
  createDesign,
  type Design,
  setCameraEstimate,
} from '../../../../room-photo/model/design/design.ts'
import type { FloorEdges } from '../../../../room-photo/model/estimate/floor-edges.ts'
import type { PhotoAnalysis } from '../../../../room-photo/model/photo-file.ts'
import { boxOf } from '../../../../room-photo/model/wall.ts'
import { CameraPanel } from '../../../../room-photo/view/camera-panel.tsx'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { HandleLayer } from '../../../../room-photo/view/handle-layer.tsx'
import { Overlay } from '../../../../room-photo/view/overlay.tsx'
import { PhotoDrawing, pathOf, Stroke } from '../../../../room-photo/view/photo-drawing.tsx'
import { PhotoHandle, type PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { stagingConfig } from '../../config.ts'
import {
  type DrawnRoom,
  dragHandle,
  dragOpeningEnd,
  drawnRoomOf,
  floorEdgesFor,
  floorHandles,
  keepInPhoto,
  type MarkedOpening,
  markOpening,
  openingsOf,
  widestWall,
  withoutSteps,
} from '../../model/draw-room.ts'
import { footAt, type WallName, wallNames } from '../../model/outline-walls.ts'
import { cameraOf, type StagingPhoto } from '../../model/photo.ts'
import { removePhoto, setRoom } from '../../model/staging.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'
import { floorLines } from './floor-lines.ts'
import { PhotoFrame } from './photo-frame.tsx'

interface OutlineQueueProps {
  /** id of the photo whose floor the visitor checks; null for none */
  checked: number | null
  onClose: () => void
}

/** The photo whose floor is checked, else those in which none was found, one after another. */
export function OutlineQueue({ checked, onClose }: OutlineQueueProps) {
  const { staging } = useStaging()
  const { jobs } = useSnapshot(staging)
  const asked = [...new Set(jobs.filter(({ state }) => state === 'asking').map((job) => job.photo))]
  const photoOf = (wanted: number | null | undefined) =>
    staging.photos.find(({ id }) => id === wanted)
  const photo = photoOf(checked) ?? photoOf(asked[0])
  if (!photo?.analysis) return null
  const more = photo.id === checked ? 0 : asked.length - 1
  const panel = { photo, analysis: photo.analysis, more, onClose }
  return <OutlinePanel key={photo.id} {...panel} />
}

interface OutlinePanelProps {
  photo: StagingPhoto
  analysis: PhotoAnalysis
  /** How many photos are asked about after this one. */
  more: number
  /** Of a photo that is checked; leaves it as it is. */
  onClose: () => void
}

/** The camera of a photo as it is told or set, for the panel to correct. */
function designOf(photo: StagingPhoto, { size, match }: PhotoAnalysis): Design {
  const made = createDesign(size)
  if (!photo.room && !match) return made
  setCameraEstimate(made, { ...cameraOf(photo) }, match?.confidence ?? 'poor')
  if (photo.roomBy === 'hand') Object.assign(made, { confidence: 'set', heightBy: 'hand' })
  return made
}

/** The floor of a photo: its corners and walls are dragged over the photo, and its camera corrected if needed. */
function OutlinePanel({ photo, analysis, more, onClose }: OutlinePanelProps) {
  const { t } = useTranslation('staging')
  const { staging, stage } = useStaging()
  const { meters } = useFormats()
  const url = useBlobUrl(photo.file)
  const { size } = analysis
  const [isAsked] = useState(photo.room === null)
  const [design] = useState(() => designOf(photo, analysis))
  const { camera } = useSnapshot(design)
  const [begun] = useState(() => ({
    camera,
    room: drawnRoomOf(photo.room, { camera: design.camera, photo: size }),
  }))
  const [room, setDrawn] = useState<DrawnRoom>(begun.room)
  const heading = useHeldFocus(!isAsked)
  const before = useRef(camera)
  useEffect(() => {
    const was = before.current
    before.current = camera
    if (was !== camera) setDrawn((now) => keepInPhoto(now, was, { camera, photo: size }))
  }, [camera, size])
  const isChanged = room !== begun.room || camera !== begun.camera
  const done = () => {
    onClose()
    if (!isAsked && !isChanged) {
      photo.roomBy = 'hand'
      return
    }
    const drawn = withoutSteps(room)
    const by = camera.height / begun.camera.height
    setRoom(staging, photo, {
      outline: [...drawn.outline],
      height: photo.room ? photo.room.height * by : stagingConfig.usualHeight,
      openings: openingsOf(drawn),
      obstacles: (photo.room?.obstacles ?? analysis.obstacles).map(
        ({ left, right, back, front }) => ({
          left: left * by,
          right: right * by,
          back: back * by,
          front: front * by,
        }),
      ),
      views: [{ camera: { ...design.camera }, photo: size }],
    })
    void stage()
  }
  const { left, right, back, front } = boxOf(room.outline)
  const floorSize = t('floorSize', { width: meters(right - left), depth: meters(front - back) })
  // The other photos of a shared room have their cameras in this one's room.
  const isShared = (photo.room?.views.length ?? 0) > 1
  return (
    <section aria-labelledby="outline-title" className="min-w-0" data-outline={photo.id}>
      <Heading ref={heading} id="outline-title" level={3} size="title" tabIndex={-1}>
        {t('outlineTitle')}
      </Heading>
      <p className="mt-3 max-w-3xl">
        {t(isAsked ? 'outlineNone' : 'outlineUsed', { name: photo.name })} {t('outlineText')}{' '}
        {design.confidence === 'poor' && t('outlinePoor')}
      </p>
      {more > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t('outlineMore', { count: more })}</p>
      )}
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <OutlineFrame
            {...{ design, room, url, floorSize }}
            edges={floorEdgesFor(analysis, camera)}
            onRoom={setDrawn}
          />
          <ToolStrip design={design} />
          <OpeningList design={design} room={room} onRoom={setDrawn} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-mono text-sm tabular-nums" data-floor="">
              {floorSize}
            </p>
            <div className="flex flex-wrap gap-2">
              {isAsked ? (
                <Button onClick={() => removePhoto(staging, photo.id)}>{t('leaveOut')}</Button>
              ) : (
                <Button onClick={onClose}>{t('cancel')}</Button>
              )}
              <Button variant="primary" onClick={done}>
                {t('useFloor')}
              </Button>
            </div>
          </div>
        </div>
        {!isShared && (
          <div className="min-w-0 lg:col-span-4">
            <CameraPanel design={design} hasWalls={false} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Moves the focus to a heading, and at the end back to where it was. */
function useHeldFocus(wanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!wanted) return
    const { activeElement } = document
    heading.current?.focus()
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [wanted])
  return heading
}

/** The names of a drawn floor's walls; texts are by side, as `wall_left`. */
function useWallNames() {
  const { t } = useTranslation('staging')
  return (text: 'wall' | 'grip', { side, number }: WallName) =>
    number === null ? t(`${text}_${side}`) : `${t(`${text}_${side}`)} ${number}`
}

interface RoomProps {
  design: Design
  room: DrawnRoom
  onRoom: (room: DrawnRoom) => void
}

const changed = (room: DrawnRoom, next: MarkedOpening): DrawnRoom => ({
  ...room,
  openings: room.openings.map((each) => (each.id === next.id ? next : each)),
})

/** The doors and windows that are to be kept clear, and what marks one more. */
function OpeningList({ design, room, onRoom }: RoomProps) {
  const { t } = useTranslation('staging')
  const { meters } = useFormats()
  const wallName = useWallNames()
  const { camera, photo } = useSnapshot(design)
  const { openings, outline } = room
  const names = wallNames(outline, camera)
  const mark = (opening: Pick<MarkedOpening, 'id' | 'kind' | 'wall'>) =>
    markOpening(room, opening, { camera, photo })
  /** One more, where most of a wall is seen. */
  const add = (kind: MarkedOpening['kind']) => {
    const id = 1 + Math.max(0, ...openings.map((each) => each.id))
    const wall = widestWall(room, { camera, photo })
    onRoom({ ...room, openings: [...openings, mark({ id, kind, wall })] })
  }
  return (
    <div className="mt-4 border-t pt-4" data-openings={openings.length}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">{t('openingsText')}</p>
        <div className="flex flex-wrap gap-2">
          {(['door', 'window'] as const).map((kind) => (
            <TouchButton key={kind} onClick={() => add(kind)}>
              {t(`mark_${kind}`)}
            </TouchButton>
          ))}
        </div>
      </div>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2 empty:hidden">
        {openings.map((opening, index) => (
          <li key={opening.id} className="flex flex-wrap items-center gap-x-3 border-b py-1.5">
            <span className="font-mono text-sm tabular-nums">{index + 1}</span>
            <span className="text-sm">{t(opening.kind)}</span>
            <select
              aria-label={t('openingWall', { number: index + 1 })}
              value={opening.wall}
              onChange={({ target }) =>
                onRoom(changed(room, mark({ ...opening, wall: Number(target.value) })))
              }
              className="min-h-9 max-w-full rounded border border-line bg-transparent px-1.5 text-sm pointer-coarse:min-h-11"
            >
              {names
                .map((name, wall) => ({ name, wall }))
                .filter(({ name, wall }) => name.side !== 'front' || wall === opening.wall)
                .toReversed()
                .map(({ name, wall }) => (
                  <option key={wall} value={wall}>
                    {wallName('wall', name)}
                  </option>
                ))}
            </select>
            <span className="ml-auto font-mono text-sm tabular-nums">
              {meters(opening.high - opening.low)}
            </span>
            <IconButton
              name={t('openingRemove', { number: index + 1 })}
              className="shrink-0"
              onClick={() =>
                onRoom({ ...room, openings: openings.filter(({ id }) => id !== opening.id) })
              }
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface FloorProps extends RoomProps {
  /** width and depth in words */
  floorSize: string
  /** that walls snap to */
  edges: FloorEdges
}

/** The photo with the floor drawn over it, and its corners to be dragged. */
function OutlineFrame({ url, ...floor }: FloorProps & { url: string | undefined }) {
  const { design } = floor
  const { tool, photo } = useSnapshot(design)
  return (
    <PhotoFrame url={url} size={photo} maxHeight={560} data-outline-frame="">
      {(space) => {
        const width = photo.width / space.unit
        return (
          <>
            <Overlay design={design} width={width} />
            {!tool && <FloorHandles space={space} {...floor} />}
            <HandleLayer design={design} url={space.url} width={width} />
          </>
        )
      }}
    </PhotoFrame>
  )
}

/** Of a wall from an edge of the photo that it snaps to, pixels of the screen. */
const snapsWithin = 8

const ends = [
  ['low', 'openingFrom'],
  ['high', 'openingTo'],
] as const

/** The floor, and the doors and windows along the foot of its walls, with all that can be dragged. */
function FloorHandles(props: FloorProps & { space: PhotoSpace }) {
  const { design, space, room, onRoom, edges, floorSize } = props
  const { t } = useTranslation('staging')
  const { meters } = useFormats()
  const wallName = useWallNames()
  const { camera } = useSnapshot(design)
  const { photo } = space
  const { outline, openings } = room
  const view = { camera, photo }
  const names = wallNames(outline, camera)
  const handles = floorHandles(room, view)
  const corners = handles.filter(({ what }) => what === 'corner')
  const foot = ({ wall }: MarkedOpening, at: number) => {
    const { x, z } = footAt(outline, wall, at)
    return [x, 0, z] as const
  }
  return (
    <>
      <PhotoDrawing photo={photo}>
        {floorLines(outline, camera, photo).map((d) => (
          <Stroke key={d} d={d} color="#ff7a45" />
        ))}
        {openings.map((opening) => {
          const [low, high] = [foot(opening, opening.low), foot(opening, opening.high)]
          const line = visibleLine(camera, photo, low, high)
          const d = line && pathOf([line.from, line.to])
          return d && <Stroke key={opening.id} d={d} color="#7c9bff" width={3.5} />
        })}
      </PhotoDrawing>
      {handles.map((handle) => {
        const isCorner = handle.what === 'corner'
        const name = isCorner
          ? t('floorCorner', { number: corners.indexOf(handle) + 1 })
          : wallName('grip', names[handle.at] as WallName)
        return (
          <PhotoHandle
            key={`${handle.what} ${handle.at}`}
            {...{ design, space, name }}
            at={handle.pixel}
            value={floorSize}
            tone={isCorner ? 'orange' : 'blue'}
            onMove={(to, isFree) => {
              const snap = isFree ? null : { edges, within: snapsWithin * space.unit }
              onRoom(dragHandle(room, handle, to, view, snap))
            }}
          />
        )
      })}
      {openings.flatMap((opening, index) =>
        ends.map(([end, text]) => {
          const at = pixelOf(camera, photo, foot(opening, opening[end]))
          return (
            at && (
              <PhotoHandle
                key={`${opening.id} ${end}`}
                {...{ design, space, at }}
                name={t(text, { number: index + 1 })}
                value={meters(opening.high - opening.low)}
                tone="blue"
                onMove={(to) => onRoom(changed(room, dragOpeningEnd(room, opening, end, to, view)))}
              />
            )
          )
        }),
      )}
    </>
  )
}
