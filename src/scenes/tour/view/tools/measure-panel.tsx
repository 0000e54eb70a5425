import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { assumedHeight, heightOf } from '../../model/document/tour-document.ts'
import { clearHeight, measuredLength } from '../../model/tools/measure.ts'
import { clearPoints } from '../../model/tools/tool-state.ts'
import { PartingButton } from '../press/parting-button.tsx'
import { KnownLength } from './known-length.tsx'
import type { PanelProps } from './panel-props.ts'
import { UnitsSwitch } from './units-switch.tsx'
import { useLengths } from './use-lengths.ts'

/** Measures between two places on the floor, and takes a length that is known for what it tells of the camera. */
export function MeasurePanel({ editor, toolState, room }: PanelProps) {
  const { t } = useTranslation('tour')
  const { points, units } = useSnapshot(toolState)
  const { say } = useLengths(units)
  const estimate = measuredLength({ points }, room)
  const height = say(heightOf(room))
  return (
    <>
      <p role="status" className="sr-only">
        {estimate && t('measureAbout', { length: say(estimate.length) })}
      </p>
      {estimate ? (
        <div className="min-w-48 grow basis-72 py-1">
          <p data-length={estimate.length.toFixed(3)}>
            <strong>{t('measureAbout', { length: say(estimate.length) })}</strong>{' '}
            <span className="text-sm text-ink-soft">
              {estimate.margin < estimate.length
                ? t('measureMargin', { margin: say(estimate.margin) })
                : t('measureFar')}
            </span>
          </p>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t(room.height === null ? 'measureWhyAssumed' : 'measureWhy', { height })}
          </p>
        </div>
      ) : (
        <p className="min-w-48 grow basis-64 py-1 text-sm">
          {t(points.length === 0 ? 'measureHint' : 'measureOtherEnd')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <UnitsSwitch toolState={toolState} />
        {points.length > 0 && (
          <PartingButton onPress={() => clearPoints(toolState)}>{t('markAgain')}</PartingButton>
        )}
        {room.height !== null && (
          <PartingButton onPress={() => clearHeight(editor.state, toolState)}>
            {t('heightForget', { height: say(assumedHeight) })}
          </PartingButton>
        )}
      </div>
      {estimate && <KnownLength editor={editor} toolState={toolState} />}
    </>
  )
}
