import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ViewText } from '../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'
import { createDistrict } from '../../model/district.ts'
import { createHologram, factsOf } from '../../model/hologram.ts'
import { createWalkers } from '../../model/people.ts'
import { Drawing } from './drawing.tsx'
import { FactsList } from './facts-list.tsx'
import { LayerList } from './layer-list.tsx'
import { PlanSwitch } from './plan-switch.tsx'
import { useMeasures } from './use-measures.ts'
import { ViewBar } from './view-bar.tsx'
import { Viewport } from './viewport.tsx'

/**
 * The hologram: the model of a quarter with the proposed tram line, its layers as a list, and its measures. A drawing
 * of the same model is the poster until the visitor opens the scene.
 */
export function HologramTool() {
  const { t } = useTranslation('hologram')
  const [district] = useState(() => createDistrict())
  const [walkers] = useState(() => createWalkers(district))
  const [state] = useState(createHologram)
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { plan } = useSnapshot(state)
  const { metres } = useMeasures()
  const facts = factsOf(district, plan)

  const sayPlan = () => {
    const now = factsOf(district, state.plan)
    const values = { length: metres(now.length), stops: now.stops, trees: now.trees }
    setSaid(t(state.plan === 'proposed' ? 'saidProposed' : 'saidExisting', values))
  }

  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12" data-hologram={open ? 'open' : 'drawn'}>
      <div className="min-w-0 lg:col-span-8">
        <Reticle
          locked={open}
          className="aspect-square overflow-hidden rounded border sm:aspect-video"
        >
          {open ? (
            <Viewport district={district} walkers={walkers} state={state} />
          ) : (
            <>
              <Drawing
                district={district}
                walkers={walkers}
                state={state}
                label={t('model')}
                className="max-sm:h-4/5"
              />
              <p className="absolute top-7 left-8 font-mono text-xs text-ink-soft max-sm:hidden sm:top-9 sm:left-10">
                {t('openHint')}
              </p>
              <div className="absolute right-0 bottom-0 p-8 sm:p-9">
                <Button
                  variant="primary"
                  onClick={() => setOpen(true)}
                  className="needs-scripts after:absolute after:inset-0"
                >
                  <PlayIcon />
                  {t('open')}
                </Button>
              </div>
            </>
          )}
        </Reticle>
        <div className="mt-4 flex flex-col gap-3">
          <ViewBar
            state={state}
            onExploded={(exploded) => setSaid(t(exploded ? 'saidApart' : 'saidTogether'))}
          />
          <ViewText view={state.view} />
          <p id="hologram-help" className="needs-scripts text-sm text-ink-soft">
            {t('help')}
          </p>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-9 lg:col-span-4">
        <PlanSwitch state={state} onChange={sayPlan} />
        <LayerList state={state} buildings={facts.buildings} />
      </div>
      <FactsList facts={facts} />
    </div>
  )
}
