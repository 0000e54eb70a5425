import { useSnapshot } from 'valtio'
import { degrees, radians } from '../../../../math/angle.ts'
import { cameraRange } from '../../model/room/camera.ts'
import type { Design } from '../../model/room/design.ts'
import { slideCamera } from '../../model/room/follow-walls.ts'
import { useFormats } from './formats.ts'
import { Slider } from './slider.tsx'

/** The camera's figures to be set by hand, when the photo does not tell them. */
export function MatchSliders({ design }: { design: Design }) {
  const { t, angle, metres } = useFormats()
  // At once: React would put a slider back that is drawn a moment later.
  const { camera } = useSnapshot(design, { sync: true })
  const angles = [
    ['tilt', t('horizon')],
    ['fieldOfView', t('fieldOfView')],
    ['roll', t('roll')],
  ] as const
  return (
    <div className="mt-4 flex flex-col gap-3">
      {angles.map(([name, label]) => (
        <Slider
          key={name}
          label={label}
          value={degrees(camera[name])}
          range={cameraRange[name]}
          text={angle(camera[name])}
          onChange={(value) => slideCamera(design, name, radians(value))}
        />
      ))}
      <Slider
        label={t('cameraHeight')}
        value={camera.height}
        range={cameraRange.height}
        text={metres(camera.height)}
        onChange={(height) => slideCamera(design, 'height', height)}
      />
    </div>
  )
}
