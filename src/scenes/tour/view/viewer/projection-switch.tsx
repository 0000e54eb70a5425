import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import type { Projection } from '../../model/picture/placement.ts'

type SwitchProps = { projection: Projection; onProjection: (projection: Projection) => void }

const choices = [
  { projection: 'sphere', label: 'projectionSphere' },
  { projection: 'flat', label: 'projectionFlat' },
] as const

/** 360° or flat: what the file is taken for, and the visitor's word against it. */
export function ProjectionSwitch({ projection, onProjection }: SwitchProps) {
  const { t } = useTranslation('tour')
  return (
    <fieldset aria-label={t('projection')} className="flex rounded border">
      {choices.map((choice) => (
        <button
          key={choice.projection}
          type="button"
          aria-pressed={projection === choice.projection}
          onClick={() => onProjection(choice.projection)}
          className={classNames(
            'm-0.5 min-h-8 rounded-sm px-3 text-sm pointer-coarse:m-0 pointer-coarse:min-h-11',
            projection === choice.projection ? 'bg-ink font-semibold text-paper' : 'hover:bg-ink/6',
          )}
        >
          {t(choice.label)}
        </button>
      ))}
    </fieldset>
  )
}
