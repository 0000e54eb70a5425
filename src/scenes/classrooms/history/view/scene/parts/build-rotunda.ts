import {
  CylinderGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three'
import { degrees } from '../../../../../../math/angle.ts'
import { pantheonConfig, sceneConfig } from '../../../config.ts'
import { coffers } from '../../../model/coffers.ts'
import { coffersInside, domeInside, domeOutside } from '../dome.ts'
import { rotundaFloor } from '../geometry.ts'
import { stone } from '../materials.ts'
import { block, joined, onRound } from '../places.ts'
import { type Skin, skin, skins } from '../skins.ts'
import { atticNow, atticThen, floorTile, wallBay } from '../textures/marble.ts'
import { lowerCornice, lowerWall, nicheAzimuths, niches, upperCornice } from '../wall.ts'

const radius = pantheonConfig.diameter / 2
const { cornice, niche } = sceneConfig
const shaded = (color: number) => stone({ color, vertexColors: true })
const both = <Of>(own: Of) => ({ ancient: own, present: own })

/** The round room: dome, walls and floor. */
export function buildRotunda(open: boolean): Skin[] {
  return [...buildDome(open), ...buildWalls(open), ...buildOrder(open), floor()]
}

function buildDome(open: boolean): Skin[] {
  const ring = new TorusGeometry(pantheonConfig.oculus / 2 + 0.12, 0.26, 10, 64)
    .rotateX(Math.PI / 2)
    .translate(0, pantheonConfig.diameter - 0.42, 0)
  return [
    skin(domeInside(), { open, part: 'dome' }),
    skin(coffersInside(), { open, part: 'coffers', own: both(shaded(0xcabda6)) }),
    skin(domeOutside(), { open, part: 'roof' }),
    skin(ring, { open: false, part: 'oculusRing' }),
    rosettes(open),
  ]
}

/** One in the middle of each coffer, as wide as a third of it. */
function rosettes(open: boolean): Skin {
  const petals = new CylinderGeometry(0.2, 0.5, 0.22, 8).rotateX(Math.PI / 2)
  const from = new Vector3(0, radius, 0)
  const places = coffers().map(({ azimuth, from: low, to: high, row }) => {
    const [up, out] = [(low + high) / 2, radius + 0.55]
    const at = onRound(degrees(azimuth), out * Math.cos(up), radius + out * Math.sin(up))
    const place = new Vector3().setFromMatrixPosition(at)
    const turn = new Quaternion().setFromUnitVectors(
      new Vector3(0, 0, 1),
      from.clone().sub(place).normalize(),
    )
    const size = 1.15 - row * 0.14
    return new Matrix4().compose(place, turn, new Vector3(size, size, size))
  })
  return skins(petals, places, { open, part: 'rosettes' })
}

function buildWalls(open: boolean): Skin[] {
  const bay = wallBay()
  const upper = new CylinderGeometry(radius, radius, radius - 0.8 - cornice, 112, 1, true)
  upper.translate(0, (cornice + radius - 0.8) / 2, 0)
  const panels = (map: ReturnType<typeof atticNow>) => {
    map.repeat.set(16, 1)
    return stone({ map, roughness: 0.75 })
  }
  return [
    skin(lowerWall(), {
      open,
      part: 'lowerWall',
      own: both(stone({ map: bay, roughness: 0.55 })),
    }),
    skin(niches(), { open, part: 'lowerWall', own: both(shaded(0xb48f66)) }),
    skin(lowerCornice(), { open, part: 'lowerWall', own: both(shaded(0xffffff)) }),
    skin(upper, {
      open,
      part: 'attic',
      own: { ancient: panels(atticThen()), present: panels(atticNow()) },
    }),
    skin(upperCornice(), { open, part: 'attic', own: both(shaded(0xffffff)) }),
  ]
}

/** Columns before the niches, pilasters beside them, and the small shrines between. */
function buildOrder(open: boolean): Skin[] {
  const column = (foot: number, high: number) =>
    new LatheGeometry(
      [
        [1.35, 0],
        [1.35, 0.12],
        [1.05, 0.25],
        [1, 0.4],
        [0.86, 0.86],
        [0.9, 0.87],
        [1.35, 0.985],
        [1.35, 1],
      ].map(([out = 0, up = 0], i) => new Vector2(out * foot, i < 4 ? up : up * high)),
      18,
    )
  const beside = (azimuths: readonly number[], away: number, out: number) =>
    azimuths.flatMap((azimuth) => {
      const turn = degrees(Math.asin(away / out))
      return [onRound(azimuth - turn, out), onRound(azimuth + turn, out)]
    })
  const screened = nicheAzimuths.filter((azimuth) => azimuth !== 180)
  const edges = [...nicheAzimuths, 0]
  const shrines = edges.map((azimuth) => onRound(azimuth + 22.5, radius - 0.35))
  const yellow = both(stone({ color: 0xd6a45f, roughness: 0.4 }))
  const white = both(stone({ color: 0xe9dfcd, roughness: 0.5 }))
  return [
    skins(
      column(0.55, niche.height),
      [...beside(screened, 1.6, radius - 0.1), ...beside([180], 3.4, radius - 0.7)],
      {
        open,
        part: 'lowerWall',
        own: yellow,
      },
    ),
    skins(
      block([0.95, niche.height, 0.3], [0, 0, 0]),
      beside(edges, niche.width / 2 + 0.5, radius),
      {
        open,
        part: 'lowerWall',
        own: white,
      },
    ),
    skins(shrine(), shrines, { open, part: 'lowerWall', own: white }),
    skins(block([2.5, 4.7, 0.1], [0, 1.5, 0]), shrines, {
      open,
      part: 'lowerWall',
      own: both(stone({ color: 0x6a5240 })),
    }),
    skins(shrineColumns(), shrines, { open, part: 'lowerWall', own: yellow }),
  ]
}

const shrine = () =>
  joined([
    block([4.1, 1.5, 0.9], [0, 0, 0]),
    block([3.9, 0.75, 0.85], [0, 6.3, 0]),
    block([4.1, 0.2, 1], [0, 7.05, 0]),
    new CylinderGeometry(2.35, 2.35, 0.8, 3)
      .rotateX(-Math.PI / 2)
      .scale(1, 0.42, 1)
      .translate(0, 7.7, 0),
  ])

const shrineColumns = () =>
  joined(
    [-1.55, 1.55].map((x) => new CylinderGeometry(0.24, 0.28, 4.8, 14).translate(x, 3.9, 0.12)),
  )

function floor(): Skin {
  const map = floorTile()
  // A tile has two squares by two; one with a disc lies in the very middle.
  const tiles = pantheonConfig.diameter / 7.4
  map.repeat.set(tiles, tiles)
  map.offset.set(0.25 - tiles / 2, 0.25 - tiles / 2)
  return skin(rotundaFloor(), {
    open: false,
    part: 'floor',
    own: both(stone({ map, roughness: 0.66, envMapIntensity: 0.8 })),
  })
}
