import type { ThreeElements } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { BackSide, Matrix4, ShaderMaterial, Vector2 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { type Door, doorSize, toDoorSpace } from '../../model/xr/ar.ts'
import { rawGround } from '../scene/tile-material.ts'

/** What hides a picture where it is not seen through the doorway; inside, where the doorway is. Each eye for itself. */
export type DoorMask = {
  readonly uniforms: {
    toDoor: { value: Matrix4 }
    doorHalf: { value: Vector2 }
    isInside: { value: boolean }
    headSide: { value: number }
  }
}

const worldVarying = 'varying vec3 vWorld;\n'

const hides = /* glsl */ `
  uniform mat4 toDoor;
  uniform vec2 doorHalf;
  uniform bool isInside;
  uniform float headSide;
  ${worldVarying}
  bool within(vec3 place) {
    return abs(place.x) <= doorHalf.x && place.y >= 0.0 && place.y <= doorHalf.y;
  }
  bool isHidden() {
    vec3 eye = (toDoor * vec4(cameraPosition, 1.0)).xyz;
    vec3 at = (toDoor * vec4(vWorld, 1.0)).xyz;
    // On the threshold one eye is in before the other.
    bool isIn = isInside != (eye.z * headSide < 0.0 && within(eye));
    bool isThrough = eye.z * at.z < 0.0 && within(mix(eye, at, eye.z / (eye.z - at.z)));
    return isThrough == isIn;
  }
`

export const createDoorMask = (): DoorMask => ({
  uniforms: {
    toDoor: { value: new Matrix4() },
    doorHalf: { value: new Vector2(doorSize.width / 2, doorSize.height) },
    isInside: { value: false },
    headSide: { value: 1 },
  },
})

/** Tells a mask where its doorway stands and where the visitor is. */
export function aimMask({ uniforms }: DoorMask, door: Door, eye: Vector3, isInside: boolean) {
  uniforms.toDoor.value
    .makeRotationY(radians(door.turn))
    .setPosition(...door.at)
    .invert()
  uniforms.isInside.value = isInside
  uniforms.headSide.value = Math.sign(toDoorSpace(door, eye)[2]) || 1
}

/**
 * Lets a material be drawn only where its mask allows.
 * @param material  whose shaders have one `void main() {` each
 * @throws Error for another
 */
export function maskMaterial(material: ShaderMaterial, { uniforms }: DoorMask) {
  const main = /void main\(\) \{/
  if (!main.test(material.vertexShader) || !main.test(material.fragmentShader))
    throw new Error('A material without a main function cannot be masked')
  Object.assign(material.uniforms, uniforms)
  material.vertexShader = material.vertexShader.replace(
    main,
    `${worldVarying}void main() { vWorld = (modelMatrix * vec4(position, 1.0)).xyz;`,
  )
  material.fragmentShader = material.fragmentShader.replace(
    main,
    `${hides}void main() { if (isHidden()) discard;`,
  )
  material.needsUpdate = true
}

/** What is seen through the doorway where the picture is not: the viewer's ground. */
export function DoorGround({ mask }: { mask: DoorMask }) {
  const [material] = useState(() => createGround(mask))
  useEffect(() => () => material.dispose(), [material])
  return (
    // A group, as pictures are: groups are drawn in their own order first.
    <group renderOrder={-2}>
      <mesh material={material} frustumCulled={false}>
        <sphereGeometry args={[90, 24, 16]} />
      </mesh>
    </group>
  )
}

function createGround(mask: DoorMask): ShaderMaterial {
  const material = new ShaderMaterial({
    vertexShader:
      'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: 'uniform vec3 ground; void main() { gl_FragColor = vec4(ground, 1.0); }',
    side: BackSide,
    depthTest: false,
    depthWrite: false,
    uniforms: { ground: { value: rawGround() } },
  })
  maskMaterial(material, mask)
  return material
}

/** Of the frame's posts, meters. */
const post = 0.045

/** The frame that a doorway stands in, with its threshold. */
export function DoorFrame(group: ThreeElements['group']) {
  const { width, height } = doorSize
  const side = (width + post) / 2
  const middle = (height + post) / 2
  return (
    <group {...group}>
      <Beam at={[-side, middle]} size={[post, height + post]} />
      <Beam at={[side, middle]} size={[post, height + post]} />
      <Beam at={[0, height + post / 2]} size={[width + 2 * post, post]} />
      <Beam at={[0, 0.006]} size={[width, 0.012]} color={0xff7a45} />
    </group>
  )
}

type BeamProps = {
  at: [x: number, y: number]
  size: [width: number, height: number]
  color?: number
}

const Beam = ({ at, size, color = 0xf7f5f0 }: BeamProps) => (
  <mesh position={[...at, 0]}>
    <boxGeometry args={[...size, post * 1.6]} />
    <meshBasicMaterial color={color} />
  </mesh>
)
