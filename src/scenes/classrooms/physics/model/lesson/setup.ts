import {
  enumOf,
  numberBetween,
  objectOf,
  type Reader,
} from '../../../common/model/lab-persistence.ts'
import {
  collisionConfig,
  gravities,
  orbitConfig,
  pendulumConfig,
  projectileConfig,
} from '../../config.ts'

export const experimentIds = ['pendulum', 'throw', 'collision', 'orbit'] as const
export type ExperimentId = (typeof experimentIds)[number]

/** A slider of the setup: range, step, initial value. */
interface Field {
  least: number
  most: number
  first: number
  step: number
}

const { mass, speed, restitution, offset } = collisionConfig

/** Degrees, meters a second, meters, kilograms; shares for the orbit. */
export const fields = {
  amplitude: pendulumConfig.amplitude,
  elevation: projectileConfig.angle,
  speed: projectileConfig.speed,
  height: projectileConfig.height,
  massA: mass,
  massB: mass,
  speedA: speed,
  speedB: { ...speed, least: -speed.most, first: 0 },
  restitution,
  offset,
  orbitSpeed: orbitConfig.speed,
  massRatio: orbitConfig.massRatio,
} satisfies Record<string, Field>

type FieldId = keyof typeof fields
export const fieldIds = Object.keys(fields) as FieldId[]

/** The choices of the setup. */
export const options = {
  gravity: Object.keys(gravities) as (keyof typeof gravities)[],
  body: Object.keys(projectileConfig.bodies) as (keyof typeof projectileConfig.bodies)[],
  air: ['none', 'air'] as const,
}

export type OptionId = keyof typeof options

/** The complete setup. */
export type Setup = Record<FieldId, number> & {
  [Id in OptionId]: (typeof options)[Id][number]
}

/** The parts of the setup that affect an experiment. */
const partsOf: Record<ExperimentId, readonly (keyof Setup)[]> = {
  pendulum: ['amplitude', 'gravity'],
  throw: ['elevation', 'speed', 'height', 'gravity', 'body', 'air'],
  collision: ['massA', 'massB', 'speedA', 'speedB', 'restitution', 'offset'],
  orbit: ['orbitSpeed', 'massRatio'],
}

export const usesSetupPart = (experiment: ExperimentId, part: keyof Setup): boolean =>
  partsOf[experiment].includes(part)

const forFields = <Value>(of: (field: Field) => Value) =>
  Object.fromEntries(fieldIds.map((id) => [id, of(fields[id])])) as Record<FieldId, Value>

export const firstSetup = (): Setup => ({
  ...forFields(({ first }) => first),
  gravity: 'earth',
  body: 'tennisBall',
  air: 'none',
})

/** Validates a saved setup. */
export const readSetup: Reader<Setup> = objectOf<Setup>({
  ...forFields(({ least, most }) => numberBetween(least, most)),
  gravity: enumOf(options.gravity),
  body: enumOf(options.body),
  air: enumOf(options.air),
})
