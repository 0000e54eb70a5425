import { useMemo } from 'react'
import { AdditiveBlending, type BufferGeometry, DoubleSide, MathUtils } from 'three'
import { ParametricGeometry } from 'three/examples/jsm/geometries/ParametricGeometry.js'
import { useSnapshot } from 'valtio'
import type { Session } from '../../../common/model/session.ts'
import { useGeometry } from '../../../common/view/scene/shadowed-mesh.tsx'
import { pantheonConfig } from '../../config.ts'
import type { PantheonLab } from '../../model/pantheon-lab.ts'
import { type BeamLanding, beamLanding, type Sun, sunAt } from '../../model/sunlight.ts'

const radius = pantheonConfig.diameter / 2
const around = 64
/** Rings of the patch, from its middle to its edge. */
const rings = 6
/** Lower than so many degrees the sun sends in a glimmer at most. */
const leastAltitude = 3

interface SunlightProps {
  session: Session<PantheonLab>
  /** Whether the patch is drawn: where lights cast shadows they draw it themselves. */
  patch: boolean
}

/** The beam in the air, and where it ends as a patch that lies on floor, wall and dome. */
export function Sunlight({ session, patch }: SunlightProps) {
  const { day, hour } = useSnapshot(session.lab)
  const sun = useMemo(() => sunAt(day, hour), [day, hour])
  if (sun.altitude <= leastAltitude) return null
  return (
    <>
      <Beam sun={sun} />
      {patch && <Patch sun={sun} />}
    </>
  )
}

function Beam({ sun }: { sun: Sun }) {
  return (
    <mesh geometry={useGeometry(sunbeamGeometry, sun)} frustumCulled={false} renderOrder={3}>
      <shaderMaterial
        args={[beamShader]}
        transparent
        depthWrite={false}
        side={DoubleSide}
        blending={AdditiveBlending}
      />
    </mesh>
  )
}

function Patch({ sun }: { sun: Sun }) {
  return (
    <mesh
      name="patch"
      geometry={useGeometry(lightPatchGeometry, sun)}
      frustumCulled={false}
      renderOrder={2}
    >
      <meshBasicMaterial
        color={0xfff0c2}
        transparent
        opacity={0.82}
        side={DoubleSide}
        depthWrite={false}
      />
    </mesh>
  )
}

/** Brighter where one looks along it: dust shows a beam from its side less than through its whole width. */
const beamShader = {
  vertexShader: `
    varying float vEdge;
    varying float vShare;
    void main() {
      vec4 place = modelViewMatrix * vec4(position, 1.0);
      vEdge = abs(dot(normalize(normalMatrix * normal), normalize(place.xyz)));
      vShare = uv.y;
      gl_Position = projectionMatrix * place;
    }`,
  fragmentShader: `
    varying float vEdge;
    varying float vShare;
    void main() {
      float strength = 0.34 * pow(vEdge, 1.3) * mix(1.0, 0.55, vShare);
      gl_FragColor = vec4(1.0, 0.9, 0.68, strength);
    }`,
}

/** Where rays come in: on a ring of the oculus, its edge unless told. Meters. */
const rim = (at: number, ring = rings) => {
  const angle = (2 * Math.PI * at) / around
  const out = (pantheonConfig.oculus / 2) * (ring / rings)
  return { north: out * Math.cos(angle), east: out * Math.sin(angle) }
}

/** The wall of the beam, from the oculus to where each ray ends. */
export const sunbeamGeometry = (sun: Sun): BufferGeometry =>
  sheet(1, (share, at) => {
    const from = { ...rim(at), up: pantheonConfig.diameter }
    const to = beamLanding(sun, from) ?? from
    const between = (axis: 'east' | 'up' | 'north') => MathUtils.lerp(from[axis], to[axis], share)
    return [between('east'), between('up'), -between('north')]
  })

/** The light where it lands, ring by ring from its middle. */
export const lightPatchGeometry = (sun: Sun): BufferGeometry =>
  sheet(rings, (ring, at) => {
    const from = rim(at, ring)
    return raised(beamLanding(sun, from) ?? { ...from, on: 'floor', up: 0 })
  })

/** A sheet of so many rows of quads all around. */
const sheet = (rows: number, placeOf: (row: number, at: number) => [number, number, number]) =>
  new ParametricGeometry(
    (u, v, target) => target.set(...placeOf(v * rows, u * around)),
    around,
    rows,
  )

/** A little off what it lies on, so that neither hides the other. */
function raised({ on, north, east, up }: BeamLanding): [number, number, number] {
  const by = 0.12
  if (on === 'floor') return [east, by, -north]
  const share = 1 - by / radius
  const y = on === 'wall' ? up : radius + (up - radius) * share
  return [east * share, y, -north * share]
}
