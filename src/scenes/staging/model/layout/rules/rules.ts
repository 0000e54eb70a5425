import { carried, pendants } from './carried.ts'
import { disjoint } from './disjoint.ts'
import { bedSides, chairPullOut, sofaToTable } from './distances.ts'
import type { Furnished, Rule } from './furnished.ts'
import { hung } from './hung.ts'
import { inside } from './inside.ts'
import { doorsClear, windowsClear } from './openings-clear.ts'
import { camerasClear, seen } from './pictured.ts'
import { circulation, reachable } from './reachable.ts'

/** What holds in every arrangement, whatever the room. */
export const hardRules = {
  disjoint,
  inside,
  doorsClear,
  windowsClear,
  hung,
  carried,
  pendants,
  camerasClear,
  seen,
  reachable,
  circulation,
  sofaToTable,
  chairPullOut,
} satisfies Record<string, Rule>

/** What holds wherever the room is large enough. */
export const softRules = { bedSides } satisfies Record<string, Rule>

/** What is broken, with the rule's name before it; nothing where all is as it should be. */
export function breachesOf(
  furnished: Furnished,
  rules: Record<string, Rule> = hardRules,
): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(furnished).map((found) => `${name}: ${found}`),
  )
}
