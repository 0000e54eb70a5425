import { useThree } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { type LoadedHome, loadHomeModel } from './load-home-model.ts'

type HomeModelProps = {
  /** Whether its ceiling is on; off unless told. */
  hasCeiling?: boolean
  /** It is in the scene. */
  onReady?: (home: LoadedHome) => void
  /** It could not be fetched or read. */
  onError: (error: unknown) => void
}

/** The sample home in a fiber scene: true to scale where it stands in no scaled group, see `LoadedHome`. Freed when it goes. */
export function HomeModel(props: HomeModelProps) {
  const { hasCeiling = false } = props
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
      latest.current.onReady?.(loaded)
    }
    loadHomeModel().then(take, (error) => !isGone && latest.current.onError(error))
    return () => {
      isGone = true
      made?.dispose()
    }
  }, [])

  useEffect(() => {
    home?.showCeiling(hasCeiling)
    invalidate()
  }, [home, hasCeiling, invalidate])

  // Its parts are freed above: fiber would not free the textures.
  return home ? <primitive object={home.root} dispose={null} /> : null
}
