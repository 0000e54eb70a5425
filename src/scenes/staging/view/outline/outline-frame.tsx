import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { HandLayer } from '../../../../room-photo/view/hand-layer.tsx'
import { Overlay } from '../../../../room-photo/view/overlay.tsx'
import { HandDrawing, PhotoHandle, Stroke } from '../../../../room-photo/view/photo-handle.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import type { MarkedOpening } from '../../model/draw-room.ts'
import { dragHandle, handleAt, handles } from '../../model/draw-room.ts'
import { type FloorBox, outlineOf } from '../../model/room.ts'
import { floorLines } from './floor-lines.ts'
import { OpeningHandles } from './opening-handles.tsx'

export interface OutlineFrameProps {
  design: Design
  box: FloorBox
  /** of the photo */
  url: string | undefined
  size: PhotoSize
  onBox: (box: FloorBox) => void
  openings: readonly MarkedOpening[]
  onOpening: (opening: MarkedOpening) => void
}

/** CSS pixels. */
const mostHigh = 560

/** The photo with the floor drawn over it, and its corners to be dragged. */
export function OutlineFrame(props: OutlineFrameProps) {
  const { design, box, url, size, onBox, openings, onOpening } = props
  const { t } = useTranslation('staging')
  const { metres } = useFormats()
  const { camera, tool } = useSnapshot(design)
  const outer = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const by = room ? Math.min(room.width / size.width, mostHigh / size.height) : 0
  const width = size.width * by
  const space = { photo: size, url: url ?? '', unit: by > 0 ? 1 / by : 1 }
  const value = t('floorSize', {
    width: metres(box.right - box.left),
    depth: metres(box.front - box.back),
  })
  return (
    <div
      ref={outer}
      className="grid min-h-48 place-items-center overflow-hidden rounded bg-[#14171f]"
    >
      <div
        className="relative select-none"
        style={{ width, height: size.height * by }}
        data-outline-frame=""
      >
        {url && <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />}
        <Overlay design={design} sizes={{}} width={width} />
        {!tool && (
          <>
            <HandDrawing space={space}>
              {floorLines(outlineOf(box), camera, size).map((d) => (
                <Stroke key={d} d={d} colour="#ff7a45" unit={space.unit} />
              ))}
            </HandDrawing>
            <OpeningHandles {...{ design, camera, space, box, openings, onOpening }} />
            {handles.map((grip) => {
              const at = handleAt(box, grip, camera, size)
              return (
                at && (
                  <PhotoHandle
                    key={grip}
                    {...{ design, space, at, value }}
                    name={t(`grip_${grip}`)}
                    now={(100 * at.x) / size.width}
                    tone={grip.startsWith('far') ? 'orange' : 'blue'}
                    onMove={(to) => onBox(dragHandle(box, grip, to, design.camera, size))}
                  />
                )
              )
            })}
          </>
        )}
        <HandLayer design={design} url={url ?? ''} width={width} />
      </div>
    </div>
  )
}
