import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent } from 'react'
import { Mesh, MeshBasicMaterial, type Object3D } from 'three'
import { createModelLoader } from '../../../../stage/model-loader.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'

/** Where the model lies on this site; `home.json` beside it says what is where in it. */
const homeModelAddress = '/home/home.glb'

/** Fetches the model of the sample home. @throws Error when it cannot be fetched or read */
async function loadHomeModel(): Promise<Object3D> {
  const { scene: root } = await createModelLoader().loadAsync(homeModelAddress)
  root.traverse((part) => {
    // Its colors are what is seen, light and all: a renderer that maps tones must leave them as they are.
    if (part instanceof Mesh && part.material instanceof MeshBasicMaterial)
      part.material.toneMapped = false
  })
  const ceiling = root.getObjectByName('ceiling')
  if (ceiling) ceiling.visible = false
  return root
}

type HomeModelProps = {
  /** It is in the scene. */
  onReady: (root: Object3D) => void
  /** It could not be fetched or read. */
  onError: (error: unknown) => void
}

/**
 * The sample home in a fiber scene, in meters where it stands in no scaled group, and in glTF's axes: x to the east, y
 * up from the floor, z to the south, the origin in the middle of the plan. Walls and floor are seen from inside only, so
 * that one looks into the rooms from above and from any side; its ceiling is off. What it has on the graphics card goes
 * with the context of its stage.
 */
export function HomeModel({ onReady, onError }: HomeModelProps) {
  const invalidate = useThree((state) => state.invalidate)
  const root = useLoaded(loadHomeModel, true, onError)
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    if (!root) return
    tell(root)
    invalidate()
  }, [root, invalidate])
  return root ? <primitive object={root} dispose={null} /> : null
}
