import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ViewButtons } from '../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { furnitureConfig } from '../../config.ts'
import { resetView, togglePerson, turn, type View, zoomBy } from '../../model/piece-view.ts'

/** Everything that the pointer does, as buttons, and the person beside the piece. */
export function ViewBar({ view }: { view: View }) {
  const { t } = useTranslation('furniture')
  const { pitch, zoom, person } = useSnapshot(view)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-pressed={person}
        className="min-h-11 aria-pressed:bg-ink aria-pressed:text-paper"
        onClick={() => togglePerson(view)}
      >
        {t('person')}
      </Button>
      <ViewButtons
        limits={furnitureConfig.view}
        pitch={pitch}
        zoom={zoom}
        onTurn={(yaw, by) => turn(view, yaw, by)}
        onZoom={(by) => zoomBy(view, by)}
        onReset={() => resetView(view)}
      />
    </div>
  )
}
