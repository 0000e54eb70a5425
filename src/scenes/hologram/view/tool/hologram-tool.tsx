import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createOrbitControl, type OrbitControl } from '../../../../math/orbit-view.ts'
import { attachOrbit } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { ViewButtons, Viewport, ViewText } from '../../../../stage/viewport.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayButton } from '../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormats } from '../../../../ui/formats.tsx'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { PauseIcon, PlayIcon } from '../../../../ui/icons/tools.tsx'
import { SceneIntro, type SceneIntroProps } from '../../../../ui/scene-intro.tsx'
import { hologramConfig } from '../../config.ts'
import { type CityModel, createCityModel } from '../../model/district.ts'
import { type DrawnShape, modelShapes } from '../../model/drawing.ts'
import {
  createHologram,
  type Facts,
  factsOf,
  type Hologram,
  hasLayer,
  layerIds,
  type StreetVersion,
} from '../../model/hologram.ts'
import { createWalkers, type Walker } from '../../model/people.ts'
import { loadScene } from './load-scene.ts'

/**
 * The hologram: the model of a quarter with the proposed tram line, its layers as a list, and its measures. A drawing
 * of the same model is its poster.
 */
export function HologramTool(intro: SceneIntroProps) {
  const { t } = useTranslation('hologram')
  const [district] = useState(createCityModel)
  const [walkers] = useState(() => createWalkers(district))
  const [state] = useState(createHologram)
  const [control] = useState(() => createOrbitControl(state.view, hologramConfig.view))
  const place = useRef<HTMLDivElement>(null)
  const [when, start] = useSceneStart(place, { fetch: loadScene })
  const open = when === 'now'
  const [said, setSaid] = useState('')
  const { plan } = useSnapshot(state)
  const { meters } = useFormats()
  const facts = factsOf(district, plan)

  const sayPlan = () => {
    const now = factsOf(district, state.plan)
    const values = { length: meters(now.length), stops: now.stops, trees: now.trees }
    setSaid(t(state.plan === 'proposed' ? 'saidProposed' : 'saidExisting', values))
  }

  const label = t(plan === 'proposed' ? 'model' : 'modelExisting')
  const model = { district, walkers, state, label }
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12" data-hologram={open ? 'open' : 'drawn'}>
      <div ref={place} className="min-w-0 lg:col-span-8">
        <CornerBrackets
          locked={open}
          className="aspect-square overflow-hidden rounded border sm:aspect-video"
        >
          {when && (
            <Viewport
              control={control}
              attach={attachOrbit}
              aria-label={label}
              aria-describedby="hologram-help"
              className={classNames(
                'absolute inset-0 touch-pan-y! [&_canvas]:touch-pan-y!',
                !open && 'invisible',
              )}
            >
              <SceneSlot
                load={loadScene}
                when={when}
                props={{ district, walkers, state }}
                poster={<Drawing {...model} className="absolute inset-0 in-data-live:invisible" />}
                className="size-full"
              />
            </Viewport>
          )}
          {!open && (
            <>
              <Drawing {...model} className="max-sm:h-4/5" />
              <p className="absolute top-7 left-8 font-mono text-xs text-ink-soft max-sm:hidden sm:top-9 sm:left-10">
                {t('openHint')}
              </p>
              <div className="absolute right-0 bottom-0 p-8 sm:p-9">
                <PlayButton onClick={start}>{t('open')}</PlayButton>
              </div>
            </>
          )}
        </CornerBrackets>
        <div className="mt-4 flex flex-col gap-3">
          <ViewBar
            {...{ state, control }}
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
        <SceneIntro {...intro} />
        <PlanSwitch state={state} onChange={sayPlan} />
        <LayerList state={state} buildings={facts.buildings} />
      </div>
      <FactsList facts={facts} />
    </div>
  )
}

// Full class names, so that Tailwind finds them.
const looks: Record<DrawnShape['kind'], string> = {
  ground: 'fill-[#262b35] stroke-[#4a5160]',
  plot: 'fill-[#363c48]',
  park: 'fill-[#35483c]',
  walk: 'fill-[#ff7a45]/5 stroke-[#ff7a45]/60 [stroke-dasharray:3_5]',
  track: 'fill-none stroke-[#ff7a45] stroke-[5] [stroke-linejoin:round]',
  stop: 'fill-none stroke-white stroke-[9]',
  tree: 'stroke-[#7fa889] stroke-[7] [stroke-linecap:round]',
  roof: 'fill-[#f1eee6]',
  south: 'fill-[#c9c5ba]',
  east: 'fill-[#98958c]',
  person: 'stroke-[#7c9bff] stroke-[5] [stroke-linecap:round]',
}

interface ModelProps {
  district: CityModel
  walkers: Walker[]
  state: Hologram
  label: string
}

/** The model as a drawing with the scene's camera; it stays when there is no WebGL. */
function Drawing({
  district,
  walkers,
  state,
  label,
  className,
}: ModelProps & { className: string }) {
  const shown = useSnapshot(state)
  return (
    <svg
      viewBox="-800 -450 1600 900"
      role="img"
      aria-label={label}
      className={classNames('h-full w-full', className)}
    >
      {modelShapes(district, walkers, shown).map(({ key, kind, d }) => (
        <path key={key} d={d} className={looks[kind]} />
      ))}
    </svg>
  )
}

interface ViewBarProps {
  state: Hologram
  control: OrbitControl
  onExploded: (exploded: boolean) => void
}

/** Buttons for everything that the pointer does. */
function ViewBar({ state, control, onExploded }: ViewBarProps) {
  const { t } = useTranslation('hologram')
  const { exploded, moving } = useSnapshot(state)
  return (
    <div className="needs-scripts flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-pressed={exploded}
        className="min-h-11"
        onClick={() => {
          state.exploded = !state.exploded
          onExploded(state.exploded)
        }}
      >
        {exploded ? t('putTogether') : t('takeApart')}
      </Button>
      <Button
        size="small"
        className="min-h-11"
        onClick={() => {
          state.moving = !state.moving
        }}
      >
        {moving ? <PauseIcon /> : <PlayIcon />}
        {moving ? t('pause') : t('start')}
      </Button>
      <ViewButtons control={control} />
    </div>
  )
}

const plans: StreetVersion[] = ['existing', 'proposed']

/** Today or proposed. They are buttons, since early presses of buttons are replayed after hydration. */
function PlanSwitch({ state, onChange }: { state: Hologram; onChange: () => void }) {
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
              state.plan = choice
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

/**
 * The layers from the top down, each to be shown or hidden. They are buttons, since early presses of buttons are
 * replayed after hydration.
 */
function LayerList({ state, buildings }: { state: Hologram; buildings: number }) {
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
                onClick={() => {
                  state.layers[layer] = !state.layers[layer]
                }}
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

/** The measures of the model in the format of the page's language. */
function FactsList({ facts }: { facts: Facts }) {
  const { t } = useTranslation('hologram')
  const { meters, minutes, percent, count } = useFormats()
  const radius = meters(facts.walk.radius)
  const rows = [
    [t('factLength'), meters(facts.length)],
    [t('factStops'), count(facts.stops)],
    [t('factBetween'), facts.between === undefined ? t('none') : meters(facts.between)],
    [t('factNear', { radius }), percent(Math.round(100 * facts.near))],
    [t('factWalk', { radius }), minutes(facts.walk.seconds)],
    [t('factTrees'), count(facts.trees)],
  ]
  return (
    <div className="lg:col-span-12">
      <h3 className="kind">{t('facts')}</h3>
      <dl className="mt-3 grid grid-cols-2 border-t sm:grid-cols-3 lg:grid-cols-6">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-b py-5 pr-4 max-sm:even:border-l max-sm:even:pl-4 sm:max-lg:not-[:nth-child(3n+1)]:border-l sm:max-lg:not-[:nth-child(3n+1)]:pl-5 lg:border-b-0 lg:not-first:border-l lg:not-first:pl-5"
          >
            <dt className="mt-1 text-sm text-ink-soft">{name}</dt>
            <dd className="text-subtitle font-semibold" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
