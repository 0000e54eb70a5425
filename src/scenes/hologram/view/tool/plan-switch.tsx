import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { type Hologram, type Plan, setPlan } from '../../model/hologram.ts'

const plans: Plan[] = ['existing', 'proposed']

/** Today or proposed. They are buttons, since early presses of buttons are replayed after hydration. */
export function PlanSwitch({ state, onChange }: { state: Hologram; onChange: () => void }) {
  const { t } = useTranslation('hologram')
  const { plan } = useSnapshot(state)
  return (
    <fieldset>
      <legend className="kind">{t('plan')}</legend>
      <div className="mt-3 grid grid-cols-2 rounded border border-line-strong p-1">
        {plans.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={plan === choice}
            onClick={() => {
              setPlan(state, choice)
              onChange()
            }}
            className="min-h-11 rounded-sm px-3 font-semibold aria-pressed:bg-ink aria-pressed:text-paper no-scripts:pointer-events-none"
          >
            {t(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
