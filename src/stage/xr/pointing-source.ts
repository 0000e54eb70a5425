import { useXR } from '@react-three/xr'
import { useEffect, useState } from 'react'

/** What points into the room by itself: the controller or hand that pressed last, else the right one. */
export function usePointingSource(): XRInputSource | undefined {
  const session = useXR((xr) => xr.session)
  const [pressed, setPressed] = useState<XRInputSource>()
  useEffect(() => {
    const hear = ({ inputSource }: XRInputSourceEvent) => setPressed(inputSource)
    session?.addEventListener('selectstart', hear)
    return () => session?.removeEventListener('selectstart', hear)
  }, [session])
  return useXR(({ inputSourceStates }) =>
    pointingSource(
      inputSourceStates.map(({ inputSource }) => inputSource),
      pressed,
    ),
  )
}

/** @param pressed  what pressed last */
export function pointingSource(
  sources: readonly XRInputSource[],
  pressed?: XRInputSource,
): XRInputSource | undefined {
  const rays = sources.filter(({ targetRayMode }) => targetRayMode === 'tracked-pointer')
  if (pressed && rays.includes(pressed)) return pressed
  return rays.find(({ handedness }) => handedness === 'right') ?? rays[0]
}
