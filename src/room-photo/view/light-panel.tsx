import type { KeyboardEvent, PointerEvent } from 'react'
import { useSnapshot } from 'valtio'
import type { Design } from '../model/design/design.ts'
import { setSun } from '../model/design/edit-items.ts'
import { endStep, recordUndoStep } from '../model/design/history.ts'
import {
  type RoomLight,
  type Sun,
  sunFromDial,
  sunFromLight,
  sunRange,
  sunToDial,
} from '../model/light.ts'
import { PanelSection, Slider, TouchButton, ValueList } from './controls.tsx'
import { useFormats } from './formats.ts'
import { arrowStep } from './frame-keys.ts'
import { useDrag } from './use-drag.ts'

/** Sliders of the room's light, with the estimate for comparison. In an empty room there is no estimate. */
export function LightPanel({ design, light }: { design: Design; light: RoomLight }) {
  const { t, number } = useFormats()
  // Synchronously, since React would reset a controlled slider that renders later.
  const { sun, room } = useSnapshot(design, { sync: true })
  const { side, height } = useSunText(sun)
  const percent = (value: number) => t('percentValue', { value: number(value * 100) })
  const rows = [
    [t('sunFrom'), side],
    [t('sunHeight'), height],
  ] as const
  const estimated = sunFromLight(light)
  const isSame = JSON.stringify(sun) === JSON.stringify(estimated)
  return (
    <PanelSection id="light" title={t('light')}>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SunDial design={design} />
        <ValueList rows={rows} className="min-w-36 grow" data-light="" />
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t(room ? 'lightHintOwn' : 'lightHint')}</p>
      <div className="mt-3 flex flex-col gap-3">
        {(['softness', 'brightness', 'reflection'] as const).map((name) => (
          <Slider
            key={name}
            design={design}
            label={t(name)}
            value={sun[name]}
            range={sunRange[name]}
            text={percent(sun[name])}
            onChange={(value) => setSun(design, { [name]: value }, name)}
          />
        ))}
      </div>
      {!room && (
        <TouchButton
          variant="quiet"
          className="button-flush mt-2"
          aria-disabled={isSame}
          onClick={() => !isSame && setSun(design, estimated, 'estimated')}
        >
          {t('asEstimated')}
        </TouchButton>
      )}
    </PanelSection>
  )
}

/** Of the drawing: the floor's circle, in a box of 200. */
const rim = 84

/** A dial of the sky from above, far wall at the top, with the sun to be dragged. */
function SunDial({ design }: { design: Design }) {
  const { t } = useFormats()
  const { sun } = useSnapshot(design)
  const { side, height } = useSunText(sun)
  const { x, y } = sunToDial(sun)

  const to = (event: PointerEvent) => {
    const { left, top, width, height: high } = event.currentTarget.getBoundingClientRect()
    const across = ((event.clientX - left) / width - 0.5) * 200
    const down = ((event.clientY - top) / high - 0.5) * 200
    setSun(design, sunFromDial({ x: across / rim, y: down / rim }))
  }
  const drag = useDrag({
    onTake(event) {
      recordUndoStep(design)
      to(event)
      return true
    },
    onMove: (_, event) => to(event),
    onRelease: () => endStep(design),
  })
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event, event.shiftKey ? 1 : 5)
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { azimuth, elevation } = design.sun
    setSun(design, { azimuth: azimuth + step.x, elevation: elevation - step.y }, 'sun')
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('sun')}
      aria-valuemin={sunRange.elevation.min}
      aria-valuemax={sunRange.elevation.max}
      aria-valuenow={sun.elevation}
      aria-valuetext={t('sunValue', { side, height })}
      {...drag}
      onKeyDown={press}
      className="size-40 shrink-0 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-full fill-none">
        <circle r={rim} className="fill-surface stroke-line-strong" />
        {[0.333, 0.667].map((share) => (
          <circle key={share} r={rim * share} className="stroke-line" />
        ))}
        <path d={`M0 ${-rim}V${rim}M${-rim} 0H${rim}`} className="stroke-line" />
        {/* The camera, at the near side of the room. */}
        <path d={`M-8 ${rim + 10}L0 ${rim - 4}L8 ${rim + 10}Z`} className="fill-ink" />
        <path d={`M${x * rim} ${y * rim}L0 0`} strokeDasharray="3 4" className="stroke-ink" />
        <path d="M-9-6H9V6H-9Z" className="stroke-ink-soft" />
        <circle
          cx={x * rim}
          cy={y * rim}
          r={13}
          className="fill-signal stroke-surface"
          strokeWidth={3}
        />
      </svg>
    </div>
  )
}

/** Where the light comes from, in words and figures. */
function useSunText({ azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>) {
  const { t, number } = useFormats()
  const angle = `${number(Math.abs(azimuth))}°`
  return {
    side: t(azimuth < 0 ? 'sunLeft' : 'sunRight', { angle }),
    height: `${number(elevation)}°`,
  }
}
