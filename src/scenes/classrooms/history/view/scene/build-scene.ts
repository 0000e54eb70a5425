import { Group, type InstancedMesh, type Material, type Mesh, type Object3D, Vector3 } from 'three'
import { disposeSet } from '../../../common/view/scene/dispose.ts'
import type { LessonScene } from '../../../common/view/scene/lesson-scene.ts'
import { pantheonConfig, sceneConfig } from '../../config.ts'
import { measures } from '../../model/measures.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { type PartId, partIds, parts } from '../../model/parts.ts'
import { sunAt } from '../../model/sunlight.ts'
import { groundAt, viewpointOf } from '../../model/vantage.ts'
import { cutFaces } from './cut.ts'
import { createPalette, stone } from './materials.ts'
import { buildPorch } from './parts/build-porch.ts'
import { buildRotunda } from './parts/build-rotunda.ts'
import {
  buildGround,
  buildRings,
  buildShade,
  buildSky,
  buildWalker,
  layRings,
} from './parts/build-site.ts'
import { buildThings } from './parts/build-things.ts'
import { type Skin, skin } from './skins.ts'
import { createSunlight } from './sunlight.ts'

/** The scene, with what only those who walk in it need. */
export interface PantheonSet extends LessonScene<PantheonLab> {
  /** Where one can walk to by a press. */
  ground: readonly Object3D[]
  sky: Mesh | undefined
}

/**
 * The Pantheon, in metres from the middle of its floor: x east, y up, z south. Without a `room` round it, it stands on a
 * table at 1 : 100, its east towards whoever looks, open there, with a mark where one walks.
 */
export function buildScene({ room = true } = {}): PantheonSet {
  const root = new Group()
  const inner = new Group()
  root.add(inner)
  const palette = createPalette()
  const open = !room
  const all = [...buildRotunda(open), ...buildPorch(open), ...buildThings(open)]
  const sunlight = createSunlight(open)
  const groups = groupParts(all, inner)
  inner.add(sunlight.root)
  const place = room ? buildPlace(inner, all) : buildTable(inner, all)

  const held = new Set<Material>()
  for (const { own } of all) for (const material of Object.values(own ?? {})) held.add(material)
  const seen = { age: '', colours: '', day: Number.NaN, hour: Number.NaN }
  const at = new Vector3()
  return {
    root,
    parts: groups,
    ground: place.ground,
    sky: place.sky,
    anchor(id) {
      const { north, east, up } = viewpointOf(id as PartId)
      inner.updateMatrix()
      const { x, y, z } = at.set(east, up, -north).applyMatrix4(inner.matrix)
      return { x, y, z }
    },
    update(lab) {
      const { age, colours, day, hour } = lab
      if (age !== seen.age || colours !== seen.colours) {
        dress(all, groups, lab, palette)
        if (place.rings) layRings(place.rings, age)
        place.ground[0]?.position.setY(age === 'ancient' ? -measures.porchStep.value - 0.02 : -0.03)
      }
      if (day !== seen.day || hour !== seen.hour)
        sunlight.shine(sunAt(day, hour, pantheonConfig.latitude))
      Object.assign(seen, { age, colours, day, hour })
      place.walker?.position.set(lab.at.east, groundAt(lab.at, age), -lab.at.north)
      return false
    },
    dispose() {
      disposeSet(root)
      // What is worn in the other age hangs on no mesh now.
      for (const material of held) {
        const { map, alphaMap } = material as ReturnType<typeof stone>
        map?.dispose()
        alphaMap?.dispose()
        material.dispose()
      }
      palette.dispose()
    },
  }
}

/** Each part by its name, and what belongs to none. */
function groupParts(all: readonly Skin[], inner: Group): Record<PartId, Group> {
  const groups = Object.fromEntries(partIds.map((id) => [id, new Group()])) as Record<PartId, Group>
  for (const { mesh, part } of all) (part ? groups[part] : inner).add(mesh)
  inner.add(...Object.values(groups))
  return groups
}

/** What each part is made of in an age, or how sure we are of it. */
function dress(
  all: readonly Skin[],
  groups: Record<PartId, Group>,
  { age, colours }: PantheonLab,
  palette: ReturnType<typeof createPalette>,
): void {
  for (const id of partIds) groups[id].visible = parts[id][age] !== 'gone'
  for (const { mesh, part, own } of all) {
    if (colours === 'certainty')
      mesh.material = part ? palette.sure(parts[part].certainty[age]) : palette.blank
    else mesh.material = own?.[age] ?? palette.of(part ? parts[part][age] : 'stone')
  }
}

interface Place {
  ground: Object3D[]
  rings?: InstancedMesh
  sky?: Mesh
  walker?: Mesh
}

/** Ground, sky, and rings to go to. */
function buildPlace(inner: Group, all: readonly Skin[]): Place {
  const ground = buildGround()
  const sky = buildSky()
  const rings = buildRings()
  inner.add(ground, rings, sky, buildShade())
  const floors = all.filter(({ part, own }) => part === 'floor' || (!part && own))
  return { ground: [ground, ...floors.map(({ mesh }) => mesh)], rings, sky }
}

/** The building as a model, cut open. */
function buildTable(inner: Group, all: Skin[]): Place {
  const { scale, x } = sceneConfig.table
  inner.scale.setScalar(scale)
  inner.rotation.y = -Math.PI / 2
  inner.position.set(x, (sceneConfig.base + 0.06) * scale, 0)
  const walker = buildWalker()
  const worn = stone({ color: 0xc9694a, roughness: 0.9 })
  for (const face of cutFaces()) {
    const cut = skin(face, { open: false, own: { ancient: worn, present: worn } })
    all.push(cut)
    inner.add(cut.mesh)
  }
  inner.add(walker)
  return { ground: [], walker }
}
