import {
  DepthTexture,
  HalfFloatType,
  Matrix4,
  PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** The layer of everything that a floor mirrors, and of its lights. */
const mirroredLayer = 1

/** The layer mask of what is both visible and mirrored. */
export const mirroredLayerMask = (1 << 0) | (1 << mirroredLayer)

/** Resolution of the reflection relative to the canvas; it is blurred anyway. */
const pixels = 0.5
/** The reflection is wider by this factor, since blur needs pixels beyond the edge. */
const wide = 1.16

const upsideDown = new Matrix4().makeScale(1, -1, 1)
const sideways = new Matrix4().makeScale(-1, 1, 1)

export type FloorMirror = ReturnType<typeof createFloorMirror>

/** A floor that shows only the blurred reflection of what is on the mirrored layer. */
export function createFloorMirror() {
  const target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    depthTexture: new DepthTexture(1, 1),
  })
  const eye = new PerspectiveCamera()
  eye.matrixAutoUpdate = false
  eye.matrixWorldAutoUpdate = false
  eye.layers.set(mirroredLayer)
  const uniforms = {
    mirrored: { value: target.texture },
    depths: { value: target.depthTexture },
    screen: { value: new Vector2() },
    wide: { value: wide },
    zoom: { value: 1 },
    aspect: { value: 1 },
    strength: { value: 0 },
    intoRoom: { value: new Matrix4() },
  }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  return {
    /** of a mesh that is not on the mirrored layer itself */
    material,
    /** Renders the reflection; to be called before each picture with its camera. */
    draw(gl: WebGLRenderer, scene: Scene, camera: PerspectiveCamera) {
      camera.updateMatrixWorld()
      const size = gl.getDrawingBufferSize(uniforms.screen.value)
      const side = (length: number) => Math.max(1, Math.ceil(length * pixels * wide))
      target.setSize(side(size.x), side(size.y))
      aim(eye, camera)
      uniforms.zoom.value = (camera.projectionMatrix.elements[5] ?? 1) / 2
      uniforms.aspect.value = size.x / size.y
      uniforms.intoRoom.value
        .multiplyMatrices(eye.projectionMatrix, eye.matrixWorldInverse)
        .invert()
      const before = gl.getRenderTarget()
      gl.setRenderTarget(target)
      gl.clear()
      gl.render(scene, eye)
      gl.setRenderTarget(before)
    },
    dispose() {
      target.depthTexture?.dispose()
      target.dispose()
      material.dispose()
    },
  }
}

/**
 * Sets up the camera below the floor that sees the mirror image. Its picture is flipped horizontally, so that faces
 * keep their orientation, and so is its frame, which is off-center when a picture is drawn in tiles.
 */
function aim(eye: PerspectiveCamera, camera: PerspectiveCamera): void {
  eye.matrixWorld.multiplyMatrices(upsideDown, camera.matrixWorld).multiply(sideways)
  eye.matrixWorldInverse.copy(eye.matrixWorld).invert()
  const frame = eye.projectionMatrix.copy(camera.projectionMatrix).elements
  frame[8] = -(frame[8] ?? 0)
  for (const column of [0, 4, 8, 12]) {
    for (const row of [0, 1]) frame[column + row] = (frame[column + row] ?? 0) / wide
  }
  eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert()
}

/** Passes the world position to the fragment shader. */
const vertexShader = `
varying vec3 place;
void main() {
  vec4 at = modelMatrix * vec4(position, 1.0);
  place = at.xyz;
  gl_Position = projectionMatrix * viewMatrix * at;
}`

/**
 * What the floor mirrors, the more the flatter it is seen, the less the higher it stands, and the more blurred.
 * Sources: Schlick 1994 (how reflection grows with the angle); Fernando 2005, "Percentage-closer soft shadows" (the
 * search for how far the blurred thing is, before it is blurred by that)
 */
const fragmentShader = `
uniform sampler2D mirrored;
uniform sampler2D depths;
uniform vec2 screen;
uniform float wide;
uniform float zoom;
uniform float aspect;
uniform float strength;
uniform mat4 intoRoom;
varying vec3 place;

const float spread = 0.11;
const float fade = 0.8;
const float head = 0.3;

float heightAt(vec2 at) {
  vec4 point = intoRoom * vec4(vec3(at, texture2D(depths, at).r) * 2.0 - 1.0, 1.0);
  return max(0.0, point.y / point.w);
}

void main() {
  vec2 seen = gl_FragCoord.xy / screen;
  vec2 at = 0.5 + (vec2(1.0 - seen.x, seen.y) - 0.5) / wide;
  vec3 way = cameraPosition - place;
  float far = length(way);
  // Of the picture's height, for each meter that the mirrored thing is high.
  float blur = spread * zoom / far / wide;
  vec2 shape = vec2(0.6 / aspect, 1.3);

  float height = 0.0;
  float hits = 0.0;
  for (int tap = -1; tap < 8; tap++) {
    float turn = float(tap) * 0.7854;
    vec2 off = tap < 0 ? vec2(0.0) : vec2(cos(turn), sin(turn)) * shape * blur * 0.6;
    float covered = step(0.5, texture2D(mirrored, at + off).a);
    height += covered * heightAt(at + off);
    hits += covered;
  }
  if (hits < 0.5) discard;
  float radius = blur * clamp(height / hits, 0.02, 1.2);

  vec4 sum = vec4(0.0);
  for (int tap = 0; tap < 16; tap++) {
    float share = sqrt((float(tap) + 0.5) / 16.0);
    float turn = float(tap) * 2.39996;
    sum += texture2D(mirrored, at + vec2(cos(turn), sin(turn)) * shape * radius * share);
  }
  sum /= 16.0;
  if (sum.a < 0.004) discard;
  float flatness = pow(1.0 - abs(way.y) / far, 5.0);
  float share = strength * (head + (1.0 - head) * flatness) * exp(-fade * height / hits) * sum.a;
  gl_FragColor = vec4(sum.rgb / sum.a, 1.0);
  #include <colorspace_fragment>
  gl_FragColor = vec4(gl_FragColor.rgb * share, share);
}`
