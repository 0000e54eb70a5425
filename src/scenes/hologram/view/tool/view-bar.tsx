import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ViewButtons } from '../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../../../ui/icons/tools.tsx'
import { hologramConfig } from '../../config.ts'
import {
  type Hologram,
  resetView,
  setMoving,
  toggleExploded,
  turnView,
  zoomView,
} from '../../model/hologram.ts'

export interface ViewBarProps {
  state: Hologram
  onExploded: (exploded: boolean) => void
}

/** Buttons for everything that the pointer does. */
export function ViewBar({ state, onExploded }: ViewBarProps) {
  const { t } = useTranslation('hologram')
  const { view, exploded, moving } = useSnapshot(state)
  return (
    <div className="needs-scripts flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-pressed={exploded}
        className="min-h-11"
        onClick={() => {
          toggleExploded(state)
          onExploded(!exploded)
        }}
      >
        {exploded ? t('putTogether') : t('takeApart')}
      </Button>
      <Button size="small" className="min-h-11" onClick={() => setMoving(state, !moving)}>
        {moving ? <PauseIcon /> : <PlayIcon />}
        {moving ? t('pause') : t('start')}
      </Button>
      <ViewButtons
        limits={hologramConfig.view}
        pitch={view.pitch}
        zoom={view.zoom}
        onTurn={(yaw, pitch) => turnView(state, yaw, pitch)}
        onZoom={(by) => zoomView(state, by)}
        onReset={() => resetView(state)}
      />
    </div>
  )
}
