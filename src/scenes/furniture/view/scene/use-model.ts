import { useThree } from '@react-three/fiber'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadModel, type Model } from './load-model.ts'

/**
 * The model of a piece in a look; `undefined` until it is there. What was shown before is freed.
 * @param onMissing  called when it cannot be fetched
 */
export function useModel(id: string, look: string, onMissing: () => void): Model | undefined {
  const invalidate = useThree((three) => three.invalidate)
  const [model, setModel] = useState<Model>()
  const fail = useEffectEvent(onMissing)
  const currentLook = useEffectEvent(() => look)

  useEffect(() => {
    let wanted = true
    let mine: Model | undefined
    const load = async () => {
      try {
        const loaded = await loadModel(id)
        mine = loaded
        if (wanted) await loaded.show(currentLook())
        if (wanted) setModel(loaded)
        else loaded.dispose()
      } catch (error) {
        console.warn(error)
        mine?.dispose()
        if (wanted) fail()
      }
    }
    load()
    return () => {
      wanted = false
      setModel(undefined)
      mine?.dispose()
    }
  }, [id])

  useEffect(() => {
    let wanted = true
    model?.show(look).then(() => wanted && invalidate(), console.warn)
    return () => {
      wanted = false
    }
  }, [model, look, invalidate])

  return model?.id === id ? model : undefined
}
