import { scale } from '../../../src/math/vector.ts'
import { buildArch } from '../build/arch.ts'
import { buildCasing, buildCloset, buildDoor, type DoorMaterials } from '../build/doors.ts'
import type { FixtureMaterials } from '../build/fixtures.ts'
import { type AreaLight, blackbody } from '../build/lights.ts'
import { buildNextRoom } from '../build/next-room.ts'
import { isPassage, type Opening } from '../build/openings.ts'
import { at, frameOfWall, type Material, type SceneBuilder } from '../build/scene.ts'
import { buildShell, type ShellMaterials, type ShellSizes } from '../build/shell.ts'
import { buildWindow, type WindowMaterials } from '../build/windows.ts'
import { addFixtures } from './add-fixtures.ts'
import { addMarks } from './add-marks.ts'
import { addOutside } from './add-outside.ts'
import { depthBehind } from './choose-openings.ts'
import { chooseSun } from './choose-sun.ts'
import type { Dice } from './dice.ts'
import { families, type RoomFamilies } from './families.ts'
import type { PlacedCamera } from './place-camera.ts'
import { wallsOfPlan } from './plan.ts'
import { drawFloor, drawWalls, near, paintOf } from './surfaces.ts'

/** Builds all but things into the scene. */
export function buildRoom(
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
  const upper = walls.map((_, at) =>
    surface.appliesTo === 'all' || (surface.appliesTo === 'one' && at === accent) ? other : paint,
  )
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
    lowerWalls: surface.appliesTo === 'lower' ? walls.map(() => other) : upper,
  }
  if (surface.appliesTo === 'lower' && chosen.wall === 'panelling') materials.trim = other
  const sizes: ShellSizes = {
    baseboard: {
      height: dice.chance(0.07) ? 0 : dice.pick([0.06, 0.075, 0.085, 0.09, 0.1, 0.12, 0.14, 0.18]),
      depth: dice.between(0.011, 0.018),
    },
    crown: dice.chance(0.28) ? dice.between(0.05, 0.11) : 0,
    lowerHeight: surface.appliesTo === 'lower' ? dice.between(0.75, 1.15) : 0,
    battens: dice.pick([0, 0.35, 0.5, 0.6]),
  }
  buildShell(scene, plan, openings, materials, sizes)

  const white = scene.material({ color: near(dice, '#efede8', 8), roughness: 0.35 })
  const fixtures: FixtureMaterials = {
    white,
    metal: scene.material({
      color: dice.pick(['#b7b5b0', '#8f7a4f', '#3a3836', '#c9a86a']),
      roughness: 0.25,
      metallic: true,
    }),
    dark: scene.material({ color: '#242424', roughness: 0.6 }),
    glow: white,
    wood: scene.material({ color: dice.pick(['#5a3d2b', '#e8e5df', '#8a6a4a']), roughness: 0.5 }),
  }
  const doors: DoorMaterials = {
    leaf: scene.material({
      color: dice.chance(0.78)
        ? near(dice, '#eceae4', 8)
        : dice.pick(['#8a5a38', '#b98a58', '#5a3d2b', '#4b5560', '#c9a376']),
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
    slats: scene.material({
      color: near(dice, '#e9e6df', 14),
      roughness: 0.5,
      emission: daylight * dice.between(0.04, 0.16),
    }),
    cloth: scene.material({
      color: near(dice, dice.pick(['#d8d2c6', '#b9b2a6', '#8d97a1', '#7a5f57', '#e7e4dd']), 10),
      roughness: 0.95,
      emission: daylight * 0.02,
    }),
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
        center: at(frame, [
          (opening.from + opening.to) / 2,
          (opening.sill + opening.head) / 2,
          opening.covering === 'none' ? -windowSizes.reveal - 0.02 : 0.11,
        ]),
        ...{ along: frame.along, up: frame.up },
        ...{ width: opening.to - opening.from, height: opening.head - opening.sill },
        radiance: scale([...skyColor], daylight * free),
      })
      return
    }
    const isArched = opening.style === 'arched'
    const isCased = opening.kind === 'door' || (!isArched && dice.chance(0.6))
    buildCasing(
      scene,
      frame,
      opening,
      isCased ? casing : 0,
      isCased ? trim : (upper[opening.wall] ?? paint),
      opening.kind === 'door' ? 'door' : 'opening',
    )
    if (isArched) buildArch(scene, frame, opening, upper[opening.wall] ?? paint)
    if (opening.kind === 'door') buildDoor(scene, frame, opening, doors)
    if (!isPassage(opening)) return
    const nextFloor = dice.chance(0.4)
      ? floor
      : scene.material(coarser(drawFloor(dice, dice.pick(families.floor.tuning))))
    const nextPaint = dice.chance(0.6)
      ? paint
      : scene.material(paintOf(dice, near(dice, '#dcd6ca', 30)))
    const around: [number, number] = [
      Math.max(0.03, opening.from - dice.between(0.1, 2)),
      Math.min(wall.length - 0.03, opening.to + dice.between(0.1, 2)),
    ]
    const four = [nextPaint, nextPaint, nextPaint, nextPaint]
    const light = buildNextRoom(
      scene,
      wall,
      opening,
      around,
      dice.between(1.2, depthBehind),
      Math.max(2.3, opening.head + 0.15),
      { ...materials, floor: nextFloor, walls: four, lowerWalls: four },
      { ...sizes, lowerHeight: 0, crown: 0 },
    )
    const tone = blackbody(dice.pick([2800, 3200, 4500, 6500]))
    areaLights.push({ ...light, radiance: scale([...tone], daylight * dice.between(0.06, 0.7)) })
  })
  areaLights.push(...addFixtures(scene, dice, plan, openings, fixtures, daylight))
  addOutside(scene, dice, plan, openings, daylight)
  addMarks(scene, dice, plan, openings)
  return { areaLights, sun: chooseSun(dice, plan, openings, daylight) }
}

/** What is seen from afar needs fewer pixels. */
const coarser = ({ texture, ...material }: Material): Material => ({
  ...material,
  ...(texture && { texture: { ...texture, pixels: 512 } }),
})

const frameColor = (dice: Dice, openings: readonly Opening[]): string => {
  const style =
    openings.find(({ kind, style }) => kind === 'window' || style.startsWith('patio'))?.style ?? ''
  if (style.endsWith('black-metal')) return '#26272a'
  return style.endsWith('-wood') || !style.endsWith('wood')
    ? near(dice, '#f0f0ee', 8)
    : dice.pick(['#8a5a38', '#a87746', '#5a3d2b'])
}
