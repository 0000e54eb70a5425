import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'
import {
  ArrowUpIcon,
  PauseIcon,
  PlayIcon,
  ResetIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../../../ui/icons/tools.tsx'
import { hologramConfig } from '../../config.ts'
import {
  type Hologram,
  resetView,
  setMoving,
  toggleExploded,
  turn,
  zoomBy,
} from '../../model/hologram.ts'

const { step, pitchRange, zoomRange } = hologramConfig.view

export interface ViewBarProps {
  state: Hologram
  onExploded: (exploded: boolean) => void
}

/** Everything that the pointer does, as buttons. */
export function ViewBar({ state, onExploded }: ViewBarProps) {
  const { t } = useTranslation('hologram')
  const { view, exploded, moving } = useSnapshot(state)
  const icons = [
    {
      name: t('turnLeft'),
      icon: <ArrowRightIcon className="rotate-180" />,
      press: () => turn(state, -step.yaw, 0),
    },
    { name: t('turnRight'), icon: <ArrowRightIcon />, press: () => turn(state, step.yaw, 0) },
    {
      name: t('tiltUp'),
      icon: <ArrowUpIcon />,
      press: () => turn(state, 0, step.pitch),
      atEnd: view.pitch >= pitchRange.max,
    },
    {
      name: t('tiltDown'),
      icon: <ArrowUpIcon className="rotate-180" />,
      press: () => turn(state, 0, -step.pitch),
      atEnd: view.pitch <= pitchRange.min,
    },
    {
      name: t('zoomIn'),
      icon: <ZoomInIcon />,
      press: () => zoomBy(state, step.zoom),
      atEnd: view.zoom >= zoomRange.max,
    },
    {
      name: t('zoomOut'),
      icon: <ZoomOutIcon />,
      press: () => zoomBy(state, -step.zoom),
      atEnd: view.zoom <= zoomRange.min,
    },
    { name: t('reset'), icon: <ResetIcon />, press: () => resetView(state) },
  ]
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
      <fieldset aria-label={t('view')} className="flex flex-wrap sm:ml-auto">
        {icons.map(({ name, icon, press, atEnd }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-disabled={atEnd}
            onClick={press}
            className="icon-button aria-disabled:opacity-40"
          >
            {icon}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
