import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pixelOf, visibleLine } from '../../../../room-photo/model/camera.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import type { FloorBox } from '../../../../room-photo/model/wall.ts'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { HandLayer } from '../../../../room-photo/view/hand-layer.tsx'
import { Overlay } from '../../../../room-photo/view/overlay.tsx'
import { PhotoDrawing, pathOf, Stroke } from '../../../../room-photo/view/photo-drawing.tsx'
import { PhotoHandle, type PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import {
  dragHandle,
  dragOpeningEnd,
  floorHandleIds,
  handleAt,
  type MarkedOpening,
  openingWidth,
  wallFootAt,
} from '../../model/draw-room.ts'
import { outlineOf } from '../../model/room.ts'
import { floorLines } from './floor-lines.ts'
import { PhotoFrame } from './photo-frame.tsx'

interface FloorProps {
  design: Design
  box: FloorBox
  onBox: (box: FloorBox) => void
  openings: readonly MarkedOpening[]
  onOpening: (opening: MarkedOpening) => void
}

/** The photo with the floor drawn over it, and its corners to be dragged. */
export function OutlineFrame({ url, ...floor }: FloorProps & { url: string | undefined }) {
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
            <HandLayer design={design} url={space.url} width={width} />
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
  const { metres } = useFormats()
  const { camera } = useSnapshot(design)
  const { photo } = space
  const value = t('floorSize', {
    width: metres(box.right - box.left),
    depth: metres(box.front - box.back),
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
                value={metres(openingWidth(box, opening))}
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
        const at = handleAt(box, grip, camera, photo)
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
