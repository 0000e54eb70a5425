import { useThree } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { type Material, Mesh, MeshBasicMaterial, type Object3D, Texture } from 'three'
import { createModelLoader } from '../../../../stage/model-loader.ts'

/** Where the model lies on this site; `home.json` beside it says what is where in it. */
const homeModelAddress = '/home/home.glb'

/**
 * The sample home in meters, in glTF's axes: x to the east, y up from the floor, z to the south, the origin in the
 * middle of the plan. Walls and floor are seen from inside only, so that one looks into the rooms from above and from
 * any side; its ceiling is off.
 */
export type LoadedHome = {
  readonly root: Object3D
  /** Frees geometry, materials and textures. */
  dispose(): void
}

/** Fetches the model of the sample home. @throws Error when it cannot be fetched or read */
async function loadHomeModel(): Promise<LoadedHome> {
  const { scene: root } = await createModelLoader().loadAsync(homeModelAddress)
  const meshes: Mesh[] = []
  root.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part)
  })
  const materials = new Set<Material>(meshes.flatMap(({ material }) => material))
  for (const material of materials) {
    // Its colors are what is seen, light and all: a renderer that maps tones must leave them as they are.
    if (material instanceof MeshBasicMaterial) material.toneMapped = false
  }
  const ceiling = root.getObjectByName('ceiling')
  if (ceiling) ceiling.visible = false
  return {
    root,
    dispose() {
      for (const { geometry } of meshes) geometry.dispose()
      for (const material of materials) disposeMaterial(material)
    },
  }
}

function disposeMaterial(material: Material) {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    value.dispose()
    if (value.image instanceof ImageBitmap) value.image.close()
  }
  material.dispose()
}

type HomeModelProps = {
  /** It is in the scene. */
  onReady?: (home: LoadedHome) => void
  /** It could not be fetched or read. */
  onError: (error: unknown) => void
}

/**
 * The sample home in a fiber scene: true to scale where it stands in no scaled group, see `LoadedHome`. Freed when it
 * goes.
 */
export function HomeModel(props: HomeModelProps) {
  const invalidate = useThree((state) => state.invalidate)
  const [home, setHome] = useState<LoadedHome>()
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let made: LoadedHome | undefined
    let isGone = false
    const take = (loaded: LoadedHome) => {
      if (isGone) return loaded.dispose()
      made = loaded
      setHome(loaded)
      invalidate()
      latest.current.onReady?.(loaded)
    }
    loadHomeModel().then(take, (error) => !isGone && latest.current.onError(error))
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [invalidate])

  // Its parts are freed above: fiber would not free the textures.
  return home ? <primitive object={home.root} dispose={null} /> : null
}
