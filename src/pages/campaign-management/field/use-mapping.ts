import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { createRandom } from '../../../math/random.ts'
import { useTicker } from '../../use-ticker.ts'
import { createMapping, MAPPING_TICK, type Mapping, tickMapping } from '../model/mapping.ts'

const SEED = 48

/** A mapping that goes on by itself while it is on. @returns the proxy to act on, and what it is now */
export function useMapping(households: number): [Mapping, Readonly<Mapping>] {
  const [mapping] = useState(() => createMapping(households))
  const [random] = useState(() => createRandom(SEED))
  const shown = useSnapshot(mapping)
  useTicker(shown.on, MAPPING_TICK, () => tickMapping(mapping, random))
  return [mapping, shown]
}
