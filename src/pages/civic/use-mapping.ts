import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { createRandom } from '../../math/random.ts'
import { useTicker } from '../use-ticker.ts'
import { advanceMapping, createMapping, MAPPING_INTERVAL, type Mapping } from './mapping.ts'

interface MappingStart {
  seed: number
  households: number
  /** Before it begins. */
  visited?: number
}

/** A mapping that goes on by itself while it is on. @returns the proxy to act on, and what it is now */
export function useMapping(start: MappingStart): [Mapping, Readonly<Mapping>] {
  const [mapping] = useState(() => createMapping(start.households, start.visited))
  const [random] = useState(() => createRandom(start.seed))
  const shown = useSnapshot(mapping)
  useTicker(shown.on, MAPPING_INTERVAL, () => advanceMapping(mapping, random))
  return [mapping, shown]
}
