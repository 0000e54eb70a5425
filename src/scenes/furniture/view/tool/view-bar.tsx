import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'
import { ArrowUpIcon, ResetIcon, ZoomInIcon, ZoomOutIcon } from '../../../../ui/icons/tools.tsx'
import { furnitureConfig } from '../../config.ts'
import { resetView, togglePerson, turn, type View, zoomBy } from '../../model/view.ts'

const { step, pitchRange, zoomRange } = furnitureConfig.view

/** Everything that the pointer does, as buttons, and the person beside the piece. */
export function ViewBar({ view }: { view: View }) {
  const { t } = useTranslation('furniture')
  const { pitch, zoom, person } = useSnapshot(view)
  const icons = [
    {
      name: t('turnLeft'),
      icon: <ArrowRightIcon className="rotate-180" />,
      press: () => turn(view, -step.yaw, 0),
    },
    { name: t('turnRight'), icon: <ArrowRightIcon />, press: () => turn(view, step.yaw, 0) },
    {
      name: t('tiltUp'),
      icon: <ArrowUpIcon />,
      press: () => turn(view, 0, step.pitch),
      atEnd: pitch >= pitchRange.max,
    },
    {
      name: t('tiltDown'),
      icon: <ArrowUpIcon className="rotate-180" />,
      press: () => turn(view, 0, -step.pitch),
      atEnd: pitch <= pitchRange.min,
    },
    {
      name: t('zoomIn'),
      icon: <ZoomInIcon />,
      press: () => zoomBy(view, step.zoom),
      atEnd: zoom >= zoomRange.max,
    },
    {
      name: t('zoomOut'),
      icon: <ZoomOutIcon />,
      press: () => zoomBy(view, -step.zoom),
      atEnd: zoom <= zoomRange.min,
    },
    { name: t('reset'), icon: <ResetIcon />, press: () => resetView(view) },
  ]
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
