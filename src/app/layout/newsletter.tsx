import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

/** How long the thanks stand, milliseconds. */
const THANKS_DURATION = 3000

/** Takes an address and gives thanks. Nothing is sent anywhere. */
export function Newsletter() {
  const { t } = useTranslation('shell')
  const id = useId()
  const [thanked, setThanked] = useState(0)

  useEffect(() => {
    if (!thanked) return
    const idle = setTimeout(() => setThanked(0), THANKS_DURATION)
    return () => clearTimeout(idle)
  }, [thanked])

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (String(new FormData(form).get('email')).trim() === '') return
    form.reset()
    setThanked(thanked + 1)
  }

  return (
    <form noValidate onSubmit={subscribe} className="mt-8 needs-scripts">
      <label htmlFor={id} className="block text-sm font-medium">
        {t('newsletter')}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('newsletterPlaceholder')}
          className="text-field"
        />
        <Button type="submit">{t('subscribe')}</Button>
      </div>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-good">
        {thanked > 0 && t('subscribed')}
      </p>
    </form>
  )
}
