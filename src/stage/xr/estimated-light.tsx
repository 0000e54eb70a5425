import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { type DirectionalLight, Vector3 } from 'three'
import { XREstimatedLight } from 'three/addons/webxr/XREstimatedLight.js'
import type { Vec3 as Place } from '../../math/vector.ts'
import { SunLight } from '../sun-light.tsx'

/** From where light falls before more is known, and how far from what it shines on the sun is put, meters. */
const way = new Vector3(-0.35, 0.9, 0.25)
const away = 6

interface EstimatedLightProps {
  session: XRSession
  /** What the sun's shadows lie round. */
  middle: () => Place
}

/** An ordinary room's light, until the device tells how the visitor's own is lit. */
export function EstimatedLight({ session, middle }: EstimatedLightProps) {
  const gl = useThree((three) => three.gl)
  const sun = useRef<DirectionalLight>(null)
  const [isKnown, setIsKnown] = useState(false)
  // Before the session begins, and without reflections: they keep a phone's graphics busy.
  const [estimate] = useState(() =>
    session.enabledFeatures?.includes('light-estimation') ? new XREstimatedLight(gl, false) : null,
  )
  useEffect(() => {
    estimate?.addEventListener('estimationstart', () => setIsKnown(true))
    return () => estimate?.dispose()
  }, [estimate])
  useFrame(() => {
    if (!sun.current) return
    const { position, target, color } = sun.current
    target.position.set(...middle())
    target.updateMatrixWorld()
    position.copy(way)
    const seen = estimate?.directionalLight
    if (seen && seen.intensity > 0) {
      color.copy(seen.color)
      sun.current.intensity = seen.intensity
      position.copy(seen.position)
      // From below the horizon no shadow would fall on the floor.
      position.y = Math.max(position.y, 0.3)
    }
    position.setLength(away).add(target.position)
  })
  return (
    <>
      {estimate && isKnown ? (
        <primitive object={estimate.lightProbe} />
      ) : (
        <hemisphereLight args={[0xffffff, 0xd8d2c8, 2.1]} />
      )}
      <SunLight
        ref={sun}
        intensity={1.3}
        reach={4}
        depth={[0.5, 14]}
        shadowPixels={1024}
        shadow-normalBias={0.02}
        shadow-radius={6}
      />
    </>
  )
}
