import { useTranslation } from 'react-i18next'
import { type PartId, partIds } from '../../config.ts'

export interface PartListProps {
  chosen: PartId
  onChoose: (id: PartId) => void
}

/** Every part by name: the browser's own radio buttons, so that arrow keys go through them. */
export function PartList({ chosen, onChoose }: PartListProps) {
  const { t } = useTranslation('biology')
  return (
    <fieldset>
      <legend className="kind">{t('parts')}</legend>
      <div className="mt-2 grid grid-cols-2 gap-x-4 lg:grid-cols-1 xl:grid-cols-2">
        {partIds.map((id) => (
          <label
            key={id}
            className="flex min-h-10 cursor-pointer items-center gap-2 border-t py-1 text-sm hover:text-signal has-checked:border-signal has-checked:font-semibold has-checked:text-signal has-focus-visible:outline-2 has-focus-visible:outline-depth pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="cell-part"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {t(`name_${id}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
