import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pixelOf, visibleLine } from '../../../../room-photo/model/camera.ts'
import {
  createDesign,
  type Design,
  setCameraEstimate,
} from '../../../../room-photo/model/design/design.ts'
import type { PhotoAnalysis } from '../../../../room-photo/model/photo-file.ts'
import { type FloorBox, outlineOf } from '../../../../room-photo/model/wall.ts'
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
  dragHandle,
  dragOpeningEnd,
  floorHandleIds,
  handlePixel,
  initialFloorBox,
  keepCornersInPhoto,
  type MarkedOpening,
  markedSides,
  markOpening,
  openingOf,
  openingWidth,
  wallFootAt,
} from '../../model/draw-room.ts'
import type { StagingPhoto } from '../../model/photo.ts'

import { removePhoto, setRoom } from '../../model/staging.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'
import { floorLines } from './floor-lines.ts'
import { PhotoFrame } from './photo-frame.tsx'

/** The photos whose floor the visitor has to draw, one after another. */
export function OutlineQueue() {
  const { staging } = useStaging()
  const { jobs } = useSnapshot(staging)
  const asked = [...new Set(jobs.filter(({ state }) => state === 'asking').map((job) => job.photo))]
  const [first] = asked
  const photo = staging.photos.find(({ id }) => id === first)
  if (!photo?.analysis) return null
  const more = asked.length - 1
  return <OutlinePanel key={photo.id} photo={photo} analysis={photo.analysis} more={more} />
}

interface OutlinePanelProps {
  photo: StagingPhoto
  analysis: PhotoAnalysis
  /** How many photos are asked about after this one. */
  more: number
}

/** Asks for the floor of a photo: its corners are dragged over the photo, and its camera corrected if needed. */
function OutlinePanel({ photo, analysis, more }: OutlinePanelProps) {
  const { t } = useTranslation('staging')
  const { staging, stage } = useStaging()
  const { meters } = useFormats()
  const url = useBlobUrl(photo.file)
  const [design] = useState(() => {
    const made = createDesign(analysis.size)
    if (analysis.match) setCameraEstimate(made, analysis.match.camera, analysis.match.confidence)
    return made
  })
  const { camera } = useSnapshot(design)
  const [box, setBox] = useState(() => initialFloorBox(design.camera, analysis.size))
  const marks = useOpenings(design, box)
  const before = useRef(camera)
  useEffect(() => {
    const was = before.current
    before.current = camera
    // The corners keep their pixels when the camera is corrected.
    if (was !== camera) setBox((now) => keepCornersInPhoto(now, was, camera, analysis.size))
  }, [camera, analysis.size])
  const done = () => {
    setRoom(staging, photo, {
      outline: outlineOf(box),
      height: stagingConfig.usualHeight,
      openings: marks.openings.map((opening) => openingOf(box, opening)),
      views: [{ camera: { ...design.camera }, photo: analysis.size }],
    })
    void stage()
  }
  const isPoor = design.confidence === 'poor'
  return (
    <section aria-labelledby="outline-title" className="min-w-0" data-outline={photo.id}>
      <Heading id="outline-title" level={3} size="title">
        {t('outlineTitle')}
      </Heading>
      <p className="mt-3 max-w-3xl">
        {t('outlineText', { name: photo.name })} {isPoor && t('outlinePoor')}
      </p>
      {more > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t('outlineMore', { count: more })}</p>
      )}
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <OutlineFrame
            {...{ design, box, url }}
            onBox={setBox}
            openings={marks.openings}
            onOpening={marks.change}
          />
          <ToolStrip design={design} />
          <OpeningList box={box} {...marks} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-mono text-sm tabular-nums" data-floor="">
              {t('floorSize', {
                width: meters(box.right - box.left),
                depth: meters(box.front - box.back),
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => removePhoto(staging, photo.id)}>{t('leaveOut')}</Button>
              <Button variant="primary" onClick={done}>
                {t('useFloor')}
              </Button>
            </div>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-4">
          <CameraPanel design={design} />
        </div>
      </div>
    </section>
  )
}

/** The doors and windows that are marked on a floor while it is drawn. */
function useOpenings(design: Design, box: FloorBox) {
  const [openings, setOpenings] = useState<readonly MarkedOpening[]>([])
  const mark = (opening: Pick<MarkedOpening, 'id' | 'kind' | 'side'>) =>
    markOpening(box, opening, design.camera, design.photo)
  return {
    openings,
    /** One more, on the far wall, which every photo shows. */
    add: (kind: MarkedOpening['kind']) => {
      const id = 1 + Math.max(0, ...openings.map((each) => each.id))
      setOpenings([...openings, mark({ id, kind, side: 'back' })])
    },
    /** On another wall it begins where that one is seen. */
    change: (next: MarkedOpening) => {
      setOpenings(
        openings.map((each) => {
          if (each.id !== next.id) return each
          return each.side === next.side ? next : mark(next)
        }),
      )
    },
    remove: (id: number) => setOpenings(openings.filter((each) => each.id !== id)),
  }
}

type OpeningListProps = ReturnType<typeof useOpenings> & { box: FloorBox }

/** The doors and windows that are to be kept clear, and what marks one more. */
function OpeningList({ box, openings, add, change, remove }: OpeningListProps) {
  const { t } = useTranslation('staging')
  const { meters } = useFormats()
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
              value={opening.side}
              onChange={({ target }) =>
                change({ ...opening, side: target.value as MarkedOpening['side'] })
              }
              className="min-h-9 max-w-full rounded border border-line bg-transparent px-1.5 text-sm pointer-coarse:min-h-11"
            >
              {markedSides.map((side) => (
                <option key={side} value={side}>
                  {t(`wall_${side}`)}
                </option>
              ))}
            </select>
            <span className="ml-auto font-mono text-sm tabular-nums">
              {meters(openingWidth(box, opening))}
            </span>
            <IconButton
              name={t('openingRemove', { number: index + 1 })}
              className="shrink-0"
              onClick={() => remove(opening.id)}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface FloorProps {
  design: Design
  box: FloorBox
  onBox: (box: FloorBox) => void
  openings: readonly MarkedOpening[]
  onOpening: (opening: MarkedOpening) => void
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

const ends = ['from', 'to'] as const

/** The floor, and the doors and windows along the foot of its walls, with all that can be dragged. */
function FloorHandles(props: FloorProps & { space: PhotoSpace }) {
  const { design, space, box, onBox, openings, onOpening } = props
  const { t } = useTranslation('staging')
  const { meters } = useFormats()
  const { camera } = useSnapshot(design)
  const { photo } = space
  const value = t('floorSize', {
    width: meters(box.right - box.left),
    depth: meters(box.front - box.back),
  })
  const foot = (opening: MarkedOpening, end: 'from' | 'to') => {
    const { x, z } = wallFootAt(box, opening.side, opening[end])
    return [x, 0, z] as const
  }
  return (
    <>
      <PhotoDrawing photo={photo}>
        {floorLines(outlineOf(box), camera, photo).map((d) => (
          <Stroke key={d} d={d} color="#ff7a45" />
        ))}
        {openings.map((opening) => {
          const line = visibleLine(camera, photo, foot(opening, 'from'), foot(opening, 'to'))
          const d = line && pathOf([line.from, line.to])
          return d && <Stroke key={opening.id} d={d} color="#7c9bff" width={3.5} />
        })}
      </PhotoDrawing>
      {openings.flatMap((opening, index) =>
        ends.map((end) => {
          const at = pixelOf(camera, photo, foot(opening, end))
          return (
            at && (
              <PhotoHandle
                key={`${opening.id} ${end}`}
                {...{ design, space, at }}
                name={t(end === 'from' ? 'openingFrom' : 'openingTo', { number: index + 1 })}
                value={meters(openingWidth(box, opening))}
                now={100 * opening[end]}
                tone="blue"
                onMove={(to) =>
                  onOpening(dragOpeningEnd(opening, end, to, box, design.camera, photo))
                }
              />
            )
          )
        }),
      )}
      {floorHandleIds.map((grip) => {
        const at = handlePixel(box, grip, camera, photo)
        return (
          at && (
            <PhotoHandle
              key={grip}
              {...{ design, space, at, value }}
              name={t(`grip_${grip}`)}
              tone={grip.startsWith('far') ? 'orange' : 'blue'}
              onMove={(to) => onBox(dragHandle(box, grip, to, design.camera, photo))}
            />
          )
        )
      })}
    </>
  )
}
