import { useSnapshot } from 'valtio'
import { degrees } from '../../../../../math/angle.ts'
import { cameraRange } from '../../../model/room/camera.ts'
import type { Design } from '../../../model/room/design.ts'
import { adjustCamera } from '../../../model/room/follow-walls.ts'
import { horizonAt, rollThrough, tiltThrough } from '../../../model/room/horizon.ts'
import { useFormats } from '../formats.ts'
import { HandDrawing, Stroke } from './hand-drawing.tsx'
import { Handle } from './handle.tsx'
import type { Space } from './space.ts'

const share = (value: number, { min, max }: { min: number; max: number }) =>
  (100 * (degrees(value) - min)) / (max - min)

/** The horizon with a handle in its middle, which tilts, and one towards each end, which rolls. */
export function HorizonHandles({ design, space }: { design: Design; space: Space }) {
  const { t, number } = useFormats()
  const { camera } = useSnapshot(design)
  const { photo, unit } = space
  const at = (across: number) => horizonAt(camera, photo, across * photo.width)
  const [left, right] = [at(0), at(1)]
  const fine = (value: number) => `${number(degrees(value), 1)}°`
  const ends = [
    [t('horizonLeft'), 0.12],
    [t('horizonRight'), 0.88],
  ] as const
  return (
    <>
      <HandDrawing space={space}>
        <Stroke
          d={`M${left.x} ${left.y}L${right.x} ${right.y}`}
          colour="#ff7a45"
          unit={unit}
          dashed
        />
      </HandDrawing>
      <Handle
        {...{ design, space }}
        at={at(0.5)}
        name={t('horizonMiddle')}
        value={t('tiltValue', { value: fine(camera.tilt) })}
        now={share(camera.tilt, cameraRange.tilt)}
        tone="orange"
        cursor="ns-resize"
        onMove={({ y }) => {
          const to = { x: photo.width / 2, y }
          adjustCamera(design, { tilt: tiltThrough(design.camera, photo, to) })
        }}
      />
      {ends.map(([name, across]) => (
        <Handle
          key={name}
          {...{ design, space, name }}
          at={at(across)}
          value={t('rollValue', { value: fine(camera.roll) })}
          now={share(camera.roll, cameraRange.roll)}
          tone="orange"
          cursor="ns-resize"
          onMove={({ y }) => {
            const to = { x: across * photo.width, y }
            adjustCamera(design, rollThrough(design.camera, photo, to))
          }}
        />
      ))}
    </>
  )
}
