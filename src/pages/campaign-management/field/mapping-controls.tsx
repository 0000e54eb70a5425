import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import { createRandom } from '../../../math/random.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PauseIcon, PlayIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Meter } from '../../../ui/meter/meter.tsx'
import { fill } from '../../fill.ts'
import { useTicker } from '../../use-ticker.ts'
import {
  createMapping,
  MAPPING_TICK,
  type Mapping,
  resetMapping,
  tickMapping,
  toggleMapping,
} from '../model/mapping.ts'

export interface MappingControlsProps {
  copy: CampaignManagement['field']['mapping']
  mapping: Mapping
  shown: Readonly<Mapping>
}

/** Mapping on and off, and how far the team has come. */
export function MappingControls({ copy, mapping, shown }: MappingControlsProps) {
  const { on, visited, households } = shown
  const done = visited === households
  return (
    <section aria-labelledby="mapping" className="border-t border-ink pt-5">
      <Heading level={3} id="mapping">
        {copy.title}
      </Heading>
      <p className="mt-4 text-title font-semibold tabular-nums" aria-hidden="true">
        {visited}
        <span className="text-ink-soft"> / {households}</span>
      </p>
      <Meter
        label={copy.title}
        value={visited}
        max={households}
        text={fill(copy.visited, { visited, households })}
        tone={done ? 'good' : 'signal'}
        className="mt-3"
      />
      <p role="status" className="mt-3 font-mono text-xs leading-5 text-ink-soft">
        {done ? copy.done : fill(copy.visited, { visited, households })}
      </p>
      <div className="needs-scripts mt-5 flex flex-wrap gap-3">
        {done ? (
          <Button onClick={() => resetMapping(mapping)}>{copy.reset}</Button>
        ) : (
          <Button aria-pressed={on} onClick={() => toggleMapping(mapping)}>
            {on ? <PauseIcon /> : <PlayIcon />}
            {on ? copy.off : copy.on}
          </Button>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{copy.text}</p>
    </section>
  )
}

const SEED = 48

/** A mapping that goes on by itself while it is on. @returns the proxy to act on, and what it is now */
export function useMapping(households: number): [Mapping, Readonly<Mapping>] {
  const [mapping] = useState(() => createMapping(households))
  const [random] = useState(() => createRandom(SEED))
  const shown = useSnapshot(mapping)
  useTicker(shown.on, MAPPING_TICK, () => tickMapping(mapping, random))
  return [mapping, shown]
}
