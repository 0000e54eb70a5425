import {
  BackSide,
  BoxGeometry,
  DirectionalLight,
  FrontSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** Lights, and what shines back. */
export interface Studio {
  lights: [HemisphereLight, DirectionalLight]
  /** What glass and metal mirror: a warm room with a window to the left and a lamp overhead. */
  surroundings: Texture
  dispose(): void
}

/** How strongly things mirror what is round them. */
export const mirroredLight = 0.55

/**
 * The light of every lesson: late morning through a window to the left, a soft room round it.
 * @param reach  metres from the middle in which shadows fall
 */
export function createLightRig(renderer: WebGLRenderer, reach: number): Studio {
  const sky = new HemisphereLight(0xfff8ee, 0xd6c6ad, 1.35)
  const sun = new DirectionalLight(0xfff0dc, 1.75)
  sun.position.set(-1.1, 1.7, 2.3).multiplyScalar(reach)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  const box = { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: reach * 7 }
  Object.assign(sun.shadow.camera, box)
  sun.shadow.normalBias = reach / 300
  sun.shadow.radius = 5
  const generator = new PMREMGenerator(renderer)
  const room = createRoom()
  // Small: it is seen in curved glass only, and a device without a graphics card would take seconds for more.
  const made = generator.fromScene(room.scene, 0, 0.1, 100, { size: 64 })
  room.dispose()
  generator.dispose()
  return {
    lights: [sky, sun],
    surroundings: made.texture,
    dispose() {
      sun.dispose()
      made.dispose()
    },
  }
}

/** What is mirrored, and never seen itself. */
function createRoom() {
  const scene = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const held: { dispose(): void }[] = [box]
  const put = (color: number, light: number, size: number[], at: number[], inside = false) => {
    const material = new MeshBasicMaterial({ color, side: inside ? BackSide : FrontSide })
    material.color.multiplyScalar(light)
    held.push(material)
    const mesh = new Mesh(box, material)
    mesh.scale.set(size[0] ?? 1, size[1] ?? 1, size[2] ?? 1)
    mesh.position.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0)
    scene.add(mesh)
  }
  put(0xe8dccb, 0.75, [12, 7, 12], [0, 2, 0], true)
  put(0xa98a63, 0.6, [12, 0.2, 12], [0, -1.2, 0])
  for (const x of [-1.2, 0.4]) put(0xffffff, 7, [0.1, 2.6, 1.3], [-5.6, 2.2, x])
  put(0xfff2df, 4, [2.4, 0.1, 1], [1.4, 5.2, 1.2])
  put(0xffffff, 2.4, [0.1, 2.2, 0.8], [5.6, 2, 2])
  return {
    scene,
    dispose() {
      for (const each of held) each.dispose()
    },
  }
}
