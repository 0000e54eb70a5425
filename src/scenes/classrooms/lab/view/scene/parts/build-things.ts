import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, TorusGeometry } from 'three'
import { glass, liquidMaterial, matt } from '../../../../common/view/scene/materials.ts'
import { lathe, rod, slab } from '../../../../common/view/scene/shapes.ts'
import { label, page } from '../textures.ts'

const shadowed = (group: Group) => {
  for (const part of group.children) {
    part.castShadow = true
    part.receiveShadow = true
  }
  return group
}

/** Bottle of base with its label. */
export function buildBottle(): Group {
  const root = new Group()
  const body = lathe([
    [0, 0.001],
    [0.034, 0.001],
    [0.037, 0.005],
    [0.037, 0.095],
    [0.03, 0.112],
    [0.016, 0.122],
    [0.015, 0.142],
    [0.0165, 0.145],
  ])
  const inside = new Mesh(rod(0.0345, 0.075).translate(0, 0.041, 0), liquidMaterial(0xcfe2ec, 0.5))
  inside.renderOrder = 2
  const shell = new Mesh(body, glass({ body: 0.1 }))
  shell.renderOrder = 5
  const cap = new Mesh(rod(0.019, 0.024), matt(0x2f5fa8, 0.4))
  cap.position.y = 0.154
  const paper = new Mesh(
    new CylinderGeometry(0.0374, 0.0374, 0.05, 40, 1, true, -0.95, 1.9),
    new MeshStandardMaterial({ map: label(['NaOH', '0.1000 mol/L'], '#2f5fa8'), roughness: 0.7 }),
  )
  paper.position.y = 0.052
  paper.renderOrder = 6
  root.add(inside, shell, cap, paper)
  root.position.set(-0.145, 0, -0.075)
  root.rotation.y = 0.42
  cap.castShadow = true
  inside.castShadow = true
  paper.castShadow = true
  return root
}

/** Goggles: a clear visor in a soft frame with its strap. */
export function buildGoggles(): Group {
  const root = new Group()
  const frame = matt(0x2b333d, 0.55)
  const rim = new Mesh(new TorusGeometry(0.03, 0.0042, 12, 40).scale(1.25, 0.72, 1), frame)
  const visor = new Mesh(
    new CylinderGeometry(0.056, 0.056, 0.04, 32, 1, true, -0.62, 1.24).translate(0, 0, -0.044),
    glass({ color: 0xd8ecf6, body: 0.18, side: 2 }),
  )
  visor.renderOrder = 5
  const strap = new Mesh(
    new TorusGeometry(0.04, 0.0032, 8, 40, Math.PI).scale(1, 1.1, 2.4).rotateX(-Math.PI / 2),
    matt(0xc23e12, 0.7),
  )
  strap.position.z = -0.002
  root.add(rim, visor, strap)
  root.position.set(0.125, 0.021, 0.085)
  root.rotation.y = -0.55
  return shadowed(root)
}

/** An open notebook with a pencil on it. */
export function buildNotebook(): Group {
  const root = new Group()
  const cover = new Mesh(slab(0.118, 0.006, 0.15), matt(0x8c2f1d, 0.7))
  const sheet = new Mesh(
    slab(0.11, 0.0012, 0.142).translate(0, 0.006, 0),
    [0, 1, 2, 3, 4, 5].map((side) =>
      side === 2 ? new MeshStandardMaterial({ map: page(), roughness: 0.9 }) : matt(0xf3eee2, 0.9),
    ),
  )
  const pencil = new Mesh(rod(0.0034, 0.13, 6).rotateZ(Math.PI / 2), matt(0xe0a526, 0.5))
  pencil.position.set(0.012, 0.0108, 0.028)
  pencil.rotation.y = 0.7
  root.add(cover, sheet, pencil)
  root.position.set(-0.125, 0, 0.085)
  root.rotation.y = 0.3
  return shadowed(root)
}

/** The dropper bottle of indicator, for its place among the rest. */
export function buildDropper(): Group {
  const root = new Group()
  const body = new Mesh(
    lathe([
      [0, 0],
      [0.014, 0],
      [0.015, 0.003],
      [0.015, 0.036],
      [0.008, 0.045],
      [0, 0.045],
    ]),
    new MeshStandardMaterial({ color: 0x7a4519, roughness: 0.15 }),
  )
  const bulb = new Mesh(
    lathe([
      [0.009, 0.045],
      [0.009, 0.054],
      [0.0055, 0.058],
      [0.006, 0.074],
      [0, 0.08],
    ]),
    matt(0x26282c, 0.6),
  )
  root.add(body, bulb)
  root.position.set(0.125, 0, -0.02)
  return shadowed(root)
}
