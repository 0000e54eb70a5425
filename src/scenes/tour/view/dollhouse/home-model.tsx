import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent } from 'react'
import { Mesh, MeshBasicMaterial, type Object3D } from 'three'
import { createModelLoader } from '../../../../stage/model-loader.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'

/** Where the model lies on this site; `home.json` beside it says what is where in it. */
const homeModelAddress = '/home/home.glb'

/** Fetches the model of the sample home. @throws Error when it cannot be fetched or read */
const loadHomeModel = async () => prepare(await createModelLoader().loadAsync(homeModelAddress))

/** Reads a model of the sample home. @throws Error when it cannot be read */
export const parseHomeModel = async (file: ArrayBuffer) =>
  prepare(await createModelLoader().parseAsync(file, ''))

function prepare({ scene: root }: { scene: Object3D }): Object3D {
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
  /** One that is here already; else the whole one is fetched. */
  model?: Object3D | undefined
  /** The one that was fetched is in the scene. */
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
export function HomeModel({ model, onReady, onError }: HomeModelProps) {
  const invalidate = useThree((state) => state.invalidate)
  const fetched = useLoaded(loadHomeModel, !model, onError)
  const root = model ?? fetched
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    if (!fetched) return
    tell(fetched)
    invalidate()
  }, [fetched, invalidate])
  return root ? <primitive object={root} dispose={null} /> : null
}
