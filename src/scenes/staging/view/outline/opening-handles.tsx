import { useTranslation } from 'react-i18next'
import type { RoomCamera } from '../../../../room-photo/model/camera.ts'
import { pixelOf, visibleLine } from '../../../../room-photo/model/camera.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import type { PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import { HandDrawing, PhotoHandle, Stroke } from '../../../../room-photo/view/photo-handle.tsx'
import {
  dragOpeningEnd,
  type MarkedOpening,
  openingWidth,
  wallFootAt,
} from '../../model/draw-room.ts'
import type { FloorBox } from '../../model/room.ts'
import { lineBetween } from './floor-lines.ts'

export interface OpeningHandlesProps {
  design: Design
  camera: RoomCamera
  space: PhotoSpace
  box: FloorBox
  openings: readonly MarkedOpening[]
  onOpening: (opening: MarkedOpening) => void
}

const ends = ['from', 'to'] as const

/** Doors and windows along the foot of their walls, each with two ends to be dragged. */
export function OpeningHandles(props: OpeningHandlesProps) {
  const { design, camera, space, box, openings, onOpening } = props
  const { t } = useTranslation('staging')
  const { metres } = useFormats()
  const { photo, unit } = space
  const foot = (opening: MarkedOpening, end: 'from' | 'to') => {
    const { x, z } = wallFootAt(box, opening.side, opening[end])
    return [x, 0, z] as [number, number, number]
  }
  return (
    <>
      <HandDrawing space={space}>
        {openings.map((opening) => {
          const line = visibleLine(camera, photo, foot(opening, 'from'), foot(opening, 'to'))
          return (
            line && (
              <Stroke key={opening.id} d={lineBetween(line)} colour="#7c9bff" unit={2 * unit} />
            )
          )
        })}
      </HandDrawing>
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
    </>
  )
}
