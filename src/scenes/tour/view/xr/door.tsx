import type { ThreeElements } from '@react-three/fiber'
import { useMemo } from 'react'
import { BackSide, Matrix4, type ShaderMaterialParameters, Vector2 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vec3 } from '../../../../math/vector.ts'
import { type Door, doorSize, toDoorSpace } from '../../model/xr/ar.ts'
import { rawViewerBackground } from '../scene/tile-material.ts'

/** What hides a picture where it is not seen through the doorway; inside, where the doorway is. Each eye for itself. */
export type DoorMask = ReturnType<typeof createDoorMask>

export const createDoorMask = () => ({
  toDoor: { value: new Matrix4() },
  doorHalf: { value: new Vector2(doorSize.width / 2, doorSize.height) },
  isInside: { value: false },
  headSide: { value: 1 },
})

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

/** Tells a mask where its doorway stands and where the visitor is. */
export function aimMask(mask: DoorMask, door: Door, eye: Vec3, isInside: boolean) {
  mask.toDoor.value
    .makeRotationY(radians(door.turn))
    .setPosition(...door.at)
    .invert()
  mask.isInside.value = isInside
  mask.headSide.value = Math.sign(toDoorSpace(door, eye)[2]) || 1
}

type Shader = Pick<ShaderMaterialParameters, 'vertexShader' | 'fragmentShader' | 'uniforms'>

/**
 * Lets a material be drawn only where its mask allows.
 * @param shader  with one `void main() {` in each of its two
 * @throws Error for another
 */
export function maskShader<Own extends Shader>(shader: Own, mask: DoorMask): Own {
  const begun = (source = '', before: string, first: string) => {
    const parts = source.split('void main() {')
    if (parts.length !== 2) throw new Error('A shader without a main function cannot be masked')
    return parts.join(`${before}void main() {${first}`)
  }
  const world = 'vWorld = (modelMatrix * vec4(position, 1.0)).xyz;'
  return Object.assign(shader, {
    uniforms: Object.assign(shader.uniforms ?? {}, mask),
    vertexShader: begun(shader.vertexShader, worldVarying, world),
    fragmentShader: begun(shader.fragmentShader, hides, 'if (isHidden()) discard;'),
  })
}

/** What is seen through the doorway where the picture is not: the viewer's ground. */
export function DoorBackground({ mask }: { mask: DoorMask }) {
  const shader = useMemo(() => {
    const seen = 'gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);'
    const ground = {
      vertexShader: `void main() { ${seen} }`,
      fragmentShader: 'uniform vec3 ground; void main() { gl_FragColor = vec4(ground, 1.0); }',
      uniforms: { ground: { value: rawViewerBackground } },
    }
    return maskShader(ground, mask)
  }, [mask])
  return (
    // A group, as pictures are: groups are drawn in their own order first.
    <group renderOrder={-2}>
      <mesh frustumCulled={false}>
        <sphereGeometry args={[90, 24, 16]} />
        <shaderMaterial
          {...{ args: [shader], side: BackSide, depthTest: false, depthWrite: false }}
        />
      </mesh>
    </group>
  )
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

type BeamProps = { at: [x: number, y: number]; size: [x: number, y: number]; color?: number }

const Beam = ({ at, size, color = 0xf7f5f0 }: BeamProps) => (
  <mesh position={[...at, 0]}>
    <boxGeometry args={[...size, post * 1.6]} />
    <meshBasicMaterial color={color} />
  </mesh>
)
