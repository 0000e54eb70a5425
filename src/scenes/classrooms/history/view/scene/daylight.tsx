import { createPortal, flushSync, useFrame, useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo, useState } from 'react'
import { Color } from 'three'
import { useSnapshot } from 'valtio'
import { radians } from '../../../../../math/angle.ts'
import { clamp } from '../../../../../math/clamp.ts'
import { SunLight } from '../../../../../stage/sun-light.tsx'
import type { Session } from '../../../common/model/session.ts'
import { useEnvironmentMap } from '../../../common/view/scene/environment-map.ts'
import { pantheonConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { sitePlan } from '../../model/site-plan.ts'
import { beamLanding, type Sun, sunAt } from '../../model/sunlight.ts'

/** Meters from the middle in which shadows fall, and how far north of it that middle lies: the porch has some too. */
const reach = 52
const center = 14
/** Meters from there to the sun. */
const away = 130
const [warm, noon] = [new Color(0xffe2b8), new Color(0xfff6e6)]
const night = new Color(0x1b2436)
const [haze, day] = [new Color(0xdcdfdb), new Color(0xffffff)]

/** How bright the sky is, 0 to 1. */
const skyShare = ({ altitude }: Sun) => clamp((altitude + 8) / 24, 0, 1)

/** What the picture of the sky is tinted with. */
export const skyTint = (sun: Sun) => new Color().lerpColors(night, day, skyShare(sun))

/** @param outside  whether the eyes are: they get used to the open sky, as they do to the room */
export function daylightAt(sun: Sun, outside: boolean) {
  const { altitude, azimuth } = sun
  const strength = clamp((altitude + 1) / 12, 0, 1)
  const sky = skyShare(sun)
  const [up, round] = [radians(altitude), radians(azimuth)]
  // To eyes on a strong light the rest of the room is darker; it is as bright as ever while the beam stays in the dome.
  const adapted = outside ? 0 : clamp((altitude - 25) / 20, 0, 1)
  const dimmed = 1 - 0.45 * adapted
  const spot = beamLanding(sun)
  return {
    sun: {
      position: [
        away * Math.cos(up) * Math.sin(round),
        away * Math.sin(up),
        -away * Math.cos(up) * Math.cos(round) - center,
      ] as const,
      intensity: (outside ? 2.4 : 2.1 + 1.3 * adapted) * strength,
      color: new Color().lerpColors(warm, noon, clamp(altitude / 35, 0, 1)),
    },
    // Dim enough inside for the sun on white marble to be bright without being blank.
    ambient: (0.16 + 0.84 * sky) * (outside ? 1.35 : 0.85 * dimmed),
    /** From above by the open eye … */
    eye: { intensity: (3 + 17 * sky) * dimmed },
    /** … and back from where the sun strikes; high over a light on the floor, which would else be lit by itself. */
    back: spot && {
      intensity: 4.5 * strength,
      position: [spot.east * 0.8, Math.max(9, spot.up * 0.92), -spot.north * 0.8] as const,
    },
    surroundings: (0.1 + 0.26 * sky) * (outside ? 1.3 : dimmed),
    fog: new Color().lerpColors(night, haze, sky),
  }
}

/** Shadows fall from much, and rarely change: they are drawn anew when a part that changes them has been rendered. */
export function useFreshShadows(): void {
  const { shadowMap } = useThree(({ gl }) => gl)
  useLayoutEffect(() => {
    shadowMap.needsUpdate = true
  })
}

/**
 * The light of the building, led by the sun of the place: it shines in by the oculus, and the room shines back. It
 * stands after what moves the eyes.
 */
export function Daylight({ session }: { session: Session<PantheonLab> }) {
  const { gl, scene } = useThree()
  const { day, hour } = useSnapshot(session.lab)
  const [outside, setOutside] = useState(true)
  const { sun, ambient, eye, back, surroundings, fog } = useMemo(
    () => daylightAt(sunAt(day, hour), outside),
    [day, hour, outside],
  )
  useFrame(({ camera }) => {
    const { x, y, z } = camera.position
    const next = y > 30 || Math.hypot(x, z) > sitePlan.rotunda + 3
    // Before this very frame is drawn.
    if (next !== outside) flushSync(() => setOutside(next))
  })

  useEnvironmentMap(surroundings)
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    return () => {
      gl.shadowMap.autoUpdate = true
    }
  }, [gl])
  useFreshShadows()
  return (
    <>
      {createPortal(<fog attach="fog" args={[haze, 110, 290]} color={fog} />, scene)}
      <hemisphereLight args={[0xfff8ee, 0xd6c6ad]} intensity={ambient} />
      <SunLight
        {...sun}
        reach={reach}
        depth={[20, 260]}
        shadow-normalBias={0.12}
        shadow-radius={2.5}
      >
        {/* It is no child of the scene, which would place it. */}
        <object3D
          attach="target"
          position={[0, 0, -center]}
          onUpdate={(target) => target.updateMatrixWorld()}
        />
      </SunLight>
      <pointLight
        {...eye}
        args={[0xe4eeff, 0, 0, 1]}
        position={[0, pantheonConfig.diameter - 2.5, 0]}
      />
      <pointLight args={[0xffd9a6, 0, 0, 1]} intensity={0} {...back} />
    </>
  )
}
