import { CircleGeometry, Group, Mesh, MeshStandardMaterial, SphereGeometry } from 'three'
import { brass, matt, printed, steel, woods } from '../../../../common/view/scene/materials.ts'
import { lathe, rod, slab, solid } from '../../../../common/view/scene/shapes.ts'
import { print } from '../../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../../config.ts'
import { reachOf } from '../../../model/lesson/scales.ts'
import { drawPlate } from '../faces.ts'
import type { Station } from '../station.ts'
import { createTrail, strideOf } from '../trail.ts'

const { radius, lean, middle } = sceneConfig.plate
/** Above the plate's face. */
const above = 0.013
const most = 360

/** A leaning plate with circles, a star, a planet, and the line between them. */
export function buildOrbit(): Station {
  const root = new Group()
  const metal = brass()
  const wood = matt(woods.walnut, 0.55)
  const plate = new Group()
  plate.position.y = middle
  plate.rotation.x = -lean
  const circles = print(1024, 1024)
  const face = new Mesh(
    // The outermost circle is drawn somewhat within the picture's edge.
    new CircleGeometry((radius * 512) / 490, 96),
    printed(circles.texture, 0.55),
  )
  face.position.z = 0.0045
  face.receiveShadow = true
  const star = solid(
    new SphereGeometry(0.014, 32, 24),
    new MeshStandardMaterial({ color: 0xffc65c, emissive: 0xff9d1e, emissiveIntensity: 0.75 }),
  )
  const planet = solid(new SphereGeometry(0.0088, 28, 20), matt(0x6fa8dc, 0.4))
  const line = solid(
    rod(0.0012, 1, 10)
      .rotateZ(Math.PI / 2)
      .translate(0.5, 0, 0),
    steel(),
  )
  const trail = createTrail(0x9fc3ea, 0.0021, most)
  const starTrail = createTrail(0xffc65c, 0.002, most)
  plate.add(
    solid(rod((radius * 512) / 490 + 0.006, 0.008, 72).rotateX(Math.PI / 2), metal),
    face,
    star,
    planet,
    line,
    trail.mesh,
    starTrail.mesh,
  )
  root.add(
    plate,
    solid(slab(0.18, 0.018, 0.13), wood, 0, 0, -0.02),
    solid(
      lathe([
        [0.02, 0.018],
        [0.011, 0.03],
        [0.008, 0.08],
        [0.012, middle - 0.02],
        [0, middle - 0.012],
      ]),
      metal,
      0,
      0,
      -0.02,
    ),
  )
  let reach = 0

  return {
    root,
    height: middle + radius * Math.cos(lean) + 0.03,
    show({ live, setup }) {
      if (live.id !== 'orbit') return
      const { rows, state } = live.trial
      const wanted = reachOf(setup, rows)
      if (wanted !== reach) {
        reach = wanted
        drawPlate(circles, reach)
      }
      const scale = radius / reach
      const [a, b] = state
      star.position.set(a.x * scale, a.y * scale, above)
      planet.position.set(b.x * scale, b.y * scale, above)
      line.position.copy(star.position)
      line.rotation.z = Math.atan2(b.y - a.y, b.x - a.x)
      line.scale.x = Math.hypot(b.x - a.x, b.y - a.y) * scale
      // The instruments wrote down the line between the two; it is shared as the masses are.
      const share = setup.massRatio / (1 + setup.massRatio)
      trail.begin()
      starTrail.begin()
      for (let at = 0; at < rows.length; at += strideOf(rows.length, 2, most)) {
        const { x = 0, y = 0 } = rows[at] ?? {}
        trail.add(x * (1 - share) * scale, y * (1 - share) * scale, 0.006)
        if (share > 0) starTrail.add(-x * share * scale, -y * share * scale, 0.006)
      }
    },
  }
}
