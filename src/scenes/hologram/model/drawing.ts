import { boxFaces } from '../../../math/box-faces.ts'
import { type Orbit, orbitEye, orbitProjector, type Point3 } from '../../../math/orbit.ts'
import type { OrbitView } from '../../../math/orbit-view.ts'
import { areaPathData, type Dot, linePathData } from '../../../math/path-data.ts'
import type { Place } from '../../../math/polyline.ts'
import { hologramConfig } from '../config.ts'
import type { CityModel } from './district.ts'
import { type Hologram, type LayerId, showsLayer } from './hologram.ts'
import { type Walker, walkerPlace } from './people.ts'

/** A shape of the drawing; its kind decides its fill. */
export interface DrawnShape {
  key: string
  kind:
    | 'ground'
    | 'plot'
    | 'park'
    | 'walk'
    | 'track'
    | 'stop'
    | 'tree'
    | 'roof'
    | 'south'
    | 'east'
    | 'person'
  /** SVG path data, in a picture of 1600 by 900 whose middle is 0. */
  d: string
}

const SCALE = 450
const { ground, plot, platform, walk, lift } = hologramConfig

/**
 * The model as SVG shapes, farthest first, for the poster and for browsers without WebGL.
 * @param state  what is shown and from where
 */
export function modelShapes(
  district: CityModel,
  walkers: readonly Walker[],
  state: Hologram,
): DrawnShape[] {
  const exploded = state.exploded ? 1 : 0
  const orbit = hologramOrbit(state.view, 16 / 9, exploded)
  const project = orbitProjector(orbit, hologramConfig.view.fieldOfView)
  const eye = orbitEye(orbit)
  const rise = (layer: LayerId) => exploded * lift[layer]
  const has = (layer: LayerId) => showsLayer(state, layer)
  const dot = (point: Point3): Dot => {
    const { x, y } = project(point)
    return [Math.round(x * SCALE), Math.round(y * SCALE)]
  }
  const flat = (places: readonly Place[], layer: LayerId, up = 0) =>
    places.map(({ x, z }) => dot({ x, y: rise(layer) + up, z }))

  const shapes: DrawnShape[] = []
  if (has('ground')) {
    const slab = rectangle({ x: 0, z: 0 }, ground.width, ground.depth)
    shapes.push({ key: 'ground', kind: 'ground', d: areaPathData(flat(slab, 'ground')) })
    for (const kind of ['plot', 'park'] as const) {
      const plots = district.plots.filter(({ park }) => park === (kind === 'park'))
      const d = plots.map((place) =>
        areaPathData(flat(rectangle(place, plot.width + 4, plot.depth + 4), 'ground')),
      )
      shapes.push({ key: kind, kind, d: d.join('') })
    }
  }
  if (has('tram')) {
    const circles = district.stops.map((stop) =>
      areaPathData(flat(circle(stop, walk.radius), 'tram')),
    )
    shapes.push({ key: 'walk', kind: 'walk', d: circles.join('') })
    shapes.push({ key: 'track', kind: 'track', d: linePathData(flat(district.line, 'tram', 1)) })
    const stops = district.stops.map(({ x, z, ahead }) => {
      const half = platform.length / 2
      const ends = [-half, half].map((by) => ({ x: x + ahead.x * by, z: z + ahead.z * by }))
      return linePathData(flat(ends, 'tram', 2))
    })
    shapes.push({ key: 'stop', kind: 'stop', d: stops.join('') })
  }
  const trees = district.trees
    .filter(({ planted }) => state.plan === 'proposed' || planted === 'existing')
    .map((tree, index) => {
      const crown = { x: tree.x, y: rise('trees') + tree.height / 2, z: tree.z }
      return {
        key: `tree${index}`,
        kind: 'tree' as const,
        d: linePathData([dot(crown)]),
        depth: project(crown).depth,
      }
    })
  const houses = district.buildings.flatMap((box, index) =>
    boxFaces(box, eye, rise('buildings')).map(({ kind, corners }) => ({
      key: `house${index}${kind}`,
      kind,
      d: areaPathData(corners.map(dot)),
      depth: project({ ...box, y: rise('buildings') }).depth,
    })),
  )
  const standing = [...(has('trees') ? trees : []), ...(has('buildings') ? houses : [])]
  // In the exploded view a higher layer covers a lower one, whatever its distance.
  const order = ({ kind }: { kind: string }) => (state.exploded && kind !== 'tree' ? 1 : 0)
  standing.sort((a, b) => order(a) - order(b) || b.depth - a.depth)
  shapes.push(...standing.map(({ key, kind, d }) => ({ key, kind, d })))
  if (has('people')) {
    const dots = walkers.map((walker) => linePathData(flat([walkerPlace(walker, 0)], 'people', 3)))
    shapes.push({ key: 'people', kind: 'person', d: dots.join('') })
  }
  return shapes
}

function rectangle({ x, z }: Place, width: number, depth: number): Place[] {
  const [w, d] = [width / 2, depth / 2]
  return [
    { x: x - w, z: z - d },
    { x: x + w, z: z - d },
    { x: x + w, z: z + d },
    { x: x - w, z: z + d },
  ]
}

/** The part of a circle that lies on the ground. */
function circle({ x, z }: Place, radius: number): Place[] {
  const [w, d] = [ground.width / 2, ground.depth / 2]
  return Array.from({ length: 48 }, (_, part) => {
    const angle = (part / 48) * 2 * Math.PI
    return {
      x: Math.min(Math.max(x + radius * Math.cos(angle), -w), w),
      z: Math.min(Math.max(z + radius * Math.sin(angle), -d), d),
    }
  })
}

/**
 * The orbit of the camera, higher and farther away in the exploded view, and farther away in a box narrower than 16:9,
 * so that the model fits.
 * @param aspect  width over height of the picture
 * @param exploded  from 0 to 1
 */
export function hologramOrbit(view: OrbitView, aspect: number, exploded: number): Orbit {
  const { distance, aspect: fits } = hologramConfig.view
  const away = (distance * (1 + 0.35 * exploded)) / (view.zoom / 100)
  return {
    yaw: view.yaw,
    pitch: view.pitch,
    distance: away * Math.max(1, fits / aspect),
    middle: { x: 0, y: 10 + exploded * (lift.people / 2 - 10), z: 0 },
  }
}
