import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { PlainPicture } from '../../../../ui/picture/picture.tsx'
import { chooseStyle } from '../../model/staging.ts'
import { useStaging } from '../staging-context.ts'

/** The six styles, of which one is chosen. */
export function StyleChoice() {
  const { t } = useTranslation('staging')
  const { staging, styles } = useStaging()
  const { style } = useSnapshot(staging)
  const name = useId()
  const chosen = styles.find(({ id }) => id === style)
  return (
    <fieldset className="needs-scripts min-w-0">
      <legend className="text-name font-semibold">{t('styleTitle')}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {styles.map((each) => (
          <label key={each.id} className="group relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              value={each.id}
              checked={each.id === style}
              onChange={() => chooseStyle(staging, each.id)}
              className="peer sr-only"
            />
            <PlainPicture
              file={`/styles/${each.id}-480`}
              alt=""
              width={480}
              height={360}
              lazy
              late
              className="aspect-[4/3] h-auto w-full rounded bg-line object-cover outline-offset-2 group-has-checked:outline-2 group-has-checked:outline-signal group-has-focus-visible:outline-3 group-has-focus-visible:outline-depth"
            />
            <span className="mt-1.5 block text-sm leading-snug text-ink-soft group-hover:text-ink peer-checked:font-semibold peer-checked:text-ink">
              {each.name}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 min-h-[2lh] text-sm text-ink-soft">
        {chosen?.description ?? t('styleHint')}
      </p>
    </fieldset>
  )
}
