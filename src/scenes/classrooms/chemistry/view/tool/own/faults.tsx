import { useTranslation } from 'react-i18next'
import { elements } from '../../../model/elements.ts'
import type { ToldFault } from './use-own-files.ts'

const known = Object.keys(elements).join(', ')

/** Why files were not opened. What stands on the stand, stays. */
export function Faults({ faults }: { faults: readonly ToldFault[] }) {
  const { t } = useTranslation('molfile')
  return (
    <ul className="mt-3 border-l-2 border-alert bg-surface px-4 py-3" data-faults={faults.length}>
      {faults.map(({ id, file, code, line, found }) => (
        <li key={id} className="py-1 wrap-anywhere" data-fault={code}>
          <span className="font-semibold">{t('notOpened', { file })}</span>{' '}
          {t(`problem_${code}`, { line, found, known })}
        </li>
      ))}
    </ul>
  )
}
