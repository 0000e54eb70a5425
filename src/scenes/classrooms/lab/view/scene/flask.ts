import {
  Float32BufferAttribute,
  LatheGeometry,
  Mesh,
  type Object3D,
  SphereGeometry,
  Vector2,
} from 'three'
import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { liquidMaterial } from '../../../common/view/scene/materials.ts'
import { sceneConfig, titrationConfig } from '../../config.ts'
import type { Bench } from '../../model/bench.ts'
import { fillHeight, type Profile, radiusAt } from '../../model/fill-height.ts'
import { colourIn, inFlask, pHOf } from '../../model/pour.ts'
import { colourOf, strengthOf } from '../../model/titration.ts'

const { radius, turns } = sceneConfig.swirl
/** Of its glass, metres. */
const wall = 0.0014
/** So strong a base as lies where it fell. */
const concentrated = 12.5
/** Of the drawn liquid: the colour alone would hide the glass behind. */
const cover = 0.86

/** What is in the conical flask. @param glass  of the model: what is swirled */
export function createFlask(glass: Object3D) {
  const { geometry, fill } = createLiquid(sceneConfig.flask, 0.0004)
  const liquid = new Mesh(geometry, liquidMaterial(0xffffff, 0.4))
  liquid.position.y = wall
  liquid.renderOrder = 3
  liquid.castShadow = true
  const cloud = new Mesh(
    new SphereGeometry(0.011, 24, 14).scale(1, 0.34, 1),
    liquidMaterial(0xd63384, 0.5),
  )
  cloud.renderOrder = 4
  cloud.visible = false
  glass.add(liquid, cloud)

  const shown = { volume: -1, height: 0 }
  let phase = 0
  return {
    /** Level, colour, the cloud of what is not mixed, and the swirl. @returns whether it moves on */
    move(bench: Bench, { elapsed, still }: Moment): boolean {
      const volume = titrationConfig.acidVolume + inFlask(bench)
      if (volume !== shown.volume) Object.assign(shown, { volume, height: fill(volume) })
      const { indicator, fallen } = bench.flask
      liquid.material.color.set(colourIn(bench))
      liquid.material.opacity = strengthOf(indicator, pHOf(bench)) * cover
      cloud.visible = fallen.volume > 0
      cloud.position.y = shown.height
      cloud.scale.setScalar(Math.min(1.7, 0.55 + Math.cbrt(fallen.volume) * 0.45))
      cloud.material.color.set(colourOf(indicator, concentrated))

      if (bench.swirling) phase += elapsed * turns * Math.PI * 2
      const reach = bench.swirling && !still ? radius : 0
      const [x, z] = [Math.cos(phase) * reach, Math.sin(phase) * reach]
      glass.position.x = x
      glass.position.z = z
      // The liquid climbs the wall on the side away from where it is swung.
      liquid.rotation.set(z * 14, 0, -x * 14)
      return bench.swirling
    },
  }
}

const rings = 14
const around = 48

/**
 * A liquid that takes the shape of what it stands in; `fill` brings it to a volume, millilitres, without making anything,
 * and returns its height, metres.
 * @param gap  kept to the wall, so that the two are never drawn in one place
 */
function createLiquid(profile: Profile, gap: number) {
  const geometry = new LatheGeometry(
    Array.from({ length: rings + 2 }, (_, at) => new Vector2(0.001 + at * 1e-4, at * 1e-4)),
    around,
  )
  const positions = geometry.getAttribute('position')
  const normals = new Float32BufferAttribute(new Float32Array(positions.count * 3), 3)
  geometry.setAttribute('normal', normals)
  const fill = (volume: number): number => {
    const top = fillHeight(profile, volume)
    for (let segment = 0; segment <= around; segment += 1) {
      const angle = (segment / around) * Math.PI * 2
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      for (let at = 0; at <= rings + 1; at += 1) {
        const index = segment * (rings + 2) + at
        // The last ring is the middle of the surface.
        const height = at > rings ? top : (at / rings) ** 1.5 * top
        const radius = at > rings ? 0 : Math.max(0, radiusAt(profile, height) - gap)
        positions.setXYZ(index, radius * sin, height, radius * cos)
        const flat = at >= rings
        normals.setXYZ(index, flat ? 0 : sin, flat ? 1 : 0, flat ? 0 : cos)
      }
    }
    positions.needsUpdate = true
    normals.needsUpdate = true
    geometry.computeBoundingSphere()
    return top
  }
  return { geometry, fill }
}
