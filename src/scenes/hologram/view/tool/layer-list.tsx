import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { type Hologram, hasLayer, layerIds, toggleLayer } from '../../model/hologram.ts'

/**
 * The layers from the top down, each to be shown or hidden. They are buttons, since early presses of buttons are
 * replayed after hydration.
 */
export function LayerList({ state, buildings }: { state: Hologram; buildings: number }) {
  const { t } = useTranslation('hologram')
  const { plan, layers } = useSnapshot(state)
  return (
    <fieldset>
      <legend className="kind">{t('layers')}</legend>
      <ul className="mt-2">
        {[...layerIds].reverse().map((layer) => {
          const there = hasLayer(plan, layer)
          return (
            <li key={layer} className="border-t">
              <button
                type="button"
                aria-pressed={layers[layer] && there}
                disabled={!there}
                onClick={() => toggleLayer(state, layer)}
                className="group/layer flex min-h-12 w-full items-center gap-3.5 py-2 text-left disabled:text-ink-soft no-scripts:pointer-events-none"
              >
                <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong text-on-signal group-aria-pressed/layer:border-signal group-aria-pressed/layer:bg-signal">
                  <CheckIcon className="size-4 opacity-0 group-aria-pressed/layer:opacity-100" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{t(`layer_${layer}`)}</span>
                  <span className="block text-sm text-ink-soft">
                    {there ? t(`about_${layer}`, { count: buildings }) : t('onlyProposed')}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
