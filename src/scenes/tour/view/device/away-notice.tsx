import { useTranslation } from 'react-i18next'

/** In the viewer while the tour is shown elsewhere. */
export function AwayNotice() {
  const { t } = useTranslation('tour-device')
  return (
    <p
      role="status"
      className="absolute inset-0 grid place-items-center p-6 text-center text-balance text-white"
    >
      {t('away')}
    </p>
  )
}
