import { useTranslation } from 'react-i18next'
import { radians } from '../../../../../math/angle.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useFigures } from '../../../common/view/use-figures.ts'
import { pendulumConfig } from '../../config.ts'
import { periodRatio, smallPeriod } from '../../model/pendulum.ts'

/** How much longer a wide swing takes, with the visitor's own amplitude among the published ones. */
export function PeriodTable({ amplitude }: { amplitude: number }) {
  const { t } = useTranslation('physics')
  const figures = useFigures()
  const rows = [...new Set([...pendulumConfig.compared, amplitude])].sort((a, b) => a - b)
  return (
    <table className="mt-6 w-full text-sm">
      <caption className="kind text-left">{t('table')}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className="py-2 font-semibold">
            {t('amplitude')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('ratio')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('period')}
          </th>
        </tr>
      </thead>
      <tbody className="font-mono text-xs tabular-nums">
        {rows.map((row) => {
          const ratio = periodRatio(radians(row))
          return (
            <tr
              key={row}
              data-amplitude={row}
              className={classNames('border-b', row === amplitude && 'text-signal')}
            >
              <th scope="row" className="py-2 text-left font-normal">
                {figures(row)}°
              </th>
              <td className="py-2 text-right">{figures(ratio, 4)}</td>
              <td className="py-2 text-right">
                {t('seconds', { figure: figures(ratio * smallPeriod, 3) })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
