import { enumOf, numberBetween, objectOf, type Reader } from '../../../common/model/saved-lab.ts'
import {
  collisionConfig,
  gravities,
  orbitConfig,
  pendulumConfig,
  projectileConfig,
} from '../../config.ts'

export const experimentIds = ['pendulum', 'throw', 'collision', 'orbit'] as const
export type ExperimentId = (typeof experimentIds)[number]

export const gravityIds = Object.keys(gravities) as (keyof typeof gravities)[]
export const bodyIds = Object.keys(
  projectileConfig.bodies,
) as (keyof typeof projectileConfig.bodies)[]
export const airIds = ['none', 'air'] as const

/** A slider of the setup: range, step, initial value, and its experiment. */
interface Field {
  least: number
  most: number
  first: number
  step: number
  of: ExperimentId
}

const { amplitude } = pendulumConfig
const { mass, speed, restitution, offset } = collisionConfig

/** Degrees, meters a second, meters, kilograms; shares for the orbit. */
export const fields = {
  amplitude: { ...amplitude, of: 'pendulum' },
  elevation: { ...projectileConfig.angle, of: 'throw' },
  speed: { ...projectileConfig.speed, of: 'throw' },
  height: { ...projectileConfig.height, of: 'throw' },
  massA: { ...mass, of: 'collision' },
  massB: { ...mass, of: 'collision' },
  speedA: { ...speed, first: 1, of: 'collision' },
  speedB: { ...speed, least: -speed.most, first: 0, of: 'collision' },
  restitution: { ...restitution, of: 'collision' },
  offset: { ...offset, of: 'collision' },
  orbitSpeed: { ...orbitConfig.speed, of: 'orbit' },
  massRatio: { ...orbitConfig.massRatio, of: 'orbit' },
} satisfies Record<string, Field>

/** The choices of the setup, and the experiments that they affect. */
const chosen = {
  gravity: ['pendulum', 'throw'],
  body: ['throw'],
  air: ['throw'],
} as const satisfies Record<string, readonly ExperimentId[]>

/** Whether a part of the setup affects an experiment. */
export const affects = (experiment: ExperimentId, part: keyof Setup): boolean =>
  part in chosen
    ? (chosen[part as keyof typeof chosen] as readonly ExperimentId[]).includes(experiment)
    : fields[part as FieldId].of === experiment

type FieldId = keyof typeof fields
export const fieldIds = Object.keys(fields) as FieldId[]

/** The complete setup. */
export interface Setup extends Record<FieldId, number> {
  gravity: (typeof gravityIds)[number]
  body: (typeof bodyIds)[number]
  air: (typeof airIds)[number]
}

export const firstSetup = (): Setup => ({
  ...(Object.fromEntries(fieldIds.map((id) => [id, fields[id].first])) as Record<FieldId, number>),
  gravity: 'earth',
  body: 'tennisBall',
  air: 'none',
})

/** Validates a saved setup. */
export const readSetup = objectOf<Setup>({
  ...(Object.fromEntries(
    fieldIds.map((id) => [id, numberBetween(fields[id].least, fields[id].most)]),
  ) as Record<FieldId, Reader<number>>),
  gravity: enumOf(gravityIds),
  body: enumOf(bodyIds),
  air: enumOf(airIds),
})
