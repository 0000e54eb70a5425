import type { ThreeElements } from '@react-three/fiber'
import type { ComponentType } from 'react'
import { type Group, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import type { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { createModelLoader } from '../../../../../stage/model-loader.ts'
import { disposablesOf } from './dispose.ts'
import { useDisposable } from './shadowed-mesh.tsx'

/** Materials of this name are drawn by our own shader, in their own color and as dense as they are opaque. */
const glassName = /^glass/

/**
 * Reads the model of a lesson.
 * @throws Error when it is none
 */
export async function readScenery(
  bytes: ArrayBuffer,
  loader: GLTFLoader = createModelLoader(),
): Promise<Group> {
  const { scene } = await loader.parseAsync(bytes, '')
  const panes = new Map<MeshStandardMaterial, MeshStandardMaterial>()
  for (const mesh of meshesIn(scene)) {
    // Custom properties, which a 3D program writes; `assets/README.md` explains them.
    const {
      castShadow = false,
      receiveShadow = true,
      renderOrder = 0,
    }: { castShadow?: boolean; receiveShadow?: boolean; renderOrder?: number } = mesh.userData
    Object.assign(mesh, { castShadow, receiveShadow, renderOrder })
    const material = mesh.material as MeshStandardMaterial
    // Floors and walls are looked along.
    if (material.map) material.map.anisotropy = 8
    if (!glassName.test(material.name)) continue
    const pane = panes.get(material) ?? glassLike(material)
    panes.set(material, pane)
    mesh.material = pane
  }
  return scene
}

/** A scene that is built of a model. */
export const withModel =
  <Props extends object>(
    Scene: ComponentType<Props & { model: Group }>,
    model: Group,
  ): ComponentType<Props> =>
  (props) => <Scene {...props} model={model} />

/**
 * Glass without a second pass over the scene: clear in the middle, and the more of a mirror the flatter it is looked
 * at.
 * @param material  of the color and the side that it takes, and as opaque in its middle
 */
function glassLike({ color, side, opacity }: MeshStandardMaterial): MeshStandardMaterial {
  const glass = new MeshStandardMaterial({
    color,
    side,
    opacity,
    roughness: 0.04,
    envMapIntensity: 1.5,
    transparent: true,
    depthWrite: false,
  })
  glass.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 2.6);
       float shine = max(max(reflectedLight.directSpecular.r, reflectedLight.indirectSpecular.r), 0.0);
       diffuseColor.a = clamp(opacity + rim * 0.85 + shine * 0.9, 0.0, 0.95);
       outgoingLight = mix(outgoingLight, outgoingLight * vec3(0.5, 0.6, 0.63), min(rim * 1.2, 1.0));
       #include <opaque_fragment>`,
    )
  }
  glass.customProgramCacheKey = () => 'glass'
  return glass
}

/**
 * One more of what was read, to be taken apart and freed by itself, since a scene is made anew when its canvas was
 * lost.
 * @returns the copy, and those of its nodes that code knows by name
 * @throws Error when the model lacks one of the names
 */
export function copyScenery<Name extends string>(model: Group, names: readonly Name[]) {
  const root = model.clone()
  const nodes = names.map((name) => {
    const node = root.getObjectByName(name)
    if (!node) throw new Error(`The model of the lesson has no “${name}”.`)
    return [name, node]
  })
  return { root, nodes: Object.fromEntries(nodes) as Readonly<Record<Name, Object3D>> }
}

/**
 * The nodes of a copy of a lesson's model. What it holds is freed with the part that shows it.
 * @param prepare  changes the copy before it is shown
 */
export function useScenery<Name extends string>(
  model: Group,
  names: readonly Name[],
  prepare?: (nodes: Readonly<Record<Name, Object3D>>) => void,
) {
  return useDisposable(() => {
    const { root, nodes } = copyScenery(model, names)
    prepare?.(nodes)
    const held = disposablesOf(root)
    return {
      nodes,
      dispose() {
        for (const each of held) each.dispose()
      },
    }
  }).nodes
}

/** A node of a lesson's model, taken out of it, and what else stands in it. */
export const Scenery = ({
  node,
  ...props
}: Omit<ThreeElements['primitive'], 'object'> & { node: Object3D }) => (
  <primitive {...props} object={node} />
)

/** What is drawn of it. */
export function meshesIn(root: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  root.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part)
  })
  return meshes
}
