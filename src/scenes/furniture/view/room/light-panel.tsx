import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { setSun } from '../../model/room/actions.ts'
import type { Design } from '../../model/room/design.ts'
import type { RoomLight } from '../../model/room/light.ts'
import { sunOf, sunRange } from '../../model/room/sun.ts'
import { useFormats } from './formats.ts'
import { Slider } from './slider.tsx'
import { SunDial } from './sun-dial.tsx'
import { useSunText } from './use-sun-text.ts'

/** The light of the room, as it was estimated and as the visitor sets it. In a room of our own nothing was estimated. */
export function LightPanel({ design, light }: { design: Design; light: RoomLight }) {
  const { t, number } = useFormats()
  // At once: React would put a slider back that is drawn a moment later.
  const { sun, room } = useSnapshot(design, { sync: true })
  const { side, height } = useSunText(sun)
  const percent = (value: number) => t('percentValue', { value: number(value * 100) })
  const estimated = sunOf(light)
  const isSame = JSON.stringify(sun) === JSON.stringify(estimated)
  return (
    <section aria-labelledby="light" className="min-w-0">
      <Heading id="light" level={3} tabIndex={-1}>
        {t('light')}
      </Heading>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SunDial design={design} />
        <dl className="min-w-36 grow border-b text-sm" data-light="">
          {(
            [
              [t('sunFrom'), side],
              [t('sunHeight'), height],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-t py-2.5">
              <dt className="text-ink-soft">{name} </dt>
              <dd className="text-right font-mono tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t(room ? 'lightHintOwn' : 'lightHint')}</p>
      <div className="mt-3 flex flex-col gap-3">
        {(['softness', 'brightness', 'reflection'] as const).map((name) => (
          <Slider
            key={name}
            label={t(name)}
            value={sun[name]}
            range={sunRange[name]}
            text={percent(sun[name])}
            onChange={(value) => setSun(design, { [name]: value }, name)}
          />
        ))}
      </div>
      {!room && (
        <Button
          size="small"
          variant="quiet"
          className="button-flush mt-2 min-h-11"
          aria-disabled={isSame}
          onClick={() => !isSame && setSun(design, estimated, 'estimated')}
        >
          {t('asEstimated')}
        </Button>
      )}
    </section>
  )
}
