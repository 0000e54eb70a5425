import { oneOf, type Reader, shape, within } from '../../../common/model/saved-lab.ts'
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

/** What a slider sets: its ends, its step, where it stands at first, and which experiment it belongs to. */
interface Field {
  least: number
  most: number
  first: number
  step: number
  of: ExperimentId
}

const { amplitude } = pendulumConfig
const { mass, speed, restitution, offset } = collisionConfig

/** Degrees, metres a second, metres, kilograms; shares for the orbit. */
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

/** What is set by choosing, and for which experiments it counts. */
const chosen = {
  gravity: ['pendulum', 'throw'],
  body: ['throw'],
  air: ['throw'],
} as const satisfies Record<string, readonly ExperimentId[]>

/** Whether something that can be set changes what comes of an experiment. */
export const affects = (experiment: ExperimentId, part: keyof Setup): boolean =>
  part in chosen
    ? (chosen[part as keyof typeof chosen] as readonly ExperimentId[]).includes(experiment)
    : fields[part as FieldId].of === experiment

type FieldId = keyof typeof fields
export const fieldIds = Object.keys(fields) as FieldId[]

/** Everything that is set on the bench. */
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

/** A setup out of what was kept; nothing unless all of it could have been set here. */
export const readSetup = shape<Setup>({
  ...(Object.fromEntries(
    fieldIds.map((id) => [id, within(fields[id].least, fields[id].most)]),
  ) as Record<FieldId, Reader<number>>),
  gravity: oneOf(gravityIds),
  body: oneOf(bodyIds),
  air: oneOf(airIds),
})
