import { useTranslation } from 'react-i18next'

/** What else can be tried. */
export function WhatIf({ ideas }: { ideas: readonly string[] }) {
  const { t } = useTranslation('lesson')
  return (
    <section aria-label={t('whatIf')}>
      <p className="kind">{t('whatIf')}</p>
      <ul className="mt-2">
        {ideas.map((idea) => (
          <li key={idea} className="border-t py-3">
            {idea}
          </li>
        ))}
      </ul>
    </section>
  )
}
