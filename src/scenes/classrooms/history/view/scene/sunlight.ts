import {
  AdditiveBlending,
  BufferGeometry,
  DoubleSide,
  DynamicDrawUsage,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  ShaderMaterial,
} from 'three'
import { pantheonConfig } from '../../config.ts'
import { type Landing, landing, type Sun } from '../../model/sunlight.ts'

const radius = pantheonConfig.diameter / 2
const around = 64
/** Rings of the patch, from its middle to its edge. */
const rings = 6
/** Lower than so many degrees the sun sends in a glimmer at most. */
const leastAltitude = 3

const rim = (ring: number, at: number) => {
  const angle = (2 * Math.PI * at) / around
  const out = (pantheonConfig.oculus / 2) * (ring / rings)
  return { north: out * Math.cos(angle), east: out * Math.sin(angle) }
}

/** The beam in the air, and where it ends as a patch that lies on floor, wall and dome. */
export interface Sunlight {
  root: Group
  /** Both as the sun stands; hidden where it sends none in. */
  shine(sun: Sun): void
}

/**
 * @param patch  whether the patch is drawn: where lights cast shadows they draw it themselves
 */
export function createSunlight(patch: boolean): Sunlight {
  const root = new Group()
  const air = beamMesh()
  const spot = patch ? patchMesh() : undefined
  root.add(air.mesh)
  if (spot) root.add(spot.mesh)
  return {
    root,
    shine(sun) {
      root.visible = sun.altitude > leastAltitude
      if (!root.visible) return
      air.shine(sun)
      spot?.shine(sun)
    },
  }
}

/** Brighter where one looks along it: dust shows a beam from its side less than through its whole width. */
const material = () =>
  new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    vertexShader: `
      attribute vec3 out3;
      attribute float share;
      varying float vEdge;
      varying float vShare;
      void main() {
        vec4 place = modelViewMatrix * vec4(position, 1.0);
        vEdge = abs(dot(normalize(normalMatrix * out3), normalize(place.xyz)));
        vShare = share;
        gl_Position = projectionMatrix * place;
      }`,
    fragmentShader: `
      varying float vEdge;
      varying float vShare;
      void main() {
        float strength = 0.34 * pow(vEdge, 1.3) * mix(1.0, 0.55, vShare);
        gl_FragColor = vec4(1.0, 0.9, 0.68, strength);
      }`,
  })

function beamMesh() {
  const geometry = new BufferGeometry()
  const corners = 2 * (around + 1)
  const position = new Float32BufferAttribute(new Float32Array(corners * 3), 3)
  position.setUsage(DynamicDrawUsage)
  const out: number[] = []
  const share: number[] = []
  const index: number[] = []
  for (let at = 0; at <= around; at += 1) {
    const { north, east } = rim(rings, at)
    for (const end of [0, 1]) {
      out.push(east, 0, -north)
      share.push(end)
    }
    const corner = 2 * at
    if (at < around) index.push(corner, corner + 1, corner + 2, corner + 2, corner + 1, corner + 3)
  }
  geometry.setAttribute('position', position)
  geometry.setAttribute('out3', new Float32BufferAttribute(out, 3))
  geometry.setAttribute('share', new Float32BufferAttribute(share, 1))
  geometry.setIndex(index)
  const mesh = new Mesh(geometry, material())
  mesh.frustumCulled = false
  mesh.renderOrder = 3
  return {
    mesh,
    shine(sun: Sun) {
      for (let at = 0; at <= around; at += 1) {
        const from = rim(rings, at)
        const to = landing(sun, from) ?? { ...from, up: pantheonConfig.diameter }
        position.setXYZ(2 * at, from.east, pantheonConfig.diameter, -from.north)
        position.setXYZ(2 * at + 1, to.east, to.up, -to.north)
      }
      position.needsUpdate = true
    },
  }
}

function patchMesh() {
  const geometry = new BufferGeometry()
  const position = new Float32BufferAttribute(new Float32Array((rings + 1) * (around + 1) * 3), 3)
  const index: number[] = []
  for (let ring = 0; ring < rings; ring += 1) {
    for (let at = 0; at < around; at += 1) {
      const corner = ring * (around + 1) + at
      const beyond = corner + around + 1
      index.push(corner, beyond, corner + 1, corner + 1, beyond, beyond + 1)
    }
  }
  geometry.setAttribute('position', position)
  geometry.setIndex(index)
  const mesh = new Mesh(
    geometry,
    new MeshBasicMaterial({
      color: 0xfff0c2,
      transparent: true,
      opacity: 0.82,
      side: DoubleSide,
      depthWrite: false,
    }),
  )
  mesh.frustumCulled = false
  mesh.renderOrder = 2
  return {
    mesh,
    shine(sun: Sun) {
      for (let ring = 0; ring <= rings; ring += 1) {
        for (let at = 0; at <= around; at += 1) {
          const to = landing(sun, rim(ring, at))
          if (!to) continue
          const { x, y, z } = raised(to)
          position.setXYZ(ring * (around + 1) + at, x, y, z)
        }
      }
      position.needsUpdate = true
    },
  }
}

/** A little off what it lies on, so that neither hides the other. */
function raised({ on, north, east, up }: Landing) {
  const by = 0.12
  if (on === 'floor') return { x: east, y: by, z: -north }
  const share = 1 - by / radius
  const y = on === 'wall' ? up : radius + (up - radius) * share
  return { x: east * share, y, z: -north * share }
}
