import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  PlaneGeometry,
  RepeatWrapping,
} from 'three'
import { pantheonConfig, sceneConfig } from '../../../config.ts'
import { measures } from '../../../model/measures.ts'
import { columns, sitePlan } from '../../../model/site-plan.ts'
import { stepsDeep } from '../../../model/vantage.ts'
import {
  doors,
  drum,
  entablature,
  gable,
  passage,
  porchCapitals,
  porchFloor,
  porchShafts,
} from '../geometry.ts'
import { stone } from '../materials.ts'
import { block, joined } from '../places.ts'
import { type Skin, type SkinOptions, skin } from '../skins.ts'
import { brick, letters, paving } from '../textures/masonry.ts'
import { eagle } from './eagle.ts'

const porch = sitePlan.rooms.find(({ id }) => id === 'porch') ?? { south: 0, north: 0, half: 0 }
const front = Math.max(...columns.map(({ north }) => north))
const eaves = measures.columnHeight.value
const both = <Of>(own: Of) => ({ ancient: own, present: own })

/** Porch, drum and the block between them. */
export function buildPorch(open: boolean): Skin[] {
  const thing = (geometry: Parameters<typeof skin>[0], options: Partial<SkinOptions> = {}) =>
    skin(geometry, { open: false, casts: true, ...options })
  const bricks = brick()
  const own = both(stone({ map: bricks, roughness: 0.95 }))
  const light = both(stone({ color: 0xd3c6ad }))
  const slabs = paving()
  slabs.repeat.set(9, 4)
  const marble = stone({ color: 0xe3d9c6, roughness: 0.6 })
  return [
    thing(drum(), { open, own, casts: false }),
    thing(byMetres(between()), { own }),
    thing(base(), { own: light, casts: false }),
    thing(passage(), { casts: false, own: light }),
    thing(porchFloor(), { casts: false, own: both(stone({ map: slabs })) }),
    thing(entablature(), { own: light }),
    thing(gable(), { own: light }),
    thing(mouldings(), { own: light }),
    thing(cornices(), { open, own: light, casts: false }),
    thing(porchShafts(), { part: 'porchColumns' }),
    thing(porchCapitals(), { part: 'porchColumns', own: both(marble) }),
    thing(trusses(), { part: 'porchBeams' }),
    thing(doors(), { part: 'doors' }),
    thing(eagle().translate(0, eaves + 2.75, -porch.north - 0.12), { part: 'pediment' }),
    inscription(),
    thing(stairs(), { part: 'steps' }),
  ]
}

/** So that a picture lies on blocks of any size as it does on the drum: four metres of it to a tile. */
function byMetres(geometry: BufferGeometry): BufferGeometry {
  const { position, normal, uv } = geometry.attributes
  for (let i = 0; i < (position?.count ?? 0); i += 1) {
    const [x = 0, y = 0, z = 0] = [position?.getX(i), position?.getY(i), position?.getZ(i)]
    const sideways = Math.abs(normal?.getX(i) ?? 0) > 0.5
    const level = Math.abs(normal?.getY(i) ?? 0) > 0.5
    uv?.setXY(i, (sideways ? z : x) / 4, (level ? z : y) / 4)
  }
  return geometry
}

/** The block that joins porch and drum, as high as the drum, with the way through left out. */
function between() {
  const { half } = porch
  const [south, north] = [24, porch.south + 0.5]
  const [depth, middle] = [north - south, -(south + north) / 2]
  const way = measures.doorWidth.value / 2
  const { value: door } = measures.doorHeight
  const high = sceneConfig.drum
  return joined([
    ...[-1, 1].map((side) =>
      block([half - way, high, depth], [side * (way + (half - way) / 2), 0, middle]),
    ),
    block([2 * way, high - door, depth], [0, door, middle]),
  ])
}

/** What it all stands on: it shows where the ancient square lies lower. */
function base() {
  const out = pantheonConfig.diameter / 2 + pantheonConfig.domeFoot
  const { south, north, half } = porch
  return joined([
    new CylinderGeometry(out + 0.2, out + 0.2, sceneConfig.base, 96).translate(
      0,
      -sceneConfig.base / 2 - 0.06,
      0,
    ),
    block(
      [2 * half, sceneConfig.base, north - south + 4],
      [0, -sceneConfig.base - 0.06, -(south + north) / 2 + 2],
    ),
  ])
}

/** Bands round the outside of the drum, at the heights of those inside. */
function cornices() {
  const out = pantheonConfig.diameter / 2 + pantheonConfig.domeFoot
  return joined(
    [sceneConfig.cornice, pantheonConfig.diameter / 2 - 0.7, sceneConfig.drum - 0.7].flatMap((up) =>
      // Blocks side by side, from one edge of the porch round to the other.
      Array.from({ length: 84 }, (_, i) => {
        const azimuth = ((40 + (280 * (i + 0.5)) / 84) * Math.PI) / 180
        return new BoxGeometry(1.75, 0.7, 0.9)
          .rotateY(-azimuth)
          .translate(out * Math.sin(azimuth), up + 0.35, -out * Math.cos(azimuth))
      }),
    ),
  )
}

/** What frames the gable: a ledge below, and one along each slope. */
function mouldings() {
  const { half, north } = porch
  const low = eaves + 2.6
  const rise = half * 0.43
  const slope = Math.atan2(rise, half)
  return joined([
    block([2 * half + 0.8, 0.42, 2.6], [0, low - 0.12, -(front + 0.45)]),
    ...[-1, 1].map((side) =>
      new BoxGeometry(Math.hypot(rise, half) + 0.5, 0.5, 0.9)
        .rotateZ(-side * slope)
        .translate((side * half) / 2, low + rise / 2 + 0.1, -north),
    ),
  ])
}

/** Five frames under the roof of the porch: a beam across, two that rise, and a post. */
function trusses() {
  const half = porch.half - 1
  const low = eaves + 2.7
  const rise = half * 0.4
  const slope = Math.atan2(rise, half)
  const long = Math.hypot(rise, half)
  return joined(
    Array.from({ length: 5 }, (_, i) => {
      const z = -(porch.south + 1.5 + i * 2.9)
      return [
        block([2 * half, 0.55, 0.45], [0, low, z]),
        block([0.5, rise, 0.4], [0, low, z]),
        ...[-1, 1].map((side) =>
          new BoxGeometry(long, 0.5, 0.4)
            .rotateZ(-side * slope)
            .translate((side * half) / 2, low + rise / 2, z),
        ),
        ...[-1, 1].map((side) => block([0.4, rise * 0.5, 0.35], [(side * half) / 2, low, z])),
      ]
    }).flat(),
  )
}

/** Letters on the frieze, as they are cut there. */
function inscription(): Skin {
  const text = letters('M·AGRIPPA·L·F·COS·TERTIVM·FECIT')
  text.wrapS = RepeatWrapping
  const plate = new PlaneGeometry(26, 1.5)
    .rotateY(Math.PI)
    .translate(0, eaves + 1.35, -front - 0.88)
  const own = stone({
    color: 0x3f3120,
    alphaMap: text,
    transparent: true,
    depthWrite: false,
    roughness: 0.5,
  })
  return skin(plate, { open: false, part: 'inscription', own: both(own) })
}

/** Seven treads as wide as the porch, down to the ancient square. */
function stairs() {
  const treads = 7
  const high = measures.porchStep.value
  return joined(
    Array.from({ length: treads }, (_, i) => {
      const up = (high * (treads - i)) / (treads + 1)
      const depth = stepsDeep / treads
      return block([2 * porch.half, up, depth], [0, -high, -(porch.north + depth * (i + 0.5))])
    }),
  )
}
