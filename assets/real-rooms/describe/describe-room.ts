import { clamp } from '../../../src/math/clamp.ts'
import { normalize, scale, type Vec3 } from '../../../src/math/vector.ts'
import { isInside } from '../../../src/math/polygon.ts'
import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import { buildCasing, buildCloset, buildDoor, type DoorMaterials } from '../build/doors.ts'
import {
  buildCeilingLight,
  buildPlate,
  buildRadiator,
  type FixtureMaterials,
} from '../build/fixtures.ts'
import { type AreaLight, blackbody, type SunLight } from '../build/lights.ts'
import { buildNextRoom } from '../build/next-room.ts'
import { isPassage, type Opening } from '../build/openings.ts'
import { at, frameOfWall, frameOnFloor, type Material, SceneBuilder } from '../build/scene.ts'
import { buildShell, type ShellMaterials, type ShellSizes } from '../build/shell.ts'
import { footprintOf, type Thing, things } from '../build/things.ts'
import { buildWindow, type WindowMaterials } from '../build/windows.ts'
import { chooseDevelopment } from './choose-development.ts'
import { chooseOpenings, depthBehind } from './choose-openings.ts'
import { createDice, type Dice } from './dice.ts'
import { chooseFamilies, families, type RoomFamilies, type RoomSet, roomSets } from './families.ts'
import { chooseLens } from './lens.ts'
import { type PlacedCamera, placeCamera, wallsInView } from './place-camera.ts'
import { ceilingAt, distanceFrom, drawPlan, type Plan, wallsOfPlan } from './plan.ts'
import type { RoomDescription } from './room.ts'
import { drawFloor, drawWalls, near, paintOf } from './surfaces.ts'

/** The id of a room: `tuning-001`. */
export const roomId = (set: RoomSet, number: number): string =>
  `${roomSets[set].prefix}-${String(number).padStart(3, '0')}`

/** Describes one room of a set; the same one always gives the same room. @param number  from 1 */
export function describeRoom(set: RoomSet, number: number): RoomDescription {
  const order = Object.keys(roomSets).indexOf(set)
  const seed = (order + 1) * 1_000_003 + number * 7919
  const dice = createDice(seed)
  const chosen = chooseFamilies(dice, set)
  const optics = chooseLens(dice, chosen.lens)
  const placed = place(dice, chosen, optics)
  const inView = wallsInView(placed.plan, placed.camera, optics.lens, optics.size)
  const openings = chooseOpenings(dice, placed.plan, inView, chosen).map((opening) => closedIfNear(opening, placed.plan))
  const scene = new SceneBuilder()
  const lit = build(scene, dice, chosen, placed, openings)
  const standing = placeThings(scene, dice, placed, openings)
  return {
    ...{ id: roomId(set, number), set, seed, families: familiesOf(chosen, openings) },
    ...{ view: placed.view, size: optics.size, lens: optics.lens, exif: optics.exif },
    ...{ camera: placed.camera, plan: placed.plan, openings, things: standing },
    ...{ materials: scene.materials, meshes: scene.meshes, ...lit },
    development: chooseDevelopment(dice),
  }
}

/** Draws plans until one has a place for the camera. */
function place(dice: Dice, chosen: RoomFamilies, optics: ReturnType<typeof chooseLens>): PlacedCamera {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const placed = placeCamera(dice, drawPlan(dice, chosen.plan), optics, chosen.height)
    if (placed) return placed
  }
  throw new Error('No place for the camera was found.')
}

/** A door that swung open just before the camera would hide the room. */
function closedIfNear(opening: Opening, plan: Plan): Opening {
  const wall = wallsOfPlan(plan)[opening.wall]
  if (!wall || !opening.open || !opening.swingsIn) return opening
  const distances = [opening.from, opening.to].map((u) =>
    Math.hypot(wall.from.x + wall.along.x * u, wall.from.z + wall.along.z * u),
  )
  return Math.min(...distances) < 1.9 ? { ...opening, open: 0 } : opening
}

/** A special closet or door that found no wall is not claimed. */
function familiesOf(chosen: RoomFamilies, openings: readonly Opening[]): RoomFamilies {
  const has = (part: Partial<Opening>) =>
    openings.some((opening) =>
      Object.entries(part).every(([key, value]) => String(opening[key as keyof Opening]).startsWith(String(value))),
    )
  const found: Record<RoomFamilies['opening'], boolean> = {
    'hinged-doors': true,
    'sliding-mirror-closet': has({ style: 'sliding-mirror' }),
    'sliding-closet': has({ style: 'sliding-white' }),
    'bifold-closet': has({ kind: 'closet', style: 'bifold' }),
    'wide-opening': has({ kind: 'opening' }),
    'bifold-mirror-closet': has({ style: 'bifold-mirror' }),
    'double-doors': has({ style: 'double' }),
    'arched-opening': has({ kind: 'opening' }),
  }
  return found[chosen.opening] ? chosen : { ...chosen, opening: families.opening.tuning[0] }
}

function build(
  scene: SceneBuilder,
  dice: Dice,
  chosen: RoomFamilies,
  { plan }: PlacedCamera,
  openings: readonly Opening[],
) {
  const walls = wallsOfPlan(plan)
  const surface = drawWalls(dice, chosen.wall)
  const paint = scene.material(surface.paint)
  const other = surface.other ? scene.material(surface.other) : paint
  const accent = dice.whole(0, walls.length - 1)
  const upper = walls.map((_, at) => (surface.covers === 'all' || (surface.covers === 'one' && at === accent) ? other : paint))
  const trimColor = dice.chance(0.75)
    ? near(dice, '#f0eee9', 8)
    : dice.pick(['#7a4f30', '#a5774a', '#3a2a20', '#c9b394', '#8d9196', '#2a2a2c'])
  const trim = scene.material({ color: trimColor, roughness: dice.between(0.2, 0.5) })
  const floor = scene.material(drawFloor(dice, chosen.floor))
  const ceiling = scene.material({
    ...paintOf(dice, near(dice, '#f1efea', 8), 0.02),
    relief: dice.pick([0.0005, 0.001, 0.006, 0.01]),
  })
  const materials: ShellMaterials = {
    ...{ floor, ceiling, walls: upper, baseboard: trim, crown: trim, trim },
    lowerWalls: surface.covers === 'lower' ? walls.map(() => other) : upper,
  }
  if (surface.covers === 'lower' && chosen.wall === 'panelling') materials.trim = other
  const sizes: ShellSizes = {
    baseboard: {
      height: dice.chance(0.07) ? 0 : dice.pick([0.06, 0.075, 0.085, 0.09, 0.1, 0.12, 0.14, 0.18]),
      depth: dice.between(0.011, 0.018),
    },
    crown: dice.chance(0.28) ? dice.between(0.05, 0.11) : 0,
    lowerHeight: surface.covers === 'lower' ? dice.between(0.75, 1.15) : 0,
    battens: dice.pick([0, 0.35, 0.5, 0.6]),
  }
  buildShell(scene, plan, openings, materials, sizes)

  const white = scene.material({ color: near(dice, '#efede8', 8), roughness: 0.35 })
  const fixtures: FixtureMaterials = {
    white,
    metal: scene.material({ color: dice.pick(['#b7b5b0', '#8f7a4f', '#3a3836', '#c9a86a']), roughness: 0.25, metallic: true }),
    dark: scene.material({ color: '#242424', roughness: 0.6 }),
    glow: white,
    wood: scene.material({ color: dice.pick(['#5a3d2b', '#e8e5df', '#8a6a4a']), roughness: 0.5 }),
  }
  const doors: DoorMaterials = {
    leaf: scene.material({
      color: dice.chance(0.78) ? near(dice, '#eceae4', 8) : dice.pick(['#8a5a38', '#b98a58', '#5a3d2b', '#4b5560', '#c9a376']),
      roughness: dice.between(0.3, 0.5),
    }),
    casing: trim,
    handle: fixtures.metal,
    mirror: scene.material({ color: '#dfe5e2', roughness: 0.005, metallic: true }),
    glass: scene.material({ color: '#dfe6e6', roughness: 0.25 }),
  }
  const daylight = dice.chance(0.8) ? dice.between(6, 14) : dice.between(0.4, 2)
  const skyColor = blackbody(dice.between(5200, 9500))
  const windows: WindowMaterials = {
    frame: scene.material({ color: frameColor(dice, openings), roughness: 0.35 }),
    casing: trim,
    sill: dice.chance(0.6) ? trim : scene.material({ color: '#cfcac2', roughness: 0.3 }),
    slats: scene.material({ color: near(dice, '#e9e6df', 14), roughness: 0.5, emission: daylight * dice.between(0.04, 0.16) }),
    cloth: scene.material({ color: near(dice, dice.pick(['#d8d2c6', '#b9b2a6', '#8d97a1', '#7a5f57', '#e7e4dd']), 10), roughness: 0.95, emission: daylight * 0.02 }),
  }
  const windowSizes = {
    reveal: dice.pick([0.08, 0.1, 0.12, 0.2, 0.28]),
    casing: dice.chance(0.55) ? dice.between(0.055, 0.1) : 0,
    columns: dice.pick([1, 1, 2, 2, 3]),
    rows: dice.pick([1, 2, 2, 1, 3]),
  }
  const casing = dice.between(0.055, 0.09)
  const areaLights: AreaLight[] = []
  openings.forEach((opening) => {
    const wall = walls[opening.wall]
    if (!wall) return
    const frame = frameOfWall(wall)
    if (opening.kind === 'closet') {
      buildCloset(scene, frame, opening, doors)
      return
    }
    if (opening.kind === 'window' || opening.style.startsWith('patio')) {
      buildWindow(scene, frame, opening, windows, windowSizes, upper[opening.wall] ?? paint)
      const free = opening.covering === 'none' ? 1 : 0.35 + 0.65 * (opening.uncovered ?? 1)
      areaLights.push({
        center: at(frame, [(opening.from + opening.to) / 2, (opening.sill + opening.head) / 2, opening.covering === 'none' ? -windowSizes.reveal - 0.02 : 0.11]),
        ...{ along: frame.along, up: frame.up },
        ...{ width: opening.to - opening.from, height: opening.head - opening.sill },
        radiance: scale([...skyColor], daylight * free),
      })
      return
    }
    const isArched = opening.style === 'arched'
    const isCased = opening.kind === 'door' || (!isArched && dice.chance(0.6))
    buildCasing(scene, frame, opening, isCased ? casing : 0, isCased ? trim : (upper[opening.wall] ?? paint), opening.kind === 'door' ? 'door' : 'opening')
    if (isArched) buildArch(scene, frame, opening, upper[opening.wall] ?? paint)
    if (opening.kind === 'door') buildDoor(scene, frame, opening, doors)
    if (!isPassage(opening)) return
    const nextFloor = dice.chance(0.4) ? floor : scene.material(coarser(drawFloor(dice, dice.pick(families.floor.tuning))))
    const nextPaint = dice.chance(0.6) ? paint : scene.material(paintOf(dice, near(dice, '#dcd6ca', 30)))
    const around: [number, number] = [
      Math.max(0.03, opening.from - dice.between(0.1, 2)),
      Math.min(wall.length - 0.03, opening.to + dice.between(0.1, 2)),
    ]
    const four = [nextPaint, nextPaint, nextPaint, nextPaint]
    const light = buildNextRoom(scene, wall, opening, around, dice.between(1.2, depthBehind), Math.max(2.3, opening.head + 0.15), { ...materials, floor: nextFloor, walls: four, lowerWalls: four }, { ...sizes, lowerHeight: 0, crown: 0 })
    const tone = blackbody(dice.pick([2800, 3200, 4500, 6500]))
    areaLights.push({ ...light, radiance: scale([...tone], daylight * dice.between(0.06, 0.7)) })
  })
  areaLights.push(...buildFixtures(scene, dice, plan, openings, fixtures, daylight))
  buildOutside(scene, dice, plan, openings, daylight)
  buildMarks(scene, dice, plan, openings)
  return { areaLights, sun: chooseSun(dice, plan, openings, daylight) }
}

/** What is seen from afar needs fewer pixels. */
const coarser = ({ texture, ...material }: Material): Material => ({
  ...material,
  ...(texture && { texture: { ...texture, pixels: 512 } }),
})

const frameColor = (dice: Dice, openings: readonly Opening[]): string => {
  const style = openings.find(({ kind, style }) => kind === 'window' || style.startsWith('patio'))?.style ?? ''
  if (style.endsWith('black-metal')) return '#26272a'
  return style.endsWith('-wood') || !style.endsWith('wood') ? near(dice, '#f0f0ee', 8) : dice.pick(['#8a5a38', '#a87746', '#5a3d2b'])
}

/** The upper corners of an arched opening. */
function buildArch(scene: SceneBuilder, frame: ReturnType<typeof frameOfWall>, { from, to, head }: Opening, material: number) {
  const [radius, high] = [(to - from) / 2, 0.45]
  for (let part = 0; part < 16; part += 1) {
    const [a, b] = [part, part + 1].map((index) => -1 + (2 * index) / 16)
    const v = (share: number) => head - high * (1 - Math.sqrt(Math.max(0, 1 - share * share)))
    const [u0, u1] = [from + radius * (1 + (a ?? 0)), from + radius * (1 + (b ?? 0))]
    for (const d of [0.0005, -0.12])
      scene.polygon(frame, [[u0, v(a ?? 0), d], [u1, v(b ?? 0), d], [u1, head, d], [u0, head, d]], material, 'wall')
    scene.polygon(frame, [[u0, v(a ?? 0), 0], [u0, v(a ?? 0), -0.12], [u1, v(b ?? 0), -0.12], [u1, v(b ?? 0), 0]], material, 'wall')
  }
}

/** Radiators, sockets, vents and lamps. */
function buildFixtures(
  scene: SceneBuilder,
  dice: Dice,
  plan: Plan,
  openings: readonly Opening[],
  fixtures: FixtureMaterials,
  daylight: number,
): AreaLight[] {
  const walls = wallsOfPlan(plan)
  const heating = dice.pick(['none', 'none', 'panel', 'columns', 'baseboard'] as const)
  for (const opening of openings) {
    const wall = walls[opening.wall]
    if (opening.kind !== 'window' || heating === 'none' || !wall || opening.sill < 0.3) continue
    const high = heating === 'baseboard' ? 0.2 : Math.min(opening.sill - 0.25, 0.6)
    if (high > 0.15) buildRadiator(scene, frameOfWall(wall), [opening.from + 0.05, opening.to - 0.05], high, heating, fixtures)
  }
  walls.forEach((wall, index) => {
    const frame = frameOfWall(wall)
    const isFree = (u: number) =>
      u > 0.12 && u < wall.length - 0.12 && openings.every(({ wall, from, to }) => wall !== index || u < from - 0.15 || u > to + 0.15)
    for (let count = dice.whole(0, 3); count > 0; count -= 1) {
      const u = dice.between(0.2, Math.max(0.25, wall.length - 0.2))
      if (isFree(u)) buildPlate(scene, frame, [u, 0.32], [0.075, 0.115], fixtures, 'socket')
    }
    for (const { wall: own, kind, to } of openings)
      if (own === index && kind === 'door' && isFree(to + 0.2)) buildPlate(scene, frame, [to + 0.2, 1.15], [0.075, 0.115], fixtures, 'switch')
    const [u, top] = [dice.between(0.5, Math.max(0.6, wall.length - 0.5)), Math.min(ceilingAt(plan, wall.from), ceilingAt(plan, wall.to))]
    if (dice.chance(0.12) && isFree(u) && top > 2.2) buildPlate(scene, frame, [u, dice.chance(0.7) ? top - 0.25 : 0.25], [0.36, 0.2], fixtures, 'vent')
  })
  const middle = middleOf(plan)
  const isOn = daylight < 3 || dice.chance(0.35)
  const tone = blackbody(dice.pick([2700, 2900, 3200, 4000, 5000]))
  const strength = daylight < 3 ? dice.between(4, 9) : daylight * dice.between(0.15, 0.8)
  const glow = isOn ? scene.material({ color: dice.pick(['#fff0d8', '#fff7ea', '#ffffff']), roughness: 1, emission: 2.2 * strength }) : fixtures.white
  const kind = dice.pick(['dome', 'dome', 'fan', 'pendant', 'bulb', 'spots', 'none'] as const)
  if (kind === 'none' && daylight >= 3) return []
  const sources = buildCeilingLight(scene, dice, [middle.x, ceilingAt(plan, middle), middle.z], kind === 'none' ? 'dome' : kind, { ...fixtures, glow })
  if (!isOn) return []
  return sources.flatMap((center): AreaLight[] => {
    const size = sources.length > 1 ? 0.12 : 0.3
    const area = 0.3 / (sources.length * size * size)
    const radiance = scale([...tone], strength * area)
    const flat = { center, along: [1, 0, 0] as const, width: size, height: size }
    const down: AreaLight = { ...flat, up: [0, 0, 1], radiance }
    if (sources.length > 1) return [down]
    // Domes and pendants light the ceiling too.
    return [down, { ...flat, center: [center[0], center[1] - 0.03, center[2]], up: [0, 0, -1], radiance: scale(radiance, 0.45) }]
  })
}

const middleOf = ({ outline }: Plan): FloorPlace => {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 }
  const polygon = outline.map(({ x, z }) => [x, z] as const)
  if (isInside([middle.x, middle.z], polygon)) return middle
  return { x: middle.x * 0.4, z: middle.z * 0.4 }
}

/** What is seen through windows: a picture some meters outside. */
function buildOutside(scene: SceneBuilder, dice: Dice, plan: Plan, openings: readonly Opening[], daylight: number) {
  const isNight = daylight < 3 && dice.chance(0.5)
  // Mostly blown out; sometimes bracketed, so that one sees the garden.
  const emission = isNight ? 0.03 : daylight < 3 ? 1 : dice.chance(0.25) ? daylight * dice.between(0.04, 0.12) : daylight * dice.between(0.4, 1.6)
  const material = scene.material({
    color: '#ffffff',
    roughness: 1,
    ...{ emission, isBackdrop: true },
    texture: {
      kind: 'outside',
      seed: dice.whole(1, 1e9),
      ...{ tile: 30, pixels: 320 },
      colors: [dice.pick(['#4c6b3a', '#5f7a4a', '#7d7a5a', '#3f5a3c']), dice.pick(['#7c8a5a', '#9a9890', '#8a7f68']), dice.pick(['#b9aa97', '#c9c6bf', '#9a6a55'])],
      values: [dice.between(0.3, 0.42), dice.between(0, 0.6)],
    },
  })
  const walls = new Set(openings.filter(({ kind, style }) => kind === 'window' || style.startsWith('patio')).map(({ wall }) => wall))
  for (const index of walls) {
    const wall = wallsOfPlan(plan)[index]
    if (!wall) continue
    const frame = frameOfWall(wall)
    const [left, bottom, d] = [wall.length / 2 - 15, -9, -7]
    const corners = [[left, bottom], [left + 30, bottom], [left + 30, bottom + 30], [left, bottom + 30]] as const
    scene.face(
      corners.map(([u, v]) => at(frame, [u, v, d])),
      [[0, 0], [30, 0], [30, 30], [0, 30]],
      material,
      'window',
      { layer: 'photo' },
    )
  }
}

/** Scuffs, nail holes and stains, as lived-in rooms have them. */
function buildMarks(scene: SceneBuilder, dice: Dice, plan: Plan, openings: readonly Opening[]) {
  const count = dice.chance(0.4) ? 0 : dice.whole(2, 26)
  const tones = ['#8f8a82', '#6a665f', '#b3aea4', '#f3f1ec'].map((color) => scene.material({ color, roughness: 0.8 }))
  const walls = wallsOfPlan(plan)
  for (let mark = 0; mark < count; mark += 1) {
    const index = dice.whole(0, walls.length - 1)
    const wall = walls[index]
    if (!wall) continue
    const u = dice.between(0.1, wall.length - 0.1)
    const isLow = dice.chance(0.6)
    const v = isLow ? 0.2 + 0.5 * dice.next() ** 2 : dice.between(1, 1.9)
    const [w, h] = isLow ? [dice.between(0.005, 0.12), dice.between(0.003, 0.018)] : [dice.between(0.003, 0.02), dice.between(0.003, 0.02)]
    const isFree = openings.every((one) => one.wall !== index || u < one.from - 0.15 || u > one.to + 0.15)
    if (!isFree || v > ceilingAt(plan, wall.from) - 0.2 || v > ceilingAt(plan, wall.to) - 0.2) continue
    scene.rectangle(frameOfWall(wall), [u, v], [u + w, v + h], 0.0008, dice.pick(tones), 'wall')
  }
}

/** The sun comes in by a window with some room behind it, or not at all. */
function chooseSun(dice: Dice, plan: Plan, openings: readonly Opening[], daylight: number): SunLight | null {
  const windows = openings.filter(({ kind, style }) => kind === 'window' || style.startsWith('patio'))
  const window = windows[0] && dice.pick(windows)
  const wall = window && wallsOfPlan(plan)[window.wall]
  if (!wall || daylight < 3 || !dice.chance(0.5)) return null
  const aside = dice.between(-1.1, 1.1)
  const down = Math.tan(dice.between(0.3, 1.0))
  const direction: Vec3 = normalize([
    wall.normal.x + wall.along.x * aside,
    -down * Math.hypot(1, aside),
    wall.normal.z + wall.along.z * aside,
  ])
  const tone = blackbody(dice.between(3600, 5600))
  return { direction, irradiance: scale([...tone], daylight * dice.between(1, 5)), angle: dice.between(0.008, 0.03) }
}

/** Things stand on the floor in view, clear of walls, doors and the camera. */
function placeThings(scene: SceneBuilder, dice: Dice, { plan, camera }: PlacedCamera, openings: readonly Opening[]): Thing[] {
  const count = dice.chance(0.55) ? 0 : dice.pick([1, 1, 2, 2, 3, 4])
  const walls = wallsOfPlan(plan)
  const polygon = plan.outline.map(({ x, z }) => [x, z] as const)
  const placed: Thing[] = []
  for (let attempt = 0; attempt < 40 * count && placed.length < count; attempt += 1) {
    const kind = dice.pick(Object.keys(things) as Thing['kind'][])
    if (placed.some((one) => one.kind === kind)) continue
    const draft = things[kind](dice)
    const far = dice.between(1, 5)
    const angle = camera.yaw + dice.normal(0, 0.45)
    const place = { x: -Math.sin(angle) * far, z: -Math.cos(angle) * far }
    if (!isInside([place.x, place.z], polygon)) continue
    const index = walls.reduce((best, wall, at) => (distanceTo(wall, place) < distanceTo(walls[best] ?? wall, place) ? at : best), 0)
    const wall = walls[index]
    if (!wall) continue
    // Most stand by a wall, parallel to it.
    const isBeside = dice.chance(0.7)
    const turn = Math.atan2(wall.normal.x, wall.normal.z) + (isBeside ? dice.normal(0, 0.06) : dice.between(-1, 1))
    const gap = draft.size[2] / 2 + dice.between(0.03, 0.12) - distanceFrom(wall, place)
    const at = isBeside ? { x: place.x + wall.normal.x * gap, z: place.z + wall.normal.z * gap } : place
    const thing: Thing = { kind, place: at, turn, size: draft.size }
    const corners = footprintOf(thing)
    const isIn = corners.every(({ x, z }) => isInside([x, z], polygon)) && walls.every((one) => corners.every((corner) => distanceTo(one, corner) > 0.02))
    const reach = Math.hypot(draft.size[0], draft.size[2]) / 2
    const isFree =
      Math.hypot(at.x, at.z) > reach + 0.7 &&
      placed.every((one) => Math.hypot(one.place.x - at.x, one.place.z - at.z) > reach + Math.hypot(one.size[0], one.size[2]) / 2) &&
      openings.every((opening) => opening.sill > draft.size[1] || !isBefore(opening, walls, at, reach)) &&
      draft.size[1] < ceilingAt(plan, at) - 0.3
    if (!isIn || !isFree) continue
    draft.build(scene, frameOnFloor(at, turn))
    placed.push(thing)
  }
  return placed
}

function isBefore({ wall, from, to, kind }: Opening, walls: ReturnType<typeof wallsOfPlan>, place: FloorPlace, reach: number): boolean {
  const there = walls[wall]
  if (!there) return false
  const u = (place.x - there.from.x) * there.along.x + (place.z - there.from.z) * there.along.z
  const d = distanceFrom(there, place)
  return u > from - reach && u < to + reach && d > -0.1 && d < reach + (kind === 'window' ? 0.2 : 0.9)
}

/** Distance of a place to a wall's foot. */
function distanceTo({ from, along, length }: ReturnType<typeof wallsOfPlan>[number], { x, z }: FloorPlace): number {
  const u = clamp((x - from.x) * along.x + (z - from.z) * along.z, 0, length)
  return Math.hypot(x - from.x - along.x * u, z - from.z - along.z * u)
}
