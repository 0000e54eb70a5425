import { useSnapshot } from 'valtio'
import type { InteractiveFeatures } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { useTicker } from '../../use-ticker.ts'
import {
  type Field,
  forgetRoute,
  MAPPING_TICK,
  mapHouseholds,
  OPTIMISED_FOR,
  optimiseRoute,
  toggleListening,
  toggleMapping,
} from '../model/field.ts'
import { FieldTool } from './field-tool.tsx'
import { Level } from './level.tsx'
import { RouteSketch } from './route-sketch.tsx'

export interface FieldToolsProps {
  copy: InteractiveFeatures['field']
  field: Field
  random: () => number
}

/** Three instruments side by side, each with a reading above its button. */
export function FieldTools({
  copy: { title, text, voice, mapping, route },
  field,
  random,
}: FieldToolsProps) {
  const shown = useSnapshot(field)
  useTicker(shown.mapping, MAPPING_TICK, () => mapHouseholds(field, random))
  useTicker(shown.optimised, OPTIMISED_FOR, () => forgetRoute(field))
  return (
    <>
      <SectionHeader id="field" title={title} lead={text} />
      <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-16">
        <FieldTool
          copy={voice}
          reading={<Level on={shown.listening} />}
          state={shown.listening ? voice.on : voice.off}
          action={
            <Button className="needs-scripts" onClick={() => toggleListening(field)}>
              {shown.listening ? voice.stop : voice.start}
            </Button>
          }
        >
          <ul className="mt-5 border-b text-sm">
            {voice.commands.map((command) => (
              <li key={command} className="border-t py-2.5">
                {command}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft">{voice.note}</p>
        </FieldTool>
        <FieldTool
          copy={mapping}
          reading={
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-display font-semibold tabular-nums">{shown.households}</span>
              <span className="text-sm text-ink-soft">{mapping.visited}</span>
            </p>
          }
          state={shown.mapping ? mapping.on : mapping.off}
          action={
            <Button className="needs-scripts" onClick={() => toggleMapping(field)}>
              {shown.mapping ? mapping.stop : mapping.start}
            </Button>
          }
        />
        <FieldTool
          copy={route}
          reading={
            <RouteSketch
              optimised={shown.optimised}
              label={shown.optimised ? route.after : route.before}
            />
          }
          state={shown.optimised ? route.done : route.waiting}
          action={
            <Button className="needs-scripts" onClick={() => optimiseRoute(field)}>
              {route.start}
            </Button>
          }
        />
      </div>
    </>
  )
}
