import { Group, InstancedMesh, Matrix4, Mesh, RingGeometry, SphereGeometry } from 'three'
import { createRandom } from '../../../../../../math/random.ts'
import { sizes } from '../../../config.ts'
import { anyDirection } from '../../../model/cell-geometry.ts'
import { cellPlan } from '../../../model/cell-plan.ts'
import { drawnAt } from '../../../model/size.ts'
import { colours, soft } from '../materials.ts'
import { joined } from '../shapes.ts'

const { cut, radius } = cellPlan
const thickness = sizes.membrane.to * 1e6 * drawnAt('membrane', 'enlarged')
const around = 60
const scattered = 150

/** What an enlarged membrane shows: two layers of lipids where it is cut, and proteins that sit in it. */
export function buildRim(): Group {
  const root = new Group()
  const inner = Math.sqrt(radius ** 2 - cut ** 2)
  const layer = (from: number, to: number) =>
    new RingGeometry(inner + thickness * from, inner + thickness * to, 128)
  const leaflets = new Mesh(
    joined([layer(0.02, 0.34), layer(0.6, 0.92)]),
    soft(colours.leaflet, { roughness: 0.7 }),
  )
  leaflets.position.z = cut + 0.012
  root.add(leaflets, proteins(inner + thickness / 2))
  return root
}

/** Some in the cut, the rest over the outside. */
function proteins(rim: number): InstancedMesh {
  const random = createRandom(60)
  const mesh = new InstancedMesh(
    new SphereGeometry(0.13, 8, 6),
    soft(colours.membraneProtein),
    around + scattered,
  )
  const matrix = new Matrix4()
  for (let i = 0; i < around; i += 1) {
    const angle = (2 * Math.PI * (i + 0.7 * random())) / around
    matrix.makeTranslation(rim * Math.cos(angle), rim * Math.sin(angle), cut - 0.02)
    mesh.setMatrixAt(i, matrix)
  }
  for (let i = 0; i < scattered; i += 1) {
    const [x, y, z] = anyDirection(random)
    const out = radius + thickness * 0.75
    mesh.setMatrixAt(around + i, matrix.makeTranslation(out * x, out * y, -out * Math.abs(z)))
  }
  return mesh
}
